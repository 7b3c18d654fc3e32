# Was Mr. Monopoly in einem Spiel nach der Uhr sagt.

clock-warning = { $minutes ->
    [one] Noch eine Minute, meine Freunde!
   *[other] Noch { $minutes } Minuten.
 }
clock-ran-out = Die Zeit ist um! { $last_round ->
    [yes] Spielt die Runde zu Ende: Wer weniger Züge hatte, spielt noch einen.
   *[no] Spielt diesen Zug zu Ende.
 } Dann drückt euren Knopf und sagt: Spiel beenden.
time-told = { $minutes ->
    [0] Die Zeit ist um, nach { $played } Minuten. Wenn alle gleich viele Züge hatten, sagt: Spiel beenden.
    [one] Es bleibt eine Minute.
   *[other] Es bleiben { $minutes } Minuten.
 }
time-played = Ihr habt { $played ->
    [0] weniger als eine Minute
    [one] eine Minute
   *[other] { $played } Minuten
 } gespielt.
doing-AskTime = wie viel Zeit noch ist
