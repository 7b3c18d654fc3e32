# What Mr. Monopoly says where he rolls the dice and keeps the places of the tokens.
# See replies.ftl. $space is a name, $space_kind is deed or the kind of space.

## The spaces of the board that are no properties

space-go = GO
space-chance = Chance
space-community-chest = Community Chest
space-railroad = a railroad
space-jail = Just Visiting
space-free-parking = Free Parking
space-go-to-jail = Go to Jail
space-trade = a Trade space
space-flight = a Flight space
space-event = an Event space
space-location = a Location space

## The dice

dice-rolled = { $player_is ->
    [you] You
   *[other] { $Player }
 } rolled { $second ->
    [0] { $first }
   *[other] { $first } and { $second }
 }{ $speed ->
    [none] {""}
    [bus] , and the bus
    [face] , and my own face
   *[other] , and { $speed } on the speed die
 }{ $utility ->
    [yes] , { $steps } for the rent
   *[no] { $doubles ->
        [0] {""}
        [1] : doubles
        [2] : doubles again
       *[other] : doubles for the third time
     }
 }.{ $waits ->
    [bus] {" "}Choose: say Move by, and { $first }, { $second } or { $steps }.
    [anywhere] {" "}Three of a kind! Go where you like: say Put me on, and the place. If that takes you past GO, say so.
    [face] {" "}When you have done what this space asks, say: Go on.
   *[none] {""}
 }
    .v2 = The dice say { $second ->
        [0] { $first }
       *[other] { $first } and { $second }
     }{ $speed ->
        [none] {""}
        [bus] , and there comes the bus
        [face] , and it is me on the third
       *[other] , and { $speed } more on the speed die
     } for { $player_is ->
        [you] you
       *[other] { $player }
     }{ $utility ->
        [yes] , { $steps } for the rent
       *[no] { $doubles ->
            [0] {""}
            [1] , a pair of twins
            [2] , twins once more
           *[other] , and that is the third pair in a row
         }
     }.{ $waits ->
        [bus] {" "}Choose: say Move by, and { $first }, { $second } or { $steps }.
        [anywhere] {" "}Three of a kind! Go where you like: say Put me on, and the place. If that takes you past GO, say so.
        [face] {" "}When you have done what this space asks, say: Go on.
       *[none] {""}
     }
starter-chosen = I have rolled for every one of you, and { $player } goes first.
another-roll = { $player_is ->
    [you] When you are done here, roll again.
   *[other] { $Player } rolls again after this.
 }
six-missed = No six, so { $player_is ->
    [you] you stay
   *[other] { $player } stays
 } in Jail. { $count ->
    [0] That was the last try, and the { $amount } are due now. Say: Get out of Jail. Then I move the token by this roll.
    [one] One more try, then { $amount } are due.
   *[other] { $count } more tries, then { $amount } are due.
 }

## Where a token comes to

token-moved = { $by ->
    [hand] { $player_is ->
        [you] You are on { $space } now.
       *[other] { $Player } is on { $space } now.
     }
    [all] { $Player } moves to { $space }.
   *[other] { $player_is ->
        [you] You land on { $space }.
       *[other] { $Player } lands on { $space }.
     }
 }
    .v2 = { $by ->
        [hand] { $player_is ->
            [you] Very well: you are on { $space }.
           *[other] Very well: { $player } is on { $space }.
         }
        [all] { $Player } moves to { $space }.
       *[other] { $player_is ->
            [you] That takes you to { $space }.
           *[other] That takes { $player } to { $space }.
         }
     }
place-wanted = Tell me where you go: say Put me on, and the place.

place-mortgaged = { $Owner } owns it, and it is mortgaged: no rent.
place-nearest-railroad = { $Owner } owns it. Say: Pay double rent.
place-nearest-utility = { $Owner } owns it. Say: Roll the dice. Then say: Pay ten times the dice.
follow-go = Nothing more to do here.
follow-chance = Say: Chance card.
follow-community-chest = Say: Community Chest card.
follow-event = Say: Draw an Event.
follow-railroad = Say: Train ride.
follow-jail = You are only visiting. Wave to those inside.
follow-jailed = { $player_is ->
    [you] You sit
   *[other] { $Player } sits
 } in Jail. Roll the dice, or say: Get out of Jail.
