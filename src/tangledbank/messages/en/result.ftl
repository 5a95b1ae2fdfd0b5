### The end of a game.

result-you = You win!
result-wins = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
}
result-nobody = The game ended without a winner.
result-winner = winner
result-your-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] in place { $place }
} of { $count }.

result-survivors = Who is left
result-age = { $turns ->
    [one] one turn old
   *[other] { $turns } turns old
}
result-no-creatures = No creatures are left.

result-remembered = To remember
result-oldest = The longest-lived
result-oldest-lives = { $turns ->
    [one] One turn old, and alive.
   *[other] { $turns } turns old, and alive.
}
result-oldest-died = { $turns ->
    [one] Lived for one turn.
   *[other] Lived for { $turns } turns.
}
result-hunter = The greatest hunter
result-hunter-about = { $count ->
    [one] Ate one animal.
   *[other] Ate { $count } animals.
}
result-unlucky = The unluckiest
result-unlucky-caught = Ran for its life. The die said no, and { $killer } ate it.
result-unlucky-eaten = { $turns ->
    [one] Had hardly been born when { $killer } ate it.
   *[other] Was eaten by { $killer } after { $turns } turns.
}
result-unlucky-starved = { $turns ->
    [one] Starved in the turn of its birth.
   *[other] Starved after { $turns } turns.
}
result-unlucky-poison = { $turns ->
    [one] Died of poison in the turn of its birth.
   *[other] Died of poison after { $turns } turns.
}
result-unlucky-neoplasia = { $turns ->
    [one] Died of neoplasia in the turn of its birth.
   *[other] Died of neoplasia after { $turns } turns.
}

## Alone against the Shadow

result-shadow-wins = The Shadow wins.
result-shadow-beaten = You drove the Shadow away!
result-shadow-night = { $rounds ->
    [one] The night lasted one round.
   *[other] The night lasted { $rounds } rounds.
}
result-shadow-deeds = { $created ->
    [0] The Shadow made no new creature,
    [one] The Shadow made one creature out of the dark,
   *[other] The Shadow made { $created } creatures out of the dark,
} { $attacks ->
    [0] and never attacked.
    [one] and attacked once.
   *[other] and attacked { $attacks } times.
}
result-shadow-last = In the end it transmuted { $creature }, and the garden was its own.
result-shadow-yours = { $count ->
    [0] You had transmuted none of the { $goal } creatures you needed.
   *[other] You had transmuted { $count } of the { $goal } creatures you needed.
}
result-shadow-gone = You transmuted { $goal } creatures, and at daybreak the garden was yours.

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
result-analysis = Analyse
result-share = Share

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
