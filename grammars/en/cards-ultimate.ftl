# The Event cards of Ultimate Banking, in our own words. Their titles are in the edition's file.

card-boom-town = The diggers are coming! Move to any property that nobody owns, or to one of your own. Then buy it, auction it off, or raise its rent. No money for passing GO.
card-deal-of-the-week = A bargain hunter like you! Move to any property that nobody owns, or to one of your own. Then buy it, auction it off, or raise its rent. No money for passing GO.
card-stop-the-presses = You read it first! Move to any property that nobody owns, or to one of your own. Then buy it, auction it off, or raise its rent. No money for passing GO.
card-crime-down = Even the burglars have retired. All rents in one of your colour sets go up a level.
card-on-the-map = The guidebook has given you three stars. All rents in one of your colour sets go up a level.
card-stargazing = A film star was seen buying milk. All rents in one of your colour sets go up a level.
card-tis-the-season = Every window is lit, and the fuses have gone. All rents in one of your colour sets go down a level.
card-what-a-ride = A roller coaster opens round the corner. All rents on one side of the board, where you own something, go up a level.
card-pong-what-a-stinker = Something has died in the drains. All rents on one side of the board, where you own something, go down a level.
card-house-party = You dance until dawn, and next door covers its ears. One of your rents goes up a level, and the neighbours' go down.
card-its-a-boy = A baby, and what a pair of lungs! One of your rents goes up a level, and the neighbours' go down.
card-grand-designs = The architect has outdone himself. One of your rents goes straight to level 5.
card-demolished = Wrong address, said the man with the wrecking ball. A rent of your choice drops to level 1.
card-rovers-revenge = The dog has found the flower beds. A rent of your choice drops to level 1.
card-tornado-alley = Hold on to your hat! A rent of your choice drops to level 1.
card-haunted-house = You heard it in the attic again, and you want to move. Swap one of your properties for another player's.
card-in-the-money = Somebody has an offer for you. Swap one of your properties for another player's.
card-love-is-in-the-air = Wedding bells, and everyone brings a gift.
card-wibble-wobble = You carried that jelly across the village green, the two of you, and won.
card-highway-tax = There is a new road to your door, and each of your properties pays its share.
card-pick-your-own = The inspector wants a name, and you have one.
card-total-gridlock = Nothing moves! All players put their tokens on Free Parking, past GO without a penny. Those in Jail stay there.
card-on-the-run = The rent collector has been seen at the airport.
