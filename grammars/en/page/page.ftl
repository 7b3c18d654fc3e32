# The words on the companion page: headings, labels, buttons. What Mr. Monopoly says is
# in the files beside this folder. The page fills in what stands in braces; there are no
# plurals here, for the page cannot choose among them.

page-title = Voice Banker
page-of-game = { $game } — Voice Banker
skip = Skip to the game
bank = the Bank

# At the door.

door-heading = Come to the table
door-hint = Type the four figures that the terminal shows.
door-code = Code of the game
door-enter = Come in
door-wrong = That is not the code. Tries left: { $tries }.
door-paused = Too many wrong codes. Wait { $seconds } seconds, then try again.
door-format = The code is four figures.
door-session = Your place at the table was forgotten. Type the code that the terminal shows now.
door-private = Nothing of the game is shown without its code.

# The connection.

link-lost = The connection is lost. Trying again …
link-over = The table has stopped. This page waits until it is started again.
link-moved = This game is open in another window of yours.
link-use-here = Use it here
link-shown-out = You were shown out, as no code came.
link-misbehaved = This page has sent too much, and was shut out.
too-fast = Not so fast, please.
bad-message = That could not be understood.

# Which token is this phone?

seat-heading = Whose button is this phone?
seat-free = free
seat-other = another phone
seat-away = another phone, away now
seat-you = this phone
seat-take = Be the { $player }
seat-ask = Ask for the { $player }
seat-asking = The phone of the { $player } is being asked. If it is away, wait half a minute.
seat-asked = Another phone wants to be the { $player }. Give it away?
seat-give = Give it away
seat-keep = Keep it
seat-only-watch = Only watch
seat-release = Give the { $player } back
seat-mine = You are the { $player }
seat-choose = Choose a token
seat-taken = The { $player } is another phone's button now.

# The button and what goes with it.

button-join = Join as { $player }
button-press = Press to speak
button-speak = Speak now
button-answer = Answer now
button-agree = Agree
button-bid = Bid { $amount }
button-begin = Begin the bidding
button-other = Press to take the word
button-over = Ask something
say-label = Or type what you would say
say-hint = Such as: { $example }
say-send = Say it
yes = Yes
no = No
bid-label = Your bid, in M
bid-send = Bid
undo = Undo
repeat = Repeat
help = Help
wait = Wait
go-on = Go on
talk-hold = Hold to talk
talk-listening = Listening … let go to end
talk-sent = Sent to the table.
talk-off = Use this phone's microphone
talk-denied = The browser does not lend its microphone. Allow it in the settings of this page.
talk-insecure-heading = To talk into this phone
talk-insecure = Browsers lend the microphone only to a page with a certificate. This computer
 made one for itself, so the browser will warn you that nobody vouches for it. That is true,
 and fine at your own table: choose "Advanced", then "Proceed" or "Visit this website".
talk-insecure-go = Open the page with the certificate
close = Close

# What is shown.

said-heading = Mr. Monopoly says
said-nothing = Nothing has been said yet.
said-aloud = Let the screen reader read what Mr. Monopoly says
heard = { $player }: “{ $text }”
heard-nobody = “{ $text }”
speaker-is = { $player } has the word
state-joining = Players are joining
state-play = The game is on
state-auction = An auction is running
state-over = The game is over
state-waiting = An answer is awaited
sayings-heading = What can be said now
sayings-hint = Choose one to put it into the line.
sayings-hint-viewer = After a press of the button.

auction-heading = Auction
auction-standing = Standing bid
auction-opening = Opening bid
auction-nobody = No bid yet
auction-of = by { $player }
auction-countdown = Next call in { $seconds } s
auction-once = Going once
auction-twice = Going twice
auction-held = The auction is held. “Go on” lets it go on.
auction-not-begun = Waiting for the first press
waiting-heading = Waiting for { $player }
debt-owes = { $player } owes { $creditor } { $amount }
debt-has = Cash at hand: { $amount }

players-heading = Players
players-none = Nobody has joined yet.
player-worth = Worth
player-deeds = Deeds
player-jail = in Jail
player-fallen = out
player-jail-cards = Get Out of Jail Free cards: { $count }
player-none = none yet
box-heading = In the box
box-house = Houses: { $count }
box-hotel = Hotels: { $count }
minutes = Minutes of play: { $count }

deeds-heading = Deeds by colour
deed-bank = unowned
deed-level = level { $level } of { $levels }
deed-houses = Houses: { $count }
deed-hotel = Hotel
deed-mortgaged = mortgaged
deed-rent = rent { $amount }
deed-open = { $deed }, { $state }: show the card

card-heading = Title Deed
card-price = Price
card-house = A House costs
card-hotel = A Hotel costs
card-mortgage = Mortgage value
card-rents = Rent
card-owner = Owner
card-now = Rent now
rent-alone = Alone
rent-set = With the whole set
rent-house = With a House
rent-hotel = With a Hotel
rent-houses = Houses: { $count }
rent-level = Level { $count }
rent-railroads = Railroads owned: { $count }
rent-utilities = Utilities owned: { $count }, times the dice

chart-heading = Worth over the game
chart-empty = The chart begins with the first move.
chart-about = From { $least } to { $most }. Now: { $list }.
chart-table = Show the figures
chart-first = At first
chart-lowest = Lowest
chart-highest = Highest
chart-last = Now

history-heading = History
history-empty = Nothing has happened yet.
history-undone = taken back

ranking-heading = Final ranking
ranking-place = Place
ranking-player = Player
ranking-total = Total
part-cash = cash
part-deeds = deeds
part-buildings = buildings
part-mortgages = mortgaged deeds
part-rents = last rents

# Foot of the page.

settings-heading = This page
view-table = View for a television
foot = Everything is announced aloud at the table. This page shows the same, and needs no internet.
