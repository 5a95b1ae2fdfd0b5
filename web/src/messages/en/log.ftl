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
log-evolution-rewarded = For their survivors, { $seat } takes { $cards ->
    [one] one card
   *[other] { $cards } cards
} and { $points ->
    [one] one point
   *[other] { $points } points
}.
log-evolution-rewarded-you = For your survivors, you take { $cards ->
    [one] one card
   *[other] { $cards } cards
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

## Evolution of Magical Creatures

log-creatures-first-player = { $seat } has the first-player figure.
log-creatures-first-player-you = You have the first-player figure.
log-creatures-source = The source is { $source }: { $lower } energy for all.
log-creatures-source-bonus = The source is { $source }: { $lower } energy for all, { $upper } for { $trait }.
log-creatures-round = Round { $round }. First player: { $seat }.
log-creatures-dealt = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
log-creatures-dealt-you = You draw { $cards }.
log-creatures-exchanged = { $count ->
    [one] { $seat } exchanges a card.
   *[other] { $seat } exchanges all { $count } cards.
}
log-creatures-exchanged-you = { $count ->
    [one] You exchange a card.
   *[other] You exchange all { $count } cards.
}
log-creatures-kept = { $seat } keeps their hand.
log-creatures-kept-you = You keep your hand.
log-creatures-new-creature = { $creature } is created.
log-creatures-new-creature-known = { $creature } is created from { $card }.
log-creatures-added = { $creature } gains { $trait }.
log-creatures-took = { $count ->
    [one] { $creature } takes one energy from the source.
   *[other] { $creature } takes { $count } energy from the source.
}
log-creatures-took-upper = { $creature } takes one energy from the upper part of the source.
log-creatures-gained = { $creature } gains one energy from the reserve.
log-creatures-lost = { $creature } loses one energy.
log-creatures-slept = { $creature } falls asleep.
log-creatures-transmuted = { $count ->
    [one] { $creature } is transmuted: the first.
   *[other] { $creature } is transmuted: { $count } now.
}
log-creatures-attacked = { $creature } attacks { $other }.
log-creatures-redirected = { $other } steps in for { $creature }.
log-creatures-struck = { $trait }: success.
log-creatures-struck-vain = { $trait }: no effect.
log-creatures-burnt = { $creature } loses { $trait }.
log-creatures-turned = { $creature } turns { $trait } into { $now }.
log-creatures-scared = { $creature } scares { $other }: its traits do not work this turn.
log-creatures-woke = { $creature } wakes { $other }.
log-creatures-gave = { $creature } gives { $other } one energy.
log-creatures-shed = { $creature } sheds { $trait }.
log-creatures-poisoned = { $creature } is poisoned by { $other }.
log-creatures-skipped = { $seat } has no creature awake.
log-creatures-skipped-you = None of your creatures is awake.
log-creatures-round-over = Everyone is asleep: round { $round } is over.
log-creatures-all-woke = All creatures wake.
log-creatures-shuffled = { $count ->
    [one] The discard pile becomes a new deck: one card.
   *[other] The discard pile becomes a new deck.
}
log-creatures-game-over = { $seat } wins.
log-creatures-game-over-you = You win.
log-creatures-choice = Choice card: { $number }.
log-creatures-choice-shuffled = The choice cards are shuffled.
log-creatures-discarded = { $card } is discarded: nobody can take { $trait }.
log-creatures-picked = The choice card points at { $creature }.
log-creatures-shadow-creates = Shadow 1: it has no creature awake, so the top card becomes one.
log-creatures-shadow-grows = Shadow 2: { $creature } is its awake creature with the most energy.
log-creatures-shadow-transmutes = Shadow 3A: { $creature } has enough energy.
log-creatures-shadow-wakes = Shadow 3, before B: { $creature } wakes one of its own.
log-creatures-shadow-aims = Shadow 3B: { $creature } has just become dangerous and looks for a target.
log-creatures-shadow-spares = The attack would fail, so { $creature } does not attack.
log-creatures-shadow-takes = Shadow 3C: { $creature } takes energy.
log-creatures-shadow-aims-again = Shadow 3D: no energy for { $creature }, so it looks for a target.
log-creatures-shadow-rests = Shadow 3E: its turn ends, and { $creature } stays awake.
log-creatures-shadow-does-nothing = Shadow: nobody is awake and no card is left, so nothing happens.

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
