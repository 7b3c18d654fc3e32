# Was Mr. Monopoly sagt. Der Kopf von grammars/en/replies.ftl nennt die Angaben.
#
# Fälle: $player steht im Nominativ, $player_accusative und $player_dative in den anderen, und
# $player_von sagt "vom Hund" oder "von der Katze"; dasselbe gilt für $owner, $payee und alle
# übrigen. Der Artikel folgt dem Geschlecht in names.yaml.
# Am Tisch wird geduzt.

## Listen

list-two = { $first } und { $last }
list-more = { $first }, { $last }
list-last = { $first } und { $last }
nobody = niemand
nobody-accusative = niemanden
nobody-dative = niemandem
the-bank = die Bank
the-bank-accusative = die Bank
the-bank-dative = der Bank
token = { $article ->
    [yes] { $gender ->
        [feminine] die
        [neuter] das
       *[masculine] der
     } { $name }
   *[no] { $name }
 }
the-token-accusative = { $article ->
    [yes] { $gender ->
        [feminine] die
        [neuter] das
       *[masculine] den
     } { $name }
   *[no] { $name }
 }
the-token-dative = { $article ->
    [yes] { $gender ->
        [feminine] der
       *[masculine] dem
     } { $name }
   *[no] { $name }
 }
the-bank-von = von der Bank
nobody-von = von niemandem
the-token-von = { $article ->
    [yes] { $gender ->
        [feminine] von der
       *[masculine] vom
     } { $name }
   *[no] von { $name }
 }
house = Haus
hotel = Hotel
balance-item = { $player_is ->
    [you] du hast { $player_balance }
   *[other] { $player } hat { $player_balance }
 }

## Mitspielen

who-plays = Willkommen bei Monopoly! Wer spielt mit? Drückt den Knopf eurer Figur.
player-joined = { $Player } ist dabei, mit { $player_balance }.
    .v2 = { $Player } sitzt am Tisch, mit { $player_balance } zum Anfang.
    .v3 = Schön, dass { $player } mitspielt. { $player_balance } liegen auf dem Konto.
say-start = Wenn alle da sind, drück deinen Knopf noch einmal und sag: Spiel beginnen.
game-began = Es geht los! { $first ->
    [youngest] Wer von euch am jüngsten ist, fängt an.
   *[highest_roll] { $places ->
        [yes] Fragt mich: Wer fängt an?
       *[no] Würfelt. Wer am höchsten würfelt, fängt an.
     }
 }
    .v2 = Lasst uns spielen! { $first ->
        [youngest] Wer am jüngsten ist, fängt an.
       *[highest_roll] { $places ->
            [yes] Fragt mich: Wer fängt an?
           *[no] Der höchste Wurf fängt an.
         }
     }

## Kaufen und Auktionen

