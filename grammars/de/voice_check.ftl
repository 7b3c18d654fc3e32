# Was Mr. Monopoly sagt, während er die Stimme eines Spielers lernt: 'voicebanker voice-check'.

voice-check-who = Wessen Stimme soll ich lernen? Drückt oder nennt eine Figur, bitte.
voice-check-begin = Auf ein Wort mit { $player_dative }, wenn ich darf. Ich bitte um { $count ->
    [one] einen Namen
   *[other] { $count } Namen
 }; sprich jeden nach dem Ton.
voice-check-name = Bitte sag: { $property }.
voice-check-again = Das war sehr leise. Noch einmal, bitte: { $property }.
voice-check-trying = Danke. Einen Augenblick, ich probiere meine Hörrohre.
voice-check-heard = { $heard ->
    [0] Leider war ich mir bei keinem von { $count } sicher.
   *[other] Ich habe { $heard } von { $count } verstanden.
 }
voice-check-asked = { $asked ->
    [one] Bei einem hätte ich gefragt, ob ich richtig gehört habe.
   *[other] Bei { $asked } hätte ich gefragt, ob ich richtig gehört habe.
 }
voice-check-better = { $before ->
    [0] Ohne das neue Hörrohr wäre es keiner gewesen.
   *[other] Ohne das neue Hörrohr wären es { $before } gewesen.
 }
voice-check-nearer = Komm etwas näher ans Mikrofon.
voice-check-quieter = Um dich herum ist es laut: Ein ruhigeres Zimmer würde helfen.
voice-check-softer = Das ist zu laut für das Mikrofon: Geh zurück, oder dreh es herunter.
voice-check-slower = Etwas langsamer, dann komme ich mit.
voice-check-kept = So höre ich zu, wann immer in diesem Spiel { $player } das Wort hat.
voice-check-not-kept = Es gibt kein gespeichertes Spiel, bei dem ich das behalten könnte. Fangt eines an, und kommt wieder.
