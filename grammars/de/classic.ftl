# Was das klassische Spiel hinzufügt. Der Kopf von replies.ftl sagt, wie Sätze geschrieben werden.

## Gebäude

building-sold = { $player_is ->
    [you] Die Bank nimmt das { $building } auf { $property } für { $amount } zurück. Du hast { $player_balance }.
   *[other] { $Player } hat das { $building } auf { $property } für { $amount } verkauft und hat { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] Ab kommt das { $building } auf { $property }: { $amount } für dich. Das macht { $player_balance }.
       *[other] Das { $building } auf { $property } kommt in die Schachtel, und { $amount } gehen an { $player_accusative }. Das macht { $player_balance }.
     }
buildings-sold = { $player_is ->
    [you] Alles, was auf { $properties } steht, kommt in die Schachtel, für { $amount }. Du hast { $player_balance }.
   *[other] Alles, was auf { $properties } steht, kommt in die Schachtel. { $Player } bekommt dafür { $amount } und hat { $player_balance }.
 }
refused-no-street = Auf { $property } kann man nichts bauen.
refused-set-mortgaged = Auf { $property } kannst du nicht bauen, solange { $properties } { $properties_count ->
    [one] belastet ist
   *[other] belastet sind
 }.
refused-next-is-hotel = Auf { $property } stehen { $count } Häuser. Als Nächstes kommt ein Hotel.
refused-build-evenly = Bitte gleichmäßig bauen: zuerst auf { $properties }.
refused-hotel-needs-houses = Für ein Hotel müssen erst { $count } Häuser stehen, auf { $property } und auf dem Rest der Farbgruppe.
refused-nothing-built = Du hast keine Gebäude zu verkaufen. Eine Besitzrechtkarte kannst du belasten oder in einem Handel anbieten.
refused-no-building-there = Auf { $property } steht kein Gebäude. Eine Besitzrechtkarte kannst du belasten oder in einem Handel anbieten.
refused-other-building = Auf { $property } steht ein { $building }.
refused-sell-evenly = Bitte gleichmäßig verkaufen: zuerst auf { $properties }.
refused-no-houses-for-hotel = Um das Hotel auf { $property } abzubauen, brauche ich { $count } Häuser, und in der Schachtel { $houses ->
    [0] ist keines
   *[other] sind { $houses }
 }. Du kannst alle Gebäude der Farbgruppe auf einmal verkaufen, für { $amount }.
last-house = das letzte Haus
last-hotel = das letzte Hotel
building-placed = { $player_is ->
    [you] Dein { $building } steht auf { $property }.
   *[other] Das { $building } { $player_von } steht auf { $property }.
 }
ask-placing = { $player_name }, wohin kommt das { $building }?
    .v2 = { $player_name }, auf welchem Grundstück soll das { $building } stehen?
refused-nowhere-to-build = { $Player } hat jetzt keinen Platz für ein { $building }.
refused-enough-left = In der Schachtel { $count ->
    [one] ist noch ein { $building }
   *[other] sind noch { $count } davon
 }, genug für alle, die bauen könnten. Bau einfach.
refused-placing-open = { $player_is ->
    [you] Du musst erst sagen, wohin dein { $building } kommt.
   *[other] { $Player } muss erst sagen, wohin das { $building } kommt.
 }
refused-no-placing = Jetzt ist kein Gebäude aufzustellen.
resumed-placing = { $Player } muss noch sagen, wohin das { $building } kommt.
sorry-expect-placing = Das habe ich nicht verstanden. Nenne das Grundstück, auf das es kommt.
ask-sell-where = Auf welchem Grundstück?
    .v2 = Wo kommt es weg?

## Hypotheken

property-mortgaged = { $player_is ->
    [you] Auf { $property } liegt jetzt eine Hypothek über { $amount }. Du hast { $player_balance }. Dreh die Karte um.
   *[other] { $Player } hat { $property } für { $amount } belastet und hat { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] { $amount } auf { $property }, und keine Miete, bis du sie auslöst. Du hast { $player_balance }.
       *[other] { $amount } auf { $property } für { $player_accusative }. Das macht { $player_balance }.
     }
mortgage-lifted = { $player_is ->
    [you] Die Hypothek auf { $property } ist für { $amount } ausgelöst. Du hast noch { $player_balance }.
   *[other] { $Player } hat die Hypothek auf { $property } für { $amount } ausgelöst und hat noch { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] { $property } ist frei von seiner Hypothek. Das waren { $amount }, und dir bleiben { $player_balance }.
       *[other] { $amount } { $player_von }, und { $property } ist frei von der Hypothek. Es bleiben { $player_balance }.
     }
mortgage-kept = { $property } bleibt belastet.
interest-paid = { $player_is ->
    [you] Die Zinsen sind { $amount }. Du hast noch { $player_balance }.
   *[other] { $Player } hat { $amount } Zinsen gezahlt und hat noch { $player_balance }.
 }
