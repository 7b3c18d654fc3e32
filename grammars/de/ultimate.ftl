# Was Mr. Monopoly nur in Ultimate Banking sagt.
#
# $levels        wohin Häuser kommen: Piccadilly auf Stufe 4, ...
# $rents         die Mieten eines Grundstücks: M220 auf Stufe 1, ...

level-item = { $property } auf Stufe { $level }
level-rent-item = { $amount } auf Stufe { $level }

too-late = Ich habe keinen Namen gehört, also lasse ich es.
    .v2 = Das hat zu lange gedauert. Drück deinen Knopf, wenn du es weißt.

## Häuser und Farbgruppen

house-placed = Setz sein Haus auf Stufe 1.
    .v2 = Sein Haus kommt auf Stufe 1.
    .v3 = Setz ein Haus auf Stufe 1.
rent-levels-changed = { $levels_count ->
    [one] Setz das Haus um: { $levels }.
   *[other] Setz die Häuser um: { $levels }.
 }
rent-levels-kept = { $levels_count ->
    [one] Das Haus kann nicht weiter und bleibt.
   *[other] Diese Häuser können nicht weiter und bleiben.
 }
set-completed = Die Farbgruppe { $color_set } ist vollständig! Ihre Häuser steigen: { $levels }.
    .v2 = Und damit ist die Farbgruppe { $color_set } komplett! Setz ihre Häuser um: { $levels }.

## Reisefeld, Gefängnis

location-used = { $player_is ->
    [you] Auf die Reise, für { $amount }: { $property }. Dir bleiben { $player_balance }. Unterwegs zahlt LOS nichts.
   *[other] { $Player } ist für { $amount } gereist, Ziel { $property }, und hat noch { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] { $amount } für die Reise, und noch { $player_balance } für dich. Dein Ziel ist { $property }, ohne Geld für LOS.
       *[other] { $Player } hat { $amount } für eine Reise gezahlt, Ziel { $property }, und hat noch { $player_balance }.
     }
double-rolled = { $player_is ->
    [you] Ein Pasch! Du bist frei. Zieh um diesen Wurf, dann ist dein Zug zu Ende.
   *[other] { $Player } hat einen Pasch gewürfelt und ist aus dem Gefängnis.
 }
double-missed = { $count ->
    [0] Pech, und das war der letzte Versuch. { $amount } sind fällig. { $player_is ->
        [you] Sag: Aus dem Gefängnis.
       *[other] { $Player } muss aus dem Gefängnis.
     }
    [one] Pech. { $player_is ->
        [you] Du hast
       *[other] { $Player } hat
     } noch einen Versuch, dann kostet es { $amount }.
   *[other] Pech. { $player_is ->
        [you] Du hast
       *[other] { $Player } hat
     } noch { $count } Versuche, dann kostet es { $amount }.
 }

## Auktionen

auction-prepared = { $property } wird versteigert, ab { $amount }. Wenn alle bereit sind, drückt einen Knopf oder sagt Anfangen. Oder sagt: Niemand will es.
    .v2 = Eine Auktion, ab { $amount }: { $property }! Drückt einen Knopf oder sagt Anfangen, wenn alle bereit sind. Oder sagt: Niemand will es.
bidding-began = Und los, ab { $amount }! Drück deinen Knopf, um zu bieten.
    .v2 = Hände an die Knöpfe! Das erste Gebot ist { $amount }.
auction-counted-down = { $count }.
auction-waits = { $property } wird noch versteigert, ab { $amount }. Drückt einen Knopf oder sagt Anfangen. Oder sagt: Niemand will es.
sorry-expect-bidding = Das habe ich nicht verstanden. Drückt einen Knopf oder sagt Anfangen, oder sagt: Niemand will es.
    .v2 = Sagt Anfangen oder drückt einen Knopf, dann geht es los. Oder sagt: Niemand will es.
help-bidding = Drückt einen Knopf oder sagt Anfangen, dann beginnt die Auktion. Danach ist jeder Druck ein Gebot. Wenn niemand es will, sagt es, und ich behalte die Karte.

## Ereignisse

property-wanted = { "" }
property-chosen = { $property } soll es sein.
    .v2 = { $property } also.
nothing-to-do = { $player_is ->
    [you] Dafür gibt es kein Grundstück. Es geschieht nichts.
   *[other] Dafür gab es kein Grundstück, und es geschah nichts.
 }
rents-capped = Die nächste Miete gilt auf Stufe 1{ $count ->
    [one] {""}
   *[other] , und zwar { $count } Mal
 }. Die Häuser steigen trotzdem.
rent-cap-used = { $count ->
    [0] Das war die letzte Miete auf Stufe 1.
    [one] Noch eine Miete gilt auf Stufe 1.
   *[other] Noch { $count } Mieten gelten auf Stufe 1.
 }

## Schulden und das Ende

deed-handed-over = { $debtor_is ->
    [you] { $property } geht an { $creditor_accusative } und zählt { $amount }. { $change ->
        [M0] {""}
       *[other] Du bekommst { $change } zurück, das macht { $debtor_balance }.
     }
   *[other] { $Debtor } hat { $creditor_dative } { $property } gegeben, das zählt { $amount }. { $change ->
        [M0] {""}
       *[other] { $Debtor } hat { $change } zurückbekommen und hat { $debtor_balance }.
     }
 } { $left ->
    [M0] Die Schuld ist bezahlt.
   *[other] Offen bleiben { $left }.
 } Lasst das Haus, wo es ist.
