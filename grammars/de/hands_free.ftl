# Was Mr. Monopoly sagt, wo der Name einer Figur ihren Knopf ersetzt.

hands-free-speaker = Das war wohl { $player }.
