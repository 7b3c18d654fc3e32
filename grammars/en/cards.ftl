# The Chance cards. The numbers are said by the reply that moves the money.

card-student-loan = Your student loan wants its monthly due.
card-get-out-of-jail-free = A card with a key on it: Get Out of Jail Free.
card-found-coins = There are coins in the pocket of your old coat.
card-bake-sale = Your cake is the star of the bake sale.
card-garage-sale = You sold your grandmother's lamp out of the garage.
card-talent-show = You won the talent show with a yodel.
card-lost-wallet = You found a wallet and brought it back. The owner says thank you.
card-old-painting = The painting in your attic is a real one.
card-library-fine = Your library book is eleven years late.
card-coupon = You cut out a coupon, and it still works.
card-birthday = It is your birthday! Everyone chips in.
card-pizza-for-all = You lost the bet. Pizza for everyone!
card-window-cleaning = The window cleaner has done all your properties.
card-roof-repairs = A storm has been at your roofs. Every House and every Hotel needs a roofer.
card-go-to-jail = { $places ->
    [yes] The constable has been asking for you.
   *[no] Off to Jail with you! Move your token there. No money for passing GO.
 }
card-advance-to-go = Go straight to GO.{ $places ->
    [yes] {""}
   *[no] {" "}Then press your button and say Pass GO.
 }
card-train-ticket = You won a train ticket.
card-free-choice = Move to any property you like. No money for passing GO. Then follow that space.
card-vet-bill = Your hamster needed the best vet in town.
card-new-engine = Your car needs a new engine.

# Super Electronic Banking.

card-late-tax = The tax collector is at the door, and he has counted your properties.
card-paperwork = You are still filling in forms. The stamps cost money.
card-property-work = Your roofs leak and your fences lean. Call the carpenter.
card-fallen-tree = A tree has lain down on your car.
card-electric-bill = The lights were on all winter. Here is the bill.
card-bad-tip = You talked your friends into an investment, and it has gone up in smoke.
card-snack-pack = Your favourite crisps come in a jumbo bag today.
card-pet-toys = You won a hamper full of squeaky toys. The dog next door pays you for it.
card-ice-cream-taster = A new job: you taste every ice cream in the shop.
card-kayak = You won a day in a kayak, and you stayed dry.
card-zoo-tour = The zoo opens its gates at night, just for you.
card-safari = You won a safari, and the lions liked you.
card-concert = You got everyone tickets to the concert. Now they pay you back.
card-theme-park = Two tickets to the roller coasters!
card-planetarium = A night under the stars at the planetarium, with a friend.
card-free-trip = A free trip! Move to any space you like, then follow it. No money for passing GO on the way.
card-free-trip-again = Pack your bags again! Move to any space you like, then follow it. No money for passing GO on the way.
card-caught = You are caught with your fingers in the cookie jar.
card-tell-tale = You saw it all, and you tell the judge.
card-open-door = A key, and nobody asks where it is from: Get Out of Jail Free.
