# The same in fewer words. A message of another file is named again, with attributes only:
#
# .short    everything that moved, with its name and amount, in a short sentence
# .bare     no more than the names and numbers; the earcon says what kind of thing it was
#
# What has neither is said in full; without .bare it is said as in .short. See docs/talking.md.

## Lists

balance-item =
    .bare = { $player_is ->
        [you] you { $player_balance }
       *[other] { $player } { $player_balance }
     }

## Joining

player-joined =
    .short = { $Player }: { $player_balance }.
game-began =
    .short = We begin. { $first ->
        [youngest] The youngest starts.
       *[highest_roll] The highest roll starts.
     }

## Buying and auctions

property-bought =
    .short = { $player_is ->
        [you] { $property } for { $amount }. You have { $player_balance }.
       *[other] { $Player }: { $property } for { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }.
     }
auction-opened =
    .short = { $Property }, from { $amount }.
    .bare = { $Property }, { $amount }.
auction-called =
    .short = { $call ->
        [1] Going once, { $amount }.
       *[2] Going twice, { $amount }.
     }
    .bare = { $call ->
        [1] Once, { $amount }.
       *[2] Twice, { $amount }.
     }
auction-won =
    .short = Sold! { $property } to { $bidder } for { $amount }. Left: { $bidder_balance }.
    .bare = { $Bidder }, { $property }, { $amount }: { $bidder_balance }.
auction-cancelled =
    .short = { $Bidder } bid { $amount } and has { $bidder_balance }. No sale: { $property } stays with me.
auction-failed =
    .short = No bid of { $amount }. { $Property } stays with me.
auction-prepared =
    .short = { $property }, from { $amount }. Say Start, or: Nobody wants it.
bidding-began =
    .short = From { $amount }: press to bid.
    .bare = { $amount }.

## Rent, trades, buildings

rent-paid =
    .short = { $player_is ->
        [you] { $amount } to { $owner } for { $property }. You have { $player_balance }; { $owner } has { $owner_balance }.
       *[other] { $Player } paid { $owner } { $amount } for { $property }. { $Player } has { $player_balance }; { $owner } has { $owner_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }; { $owner } { $owner_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }; { $owner } { $owner_balance }.
     }
properties-traded =
    .short = { $player_is ->
        [you] You have { $take }, { $owner } has { $give }.{ $amount ->
            [M0] {""}
           *[other] {" "}The fee was { $amount }. You have { $player_balance }.
         }
       *[other] { $Player } has { $take }, { $owner } has { $give }.{ $amount ->
            [M0] {""}
           *[other] {" "}The fee was { $amount }. Left: { $player_balance }.
         }
     }
    .bare = { $player_is ->
        [you] You { $take }; { $owner } { $give }.{ $amount ->
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
        [you] { $building } on { $property } for { $amount }. You have { $player_balance }.
       *[other] { $Player }: { $building } on { $property } for { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $building }, { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $building }, { $property }, { $amount }: { $player_balance }.
     }
building-sold =
    .short = { $player_is ->
        [you] { $building } on { $property } sold for { $amount }. You have { $player_balance }.
       *[other] { $Player }: { $building } on { $property } sold for { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $building }, { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $building }, { $property }, { $amount }: { $player_balance }.
     }
buildings-sold =
    .short = { $player_is ->
        [you] All buildings on { $properties } sold for { $amount }. You have { $player_balance }.
       *[other] { $Player }: All buildings on { $properties } sold for { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $properties }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $properties }, { $amount }: { $player_balance }.
     }
property-mortgaged =
    .short = { $player_is ->
        [you] { $property } mortgaged for { $amount }. You have { $player_balance }.
       *[other] { $Player }: { $property } mortgaged for { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }.
     }
mortgage-lifted =
    .short = { $player_is ->
        [you] Mortgage on { $property } lifted for { $amount }. You have { $player_balance }.
       *[other] { $Player }: Mortgage on { $property } lifted for { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }.
     }
