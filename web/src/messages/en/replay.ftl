### Finished games, step by step.

replay = Replay
replay-title = Replay: { $names }
replay-eyes = Whose eyes
replay-open = Everything open
replay-eyes-of = As { $name } saw it
replay-log = Log
replay-table = The table
replay-link = Link
replay-link-about = Copy the link to this step
replay-copied = The link to this step is copied.
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

replay-hidden = What lies hidden
replay-hand = Hand of { $name }
replay-deck = The deck, from its top
replay-no-cards = no cards

replay-continue = Continue
replay-go-on = Continue from here
replay-go-on-about = A new table is made that goes on after step { $at }, with the same rules and seats. What was still hidden in the deck is shuffled anew, so that nobody knows what comes.
replay-go-on-yes = Make the table
replay-go-on-no = Not now
