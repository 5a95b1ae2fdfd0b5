### The table of Evolution: what lies on it, what is asked, what can be done.

## The board

table-the-bank = the bank
table-rivals = Other players
table-middle = Food and cards
table-food = Food
table-supply = { $count ->
    [one] Food: one red token
   *[other] Food: { $count } red tokens
}
table-supply-there = { $count ->
    [one] { $place }: one red token
   *[other] { $place }: { $count } red tokens
}
table-deck-size = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
table-discard-size = { $count ->
    [one] One discarded card
   *[other] { $count } discarded cards
}
table-discard-common = The common discard pile
table-discard-of = { $name }’s discard pile
table-discard-closed = You may not look through any of these cards.
table-shells = { $count ->
    [one] One empty shell
   *[other] { $count } empty shells
}
table-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
table-animals-of = { $name }’s animals
table-animals-there = { $name }’s animals in { $place }
table-no-animals = No animals
table-more-animals = { $count ->
    [one] One more animal of { $name }: show all
   *[other] { $count } more animals of { $name }: show all
}
table-some-inside = open it to choose one of them
table-nobody-yet = Your animals will live here.
table-spot-new = New animal here
table-spot-there = To { $place }

table-status-turn = Turn { $turn }
table-status-round = round { $round }
table-status-phases = Phases of the turn
table-status-last-turn = Last turn

table-player-acts = to act
table-player-passed = passed
table-player-first = First player
table-player-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
table-player-score = { $count ->
    [one] one point on the table
   *[other] { $count } points on the table
}

## Animals

animal-fed = fed, { $food } of { $need } food
animal-hungry = hungry, { $food } of { $need } food
animal-fat = { $count ->
    [one] one token of fat
   *[other] { $count } tokens of fat
}
animal-waiting = { $count ->
    [one] one token waiting to become fat
   *[other] { $count } tokens waiting to become fat
}
animal-face = its card is { $card }
animal-hunter = attacking
animal-prey = under attack
animal-count = { $food }/{ $need }
table-can-be-picked = can be picked

# What a tap would mean: the word on a thing, and what is said of it to those who hear it
look-attack = Attack
look-steal = Steal
look-eats = Feed
look-act-said = can be picked
look-gets-said = can be picked for this
look-prey-said = can be attacked
look-kin-said = your own animal, can be attacked
look-eats-said = can be fed
look-food-said = can be taken
look-hint-said = shown by the hint, can be picked
look-hint-card = This card
look-hint-here = Here
look-hint-eats = Eats
look-hint-hunter = With this one

condition-asleep = hibernating
condition-hidden = hidden in its shell
condition-paralysed = paralysed
condition-poisoned = poisoned
condition-turned = an Anglerfish, turned over
condition-anglerfish = secretly an Anglerfish
condition-hunted = has attacked this turn
condition-attacked = was attacked this turn
condition-moved = has migrated this turn
condition-remains = eaten; its traits remain and it will come back

table-trait-is-off = { $trait } (switched off)
table-trait-is-used = { $trait } (used)
table-trait-state-off = switched off by Neoplasia
table-trait-state-used = used up for now
table-trait-state-rests = used last turn
table-trait-unknown = The rules of this trait could not be loaded.
table-symbiont = the symbiont
table-symbiont-mark = S
table-link-with = { $trait } with { $partner }
table-link-symbiont = { $trait }: symbiont of { $partner }, eats first and protects it
table-link-protected = { $trait }: protected by { $partner }, which must be fed first

table-card-need = +{ $count } food
table-card-pair = for two animals

table-about = Details
table-about-key = Details (I)
table-about-with = with { $partner }
table-about-animal = { $animal } of { $name }
table-about-plain = It has no traits yet: it needs one token of food, and nothing protects it.
table-about-tokens = red { $red }, blue { $blue }, fat { $yellow }, waiting { $waiting }
table-about-turn = This turn
table-about-open-fat = { $count ->
    [one] room for one token of fat
   *[other] room for { $count } tokens of fat
}

## What is asked

