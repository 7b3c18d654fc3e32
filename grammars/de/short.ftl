# Dasselbe mit weniger Wörtern. Eine Nachricht aus einer anderen Datei steht hier noch einmal, nur
# mit Zusätzen: .short ist ein kurzer Satz, .bare sind nur Namen und Zahlen. Was keins von beiden
# hat, wird ganz gesagt.

## Listen

balance-item =
    .bare = { $player_is ->
        [you] du { $player_balance }
       *[other] { $player } { $player_balance }
     }

## Mitspielen

player-joined =
    .short = { $Player }: { $player_balance }.
game-began =
    .short = Los. { $first ->
        [youngest] Wer am jüngsten ist, fängt an.
       *[highest_roll] Der höchste Wurf fängt an.
     }

## Kaufen und Auktionen

property-bought =
    .short = { $player_is ->
        [you] { $property } für { $amount }. Du hast { $player_balance }.
       *[other] { $Player }: { $property } für { $amount }. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }.
     }
auction-opened =
    .short = { $Property }, ab { $amount }.
    .bare = { $Property }, { $amount }.
auction-called =
    .short = { $call ->
        [1] Zum Ersten, { $amount }.
       *[2] Zum Zweiten, { $amount }.
     }
    .bare = { $call ->
        [1] Eins, { $amount }.
       *[2] Zwei, { $amount }.
     }
auction-won =
    .short = Verkauft! { $property } an { $bidder_accusative } für { $amount }. Es bleiben { $bidder_balance }.
    .bare = { $Bidder }, { $property }, { $amount }: { $bidder_balance }.
auction-cancelled =
    .short = { $Bidder } bot { $amount } und hat { $bidder_balance }. { $Property } bleibt bei mir.
auction-failed =
    .short = Kein Gebot von { $amount }. { $Property } bleibt hier.
auction-prepared =
    .short = { $property }, ab { $amount }. Sagt Anfangen, oder: Niemand will es.
bidding-began =
    .short = Ab { $amount }: Drück und biete.
    .bare = { $amount }.

## Miete, Tausch, Gebäude

rent-paid =
    .short = { $player_is ->
        [you] { $amount } für { $property } an { $owner_accusative }. Du hast { $player_balance }; { $owner } hat { $owner_balance }.
       *[other] { $Player } hat { $owner_dative } { $amount } für { $property } gezahlt. { $Player } hat { $player_balance }; { $owner } hat { $owner_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }; { $owner } { $owner_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }; { $owner } { $owner_balance }.
     }
properties-traded =
    .short = { $player_is ->
        [you] Du hast { $take }, { $owner } hat { $give }.{ $amount ->
            [M0] {""}
           *[other] {" "}Gebühr { $amount }. Du hast { $player_balance }.
         }
       *[other] { $Player } hat { $take }, { $owner } hat { $give }.{ $amount ->
            [M0] {""}
           *[other] {" "}Gebühr { $amount }. Es bleiben { $player_balance }.
         }
     }
    .bare = { $player_is ->
        [you] Du { $take }; { $owner } { $give }.{ $amount ->
            [M0] {""}
           *[other] {" "}{ $amount }: { $player_balance }.
         }
       *[other] { $Player } { $take }; { $owner } { $give }.{ $amount ->
            [M0] {""}
           *[other] {" "}{ $amount }: { $player_balance }.
         }
     }
building-built =
    .short = { $player_is ->
        [you] { $building } auf { $property } für { $amount }. Du hast { $player_balance }.
       *[other] { $Player }: { $building } auf { $property } für { $amount }. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $building }, { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $building }, { $property }, { $amount }: { $player_balance }.
     }
building-sold =
    .short = { $player_is ->
        [you] { $building } auf { $property } für { $amount } verkauft. Du hast { $player_balance }.
       *[other] { $Player }: { $building } auf { $property } für { $amount } verkauft. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $building }, { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $building }, { $property }, { $amount }: { $player_balance }.
     }
buildings-sold =
    .short = { $player_is ->
        [you] Alle Gebäude auf { $properties } für { $amount } verkauft. Du hast { $player_balance }.
       *[other] { $Player }: Alle Gebäude auf { $properties } für { $amount } verkauft. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $properties }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $properties }, { $amount }: { $player_balance }.
     }
