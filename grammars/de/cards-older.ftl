# Die Worte der Karten aus älteren Stapeln des klassischen Spiels, unsere eigenen.

## Vereinigte Staaten, bis 2008

card-poor-tax = Am Tisch wird für die Armen gesammelt, und du fängst an.
card-stock-sale-forty-five = An einem regnerischen Tag hast du deine Aktien verkauft.
card-christmas-fund = Das ganze Jahr hast du für Weihnachten gespart, und jetzt wird ausgezahlt.
card-grand-opera = Du hast die Loge in der Oper gemietet. Alle zahlen für ihren Platz.
card-school-tax = Eine neue Schule wird gebaut, und du zahlst deinen Teil.
card-services = Du hast mit angepackt, und jemand hat daran gedacht.

## Großbritannien

card-chance-marylebone = Dein Zug fährt ab Marylebone Station. Rück dorthin vor.{ $places ->
    [yes] {""}
   *[no] {" "}Kommst du über LOS, sag es.
 }
card-chance-street-repairs = Die Stadt flickt die Straße, und du zahlst für jedes Haus und jedes Hotel.
card-chance-school-fees = Drei Kinder in der Schule, und drei Rechnungen in der Post.
card-merry-driver = Dem Wachtmeister gefiel weder dein Lied noch wie du dazu gelenkt hast.
card-crossword = Sieben senkrecht war richtig. Du gewinnst den Kreuzworträtsel-Wettbewerb!
card-annuity = Deine Jahresrente ist fällig.
card-preference-shares = Deine Vorzugsaktien tragen Früchte.
card-insurance-premium = Deine Versicherung hätte gern ihren Beitrag.
card-fine-or-chance = Du hast die Wahl: Sag Ich zahle der Bank zehn, oder sag Ereigniskarte.
card-chest-old-kent-road = Zurück zum Anfang: Geh zurück zur Old Kent Road. Für LOS gibt es kein Geld.
