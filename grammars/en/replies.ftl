# What Mr. Monopoly says. Every sentence he speaks is here or in cards.ftl.
#
# One message an event, an answer, a refusal or a question. Further wordings are
# attributes (.v2, .v3); all of them must give the same facts.
#
# $player, $owner, ...   the name with its article; $Player, ... with a capital
# $player_is             you (the one who pressed), other, or bank
# $player_balance        what lies in that account afterwards
# $amount, $sum, ...     money, as M400
# $property, $give, ...  names as printed on the board

## Lists

list-two = { $first } and { $last }
list-more = { $first }, { $last }
list-last = { $first }, and { $last }
nobody = nobody
the-bank = the Bank
token = { $article ->
    [yes] the { $name }
   *[no] { $name }
 }
house = House
hotel = Hotel
balance-item = { $player_is ->
    [you] you have { $player_balance }
   *[other] { $player } has { $player_balance }
 }

## Joining

who-plays = Welcome to Monopoly! Who is playing? Press your token's button.
player-joined = { $Player } is in, with { $player_balance }.
    .v2 = { $Player } is at the table, with { $player_balance } to start.
    .v3 = Good to have { $player } with us. { $player_balance } in the account.
say-start = When everyone is in, press your button again and say: Start the game.
game-began = We are off! { $first ->
    [youngest] The youngest of you starts.
   *[highest_roll] { $places ->
        [yes] Ask me: Who goes first?
       *[no] Roll the dice. The highest roll starts.
     }
 }
    .v2 = Let's play! { $first ->
        [youngest] The youngest at the table goes first.
       *[highest_roll] { $places ->
            [yes] Ask me: Who goes first?
           *[no] Highest roll of the dice goes first.
         }
     }

## Buying and auctions

property-bought = { $player_is ->
    [you] { $property } is yours for { $amount }. You have { $player_balance } left.
   *[other] { $Player } bought { $property } for { $amount } and has { $player_balance } left.
 }
    .v2 = { $player_is ->
        [you] Sold! { $property } for { $amount }. That leaves you { $player_balance }.
       *[other] { $property } went to { $player } for { $amount }. That leaves { $player_balance }.
     }
    .v3 = { $player_is ->
        [you] A fine choice. { $amount } to the Bank, and { $property } is yours. You have { $player_balance }.
       *[other] { $Player } paid { $amount } for { $property } and has { $player_balance }.
     }
auction-opened = { $Property } is up for auction! We start at { $amount }. { $bids ->
    [spoken] Press your button and say your bid.
   *[button] Press your button to bid.
 }
    .v2 = An auction for { $property }! The first bid is { $amount }{ $bids ->
        [spoken] {" "}or more. Press, and say what you bid.
       *[button] . Press to bid.
     }
bid-placed = { $Bidder }, { $amount }.
    .v2 = { $amount } from { $bidder }.
bid-passed = Nothing more from { $player }, then.
    .v2 = { $Player } lets it pass.
auction-called = { $call ->
    [1] { $bidder_is ->
        [bank] Going once. Nobody for { $amount }?
       *[other] Going once, at { $amount } to { $bidder }.
     }
   *[2] { $bidder_is ->
        [bank] Going twice. Last chance at { $amount }.
       *[other] Going twice, at { $amount }.
     }
 }
auction-won = Sold! { $Bidder } gets { $property } for { $amount } and has { $bidder_balance } left.
    .v2 = Sold to { $bidder }! { $Property } for { $amount }. That leaves { $bidder_balance }.
auction-cancelled = { $Bidder } bid { $amount } for { $property } and has only { $bidder_balance }, so the sale is off. { $property } stays with me. Auction it again, if you like.
    .v2 = No sale! { $amount } for { $property }, and { $bidder } has { $bidder_balance }. I keep the card; you may auction it again.
auction-failed = No bid of { $amount }, then. { $Property } stays with me.
    .v2 = Nobody at { $amount }? Then I keep { $property }.

## Rent, trades, buildings

