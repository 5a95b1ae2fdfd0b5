### The rules, made from the rulebook.

rules-title = Rules
rules-about = Every rule of both games, clause by clause. Each clause is proven by the examples listed below it, and is what the table refers to when it refuses a move.
rules-gallery = See every trait in the gallery.
rules-contents = Contents of the rules
rules-search = Search the rules
rules-search-hint = A word, a trait or a clause
rules-hits = { $count ->
    [0] Nothing found.
    [one] One match.
   *[other] { $count } matches.
}
rules-again = Try again
rules-not-found = There is no page, clause or trait called “{ $about }”. Search for it, or choose from the contents.
rules-no-clauses = This page has no clauses of its own.

rules-game-evolution = The Origin of Species
rules-game-creatures = Evolution of Magical Creatures
rules-shelf-game = The game
rules-shelf-solo = Alone against the Shadow
rules-shelf-traits = Traits
rules-shelf-expansions = Expansions
rules-shelf-rulings = Rulings
rules-shelf-options = Options

rules-examples = { $count ->
    [one] One example
   *[other] { $count } examples
}
rules-ours = Our reconstruction.
rules-origin = Origin: { $origin }
