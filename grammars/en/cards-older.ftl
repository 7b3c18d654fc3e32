# The words of the cards in older decks of the classic game, our own. See cards-classic.ftl.

## United States, until 2008

card-poor-tax = A collection for the poor goes round the table, and you are first.
card-stock-sale-forty-five = You sold your stock on a rainy day.
card-christmas-fund = You saved all year for Christmas, and the fund pays out.
card-grand-opera = You hired the box at the opera. Everyone pays for the seat.
card-school-tax = A new school is built, and you pay your share.
card-services = You lent a hand, and somebody remembered it.

## Britain

card-chance-marylebone = Your train leaves from Marylebone Station. Advance there.{ $places ->
    [yes] {""}
   *[no] {" "}If you pass GO, say so.
 }
card-chance-street-repairs = The council mends the street, and you pay by House and Hotel.
card-chance-school-fees = Three children at school, and three bills in the post.
card-merry-driver = A constable did not like your song, nor how you steered to it.
card-crossword = Seven down was the right word. You win the crossword competition!
card-annuity = Your annuity has ripened.
card-preference-shares = Your preference shares bear fruit.
card-insurance-premium = Your insurance would like its premium.
card-fine-or-chance = Your choice: say Pay the bank ten, or say Chance card.
card-chest-old-kent-road = Back to where it all began: go back to Old Kent Road. No money for passing GO.
