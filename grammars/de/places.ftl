# Was Mr. Monopoly sagt, wo er würfelt und die Plätze der Figuren kennt.
# $space steht so, wie es nach "auf" steht: einem Bahnhof.

## Felder, die keine Grundstücke sind

space-go = LOS
space-chance = einem Ereignisfeld
space-community-chest = einem Gemeinschaftsfeld
space-railroad = einem Bahnhof
space-jail = dem Feld Nur zu Besuch
space-free-parking = Frei Parken
space-go-to-jail = dem Feld Gehe ins Gefängnis
space-trade = einem Tauschfeld
space-flight = einem Flugfeld
space-event = einem Ereignisfeld
space-location = einem Reisefeld

## Die Würfel

dice-rolled = { $player_is ->
    [you] Du hast
   *[other] { $Player } hat
 } { $second ->
    [0] { $first }
   *[other] { $first } und { $second }
 }{ $speed ->
    [none] {""}
    [bus] {" "}und den Bus
    [face] {" "}und mein eigenes Gesicht
   *[other] {" "}und { $speed } mit dem Turbowürfel
 } gewürfelt{ $utility ->
    [yes] , { $steps } für die Miete
   *[no] { $doubles ->
        [0] {""}
        [1] : ein Pasch
        [2] : schon wieder ein Pasch
       *[other] : der dritte Pasch
     }
 }.{ $waits ->
    [bus] {" "}Wähl selbst: Sag Ziehe um, und dann { $first }, { $second } oder { $steps }.
    [anywhere] {" "}Ein Dreierpasch! Geh, wohin du willst: Sag Setz mich auf, und den Ort. Kommst du dabei über LOS, sag es mir.
    [face] {" "}Wenn du hier getan hast, was das Feld sagt, sag: Weiter.
   *[none] {""}
 }
    .v2 = Für { $player_is ->
        [you] dich
       *[other] { $player_accusative }
     } sagen die Würfel { $second ->
        [0] { $first }
       *[other] { $first } und { $second }
     }{ $speed ->
        [none] {""}
        [bus] , und da kommt der Bus
        [face] , und auf dem dritten bin ich selbst
       *[other] , und { $speed } dazu auf dem Turbowürfel
     }{ $utility ->
        [yes] : { $steps } für die Miete
       *[no] { $doubles ->
            [0] {""}
            [1] : ein Zwillingspaar
            [2] : noch ein Zwillingspaar
           *[other] : das dritte Paar in Folge
         }
     }.{ $waits ->
        [bus] {" "}Wähl selbst: Sag Ziehe um, und dann { $first }, { $second } oder { $steps }.
        [anywhere] {" "}Ein Dreierpasch! Geh, wohin du willst: Sag Setz mich auf, und den Ort. Kommst du dabei über LOS, sag es mir.
        [face] {" "}Wenn du hier getan hast, was das Feld sagt, sag: Weiter.
       *[none] {""}
     }
starter-chosen = Ich habe für jeden von euch gewürfelt, und { $player } fängt an.
another-roll = { $player_is ->
    [you] Wenn du hier fertig bist, würfle noch einmal.
   *[other] Danach würfelt { $player } noch einmal.
 }
six-missed = Keine Sechs, also { $player_is ->
    [you] bleibst du
   *[other] bleibt { $player }
 } im Gefängnis. { $count ->
    [0] Das war der letzte Versuch, und die { $amount } sind jetzt fällig. Sag: Aus dem Gefängnis. Dann ziehe ich die Figur um diesen Wurf.
    [one] Noch ein Versuch, dann sind { $amount } fällig.
   *[other] Noch { $count } Versuche, dann sind { $amount } fällig.
 }

## Wohin eine Figur kommt

token-moved = { $by ->
    [hand] { $player_is ->
        [you] Du stehst jetzt auf { $space }.
       *[other] { $Player } steht jetzt auf { $space }.
     }
    [all] { $Player } steht nun auf { $space }.
   *[other] { $player_is ->
        [you] Du landest auf { $space }.
       *[other] { $Player } landet auf { $space }.
     }
 }
    .v2 = { $by ->
        [hand] { $player_is ->
            [you] Gut: Du stehst auf { $space }.
           *[other] Gut: { $Player } steht auf { $space }.
         }
        [all] { $Player } steht nun auf { $space }.
       *[other] { $player_is ->
            [you] Damit stehst du auf { $space }.
           *[other] Damit steht { $player } auf { $space }.
         }
     }
place-wanted = Sag mir, wohin du gehst: Sag Setz mich auf, und den Ort.

place-mortgaged = Das gehört { $owner_dative } und ist belastet: keine Miete.
place-nearest-railroad = Das gehört { $owner_dative }. Sag: Doppelte Miete zahlen.
place-nearest-utility = Das gehört { $owner_dative }. Sag: Würfeln. Und dann: Das Zehnfache der Würfel zahlen.
follow-go = Mehr ist hier nicht zu tun.
follow-chance = Sag: Ereigniskarte.
follow-community-chest = Sag: Gemeinschaftskarte.
follow-event = Sag: Ein Ereignis ziehen.
follow-railroad = Sag: Bahnfahrt.
follow-jail = Du bist nur zu Besuch. Wink denen, die drinnen sitzen.
follow-jailed = { $player_is ->
    [you] Du sitzt
   *[other] { $Player } sitzt
 } im Gefängnis. Würfle, oder sag: Aus dem Gefängnis.
