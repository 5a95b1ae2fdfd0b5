### The table of the magical creatures.

## Things

creatures-energy-of = { $energy } energy, { $need } to transmute
creatures-tokens-of = { $tokens ->
    [one] { $tokens } transmutation of { $goal }
   *[other] { $tokens } transmutations of { $goal }
}
creatures-source-said = { $source }: { $lower } energy below, { $upper } above
creatures-lower = { $count } for everybody
creatures-upper = { $count } above, only for
creatures-deck = Deck { $count }
creatures-discard = Discard { $count }
creatures-choice-cards = Choice cards { $count }

## Creatures

creatures-whose = { $creature }, of { $owner }
creatures-plain = no traits
creatures-made-of = made of { $card }
creatures-none = no creatures
creatures-show = { $count ->
    [one] Show { $count } creature
   *[other] Show { $count } creatures
}
creatures-asleep = asleep
creatures-scared = scared
creatures-is-asleep = asleep
creatures-is-scared = scared: its traits do not work this turn
creatures-is-woke = has woken another this round
creatures-is-ready = has enough energy to be transmuted
creatures-is-attacks = attacks
creatures-is-attacked = is attacked
creatures-is-acts = is activated
creatures-can-be-chosen = can be chosen
creatures-birth = New creature

## Players

creatures-realm = { $name }: creatures
creatures-others = The others
creatures-near = Yours
creatures-turn = to act
creatures-first = first
creatures-winner = winner
creatures-hand-size = { $count ->
    [one] one card
   *[other] { $count } cards
}
creatures-hand = Hand:
creatures-hand-empty = no cards
creatures-your-hand = Your hand
creatures-playable = can be played
creatures-put-down = put back

## What is asked

creatures-asked = What is asked of you
creatures-over = { $name } wins.
creatures-busy = One moment…
creatures-wait = { $name } is thinking.
creatures-stages = The steps of a turn
creatures-stage-creation = Create
creatures-stage-addition = Add
creatures-stage-activation = Activate
creatures-ask-exchange = A new round: keep your hand, or exchange all of it?
creatures-ask-redirection = { $attacker } attacks { $target }. Should another creature step in?
creatures-ask-strikes = { $attacker } attacks { $target }: with what?
creatures-ask-molt = Does { $creature } shed a trait for one energy?
creatures-ask-turn-creation = Play a card as a creature or a trait, or act with a creature.
creatures-ask-turn-addition = Play a card as a trait, or act with a creature.
creatures-ask-turn-activation = Act with one of your creatures.
creatures-ask-turn-active = What does { $creature } do?
creatures-ask-where = Where should this card go?
creatures-ask-which-trait = Which of its two traits?
creatures-ask-who-takes = Who takes energy?
creatures-ask-what = What does { $creature } do?
creatures-ask-target = { $verb }: whom?
creatures-verb-attack = Attack
creatures-verb-scare = Scare
creatures-verb-wake = Wake
creatures-verb-give = Give energy
creatures-verb-take = Take energy

## Moves

creatures-do-keep = Keep the hand
creatures-do-exchange = { $count ->
    [one] Exchange the card
   *[other] Exchange all { $count } cards
}
creatures-do-create = New creature
creatures-do-create-of = New creature from { $card }
creatures-do-add = { $trait } on { $creature }
creatures-do-add-from = { $trait } on { $creature }, from { $card }
creatures-do-add-as = As { $trait }…
creatures-do-end = End the turn
creatures-do-take-lower = Take 1 energy
creatures-do-take-upper = Take 1 from above
creatures-do-take-lower-lower = Take 2 energy, then sleep
creatures-do-take-lower-upper = Take 1 below and 1 above, then sleep
creatures-do-take-upper-upper = Take 2 from above, then sleep
creatures-do-transmute = Transmute { $creature }
creatures-do-attack = Attack { $target }
creatures-do-attack-whom = Attack…
creatures-do-sleep = Fall asleep
creatures-do-turn = Turn { $trait } into { $now }
creatures-do-scare = Scare { $target }
creatures-do-scare-whom = Scare…
creatures-do-wake = Wake { $target }
creatures-do-wake-whom = Wake…
creatures-do-give = Give { $target } 1 energy
creatures-do-give-whom = Give energy…
creatures-do-redirect = { $creature } steps in
creatures-do-accept = Nobody steps in
creatures-do-use = { $trait }
creatures-do-use-on = Burn { $burnt }
creatures-do-stop = No more
creatures-do-shed = Shed { $trait }
creatures-do-retain = Keep all traits

