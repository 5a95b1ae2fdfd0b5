### Finished games, step by step.

replay = Replay
replay-title = Replay: { $names }
replay-viewpoint = Viewpoint
replay-open = Everything open
replay-viewpoint-of = As { $name } saw it
replay-log = Log
replay-table = The table
replay-analysis = Analysis
replay-link = Link
replay-link-about = Copy the link to this step
replay-copied = Link to this step copied.
replay-copy-by-hand = The address bar has the link to this step.
replay-result = Result
replay-broken = This game cannot be replayed by this version: { $problem }
replay-again = Try again

replay-controls = Stepping through the game
replay-step = Step
replay-at = Step { $at } of { $last }
replay-begin = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×

replay-hidden = Hidden cards
replay-hand = { $name }’s hand
replay-deck = The deck, from the top
replay-no-cards = no cards

replay-continue = Continue
replay-go-on = Continue from here
replay-go-on-about = This makes a new table that carries on from step { $at }, with the same rules. Whatever was still hidden in the deck is shuffled again, so that nobody knows what comes next.
replay-go-on-with = Players
replay-go-on-same = The same seats as before
replay-go-on-as = As { $name }, against bots
replay-go-on-hands = The others’ hands stay as they were: if you have looked at them in the replay, you know them.
replay-go-on-yes = Make the table
replay-go-on-no = Not now
