# Die Ereigniskarten. Die Beträge sagt die Antwort, die das Geld bewegt.

card-student-loan = Dein Studienkredit will seine Monatsrate.
card-get-out-of-jail-free = Eine Karte mit einem Schlüssel darauf: Du kommst aus dem Gefängnis frei.
card-found-coins = In deinem alten Mantel stecken noch Münzen.
card-bake-sale = Dein Kuchen ist der Star auf dem Kuchenbasar.
card-garage-sale = Du hast Großmutters Lampe auf dem Flohmarkt verkauft.
card-talent-show = Mit einem Jodler hast du die Talentshow gewonnen.
card-lost-wallet = Du hast eine Brieftasche gefunden und zurückgebracht. Der Besitzer sagt danke.
card-old-painting = Das Gemälde auf deinem Dachboden ist echt.
card-library-fine = Dein Bibliotheksbuch ist elf Jahre überfällig.
card-coupon = Du hast einen Gutschein ausgeschnitten, und er gilt noch.
card-birthday = Du hast Geburtstag! Alle legen zusammen.
card-pizza-for-all = Du hast die Wette verloren. Pizza für alle!
card-window-cleaning = Der Fensterputzer war bei all deinen Grundstücken.
card-roof-repairs = Ein Sturm war an deinen Dächern. Jedes Haus und jedes Hotel braucht den Dachdecker.
card-go-to-jail = { $places ->
    [yes] Der Wachtmeister hat nach dir gefragt.
   *[no] Ab ins Gefängnis mit dir! Zieh deine Figur dorthin. Für LOS gibt es kein Geld.
 }
card-advance-to-go = Zieh direkt auf LOS.{ $places ->
    [yes] {""}
   *[no] {" "}Dann drück deinen Knopf und sag Über LOS.
 }
card-train-ticket = Du hast eine Bahnfahrkarte gewonnen.
card-free-choice = Zieh auf ein beliebiges Grundstück. Für LOS gibt es kein Geld. Dann gilt, was dort gilt.
card-vet-bill = Dein Hamster brauchte den besten Tierarzt der Stadt.
card-new-engine = Dein Auto braucht einen neuen Motor.

# Super Electronic Banking.

card-late-tax = Der Steuereintreiber steht vor der Tür, und er hat deine Grundstücke gezählt.
card-paperwork = Du füllst noch immer Formulare aus. Die Marken kosten Geld.
card-property-work = Deine Dächer tropfen, und deine Zäune hängen schief. Ruf den Zimmermann.
card-fallen-tree = Ein Baum hat sich auf dein Auto gelegt.
card-electric-bill = Den ganzen Winter brannte das Licht. Hier ist die Rechnung.
card-bad-tip = Du hast deine Freunde zu einer Geldanlage überredet, und sie hat sich in Rauch aufgelöst.
card-snack-pack = Deine liebsten Chips gibt es heute in der Riesentüte.
card-pet-toys = Du hast einen Korb voll Quietschtiere gewonnen. Der Hund von nebenan kauft ihn dir ab.
card-ice-cream-taster = Eine neue Stelle: Du kostest jedes Eis im Laden.
card-kayak = Du hast einen Tag im Kajak gewonnen und bist trocken geblieben.
card-zoo-tour = Der Zoo öffnet nachts seine Tore, nur für dich.
card-safari = Du hast eine Safari gewonnen, und die Löwen mochten dich.
card-concert = Du hast allen Konzertkarten besorgt. Jetzt zahlen sie dir das Geld zurück.
card-theme-park = Zwei Karten für die Achterbahnen!
card-planetarium = Eine Nacht unter den Sternen im Planetarium, mit einem Freund.
card-free-trip = Eine freie Reise! Zieh auf ein beliebiges Feld, dann gilt, was dort gilt. Für LOS gibt es unterwegs kein Geld.
card-free-trip-again = Pack noch einmal die Koffer! Zieh auf ein beliebiges Feld, dann gilt, was dort gilt. Für LOS gibt es unterwegs kein Geld.
card-caught = Man hat dich mit den Fingern in der Keksdose erwischt.
card-tell-tale = Du hast alles gesehen, und du erzählst es dem Richter.
card-open-door = Ein Schlüssel, und niemand fragt, woher er ist: Du kommst aus dem Gefängnis frei.
