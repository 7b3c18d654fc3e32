# What Mr. Monopoly explains about the speed die. See replies.ftl.

speed-die-when = Once you have passed GO or landed on it, roll the speed die with the other two. Leave it out for doubles and to get out of Jail: there only the white dice count.
speed-die-bus = The bus is yours to steer: move by one of the white dice, by the other, or by both together.
speed-die-face = That is me! Move by the white dice and do what the space says. Then go on to the next property that nobody owns, { $auctions ->
    [yes] and buy it or auction it off
   *[no] and buy it, if you like
 }. Is everything owned? Then go to the next one where you owe rent.
speed-die-triple = Three of a kind takes you wherever you like on the board.
next-property-told = { $found_is ->
    [none] Nothing is left that my face could lead you to. Stay where you are.
   *[some] After { $property } comes { $found }. { $owner_is ->
        [bank] Nobody owns it, and it costs { $amount }.
       *[other] { $Owner } owns it, and you owe rent there.
     }
 }
doing-AskNextProperty = which property is next after { $property }
doing-AskSpeedDie = when the speed die is rolled
doing-AskBus = what the bus means
doing-AskMrMonopoly = what my face on the die means
doing-AskTriple = what three of a kind means
