# Trades between two players, agreed by both. $player makes the deal with $partner.

deal-cards = { $count ->
    [one] a Get Out of Jail Free card
   *[other] { $count } Get Out of Jail Free cards
 }
nothing = nothing
deal-opened = { $player_is ->
    [you] A deal with { $partner }.
   *[other] { $Player } makes a deal with { $partner }.
 }
    .v2 = { $player_is ->
        [you] You and { $partner }, at my table.
       *[other] { $Player } and { $partner }, at my table.
     }
deal-changed = { $player_is ->
    [you] So you give { $gives }, and get { $takes }.
   *[other] So { $player } gives { $gives }, and gets { $takes }.
 }
    .v2 = { $player_is ->
        [you] That is { $gives } from you, and { $takes } for you.
       *[other] That is { $gives } from { $player }, and { $takes } in return.
     }
deal-offered = { $Player } gives { $partner } { $gives } and gets { $takes }.
    .v2 = The offer: { $player } gives { $partner } { $gives } and gets { $takes }.
deal-made = It is a deal! { $Player } gave { $partner } { $gives } and got { $takes }.{ $money_moved ->
    [yes] {" "}{ $Balances }.
   *[no] {""}
 } Swap your cards.
    .v2 = Shake hands! { $Player } gave { $partner } { $gives } and got { $takes }.{ $money_moved ->
        [yes] {" "}{ $Balances }.
       *[no] {""}
     } Swap your cards.
deal-declined = { $Partner } says no. Everything stays where it is.
    .v2 = No deal, says { $partner }. Nothing has moved.
deal-dropped = No deal, then. Nothing has moved.
    .v2 = The deal is off. Everything stays where it is.

ask-deal-partner = With whom?
    .v2 = Who is it to be?
ask-deal = { $empty ->
    [yes] What do you give, and what do you want?
   *[no] What else? When that is all, say: Offer it.
 }
    .v2 = { $empty ->
        [yes] Say what you give, and what you want.
       *[no] Anything more? If not, say: Offer it.
     }
ask-consent = { $partner_name }, press your button to agree, or say no.
    .v2 = { $partner_name }, do you agree? Press your button, or say no.

refused-deal-open = { $player_is ->
    [you] You are making a deal with { $partner }. Offer it or drop it first.
   *[other] { $Player } is making a deal with { $partner }. Let us finish that first.
 }
refused-consent-open = { $Partner } must answer { $player } first: by the button to agree, or no.
refused-no-deal = There is no deal to add to. Say: Make a deal.
refused-no-consent = Nobody has offered a deal.
refused-not-your-deal = It is { $player } who makes this deal.
refused-not-your-consent = It is { $partner } who must agree.
refused-deal-with-oneself = A deal needs somebody else.
refused-deal-not-owned = { $owner_is ->
    [you] { $property } is not yours.
   *[other] { $property } does not belong to { $owner }.
 }
refused-deal-has-it = { $property } is in the deal already.
refused-deal-beyond-cash = { $owner_is ->
    [you] You have only { $owner_balance }.
   *[other] { $Owner } has only { $owner_balance }.
 }
refused-deal-no-card = { $owner_is ->
    [you] You hold no more Get Out of Jail Free cards.
   *[other] { $Owner } holds no more Get Out of Jail Free cards.
 }
refused-deal-is-empty = Nothing would change hands yet. Say what you give, or what you want.

doing-OpenDeal = make a deal with { $partner }
doing-GiveDeed = give { $give }
doing-TakeDeed = want { $take }
doing-GiveMoney = give { $amount }
doing-TakeMoney = want { $amount }
doing-GiveJailCard = give a Get Out of Jail Free card
doing-TakeJailCard = want a Get Out of Jail Free card
doing-OfferDeal = offer the deal
doing-DropDeal = drop the deal
doing-DeclineDeal = no to the deal
done-OpenDeal = the deal of { $player } with { $partner }
done-GiveDeed = { $give } in the deal of { $player }
done-TakeDeed = { $take } in the deal of { $player }
done-GiveMoney = the money in the deal of { $player }
done-TakeMoney = the money in the deal of { $player }
done-GiveJailCard = the card in the deal of { $player }
done-TakeJailCard = the card in the deal of { $player }
done-OfferDeal = the offer of { $player }
done-DropDeal = the end of the deal of { $player }
done-AgreeToDeal = the deal that { $player } agreed to
done-DeclineDeal = the no of { $player }

sorry-expect-deal = I did not understand. Say what you give or what you want, such as: I give two hundred.
sorry-expect-consent = I did not understand. Press your button to agree, or say no.
resumed-deal = { $Player } is still making a deal with { $partner }: { $player } gives { $gives } and gets { $takes }.
resumed-consent = { $Player } offers { $partner } { $gives } for { $takes }.
