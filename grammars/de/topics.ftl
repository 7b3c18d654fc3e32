# Wie die Regeln gehen, wenn jemand fragt. Die Zahlen kommen aus der Ausgabe, die Worte von uns.

topic-go = { $go_alike ->
    [yes] Über LOS oder genau darauf bekommst du { $go }. Sag: Über LOS.
   *[no] Über LOS bekommst du { $go }, genau darauf { $go_landing }. Sag mir, was es war.
 }
topic-buying = Ein Grundstück, das niemandem gehört, bekommst du für seinen Preis. Sag Kaufen und den Namen.{ $plays_auctions ->
    [yes] {" "}Oder sag Versteigern, dann bekommt es, wer am meisten bietet.
   *[no] {""}
 }
topic-rent = { $rents ->
    [levels] Du schuldest die Miete der Stufe, auf der das Haus steht. Danach steigt das Haus eine Stufe, auch auf deinen eigenen Grundstücken. Sag: Miete zahlen für. Oder sag: Miete erhöhen für.
    [printed] Wenn der Besitzer fragt, schuldest du die Miete auf der Karte; mit der ganzen Farbgruppe ist sie höher. Sag: Miete zahlen für.
    [by_houses] Wenn der Besitzer fragt, schuldest du die Miete auf der Karte: mehr mit der ganzen Farbgruppe, mehr mit Häusern, am meisten mit einem Hotel. Mit einer Hypothek gibt es nichts. Sag: Miete zahlen für.
   *[shares] Wenn der Besitzer fragt, schuldest du die Miete auf der Karte: mehr mit der ganzen Farbgruppe, mehr mit einem Haus, am meisten mit einem Hotel. Sag: Miete zahlen für.
 }{ $jail_rent ->
    [yes] {""}
   *[no] {" "}Wer im Gefängnis sitzt, bekommt keine Miete.
 }
topic-auctions = Das erste Gebot ist { $opening_bid }, und weiter geht es um { $bid_step }{ $bids ->
    [spoken] {" "}oder mehr. Drück deinen Knopf und sag dein Gebot, wann du willst, ob du dran bist oder nicht.
   *[button] {" "}mit jedem Druck auf einen Knopf, wann du willst, ob du dran bist oder nicht.
 } { $confirmed ->
    [yes] Es geht los, wenn ihr es mir sagt.
   *[no] {""}
 } Kommt { $pause } Sekunden lang kein Gebot, ist Schluss: Wer zuletzt geboten hat, zahlt und nimmt die Karte.{ $beyond_cash ->
    [cancelled] {" "}Wer nicht zahlen kann, bekommt nichts, und aus dem Verkauf wird nichts.
   *[refused] {""}
 }
topic-chance = { $jail_told ->
    [yes] Auf dem Ereignisfeld zieh die oberste Karte und tu, was sie sagt. Nenne mir ihren Namen, und ich kümmere mich ums Geld.
   *[no] Auf dem Ereignisfeld sag: Ereigniskarte. Ich ziehe eine für dich, lese sie vor und kümmere mich ums Geld.
 }
topic-community-chest = Auf dem Gemeinschaftsfeld sag: Gemeinschaftskarte. Ich ziehe eine, lese sie vor und kümmere mich ums Geld.
topic-events = Auf dem Ereignisfeld zieh die oberste Karte und tu, was sie sagt. Nenne mir ihren Namen, und ich sehe nach Mieten und Geld.
topic-trade = Auf dem Tauschfeld darfst du eins deiner Grundstücke gegen ein fremdes tauschen, { $trade_fee ->
    [M0] ganz umsonst
   *[other] für { $trade_fee }
 }, ob der andere mag oder nicht. { $trade_safe ->
    [complete_sets] Aus einer ganzen Farbgruppe darf nichts genommen werden.
   *[developed_sets] Eine Farbgruppe, in der ein Gebäude steht, ist sicher.
 } Sag Tauschen und den Namen deines Grundstücks.
