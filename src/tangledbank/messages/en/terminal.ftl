### Messages that only the terminal uses.

terminal-share = It wins about { $share } % of the time.
terminal-invitation = Play a card (1 to { $last }), or pass (p).  Type help for more.

## What an action means, beside it in a menu: menu-GAME-VERB.  A message for the question or for an operand goes before.

menu-uses = uses { $trait }
menu-unplayable = cannot be played now
menu-as-trait = as a trait of one of yours
menu-activate = activate { $animal }
menu-whose = { $own ->
    [yes] your { $animal }: { $look }
   *[no] { $owner }'s { $animal }: { $look }
}
menu-evolution-so-far = { $animal-fed ->
    [yes] fed: more food becomes fat
   *[no] has { $animal-has } of { $animal-need }
}
menu-evolution-pass = { $final ->
    [yes] do nothing more in this turn's feeding
   *[no] do nothing in this go
}
menu-evolution-pass-development = play no more cards in this turn
menu-evolution-pass-serving = let it have its token
menu-evolution-pass-lure = don't turn it over
menu-evolution-pass-migrating = no more animals go along
menu-evolution-animal = a new animal
menu-evolution-animal-place = a new animal in { $place }
menu-evolution-animal-target = brings { $target } back
menu-evolution-play = { $animal-whose }
menu-evolution-play-partner = ties { $animal } and { $partner }
menu-evolution-end = end this go
menu-evolution-take = { menu-evolution-so-far }
menu-evolution-attack = { $target-whose }
menu-evolution-burn = { menu-evolution-so-far }
menu-evolution-graze = destroy one of the { $food } red tokens
menu-evolution-steal = a { $token } token from { $target-whose }
menu-evolution-hibernate = sleeps through this turn, and counts as fed
menu-evolution-run = escapes on a roll of { $threshold } or more
menu-evolution-redirect = { $animal-whose }
menu-evolution-drop = this card is lost, the animal lives
menu-evolution-drop-partner = this pair card is lost, the animal lives
menu-evolution-accept = stop answering: it is eaten
menu-evolution-share = food for { $target }
menu-evolution-stop = let no more pair traits act
menu-evolution-scavenge = { menu-evolution-so-far }
menu-evolution-cards = cards: { $count }, points: { $points }
menu-evolution-shed = this card is lost for a blue token
menu-evolution-shed-partner = this pair card is lost for a blue token
menu-evolution-hide = hides in its shell for the rest of the turn
menu-evolution-settle = { $animal } moves into an empty shell
menu-evolution-specialize = { menu-evolution-so-far }
menu-evolution-ink = gets away in a cloud of ink, once a turn
menu-evolution-reveal = turns { $animal } over: it attacks the attacker
menu-evolution-warm = { menu-evolution-so-far }
menu-evolution-migrate = { $animal-look } goes to { $place }
menu-evolution-follow = { $animal } goes along with { $target }
menu-evolution-recombine = { $animal } and { $target } exchange one trait each
menu-evolution-hand = { $animal } hands this card over
menu-evolution-fetch = the Swimming card that { $animal } takes along

menu-creatures-keep = begin the round with this hand
menu-creatures-exchange = discard it all and draw as many
menu-creatures-create = face down, as a new creature
menu-creatures-add = { $animal-whose }
menu-creatures-end = nobody is awake: end the turn
menu-creatures-take = energy from the source
menu-creatures-transmute = one step nearer to victory
menu-creatures-attack = { $target-whose }
menu-creatures-sleep = until the end of the round
menu-creatures-turn = turn this card round
menu-creatures-scare = its traits fail this turn; { $target-whose }
menu-creatures-wake = sleeps after its action; { $target-whose }
menu-creatures-give = one energy; { $target-whose }
menu-creatures-redirect = instead: { $animal-whose }
menu-creatures-accept = let the attack come
menu-creatures-use = use this attack trait
menu-creatures-use-place = use it on this trait of the target
menu-creatures-stop = apply no more attack traits
menu-creatures-shed = lose it for one energy
menu-creatures-retain = shed nothing

## Before a game and after it