property-mortgaged =
    .short = { $player_is ->
        [you] { $property } für { $amount } belastet. Du hast { $player_balance }.
       *[other] { $Player }: { $property } für { $amount } belastet. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }.
     }
mortgage-lifted =
    .short = { $player_is ->
        [you] { $property } für { $amount } ausgelöst. Du hast { $player_balance }.
       *[other] { $Player }: { $property } für { $amount } ausgelöst. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }.
     }
interest-paid =
    .short = { $player_is ->
        [you] Zinsen { $amount }. Du hast { $player_balance }.
       *[other] { $Player }: Zinsen { $amount }. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
deal-made =
    .short = Abgemacht: { $player } gab { $partner_dative } { $gives } und bekam { $takes }.{ $money_moved ->
        [yes] {" "}{ $Balances }.
       *[no] {""}
     }

## LOS, Bahnfahrten, Flüge, Gefängnis

go-passed =
    .short = { $player_is ->
        [you] LOS, { $amount }. Du hast { $player_balance }.
       *[other] { $Player }: LOS, { $amount }. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
go-landed-on =
    .short = { $player_is ->
        [you] Auf LOS, { $amount }. Du hast { $player_balance }.
       *[other] { $Player }: Auf LOS, { $amount }. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
train-ridden =
    .short = { $player_is ->
        [you] Halt: { $property }.
       *[other] { $Player }: { $property }.
     }
place-unowned =
    .short = Zu haben für { $amount }.
place-yours =
    .short = { $player_is ->
        [you] Deins.
       *[other] Gehört { $player_dative }.
     }
place-owned =
    .short = Gehört { $owner_dative }: Miete { $amount }.
flight-taken =
    .short = { $player_is ->
        [you] Ziel { $property }{ $amount ->
            [M0] , umsonst.
           *[other] , für { $amount }. Du hast { $player_balance }.
         }
       *[other] { $Player }: Ziel { $property }{ $amount ->
            [M0] , umsonst.
           *[other] , für { $amount }. Es bleiben { $player_balance }.
         }
     }
    .bare = { $player_is ->
        [you] { $property }{ $amount ->
            [M0] , umsonst.
           *[other] , { $amount }: { $player_balance }.
         }
       *[other] { $Player }, { $property }{ $amount ->
            [M0] , umsonst.
           *[other] , { $amount }: { $player_balance }.
         }
     }
location-used =
    .short = { $player_is ->
        [you] Ziel { $property }, für { $amount }. Du hast { $player_balance }.
       *[other] { $Player }: Ziel { $property }, für { $amount }. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }.
     }
jail-entered =
    .short = { $player_is ->
        [you] Ins Gefängnis. Keine Miete, keine Gebote.
       *[other] { $Player }: ins Gefängnis.
     }
jail-left =
    .short = { $player_is ->
        [you] Du bist frei.
       *[other] { $Player } ist frei.
     }
jail-fee-paid =
    .short = { $player_is ->
        [you] Frei für { $amount }. Du hast { $player_balance }.
       *[other] { $Player }: Frei für { $amount }. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
jail-card-used =
    .short = { $player_is ->
        [you] Frei, mit deiner Karte.
       *[other] { $Player }: frei, mit der Karte.
     }

## Karten, Steuern, Zahlungen

card-paid-player =
    .short = { $player_is ->
        [you] { $amount } dazu. Du hast { $player_balance }.
       *[other] { $Player }: { $amount } dazu. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
player-paid-card =
    .short = { $player_is ->
        [you] { $amount } weg. Du hast { $player_balance }.
       *[other] { $Player }: { $amount } weg. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
reward-paid =
    .short = { $player_is ->
        [you] Bonus { $amount }. Du hast { $player_balance }.
       *[other] { $Player }: Bonus { $amount }. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
tax-paid =
    .short = { $player_is ->
        [you] { $tax }, { $amount }. Du hast { $player_balance }.
       *[other] { $Player }: { $tax }, { $amount }. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $tax }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $tax }, { $amount }: { $player_balance }.
     }
free-parking-collected =
    .short = { $player_is ->
        [you] { $amount } aus der Mitte. Du hast { $player_balance }.
       *[other] { $Player }: { $amount } aus der Mitte. Es bleiben { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
fine-set-aside =
    .short = { $amount } in die Mitte, dort { $sum }.
collected-from-each =
    .short = { $player_is ->
        [you] { $amount } von jedem, { $sum } zusammen. Du hast { $player_balance }.
       *[other] { $Player }: { $amount } von jedem, { $sum } zusammen. Es bleiben { $player_balance }.
     } Und { $payers_balances }.
    .bare = { $player_is ->
        [you] { $amount }, { $sum }: { $player_balance };
       *[other] { $Player }, { $amount }, { $sum }: { $player_balance };
     } { $payers_balances }.
paid-each =
    .short = { $player_is ->
        [you] { $amount } an jeden, { $sum } zusammen. Du hast { $player_balance }.
       *[other] { $Player }: { $amount } an jeden, { $sum } zusammen. Es bleiben { $player_balance }.
     } Und { $payees_balances }.
    .bare = { $player_is ->
        [you] { $amount }, { $sum }: { $player_balance };
       *[other] { $Player }, { $amount }, { $sum }: { $player_balance };
     } { $payees_balances }.
both-collected =
    .short = Je { $amount }. { $player_is ->
        [you] Du hast
       *[other] { $Player } hat
     } { $player_balance }, und { $chosen_is ->
        [you] du hast
       *[other] { $chosen } hat
     } { $chosen_balance }.
player-paid =
    .short = { $payer_is ->
        [you] { $amount } an { $payee_accusative }. Du hast { $payer_balance }; { $payee } hat { $payee_balance }.
       *[other] { $Payer }: { $amount } an { $payee_accusative }. { $Payer } hat { $payer_balance }; { $payee } hat { $payee_balance }.
     }
    .bare = { $payer_is ->
        [you] { $amount }: { $payer_balance }; { $payee } { $payee_balance }.
       *[other] { $Payer }, { $amount }: { $payer_balance }; { $payee } { $payee_balance }.
     }
nothing-to-pay =
    .short = { $player_is ->
        [you] Nichts zu zahlen.
       *[other] { $Player }: nichts zu zahlen.
     }
debt-arose =
    .short = { $debtor_is ->
        [you] Du schuldest { $owed } und hast { $debtor_balance }.
       *[other] { $Debtor } schuldet { $owed } und hat { $debtor_balance }.
     }

## Zurücknehmen

undone =
    .short = Zurück: { $what }. { $changes }

## Antworten

balance-told =
    .bare = { $player_is ->
        [you] { $amount }.
       *[other] { $Player } { $amount }.
     }
owner-told =
    .short = { $property }: { $owner_is ->
        [you] deins.
        [bank] frei, { $amount }.
       *[other] { $owner }.
     }
price-told =
    .short = { $property }, { $amount }.{ $house ->
        [M0] {""}
       *[other] {" "}Haus { $house }, Hotel { $hotel }.
     }
rent-told =
    .short = { $property }, { $amount }.
level-told =
    .short = { $property }: { $owner_is ->
        [you] deins
        [bank] frei
       *[other] { $owner }
     }, Stufe { $level }, { $amount }.
mortgage-told =
    .short = { $property }{ $mortgaged ->
        [yes] {" "}ist für { $amount } belastet; Auslösen { $sum }.
       *[no] : Hypothek { $amount }, Auslösen { $sum }.
     }
net-worth-told =
    .short = { $total }: { $money } in bar, { $property_value } in Besitz.

## Was nicht geht

refused-cannot-afford-property =
    .short = { $property } kostet { $amount }; du hast { $player_balance }.
refused-cannot-afford-building =
    .short = Ein { $building } kostet { $amount }; du hast { $player_balance }.
refused-cannot-afford-lifting =
    .short = Auslösen kostet { $amount }; du hast { $player_balance }.
refused-owned-by-other =
    .short = { $property } hat { $owner }.
refused-rent-unowned =
    .short = { $property } gehört niemandem.
refused-debt-open =
    .short = { $debtor_is ->
        [you] Erst deine Schuld von { $amount }.
       *[other] { $Debtor } schuldet erst { $amount }.
     }

## Nicht verstanden

nothing-heard =
    .short = Nichts gehört.
still-waiting =
    .short = Ich warte. Drück, wenn du magst.
