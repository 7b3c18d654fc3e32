# What Mr. Monopoly says before a game: the choosing of the game, the board and the house rules.

set-up-welcome = Hello! I am Mr. Monopoly, your banker. Wait for the ping, then answer in words or with a number key. Say help at any time.
set-up-go-on = Your last game is { $game }. What shall we do?
set-up-saved-games = Which saved game?
set-up-games = Which game shall we play?
set-up-boards = Which names are on your board?
set-up-options = { $game }. Do you want to hear the house rules first?
set-up-house-rules = { $on ->
    [0] Which house rules do you want?
   *[other] Any more house rules?
 }
set-up-house-rule-on = { $option }: that is on.
set-up-house-rule-clash = { $option } does not go together with what you have chosen. It stays off.
set-up-item = { $number }: { $name }.
set-up-more = Or say more, or press 0.
set-up-that-is-all = That was the last of them. Say more, or press 0, to hear them from the first.
set-up-saved-game = { $game }, begun on { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $day }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } so far
set-up-new-game = { $game } it is.
set-up-going-on = We go on with { $game }.
set-up-sorry = Sorry?
set-up-sorry-names = I did not catch that. Say one of the names, or its number.
set-up-sorry-examples = You could say { $example }, or more, or back.
set-up-sorry-keys = The number keys always work: { $keys }.
set-up-key = { $number } for { $name }
set-up-no-such-number = There is no number { $number } here. The last is { $last }.
set-up-still-here = Take your time. I am listening.
set-up-help = Say a name or a number, or press its key. Say more, or press 0, for the next names. Say repeat to hear the question again, back to change your last answer, slower or louder to change how I speak, and goodbye to leave.
set-up-first-question = This is the first question.
set-up-goodbye = Goodbye! Nothing was started.

## The buttons of the tokens, where they are number keys

set-up-tokens = On the number keys: { $keys }.
set-up-token = { $number } for { $player }

## The microphone

ears-deaf = I cannot hear you: the microphone is gone. Plug it in again, or go on with the keys.
ears-again = I can hear you again.