rent-paid = { $player_is ->
    [you] { $amount } rent for { $property }, from you to { $owner }. You have { $player_balance } left; { $owner } has { $owner_balance }.
   *[other] { $Player } paid { $owner } { $amount } rent for { $property }. { $Player } has { $player_balance } left; { $owner } has { $owner_balance }.
 }
    .v2 = { $player_is ->
        [you] You paid { $owner } { $amount } for staying on { $property }. That leaves you { $player_balance }, and { $owner } has { $owner_balance }.
       *[other] { $amount } rent for { $property } went from { $player } to { $owner }. { $Player } has { $player_balance }, { $owner } has { $owner_balance }.
     }
properties-traded = { $player_is ->
    [you] Done! You have { $take }, and { $owner } has { $give }.{ $amount ->
        [M0] {""}
       *[other] {" "}The fee was { $amount }; you have { $player_balance } left.
     } Swap your cards.
   *[other] { $Player } gave { $owner } { $give } for { $take }.{ $amount ->
        [M0] {""}
       *[other] {" "}The fee was { $amount }; { $player } has { $player_balance } left.
     }
 }
    .v2 = { $player_is ->
        [you] A bold trade. { $take } is yours now, { $give } belongs to { $owner }.{ $amount ->
            [M0] {""}
           *[other] {" "}{ $amount } for my trouble leaves you { $player_balance }.
         } Swap your cards.
       *[other] { $Player } swapped { $give } for { $take } with { $owner }{ $amount ->
            [M0] {""}
           *[other] , for a fee of { $amount }. That leaves { $player_balance }
         }.
     }
building-built = { $player_is ->
    [you] A { $building } on { $property } for { $amount }. You have { $player_balance } left.
   *[other] { $Player } built a { $building } on { $property } for { $amount } and has { $player_balance } left.
 }
    .v2 = { $player_is ->
        [you] Up it goes! { $amount } for a { $building } on { $property } leaves you { $player_balance }.
       *[other] { $Player } put a { $building } on { $property }. That was { $amount } and leaves { $player_balance }.
     }
building-returned = The { $building } on { $property } goes back to the box.

## GO, trains, Jail

