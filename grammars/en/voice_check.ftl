# What Mr. Monopoly says while he learns a player's voice: 'voicebanker voice-check'.

voice-check-who = Whose voice shall I learn? Press or name a token, please.
voice-check-begin = A word with { $player }, if I may. I shall ask for { $count ->
    [one] one name
   *[other] { $count } names
 }; say each one after the ping.
voice-check-name = Please say: { $property }.
voice-check-again = That was very quiet. Once more, please: { $property }.
voice-check-trying = Thank you. One moment, while I try my ear trumpets.
voice-check-heard = { $heard ->
    [0] I am sorry to say that I was sure of none of { $count }.
   *[other] I heard { $heard } of { $count }.
 }
voice-check-asked = { $asked ->
    [one] Of one I should have asked whether I heard right.
   *[other] Of { $asked } I should have asked whether I heard right.
 }
voice-check-better = { $before ->
    [0] Without the new trumpet it would have been none.
   *[other] Without the new trumpet it would have been { $before }.
 }
voice-check-nearer = Come a little nearer to the microphone.
voice-check-quieter = It is loud around you: a quieter room would help.
voice-check-softer = That is too loud for the microphone: move back, or turn it down.
voice-check-slower = A little slower, and I shall follow.
voice-check-kept = I shall listen that way whenever { $player } has the word in this game.
voice-check-not-kept = There is no saved game to keep that with. Begin one, and come back.
