# What Mr. Monopoly says in Ultimate Banking only. See replies.ftl for the names of the facts.
#
# $levels        where houses go: Piccadilly to level 4, ...
# $rents         the rents of a deed: M220 at level 1, ...

level-item = { $property } to level { $level }
level-rent-item = { $amount } at level { $level }

too-late = I heard no name, so I leave it.
    .v2 = That took too long. Press your button when you know.

## Houses and sets

house-placed = Put its house on level 1.
    .v2 = Its house goes on level 1.
    .v3 = Put a house on level 1.
rent-levels-changed = { $levels_count ->
    [one] Move the house on { $levels }.
   *[other] Move the houses: { $levels }.
 }
rent-levels-kept = { $levels_count ->
    [one] The house can go no further, and stays.
   *[other] These houses can go no further, and stay.
 }
set-completed = The { $color_set } set is complete! Its houses go up: { $levels }.
    .v2 = And that makes the { $color_set } set whole! Move its houses: { $levels }.

## Location, Jail

location-used = { $player_is ->
    [you] Off you go to { $property }, for { $amount }. That leaves you { $player_balance }. GO pays nothing on the way.
   *[other] { $Player } went to { $property } for { $amount } and has { $player_balance } left.
 }
    .v2 = { $player_is ->
        [you] { $amount } for the trip, and { $player_balance } left. Move to { $property }, with no money for passing GO.
       *[other] { $Player } paid { $amount } to move to { $property }, and has { $player_balance } left.
     }
double-rolled = { $player_is ->
    [you] A double! You are free. Move by that roll, and then your turn is over.
   *[other] { $Player } rolled a double and is out of Jail.
 }
double-missed = { $count ->
    [0] No luck, and that was the last try. { $amount } are due. { $player_is ->
        [you] Say: Get out of Jail.
       *[other] { $Player } must get out of Jail.
     }
    [one] No luck. { $player_is ->
        [you] You have
       *[other] { $Player } has
     } one more try, and then it costs { $amount }.
   *[other] No luck. { $player_is ->
        [you] You have
       *[other] { $Player } has
     } { $count } more tries, and then it costs { $amount }.
 }

## Auctions

auction-prepared = { $property } is up for auction, from { $amount }. When all are ready, press a button or say Start. Or say: Nobody wants it.
    .v2 = An auction for { $property }, from { $amount }! Press a button or say Start when all are ready. Or say: Nobody wants it.
bidding-began = And we are off, from { $amount }! Press your button to bid.
    .v2 = Hands on your buttons! The first bid is { $amount }.
auction-counted-down = { $count }.
auction-waits = { $property } is still up for auction, from { $amount }. Press a button or say Start. Or say: Nobody wants it.
sorry-expect-bidding = I did not understand. Press a button or say Start to begin, or say: Nobody wants it.
    .v2 = Say Start or press a button, and the bidding begins. Or say: Nobody wants it.
help-bidding = Press a button or say Start, and the bidding begins. After that each press is a bid. If nobody wants it, say so, and I keep the card.

## Events

property-wanted = { "" }
property-chosen = { $property } it is.
    .v2 = { $property }, then.
nothing-to-do = { $player_is ->
    [you] There is no property for that. Nothing happens.
   *[other] There was no property for that, and nothing happened.
 }
rents-capped = The next { $count ->
    [one] rent is
   *[other] { $count } rents are
 } paid at level 1. The houses move up all the same.
rent-cap-used = { $count ->
    [0] That was the last rent at level 1.
    [one] One more rent is paid at level 1.
   *[other] { $count } more rents are paid at level 1.
 }

## Debts and the end

deed-handed-over = { $debtor_is ->
    [you] { $property } goes to { $creditor } and counts { $amount }. { $change ->
        [M0] {""}
       *[other] You get { $change } back, which makes { $debtor_balance }.
     }
   *[other] { $Debtor } gave { $creditor } { $property }, which counts { $amount }. { $change ->
        [M0] {""}
       *[other] { $Debtor } got { $change } back and has { $debtor_balance }.
     }
 } { $left ->
    [M0] The debt is paid.
   *[other] { $left } is still owed.
 } Leave the house where it is.