topic-deals = Handeln darfst du mit jedem und jederzeit: um Grundstücke, Geld und Gefängnisfreikarten. Sag Handeln, und mit wem. Es geschieht nichts, bis beide zustimmen.
topic-flights = Auf dem Flugfeld darfst du { $flight_fee } zahlen und zu irgendeinem Grundstück fliegen. Dann kaufst du es oder zahlst Miete. Unterwegs zahlt LOS nichts. Sag: Fliegen.
topic-locations = Auf dem Reisefeld darfst du { $location_fee } zahlen und auf ein freies oder ein eigenes Grundstück ziehen, um es zu kaufen oder die Miete zu erhöhen. Unterwegs zahlt LOS nichts. Sag: Reisefeld.
topic-train = Auf einem Bahnhof musst du mit dem Zug fahren. Sag: Bahnfahrt, und ich sage dir, wo er hält. Unterwegs zahlt LOS nichts.
topic-railroads = Die vier werden gekauft wie jedes Grundstück, und bauen kann man dort nicht. Je mehr davon einem gehören, desto höher ist die Miete für jeden.
topic-utilities = Die zwei werden gekauft wie jedes Grundstück. Die Miete ist ein Vielfaches der Würfel, und mehr für den, dem beide gehören.
topic-income-tax = Die Einkommensteuer ist { $income }{ $income_share ->
    [0] . Sag: Einkommensteuer zahlen.
   *[other] , oder { $income_share } Prozent von allem, was du hast, wie du willst. Sag: Einkommensteuer zahlen. Oder sag: Zehn Prozent zahlen.
 }{ $plays_free_parking ->
    [yes] {" "}Das Geld kommt in die Mitte des Bretts.
   *[no] {""}
 }
topic-luxury-tax = Die Zusatzsteuer ist { $luxury }. Sag: Zusatzsteuer zahlen.{ $plays_free_parking ->
    [yes] {" "}Das Geld kommt in die Mitte des Bretts.
   *[no] {""}
 }
topic-jail = Um aus dem Gefängnis zu kommen, zahl { $jail_fee }, nimm eine Gefängnisfreikarte oder würfle { $jail_opens ->
    [six] eine Sechs
   *[other] einen Pasch
 }. Nach drei Versuchen musst du zahlen. { $jail_rent ->
    [yes] Drinnen bekommst du Miete und bietest mit wie immer.
   *[no] Drinnen gibt es keine Miete und keine Gebote.
 } Sag: Aus dem Gefängnis.
topic-go-to-jail = Gehe ins Gefängnis schickt dich geradewegs dorthin: kein Geld für LOS, und dein Zug ist zu Ende.{ $jail_told ->
    [yes] {" "}Sag: Ins Gefängnis.
   *[no] {" "}Mir brauchst du das nicht zu sagen.
 }
topic-just-visiting = Nur zu Besuch kostet nichts. Du schaust bloß bei deinen Freunden vorbei.
topic-free-parking = { $plays_free_parking ->
    [yes] Wer auf Frei Parken landet, nimmt alles Geld aus der Mitte des Bretts. Sag: Frei Parken.
   *[no] Frei Parken kostet nichts und bringt nichts. Ruh dich aus.
 }
topic-building = Mit einer ganzen Farbgruppe darfst du jederzeit bauen: { $most_houses ->
    [one] ein Haus oder ein Hotel auf jeder Straße.
   *[other] bis zu { $most_houses } Häuser auf jeder Straße, dann ein Hotel.
 } { $even ->
    [yes] Keine Straße darf ihrer Gruppe um mehr als einen Schritt voraus sein.
   *[no] {""}
 } { $direct_hotel ->
    [yes] Du darfst gleich ein Hotel bauen, für den Preis von beidem.
   *[no] {""}
 } { $sells ->
    [yes] Ich nehme Gebäude für den halben Preis zurück.
   *[no] Zurück nehme ich keine Gebäude.
 } Sag Ein Haus bauen, und wo.
