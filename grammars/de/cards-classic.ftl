# Die Worte der klassischen Karten, unsere eigenen. Was eine Karte tut, steht in der Ausgabe.

## Ereigniskarten

card-chance-go = Eine gerade Straße liegt vor dir. Rück vor bis auf LOS{ $places ->
    [yes] .
   *[no] , dann drück deinen Knopf und sag Über LOS.
 }
card-chance-illinois = Die Lichter der Illinois Avenue rufen. Rück dorthin vor.{ $places ->
    [yes] {""}
   *[no] {" "}Kommst du über LOS, sag es.
 }
card-chance-st-charles = Eine Postkarte vom St. Charles Place! Rück dorthin vor.{ $places ->
    [yes] {""}
   *[no] {" "}Kommst du über LOS, sag es.
 }
card-chance-boardwalk = Die Seeluft wird dir guttun. Rück vor zum Boardwalk.
card-chance-reading = Alles einsteigen zur Reading Railroad! Rück dorthin vor.{ $places ->
    [yes] {""}
   *[no] {" "}Kommst du über LOS, sag es.
 }
card-chance-trafalgar-square = Die Löwen am Trafalgar Square warten. Rück dorthin vor.{ $places ->
    [yes] {""}
   *[no] {" "}Kommst du über LOS, sag es.
 }
card-chance-pall-mall = Dein Klub in Pall Mall erwartet dich. Rück dorthin vor.{ $places ->
    [yes] {""}
   *[no] {" "}Kommst du über LOS, sag es.
 }
card-chance-mayfair = Du bist zum Tee nach Mayfair eingeladen. Rück dorthin vor.
card-chance-kings-cross = Dein Zug fährt ab King's Cross Station. Rück dorthin vor.{ $places ->
    [yes] {""}
   *[no] {" "}Kommst du über LOS, sag es.
 }
card-nearest-railroad = Nimm den nächsten Zug! Rück vor zum nächsten Bahnhof. Kauf ihn, oder sag Doppelte Miete zahlen.
card-nearest-railroad-again = Noch ein Zug pfeift! Rück vor zum nächsten Bahnhof. Kauf ihn, oder sag Doppelte Miete zahlen.
card-nearest-station = Nimm den nächsten Zug! Rück vor zum nächsten Bahnhof. Kauf ihn, oder sag Doppelte Miete zahlen.
card-nearest-station-again = Noch ein Zug pfeift! Rück vor zum nächsten Bahnhof. Kauf ihn, oder sag Doppelte Miete zahlen.
card-nearest-utility = Jemand muss den Zähler ablesen. Rück vor zum nächsten Werk. Kauf es, oder würfle und sag Das Zehnfache der Würfel.
card-bank-dividend = Deine Aktien laufen gut, und die Bank teilt mit dir.
card-building-loan = Dein Bauspardarlehen ist fällig, und die Bank zahlt es aus.
card-three-steps-back = Du hast deinen Schirm vergessen. Geh drei Felder zurück.
card-chance-jail = Der Wachtmeister hat ein Wörtchen mit dir zu reden. Geh direkt ins Gefängnis. Für LOS gibt es kein Geld.
card-general-repairs = Die Dächer tropfen, und die Treppen knarren. Lass alle deine Gebäude herrichten.
card-speeding = Du bist wie der Wind durch die Stadt gefahren. Hier ist dein Strafzettel.
card-chairman = Man hat dich zum Vorsitzenden gewählt, und alle erwarten eine Runde.
card-chance-jail-free = Ein Freund mit einem Schlüssel: Du kommst aus dem Gefängnis frei.

## Gemeinschaftskarten

card-chest-go = Ein guter Anfang ist Gold wert. Rück vor bis auf LOS{ $places ->
    [yes] .
   *[no] , dann drück deinen Knopf und sag Über LOS.
 }
card-bank-error = Meine Angestellten haben sich verzählt, und diesmal zu deinen Gunsten.
card-doctor = Der Arzt hat deine Brust abgehorcht, und jetzt deinen Geldbeutel.
card-stock-sale = An einem sonnigen Tag hast du deine Aktien verkauft.
card-chest-jail-free = Dem Richter gefällt dein ehrliches Gesicht: Du kommst aus dem Gefängnis frei.
card-chest-jail = Jemand hat dich erkannt. Geh direkt ins Gefängnis. Für LOS gibt es kein Geld.
card-holiday-fund = Das ganze Jahr hast du für den Urlaub gespart, und jetzt wird ausgezahlt.
card-tax-refund = Das Finanzamt hat gemerkt, dass es dir etwas schuldet.
card-your-birthday = Du hast Geburtstag! Alle bringen eine Kleinigkeit mit.
card-life-insurance = Deine Lebensversicherung ist fällig geworden.
card-hospital = Eine Woche Krankenhaus, mit Pudding jeden Tag. Hier ist die Rechnung.
card-school-fees = Die Schule hätte gern ihr Schulgeld.
card-consultancy = Man hat dich um Rat gefragt und ihn befolgt.
card-street-repairs = Die Straße vor deinen Gebäuden wird geflickt, und du zahlst für jedes Haus und jedes Hotel.
card-beauty-contest = Zweiter Preis im Schönheitswettbewerb! Bei mir warst du Erster.
card-inheritance = Eine Tante, die du kaum kanntest, hat an dich gedacht.