interest-paid =
    .short = { $player_is ->
        [you] Interest { $amount }. You have { $player_balance }.
       *[other] { $Player }: Interest { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
deal-made =
    .short = A deal: { $player } gave { $partner } { $gives } and got { $takes }.{ $money_moved ->
        [yes] {" "}{ $Balances }.
       *[no] {""}
     }

## GO, trains, flights, Jail

go-passed =
    .short = { $player_is ->
        [you] GO, { $amount }. You have { $player_balance }.
       *[other] { $Player }: GO, { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
go-landed-on =
    .short = { $player_is ->
        [you] On GO, { $amount }. You have { $player_balance }.
       *[other] { $Player }: On GO, { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
train-ridden =
    .short = { $player_is ->
        [you] To { $property }.
       *[other] { $Player }: to { $property }.
     }
place-unowned =
    .short = For sale at { $amount }.
place-yours =
    .short = { $player_is ->
        [you] Yours.
       *[other] { $Player } owns it.
     }
place-owned =
    .short = { $Owner } owns it: rent { $amount }.
flight-taken =
    .short = { $player_is ->
        [you] To { $property }{ $amount ->
            [M0] , free.
           *[other] , for { $amount }. You have { $player_balance }.
         }
       *[other] { $Player }: to { $property }{ $amount ->
            [M0] , free.
           *[other] , for { $amount }. Left: { $player_balance }.
         }
     }
    .bare = { $player_is ->
        [you] { $property }{ $amount ->
            [M0] , free.
           *[other] , { $amount }: { $player_balance }.
         }
       *[other] { $Player }, { $property }{ $amount ->
            [M0] , free.
           *[other] , { $amount }: { $player_balance }.
         }
     }
location-used =
    .short = { $player_is ->
        [you] To { $property } for { $amount }. You have { $player_balance }.
       *[other] { $Player }: To { $property } for { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $property }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $property }, { $amount }: { $player_balance }.
     }
jail-entered =
    .short = { $player_is ->
        [you] To Jail. No rent, no bids.
       *[other] { $Player }: to Jail.
     }
jail-left =
    .short = { $player_is ->
        [you] Out of Jail.
       *[other] { $Player }: out of Jail.
     }
jail-fee-paid =
    .short = { $player_is ->
        [you] Out of Jail for { $amount }. You have { $player_balance }.
       *[other] { $Player }: Out of Jail for { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
jail-card-used =
    .short = { $player_is ->
        [you] Out of Jail, by your card.
       *[other] { $Player }: out of Jail, by the card.
     }

## Cards, taxes, payments

card-paid-player =
    .short = { $player_is ->
        [you] { $amount } in. You have { $player_balance }.
       *[other] { $Player }: { $amount } in. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
player-paid-card =
    .short = { $player_is ->
        [you] { $amount } out. You have { $player_balance }.
       *[other] { $Player }: { $amount } out. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
reward-paid =
    .short = { $player_is ->
        [you] Reward, { $amount }. You have { $player_balance }.
       *[other] { $Player }: Reward, { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
tax-paid =
    .short = { $player_is ->
        [you] { $tax }, { $amount }. You have { $player_balance }.
       *[other] { $Player }: { $tax }, { $amount }. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $tax }, { $amount }: { $player_balance }.
       *[other] { $Player }, { $tax }, { $amount }: { $player_balance }.
     }
free-parking-collected =
    .short = { $player_is ->
        [you] { $amount } from the middle. You have { $player_balance }.
       *[other] { $Player }: { $amount } from the middle. Left: { $player_balance }.
     }
    .bare = { $player_is ->
        [you] { $amount }: { $player_balance }.
       *[other] { $Player }, { $amount }: { $player_balance }.
     }
fine-set-aside =
    .short = { $amount } to the middle, { $sum } there.
collected-from-each =
    .short = { $player_is ->
        [you] { $amount } from each, { $sum } in all. You have { $player_balance }.
       *[other] { $Player }: { $amount } from each, { $sum } in all. Left: { $player_balance }.
     } And { $payers_balances }.
    .bare = { $player_is ->
        [you] { $amount }, { $sum }: { $player_balance };
       *[other] { $Player }, { $amount }, { $sum }: { $player_balance };
     } { $payers_balances }.
paid-each =
    .short = { $player_is ->
        [you] { $amount } to each, { $sum } in all. You have { $player_balance }.
       *[other] { $Player }: { $amount } to each, { $sum } in all. Left: { $player_balance }.
     } And { $payees_balances }.
    .bare = { $player_is ->
        [you] { $amount }, { $sum }: { $player_balance };
       *[other] { $Player }, { $amount }, { $sum }: { $player_balance };
     } { $payees_balances }.
both-collected =
    .short = { $amount } each. { $player_is ->
        [you] You have
       *[other] { $Player } has
     } { $player_balance }, and { $chosen_is ->
        [you] you have
       *[other] { $chosen } has
     } { $chosen_balance }.
player-paid =
    .short = { $payer_is ->
        [you] { $amount } to { $payee }. You have { $payer_balance }; { $payee } has { $payee_balance }.
       *[other] { $Payer } paid { $payee } { $amount }. { $Payer } has { $payer_balance }; { $payee } has { $payee_balance }.
     }
    .bare = { $payer_is ->
        [you] { $amount }: { $payer_balance }; { $payee } { $payee_balance }.
       *[other] { $Payer }, { $amount }: { $payer_balance }; { $payee } { $payee_balance }.
     }
nothing-to-pay =
    .short = { $player_is ->
        [you] Nothing to pay.
       *[other] { $Player }: nothing to pay.
     }
debt-arose =
    .short = { $debtor_is ->
        [you] You owe { $owed }, and have { $debtor_balance }.
       *[other] { $Debtor } owes { $owed }, and has { $debtor_balance }.
     }

## Undo

undone =
    .short = Undone: { $what }. { $changes }

## Answers

balance-told =
    .bare = { $player_is ->
        [you] { $amount }.
       *[other] { $Player } { $amount }.
     }
owner-told =
    .short = { $property }: { $owner_is ->
        [you] yours.
        [bank] nobody's, { $amount }.
       *[other] { $owner }.
     }
price-told =
    .short = { $property }, { $amount }.{ $house ->
        [M0] {""}
       *[other] {" "}House { $house }, Hotel { $hotel }.
     }
rent-told =
    .short = { $property }, { $amount }.
level-told =
    .short = { $property }: { $owner_is ->
        [you] yours
        [bank] nobody's
       *[other] { $owner }
     }, level { $level }, { $amount }.
mortgage-told =
    .short = { $property }{ $mortgaged ->
        [yes] {" "}is mortgaged for { $amount }; lifting it costs { $sum }.
       *[no] : mortgage { $amount }, lifting { $sum }.
     }
net-worth-told =
    .short = { $total }: { $money } in cash, { $property_value } in property.

## Refusals

refused-cannot-afford-property =
    .short = { $property } costs { $amount }; you have { $player_balance }.
refused-cannot-afford-building =
    .short = A { $building } costs { $amount }; you have { $player_balance }.
refused-cannot-afford-lifting =
    .short = Lifting costs { $amount }; you have { $player_balance }.
refused-owned-by-other =
    .short = { $property }: { $owner }'s.
refused-rent-unowned =
    .short = Nobody owns { $property }.
refused-debt-open =
    .short = { $debtor_is ->
        [you] Your debt of { $amount } first.
       *[other] { $Debtor } owes { $amount } first.
     }

## Not understood

nothing-heard =
    .short = Nothing heard.
still-waiting =
    .short = I wait. Press when ready.
