### The analysis of a finished game, beside its replay.

review = Analysis
review-about = A strong bot judges every decision by what its player knew at that moment. It takes a minute or so, is done once, and is there for everybody who watches this replay.
review-begin = Analyse this game
review-waiting = Waiting for a free bot…
review-working = { $total ->
    [0] Reading the game…
   *[other] { $done } of { $total } positions
}
review-failed = There is no analysis: { $problem }
review-again = Try again
review-depth = Each decision was compared in { $worlds } imagined games on average. Every chance goes by what that player knew, so they do not add up to 100 %.
review-graph = Chances to win over the game
review-graph-keys = Arrow keys step through the game, Page Up and Page Down go to what mattered.
review-graph-at = Turn { $turn }: { $chances }
review-chance = { $name } { $chance } %
review-numbers = As numbers
review-turn = Turn
review-end = End
review-players = Players
review-player = Player
review-accuracy = Accuracy
review-lost = Lost
review-luck = Luck
review-mistakes = Mistakes
review-brilliant = Brilliant
review-luck-points = { $luck } ± { $error }
review-columns = Accuracy: 100 % is always as good as the best move, 0 % is no better than drawing moves at random. Lost and luck are in percentage points: what mistakes gave away, and what dice and cards brought.
review-moments = What mattered
review-quiet = Nobody made a clear mistake, and no single moment decided the game.
review-at = Turn { $turn }
review-mark-blunder = Blunder
review-mark-mistake = Mistake
review-mark-slip = Slip
review-mark-brilliant = Brilliant move
review-mark-turning = Turning point
review-did = { $name }: { $move }
review-worse = { $after } % instead of { $before } %
review-chance-of = { $after } %
review-better = Better: { $move }
review-turning-throw = The dice take { $name } from { $before } % to { $after } %.
review-turning-draw = New cards take { $name } from { $before } % to { $after } %.
review-turning-move = { $by }’s move takes { $name } from { $before } % to { $after } %.
