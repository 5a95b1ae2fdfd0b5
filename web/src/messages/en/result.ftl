### The end of a game.

result-you = You win!
result-wins = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
}
result-nobody = The game ended without a winner.
result-winner = winner

result-by-points = On points
result-by-shared = Level on points and on every tie-breaker
result-by-surviving-animals = Level on points; decided by the number of surviving animals
result-by-most-traits-on-one-animal = Level on points; decided by the animal with the most traits
result-by-discard-size = Level on points; decided by the size of the players’ discard piles
result-by-transmutations = By transmutations
result-by-surrender = By surrender
result-by-aborted = Ended by agreement
result-by-closed = Closed by the people who run this server

result-points-evolution = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
result-points-creatures = { $count ->
    [one] { $count } transmutation
   *[other] { $count } transmutations
}

result-rematch = Rematch
result-rematch-go = To the rematch
result-replay = See the game again
result-share = Share
result-copied = Link copied.

result-sheet = Score sheet
result-for = For
result-sum = Total
result-times = ({ $count }×)
result-by-animal = Animal by animal
result-besides = other
result-no-animals = No animals survived.
result-about-animal = Animals
result-about-in-the-ocean = In the Ocean
result-about-turned-anglerfish = Turned Anglerfish
result-about-points-on-the-way = Points earned along the way
result-about-transmuted = Transmutations

result-graph-evolution = Points over turns
result-graph-creatures = Transmutations over rounds
result-graph-numbers = In numbers
result-turn-evolution = Turn
result-turn-creatures = Round

result-fair = Fair dice
result-fair-about = Before the first card was dealt, the server committed to a secret seed by showing its fingerprint, and every player added a number of their own. Now the seed is revealed, and anybody can check every shuffle, die and decision.
result-verify = Verify this game
result-record = Download the record
result-verified = Everything is in order.
result-not-verified = Something does not add up.
result-check-ok = in order
result-check-wrong = wrong
result-check-text = The record
result-check-engine = The engine
result-check-commitment = The commitment
result-check-chance = Dice and shuffles
result-check-play = The rules
result-check-result = The result
result-fair-numbers = The numbers behind it
result-commitment = Fingerprint of the seed, shown before the deal
result-seed = Seed
result-seed-hidden = not revealed yet
result-nonce = { $name }’s number