go-passed = { $player_is ->
    [you] { $amount } for passing GO. You have { $player_balance }.
   *[other] { $Player } got { $amount } for passing GO and has { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Once around the board: { $amount } for you. That makes { $player_balance }.
       *[other] { $amount } from the Bank for { $player }, who passed GO and has { $player_balance }.
     }
train-ridden = { $player_is ->
    [you] All aboard! The train takes you to { $property }. No money for passing GO.
   *[other] The train took { $player } to { $property }.
 }
    .v2 = { $player_is ->
        [you] Tickets, please! Your stop is { $property }. GO pays nothing on the way.
       *[other] The train took { $player } to { $property }.
     }
place-unowned = It is for sale at { $amount }. { $auctions ->
    [yes] Buy it, or auction it off.
   *[no] Buy it, if you like.
 }
place-yours = { $player_is ->
    [you] You own it. { $has_levels ->
        [yes] Say: Raise the rent.
       *[no] Have a rest.
     }
   *[other] { $Player } owns it.
 }
place-of-jailed = { $Owner } owns it, and gets no rent in Jail.
place-owned = { $Owner } owns it. The rent is { $amount }, if { $owner } asks.
flight-taken = { $player_is ->
    [you] Fasten your seat belt! You fly to { $property }{ $amount ->
        [M0] , and you fly free
       *[other] {" "}for { $amount }, which leaves you { $player_balance }
     }. No money for passing GO.
   *[other] { $Player } flew to { $property }{ $amount ->
        [M0] {" "}for free
       *[other] {" "}for { $amount } and has { $player_balance } left
     }.
 }
    .v2 = { $player_is ->
        [you] Ready for take-off! Next stop { $property }{ $amount ->
            [M0] , with the compliments of the airline
           *[other] . That was { $amount } and leaves you { $player_balance }
         }. GO pays nothing on the way.
       *[other] { $Player } took the plane to { $property }{ $amount ->
            [M0] {" "}and paid nothing
           *[other] . That was { $amount } and leaves { $player_balance }
         }.
     }
jail-entered = { $player_is ->
    [you] Off to Jail with you! Move your token there, and collect nothing for passing GO.{ $jail_open ->
        [yes] {""}
       *[no] {" "}No rent and no bids until you are out.
     }
   *[other] { $Player } is in Jail now{ $jail_open ->
        [yes] {""}
       *[no] , and gets neither rent nor bids until the door opens
     }.
 }
    .v2 = { $player_is ->
        [you] The door falls shut behind you. Move your token to Jail, past GO without a penny.{ $jail_open ->
            [yes] {""}
           *[no] {" "}No rent and no bids inside.
         }
       *[other] The door falls shut behind { $player }.{ $jail_open ->
            [yes] {""}
           *[no] {" "}No rent and no bids inside.
         }
     }
jail-left = { $player_is ->
    [you] You are out of Jail!
   *[other] { $Player } is out of Jail.
 }
    .v2 = { $player_is ->
        [you] The door opens. You are a free token again.
       *[other] The door opens for { $player }.
     }
jail-fee-paid = { $player_is ->
    [you] { $amount }, and you are free. You have { $player_balance } left. { $rolled ->
        [yes] Move by your last roll
       *[no] Roll the { $dice ->
            [1] die
           *[other] dice
         }
     }.
   *[other] { $Player } paid { $amount } to get out of Jail and has { $player_balance } left.
 }
    .v2 = { $player_is ->
        [you] The door is open for { $amount }. That leaves you { $player_balance }. { $rolled ->
            [yes] Move by your last roll
           *[no] Roll the { $dice ->
                [1] die
               *[other] dice
             }
         }.
       *[other] { $Player } left Jail for { $amount }. That leaves { $player_balance }.
     }
jail-card-used = { $player_is ->
    [you] Your card opens the door. Put it back { $dice ->
        [1] under the deck, and roll the die
       *[other] { $jail_cards ->
            [one] beside the board
           *[other] under its deck
         }, and roll the dice
     }.
   *[other] { $Player } used the Get Out of Jail Free card.
 }

## Chance

deck-shuffled = I have shuffled the { $deck ->
    [event] Event
   *[chance] { $chest ->
        [yes] Community Chest
       *[no] Chance
     }
 } cards.
card-drawn = { $player_is ->
    [you] { $card_deck ->
        [event] { $card_call }
        [chest] Community Chest!
       *[chance] Chance!
     } { $card }
   *[other] { $Player } drew { $card_deck ->
        [event] an Event: { $card_call }
        [chest] a Community Chest card.
       *[chance] a Chance card.
     } { $card }
 }
card-read = { $player_is ->
    [you] { $deck ->
        [event] { $card_call }
       *[chance] Chance!
     } { $card }
   *[other] { $Player } read { $deck ->
        [event] an Event: { $card_call }
       *[chance] a Chance card.
     } { $card }
 }
card-paid-player = { $player_is ->
    [you] Here is { $amount }. You have { $player_balance }.
   *[other] { $Player } got { $amount } and has { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] { $amount } for you. That makes { $player_balance }.
       *[other] { $amount } went to { $player }. That makes { $player_balance }.
     }
player-paid-card = { $player_is ->
    [you] I have taken { $amount }. You have { $player_balance } left.
   *[other] { $Player } paid { $amount } and has { $player_balance } left.
 }
    .v2 = { $player_is ->
        [you] That is { $amount } for the Bank, and { $player_balance } left for you.
       *[other] { $amount } went from { $player } to the Bank. That leaves { $player_balance }.
     }
collected-from-each = { $player_is ->
    [you] { $amount } from each, { $sum } in all. You have { $player_balance }.
   *[other] { $Player } got { $amount } from each, { $sum } in all, and has { $player_balance }.
 } And { $payers_balances }.
paid-each = { $player_is ->
    [you] { $amount } to each, { $sum } in all. You have { $player_balance } left.
   *[other] { $Player } paid { $amount } to each, { $sum } in all, and has { $player_balance } left.
 } And { $payees_balances }.
nothing-to-pay = { $player_is ->
    [you] You have nothing to pay for. Lucky you!
   *[other] { $Player } had nothing to pay for.
 }
jail-card-taken = { $player_is ->
    [you] Take the card. It is yours until you need it.
   *[other] { $Player } has the card now.
 }

choice-offered = { $kind ->
    [both_collect] { $amount } for you, and { $amount } for somebody of your choice.
   *[send_to_jail] Somebody of your choice goes to Jail.
 }
player-chosen = { $Player } chooses { $chosen }.
    .v2 = { $Chosen } it is, says { $player }.
both-collected = { $amount } for { $player_is ->
    [you] you
   *[other] { $player }
 } and { $amount } for { $chosen_is ->
    [you] you
   *[other] { $chosen }
 }. { $player_is ->
    [you] You have
   *[other] { $Player } has
 } { $player_balance }, and { $chosen_is ->
    [you] you have
   *[other] { $chosen } has
 } { $chosen_balance }.
nobody-to-choose = There is nobody left whom you could send there.
reward-paid = { $player_is ->
    [you] Your card brings you { $amount } more. You have { $player_balance }.
   *[other] The card of { $player } brings { $amount } more and makes it { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] And a reward of { $amount }. That makes { $player_balance }.
       *[other] And a reward of { $amount } for { $player }. That makes { $player_balance }.
     }

## Debts and the end

debt-arose = { $debtor_is ->
    [you] You owe { $owed }, and you have only { $debtor_balance }.
   *[other] { $Debtor } owes { $owed }, and has only { $debtor_balance }.
 }
owed-item = { $player } { $amount }
debt-settled = { $debtor_is ->
    [you] { $property } goes to { $receiver }{ $cash_count ->
        [0] {""}
       *[other] , with all your cash: { $cash }
     }. The debt is paid. You have { $debtor_balance } left.
   *[other] { $Debtor } gave { $property } to { $receiver }{ $cash_count ->
        [0] {""}
       *[other] , with all the cash: { $cash }
     }. The debt is paid. { $Debtor } has { $debtor_balance } left.
 }{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }
cash-taken = { $debtor_is ->
    [you] That goes there first: { $cash }. You have { $debtor_balance }
   *[other] That goes there first: { $cash }. { $Debtor } has { $debtor_balance }
 }{ $cash_players ->
    [0] {""}
   *[other] {" "}left. { $Cash_balances }
 }. { $left } is still owed.
deed-sold = { $debtor_is ->
    [you] { $property } goes back to the Bank for { $amount }{ $cash_count ->
        [0] {""}
       *[other] ; of that { $cash }
     }. You have { $debtor_balance } left.
   *[other] { $property } of { $debtor } goes back to the Bank for { $amount }{ $cash_count ->
        [0] {""}
       *[other] ; of that { $cash }
     }. { $Debtor } has { $debtor_balance } left.
 }{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }{ $has_levels ->
    [yes] {" "}Take its house off the board.
   *[no] {""}
 } { $left ->
    [M0] The debt is paid.
   *[other] { $left } is still owed.
 }
debt-let-go = There is nothing left to sell, so I let { $amount } go. { $debtor_is ->
    [you] You stay in the game. Chin up!
   *[other] { $Debtor } stays in the game.
 }
last-rent-paid = { $Player } gets a last rent for { $count ->
    [one] one property
   *[other] { $count } properties
 }, { $amount }, and has { $player_balance }.
cash-item = { $player_is ->
    [you] { $amount } to you
   *[other] { $amount } to { $player }
 }
player-went-bankrupt = { $debtor_is ->
    [you] You are bankrupt!
   *[other] { $Debtor } is bankrupt!
 }{ $property_is ->
    [none] {""}
   *[some] {" "}{ $property } goes to { $receiver }.
 }{ $cash_count ->
    [0] {""}
   *[other] {" "}The last cash: { $cash }.
 } { $debtor_is ->
    [you] You have
   *[other] { $Debtor } has
 } { $debtor_balance } left.{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }
game-ended = The game is over. { $winners_count ->
    [1] { $Winners } wins!
   *[other] { $Winners } share the win!
 } { $ranking }
rank-item = { $place }: { $player }, with { $total }: { $money } in cash and { $property_value } in property.
rank-item-cash = { $place }: { $player }, with { $total }.
rank-item-rent = { $place }: { $player }, with { $total }: { $money } in cash and { $property_value } in rents at the end.
rank-tie-money = { $Players } have the same, so they share the place.
rank-tie-property = { $Players } have { $total } each; more property puts { $winners } ahead.
rank-tie-shared = { $Players } have the same in cash and property, so they share the place.

## Undo

undone = Taken back: { $what }. { $changes }
    .v2 = As if it never happened: { $what }. { $changes }
undone-nothing-moved = No money had moved.
undone-balances = Now { $balances }.
undone-owner = { $property } belongs to { $owner } again.
undone-unowned = { $property } is unowned again.
undone-bid = { $bidder_is ->
    [bank] Nobody has bid; we start at { $amount } again.
   *[other] The bid stands at { $amount } by { $bidder }.
 }
undone-building = { $property } has { $building_is ->
    [none] no building
   *[some] { $count ->
        [0] a { $building }
        [one] a { $building }
       *[other] { $count } Houses
     }
 } again.
undone-jail-card = { $holder_is ->
    [bank] { $jail_cards ->
        [one] The Get Out of Jail Free card lies by the board again.
       *[other] A Get Out of Jail Free card lies in its deck again.
     }
   *[other] { $Holder } has { $jail_cards ->
        [one] the
       *[other] a
     } Get Out of Jail Free card again.
 }
undone-mortgaged = { $property } is mortgaged again.
undone-not-mortgaged = { $property } is not mortgaged.
undone-fallen = { $Player } is back in the game.
undone-jailed = { $Player } is in Jail again.
undone-free = { $Player } is not in Jail.
undone-left = { $Player } is not in the game.
undone-joining = We are gathering players again.
undone-over = The game goes on.

## Answers

balance-told = { $player_is ->
    [you] You have { $amount }.
   *[other] { $Player } has { $amount }.
 }
balances-told = { $Players_balances }.
properties-told = { $owner_is ->
    [you] { $count ->
        [0] You own no property.
        [one] You own one property. { $properties }
       *[other] You own { $count } properties. { $properties }
     }
   *[other] { $count ->
        [0] { $Owner } owns no property.
        [one] { $Owner } owns one property. { $properties }
       *[other] { $Owner } owns { $count } properties. { $properties }
     }
 }{ $cards ->
    [0] {""}
    [one] {" "}{ $owner_is ->
        [you] You hold
       *[other] { $Owner } holds
     } { $jail_cards ->
        [one] the
       *[other] a
     } Get Out of Jail Free card.
   *[other] {" "}{ $owner_is ->
        [you] You hold
       *[other] { $Owner } holds
     } { $cards } Get Out of Jail Free cards.
 }
owner-told = { $owner_is ->
    [you] You own { $property }.
    [bank] Nobody owns { $property }. It costs { $amount }.
   *[other] { $Owner } owns { $property }.
 }
owned-item = { $property }{ $state ->
    [mortgaged] {" "}with a mortgage
    [hotel] {" "}with a Hotel
    [house] {" "}with { $count ->
        [one] a House
       *[other] { $count } Houses
     }
   *[bare] {""}
 }
price-told = { $property } costs { $amount }.{ $house ->
    [M0] {""}
   *[other] {" "}A House on it is { $house }, a Hotel { $hotel }{ $houses_first ->
        [one] {""}
       *[other] {" "}more on { $houses_first } Houses
     }.
 }
rent-told = The rent on { $property } is { $amount }{ $step ->
    [level] { $owner_is ->
        [bank] {" "}once somebody owns it
       *[other] , at level { $level }
     }
    [capped] , at level 1 this time, for somebody is on the run
    [owned] { $owner_is ->
        [bank] {" "}once somebody owns it, and grows with each one owned
        [you] , because you own { $count } of them
       *[other] , because { $owner } owns { $count } of them
     }
    [set] , because { $owner_is ->
        [you] you own
       *[other] { $owner } owns
     } the whole set
    [house] , because of the { $count ->
        [one] House
       *[other] { $count } Houses
     }
    [hotel] , because of the Hotel
   *[alone] { $owner_is ->
        [bank] {" "}once somebody owns it
       *[other] { $builds ->
            [yes] , with no set and no building
           *[no] , for one property without its set
         }
     }
 }.
buildings-left-told = In the box: { $houses ->
    [0] no Houses
    [one] one House
   *[other] { $houses } Houses
 } and { $hotels ->
    [0] no Hotels
    [one] one Hotel
   *[other] { $hotels } Hotels
 }.
jail-told = { $count ->
    [0] Nobody is in Jail.
    [one] { $Players } is in Jail.
   *[other] { $Players } are in Jail.
 }
reward-told = { $kind ->
    [six] { $amount } for every six you roll. Tell me when you do.
    [free-flight] You fly for nothing.
    [chance] { $amount } with every Chance card.
    [new-set] { $amount } for the first property you buy in each colour set.
   *[none] Your token brings nothing.
 }
standings-told = { $winners_count ->
    [1] { $Winners } is ahead.
   *[other] { $Winners } are level.
 } { $ranking }
last-told = The last thing: { $what }
last-nothing = Nothing has happened yet.
last-undone = { $count ->
    [one] The last thing was an undo.
   *[other] The last { $count } things were undos.
 }

## Refusals

refused-unknown-token = This token is not in the box.
refused-already-joined = { $Player } is in already.
refused-table-full = All { $most } tokens are taken.
refused-too-few-players = We need at least { $least } players.
refused-begun-already = The game has begun already.
refused-not-begun = The game has not begun. Press your token's button to join.
refused-not-playing = { $Player } is not in this game.
refused-not-in-this-edition = This edition does not have that.
refused-game-over = The game is over.{ $undoes ->
    [all] {" "}Undo would take back the last thing.
   *[some] {""}
 }
refused-auction-running = Let us finish the auction of { $property } first.
refused-debt-open = { $debtor_is ->
    [you] You must settle your debt of { $amount } first.
   *[other] { $Debtor } must settle a debt of { $amount } first.
 }
refused-card-is-held = { $holder_is ->
    [you] You hold
   *[other] { $Holder } holds
 } that card already.
refused-choice-open = { $player_is ->
    [you] You must
   *[other] { $Player } must
 } choose a { $wanted ->
    [property] property
   *[player] player
 } first.
refused-no-choice = There is nothing to choose now.
refused-not-your-choice = { $Player } drew the card, and must choose.
refused-cannot-choose = { $Chosen } cannot be chosen. It can be { $players_or }.
refused-in-jail-already = You are in Jail already.
refused-not-in-jail = You are not in Jail.
refused-no-bids-in-jail = { $Player } is in Jail, and cannot bid.
refused-owner-in-jail = { $Owner } is in Jail, so there is no rent on { $property }.
refused-six-brings-nothing = A six brings you nothing now.
refused-cannot-afford-flight = A flight costs { $amount }, and you have { $player_balance }.
refused-set-is-safe = { $property } is part of a whole set of { $owner }, and cannot be taken. Choose another.
refused-no-auction = There is no auction.
refused-no-debt = You owe nothing.
refused-already-yours = You own { $property } already.
refused-owned-by-other = { $property } belongs to { $owner }.
refused-cannot-afford-property = { $property } costs { $amount }, and you have { $player_balance }.{ $auctions ->
    [yes] {" "}You could auction it off.
   *[no] {""}
 }
refused-cannot-afford-building = A { $building } on { $property } costs { $amount }, and you have { $player_balance }.
refused-cannot-afford-bid = The next bid is { $amount }, and { $player } has { $player_balance }.
refused-cannot-afford-trade = A trade costs { $amount }, and you have { $player_balance }.
refused-no-card-left = There is no card left to draw.
refused-rent-unowned = Nobody owns { $property }, so there is no rent. { $auctions ->
    [yes] Buy it, or auction it off.
   *[no] Buy it, if you like.
 }
refused-rent-own = { $property } is your own. No rent.
refused-bid-is-yours = { $Player } has the bid already, at { $amount }.
refused-bid-too-low = The next bid is { $amount } or more.
refused-none-left = There is no { $building } left in the box. Wait until one comes back.
refused-no-set-yet = You need a whole colour set before you can build.
refused-build-unowned = Nobody owns { $property }. You build on your own sets only.
refused-set-incomplete = You still need { $missing } to build on { $property }.
refused-already-built = { $property } has a { $building } already.
refused-nothing-to-trade = You own nothing to trade.
refused-give-not-yours = { $property } is not yours. Choose one of your own.
refused-take-unowned = Nobody owns { $property }.
refused-take-yours = { $property } is yours already.
refused-developed = The set of { $property } has a building, so it cannot be traded. Choose another.
refused-debt-not-your-property = { $property } is not yours. Choose one of your own.
refused-not-your-debt = { $Debtor } owes that, and must choose.
refused-only-one-step = I can take back only one step. To go further, start the game with the option --undo-any.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-repeat = I have not said anything yet.
refused-nothing-to-cancel = There is nothing to cancel.

## Questions that Mr. Monopoly asks

ask-property = Which property?
    .v2 = Which one?
ask-amount = How much?
    .v2 = Which amount?
ask-dice = What do the dice show?
    .v2 = What did you roll?
ask-card = Which card is it?
    .v2 = What does the card say?
ask-take = Which property do you want for it?
    .v2 = And which one would you like in return?
ask-building = A House or a Hotel?
ask-build-where = On which property?
    .v2 = Where shall it stand?
ask-which-player = Which player?
ask-debt-cash-and-one-deed = { $debtor_name }, which property do you give?
    .v2 = { $debtor_name }, which of your properties will it be?
ask-debt-sell-deeds = { $debtor_name }, which property do you sell? { $amount } is owed.
    .v2 = { $debtor_name }, { $amount } is owed. Which of your properties do you sell?
ask-choice-both-collect = { $player_name }, who shall have it with you: { $players_or }?
    .v2 = { $player_name }, with whom do you share your luck: { $players_or }?
ask-choice-send-to-jail = { $player_name }, who goes to Jail: { $players_or }?
    .v2 = { $player_name }, whom do you send to Jail: { $players_or }?
ask-confirm = Did you say: { $what }?
ask-which-of = Did you say { $choices }?
or-two = { $first } or { $last }
auction-goes-on = { $Property } is still up for auction. { $bidder_is ->
    [bank] We start at { $amount }.
   *[other] { $Bidder } stands at { $amount }.
 } { $bids ->
    [spoken] Press your button and say your bid.
   *[button] Press your button to bid.
 }

## What a command is called when it is read back

doing-Buy = buy { $property }
doing-AuctionOff = auction off { $property }
doing-BidAmount = bid { $amount }
doing-PassBid = pass
doing-PayRent = pay rent on { $property }
doing-PassGo = pass GO
doing-DrawChance = { $deck ->
    [event] draw an Event
   *[chance] a Chance card
 }
doing-RideTrain = a train ride
doing-Trade = trade { $give } for { $take }
doing-LeaveJail = get out of Jail
doing-Build = build a { $building } on { $property }
doing-GiveProperty = give { $property }
doing-TakeFlight = fly to { $property }
doing-GoToJail = go to Jail
doing-RollSix = you rolled a six
doing-ReadCard = follow the { $deck ->
    [event] Event
   *[chance] card
 } { $card_title }
doing-NameCard = { $card_title }
doing-NameDice = { $dice }
doing-NameAmount = { $amount } ({ $amount_digits })
doing-EndGame = end the game
doing-ChoosePlayer = { $chosen }
doing-Join = join
doing-BeginGame = start the game
doing-AskBalance = your balance
doing-AskPlayerBalance = how much { $owner } has
doing-AskBalances = everyone's money
doing-AskProperties = what you own
doing-AskPlayerProperties = what { $owner } owns
doing-AskOwner = who owns { $property }
doing-AskPrice = what { $property } costs
doing-AskRent = the rent on { $property }
doing-AskBuildingsLeft = how many buildings are left
doing-AskJail = who is in Jail
doing-AskReward = what your token brings
doing-AskStandings = who is winning
doing-AskLast = what happened last
doing-Undo = undo
doing-Repeat = repeat
doing-Help = help
doing-Cancel = cancel
doing-Pause = pause the game
doing-NameAlone = { $property }
doing-NameProperty = { $property }
doing-NamePlayer = { $owner }
doing-NameBuilding = a { $building }
some-property = a property
other-property = another property
some-player = a player
some-card = of yours
some-building = building
some-amount = an amount
done-Join = { $player } joined
done-BeginGame = the start of the game
done-Buy = { $player } bought { $property }
done-AuctionOff = the auction of { $property }
done-Bid = the bid of { $player }
done-BidAmount = the bid of { $player }
done-PayRent = { $player } paid rent on { $property }
done-PassGo = { $player } passed GO
done-DrawChance = the { $deck ->
    [event] Event
   *[chance] Chance card
 } of { $player }
done-RideTrain = the train ride of { $player }
done-Trade = { $player } traded { $give } for { $take }
done-TakeFlight = the flight of { $player } to { $property }
done-GoToJail = { $player } went to Jail
done-RollSix = the six of { $player }
done-ReadCard = the { $deck ->
    [event] Event
   *[chance] Chance card
 } of { $player }
done-EndGame = the end of the game
done-LeaveJail = { $player } got out of Jail
done-Build = { $player } built a { $building } on { $property }

## Not understood

sorry = Sorry?
    .v2 = Pardon?
    .v3 = Once more, please?
sorry-expect-command = I did not understand. You can say a command, such as Buy, Pay rent on, or Pass GO.
sorry-expect-property = I did not understand. I need the name of a property, as on the board.
sorry-expect-player = I did not understand. I need the name of a token.
sorry-expect-building = I did not understand. Say House or Hotel.
sorry-expect-yes-no = I did not understand. Say yes or no.
sorry-expect-choose = I did not understand. Say the name or its number, the first one, next, or no.
sorry-expect-debt = I did not understand. { $debts ->
    [raise_cash] Say Mortgage, Sell a House, or I am bankrupt.
   *[other] Name one of your own properties.
 }
sorry-expect-amount = I did not understand. Say an amount, such as one hundred and twenty.
sorry-expect-dice = I did not understand. Say what the dice show, such as seven.
sorry-expect-card = I did not understand. Name the card that you drew.
sorry-expect-choice = I did not understand. Name what you choose, as I asked.
sorry-expect-joining = I did not understand. Say: Start the game. Or press a token's button to join.
sorry-expect-bid = I did not understand. Say your bid, such as one hundred and twenty, or pass.
sorry-expect-auction = { $bids ->
    [spoken] Press your button, then say your bid.
   *[button] Press your button to bid.
 }
    .v2 = To bid, press your button{ $bids ->
        [spoken] {" "}and say how much
       *[button] {""}
     }.
sorry-expect-over = I did not understand. You can ask who is winning{ $undoes ->
    [all] , or say Undo
   *[some] {""}
 }.
sorry-examples = { $phase ->
    [command] For example: Buy { $property }. Or say Help to hear more.
    [property] For example: { $property }. Or say Help.
    [player] For example: { $player }. Or say Help.
   *[other] Say Help to hear what you can say now.
 } You can type it too.
press-first = Press your token's button first.
    .v2 = Your token's button first, please. Then speak.
give-up = Let us leave it. Press your button when you are ready.
nothing-heard = I heard nothing.
still-waiting = I will wait. Press your button when you are ready.
noise = It is loud here. Come a little closer, press your button again, and say it all.
    .v2 = I still hear only noise. Press your button again, and speak close to me.
name-alone = What about { $property }? Say what you want to do.
    .v2 = { $property }, yes. And what shall I do with it?
unknown-name = I do not know "{ $said }".
cancelled = All right, forgotten.
    .v2 = Never mind, then.
not-saved = I could not save that, so I have not done it. { $problem }
saved-perhaps = I cannot tell whether that was saved, so do not go on yet. { $problem } I shall then say what was done last.

## Help

help-first = You can say: { $list }.
help-questions = You can ask: { $list }.
help-rest = And always: { $list }.
help-joining = Press your token's button to join. Those who are in can say: { $list }.
help-here = Now you can say: { $list }.
help-auction = { $bids ->
    [spoken] Press your button and say your bid.
   *[button] Press your button to bid.
 } Nobody else has to wait for a turn.{ $undoes ->
    [all] {" "}Undo takes back the last bid.
   *[some] {""}
 }

## Leaving and coming back

paused = The game is saved. Good night!
welcome-back = Welcome back! { $Players_balances }.
resumed-over = This game is over.
resumed-debt = { $Debtor } still owes { $owed }.
resumed-choice = { $Player } must still choose a { $wanted ->
    [property] property
   *[player] player: { $players_or }
 }.