bank-made-up = The Bank makes up the { $amount } that { $creditor_is ->
    [you] you are still owed. You have { $creditor_balance }.
   *[other] { $creditor } is still owed. { $Creditor } has { $creditor_balance }.
 }
rank-tie-deed = { $Players } have { $total } each; the dearest property puts { $winners } ahead.
rank-tie-shared-deed = { $Players } have the same, and none of them a dearer property, so they share the place.

## Undo

undone-levels = { $levels_count ->
    [one] Move the house back:
   *[other] Move the houses back:
 } { $levels }.
undone-capped = { $count ->
    [0] No rent is held down any more.
    [one] One rent is to be paid at level 1 again.
   *[other] { $count } rents are to be paid at level 1 again.
 }

## Answers

level-told = { $owner_is ->
    [bank] Nobody owns { $property }, so it has no house. At level { $level } the rent would be { $amount }.
    [you] You own { $property }. It is on level { $level }, where the rent is { $amount }.
   *[other] { $Owner } owns { $property }. It is on level { $level }, where the rent is { $amount }.
 }
rents-told = The rents on { $property }: { $rents }.

## Refusals

refused-raise-not-yours = { $property } belongs to { $owner }. You raise the rent of your own only.
refused-no-rise-in-jail = You are in Jail, so no rent of yours goes up.
refused-cannot-afford-location = A Location costs { $amount }, and you have { $player_balance }.
refused-location-owned = { $property } belongs to { $owner }. Choose one that nobody owns, or one of your own.
refused-double-outside-jail = You are not in Jail. Take your turn, and if it was a double, roll again.
refused-no-tries-left = Your tries are used up. { $amount } are due: say Get out of Jail.
refused-bidding-begun = The bidding for { $property } has begun. Press your button to bid.
refused-bidding-not-begun = The bidding for { $property } has not begun.
refused-bid-stands = { $Bidder } wants it, for { $amount }. The bid stands.
refused-draw-yourself = The Event cards lie on the table. Draw one, press your button, and say Event.
refused-cannot-undo = { $kind ->
    [card] What an Event has done cannot be taken back.
    [auction] An auction cannot be taken back.
    [debt] What led to a debt cannot be taken back.
    [rise] A rent that was raised stays raised.
   *[other] That cannot be taken back.
 } I take back rent, a purchase, GO, the Jail fee and a Location, when it was the last thing.

## Questions that Mr. Monopoly asks

ask-debt-hand-over = { $debtor_name }, which property do you hand over? { $amount } is owed.
    .v2 = { $debtor_name }, { $amount } is owed. Which of your properties do you hand over?
ask-choice-own-property = { $player_name }, which of your own properties?
    .v2 = { $player_name }, name one of your own properties.
ask-choice-any-property = { $player_name }, which property? Anybody's will do.
    .v2 = { $player_name }, name a property that somebody owns.
ask-choice-give = { $player_name }, which of your own properties do you give?
    .v2 = { $player_name }, which of yours goes?
ask-choice-take = { $player_name }, which property of another player do you take for { $give }?
    .v2 = { $player_name }, and what do you want for { $give }?

## What a command is called

doing-RaiseRent = raise the rent on { $property }
doing-UseLocation = a Location, to { $property }
doing-RollDouble = you rolled a double
doing-MissDouble = you rolled no double
doing-ChooseProperty = { $property }
doing-BeginBidding = begin the bidding
doing-CallOffAuction = call the auction off
doing-AskLevel = the level of { $property }
doing-AskRents = the rents of { $property }
done-RaiseRent = { $player } raised the rent on { $property }
done-UseLocation = the Location of { $player }
done-RollDouble = the double of { $player }
done-MissDouble = the try of { $player }
done-BiddingBegan = the start of the bidding
