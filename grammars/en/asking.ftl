# Answers about deeds, sets and costs; the history; and lists that are given a few at a time.
# See replies.ftl for the names.

## Lists in threes

list-offer = Say More for { $left ->
    [one] one more
   *[other] { $left } more
 }.
help-offer = Say More, or ask for help again, to hear more.
list-next = And { $list }.
list-end = That is all.
list-left = Very well.
    .v2 = As you like.
refused-nothing-more = There is no list that goes on. Ask me something first.
help-list = You can say: More, or That's all. For anything else, press your button.
lists-longer = { $items } at a time, then.
lists-shorter = Only { $items } at a time, then.
lists-longer-no-more = More than that at once, and nobody would remember.
lists-shorter-no-more = One at a time is the least I can do.

## Deeds and sets

set-head = { $color_set }, { $owned ->
   *[other] { $owned } of { $all }
 }:
deed-item = { $property }{ $has_levels ->
    [yes] , level { $level }
   *[no] { $state ->
        [mortgaged] {" "}with a mortgage
        [hotel] {" "}with a Hotel
        [house] {" "}with { $count ->
            [one] a House
           *[other] { $count } Houses
         }
       *[bare] {""}
     }
 }, { $state ->
    [mortgaged] no rent
   *[other] { $times ->
        [0] rent { $amount }
       *[other] rent { $times } times the dice
     }
 }.
rent-line = { $case ->
    [alone] rent { $amount }
    [set] { $amount } with the whole set
    [house] { $amount } with { $count ->
        [one] a House
       *[other] { $count } Houses
     }
    [hotel] { $amount } with a Hotel
    [level] { $amount } at level { $count }
    [owned] rent { $amount } if you own { $count }
   *[dice] rent { $times } times the dice if you own { $count }
 }
card-price = price { $amount }
card-house = a House costs { $house }
card-hotel = { $count ->
    [one] a Hotel { $hotel }
   *[other] a Hotel { $hotel } more on { $count } Houses
 }
card-mortgage = a mortgage brings { $sum }
card-told = { $Property }, in the { $color_set } set. { $owner_is ->
    [bank] Nobody owns it
    [you] It is yours
   *[other] { $Owner } owns it
 }{ $mortgaged ->
    [yes] , with a mortgage
   *[no] {""}
 }. The card: { $lines }.
share-free = { $property } is for sale at { $amount }
share-owned = { $owner_is ->
    [you] you have { $property }
   *[other] { $owner } has { $property }
 }
set-told = The { $color_set } set: { $shares }.
missing-told = { $shares_count ->
    [0] You have the whole { $color_set } set.
   *[other] { $count ->
        [0] You have nothing { $color_set }.
       *[other] You have { $count } of { $all } { $color_set }. The rest:
     } { $shares }.
 }
missing-of-set = For { $color_set }: { $shares }.
all-missing-told = { $sets_count ->
    [0] You have begun no set that is not whole.
   *[other] { $sets }
 }

## What it would cost

cost-told = { $action ->
    [build] A { $building } on { $property } takes { $amount }{ $count ->
        [0] {""}
        [one] , after a House
       *[other] , after { $count } Houses
     }.
    [sell] A { $building } on { $property } brings back { $sum }.
    [lift] To lift the mortgage on { $property } takes { $amount }.
    [rent] You would pay { $amount } on { $property }.
    [leave-jail] { $amount ->
        [M0] Getting out of Jail takes your card, and no money.
       *[other] Getting out of Jail takes { $amount }.
     }
    [trade] { $amount ->
        [M0] A trade takes nothing.
       *[other] A trade takes { $amount }.
     }
    [flight] { $amount ->
        [M0] You fly for nothing.
       *[other] A flight takes { $amount }.
     }
    [location] A move from a Location space takes { $amount }.
    [income-tax] Income Tax takes { $amount }.
    [luxury-tax] Luxury Tax takes { $amount }.
   *[pass-go] Passing GO brings { $sum }.
 }{ $short ->
    [yes] {" "}You have { $player_balance }.
   *[no] {""}
 }{ $possible ->
    [no] {" "}But not now. { $reason }
   *[yes] {""}
 }
auction-start-told = An auction of { $property } starts at { $amount }, and each bid is { $sum } more{ $bids ->
    [spoken] {" "}or better
   *[button] {""}
 }.{ $possible ->
    [no] {" "}But not now. { $reason }
   *[yes] {""}
 }
next-level-told = { $property } would stand at level { $level }, where the rent is { $amount }.{ $possible ->
    [no] {" "}But not now. { $reason }
   *[yes] {""}
 }

## Whose turn, and what happened before

turn-nothing = I do not keep turns, and nothing has happened yet.
turn-told = I do not keep turns. { $player_is ->
    [bank] The last thing was { $what }.
   *[other] { $Player } acted last: { $what }.
 }
turn-waits = I am waiting for { $player }.
history-back = Before that: { $what }
history-forward = After that: { $what }
history-undone = { $count ->
    [one] In between, this was taken back: { $what }.
   *[other] In between, { $count } things were taken back, the first of them this: { $what }.
 }
history-begin = That was the first thing. Before it there is nothing.
history-end = That was the last thing.
history-none = Nothing has happened yet.

doing-AskCard = the whole card of { $property }
doing-AskSet = who owns the { $color_set } set
doing-AskMissing = what you need for the { $color_set } set
doing-AskMissingWith = what you need with { $property }
doing-AskAllMissing = what you need for your sets
doing-AskBuildCost = what a { $building } on { $property } costs
doing-AskSaleValue = what a { $building } on { $property } brings back
doing-AskLiftCost = what lifting the mortgage on { $property } costs
doing-AskRentDue = what you would pay on { $property }
doing-AskAuctionStart = where an auction of { $property } starts
doing-AskNextLevel = the next rent level of { $property }
doing-AskActionCost = what { $action_name } takes or brings
doing-AskTurn = whose turn it is
doing-AskBefore = what happened before
doing-AskAfter = what happened after that
doing-HelpQuestions = what you can ask
doing-More = more
doing-ThatsAll = that is all
doing-LongerLists = longer lists
doing-ShorterLists = shorter lists
doing-NameSet = the { $color_set } set
doing-NameAction = { $action_name }
doing-NameTopic = { $topic_name }
some-set = a colour set
some-topic = something in the rules
some-action = something
named-action = { $action ->
    [leave-jail] getting out of Jail
    [trade] a trade
    [flight] a flight
    [location] a move from a Location space
    [income-tax] Income Tax
    [luxury-tax] Luxury Tax
   *[pass-go] passing GO
 }