table-prompt = What to do
table-choices = What you can choose
ask-development = Play a card as an animal or as a trait, or pass.
ask-development-nothing = You have no card that can be played.
ask-go = Take food for an animal, or use a trait.
ask-go-hunt = Take food for an animal, attack, or use a trait.
ask-go-no-food = None of your animals can take food now. Use a trait, or pass.
ask-go-more = You may still use traits, or end your go.
ask-defence = { $hunter } attacks your { $prey }. How does it defend itself?
ask-pairs = Which pair trait acts next?
ask-carrion = Which scavenger eats the leftovers?
ask-lure = { $hunter } attacks your { $prey }. Will you reveal an Anglerfish?
why-ask-lure = You are asked at every attack on an animal without traits, even if you have no Anglerfish, so that nobody can tell who has one.
ask-lure-must = { $hunter } attacks your { $prey }, which is an Anglerfish: it must show itself.
ask-bite = { $hunter } strikes back at { $prey }. Which trait does it ignore?
ask-serving = { $prey } is about to take food. Does one of your animals ambush it?
ask-fetching = { $animal } leaves the Ocean. Which Swimming card does it take along?
ask-migrating = Who else migrates? Confirm when you have named them all.
ask-migrating-follow = Does one of your animals go along?
ask-exchange = What does { $animal } hand over?
ask-dealing = You start afresh: choose an animal and its continent.
ask-dealing-cards = How many cards do you take? You get points for the other animals.
ask-extinction = { $target } comes back. Choose the card it is made of.
why-ask-extinction = Regeneration brings back an eaten animal with one of your cards. You choose in secret, and you are asked even if you have only one card, so that nobody can tell.
ask-doubles = { $animal } has the same trait twice. Which copy goes?
ask-landing = { $animal } cannot stay in the Ocean. Where does it go?
ask-something = Your decision.

wait-development = { $name } is choosing a card to play.
wait-go = It is { $name }’s go.
wait-defence = { $name } is deciding how to answer the attack.
wait-lure = { $name } is answering the attack.
wait-bite = { $name } is striking back.
wait-serving = { $name } may strike from ambush.
wait-pairs = { $name } is using pair traits.
wait-migrating = { $name } is deciding who migrates.
wait-something = { $name } is deciding.
wait-over = The game is over.

next-setup = The cards are dealt.
next-development = Once everybody has passed, the dice decide how much food there is.
next-food = Then the animals eat.
next-feeding = When feeding ends, animals that are still hungry die.
next-extinction = Then you are dealt new cards: one more than you have animals.
next-over = Thanks for playing.

step-card = { $card }: tap the animal that gets it, or the ground for a new animal.
step-card-place = { $card }: tap the ground for a new animal.
step-card-no-place = { $card }: tap the animal that gets it.
step-by = Which of your animals attacks { $animal }?
step-thief = Which of your animals steals from { $animal }?
step-by-or-thief = Which of your animals attacks or robs { $animal }?
step-sure = { $animal } would attack your own { $target }. Do you really want that?
step-card-animal = { $trait }: tap the animal that gets it.
step-card-partner = Tap the partner of { $animal }.
step-card-trait = Which trait does { $animal } get?
step-supply = Tap the animal that eats.
step-shells = Tap the animal that moves in.
step-animal = What does { $animal } do? Choose, or tap a target.
step-animal-deed = What does { $animal } do?
step-animal-card = Tap the card that { $animal } gets.
step-symbiont = Which of the two is the symbiont? It eats first and protects the other.
step-ignore = { $animal } attacks { $target }. Which trait does it ignore?
step-token = Which token does { $animal } take from { $target }?
step-count = How many tokens of fat does { $animal } burn?
step-move = Which of these?
step-via = What does { $animal } do with { $target }?
step-do-attack = { $animal } attacks. Tap its prey.
step-do-attack-own = { $animal } attacks one of your own animals. Tap it.
step-do-steal-own = { $animal } steals from one of your own animals. Tap it.
step-do-steal = { $animal } steals. Tap its victim.
step-do-migrate = { $animal } migrates. Where to?
step-do-recombine = { $animal } exchanges a trait. Tap its partner.
step-do-follow = { $animal } goes along. Tap the animal it follows.
step-do-redirect = Tap the animal that is attacked instead.
step-do-reveal = Tap the animal to turn over.
step-do-shed = Which trait does { $animal } give up for food?
step-do-drop = Which trait is dropped?
step-do-other = { $deed }: choose what comes next.

## Choices

do-pass = Pass
do-end = End my go
do-stop = That is enough
do-accept = Be eaten
do-take = Take food
do-attack = Attack…
do-attack-own = Attack one of my own…
do-steal-own = Steal from one of my own…
do-burn = Burn fat…
do-graze = Graze
do-steal = Steal…
do-hibernate = Hibernate
do-run = Run away (die)
do-redirect = Turn it on another…
do-drop = Drop a trait…
do-hide = Hide in the shell
do-ink = Vanish in ink
do-shed = Give up a trait for food…
do-settle = Move into a shell
do-specialize = Eat by specialization
do-reveal = Turn the Anglerfish over…
do-warm = Take one more
do-migrate = Migrate…
do-follow = Go along…
do-recombine = Exchange traits…
do-scavenge = Scavenge
do-share = Share
do-other = { $deed }…
pick-symbiont = { $animal } is the symbiont
pick-ignore = Ignore { $trait }
pick-ignore-pair = Ignore { $trait } with { $partner }
pick-ignore-nothing = Ignore nothing
pick-count = { $count ->
    [one] One token
   *[other] { $count } tokens
}
pick-hunter = Ambush with { $animal }
pick-by = Attack with { $animal }
pick-thief = Steal with { $animal }
pick-sure = Yes, attack my own { $target }
aim-attack = Attack { $target }
aim-attack-own = Attack my own { $target }
aim-steal = Steal from { $target }
aim-steal-own = Steal from my own { $target }
aim-recombine = Exchange traits with { $target }
aim-follow = Follow { $target }
aim-redirect = Turn the attack on { $target }
aim-reveal = Turn { $target } over
aim-several = Choose { $target }…
aim-other = { $deed } { $target }
pick-spot = To { $place }
pick-supply = Take food
pick-shells = An empty shell

