# Was Mr. Monopoly bei Hausregeln und kurzen Spielen sagt.

fine-set-aside = { $amount } davon kommen in die Mitte des Bretts, das macht dort { $sum }.
    .v2 = Ich lege { $amount } in die Mitte: { $sum } für den, der auf Frei Parken landet.
free-parking-collected = { $player_is ->
    [you] Glückspilz! { $amount } aus der Mitte des Bretts. Du hast { $player_balance }.
   *[other] { $Player } hat { $amount } aus der Mitte des Bretts bekommen und hat { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Alles, was in der Mitte liegt, gehört dir: { $amount }. Das macht { $player_balance }.
       *[other] { $amount } von Frei Parken für { $player_accusative }. Das macht { $player_balance }.
     }
free-parking-told = { $amount ->
    [M0] In der Mitte des Bretts liegt nichts.
   *[other] { $amount } liegen in der Mitte des Bretts, für den, der auf Frei Parken landet.
 }
refused-nothing-in-the-middle = In der Mitte des Bretts liegt nichts. Ruh dich auf Frei Parken aus.
go-landed-on = { $player_is ->
    [you] Genau auf LOS! { $amount } für dich. Du hast { $player_balance }.
   *[other] { $Player } ist genau auf LOS gelandet, hat { $amount } bekommen und hat { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Auf den Punkt! { $amount } von der Bank. Das macht { $player_balance }.
       *[other] { $amount } für { $player_accusative }, genau auf LOS. Das macht { $player_balance }.
     }
deeds-dealt = { $Player } bekommt { $properties }{ $amount ->
    [M0] , mit besten Grüßen von mir
   *[other] {" "}und zahlt { $amount }, es bleiben { $player_balance }
 }.
undone-middle = In der Mitte des Bretts liegen wieder { $amount }.
doing-CollectFreeParking = bekommen, was auf Frei Parken liegt
doing-LandOnGo = auf LOS gelandet
doing-AskFreeParking = wie viel auf Frei Parken liegt
done-CollectFreeParking = { $player } hat das Geld von Frei Parken bekommen
done-LandOnGo = { $player } ist auf LOS gelandet
