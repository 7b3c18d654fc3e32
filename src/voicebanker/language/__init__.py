"""Words to commands and back: grammars, names, and what Mr. Monopoly says."""