property-bought = { $player_is ->
    [you] { $property } gehört dir, für { $amount }. Du hast noch { $player_balance }.
   *[other] { $Player } hat { $property } für { $amount } gekauft und noch { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Verkauft! { $property } für { $amount }. Es bleiben dir { $player_balance }.
       *[other] { $property } ging für { $amount } an { $player_accusative }. Es bleiben { $player_balance }.
     }
    .v3 = { $player_is ->
        [you] Eine gute Wahl. { $amount } an die Bank, und { $property } ist dein. Du hast { $player_balance }.
       *[other] { $Player } hat { $amount } für { $property } bezahlt und hat { $player_balance }.
     }
auction-opened = { $Property } wird versteigert! Wir fangen bei { $amount } an. { $bids ->
    [spoken] Drück deinen Knopf und sag dein Gebot.
   *[button] Drück deinen Knopf, um zu bieten.
 }
    .v2 = Eine Auktion: { $property }! Das erste Gebot ist { $amount }{ $bids ->
        [spoken] {" "}oder mehr. Drück und sag, was du bietest.
       *[button] . Drück, um zu bieten.
     }
bid-placed = { $Bidder }, { $amount }.
    .v2 = { $amount } { $bidder_von }.
bid-passed = { $Player_von } kommt also nichts mehr.
    .v2 = { $Player } passt.
auction-called = { $call ->
    [1] { $bidder_is ->
        [bank] Zum Ersten. Niemand für { $amount }?
       *[other] Zum Ersten, bei { $amount } für { $bidder_accusative }.
     }
   *[2] { $bidder_is ->
        [bank] Zum Zweiten. Letzte Gelegenheit bei { $amount }.
       *[other] Zum Zweiten, bei { $amount }.
     }
 }
auction-won = Und zum Dritten! { $Bidder } bekommt { $property } für { $amount } und hat noch { $bidder_balance }.
    .v2 = Verkauft an { $bidder_accusative }! { $Property } für { $amount }. Es bleiben { $bidder_balance }.
auction-cancelled = { $Bidder } hat { $amount } für { $property } geboten und hat nur { $bidder_balance }. Daraus wird nichts. { $Property } bleibt bei mir. Versteigert es noch einmal, wenn ihr wollt.
    .v2 = Kein Verkauf! { $amount } für { $property }, und { $bidder } hat { $bidder_balance }. Ich behalte die Karte; ihr dürft noch einmal bieten.
auction-failed = Also kein Gebot von { $amount }. { $Property } bleibt bei mir.
    .v2 = Niemand bei { $amount }? Dann behalte ich { $property }.

## Miete, Tausch, Gebäude

rent-paid = { $player_is ->
    [you] { $amount } Miete für { $property }, von dir an { $owner_accusative }. Du hast noch { $player_balance }; { $owner } hat { $owner_balance }.
   *[other] { $Player } hat { $owner_dative } { $amount } Miete für { $property } gezahlt. { $Player } hat noch { $player_balance }; { $owner } hat { $owner_balance }.
 }
    .v2 = { $player_is ->
        [you] Du hast { $owner_dative } { $amount } für den Aufenthalt gezahlt: { $property }. Dir bleiben { $player_balance }, und { $owner } hat { $owner_balance }.
       *[other] { $amount } Miete für { $property } gingen { $player_von } an { $owner_accusative }. { $Player } hat { $player_balance }, { $owner } hat { $owner_balance }.
     }
properties-traded = { $player_is ->
    [you] Abgemacht! Du hast { $take }, und { $owner } hat { $give }.{ $amount ->
        [M0] {""}
       *[other] {" "}Die Gebühr war { $amount }; du hast noch { $player_balance }.
     } Tauscht eure Karten.
   *[other] { $Player } hat { $owner_dative } { $give } für { $take } gegeben.{ $amount ->
        [M0] {""}
       *[other] {" "}Die Gebühr war { $amount }; { $player } hat noch { $player_balance }.
     }
 }
    .v2 = { $player_is ->
        [you] Ein kühner Tausch. { $take } gehört jetzt dir, { $give } gehört { $owner_dative }.{ $amount ->
            [M0] {""}
           *[other] {" "}{ $amount } für meine Mühe, und dir bleiben { $player_balance }.
         } Tauscht eure Karten.
       *[other] { $Player } hat { $give } gegen { $take } getauscht, mit { $owner_dative }{ $amount ->
            [M0] {""}
           *[other] , für eine Gebühr von { $amount }. Es bleiben { $player_balance }
         }.
     }
building-built = { $player_is ->
    [you] Ein { $building } auf { $property } für { $amount }. Du hast noch { $player_balance }.
   *[other] { $Player } hat für { $amount } ein { $building } auf { $property } gebaut und noch { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Da steht es! { $amount } für ein { $building } auf { $property }, und dir bleiben { $player_balance }.
       *[other] { $Player } hat ein { $building } auf { $property } gesetzt. Das waren { $amount }, es bleiben { $player_balance }.
     }
building-returned = Das { $building } auf { $property } kommt zurück in die Schachtel.

## LOS, Bahnfahrten, Gefängnis

go-passed = { $player_is ->
    [you] { $amount } für den Weg über LOS. Du hast { $player_balance }.
   *[other] { $Player } hat { $amount } für den Weg über LOS bekommen und hat { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Einmal herum: { $amount } für dich. Das macht { $player_balance }.
       *[other] { $amount } von der Bank für { $player_accusative }, einmal über LOS. Das macht { $player_balance }.
     }
train-ridden = { $player_is ->
    [you] Alles einsteigen! Der Zug bringt dich hierhin: { $property }. Für LOS gibt es kein Geld.
   *[other] Der Zug hat { $player_accusative } hierhin gebracht: { $property }.
 }
    .v2 = { $player_is ->
        [you] Die Fahrkarten, bitte! Dein Halt ist { $property }. Unterwegs zahlt LOS nichts.
       *[other] Mit dem Zug fuhr { $player } hierhin: { $property }.
     }
place-unowned = Zu haben für { $amount }. { $auctions ->
    [yes] Kauf es oder versteigere es.
   *[no] Kauf es, wenn du magst.
 }
place-yours = { $player_is ->
    [you] Das gehört dir. { $has_levels ->
        [yes] Sag: Miete erhöhen.
       *[no] Ruh dich aus.
     }
   *[other] Das gehört { $player_dative }.
 }
place-of-jailed = Das gehört { $owner_dative }, und im Gefängnis gibt es keine Miete.
place-owned = Das gehört { $owner_dative }. Die Miete ist { $amount }, falls { $owner } sie verlangt.
flight-taken = { $player_is ->
    [you] Bitte anschnallen! Dein Ziel ist { $property }{ $amount ->
        [M0] , und du fliegst umsonst
       *[other] , für { $amount }, und dir bleiben { $player_balance }
     }. Für LOS gibt es kein Geld.
   *[other] { $Player } ist geflogen, und zwar hierhin: { $property }{ $amount ->
        [M0] , ganz umsonst
       *[other] , für { $amount }, und hat noch { $player_balance }
     }.
 }
    .v2 = { $player_is ->
        [you] Fertig zum Start! Nächster Halt: { $property }{ $amount ->
            [M0] , mit besten Grüßen der Fluglinie
           *[other] . Das waren { $amount }, und dir bleiben { $player_balance }
         }. Unterwegs zahlt LOS nichts.
       *[other] { $Player } nahm das Flugzeug: { $property }{ $amount ->
            [M0] , ohne zu bezahlen
           *[other] . Das waren { $amount }, es bleiben { $player_balance }
         }.
     }
jail-entered = { $player_is ->
    [you] Ab ins Gefängnis mit dir! Zieh deine Figur dorthin, und für LOS gibt es nichts.{ $jail_open ->
        [yes] {""}
       *[no] {" "}Keine Miete und keine Gebote, bis du draußen bist.
     }
   *[other] { $Player } sitzt jetzt im Gefängnis{ $jail_open ->
        [yes] {""}
       *[no] {" "}und bekommt weder Miete noch Gebote, bis die Tür aufgeht
     }.
 }
    .v2 = { $player_is ->
        [you] Die Tür fällt hinter dir zu. Zieh deine Figur ins Gefängnis, an LOS vorbei und ohne einen Groschen.{ $jail_open ->
            [yes] {""}
           *[no] {" "}Drinnen gibt es keine Miete und keine Gebote.
         }
       *[other] Die Tür ist zu, und { $player } sitzt dahinter.{ $jail_open ->
            [yes] {""}
           *[no] {" "}Drinnen gibt es keine Miete und keine Gebote.
         }
     }
jail-left = { $player_is ->
    [you] Du bist aus dem Gefängnis!
   *[other] { $Player } ist aus dem Gefängnis.
 }
    .v2 = { $player_is ->
        [you] Die Tür geht auf. Du bist wieder frei.
       *[other] Die Tür geht auf, und { $player } ist frei.
     }
jail-fee-paid = { $player_is ->
    [you] { $amount }, und du bist frei. Du hast noch { $player_balance }. { $rolled ->
        [yes] Zieh um deinen letzten Wurf
       *[no] Wirf { $dice ->
            [1] den Würfel
           *[other] die Würfel
         }
     }.
   *[other] { $Player } hat { $amount } gezahlt, um aus dem Gefängnis zu kommen, und hat noch { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Für { $amount } steht die Tür offen. Dir bleiben { $player_balance }. { $rolled ->
            [yes] Zieh um deinen letzten Wurf
           *[no] Wirf { $dice ->
                [1] den Würfel
               *[other] die Würfel
             }
         }.
       *[other] { $Player } ist für { $amount } aus dem Gefängnis gekommen. Es bleiben { $player_balance }.
     }
jail-card-used = { $player_is ->
    [you] Deine Karte öffnet die Tür. Leg sie zurück { $dice ->
        [1] unter den Stapel und wirf den Würfel
       *[other] { $jail_cards ->
            [one] neben das Brett
           *[other] unter ihren Stapel
         } und wirf die Würfel
     }.
   *[other] { $Player } hat die Gefängnisfreikarte benutzt.
 }

## Ereigniskarten

deck-shuffled = Ich habe die { $deck ->
    [event] Ereignisse
   *[chance] { $chest ->
        [yes] Gemeinschaftskarten
       *[no] Ereigniskarten
     }
 } gemischt.
card-drawn = { $player_is ->
    [you] { $card_deck ->
        [event] Ein Ereignis: { $card_call }
        [chest] Gemeinschaftskarte!
       *[chance] Ereigniskarte!
     } { $card }
   *[other] { $Player } hat { $card_deck ->
        [event] ein Ereignis gezogen: { $card_call }
        [chest] eine Gemeinschaftskarte gezogen.
       *[chance] eine Ereigniskarte gezogen.
     } { $card }
 }
card-read = { $player_is ->
    [you] { $deck ->
        [event] Ein Ereignis: { $card_call }
       *[chance] Ereigniskarte!
     } { $card }
   *[other] { $Player } hat { $deck ->
        [event] ein Ereignis vorgelesen: { $card_call }
       *[chance] eine Ereigniskarte vorgelesen.
     } { $card }
 }
card-paid-player = { $player_is ->
    [you] Hier sind { $amount }. Du hast { $player_balance }.
   *[other] { $Player } hat { $amount } bekommen und hat { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] { $amount } für dich. Das macht { $player_balance }.
       *[other] { $amount } gingen an { $player_accusative }. Das macht { $player_balance }.
     }
player-paid-card = { $player_is ->
    [you] Ich habe { $amount } abgebucht. Du hast noch { $player_balance }.
   *[other] { $Player } hat { $amount } gezahlt und hat noch { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Das macht { $amount } für die Bank, und dir bleiben { $player_balance }.
       *[other] { $amount } gingen { $player_von } an die Bank. Es bleiben { $player_balance }.
     }
collected-from-each = { $player_is ->
    [you] { $amount } von jedem, { $sum } zusammen. Du hast { $player_balance }.
   *[other] { $Player } hat { $amount } von jedem bekommen, { $sum } zusammen, und hat { $player_balance }.
 } Und { $payers_balances }.
paid-each = { $player_is ->
    [you] { $amount } an jeden, { $sum } zusammen. Du hast noch { $player_balance }.
   *[other] { $Player } hat { $amount } an jeden gezahlt, { $sum } zusammen, und hat noch { $player_balance }.
 } Und { $payees_balances }.
nothing-to-pay = { $player_is ->
    [you] Du hast nichts, wofür du zahlen müsstest. Glückspilz!
   *[other] { $Player } hatte nichts zu zahlen.
 }
jail-card-taken = { $player_is ->
    [you] Nimm die Karte. Sie gehört dir, bis du sie brauchst.
   *[other] { $Player } hat jetzt die Karte.
 }

choice-offered = { $kind ->
    [both_collect] { $amount } für dich und { $amount } für jemanden deiner Wahl.
   *[send_to_jail] Jemand deiner Wahl geht ins Gefängnis.
 }
player-chosen = { $Player } wählt { $chosen_accusative }.
    .v2 = { $Chosen } soll es sein, sagt { $player }.
both-collected = { $amount } für { $player_is ->
    [you] dich
   *[other] { $player_accusative }
 } und { $amount } für { $chosen_is ->
    [you] dich
   *[other] { $chosen_accusative }
 }. { $player_is ->
    [you] Du hast
   *[other] { $Player } hat
 } { $player_balance }, und { $chosen_is ->
    [you] du hast
   *[other] { $chosen } hat
 } { $chosen_balance }.
nobody-to-choose = Es ist niemand mehr da, den du dorthin schicken könntest.
reward-paid = { $player_is ->
    [you] Deine Karte bringt dir noch { $amount }. Du hast { $player_balance }.
   *[other] Die Karte bringt { $player_dative } noch { $amount }. Das macht { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Und ein Bonus von { $amount }. Das macht { $player_balance }.
       *[other] Und ein Bonus von { $amount } für { $player_accusative }. Das macht { $player_balance }.
     }

## Schulden und das Ende

debt-arose = { $debtor_is ->
    [you] Du schuldest { $owed }, und du hast nur { $debtor_balance }.
   *[other] { $Debtor } schuldet { $owed } und hat nur { $debtor_balance }.
 }
owed-item = { $player_dative } { $amount }
debt-settled = { $debtor_is ->
    [you] { $property } geht an { $receiver_accusative }{ $cash_count ->
        [0] {""}
       *[other] , mit all deinem Bargeld: { $cash }
     }. Die Schuld ist bezahlt. Du hast noch { $debtor_balance }.
   *[other] { $Debtor } hat { $property } an { $receiver_accusative } gegeben{ $cash_count ->
        [0] {""}
       *[other] , mit allem Bargeld: { $cash }
     }. Die Schuld ist bezahlt. { $Debtor } hat noch { $debtor_balance }.
 }{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }
cash-taken = { $debtor_is ->
    [you] Das geht zuerst dorthin: { $cash }. Du hast noch { $debtor_balance }
   *[other] Das geht zuerst dorthin: { $cash }. { $Debtor } hat noch { $debtor_balance }
 }{ $cash_players ->
    [0] {""}
   *[other] . { $Cash_balances }
 }. Offen bleiben { $left }.
deed-sold = { $debtor_is ->
    [you] { $property } geht für { $amount } zurück an die Bank{ $cash_count ->
        [0] {""}
       *[other] ; davon { $cash }
     }. Du hast noch { $debtor_balance }.
   *[other] { $Debtor } gibt { $property } für { $amount } zurück an die Bank{ $cash_count ->
        [0] {""}
       *[other] ; davon { $cash }
     }. { $Debtor } hat noch { $debtor_balance }.
 }{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }{ $has_levels ->
    [yes] {" "}Nehmt das Haus vom Brett.
   *[no] {""}
 } { $left ->
    [M0] Die Schuld ist bezahlt.
   *[other] Offen bleiben { $left }.
 }
debt-let-go = Es ist nichts mehr zu verkaufen, also erlasse ich { $amount }. { $debtor_is ->
    [you] Du bleibst im Spiel. Kopf hoch!
   *[other] { $Debtor } bleibt im Spiel.
 }
last-rent-paid = { $Player } bekommt eine letzte Miete für { $count ->
    [one] ein Grundstück
   *[other] { $count } Grundstücke
 }, { $amount }, und hat { $player_balance }.
cash-item = { $player_is ->
    [you] { $amount } an dich
   *[other] { $amount } an { $player_accusative }
 }
player-went-bankrupt = { $debtor_is ->
    [you] Du bist pleite!
   *[other] { $Debtor } ist pleite!
 }{ $property_is ->
    [none] {""}
   *[some] {" "}{ $property } geht an { $receiver_accusative }.
 }{ $cash_count ->
    [0] {""}
   *[other] {" "}Das letzte Bargeld: { $cash }.
 } { $debtor_is ->
    [you] Du hast
   *[other] { $Debtor } hat
 } noch { $debtor_balance }.{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }
game-ended = Das Spiel ist aus. { $winners_count ->
    [1] { $Winners } gewinnt!
   *[other] { $Winners } teilen sich den Sieg!
 } { $ranking }
rank-item = Platz { $place }: { $player } mit { $total }, davon { $money } in bar und { $property_value } in Grundstücken.
rank-item-cash = Platz { $place }: { $player } mit { $total }.
rank-item-rent = Platz { $place }: { $player } mit { $total }, davon { $money } in bar und { $property_value } an Mieten zum Schluss.
rank-tie-money = { $Players } haben gleich viel und teilen sich den Platz.
rank-tie-property = { $Players } haben je { $total }; mehr Grundbesitz bringt { $winners_accusative } nach vorn.
rank-tie-shared = { $Players } haben gleich viel in bar und in Grundstücken und teilen sich den Platz.

## Zurücknehmen

undone = Zurückgenommen: { $what }. { $changes }
    .v2 = Als wäre nichts gewesen: { $what }. { $changes }
undone-nothing-moved = Es war kein Geld geflossen.
undone-balances = Jetzt gilt: { $balances }.
undone-owner = { $property } gehört wieder { $owner_dative }.
undone-unowned = { $property } gehört wieder niemandem.
undone-bid = { $bidder_is ->
    [bank] Niemand hat geboten; wir fangen wieder bei { $amount } an.
   *[other] Das Gebot steht bei { $amount }, { $bidder_von }.
 }
undone-building = Auf { $property } steht wieder { $building_is ->
    [none] nichts
   *[some] { $count ->
        [0] ein { $building }
        [one] ein { $building }
       *[other] das: { $count } Häuser
     }
 }.
undone-jail-card = { $holder_is ->
    [bank] { $jail_cards ->
        [one] Die Gefängnisfreikarte liegt wieder beim Brett.
       *[other] Eine Gefängnisfreikarte liegt wieder in ihrem Stapel.
     }
   *[other] { $Holder } hat wieder { $jail_cards ->
        [one] die
       *[other] eine
     } Gefängnisfreikarte.
 }
undone-mortgaged = { $property } ist wieder mit einer Hypothek belastet.
undone-not-mortgaged = { $property } ist nicht mehr belastet.
undone-fallen = { $Player } ist wieder im Spiel.
undone-jailed = { $Player } sitzt wieder im Gefängnis.
undone-free = { $Player } ist nicht im Gefängnis.
undone-left = { $Player } ist nicht im Spiel.
undone-joining = Wir sammeln wieder Mitspieler.
undone-over = Das Spiel geht weiter.

## Antworten

balance-told = { $player_is ->
    [you] Du hast { $amount }.
   *[other] { $Player } hat { $amount }.
 }
balances-told = { $Players_balances }.
properties-told = { $owner_is ->
    [you] { $count ->
        [0] Dir gehört kein Grundstück.
        [one] Dir gehört ein Grundstück. { $properties }
       *[other] Dir gehören { $count } Grundstücke. { $properties }
     }
   *[other] { $count ->
        [0] { $Owner_dative } gehört kein Grundstück.
        [one] { $Owner_dative } gehört ein Grundstück. { $properties }
       *[other] { $Owner_dative } gehören { $count } Grundstücke. { $properties }
     }
 }{ $cards ->
    [0] {""}
    [one] {" "}{ $owner_is ->
        [you] Du hast
       *[other] { $Owner } hat
     } { $jail_cards ->
        [one] die
       *[other] eine
     } Gefängnisfreikarte.
   *[other] {" "}{ $owner_is ->
        [you] Du hast
       *[other] { $Owner } hat
     } { $cards } Gefängnisfreikarten.
 }
owner-told = { $owner_is ->
    [you] { $property } gehört dir.
    [bank] { $property } gehört niemandem. Der Preis ist { $amount }.
   *[other] { $property } gehört { $owner_dative }.
 }
owned-item = { $property }{ $state ->
    [mortgaged] {" "}mit Hypothek
    [hotel] {" "}mit einem Hotel
    [house] {" "}mit { $count ->
        [one] einem Haus
       *[other] { $count } Häusern
     }
   *[bare] {""}
 }
price-told = { $property } kostet { $amount }.{ $house ->
    [M0] {""}
   *[other] {" "}Ein Haus darauf kostet { $house }, ein Hotel { $hotel }{ $houses_first ->
        [one] {""}
       *[other] {" "}mehr, auf { $houses_first } Häuser
     }.
 }
rent-told = Die Miete für { $property } ist { $amount }{ $step ->
    [level] { $owner_is ->
        [bank] , sobald es jemandem gehört
       *[other] , auf Stufe { $level }
     }
    [capped] , diesmal auf Stufe 1, denn jemand ist auf der Flucht
    [owned] { $owner_is ->
        [bank] , sobald es jemandem gehört, und steigt mit jedem weiteren
        [you] , weil dir { $count } davon gehören
       *[other] , weil { $owner_dative } { $count } davon gehören
     }
    [set] , weil { $owner_is ->
        [you] dir
       *[other] { $owner_dative }
     } die ganze Farbgruppe gehört
    [house] , wegen { $count ->
        [one] des Hauses
       *[other] der { $count } Häuser
     }
    [hotel] , wegen des Hotels
   *[alone] { $owner_is ->
        [bank] , sobald es jemandem gehört
       *[other] { $builds ->
            [yes] , ohne Farbgruppe und ohne Gebäude
           *[no] , für ein Grundstück ohne seine Farbgruppe
         }
     }
 }.
buildings-left-told = In der Schachtel: { $houses ->
    [0] keine Häuser
    [one] ein Haus
   *[other] { $houses } Häuser
 } und { $hotels ->
    [0] keine Hotels
    [one] ein Hotel
   *[other] { $hotels } Hotels
 }.
jail-told = { $count ->
    [0] Niemand ist im Gefängnis.
    [one] { $Players } ist im Gefängnis.
   *[other] { $Players } sind im Gefängnis.
 }
reward-told = { $kind ->
    [six] { $amount } für jede Sechs, die du würfelst. Sag mir Bescheid.
    [free-flight] Du fliegst umsonst.
    [chance] { $amount } bei jeder Ereigniskarte.
    [new-set] { $amount } für den ersten Kauf in jeder Farbgruppe.
   *[none] Deine Figur bringt nichts.
 }
standings-told = { $winners_count ->
    [1] { $Winners } liegt vorn.
   *[other] { $Winners } liegen gleichauf.
 } { $ranking }
last-told = Das Letzte war: { $what }
last-nothing = Es ist noch nichts geschehen.
last-undone = { $count ->
    [one] Zuletzt wurde etwas zurückgenommen.
   *[other] Die letzten { $count } Male wurde etwas zurückgenommen.
 }

## Was nicht geht

refused-unknown-token = Diese Figur ist nicht in der Schachtel.
refused-already-joined = { $Player } ist schon dabei.
refused-table-full = Alle { $most } Figuren sind vergeben.
refused-too-few-players = Wir brauchen mindestens { $least } Spieler.
refused-begun-already = Das Spiel hat schon begonnen.
refused-not-begun = Das Spiel hat noch nicht begonnen. Drück den Knopf deiner Figur, um mitzuspielen.
refused-not-playing = { $Player } spielt nicht mit.
refused-not-in-this-edition = Das gibt es in dieser Ausgabe nicht.
refused-game-over = Das Spiel ist aus.{ $undoes ->
    [all] {" "}Rückgängig würde das Letzte zurücknehmen.
   *[some] {""}
 }
refused-auction-running = Bringen wir erst die Auktion zu Ende: { $property }.
refused-debt-open = { $debtor_is ->
    [you] Du musst erst deine Schuld von { $amount } begleichen.
   *[other] { $Debtor } muss erst eine Schuld von { $amount } begleichen.
 }
refused-card-is-held = { $holder_is ->
    [you] Du hast
   *[other] { $Holder } hat
 } diese Karte schon.
refused-choice-open = { $player_is ->
    [you] Du musst
   *[other] { $Player } muss
 } erst { $wanted ->
    [property] ein Grundstück
   *[player] einen Spieler
 } wählen.
refused-no-choice = Jetzt gibt es nichts zu wählen.
refused-not-your-choice = { $Player } hat die Karte gezogen und muss wählen.
refused-cannot-choose = { $Chosen } kann nicht gewählt werden. Es geht: { $players_or }.
refused-in-jail-already = Du bist schon im Gefängnis.
refused-not-in-jail = Du bist nicht im Gefängnis.
refused-no-bids-in-jail = { $Player } ist im Gefängnis und kann nicht bieten.
refused-owner-in-jail = { $Owner } ist im Gefängnis, also gibt es keine Miete für { $property }.
refused-six-brings-nothing = Eine Sechs bringt dir jetzt nichts.
refused-cannot-afford-flight = Ein Flug kostet { $amount }, und du hast { $player_balance }.
refused-set-is-safe = { $property } gehört zu einer ganzen Farbgruppe { $owner_von } und ist sicher. Wähl etwas anderes.
refused-no-auction = Es läuft keine Auktion.
refused-no-debt = Du schuldest nichts.
refused-already-yours = { $property } gehört dir schon.
refused-owned-by-other = { $property } gehört { $owner_dative }.
refused-cannot-afford-property = { $property } kostet { $amount }, und du hast { $player_balance }.{ $auctions ->
    [yes] {" "}Du könntest es versteigern.
   *[no] {""}
 }
refused-cannot-afford-building = Ein { $building } auf { $property } kostet { $amount }, und du hast { $player_balance }.
refused-cannot-afford-bid = Das nächste Gebot ist { $amount }, und { $player } hat { $player_balance }.
refused-cannot-afford-trade = Ein Tausch kostet { $amount }, und du hast { $player_balance }.
refused-no-card-left = Es ist keine Karte mehr zum Ziehen da.
refused-rent-unowned = { $property } gehört niemandem, also gibt es keine Miete. { $auctions ->
    [yes] Kauf es oder versteigere es.
   *[no] Kauf es, wenn du magst.
 }
refused-rent-own = { $property } gehört dir selbst. Keine Miete.
refused-bid-is-yours = { $Player } hat schon das Gebot, bei { $amount }.
refused-bid-too-low = Das nächste Gebot ist { $amount } oder mehr.
refused-none-left = In der Schachtel ist kein { $building } mehr. Warte, bis eines zurückkommt.
refused-no-set-yet = Du brauchst eine ganze Farbgruppe, bevor du bauen kannst.
refused-build-unowned = { $property } gehört niemandem. Bauen kannst du nur auf deinen eigenen Farbgruppen.
refused-set-incomplete = Um auf { $property } zu bauen, fehlt dir noch { $missing }.
refused-already-built = Auf { $property } steht schon ein { $building }.
refused-nothing-to-trade = Du hast nichts zum Tauschen.
refused-give-not-yours = { $property } gehört dir nicht. Wähl etwas Eigenes.
refused-take-unowned = { $property } gehört niemandem.
refused-take-yours = { $property } gehört dir schon.
refused-developed = In der Farbgruppe von { $property } steht ein Gebäude, also kann man es nicht tauschen. Wähl etwas anderes.
refused-debt-not-your-property = { $property } gehört dir nicht. Wähl etwas Eigenes.
refused-not-your-debt = Das schuldet { $debtor } und muss selbst wählen.
refused-only-one-step = Ich kann nur einen Schritt zurücknehmen. Für mehr: Startet das Spiel mit der Option --undo-any.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-repeat = Ich habe noch nichts gesagt.
refused-nothing-to-cancel = Es gibt nichts abzubrechen.

## Fragen von Mr. Monopoly

ask-property = Welches Grundstück?
    .v2 = Welches denn?
ask-amount = Wie viel?
    .v2 = Welcher Betrag?
ask-dice = Was zeigen die Würfel?
    .v2 = Was hast du gewürfelt?
ask-card = Welche Karte ist es?
    .v2 = Was sagt die Karte?
ask-take = Welches Grundstück willst du dafür?
    .v2 = Und was hättest du gern dafür?
ask-building = Ein Haus oder ein Hotel?
ask-build-where = Auf welchem Grundstück?
    .v2 = Wo soll es stehen?
ask-which-player = Welcher Spieler?
ask-debt-cash-and-one-deed = { $debtor_name }, welches Grundstück gibst du?
    .v2 = { $debtor_name }, welches deiner Grundstücke soll es sein?
ask-debt-sell-deeds = { $debtor_name }, welches Grundstück verkaufst du? Offen sind { $amount }.
    .v2 = { $debtor_name }, { $amount } sind offen. Welches deiner Grundstücke verkaufst du?
ask-choice-both-collect = { $player_name }, wer soll mit dir bekommen: { $players_or }?
    .v2 = { $player_name }, mit wem teilst du dein Glück: { $players_or }?
ask-choice-send-to-jail = { $player_name }, wer geht ins Gefängnis: { $players_or }?
    .v2 = { $player_name }, wer soll ins Gefängnis: { $players_or }?
ask-confirm = Hast du gesagt: { $what }?
ask-which-of = Meinst du { $choices }?
or-two = { $first } oder { $last }
auction-goes-on = { $Property } wird noch versteigert. { $bidder_is ->
    [bank] Wir fangen bei { $amount } an.
   *[other] { $Bidder } steht bei { $amount }.
 } { $bids ->
    [spoken] Drück deinen Knopf und sag dein Gebot.
   *[button] Drück deinen Knopf, um zu bieten.
 }

## Wie ein Befehl heißt, wenn er vorgelesen wird

doing-Buy = { $property } kaufen
doing-AuctionOff = { $property } versteigern
doing-BidAmount = { $amount } bieten
doing-PassBid = passen
doing-PayRent = Miete zahlen für { $property }
doing-PassGo = über LOS
doing-DrawChance = { $deck ->
    [event] ein Ereignis ziehen
   *[chance] eine Ereigniskarte
 }
doing-RideTrain = eine Bahnfahrt
doing-Trade = { $give } gegen { $take } tauschen
doing-LeaveJail = aus dem Gefängnis
doing-Build = ein { $building } auf { $property } bauen
doing-GiveProperty = { $property } geben
doing-TakeFlight = ein Flug, Ziel { $property }
doing-GoToJail = ins Gefängnis gehen
doing-RollSix = eine Sechs gewürfelt
doing-ReadCard = die { $deck ->
    [event] Ereigniskarte
   *[chance] Karte
 } { $card_title } befolgen
doing-NameCard = { $card_title }
doing-NameDice = { $dice }
doing-NameAmount = { $amount } ({ $amount_digits })
doing-EndGame = das Spiel beenden
doing-ChoosePlayer = { $chosen }
doing-Join = mitspielen
doing-BeginGame = das Spiel beginnen
doing-AskBalance = dein Kontostand
doing-AskPlayerBalance = wie viel { $owner } hat
doing-AskBalances = das Geld von allen
doing-AskProperties = was dir gehört
doing-AskPlayerProperties = was { $owner_dative } gehört
doing-AskOwner = wem { $property } gehört
doing-AskPrice = was { $property } kostet
doing-AskRent = die Miete für { $property }
doing-AskBuildingsLeft = wie viele Gebäude noch da sind
doing-AskJail = wer im Gefängnis ist
doing-AskReward = was deine Figur bringt
doing-AskStandings = wer führt
doing-AskLast = was zuletzt geschah
doing-Undo = rückgängig
doing-Repeat = wiederholen
doing-Help = Hilfe
doing-Cancel = abbrechen
doing-Pause = das Spiel unterbrechen
doing-NameAlone = { $property }
doing-NameProperty = { $property }
doing-NamePlayer = { $owner }
doing-NameBuilding = ein { $building }
some-property = ein Grundstück
other-property = ein anderes Grundstück
some-player = jemand
some-card = von dir
some-building = Gebäude
some-amount = ein Betrag
done-Join = { $player } spielt mit
done-BeginGame = der Beginn des Spiels
done-Buy = { $player } hat { $property } gekauft
done-AuctionOff = die Auktion von { $property }
done-Bid = das Gebot { $player_von }
done-BidAmount = das Gebot { $player_von }
done-PayRent = { $player } hat Miete für { $property } gezahlt
done-PassGo = { $player } kam über LOS
done-DrawChance = { $deck ->
    [event] das Ereignis
   *[chance] die Ereigniskarte
 } { $player_von }
done-RideTrain = die Bahnfahrt { $player_von }
done-Trade = { $player } hat { $give } gegen { $take } getauscht
done-TakeFlight = der Flug { $player_von }, Ziel { $property }
done-GoToJail = { $player } ging ins Gefängnis
done-RollSix = die Sechs { $player_von }
done-ReadCard = { $deck ->
    [event] das Ereignis
   *[chance] die Ereigniskarte
 } { $player_von }
done-EndGame = das Ende des Spiels
done-LeaveJail = { $player } kam aus dem Gefängnis
done-Build = { $player } hat ein { $building } auf { $property } gebaut

## Nicht verstanden

sorry = Wie bitte?
    .v2 = Verzeihung?
    .v3 = Noch einmal, bitte?
sorry-expect-command = Das habe ich nicht verstanden. Sag einen Befehl, zum Beispiel Kaufen, Miete zahlen oder Über LOS.
sorry-expect-property = Das habe ich nicht verstanden. Ich brauche den Namen eines Grundstücks, wie auf dem Brett.
sorry-expect-player = Das habe ich nicht verstanden. Ich brauche den Namen einer Figur.
sorry-expect-building = Das habe ich nicht verstanden. Sag Haus oder Hotel.
sorry-expect-yes-no = Das habe ich nicht verstanden. Sag ja oder nein.
sorry-expect-choose = Das habe ich nicht verstanden. Sag den Namen oder seine Nummer, das Erste, das Nächste oder nein.
sorry-expect-debt = Das habe ich nicht verstanden. { $debts ->
    [raise_cash] Sag Hypothek, Ein Haus verkaufen, oder Ich bin pleite.
   *[other] Nenne eines deiner Grundstücke.
 }
sorry-expect-amount = Das habe ich nicht verstanden. Sag einen Betrag, zum Beispiel einhundertzwanzig.
sorry-expect-dice = Das habe ich nicht verstanden. Sag, was die Würfel zeigen, zum Beispiel sieben.
sorry-expect-card = Das habe ich nicht verstanden. Nenne die Karte, die du gezogen hast.
sorry-expect-choice = Das habe ich nicht verstanden. Nenne, was du wählst, wie ich gefragt habe.
sorry-expect-joining = Das habe ich nicht verstanden. Sag: Spiel beginnen. Oder drück den Knopf einer Figur, um mitzuspielen.
sorry-expect-bid = Das habe ich nicht verstanden. Sag dein Gebot, zum Beispiel einhundertzwanzig, oder passe.
sorry-expect-auction = { $bids ->
    [spoken] Drück deinen Knopf, dann sag dein Gebot.
   *[button] Drück deinen Knopf, um zu bieten.
 }
    .v2 = Zum Bieten drück deinen Knopf{ $bids ->
        [spoken] {" "}und sag, wie viel
       *[button] {""}
     }.
sorry-expect-over = Das habe ich nicht verstanden. Du kannst fragen, wer führt{ $undoes ->
    [all] , oder Rückgängig sagen
   *[some] {""}
 }.
sorry-examples = { $phase ->
    [command] Zum Beispiel: { $property } kaufen. Oder sag Hilfe, dann hörst du mehr.
    [property] Zum Beispiel: { $property }. Oder sag Hilfe.
    [player] Zum Beispiel: { $player }. Oder sag Hilfe.
   *[other] Sag Hilfe, dann hörst du, was du jetzt sagen kannst.
 } Du kannst es auch tippen.
press-first = Drück zuerst den Knopf deiner Figur.
    .v2 = Erst der Knopf deiner Figur, bitte. Dann sprich.
give-up = Lassen wir das. Drück deinen Knopf, wenn du so weit bist.
nothing-heard = Ich habe nichts gehört.
still-waiting = Ich warte. Drück deinen Knopf, wenn du so weit bist.
noise = Hier ist es laut. Komm etwas näher, drück deinen Knopf noch einmal und sag alles von vorn.
    .v2 = Ich höre immer noch nur Lärm. Drück deinen Knopf noch einmal und sprich nah bei mir.
name-alone = Was ist mit { $property }? Sag, was du tun willst.
    .v2 = { $property }, ja. Und was soll ich damit machen?
unknown-name = „{ $said }“ kenne ich nicht.
cancelled = Gut, vergessen.
    .v2 = Dann eben nicht.
not-saved = Das konnte ich nicht speichern, also habe ich es nicht getan. { $problem }
saved-perhaps = Ich weiß nicht, ob das gespeichert wurde, also spielt noch nicht weiter. { $problem } Danach sage ich euch, was zuletzt geschah.

## Hilfe

help-first = Du kannst sagen: { $list }.
help-questions = Du kannst fragen: { $list }.
help-rest = Und immer: { $list }.
help-joining = Drück den Knopf deiner Figur, um mitzuspielen. Wer dabei ist, kann sagen: { $list }.
help-here = Jetzt kannst du sagen: { $list }.
help-auction = { $bids ->
    [spoken] Drück deinen Knopf und sag dein Gebot.
   *[button] Drück deinen Knopf, um zu bieten.
 } Niemand muss warten, bis er dran ist.{ $undoes ->
    [all] {" "}Rückgängig nimmt das letzte Gebot zurück.
   *[some] {""}
 }

## Gehen und wiederkommen

paused = Das Spiel ist gespeichert. Gute Nacht!
welcome-back = Willkommen zurück! { $Players_balances }.
resumed-over = Dieses Spiel ist aus.
resumed-debt = { $Debtor } schuldet noch { $owed }.
resumed-choice = { $Player } muss noch { $wanted ->
    [property] ein Grundstück wählen
   *[player] einen Spieler wählen: { $players_or }
 }.
