# Which key is whose, and which key does what. See set-up.ftl for the keys of the tokens.

keys-yours = You are { $player }.
keys-players = At the table: { $players }.
keys-others = U is for Undo, R for Repeat, H for Help, the space bar for waiting, and Q puts the game away. While I listen, press Enter behind it.
doing-AskKeys = which key is whose
doing-AskHowToWin = how the game ends
