# How the rules go, for whoever asks. The numbers are the edition's, the words are ours. See
# replies.ftl for the names; plays_... is yes or no, and language/topics.py has the others.

topic-go = { $go_alike ->
    [yes] Passing or landing on GO brings you { $go }. Say: Pass GO.
   *[no] Passing GO brings you { $go }, landing on it { $go_landing }. Tell me which it was.
 }
topic-buying = A property that nobody owns is yours for its price. Say Buy, and its name.{ $plays_auctions ->
    [yes] {" "}Or say Auction off, and it goes to whoever bids most.
   *[no] {""}
 }
topic-rent = { $rents ->
    [levels] You owe the owner the rent of the level that the house stands on. Then the house goes up one level, also where the property is your own. Say: Pay rent on, or Raise the rent.
    [printed] If the owner asks, you owe the rent on the card, which is higher with the whole set. Say: Pay rent on.
    [by_houses] If the owner asks, you owe the rent on the card: more with the whole set, more with Houses, most with a Hotel. Nothing while it is mortgaged. Say: Pay rent on.
   *[shares] If the owner asks, you owe the rent on the card: more with the whole set, more with a House, most with a Hotel. Say: Pay rent on.
 }{ $jail_rent ->
    [yes] {""}
   *[no] {" "}Nobody in Jail gets rent.
 }
topic-auctions = Bidding starts at { $opening_bid } and goes up by { $bid_step }{ $bids ->
    [spoken] {" "}or more. Press your button and say your bid at any time, in turn or not.
   *[button] {" "}with each press of a button at any time, in turn or not.
 } { $confirmed ->
    [yes] It begins when you tell me to.
   *[no] {""}
 } After { $pause } seconds without a bid I close it, and whoever bid last pays and takes the card.{ $beyond_cash ->
    [cancelled] {" "}Who cannot pay gets nothing, and the sale is off.
   *[refused] {""}
 }
topic-chance = { $jail_told ->
    [yes] On Chance, draw the top card and do what it says. Tell me its name, and I move the money.
   *[no] On Chance, say: Chance card. I draw one for you, read it, and move the money.
 }
topic-community-chest = On Community Chest, say: Community Chest card. I draw one, read it, and move the money.
topic-events = On an Event space, draw the top card and do what it says. Tell me its name, and I see to rents and money.
topic-trade = On a Trade space you may give one of your properties for one of somebody else's, for { $trade_fee ->
    [M0] nothing
   *[other] { $trade_fee }
 }, whether they like it or not. { $trade_safe ->
    [complete_sets] A property of a whole set cannot be taken.
   *[developed_sets] A set with a building on it is safe.
 } Say Trade, and the name of yours.
topic-deals = You may make a deal with anybody at any time, in properties, money and Get Out of Jail Free cards. Say: Make a deal with, and the player. Nothing moves until both agree.
topic-flights = On a Flight space you may pay { $flight_fee } and fly to any property. Then buy it, or pay rent. GO pays nothing on the way. Say: Flight.
topic-locations = On a Location space you may pay { $location_fee } and move to a property that is free or your own, to buy it or to raise its rent. GO pays nothing on the way. Say: Location.
topic-train = On a Railroad you must ride the train. Say: Train ride, and I tell you where it stops. GO pays nothing on the way.
topic-railroads = The four are bought like any property and take no buildings. The more of them one player has, the higher the rent of each.
topic-utilities = The two are bought like any property. Their rent is so many times what the dice show, and more for who has both.
topic-income-tax = Income Tax takes { $income }{ $income_share ->
    [0] . Say: Income tax.
   *[other] , or { $income_share } percent of all you own, as you like. Say: Income tax, or: Pay { $income_share } percent.
 }{ $plays_free_parking ->
    [yes] {" "}It goes to the middle of the board.
   *[no] {""}
 }
topic-luxury-tax = Luxury Tax takes { $luxury }. Say: Luxury tax.{ $plays_free_parking ->
    [yes] {" "}It goes to the middle of the board.
   *[no] {""}
 }
topic-jail = To get out of Jail, pay { $jail_fee }, use a Get Out of Jail Free card, or { $jail_opens ->
    [six] roll a six
   *[other] roll a double
 }. After three tries you must pay. { $jail_rent ->
    [yes] Inside, you collect rent and bid as ever.
   *[no] Inside, you get no rent and cannot bid.
 } Say: Get out of Jail.
