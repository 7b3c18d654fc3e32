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
card-go-to-jail = Off to Jail with you! Move your token there. No money for passing GO.
card-advance-to-go = Go straight to GO. Then press your button and say Pass GO.
card-train-ticket = You won a train ticket.
card-free-choice = Move to any property you like. No money for passing GO. Then follow that space.
card-vet-bill = Your hamster needed the best vet in town.
card-new-engine = Your car needs a new engine.
