### Messages that only the terminal uses.

terminal-share = It wins about { $share } % of the time.
terminal-invitation = Play a card (1 to { $last }), or pass (p).  Type help for more.

## What an action means, beside it in a menu: menu-GAME-VERB.  A message for the question or for an operand goes before.

menu-uses = uses { $trait }
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
menu-creatures-transmute = one step nearer to the victory
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
