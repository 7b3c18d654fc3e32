# Handel zwischen zwei Spielern, dem beide zustimmen. $player handelt mit $partner.

deal-cards = { $count ->
    [one] eine Gefängnisfreikarte
   *[other] { $count } Gefängnisfreikarten
 }
nothing = nichts
deal-opened = { $player_is ->
    [you] Ein Handel mit { $partner_dative }.
   *[other] { $Player } handelt mit { $partner_dative }.
 }
    .v2 = { $player_is ->
        [you] Du und { $partner }, an meinem Tisch.
       *[other] { $Player } und { $partner }, an meinem Tisch.
     }
deal-changed = { $player_is ->
    [you] Du gibst also { $gives } und bekommst { $takes }.
   *[other] { $Player } gibt also { $gives } und bekommt { $takes }.
 }
    .v2 = { $player_is ->
        [you] Das ist { $gives } von dir und { $takes } für dich.
       *[other] Das ist { $gives } { $player_von } und { $takes } dafür.
     }
deal-offered = { $Player } gibt { $partner_dative } { $gives } und bekommt { $takes }.
    .v2 = Das Angebot: { $player } gibt { $partner_dative } { $gives } und bekommt { $takes }.
deal-made = Der Handel gilt! { $Player } hat { $partner_dative } { $gives } gegeben und { $takes } bekommen.{ $money_moved ->
    [yes] {" "}{ $Balances }.
   *[no] {""}
 } Tauscht eure Karten.
    .v2 = Hand drauf! { $Player } hat { $partner_dative } { $gives } gegeben und { $takes } bekommen.{ $money_moved ->
        [yes] {" "}{ $Balances }.
       *[no] {""}
     } Tauscht eure Karten.
deal-declined = { $Partner } sagt nein. Alles bleibt, wie es ist.
    .v2 = Kein Handel, sagt { $partner }. Es hat sich nichts bewegt.
deal-dropped = Also kein Handel. Es hat sich nichts bewegt.
    .v2 = Aus dem Handel wird nichts. Alles bleibt, wie es ist.

ask-deal-partner = Mit wem?
    .v2 = Wer soll es sein?
ask-deal = { $empty ->
    [yes] Was gibst du, und was willst du?
   *[no] Was noch? Wenn das alles ist, sag: Anbieten.
 }
    .v2 = { $empty ->
        [yes] Sag, was du gibst und was du willst.
       *[no] Noch etwas? Wenn nicht, sag: Anbieten.
     }
ask-consent = { $partner_name }, drück deinen Knopf, wenn du einverstanden bist, oder sag nein.
    .v2 = { $partner_name }, bist du einverstanden? Drück deinen Knopf, oder sag nein.

refused-deal-open = { $player_is ->
    [you] Du handelst gerade mit { $partner_dative }. Biete es erst an, oder lass es.
   *[other] { $Player } handelt gerade mit { $partner_dative }. Bringen wir das erst zu Ende.
 }
refused-consent-open = { $Partner } muss erst { $player_dative } antworten: mit dem Knopf für ja, oder mit nein.
refused-no-deal = Es gibt keinen Handel, zu dem etwas dazukommt. Sag: Handeln.
refused-no-consent = Niemand hat einen Handel angeboten.
refused-not-your-deal = Diesen Handel macht { $player }.
refused-not-your-consent = Einverstanden sein muss { $partner }.
refused-deal-with-oneself = Zu einem Handel gehört noch jemand.
refused-deal-not-owned = { $owner_is ->
    [you] { $property } gehört dir nicht.
   *[other] { $property } gehört { $owner_dative } nicht.
 }
refused-deal-has-it = { $property } ist schon in dem Handel.
refused-deal-beyond-cash = { $owner_is ->
    [you] Du hast nur { $owner_balance }.
   *[other] { $Owner } hat nur { $owner_balance }.
 }
refused-deal-no-card = { $owner_is ->
    [you] Du hast keine Gefängnisfreikarte mehr.
   *[other] { $Owner } hat keine Gefängnisfreikarte mehr.
 }
refused-deal-is-empty = Noch würde nichts den Besitzer wechseln. Sag, was du gibst oder was du willst.

doing-OpenDeal = mit { $partner_dative } handeln
doing-GiveDeed = { $give } geben
doing-TakeDeed = { $take } haben wollen
doing-GiveMoney = { $amount } geben
doing-TakeMoney = { $amount } haben wollen
doing-GiveJailCard = eine Gefängnisfreikarte geben
doing-TakeJailCard = eine Gefängnisfreikarte haben wollen
doing-OfferDeal = den Handel anbieten
doing-DropDeal = den Handel lassen
doing-DeclineDeal = nein zum Handel
done-OpenDeal = der Handel { $player_von } mit { $partner_dative }
done-GiveDeed = { $give } im Handel { $player_von }
done-TakeDeed = { $take } im Handel { $player_von }
done-GiveMoney = das Geld im Handel { $player_von }
done-TakeMoney = das Geld im Handel { $player_von }
done-GiveJailCard = die Karte im Handel { $player_von }
done-TakeJailCard = die Karte im Handel { $player_von }
done-OfferDeal = das Angebot { $player_von }
done-DropDeal = das Ende des Handels { $player_von }
done-AgreeToDeal = der Handel, dem { $player } zugestimmt hat
done-DeclineDeal = das Nein { $player_von }

sorry-expect-deal = Das habe ich nicht verstanden. Sag, was du gibst oder was du willst, zum Beispiel: Ich gebe zweihundert.
sorry-expect-consent = Das habe ich nicht verstanden. Drück deinen Knopf, wenn du einverstanden bist, oder sag nein.
resumed-deal = { $Player } handelt noch mit { $partner_dative }: { $player } gibt { $gives } und bekommt { $takes }.
resumed-consent = { $Player } bietet { $partner_dative } { $gives } für { $takes }.