topic-go-to-jail = Go to Jail sends you straight there: no money for GO, and your turn is over.{ $jail_told ->
    [yes] {" "}Say: Go to Jail.
   *[no] {" "}You need not tell me.
 }
topic-just-visiting = Just Visiting asks for nothing. You are only looking in on your friends.
topic-free-parking = { $plays_free_parking ->
    [yes] Whoever lands on Free Parking takes all the money in the middle of the board. Say: Free Parking.
   *[no] Free Parking asks for nothing and gives nothing. Have a rest.
 }
topic-building = With a whole colour set you may build at any time: { $most_houses ->
    [one] one House or one Hotel on each street.
   *[other] up to { $most_houses } Houses on each street, then a Hotel.
 } { $even ->
    [yes] No street may be more than one step ahead of its set.
   *[no] {""}
 } { $direct_hotel ->
    [yes] You may go straight to a Hotel, for the price of both.
   *[no] {""}
 } { $sells ->
    [yes] I take buildings back for half their price.
   *[no] I take no buildings back.
 } Say Build a House, and where.
topic-levels = Each property that is owned has a house on a rent level, from 1 to { $levels }. Every landing moves it up one. When the last of a colour set is bought, the whole set moves up: by { $bonus_one } if one player has it, else by { $bonus_several }.
topic-mortgages = Any property can be mortgaged while nothing stands in its set. I pay you half its price, and it brings no rent. To lift it costs that and { $interest } percent. Say: Mortgage, or Lift the mortgage on.
topic-debts = { $debts ->
    [cash_and_one_deed] Who cannot pay gives all cash and one property, whatever it is worth, and that settles it. With nothing but one property left, it is the end.
    [raise_cash] Who cannot pay must raise the money: sell buildings, mortgage, or make a deal. If that is not enough, say: I am bankrupt. Then you are out.
   *[sell_deeds] Who cannot pay gives all cash, and then properties at their price until it is paid. { $nothing_left ->
        [let_go] If nothing is left, the rest is forgiven.
       *[bankrupt] If nothing is left, you are bankrupt and the game is over.
     }
 }
topic-rewards = Every token brings its player something of its own. Ask me: What is my reward?
topic-winning = { $ends_at ->
    [all_deeds_owned] The game ends when all properties are owned. I pay each of you one rent for each property, and the most money wins.
    [first_bankruptcy] The game ends when somebody is bankrupt. The most money and property wins.
    [first_unpaid_debt] The game ends when somebody cannot pay a debt. The most money and property wins.
   *[last_standing] { $bankruptcies ->
        [0] The last player who is not bankrupt wins.
       *[other] The game ends after { $bankruptcies } bankruptcies. The most money and property wins.
     }
 }{ $minutes ->
    [0] {""}
   *[other] {" "}After { $minutes } minutes of play it is over in any case.
 }{ $early ->
    [yes] {" "}You may also say: End the game.
   *[no] {""}
 }
topic-undo = Undo takes back { $undo_steps ->
    [0] as many things as you like, one by one.
    [1] the last thing, one step only.
   *[other] the last { $undo_steps } things, one by one.
 } Say Undo, or press its button.
card-text-told = { $card_call } { $card }
doing-AskTopic = the rules of { $topic_name }
doing-AskCardText = what { $card_title } says
named-topic = { $topic ->
    [go] GO
    [buying] buying
    [rent] rent
    [auctions] an auction
    [chance] Chance
    [community-chest] Community Chest
    [events] an Event
    [trade] a Trade space
    [deals] a deal
    [flights] a Flight space
    [locations] a Location space
    [train] a train ride
    [railroads] the railroads or stations
    [utilities] the utilities
    [income-tax] Income Tax
    [luxury-tax] Luxury Tax
    [jail] Jail
    [go-to-jail] Go to Jail
    [just-visiting] Just Visiting
    [free-parking] Free Parking
    [building] building
    [levels] rent levels
    [mortgages] a mortgage
    [debts] debt
    [rewards] rewards
    [winning] winning
   *[undo] undo
 }
