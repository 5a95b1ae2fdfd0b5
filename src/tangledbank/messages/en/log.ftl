### The log: what happened, in sentences. Each id is `log-GAME-TEMPLATE`, with the template's name as
### the server sends it (dots become hyphens).

## The Origin of Species

log-evolution-first-player = { $seat } is the first player.
log-evolution-first-player-you = You are the first player.
log-evolution-turn = Turn { $turn }. First player: { $seat }.
log-evolution-turn-last = Turn { $turn }, the last one. First player: { $seat }.
log-evolution-phase-development = Development.
log-evolution-phase-food = Food.
log-evolution-phase-feeding = Feeding.
log-evolution-phase-extinction = Extinction.
log-evolution-dealt = { $count ->
    [one] { $seat } is dealt one card.
   *[other] { $seat } is dealt { $count } cards.
}
log-evolution-dealt-you = You are dealt { $cards }.
log-evolution-passed = { $seat } passes.
log-evolution-passed-you = You pass.
log-evolution-new-animal = { $animal } is born.
log-evolution-new-animal-known = { $animal } is born from { $card }.
log-evolution-played = { $animal } gains { $trait }.
log-evolution-played-pair = { $animal } and { $partner } gain { $trait }.
log-evolution-played-roles = { $animal } becomes the symbiont of { $partner }.
log-evolution-dice = { $seat } rolls { $faces }.
log-evolution-dice-you = You roll { $faces }.
log-evolution-dice-first-player = Who goes first? { $faces }.
log-evolution-supply = { $count ->
    [0] There is no food.
    [one] There is one red token of food.
   *[other] There are { $count } red tokens of food.
}
log-evolution-round = Round { $round }.
log-evolution-got = { $count ->
    [one] { $animal } gets a { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } token.
   *[other] { $animal } gets { $count } { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } tokens.
}
log-evolution-got-supply = { $count ->
    [one] { $animal } takes a red token from the supply.
   *[other] { $animal } takes { $count } red tokens from the supply.
}
log-evolution-stored = { $count ->
    [one] { $animal } stores a token as fat.
   *[other] { $animal } stores { $count } tokens as fat.
}
log-evolution-burnt = { $count ->
    [one] { $animal } burns a token of fat.
   *[other] { $animal } burns { $count } tokens of fat.
}
log-evolution-grazed = { $animal } grazes: a red token is removed from the supply.
log-evolution-stole = { $animal } steals a { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
} token from { $victim }.
log-evolution-slept = { $animal } hibernates.
log-evolution-attacked = { $animal } attacks { $prey }.
log-evolution-ran-away = { $animal } runs, rolls { $face } and gets away.
log-evolution-ran-caught = { $animal } runs, rolls { $face } and is caught.
log-evolution-redirected = { $animal } diverts the attack to { $prey }.
log-evolution-dropped = { $animal } drops { $trait }.
log-evolution-dropped-pair = { $animal } drops { $trait } with { $partner }.
log-evolution-eaten = { $animal } eats { $prey }.
log-evolution-poisoned = { $animal } is poisoned.
log-evolution-scavenged = { $animal } scavenges.
log-evolution-shared = Through { $trait }, { $receiver } eats with { $giver }.
log-evolution-starved = { $animal } starves.
log-evolution-died-of-poison = { $animal } dies of poison.
log-evolution-discarded-known = { $animal } was { $card }.
log-evolution-shuffled = { $count ->
    [one] One card is shuffled.
   *[other] { $count } cards are shuffled.
}
log-evolution-last-turn = The next turn is the last.
log-evolution-rewarded = For their survivors, { $seat } takes { $drawn ->
    [one] one card
   *[other] { $drawn } cards
} and { $points ->
    [one] one point
   *[other] { $points } points
}.
log-evolution-rewarded-you = For your survivors, you take { $drawn ->
    [one] one card
   *[other] { $drawn } cards
} and { $points ->
    [one] one point
   *[other] { $points } points
}.
log-evolution-game-over = The game is over.
log-evolution-fat-set = { $count ->
    [one] { $animal } turns a token into fat.
   *[other] { $animal } turns { $count } tokens into fat.
}
log-evolution-supply-there = { $count ->
    [0] There is no food in { $location ->
        [ocean] the Ocean
        [laurasia] Laurasia
       *[gondwana] Gondwana
    }.
    [one] There is one red token of food in { $location ->
        [ocean] the Ocean
        [laurasia] Laurasia
       *[gondwana] Gondwana
    }.
   *[other] There are { $count } red tokens of food in { $location ->
        [ocean] the Ocean
        [laurasia] Laurasia
       *[gondwana] Gondwana
    }.
}
log-evolution-attacked-ignoring = { $animal } attacks { $prey } and ignores its { $trait }.
log-evolution-attacked-ambush = { $animal } attacks { $prey } from ambush.
log-evolution-attacked-counter = { $animal } turns on { $prey }.
log-evolution-hid = { $animal } hides in its shell.
log-evolution-inked = { $animal } vanishes in a cloud of ink.
log-evolution-revealed = { $animal } is an Anglerfish!
log-evolution-born = { $animal } is born to { $parent }.
log-evolution-moved = { $animal } is now in { $location ->
    [ocean] the Ocean
    [laurasia] Laurasia
   *[gondwana] Gondwana
}.
log-evolution-separated = { $animal } and { $partner } are separated: { $trait } is lost.
log-evolution-shell-left = The shell of { $animal } stays behind.
log-evolution-settled = { $animal } moves into an empty shell.
log-evolution-stung = { $animal } is paralysed.
log-evolution-recombined = { $animal } and { $partner } exchange { $trait } and { $other }.
log-evolution-grown = Neoplasia grows in { $animal }: { $trait } stops working.
log-evolution-died-of-neoplasia = { $animal } dies of neoplasia.
log-evolution-remains = The traits of { $animal } stay on the table.
log-evolution-remains-known = The traits of { $animal } stay on the table; it was { $card }.
log-evolution-restored = { $animal } is back.
log-evolution-restored-known = { $animal } is back, made from { $card }.
log-evolution-added = { $count ->
    [one] { $animal } adds one red token to the supply.
   *[other] { $animal } adds { $count } red tokens to the supply.
}
log-evolution-counter-failed = { $animal } cannot attack its attacker.
log-evolution-fetched = { $animal } leaves the Ocean with a Swimming card.
log-evolution-awoke = { $animal } wakes up: this turn is the last.
log-evolution-used = { $animal } uses { $trait }.

## The log itself

log-empty = Nothing has happened yet.
log-new-lines = { $count ->
    [one] One new step
   *[other] { $count } new steps
}
log-turn = Turn { $turn }
log-turn-last = Turn { $turn }, the last one
log-round = Round { $round }
log-beginning = The beginning
log-first = { $seat } goes first
log-throw = { $seat } { $face }
log-by-bot = bot
log-by-clock = out of time
log-by-stand-in = a bot stood in
log-by-program = program
log-by-deal = the deal
log-by-rules = by the rules
log-see-again = See it again
log-see-step = { $who }: see step { $number } again
log-shadow = The Shadow
