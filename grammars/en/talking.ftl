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
doing-CorrectProperty = rather { $property }
doing-CorrectPlayer = rather { $owner }
doing-CorrectAmount = rather { $amount }

## How much is said

words-full = Whole sentences again. With pleasure!
words-short = Short, then.
words-bare = Names and numbers.
doing-SpeakFully = speak in whole sentences
doing-SpeakShortly = speak shortly
doing-SpeakBarely = just the numbers

## Time

time-1 = The usual time, then.
time-2 = Twice the time for everything.
time-5 = Five times the time for everything.
time-10 = Ten times the time for everything.
time-no-more = It is ten times the time already. You can also say: No time limits.
time-off = No time limits. I wait for you, and in an auction you say Go on before each call.
time-off-already = There are no time limits now.
time-taken = Take your time.
    .v2 = I wait.
time-nearly-up = Twenty more seconds. For more, say: Wait.
auction-stands = I wait for bids as long as you like. Say: Go on, and I call.
    .v2 = Bid, or say: Go on, and I call.
doing-MoreTime = more time
doing-NoTimeLimits = no time limits
doing-UsualTime = the usual time
doing-TakeTime = wait

## Before what is large

agree-large = { $amount }: { $what }? Press your button, or say yes.

# The first command after a game was taken up is the last one from before.
doubt-again = That is done already: { $what }. Once more all the same?