terminal-at-table = At the table:
# Bots without a name of their own are called after naturalists: eight names with commas, no spaces in them.
terminal-naturalists = wallace, huxley, hooker, anning, lyell, gray, mendel, merian
terminal-bot = { $bot } bot
terminal-commitment = The shuffle and the dice are fixed: commitment { $commitment }
terminal-default = { $fault }. The default is played.
terminal-pass-keyboard = Pass the keyboard to { $name }, then press Enter.
terminal-record = The record of this game: { $path }
terminal-not-kept = The game can't be saved as you play: { $error }
terminal-cannot-write = { $path }: cannot be written: { $why }
terminal-not-a-record = { $path }: the file exists and is not a record; choose another name
# Whoever answers “no” leaves without saving: the answer is typed as it is here.
terminal-save-as = Save as (Enter: { $path }, { $no }: don't save)?
terminal-saved = Saved in { $path }
terminal-come-back = Come back with: { $command }

## At the prompt

terminal-only-choice = (The only choice.)
terminal-back = back
terminal-no-choice = There is no choice { $number }. Choose 1 to { $last }.
terminal-no-action = '{ $line }' is not an action. Choose a number, or type { $help }.
terminal-cannot-pass = You cannot pass now.
terminal-forbidden = { $action }: the rules forbid it.
terminal-allowed = { $action }: the rules allow it.
terminal-nothing-about = The rulebook has nothing about '{ $subject }'.
terminal-traits-are = The traits are { $traits }.
terminal-why-usage = Write '{ $why }' and an action, such as '{ $example }'.
terminal-hint-usage = Write '{ $hint }', or '{ $longer }' to let it think for five seconds (60 at most).
terminal-points-now = Points if the game ended now: { $scores }
terminal-points-later = The points are counted at the end.
terminal-discard-pile = The discard
terminal-discard-of = The discard of { $name }
terminal-discard-nothing = There are no discarded cards that you can see.
# What an option takes: words, or a range of numbers
terminal-takes = Takes { $values }.

## The table

terminal-phase-round = round { $round }
terminal-edition = edition { $edition }
terminal-no-food = none
terminal-deck = Deck { $count }
terminal-discard = Discard { $count }
terminal-shells = Empty shells { $count }
terminal-house-rules = House rules: { $options }
terminal-no-animals = no animals
terminal-remains = Remains:
terminal-remains-in = in { $place }
terminal-you = you
terminal-first = first
terminal-in-hand = { $count } in hand
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-discarded = { $count } discarded
# An animal in a word
terminal-asleep = asleep
terminal-poisoned = poisoned
terminal-hidden = in its shell
terminal-paralysed = paralysed
terminal-turned = anglerfish
terminal-fed = fed
terminal-symbiont = symbiont
# A trait that is switched off
terminal-off = off
# The signs on the table
terminal-sign-red = red
terminal-sign-blue = blue
terminal-sign-missing = missing
terminal-sign-fat = fat, full and open
terminal-sign-used = used
terminal-sign-rests = rests
terminal-sign-tied = tied

## The end

terminal-end = The end
terminal-animal = animal
terminal-no-survivors = no animals survived
terminal-won-by-points = { $count ->
    [one] { $who } wins by points.
   *[other] { $who } win by points.
}
terminal-level = Level on points; { $counted }: { $values }.
terminal-won-by = { $count ->
    [one] { $who } wins by { $counted }.
   *[other] { $who } win by { $counted }.
}
terminal-shared = { $who } share the victory.
terminal-counted-surviving-animals = surviving animals
terminal-counted-most-traits-on-one-animal = traits on one animal
terminal-counted-discard-size = cards in the discard

## Magical Creatures

terminal-round = Round { $round }
terminal-turn-of = { $name }'s turn
terminal-for-all = { $count ->
    [0] nothing for all
   *[other] { $count } for all
}
terminal-for-trait = { $count ->
    [0] nothing for { $trait }
   *[other] { $count } for { $trait }
}
terminal-choice-cards = Choice cards { $count }
terminal-no-creatures = no creatures
terminal-transmuted-of = { $count } of { $goal } transmuted
terminal-transmuted = { $name }: { $count } transmuted
terminal-scared = scared
terminal-sign-energy = energy
terminal-sign-free = free cell
terminal-sign-transmuted = transmuted, to go
terminal-sign-face = (in brackets: the hidden face)
terminal-creatures-discard = { $count ->
    [one] { $count } card, which nobody may look at.
   *[other] { $count } cards, which nobody may look at.
}
terminal-creatures-ours = The rulebook leaves the Bestiary and the cards out: pairs, sources and many effects are our reconstruction. '{ $help }' says which.
terminal-creatures-shadow = You play against the Shadow (B), level { $level }: it needs { $need }, you need { $goal }. You see its turns step by step.

## Replays

terminal-replay-keys = Enter next, { $back } back, a number to go there, { $quit } quit
terminal-replay-last = That was the last step.
terminal-replay-unknown = '{ $word }'? { $keys }; there are { $count } steps.
terminal-replay-step = Step { $at } of { $count }
terminal-replay-won = { $who } won by { $by }: { $scores }

## The help page: beside each line of notation, what it does

help-answer = Answer with the number of a choice, or write an action:
help-answer-as-listed = Answer with the number of a choice, or write an action as the list shows it.
help-creatures-answer = Answer with the number of a choice, or write an action. A turn goes create, add, activate; the first two may be left out.
help-expansions = With the expansions:
help-ask = Or ask for something:
help-traits = Traits: { $traits }
help-animal = play this card as a new animal
help-play = play it as a trait, the one named first
help-play-pair = play a pair trait
help-play-roles = play a pair trait and name the symbiont
help-take = take a red token for A1
help-attack = hunt with A1; turn two of its fat into food
help-steal = use piracy, grazing
help-hibernate = let it sleep through this turn
help-defend = answer an attack
help-share = pair traits that wait to act
help-pass = also: p
help-animal-place = a new animal on a continent
help-animal-back = bring an eaten animal with regeneration back
help-ignoring = use intellect; of a pair card: { $with }
help-hide = answer an attack by shell, ink cloud
help-reveal = turn your anglerfish over
help-shed = use metamorphosis, specialization
help-settle = move into an empty shell; use warm-blooded
help-migrate = use migration or flight, suckerfish
help-recombine = exchange traits: first the animals, then the traits
help-fetch = the card that an animal takes out of the Ocean
help-keep = at the start of a round: the hand
help-create = put this card face down as a new creature
help-add = put a card under A1 with Small showing
help-energy = energy from this part of the source
help-transmute = the fourth energy done, or nothing better to do
help-strike = then: { $use }, { $on }, { $stop }
help-before = before the action of A1
help-redirect = answer an attack with Protective, or accept it
help-molt = Molting
help-end = end a turn if nobody is awake (also: p)
help-hint = what the best bot would do, and why ({ $longer }: after 5 seconds)
help-why = the rules that forbid it
help-trait = what a trait does; also { $clause } and { $option }
help-creature-trait = what a trait does, and whether that is the rulebook's or ours
help-clause = what a clause of the rules says
help-table = draw the table again
help-log = everything that has happened in this game
help-scores = everybody's points if the game ended now
help-tokens = everybody's transmutations
help-discard = the discarded cards that you can see
help-save = save the game (it is also saved as you play)
help-quit = leave; come back with: { $command }

## The analysis of a game.

analysis-title = Analysis of the game of { $names }
analysis-depth = Each decision was judged by what its player knew then, in { $worlds } worlds on average ({ $iterations } iterations of the search in all, seed { $seed }).
analysis-graph = Chance to win, from the first decision to the end:
analysis-signs = { $brilliant } brilliant move   { $slip } slip   { $mistake } mistake   { $blunder } blunder   (numbers: turns)
analysis-head-player = player
analysis-head-accuracy = accuracy
analysis-head-given = lost
analysis-head-luck = luck
analysis-head-blunders = blunders
analysis-head-mistakes = mistakes
analysis-head-slips = slips
analysis-head-brilliant = brilliant
analysis-at = Step { $step }, turn { $turn }
analysis-turning-throw = Turning point: the dice take { $name } from { $before } to { $after }.
analysis-turning-draw = Turning point: new cards take { $name } from { $before } to { $after }.
analysis-turning-move = Turning point: a move of { $by } takes { $name } from { $before } to { $after }.
analysis-blunder = Blunder of { $name }: { $action } ({ $after } instead of { $before })
analysis-mistake = Mistake of { $name }: { $action } ({ $after } instead of { $before })
analysis-brilliant = Brilliant move of { $name }: { $action } ({ $after })
analysis-better = Better: { $best }
analysis-quiet = Nobody made a clear mistake, and no single moment decided the game.
analysis-left-out = { $count ->
    [one] One smaller mistake is not listed.
   *[other] { $count } smaller mistakes are not listed.
}
