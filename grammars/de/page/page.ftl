# Die Wörter auf der Seite fürs Handy: Überschriften, Beschriftungen, Knöpfe. Was in Klammern
# steht, füllt die Seite ein; Mehrzahlen kann sie nicht wählen.

page-title = Voice Banker
page-of-game = { $game } — Voice Banker
skip = Zum Spiel springen
bank = die Bank

# An der Tür.

door-heading = Komm an den Tisch
door-hint = Tippe die vier Ziffern, die im Terminal stehen.
door-code = Code des Spiels
door-enter = Eintreten
door-wrong = Das ist nicht der Code. Versuche übrig: { $tries }.
door-paused = Zu viele falsche Codes. Warte { $seconds } Sekunden und versuch es dann noch einmal.
door-format = Der Code hat vier Ziffern.
door-session = Dein Platz am Tisch ist vergessen. Tippe den Code, der jetzt im Terminal steht.
door-private = Ohne den Code wird vom Spiel nichts gezeigt.

# Die Verbindung.

link-lost = Die Verbindung ist weg. Ich versuche es wieder …
link-over = Der Tisch hat aufgehört. Diese Seite wartet, bis er wieder gestartet wird.
link-moved = Dieses Spiel ist in einem anderen Fenster von dir offen.
link-use-here = Hier weiterspielen
link-shown-out = Du wurdest hinausbegleitet, weil kein Code kam.
link-misbehaved = Diese Seite hat zu viel gesendet und wurde ausgesperrt.
too-fast = Bitte nicht so schnell.
bad-message = Das war nicht zu verstehen.

# Welche Figur ist dieses Handy?

seat-heading = Wessen Knopf ist dieses Handy?
seat-free = frei
seat-other = ein anderes Handy
seat-away = ein anderes Handy, gerade weg
seat-you = dieses Handy
seat-take = { $player } sein
seat-ask = Um { $player } bitten
seat-asking = Das Handy von { $player } wird gefragt. Ist es weg, warte eine halbe Minute.
seat-asked = Ein anderes Handy möchte { $player } sein. Abgeben?
seat-give = Abgeben
seat-keep = Behalten
seat-only-watch = Nur zuschauen
seat-release = { $player } zurückgeben
seat-mine = Du bist { $player }
seat-choose = Wähle eine Figur
seat-taken = { $player } ist jetzt der Knopf eines anderen Handys.

# Der Knopf und was dazugehört.

button-join = Mitspielen als { $player }
button-press = Drück und sprich
button-speak = Jetzt sprechen
button-answer = Jetzt antworten
button-agree = Zustimmen
button-bid = { $amount } bieten
button-begin = Auktion anfangen
button-other = Drück, um das Wort zu nehmen
button-over = Etwas fragen
say-label = Oder tippe, was du sagen würdest
say-hint = Zum Beispiel: { $example }
say-send = Sagen
yes = Ja
no = Nein
bid-label = Dein Gebot, in M
bid-send = Bieten
undo = Rückgängig
repeat = Wiederholen
help = Hilfe
wait = Warte
go-on = Weiter
talk-hold = Zum Sprechen halten
talk-listening = Ich höre zu … loslassen, wenn du fertig bist
talk-sent = An den Tisch geschickt.
talk-off = Das Mikrofon dieses Handys nehmen
talk-denied = Der Browser gibt sein Mikrofon nicht her. Erlaube es in den Einstellungen dieser Seite.
talk-insecure-heading = In dieses Handy sprechen
talk-insecure = Browser geben das Mikrofon nur einer Seite mit Zertifikat. Dieser Computer
 hat sich selbst eines gemacht, also wird der Browser warnen, dass niemand dafür bürgt. Das stimmt,
 und an eurem eigenen Tisch macht es nichts: Wähle „Erweitert“, dann „Weiter“ oder „Website besuchen“.
talk-insecure-go = Die Seite mit Zertifikat öffnen
close = Schließen

# Was gezeigt wird.

said-heading = Mr. Monopoly sagt
said-nothing = Noch wurde nichts gesagt.
said-aloud = Der Screenreader soll vorlesen, was Mr. Monopoly sagt
heard = { $player }: „{ $text }“
heard-nobody = „{ $text }“
speaker-is = { $player } hat das Wort
state-joining = Wer spielt mit?
state-play = Das Spiel läuft
state-auction = Eine Auktion läuft
state-over = Das Spiel ist aus
state-waiting = Es fehlt eine Antwort
sayings-heading = Was jetzt gesagt werden kann
sayings-hint = Wähle etwas, dann steht es in der Zeile.
sayings-hint-viewer = Nach einem Druck auf den Knopf.

auction-heading = Auktion
auction-standing = Höchstes Gebot
auction-opening = Erstes Gebot
auction-nobody = Noch kein Gebot
auction-of = von { $player }
auction-countdown = Nächster Aufruf in { $seconds } s
auction-once = Zum Ersten
auction-twice = Zum Zweiten
auction-held = Die Auktion wartet. Mit „Weiter“ geht es weiter.
auction-not-begun = Es wartet auf den ersten Druck
waiting-heading = Warten auf { $player }
debt-owes = { $player } schuldet { $amount }, Empfänger: { $creditor }
debt-has = Bargeld: { $amount }

players-heading = Spieler
players-none = Noch spielt niemand mit.
player-worth = Vermögen
player-deeds = Karten
player-jail = im Gefängnis
player-fallen = ausgeschieden
player-jail-cards = Gefängnisfreikarten: { $count }
player-none = noch keine
box-heading = In der Schachtel
box-house = Häuser: { $count }
box-hotel = Hotels: { $count }
minutes = Spielminuten: { $count }

deeds-heading = Karten nach Farben
deed-bank = frei
deed-level = Stufe { $level } von { $levels }
deed-houses = Häuser: { $count }
deed-hotel = Hotel
deed-mortgaged = mit Hypothek
deed-rent = Miete { $amount }
deed-open = { $deed }, { $state }: Karte zeigen

card-heading = Besitzrechtkarte
card-price = Preis
card-house = Ein Haus kostet
card-hotel = Ein Hotel kostet
card-mortgage = Hypothekenwert
card-rents = Miete
card-owner = Besitzer
card-now = Miete jetzt
rent-alone = Allein
rent-set = Mit der ganzen Farbgruppe
rent-house = Mit einem Haus
rent-hotel = Mit einem Hotel
rent-houses = Häuser: { $count }
rent-level = Stufe { $count }
rent-railroads = Bahnhöfe im Besitz: { $count }
rent-utilities = Werke im Besitz: { $count }, mal die Würfel

chart-heading = Vermögen im Lauf des Spiels
chart-empty = Das Bild beginnt mit dem ersten Zug.
chart-about = Von { $least } bis { $most }. Jetzt: { $list }.
chart-table = Zahlen zeigen
chart-first = Zuerst
chart-lowest = Am wenigsten
chart-highest = Am meisten
chart-last = Jetzt

history-heading = Verlauf
history-empty = Es ist noch nichts geschehen.
history-undone = zurückgenommen

ranking-heading = Endstand
ranking-place = Platz
ranking-player = Spieler
ranking-total = Zusammen
part-cash = bar
part-deeds = Karten
part-buildings = Gebäude
part-mortgages = Karten mit Hypothek
part-rents = letzte Mieten

# Am Fuß der Seite.

settings-heading = Diese Seite
view-table = Ansicht für den Fernseher
foot = Alles wird am Tisch laut gesagt. Diese Seite zeigt dasselbe und braucht kein Internet.