creatures-cancel = Cancel
creatures-undo = Undo
creatures-undo-ask = Ask to undo
creatures-hint = Hint
creatures-hint-wait = Thinking…
creatures-forced = Only one option: { $what }
creatures-forced-wait = Wait
creatures-attacks = attacks
creatures-tell-first = Choose one of your cards or creatures first.
creatures-instead = You can { $ways }.
creatures-instead-creatures = tap { $creatures }
creatures-instead-birth = make a new creature
creatures-instead-source = tap the source
creatures-instead-card = choose a card
creatures-instead-button = choose one of the buttons
creatures-tell-wait = It is not your turn.

## The Shadow

creatures-goal = Alone against the Shadow
creatures-goal-win = You win when you have transmuted { $goal } creatures; { $shadow ->
    [one] the Shadow wins with its first.
   *[other] the Shadow wins with { $shadow }.
}
creatures-goal-who = The Shadow has creatures but no hand: it plays only the top card of the deck.
creatures-goal-turn = In its turn its awake creature with the most energy gains a trait, and then transmutes if it can, or takes energy.
creatures-goal-attack = If its creature has just become dangerous, it attacks; a card picks the target.
creatures-goal-round = The round ends as soon as all your creatures sleep; then everybody wakes, and a new source opens.
creatures-tale = What the Shadow does
creatures-tale-hide = Hide

## Help

creatures-ours = Our reconstruction.
creatures-ours-about = The rulebook refers to a Bestiary that it does not contain. Until the printed one turns up, this project fills the gaps.
creatures-help-lost = This text cannot be loaded at the moment.

## The log

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
log-creatures-shadow-creates = The Shadow has no creature awake, so the top card becomes one.
log-creatures-shadow-grows = { $creature } has the most energy of those the Shadow has awake.
log-creatures-shadow-transmutes = { $creature } has enough energy to be transmuted.
log-creatures-shadow-wakes = { $creature } wakes another creature of the Shadow.
log-creatures-shadow-aims = { $creature } has just become dangerous and looks for a target.
log-creatures-shadow-spares = The attack would fail, so { $creature } does not attack.
log-creatures-shadow-takes = { $creature } goes for energy.
log-creatures-shadow-aims-again = There is no energy for { $creature }, so it looks for a target.
log-creatures-shadow-rests = The turn of the Shadow ends, and { $creature } stays awake.
log-creatures-shadow-does-nothing = The Shadow has nobody awake and no card is left, so it does nothing.

## Since one’s last move

creatures-since-count = { $count ->
    [one] one thing happened to your creatures
   *[other] { $count } things happened to your creatures
}
creatures-since-attacked = { $by } attacked { $creature }.
creatures-since-withstood = { $by } attacked { $creature }, with no effect.
creatures-since-guarded = { $by } attacked { $creature }, and another of yours stepped in.
creatures-since-drained = { $by } attacked { $creature }, which lost one energy.
creatures-since-lulled = { $by } attacked { $creature }, which fell asleep.
creatures-since-burnt = { $by } attacked { $creature }, which lost { $trait }.
creatures-since-scared = { $by } scared { $creature }: its traits did not work that turn.
creatures-since-given = { $by } gave { $creature } one energy.

creature-trait-vampire = Vampire
creature-trait-fire-breathing = Fire-breathing
creature-trait-sleep-inducing = Sleep-inducing
creature-trait-metamorph = Metamorph
creature-trait-scary = Scary
creature-trait-annoying = Annoying
creature-trait-generous = Generous
creature-trait-astral = Astral
creature-trait-winged = Winged
creature-trait-stone = Stone
creature-trait-protective = Protective
creature-trait-poisonous = Poisonous
creature-trait-small = Small
creature-trait-molting = Molting
creature-trait-two-headed = Two-headed
creature-trait-shining = Shining

source-tree-of-beginnings = Tree of Beginnings
source-moon-lake = Moon Lake
source-fire-crater = Fire Crater
source-blood-thorn = Blood Thorn
source-sleepy-poppies = Sleepy Poppies
source-floating-rocks = Floating Rocks
source-stone-circle = Stone Circle
source-fairy-ring = Fairy Ring
source-mirror-grotto = Mirror Grotto
source-poison-mire = Poison Mire