follow-free-parking-rest = A rest for the feet, and nothing to pay.
follow-free-parking = { $amount ->
    [M0] Nothing lies in the middle.
   *[other] { $amount } lie in the middle. Say: Free Parking.
 }
follow-trade = You may trade for { $amount }. Say: Trade.
follow-forced-trade = You may force a trade. Say: Forced trade.
follow-flight = You may fly to any property{ $amount ->
    [M0] {" "}for nothing
   *[other] {" "}for { $amount }
 }. Say: Flight.
follow-location = For { $amount } you may move to a property that nobody owns, or to one of your own. Say: Location.
follow-income-tax = { $choice ->
    [yes] Say: Pay { $tax }, which is { $amount }. Or say: Pay ten percent.
   *[no] It is { $amount }. Say: Pay { $tax }.
 }
follow-luxury-tax = It is { $amount }. Say: Pay { $tax }.
undone-place = { $Player } is on { $space } again.

## Answers

place-told = { $jailed ->
    [yes] { $player_is ->
        [you] You sit in Jail.
       *[other] { $Player } sits in Jail.
     }
   *[no] { $player_is ->
        [you] You are on { $space }.
       *[other] { $Player } is on { $space }.
     }
 }
space-told = { $jailed ->
    [yes] {""}
   *[no] You are on { $space }.{" "}
 }{ $follow }
ahead-told = Next come { $spaces }.
distance-told = { $steps ->
    [one] { $Space } is the next space.
   *[other] To { $space } it is { $steps } spaces.
 }
roll-told = { $first ->
    [0] You have not rolled yet.
   *[other] You rolled { $second ->
        [0] { $first }
       *[other] { $first } and { $second }
     }{ $speed ->
        [none] {""}
        [bus] , and the bus
        [face] , and my face
       *[other] , and { $speed } on the speed die
     }.
 }

## What does not fit the place is asked back

doubt-place = You are on { $space }. { $What } all the same?
doubt-go = I pay for GO myself, whenever somebody passes it. { $What } all the same?
doubt-roll = You have rolled already. Once more all the same: { $what }?
refused-no-such-space = There is no such space on this board.
refused-no-bus = You have no bus to take.
refused-not-by-bus = The dice show { $first } and { $second }. Take one of them, or both.
refused-no-face = My face is not on your dice.
refused-face-leads-nowhere = Nothing is left that my face could lead you to. Stay where you are.
refused-needs-speed-die = And what does the speed die show?

## Questions, and what a command is called

ask-die = What does the die show?
ask-face = And what does the speed die show?
ask-bus = By how many spaces?
ask-space = Which space?
some-space = a space
some-steps = so many spaces
sorry-expect-die = I did not understand. Say what one die shows, from one to six.
sorry-expect-face = I did not understand. Say what the speed die shows: one, two, three, the bus, or your face.
sorry-expect-space = I did not understand. I need the name of a space, as on the board.
doing-RollDice = roll the dice
doing-TellDice = you rolled { $second ->
    [none] { $dice ->
        [1] { $first }
       *[other] a double { $first }
     }
   *[other] { $first } and { $second }
 }{ $speed ->
    [none] {""}
    [bus] , and the bus
    [face] , and my face
   *[other] , and { $speed }
 }
doing-ChooseStarter = who goes first
doing-TakeBus = move by { $steps }
doing-FollowFace = go on to the next property
doing-PutToken = { $chosen_is ->
    [bank] you are
   *[other] { $chosen } is
 } on { $space }
doing-NameSpace = { $space }
doing-NameDie = { $die }
doing-NameFace = { $face ->
    [bus] the bus
    [face] my face
   *[other] { $face }
 }
doing-AskPlace = where you are
doing-AskPlayerPlace = where { $owner } is
doing-AskSpace = what this space asks for
doing-AskRoll = what you rolled
doing-AskAhead = what lies ahead
doing-AskDistance = how far it is to { $space }
done-RollDice = the roll of { $player }
done-TellDice = the roll of { $player }
done-ChooseStarter = the choice of who goes first
done-TakeBus = the bus ride of { $player }
done-FollowFace = the way of { $player } after my face
done-PutToken = { $chosen_is ->
    [bank] { $player }
   *[other] { $chosen }
 } was put on { $space }
