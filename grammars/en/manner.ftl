# How Mr. Monopoly speaks, and how long his auctions wait. See replies.ftl.

speak-slower = Slower it is. I have all evening.
    .v2 = As you wish: a little slower.
speak-faster = Faster it is!
    .v2 = As you wish: a little faster.
speak-louder = Louder it is.
    .v2 = I hope that you hear me better now.
speak-quieter = Quieter it is.
    .v2 = As you wish: a little softer.
speak-higher = A little higher, like this.
speak-lower = A little lower, like this.
speak-slower-no-more = Any slower, and I should fall asleep.
speak-faster-no-more = I cannot speak any faster.
speak-louder-no-more = I cannot speak any louder. Turn up the speaker, if you please.
speak-quieter-no-more = I cannot speak any softer. Turn down the speaker, if you please.
speak-higher-no-more = I cannot speak any higher.
speak-lower-no-more = I cannot speak any lower.
speak-without-pitch = This voice of mine cannot go higher or lower. I could be slower, faster, louder or quieter.

pace-normal = Auctions at the usual pace, then.
pace-slow = I shall leave more time for bids.
pace-very-slow = I shall leave plenty of time for bids.
auction-held = I wait. Say: Go on, when you are ready.
auction-taken-up = We go on.
auction-held-already = I am waiting already. Say: Go on, when you are ready.
    .v2 = I still wait. Say: Go on, and the auction goes on.
auction-runs-already = The auction is running.
nothing-to-hold = There is no auction running that could wait.

doing-SpeakSlower = speak slower
doing-SpeakFaster = speak faster
doing-SpeakLouder = speak louder
doing-SpeakQuieter = speak softer
doing-SpeakHigher = speak higher
doing-SpeakLower = speak lower
doing-NormalAuctions = auctions at the usual pace
doing-SlowAuctions = slow auctions
doing-VerySlowAuctions = very slow auctions
doing-WaitInAuction = wait
doing-GoOnWithAuction = go on
