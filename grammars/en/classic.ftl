# What the classic game adds. The head of replies.ftl says how messages are written.

## Buildings

building-sold = { $player_is ->
    [you] The Bank takes the { $building } on { $property } back for { $amount }. You have { $player_balance }.
   *[other] { $Player } sold the { $building } on { $property } for { $amount } and has { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Down comes the { $building } on { $property }: { $amount } for you. That makes { $player_balance }.
       *[other] The { $building } on { $property } goes back to the box, and { $amount } to { $player }. That makes { $player_balance }.
     }
buildings-sold = { $player_is ->
    [you] All that stands on { $properties } goes back to the box, for { $amount }. You have { $player_balance }.
   *[other] All that stands on { $properties } goes back to the box. { $Player } gets { $amount } for it and has { $player_balance }.
 }
refused-no-street = Nothing can be built on { $property }.
refused-set-mortgaged = You cannot build on { $property } while { $properties } { $properties_count ->
    [one] is
   *[other] are
 } mortgaged.
refused-next-is-hotel = { $property } has { $count } Houses. What comes next is a Hotel.
refused-build-evenly = Build evenly, please: first on { $properties }.
refused-hotel-needs-houses = A Hotel needs { $count } Houses on { $property } first, and on the rest of its set.
refused-nothing-built = You have no buildings to sell. A deed you can mortgage, or offer in a deal.
refused-no-building-there = There is no building on { $property }. A deed you can mortgage, or offer in a deal.
refused-other-building = There is a { $building } on { $property }.
refused-sell-evenly = Sell evenly, please: first on { $properties }.
refused-no-houses-for-hotel = To break down the Hotel on { $property } I need { $count } Houses, and the box has { $houses ->
    [0] none
   *[other] { $houses }
 }. You can sell all buildings of the set at once, for { $amount }.
last-house = the last House
last-hotel = the last Hotel
building-placed = { $player_is ->
    [you] Your { $building } stands on { $property }.
   *[other] The { $building } of { $player } stands on { $property }.
 }
ask-placing = { $player_name }, where does the { $building } go?
    .v2 = { $player_name }, on which property shall the { $building } stand?
refused-nowhere-to-build = { $Player } has no place for a { $building } now.
refused-enough-left = The box has { $count ->
    [one] one { $building }
   *[other] { $count } of them
 }, enough for everyone who could place one. Just build.
refused-placing-open = { $player_is ->
    [you] You must first say where your { $building } goes.
   *[other] { $Player } must first say where the { $building } goes.
 }
refused-no-placing = There is no building to place now.
resumed-placing = { $Player } must still say where the { $building } goes.
sorry-expect-placing = I did not understand. Name the property where it goes.
ask-sell-where = On which property?
    .v2 = Where does it come down?

## Mortgages

property-mortgaged = { $player_is ->
    [you] { $property } is mortgaged for { $amount }. You have { $player_balance }. Turn the card over.
   *[other] { $Player } mortgaged { $property } for { $amount } and has { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] { $amount } on { $property }, and no rent until you lift it. You have { $player_balance }.
       *[other] { $amount } on { $property } for { $player }, who has { $player_balance }.
     }
mortgage-lifted = { $player_is ->
    [you] The mortgage on { $property } is lifted for { $amount }. You have { $player_balance } left.
   *[other] { $Player } lifted the mortgage on { $property } for { $amount } and has { $player_balance } left.
 }
    .v2 = { $player_is ->
        [you] { $property } is free of its mortgage. That was { $amount } and leaves you { $player_balance }.
       *[other] { $amount } from { $player }, and { $property } is free of its mortgage. That leaves { $player_balance }.
     }
mortgage-kept = { $property } stays mortgaged.
interest-paid = { $player_is ->
    [you] The interest is { $amount }. You have { $player_balance } left.
   *[other] { $Player } paid { $amount } of interest and has { $player_balance } left.
 }
ask-mortgage = { $player_name }, { $property } comes to you with a mortgage. Do you lift it for { $amount }, or keep it for { $sum } now?
    .v2 = { $player_name }, there is a mortgage on { $property }. Lift it for { $amount }, or keep it for { $sum }?
refused-mortgage-open = { $player_is ->
    [you] You must first lift the mortgage on { $property }, or keep it.
   *[other] { $Player } must first lift the mortgage on { $property }, or keep it.
 }
refused-not-yours-yet = Nobody owns { $property } yet.
refused-mortgaged-already = { $property } is mortgaged already.
refused-sell-buildings-first = { $property } cannot be mortgaged while there are buildings on { $properties }. Sell those first.
refused-no-mortgage = You have no mortgaged property.
refused-not-mortgaged = { $property } is not mortgaged.
refused-cannot-afford-lifting = Lifting the mortgage on { $property } costs { $amount }, and you have { $player_balance }.
refused-rent-mortgaged = { $property } is mortgaged, so there is no rent.
resumed-mortgage = { $Player } must still lift the mortgage on { $property }, or keep it.
sorry-expect-mortgage = I did not understand. Say lift it, or keep it.

## Railroads, utilities, taxes, payments

no-rent-told = { $property } is mortgaged, so it brings no rent.
dice-rent-told = The rent on { $property } is { $times } times the dice{ $owner_is ->
    [bank] {" "}once somebody owns it
    [you] , because you own { $count ->
        [one] one utility
       *[other] both utilities
     }
   *[other] , because { $owner } owns { $count ->
        [one] one utility
       *[other] both utilities
     }
 }.
refused-no-railroad = The card does not mean { $property }. Name a railroad or station, or say Pay rent on.
refused-no-utility = The card does not mean { $property }. Name a utility, or say Pay rent on.
refused-needs-dice = The rent on { $property } goes by the dice.
tax-paid = { $player_is ->
    [you] { $tax }: I have taken { $amount }. You have { $player_balance } left.
   *[other] { $Player } paid { $amount } of { $tax } and has { $player_balance } left.
 }
    .v2 = { $player_is ->
        [you] { $amount } for { $tax }. The taxman tips his hat. That leaves you { $player_balance }.
       *[other] { $amount } of { $tax } from { $player }. That leaves { $player_balance }.
     }
player-paid = { $payer_is ->
    [you] { $amount } from you to { $payee }. You have { $payer_balance } left; { $payee } has { $payee_balance }.
   *[other] { $Payer } paid { $payee } { $amount }. { $Payer } has { $payer_balance } left; { $payee } has { $payee_balance }.
 }
refused-pay-yourself = You need not pay yourself.
refused-jail-cards-are-held = All Get Out of Jail Free cards are in players' hands.

## Debts and bankruptcy

ask-debt-raise-cash = { $debtor_name }, raise the { $amount }: sell buildings, mortgage, or make a deal. You have { $debtor_balance }.
    .v2 = { $debtor_name }, { $amount } is owed, and you have { $debtor_balance }. What do you sell or mortgage?
debt-paid = { $debtor_is ->
    [you] That is enough, and your debt is paid: { $cash }. You have { $debtor_balance } left.
   *[other] That is enough, and the debt of { $debtor } is paid: { $cash }. { $Debtor } has { $debtor_balance } left.
 }{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }
estate-handed-over = { $debtor_is ->
    [you] You are bankrupt, and out of the game. I am sorry!
   *[other] { $Debtor } is bankrupt, and out of the game.
 }{ $cash_count ->
    [0] {""}
   *[other] {" "}The last cash: { $cash }.
 }{ $properties_count ->
    [0] {""}
   *[other] {" "}{ $properties } { $properties_count ->
        [one] goes
       *[other] go
     } to { $receiver }.
 }{ $cards ->
    [0] {""}
    [one] {" "}The Get Out of Jail Free card goes to { $receiver }.
   *[other] {" "}The { $cards } Get Out of Jail Free cards go to { $receiver }.
 } { $debtor_is ->
    [you] You have
   *[other] { $Debtor } has
 } { $debtor_balance } left.{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }
refused-can-still-raise = You owe { $sum }, and with all buildings sold and all deeds mortgaged you would have { $amount }. You can pay that.
refused-fallen = { $player_is ->
    [you] You are out of the game. Watch, and ask me what you like.
   *[other] { $Player } is out of the game.
 }
rank-item-fallen = { $place }: { $player }, who went bankrupt.

## Answers

mortgage-told = { $mortgaged ->
    [yes] { $property } is mortgaged for { $amount }. Lifting that costs { $sum }.
   *[no] A mortgage on { $property } brings { $amount }, and lifting it costs { $sum }.
 }
net-worth-told = You are worth { $total }: { $money } in cash and { $property_value } in property and buildings.
raisable-told = { $sum ->
    [M0] You owe nothing.
   *[other] You owe { $sum }.
 } With all buildings sold and all deeds mortgaged you would have { $amount }.
decks-told = From which deck? Press again and say Chance card, or Community Chest card.
way-out-told = In Jail you wait for doubles, or pay { $amount }{ $count ->
    [0] {""}
    [one] , or use your card
   *[other] , or use one of your cards
 }. Who is sent there collects nothing for passing GO. Rent and bids go on as ever.

## What a command is called when it is read back, and when it is taken back

doing-SellBuilding = sell a { $building } on { $property }
doing-SellAllBuildings = sell all buildings on the set of { $property }
doing-AuctionBuilding = auction the last { $building }
doing-PlaceBuilding = put it on { $property }
doing-Mortgage = mortgage { $property }
doing-LiftMortgage = lift the mortgage on { $property }
doing-LiftAtOnce = lift the mortgage
doing-KeepMortgage = keep the mortgage
doing-PayIncomeTax = pay income tax
doing-PayIncomeTaxShare = pay income tax by what you own
doing-PayLuxuryTax = pay luxury tax
doing-PayDoubleRent = pay double rent on { $property }
doing-PayTenfold = pay ten times the dice on { $property }
doing-DrawCommunityChest = a Community Chest card
doing-KeepJailCard = keep a Get Out of Jail Free card
doing-PayBank = pay the Bank { $amount }
doing-CollectFromBank = collect { $amount } from the Bank
doing-PayPlayer = pay { $payee } { $amount }
doing-PayEveryone = pay each player { $amount }
doing-CollectFromEveryone = collect { $amount } from each player
doing-GoBankrupt = go bankrupt
doing-AskMortgage = the mortgage value of { $property }
doing-AskNetWorth = what you are worth
doing-AskRaisable = what you could raise
doing-AskDeck = a card
doing-AskWayOut = how to get out of Jail
done-SellBuilding = { $player } sold a { $building } on { $property }
done-SellAllBuildings = { $player } sold the buildings on the set of { $property }
done-AuctionBuilding = the auction of the last { $building }
done-LiftAtOnce = { $player } lifted the mortgage
done-KeepMortgage = { $player } kept the mortgage
done-GoBankrupt = the bankruptcy of { $player }
done-Mortgage = { $player } mortgaged { $property }
done-LiftMortgage = { $player } lifted the mortgage on { $property }
done-PayIncomeTax = the income tax of { $player }
done-PayIncomeTaxShare = the income tax of { $player }
done-PayLuxuryTax = the luxury tax of { $player }
done-PayDoubleRent = { $player } paid double rent on { $property }
done-PayTenfold = { $player } paid ten times the dice on { $property }
done-DrawCommunityChest = the Community Chest card of { $player }
done-KeepJailCard = { $player } kept a Get Out of Jail Free card
done-PayBank = { $player } paid the Bank
done-CollectFromBank = { $player } collected from the Bank
done-PayPlayer = { $player } paid { $payee }
done-PayEveryone = { $player } paid each player
done-CollectFromEveryone = { $player } collected from each player