## Moves in words

move-pass = Pass
move-pass-lure = No, leave them as they are
move-pass-serving = No ambush
move-pass-migrating = Nobody goes along
move-pass-go = Do nothing in this round
move-end = End my go
move-end-migrating = That is all
move-stop = Use no more pair traits
move-accept = Let it be eaten
move-animal = As a new animal
move-animal-in = As a new animal in { $place }
move-restore = { $target } comes back as { $card }
move-play = Play { $trait } on { $animal }
move-play-pair = Play { $trait } on { $animal } and { $partner }
move-play-roles = Play { $trait }: { $symbiont } as symbiont of { $protected }
move-take = Take food for { $animal }
move-attack = { $animal } attacks { $target }
move-attack-ignoring = { $animal } attacks { $target }, ignoring { $trait }
move-burn = { $count ->
    [one] { $animal } burns one token of fat
   *[other] { $animal } burns { $count } tokens of fat
}
move-graze = { $animal } grazes: one food is trampled
move-steal = { $animal } steals a { $token } from { $target }
move-hibernate = { $animal } hibernates
move-run = Run: the die decides
move-redirect = { $animal } is attacked instead
move-drop = Drop { $trait }
move-drop-pair = Drop { $trait } with { $partner }
move-hide = Hide in the shell
move-ink = Vanish in a cloud of ink
move-share = { $trait }: { $target } eats with { $animal }
move-scavenge = { $animal } scavenges
move-cards = { $count ->
    [one] Take one card
   *[other] Take { $count } cards
}
move-shed = { $animal } gives up { $trait }
move-shed-pair = { $animal } gives up { $trait } with { $partner }
move-settle = { $animal } moves into a shell
move-specialize = { $animal } eats by specialization
move-reveal = Turn { $animal } over
move-warm = { $animal } takes one more
move-migrate = { $animal } goes to { $place }
move-follow = { $animal } follows { $target }
move-recombine = { $animal } and { $target } exchange traits
move-hand = { $animal } hands over { $trait }
move-fetch = { $animal } takes { $card }
move-other = { $deed }: { $what }

# The same where nothing has been picked: the card is named
whole-animal = Play { $card } as a new animal
whole-animal-in = Play { $card } as a new animal in { $place }
whole-play = Play { $trait } (from { $card }) on { $animal }
whole-play-pair = Play { $trait } (from { $card }) on { $animal } and { $partner }
whole-play-roles = Play { $trait } (from { $card }): { $symbiont } as symbiont of { $protected }

## Help and tools

table-cancel = Cancel
table-cancel-key = Cancel (Esc)
table-so-far = Decided so far
table-take-back = Take back
table-undo = Undo
table-undo-key = Undo (U)
table-undo-ask = Ask the others to undo
table-undo-ask-short = Ask to undo
table-hint = Hint
table-hint-key = Hint (H)
table-hint-thinking = Thinking…
table-why-not = You can’t do that now
refused-nothing = That does nothing right now.
refused-card-first = First pick a card from your hand.
refused-food-later = Animals eat in the feeding phase, once everybody has played their cards.
refused-needs-two = { $trait } ties two of your animals together, and you don’t have two that it fits.
refused-drop-rival = That ground belongs to another player.
refused-drop-piles = You can’t put cards back on the deck or the discard pile.
refused-drop-food = Food goes to one of your animals.
refused-drop-elsewhere = Nothing can be put there.
instead-card-either = { $card } can go on { $animals }, or become a new animal: tap the ground.
instead-card-animals = { $card } can go on { $animals }.
instead-card-place = { $card } can become a new animal: tap the ground.
instead-animal = { $animal } can do this: { $what }.
instead-anything = You can { $what }.
instead-choose = Choose one of the buttons.
can-animal = play a card as a new animal
can-play = play a trait on { $animals }
can-take = take food for { $animals }
can-attack = attack with { $animals }
can-trait = use a trait of { $animals }
can-pass = pass
can-end = end your go
table-forced = Only one option: { $move }
table-forced-stop = Stop
table-attacks = attacks
table-die = The die shows { $face }
table-key = Key { $key }

table-keys = Keys and help
