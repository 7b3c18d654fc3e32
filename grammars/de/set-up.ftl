# Was Mr. Monopoly vor einem Spiel sagt: die Wahl des Spiels, des Bretts und der Hausregeln.

set-up-welcome = Guten Tag! Ich bin Mr. Monopoly, euer Bankier. Wartet auf den Ton, dann antwortet in Worten oder mit einer Zifferntaste. Sagt jederzeit Hilfe.
set-up-go-on = Euer letztes Spiel ist { $game }. Was machen wir?
set-up-saved-games = Welches gespeicherte Spiel?
set-up-games = Welches Spiel spielen wir?
set-up-boards = Welche Namen stehen auf eurem Brett?
set-up-options = { $game }. Wollt ihr zuerst die Hausregeln hören?
set-up-house-rules = { $on ->
    [0] Welche Hausregeln wollt ihr?
   *[other] Noch mehr Hausregeln?
 }
set-up-house-rule-on = { $option }: Das gilt.
set-up-house-rule-clash = { $option } passt nicht zu dem, was ihr gewählt habt. Das gilt also nicht.
set-up-item = { $number }: { $name }.
set-up-more = Oder sagt mehr, oder drückt 0.
set-up-that-is-all = Das war alles. Sagt mehr, oder drückt 0, um es von vorn zu hören.
set-up-saved-game = { $game }, begonnen am { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 }, bisher { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }
set-up-new-game = { $game } soll es sein.
set-up-going-on = Wir spielen weiter: { $game }.
set-up-sorry = Wie bitte?
set-up-sorry-names = Das habe ich nicht verstanden. Sagt einen der Namen oder seine Nummer.
set-up-sorry-examples = Ihr könntet { $example } sagen, oder mehr, oder zurück.
set-up-sorry-keys = Die Zifferntasten gehen immer: { $keys }.
set-up-key = { $number } für { $name }
set-up-no-such-number = Eine Nummer { $number } gibt es hier nicht. Die letzte ist { $last }.
set-up-still-here = Lasst euch Zeit. Ich höre zu.
set-up-help = Sagt einen Namen oder eine Nummer, oder drückt ihre Taste. Sagt mehr, oder drückt 0, für die nächsten Namen. Sagt wiederholen, um die Frage noch einmal zu hören, zurück, um die letzte Antwort zu ändern, langsamer oder lauter, damit ich anders spreche, und auf Wiedersehen, um zu gehen.
set-up-first-question = Das ist die erste Frage.
set-up-goodbye = Auf Wiedersehen! Es wurde nichts begonnen.

## Die Knöpfe der Figuren, wo sie Zifferntasten sind

set-up-tokens = Auf den Zifferntasten: { $keys }.
set-up-token = { $number } für { $player_accusative }

## Das Mikrofon

ears-deaf = Ich kann euch nicht hören: Das Mikrofon ist weg. Steckt es wieder ein, oder spielt mit den Tasten weiter.
ears-again = Ich kann euch wieder hören.
