# What Mr. Monopoly says in a game that ends by the clock. See replies.ftl.

clock-warning = { $minutes ->
    [one] One more minute, my friends!
   *[other] { $minutes } minutes are left.
 }
clock-ran-out = The time is up! { $last_round ->
    [yes] Finish the round: whoever has had fewer turns plays one more.
   *[no] Finish this turn.
 } Then press your button and say: End the game.
time-told = { $minutes ->
    [0] The time is up, after { $played } minutes. When all have had as many turns, say: End the game.
    [one] One minute is left.
   *[other] { $minutes } minutes are left.
 }
time-played = You played for { $played ->
    [0] less than a minute
    [one] one minute
   *[other] { $played } minutes
 }.
doing-AskTime = how much time is left
