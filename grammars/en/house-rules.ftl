# What Mr. Monopoly says where house rules and short games are played. See replies.ftl.

fine-set-aside = { $amount } of that goes to the middle of the board, which makes { $sum } there.
    .v2 = I put { $amount } in the middle: { $sum } for whoever lands on Free Parking.
free-parking-collected = { $player_is ->
    [you] Lucky you! { $amount } from the middle of the board. You have { $player_balance }.
   *[other] { $Player } collected { $amount } from the middle of the board and has { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] All that lies in the middle is yours: { $amount }. That makes { $player_balance }.
       *[other] { $amount } from Free Parking for { $player }. That makes { $player_balance }.
     }
free-parking-told = { $amount ->
    [M0] Nothing lies in the middle of the board.
   *[other] { $amount } in the middle of the board, for whoever lands on Free Parking.
 }
refused-nothing-in-the-middle = Nothing lies in the middle of the board. Have a rest on Free Parking.
go-landed-on = { $player_is ->
    [you] Right on GO! { $amount } for you. You have { $player_balance }.
   *[other] { $Player } landed right on GO, got { $amount }, and has { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] On the spot! { $amount } from the Bank. That makes { $player_balance }.
       *[other] { $amount } for { $player }, who landed on GO and has { $player_balance }.
     }
deeds-dealt = { $Player } gets { $properties }{ $amount ->
    [M0] , with my compliments
   *[other] {" "}and pays { $amount }, which leaves { $player_balance }
 }.
undone-middle = In the middle of the board: { $amount } again.
doing-CollectFreeParking = collect what lies on Free Parking
doing-LandOnGo = you landed on GO
doing-AskFreeParking = how much lies on Free Parking
done-CollectFreeParking = { $player } collected the money on Free Parking
done-LandOnGo = { $player } landed on GO
