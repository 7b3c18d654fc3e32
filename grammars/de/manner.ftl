# Wie Mr. Monopoly spricht, und wie lange seine Auktionen warten.

speak-slower = Langsamer also. Ich habe den ganzen Abend Zeit.
    .v2 = Wie du wünschst: etwas langsamer.
speak-faster = Schneller also!
    .v2 = Wie du wünschst: etwas schneller.
speak-louder = Lauter also.
    .v2 = Ich hoffe, so hörst du mich besser.
speak-quieter = Leiser also.
    .v2 = Wie du wünschst: etwas leiser.
speak-higher = Etwas höher, so.
speak-lower = Etwas tiefer, so.
speak-slower-no-more = Noch langsamer, und ich schlafe ein.
speak-faster-no-more = Schneller kann ich nicht sprechen.
speak-louder-no-more = Lauter kann ich nicht sprechen. Dreh bitte den Lautsprecher auf.
speak-quieter-no-more = Leiser kann ich nicht sprechen. Dreh bitte den Lautsprecher herunter.
speak-higher-no-more = Höher kann ich nicht sprechen.
speak-lower-no-more = Tiefer kann ich nicht sprechen.
speak-without-pitch = Meine Stimme kann hier nicht höher oder tiefer. Langsamer, schneller, lauter oder leiser ginge.

pace-normal = Also Auktionen wie gewohnt.
pace-slow = Ich lasse mehr Zeit für Gebote.
pace-very-slow = Ich lasse reichlich Zeit für Gebote.
auction-held = Ich warte. Sag Weiter, wenn du so weit bist.
auction-taken-up = Es geht weiter.
auction-held-already = Ich warte schon. Sag Weiter, wenn du so weit bist.
    .v2 = Ich warte noch. Sag Weiter, dann geht die Auktion weiter.
auction-runs-already = Die Auktion läuft.
nothing-to-hold = Es läuft keine Auktion, die warten könnte.

doing-SpeakSlower = langsamer sprechen
doing-SpeakFaster = schneller sprechen
doing-SpeakLouder = lauter sprechen
doing-SpeakQuieter = leiser sprechen
doing-SpeakHigher = höher sprechen
doing-SpeakLower = tiefer sprechen
doing-NormalAuctions = Auktionen wie gewohnt
doing-SlowAuctions = langsame Auktionen
doing-VerySlowAuctions = sehr langsame Auktionen
doing-WaitInAuction = warten
doing-GoOnWithAuction = weiter
