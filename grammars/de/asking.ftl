# Antworten über Karten, Farbgruppen und Kosten, das Vergangene, und Listen in kleinen Happen.
# Der Kopf von replies.ftl sagt, wie Sätze geschrieben werden.

## Immer ein paar auf einmal

list-offer = Sag Mehr für { $left ->
    [one] noch eins
   *[other] { $left } weitere
 }.
help-offer = Sag Mehr oder bitte noch einmal um Hilfe, dann hörst du mehr.
list-next = Und { $list }.
list-end = Das war alles.
list-left = Gut, dann nicht weiter.
    .v2 = Wie du magst.
refused-nothing-more = Es gibt keine Liste, die weitergeht. Frag mich erst etwas.
help-list = Du kannst sagen: Mehr, oder Das reicht. Für alles andere drück deinen Knopf.
lists-longer = Also { $items } auf einmal.
lists-shorter = Also nur { $items } auf einmal.
lists-longer-no-more = Noch mehr auf einmal, und keiner könnte es sich merken.
lists-shorter-no-more = Weniger als eins auf einmal geht nicht.

## Karten und Farbgruppen

set-head = { $color_set }, { $owned ->
   *[other] { $owned } von { $all }
 }:
deed-item = { $property }{ $has_levels ->
    [yes] , Stufe { $level }
   *[no] { $state ->
        [mortgaged] {" "}mit Hypothek
        [hotel] {" "}mit einem Hotel
        [house] {" "}mit { $count ->
            [one] einem Haus
           *[other] { $count } Häusern
         }
       *[bare] {""}
     }
 }, { $state ->
    [mortgaged] keine Miete
   *[other] { $times ->
        [0] Miete { $amount }
       *[other] Miete { $times } mal die Würfel
     }
 }.
rent-line = { $case ->
    [alone] Miete { $amount }
    [set] { $amount } mit der ganzen Farbgruppe
    [house] { $amount } mit { $count ->
        [one] einem Haus
       *[other] { $count } Häusern
     }
    [hotel] { $amount } mit einem Hotel
    [level] { $amount } auf Stufe { $count }
    [owned] Miete { $amount }, wenn dir { $count } { $count ->
        [one] gehört
       *[other] gehören
     }
   *[dice] Miete { $times } mal die Würfel, wenn dir { $count } { $count ->
        [one] gehört
       *[other] gehören
     }
 }
card-price = Preis { $amount }
card-house = ein Haus kostet { $house }
card-hotel = { $count ->
    [one] ein Hotel { $hotel }
   *[other] ein Hotel { $hotel } mehr, auf { $count } Häuser
 }
card-mortgage = eine Hypothek bringt { $sum }
card-told = { $Property }, Gruppe { $color_set }. { $owner_is ->
    [bank] Gehört noch niemandem
    [you] Gehört dir
   *[other] Gehört { $owner_dative }
 }{ $mortgaged ->
    [yes] , mit einer Hypothek darauf
   *[no] {""}
 }. Auf der Karte steht: { $lines }.
share-free = { $property } ist für { $amount } zu haben
share-owned = { $owner_is ->
    [you] { $property } gehört dir
   *[other] { $property } gehört { $owner_dative }
 }
set-told = Die Gruppe { $color_set }: { $shares }.
missing-told = { $shares_count ->
    [0] Die ganze Gruppe { $color_set } gehört dir schon.
   *[other] { $count ->
        [0] Aus der Gruppe { $color_set } hast du noch nichts:
       *[other] Von der Gruppe { $color_set } hast du { $count } von { $all }. Der Rest:
     } { $shares }.
 }
missing-of-set = Zur Gruppe { $color_set } fehlt: { $shares }.
all-missing-told = { $sets_count ->
    [0] Du hast keine Gruppe angefangen, die nicht ganz wäre.
   *[other] { $sets }
 }

## Was es kosten würde