bank-made-up = Die Bank ersetzt { $amount }, die { $creditor_is ->
    [you] dir noch zustehen. Du hast { $creditor_balance }.
   *[other] { $creditor_dative } noch zustehen. { $Creditor } hat { $creditor_balance }.
 }
rank-tie-deed = { $Players } haben je { $total }; das teuerste Grundstück bringt { $winners_accusative } nach vorn.
rank-tie-shared-deed = { $Players } haben gleich viel, und niemand ein teureres Grundstück; sie teilen sich den Platz.

## Zurücknehmen

undone-levels = { $levels_count ->
    [one] Setz das Haus zurück:
   *[other] Setz die Häuser zurück:
 } { $levels }.
undone-capped = { $count ->
    [0] Keine Miete wird mehr niedrig gehalten.
    [one] Wieder ist eine Miete auf Stufe 1 zu zahlen.
   *[other] Wieder sind { $count } Mieten auf Stufe 1 zu zahlen.
 }

## Antworten

level-told = { $owner_is ->
    [bank] { $property } gehört niemandem, also steht dort kein Haus. Auf Stufe { $level } wäre die Miete { $amount }.
    [you] { $property } gehört dir. Es ist auf Stufe { $level }, dort ist die Miete { $amount }.
   *[other] { $property } gehört { $owner_dative }. Es ist auf Stufe { $level }, dort ist die Miete { $amount }.
 }
rents-told = Die Mieten für { $property }: { $rents }.

## Was nicht geht

refused-raise-not-yours = { $property } gehört { $owner_dative }. Erhöhen kannst du nur deine eigenen Mieten.
refused-no-rise-in-jail = Du bist im Gefängnis, also steigt keine deiner Mieten.
refused-cannot-afford-location = Ein Reisefeld kostet { $amount }, und du hast { $player_balance }.
refused-location-owned = { $property } gehört { $owner_dative }. Wähl etwas, das niemandem gehört, oder etwas Eigenes.
refused-double-outside-jail = Du bist nicht im Gefängnis. Mach deinen Zug, und wenn es ein Pasch war, würfle noch einmal.
refused-no-tries-left = Deine Versuche sind verbraucht. { $amount } sind fällig: Sag Aus dem Gefängnis.
refused-bidding-begun = Die Auktion läuft schon: { $property }. Drück deinen Knopf, um zu bieten.
refused-bidding-not-begun = Die Auktion hat noch nicht begonnen: { $property }.
refused-bid-stands = { $Bidder } will es, für { $amount }. Das Gebot steht.
refused-draw-yourself = Die Ereignisse liegen auf dem Tisch. Zieh eines, drück deinen Knopf und sag Ereignis.
refused-cannot-undo = { $kind ->
    [card] Was ein Ereignis getan hat, kann ich nicht zurücknehmen.
    [auction] Eine Auktion kann ich nicht zurücknehmen.
    [debt] Was zu einer Schuld geführt hat, kann ich nicht zurücknehmen.
    [rise] Eine Miete, die gestiegen ist, bleibt oben.
   *[other] Das kann ich nicht zurücknehmen.
 } Ich nehme Miete, einen Kauf, LOS, die Kaution und ein Reisefeld zurück, wenn es das Letzte war.

## Fragen von Mr. Monopoly

ask-debt-hand-over = { $debtor_name }, welches Grundstück gibst du ab? Offen sind { $amount }.
    .v2 = { $debtor_name }, { $amount } sind offen. Welches deiner Grundstücke gibst du ab?
ask-choice-own-property = { $player_name }, welches deiner eigenen Grundstücke?
    .v2 = { $player_name }, nenne eines deiner eigenen Grundstücke.
ask-choice-any-property = { $player_name }, welches Grundstück? Es darf jedem gehören.
    .v2 = { $player_name }, nenne ein Grundstück, das jemandem gehört.
ask-choice-give = { $player_name }, welches deiner eigenen Grundstücke gibst du?
    .v2 = { $player_name }, welches von deinen geht weg?
ask-choice-take = { $player_name }, welches Grundstück eines anderen nimmst du für { $give }?
    .v2 = { $player_name }, und was willst du für { $give }?

## Wie ein Befehl heißt

doing-RaiseRent = Miete erhöhen für { $property }
doing-UseLocation = ein Reisefeld, Ziel { $property }
doing-RollDouble = einen Pasch gewürfelt
doing-MissDouble = keinen Pasch gewürfelt
doing-ChooseProperty = { $property }
doing-BeginBidding = mit der Auktion anfangen
doing-CallOffAuction = die Auktion absagen
doing-AskLevel = die Stufe von { $property }
doing-AskRents = die Mieten von { $property }
done-RaiseRent = { $player } hat die Miete für { $property } erhöht
done-UseLocation = das Reisefeld { $player_von }
done-RollDouble = der Pasch { $player_von }
done-MissDouble = der Versuch { $player_von }
done-BiddingBegan = der Beginn der Auktion
