# Wie Mr. Monopoly einem Gespräch weiterhilft.

choice-item = { $number }, { $name }
or-numbered = { $first }, oder { $last }
sorry-keys = Versuchen wir es mit der Tastatur. Drück die Taste deiner Figur, tippe die Wörter, und drück Enter. Oder drück deinen Knopf und versuch es noch einmal.

## Noch einmal gesagt

spelled-amount = { $amount }: { $digits }.
spelled-name = { $name }: { $letters }.
nothing-to-spell = Darin ist weder ein Name noch ein Betrag.
doing-RepeatSlowly = langsam wiederholen
doing-SpellOut = buchstabieren

## Richtiggestellt

correct-nothing = Richtigstellen kann ich nur, was du selbst zuletzt getan hast. Für alles andere sag Rückgängig.
correct-other-kind = Das passt nicht zu dem, was du zuletzt getan hast. Sag Rückgängig, und dann alles noch einmal.
correct-the-same = Genau das habe ich getan.
correct-stays = Also bleibt alles, wie es war.
doing-CorrectProperty = lieber { $property }
doing-CorrectPlayer = lieber { $owner }
doing-CorrectAmount = lieber { $amount }

## Wie viel gesagt wird

words-full = Wieder ganze Sätze. Mit Vergnügen!
words-short = Dann kurz.
words-bare = Namen und Zahlen.
doing-SpeakFully = in ganzen Sätzen sprechen
doing-SpeakShortly = kurz sprechen
doing-SpeakBarely = nur die Zahlen

## Zeit

time-1 = Dann die übliche Zeit.
time-2 = Für alles doppelt so viel Zeit.
time-5 = Für alles fünfmal so viel Zeit.
time-10 = Für alles zehnmal so viel Zeit.
time-no-more = Es ist schon zehnmal so viel Zeit. Du kannst auch sagen: Ohne Zeitlimit.
time-off = Kein Zeitlimit. Ich warte auf euch, und in einer Auktion sagt ihr Weiter, bevor ich zähle.
time-off-already = Es gibt gerade kein Zeitlimit.
time-taken = Lass dir Zeit.
    .v2 = Ich warte.
time-nearly-up = Noch zwanzig Sekunden. Für mehr sag: Warte.
auction-stands = Ich warte auf Gebote, so lange ihr wollt. Sagt Weiter, dann zähle ich.
    .v2 = Bietet, oder sagt Weiter, dann zähle ich.
doing-MoreTime = mehr Zeit
doing-NoTimeLimits = kein Zeitlimit
doing-UsualTime = die übliche Zeit
doing-TakeTime = warten

## Vor großen Dingen

agree-large = { $amount }: { $what }? Drück deinen Knopf oder sag ja.

# The first command after a game was taken up is the last one from before.
doubt-again = Das ist schon geschehen: { $what }. Trotzdem noch einmal?
