### What a hint says.

table-hint-title = A strong bot would
table-hint-list = What a strong bot would do
table-hint-equal = { $count ->
    [2] Two moves are about equal. Pick the plan you like:
   *[other] These moves are about equal. Pick the plan you like:
}
table-hint-do = Do it
table-hint-shown = It is marked on the board.

hint-only = There is nothing else to do.
hint-best = The best move it found.
hint-equal = About as good as the best.
hint-weaker = A little weaker.
hint-worse = Clearly weaker.
hint-plan-save = Save your cards for a rich turn.
hint-plan-wait = Keep what you have for later.
hint-plan-start = Start now: every animal that survives brings you a card.
hint-plan-grow = Grow now: one more animal, and one more card if it survives.
hint-plan-trait = Make { $name } fitter now.
hint-plan-eat = Feed { $name } while there is food.
hint-plan-hunt = Let { $name } live by hunting.
hint-lives = Keeps { $name } alive.
hint-safer = Makes { $name } safer.
hint-dies = { $name } will probably die.
hint-risk = Puts { $name } at risk.
hint-kills = { $name } will probably die.
hint-threatens = Puts { $name } in danger.
hint-spares = Leaves { $name } alone.
hint-less = The others get less.
hint-more-points = You get more points.
hint-fewer-points = You get fewer points.
hint-more-cards = You have more cards next turn.
hint-fewer-cards = You have fewer cards next turn.
hint-more-tokens = Brings you nearer to your transmutations.
hint-fewer-tokens = Takes you further from your transmutations.
hint-more-energy = Your creatures end up with more energy.
hint-less-energy = Your creatures end up with less energy.
