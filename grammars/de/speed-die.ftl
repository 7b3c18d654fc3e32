# Was Mr. Monopoly über den Turbowürfel erklärt.

speed-die-when = Sobald du über LOS gekommen oder darauf gelandet bist, wirf den Turbowürfel mit den beiden anderen. Lass ihn weg beim Pasch und um aus dem Gefängnis zu kommen: Dort zählen nur die weißen Würfel.
speed-die-bus = Den Bus lenkst du: Zieh um einen der weißen Würfel, um den anderen oder um beide zusammen.
speed-die-face = Das bin ich! Zieh um die weißen Würfel und tu, was das Feld sagt. Dann geh weiter zum nächsten Grundstück, das niemandem gehört, { $auctions ->
    [yes] und kauf es oder versteigere es
   *[no] und kauf es, wenn du magst
 }. Gehört schon alles jemandem? Dann geh zum nächsten, für das du Miete schuldest.
speed-die-triple = Ein Dreierpasch bringt dich auf dem Brett, wohin du willst.
next-property-told = { $found_is ->
    [none] Es ist nichts mehr da, wohin mein Gesicht dich führen könnte. Bleib, wo du bist.
   *[some] Nach { $property } kommt { $found }. { $owner_is ->
        [bank] Es gehört niemandem und kostet { $amount }.
       *[other] Es gehört { $owner_dative }, und du schuldest dort Miete.
     }
 }
doing-AskNextProperty = welches Grundstück nach { $property } kommt
doing-AskSpeedDie = wann der Turbowürfel geworfen wird
doing-AskBus = was der Bus bedeutet
doing-AskMrMonopoly = was mein Gesicht auf dem Würfel bedeutet
doing-AskTriple = was ein Dreierpasch bedeutet