ask-mortgage = { $player_name }, { $property } kommt mit einer Hypothek zu dir. Löst du sie für { $amount } aus, oder behältst du sie, für { $sum } jetzt?
    .v2 = { $player_name }, auf { $property } liegt eine Hypothek. Für { $amount } auslösen, oder für { $sum } behalten?
refused-mortgage-open = { $player_is ->
    [you] Du musst erst die Hypothek auf { $property } auslösen oder behalten.
   *[other] { $Player } muss erst die Hypothek auf { $property } auslösen oder behalten.
 }
refused-not-yours-yet = { $property } gehört noch niemandem.
refused-mortgaged-already = Auf { $property } liegt schon eine Hypothek.
refused-sell-buildings-first = { $property } kann nicht belastet werden, solange hier Gebäude stehen: { $properties }. Verkauf die zuerst.
refused-no-mortgage = Du hast kein belastetes Grundstück.
refused-not-mortgaged = Auf { $property } liegt keine Hypothek.
refused-cannot-afford-lifting = Die Hypothek auf { $property } auszulösen kostet { $amount }, und du hast { $player_balance }.
refused-rent-mortgaged = Auf { $property } liegt eine Hypothek, also gibt es keine Miete.
resumed-mortgage = { $Player } muss noch die Hypothek auf { $property } auslösen oder behalten.
sorry-expect-mortgage = Das habe ich nicht verstanden. Sag Auslösen oder Behalten.

## Bahnhöfe, Werke, Steuern, Zahlungen

no-rent-told = Auf { $property } liegt eine Hypothek, also bringt es keine Miete.
dice-rent-told = Die Miete für { $property } ist das { $times }-fache der Würfel{ $owner_is ->
    [bank] , sobald es jemandem gehört
    [you] , weil dir { $count ->
        [one] ein Werk gehört
       *[other] beide Werke gehören
     }
   *[other] , weil { $owner_dative } { $count ->
        [one] ein Werk gehört
       *[other] beide Werke gehören
     }
 }.
refused-no-railroad = Die Karte meint nicht { $property }. Nenne einen Bahnhof, oder sag Miete zahlen.
refused-no-utility = Die Karte meint nicht { $property }. Nenne ein Werk, oder sag Miete zahlen.
refused-needs-dice = Die Miete für { $property } richtet sich nach den Würfeln.
tax-paid = { $player_is ->
    [you] { $tax }: Ich habe { $amount } abgebucht. Du hast noch { $player_balance }.
   *[other] { $Player } hat { $amount } { $tax } gezahlt und hat noch { $player_balance }.
 }
    .v2 = { $player_is ->
        [you] { $amount } { $tax }. Das Finanzamt zieht den Hut. Dir bleiben { $player_balance }.
       *[other] { $amount } { $tax } { $player_von }. Es bleiben { $player_balance }.
     }
player-paid = { $payer_is ->
    [you] { $amount } von dir an { $payee_accusative }. Du hast noch { $payer_balance }; { $payee } hat { $payee_balance }.
   *[other] { $Payer } hat { $payee_dative } { $amount } gezahlt. { $Payer } hat noch { $payer_balance }; { $payee } hat { $payee_balance }.
 }
refused-pay-yourself = Dir selbst brauchst du nichts zu zahlen.
refused-jail-cards-are-held = Alle Gefängnisfreikarten sind in den Händen der Spieler.

## Schulden und Pleite

ask-debt-raise-cash = { $debtor_name }, beschaff die { $amount }: Verkauf Gebäude, nimm eine Hypothek auf oder schließ einen Handel. Du hast { $debtor_balance }.
    .v2 = { $debtor_name }, { $amount } sind offen, und du hast { $debtor_balance }. Was verkaufst oder belastest du?
debt-paid = { $debtor_is ->
    [you] Das reicht, und deine Schuld ist bezahlt: { $cash }. Du hast noch { $debtor_balance }.
   *[other] Das reicht, und die Schuld { $debtor_von } ist bezahlt: { $cash }. { $Debtor } hat noch { $debtor_balance }.
 }{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }
estate-handed-over = { $debtor_is ->
    [you] Du bist pleite und aus dem Spiel. Das tut mir leid!
   *[other] { $Debtor } ist pleite und aus dem Spiel.
 }{ $cash_count ->
    [0] {""}
   *[other] {" "}Das letzte Bargeld: { $cash }.
 }{ $properties_count ->
    [0] {""}
   *[other] {" "}{ $properties } { $properties_count ->
        [one] geht
       *[other] gehen
     } an { $receiver_accusative }.
 }{ $cards ->
    [0] {""}
    [one] {" "}Die Gefängnisfreikarte geht an { $receiver_accusative }.
   *[other] {" "}Die { $cards } Gefängnisfreikarten gehen an { $receiver_accusative }.
 } { $debtor_is ->
    [you] Du hast
   *[other] { $Debtor } hat
 } noch { $debtor_balance }.{ $cash_players ->
    [0] {""}
   *[other] {" "}{ $Cash_balances }.
 }
