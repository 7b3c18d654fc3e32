# How Mr. Monopoly helps a talk along: see replies.ftl.

choice-item = { $number }, { $name }
or-numbered = { $first }, or { $last }
sorry-keys = Let us leave it to the keys. Press the key of your token, type the words, and press Enter. Or press your button and try again.

## Said again

spelled-amount = { $amount }: { $digits }.
spelled-name = { $name }: { $letters }.
nothing-to-spell = There is no name or amount in it.
doing-RepeatSlowly = repeat slowly
doing-SpellOut = spell it

## Put right

correct-nothing = I can put right only what you did last. For anything else say Undo.
correct-other-kind = That has no place in what you did last. Say Undo, and say it whole.
correct-the-same = That is what I have done.
correct-stays = So everything stays as it was.
refused-cannot-tell-which = I cannot tell which of the two you mean. Say Undo, and say it whole.
doing-CorrectProperty = rather { $property }
doing-CorrectPlayer = rather { $owner }
doing-CorrectAmount = rather { $amount }