cost-told = { $action ->
    [build] Ein { $building } auf { $property } kostet { $amount }{ $count ->
        [0] {""}
        [one] , nach einem Haus
       *[other] , nach { $count } Häusern
     }.
    [sell] Ein { $building } auf { $property } bringt { $sum } zurück.
    [lift] Die Hypothek auf { $property } auszulösen kostet { $amount }.
    [rent] Auf { $property } würdest du { $amount } zahlen.
    [leave-jail] { $amount ->
        [M0] Aus dem Gefängnis kommst du mit deiner Karte, ganz ohne Geld.
       *[other] Aus dem Gefängnis kommst du für { $amount }.
     }
    [trade] { $amount ->
        [M0] Ein Tausch kostet nichts.
       *[other] Ein Tausch kostet { $amount }.
     }
    [flight] { $amount ->
        [M0] Du fliegst umsonst.
       *[other] Ein Flug kostet { $amount }.
     }
    [location] Eine Reise vom Reisefeld kostet { $amount }.
    [income-tax] Die Einkommensteuer ist { $amount }.
    [luxury-tax] Die Zusatzsteuer ist { $amount }.
   *[pass-go] Der Weg über LOS bringt { $sum }.
 }{ $short ->
    [yes] {" "}Du hast { $player_balance }.
   *[no] {""}
 }{ $possible ->
    [no] {" "}Nur geht es jetzt nicht. { $reason }
   *[yes] {""}
 }
auction-start-told = Eine Auktion um { $property } fängt bei { $amount } an, und jedes Gebot ist { $sum } mehr{ $bids ->
    [spoken] , oder noch höher
   *[button] {""}
 }.{ $possible ->
    [no] {" "}Nur geht es jetzt nicht. { $reason }
   *[yes] {""}
 }
next-level-told = { $property } stünde dann auf Stufe { $level }, mit einer Miete von { $amount }.{ $possible ->
    [no] {" "}Nur geht es jetzt nicht. { $reason }
   *[yes] {""}
 }

## Wer dran ist, und was davor geschah

turn-nothing = Wer dran ist, merkt ihr euch selbst, und geschehen ist noch nichts.
turn-told = Wer dran ist, merkt ihr euch selbst. { $player_is ->
    [bank] Das Letzte war: { $what }.
   *[other] Zuletzt war { $player } am Zug: { $what }.
 }
turn-waits = Ich warte auf { $player_accusative }.
history-back = Davor: { $what }
history-forward = Danach: { $what }
history-undone = { $count ->
    [one] Dazwischen wurde etwas zurückgenommen: { $what }.
   *[other] Dazwischen wurden { $count } Dinge zurückgenommen, zuerst das: { $what }.
 }
history-begin = Das war das Allererste. Davor ist nichts.
history-end = Das war das Letzte.
history-none = Es ist noch nichts geschehen.

doing-AskCard = die ganze Karte von { $property }
doing-AskSet = wem die Gruppe { $color_set } gehört
doing-AskMissing = was dir zur Gruppe { $color_set } fehlt
doing-AskMissingWith = was dir neben { $property } noch fehlt
doing-AskAllMissing = was dir zu deinen Gruppen fehlt
doing-AskBuildCost = was ein { $building } auf { $property } kostet
doing-AskSaleValue = was ein { $building } auf { $property } zurückbringt
doing-AskLiftCost = was es kostet, die Hypothek auf { $property } auszulösen
doing-AskRentDue = was du auf { $property } zahlen würdest
doing-AskAuctionStart = wo eine Auktion um { $property } anfängt
doing-AskNextLevel = die nächste Mietstufe von { $property }
doing-AskActionCost = was es kostet oder bringt: { $action_name }
doing-AskTurn = wer dran ist
doing-AskBefore = was davor war
doing-AskAfter = was danach war
doing-HelpQuestions = was du fragen kannst
doing-More = mehr
doing-ThatsAll = das reicht
doing-LongerLists = längere Listen
doing-ShorterLists = kürzere Listen
doing-NameSet = die Gruppe { $color_set }
doing-NameAction = { $action_name }
doing-NameTopic = { $topic_name }
some-set = eine Farbgruppe
some-topic = etwas aus den Regeln
some-action = etwas
named-action = { $action ->
    [leave-jail] der Weg aus dem Gefängnis
    [trade] ein Tausch
    [flight] ein Flug
    [location] eine Reise vom Reisefeld
    [income-tax] die Einkommensteuer
    [luxury-tax] die Zusatzsteuer
   *[pass-go] der Weg über LOS
 }
