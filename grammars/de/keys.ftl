# Welche Taste wem gehört, und welche was tut.

keys-yours = Du bist { $player }.
keys-players = Am Tisch: { $players }.
keys-others = U nimmt zurück, R wiederholt, H hilft, die Leertaste wartet, und Q legt das Spiel weg. Während ich zuhöre, drückt danach die Eingabetaste.
doing-AskKeys = welche Taste wem gehört
doing-AskHowToWin = wie das Spiel endet