topic-levels = Auf jedem Grundstück, das jemandem gehört, steht ein Haus auf einer Mietstufe, von 1 bis { $levels }. Jeder Besuch hebt es um eine. Ist das letzte einer Farbgruppe gekauft, steigt die ganze Gruppe: um { $bonus_one }, wenn sie einem allein gehört, sonst um { $bonus_several }.
topic-mortgages = Belasten kannst du jedes Grundstück, solange in seiner Gruppe nichts steht. Ich zahle dir den halben Preis, und es bringt keine Miete. Auslösen kostet dasselbe und { $interest } Prozent dazu. Sag: Hypothek aufnehmen auf. Oder sag: Hypothek auslösen auf.
topic-debts = { $debts ->
    [cash_and_one_deed] Wer nicht zahlen kann, gibt alles Bargeld und ein Grundstück, egal was es wert ist, und die Schuld ist bezahlt. Wer nur noch ein Grundstück hat, bei dem ist es das Ende.
    [raise_cash] Wer nicht zahlen kann, muss das Geld beschaffen: Gebäude verkaufen, Hypotheken aufnehmen oder handeln. Reicht das nicht, sag: Ich bin pleite. Dann bist du aus dem Spiel.
   *[sell_deeds] Wer nicht zahlen kann, gibt alles Bargeld und dann Grundstücke zu ihrem Preis, bis es bezahlt ist. { $nothing_left ->
        [let_go] Ist nichts mehr da, wird der Rest erlassen.
       *[bankrupt] Ist nichts mehr da, bist du pleite, und das Spiel ist aus.
     }
 }
topic-rewards = Jede Figur bringt ihrem Spieler etwas Eigenes. Frag mich: Was ist mein Bonus?
topic-winning = { $ends_at ->
    [all_deeds_owned] Das Spiel endet, wenn alle Grundstücke jemandem gehören. Ich zahle euch für jedes noch eine Miete, und das meiste Geld gewinnt.
    [first_bankruptcy] Das Spiel endet, wenn jemand pleite ist. Es gewinnt, wer das meiste an Geld und Grundstücken hat.
    [first_unpaid_debt] Das Spiel endet, wenn jemand eine Schuld nicht zahlen kann. Es gewinnt, wer das meiste an Geld und Grundstücken hat.
   *[last_standing] { $bankruptcies ->
        [0] Es gewinnt, wer als Letzter nicht pleite ist.
       *[other] Das Spiel endet nach { $bankruptcies } Pleiten. Es gewinnt, wer das meiste an Geld und Grundstücken hat.
     }
 }{ $minutes ->
    [0] {""}
   *[other] {" "}Nach { $minutes } Minuten ist auf jeden Fall Schluss.
 }{ $early ->
    [yes] {" "}Ihr könnt auch sagen: Spiel beenden.
   *[no] {""}
 }
topic-undo = Rückgängig nimmt { $undo_steps ->
    [0] so vieles zurück, wie ihr wollt, eins nach dem anderen.
    [1] das Letzte zurück, nur einen Schritt.
   *[other] die letzten { $undo_steps } Schritte zurück, einen nach dem anderen.
 } Sag Rückgängig oder drück den Knopf dafür.
card-text-told = { $card_call } { $card }
doing-AskTopic = die Regeln dazu: { $topic_name }
doing-AskCardText = was die Karte { $card_title } sagt
named-topic = { $topic ->
    [go] LOS
    [buying] Kaufen
    [rent] Miete
    [auctions] Auktionen
    [chance] Ereigniskarten
    [community-chest] Gemeinschaftskarten
    [events] Ereignisse
    [trade] das Tauschfeld
    [deals] Handeln
    [flights] das Flugfeld
    [locations] das Reisefeld
    [train] Bahnfahrten
    [railroads] die Bahnhöfe
    [utilities] die Werke
    [income-tax] die Einkommensteuer
    [luxury-tax] die Zusatzsteuer
    [jail] das Gefängnis
    [go-to-jail] Gehe ins Gefängnis
    [just-visiting] Nur zu Besuch
    [free-parking] Frei Parken
    [building] Bauen
    [levels] die Mietstufen
    [mortgages] Hypotheken
    [debts] Schulden
    [rewards] Belohnungen
    [winning] das Ende des Spiels
   *[undo] Rückgängig
 }