follow-free-parking-rest = Eine Rast für die Füße, und sie kostet nichts.
follow-free-parking = { $amount ->
    [M0] In der Mitte liegt nichts.
   *[other] { $amount } liegen in der Mitte. Sag: Frei Parken.
 }
follow-trade = Du darfst für { $amount } tauschen. Sag: Tauschen.
follow-forced-trade = Du darfst jemanden zum Tausch zwingen. Sag: Zwangstausch.
follow-flight = Du darfst zu irgendeinem Grundstück fliegen{ $amount ->
    [M0] , ganz umsonst
   *[other] , für { $amount }
 }. Sag: Fliegen.
follow-location = Für { $amount } darfst du auf ein Grundstück ziehen, das niemandem gehört, oder auf ein eigenes. Sag: Reisefeld.
follow-income-tax = { $choice ->
    [yes] Sag: { $tax } zahlen, das sind { $amount }. Oder sag: Zehn Prozent zahlen.
   *[no] Das sind { $amount }. Sag: { $tax } zahlen.
 }
follow-luxury-tax = Das sind { $amount }. Sag: { $tax } zahlen.
undone-place = { $Player } steht wieder auf { $space }.

## Antworten

place-told = { $jailed ->
    [yes] { $player_is ->
        [you] Du sitzt im Gefängnis.
       *[other] { $Player } sitzt im Gefängnis.
     }
   *[no] { $player_is ->
        [you] Du stehst auf { $space }.
       *[other] { $Player } steht auf { $space }.
     }
 }
space-told = { $jailed ->
    [yes] {""}
   *[no] Du stehst auf { $space }.{" "}
 }{ $follow }
ahead-told = Weiter geht es mit { $spaces }.
distance-told = { $steps ->
    [one] Bis zu { $space } ist es nur ein Feld.
   *[other] Bis zu { $space } sind es { $steps } Felder.
 }
roll-told = { $first ->
    [0] Du hast noch nicht gewürfelt.
   *[other] Du hast { $second ->
        [0] { $first }
       *[other] { $first } und { $second }
     }{ $speed ->
        [none] {""}
        [bus] {" "}und den Bus
        [face] {" "}und mein Gesicht
       *[other] {" "}und { $speed } mit dem Turbowürfel
     } gewürfelt.
 }

## Was nicht zum Platz passt, wird zurückgefragt

doubt-place = Du stehst auf { $space }. Trotzdem: { $what }?
doubt-go = Für LOS zahle ich von selbst, sooft jemand darüberkommt. Trotzdem: { $what }?
doubt-roll = Du hast schon gewürfelt. Trotzdem noch einmal: { $what }?
refused-no-such-space = So ein Feld gibt es auf diesem Brett nicht.
refused-no-bus = Du hast keinen Bus, mit dem du fahren könntest.
refused-not-by-bus = Die Würfel zeigen { $first } und { $second }. Nimm einen davon oder beide.
refused-no-face = Mein Gesicht ist nicht auf deinen Würfeln.
refused-face-leads-nowhere = Es ist nichts mehr da, wohin mein Gesicht dich führen könnte. Bleib, wo du bist.
refused-needs-speed-die = Und was zeigt der Turbowürfel?

## Fragen, und wie ein Befehl heißt

ask-die = Was zeigt der Würfel?
ask-face = Und was zeigt der Turbowürfel?
ask-bus = Um wie viele Felder?
ask-space = Welches Feld?
some-space = einem Feld
some-steps = so viele Felder
sorry-expect-die = Das habe ich nicht verstanden. Sag, was ein Würfel zeigt, von eins bis sechs.
sorry-expect-face = Das habe ich nicht verstanden. Sag, was der Turbowürfel zeigt: eins, zwei, drei, den Bus oder dein Gesicht.
sorry-expect-space = Das habe ich nicht verstanden. Ich brauche den Namen eines Feldes, wie auf dem Brett.
doing-RollDice = würfeln
doing-TellDice = du hast { $second ->
    [none] { $dice ->
        [1] { $first }
       *[other] einen Pasch mit { $first }
     }
   *[other] { $first } und { $second }
 }{ $speed ->
    [none] {""}
    [bus] {" "}und den Bus
    [face] {" "}und mein Gesicht
   *[other] {" "}und { $speed }
 } gewürfelt
doing-ChooseStarter = wer anfängt
doing-TakeBus = um { $steps } ziehen
doing-FollowFace = weiter zum nächsten Grundstück
doing-PutToken = { $chosen_is ->
    [bank] du stehst
   *[other] { $chosen } steht
 } auf { $space }
doing-NameSpace = auf { $space }
doing-NameDie = { $die }
doing-NameFace = { $face ->
    [bus] der Bus
    [face] mein Gesicht
   *[other] { $face }
 }
doing-AskPlace = wo du stehst
doing-AskPlayerPlace = wo { $owner } steht
doing-AskSpace = was hier zu tun ist
doing-AskRoll = was du gewürfelt hast
doing-AskAhead = was vor dir liegt
doing-AskDistance = wie weit es bis zu { $space } ist
done-RollDice = der Wurf { $player_von }
done-TellDice = der Wurf { $player_von }
done-ChooseStarter = die Auslosung, wer anfängt
done-TakeBus = die Busfahrt { $player_von }
done-FollowFace = der Weg { $player_von } nach meinem Gesicht
done-PutToken = { $chosen_is ->
    [bank] { $player } kam
   *[other] { $chosen } kam
 } auf { $space } zu stehen