refused-can-still-raise = Du schuldest { $sum }, und wenn du alle Gebäude verkaufst und alles belastest, hättest du { $amount }. Das kannst du zahlen.
refused-fallen = { $player_is ->
    [you] Du bist aus dem Spiel. Schau zu, und frag mich, was du magst.
   *[other] { $Player } ist aus dem Spiel.
 }
rank-item-fallen = Platz { $place }: { $player }, pleite.

## Antworten

mortgage-told = { $mortgaged ->
    [yes] Auf { $property } liegt eine Hypothek über { $amount }. Auslösen kostet { $sum }.
   *[no] Eine Hypothek auf { $property } bringt { $amount }, und sie auszulösen kostet { $sum }.
 }
net-worth-told = Du bist { $total } wert: { $money } in bar und { $property_value } in Grundstücken und Gebäuden.
raisable-told = { $sum ->
    [M0] Du schuldest nichts.
   *[other] Du schuldest { $sum }.
 } Mit dem Verkauf aller Gebäude und Hypotheken auf alles hättest du { $amount }.
decks-told = Von welchem Stapel? Drück noch einmal und sag Ereigniskarte oder Gemeinschaftskarte.
way-out-told = Im Gefängnis wartest du auf einen Pasch oder zahlst { $amount }{ $count ->
    [0] {""}
    [one] , oder du nimmst deine Karte
   *[other] , oder du nimmst eine deiner Karten
 }. Wer dorthin geschickt wird, bekommt für LOS nichts. Miete und Gebote gehen weiter wie immer.

## Wie ein Befehl heißt, wenn er vorgelesen oder zurückgenommen wird

doing-SellBuilding = ein { $building } auf { $property } verkaufen
doing-SellAllBuildings = alle Gebäude der Farbgruppe von { $property } verkaufen
doing-AuctionBuilding = das letzte { $building } versteigern
doing-PlaceBuilding = es auf { $property } setzen
doing-Mortgage = { $property } belasten
doing-LiftMortgage = die Hypothek auf { $property } auslösen
doing-LiftAtOnce = die Hypothek auslösen
doing-KeepMortgage = die Hypothek behalten
doing-PayIncomeTax = Einkommensteuer zahlen
doing-PayIncomeTaxShare = Einkommensteuer nach deinem Vermögen zahlen
doing-PayLuxuryTax = Zusatzsteuer zahlen
doing-PayDoubleRent = doppelte Miete zahlen für { $property }
doing-PayTenfold = das Zehnfache der Würfel zahlen für { $property }
doing-DrawCommunityChest = eine Gemeinschaftskarte
doing-KeepJailCard = eine Gefängnisfreikarte behalten
doing-PayBank = der Bank { $amount } zahlen
doing-CollectFromBank = { $amount } von der Bank bekommen
doing-PayPlayer = { $amount } zahlen, Empfänger { $payee }
doing-PayEveryone = jedem Spieler { $amount } zahlen
doing-CollectFromEveryone = { $amount } von jedem Spieler bekommen
doing-GoBankrupt = pleitegehen
doing-AskMortgage = der Hypothekenwert von { $property }
doing-AskNetWorth = was du wert bist
doing-AskRaisable = was du aufbringen könntest
doing-AskDeck = eine Karte
doing-AskWayOut = wie du aus dem Gefängnis kommst
done-SellBuilding = { $player } hat ein { $building } auf { $property } verkauft
done-SellAllBuildings = { $player } hat die Gebäude der Farbgruppe von { $property } verkauft
done-AuctionBuilding = die Auktion: das letzte { $building }
done-LiftAtOnce = { $player } hat die Hypothek ausgelöst
done-KeepMortgage = { $player } hat die Hypothek behalten
done-GoBankrupt = die Pleite { $player_von }
done-Mortgage = { $player } hat { $property } belastet
done-LiftMortgage = { $player } hat die Hypothek auf { $property } ausgelöst
done-PayIncomeTax = die Einkommensteuer { $player_von }
done-PayIncomeTaxShare = die Einkommensteuer { $player_von }
done-PayLuxuryTax = die Zusatzsteuer { $player_von }
done-PayDoubleRent = { $player } hat doppelte Miete für { $property } gezahlt
done-PayTenfold = { $player } hat das Zehnfache der Würfel für { $property } gezahlt
done-DrawCommunityChest = die Gemeinschaftskarte { $player_von }
done-KeepJailCard = { $player } hat eine Gefängnisfreikarte behalten
done-PayBank = { $player } hat der Bank gezahlt
done-CollectFromBank = { $player } hat von der Bank bekommen
done-PayPlayer = { $player } hat { $payee_dative } gezahlt
done-PayEveryone = { $player } hat jedem Spieler gezahlt
done-CollectFromEveryone = { $player } hat von jedem Spieler bekommen
