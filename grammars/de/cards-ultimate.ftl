# Die Ereignisse von Ultimate Banking, in unseren eigenen Worten. Ihre Titel stehen in names.yaml.

card-boom-town = Die Bagger kommen! Zieh auf ein beliebiges Grundstück, das niemandem oder dir gehört. Dann kauf es, versteigere es oder erhöhe seine Miete. Für LOS gibt es kein Geld.
card-deal-of-the-week = Ein Schnäppchenjäger wie du! Zieh auf ein beliebiges Grundstück, das niemandem oder dir gehört. Dann kauf es, versteigere es oder erhöhe seine Miete. Für LOS gibt es kein Geld.
card-stop-the-presses = Du hast es zuerst gelesen! Zieh auf ein beliebiges Grundstück, das niemandem oder dir gehört. Dann kauf es, versteigere es oder erhöhe seine Miete. Für LOS gibt es kein Geld.
card-crime-down = Sogar die Einbrecher sind in Rente. Alle Mieten in einer deiner Farbgruppen steigen um eine Stufe.
card-on-the-map = Der Reiseführer hat dir drei Sterne gegeben. Alle Mieten in einer deiner Farbgruppen steigen um eine Stufe.
card-stargazing = Ein Filmstar wurde beim Milchkaufen gesehen. Alle Mieten in einer deiner Farbgruppen steigen um eine Stufe.
card-tis-the-season = Jedes Fenster leuchtet, und die Sicherungen sind durch. Alle Mieten in einer deiner Farbgruppen sinken um eine Stufe.
card-what-a-ride = Um die Ecke eröffnet eine Achterbahn. Alle Mieten auf einer Seite des Bretts, auf der dir etwas gehört, steigen um eine Stufe.
card-pong-what-a-stinker = In den Rohren ist etwas verendet. Alle Mieten auf einer Seite des Bretts, auf der dir etwas gehört, sinken um eine Stufe.
card-house-party = Du tanzt bis zum Morgen, und nebenan hält man sich die Ohren zu. Eine deiner Mieten steigt um eine Stufe, die der Nachbarn sinken.
card-its-a-boy = Ein Kind, und was für eine Stimme! Eine deiner Mieten steigt um eine Stufe, die der Nachbarn sinken.
card-grand-designs = Der Architekt hat sich selbst übertroffen. Eine deiner Mieten steigt gleich auf Stufe 5.
card-demolished = Falsche Adresse, sagte der Mann mit der Abrissbirne. Eine Miete deiner Wahl fällt auf Stufe 1.
card-rovers-revenge = Der Hund hat die Blumenbeete gefunden. Eine Miete deiner Wahl fällt auf Stufe 1.
card-tornado-alley = Halt deinen Hut fest! Eine Miete deiner Wahl fällt auf Stufe 1.
card-haunted-house = Auf dem Dachboden war es wieder zu hören, und du willst umziehen. Tausch eines deiner Grundstücke gegen das eines anderen.
card-in-the-money = Jemand hat ein Angebot für dich. Tausch eines deiner Grundstücke gegen das eines anderen.
card-love-is-in-the-air = Die Hochzeitsglocken läuten, und alle bringen ein Geschenk.
card-wibble-wobble = Ihr beide habt den Pudding über die Dorfwiese getragen, und gewonnen.
card-highway-tax = Eine neue Straße führt vor deine Tür, und jedes deiner Grundstücke zahlt seinen Teil.
card-pick-your-own = Der Kommissar will einen Namen, und du hast einen.
card-total-gridlock = Nichts geht mehr! Alle Spieler stellen ihre Figur auf Frei Parken, an LOS vorbei und ohne einen Groschen. Wer im Gefängnis sitzt, bleibt dort.
card-on-the-run = Der Mieteintreiber wurde am Flughafen gesehen.
