# The words of the classic game's cards, our own. What a card does is in the edition's file.

## Chance

card-chance-go = A straight road lies before you. Advance to GO{ $places ->
    [yes] .
   *[no] , then press your button and say Pass GO.
 }
card-chance-illinois = The lights of Illinois Avenue are calling. Advance there.{ $places ->
    [yes] {""}
   *[no] {" "}If you pass GO, say so.
 }
card-chance-st-charles = A postcard from St. Charles Place! Advance there.{ $places ->
    [yes] {""}
   *[no] {" "}If you pass GO, say so.
 }
card-chance-boardwalk = The sea air will do you good. Advance to Boardwalk.
card-chance-reading = All aboard the Reading Railroad! Advance there.{ $places ->
    [yes] {""}
   *[no] {" "}If you pass GO, say so.
 }
card-chance-trafalgar-square = The lions of Trafalgar Square are waiting. Advance there.{ $places ->
    [yes] {""}
   *[no] {" "}If you pass GO, say so.
 }
card-chance-pall-mall = Your club in Pall Mall expects you. Advance there.{ $places ->
    [yes] {""}
   *[no] {" "}If you pass GO, say so.
 }
card-chance-mayfair = You are invited to tea in Mayfair. Advance there.
card-chance-kings-cross = Your train leaves from King's Cross Station. Advance there.{ $places ->
    [yes] {""}
   *[no] {" "}If you pass GO, say so.
 }
card-nearest-railroad = Catch the next train! Advance to the nearest railroad. Buy it, or say Pay double rent on.
card-nearest-railroad-again = Another train is whistling! Advance to the nearest railroad. Buy it, or say Pay double rent on.
card-nearest-station = Catch the next train! Advance to the nearest station. Buy it, or say Pay double rent on.
card-nearest-station-again = Another train is whistling! Advance to the nearest station. Buy it, or say Pay double rent on.
card-nearest-utility = Somebody must read the meter. Advance to the nearest utility. Buy it, or throw the dice and say Pay ten times the dice.
card-bank-dividend = Your shares have done well, and the Bank shares with you.
card-building-loan = The loan for your building is due, and the Bank pays it out.
card-three-steps-back = You have left your umbrella behind. Go back three spaces.
card-chance-jail = The constable has a word with you. Go straight to Jail. No money for passing GO.
card-general-repairs = The roofs leak and the stairs creak. Have all your buildings put right.
card-speeding = You drove through town like the wind. Here is your fine.
card-chairman = They have made you chairman, and everyone expects a treat.
card-chance-jail-free = A friend with a key: Get Out of Jail Free.

## Community Chest

card-chest-go = A good start is worth gold. Advance to GO{ $places ->
    [yes] .
   *[no] , then press your button and say Pass GO.
 }
card-bank-error = My clerks have miscounted, and for once you are the richer.
card-doctor = The doctor listened to your chest, and now to your purse.
card-stock-sale = You sold your stock on a sunny day.
card-chest-jail-free = The judge likes your honest face: Get Out of Jail Free.
card-chest-jail = Somebody recognised you. Go straight to Jail. No money for passing GO.
card-holiday-fund = You saved all year for the holidays, and the fund pays out.
card-tax-refund = The taxman has found that he owes you something.
card-your-birthday = It is your birthday! Everyone brings a little something.
card-life-insurance = Your life insurance has come of age.
card-hospital = A week in hospital, with jelly every day. Here is the bill.
card-school-fees = The school would like its fees, please.
card-consultancy = They asked you for advice, and took it.
card-street-repairs = The street before your buildings is mended, and you pay by House and Hotel.
card-beauty-contest = Second prize in the beauty contest! I had you first.
card-inheritance = An aunt whom you hardly knew has remembered you.
