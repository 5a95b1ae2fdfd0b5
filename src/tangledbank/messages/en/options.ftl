### The options of the rules: loaded with the pages that show them.
### Ids: option-NAME (underscores become hyphens), option-NAME_VALUE.

## Values that mean the same everywhere

option-value_true = Yes
option-value_false = No
option-value_allow = Allowed
option-value_forbid = Forbidden
option-value_allowed = Allowed
option-value_forbidden = Forbidden
option-value_none = None
option-then = { $first }, then { $next }

## Options: cards and the end of the game

option-tie-break = What decides when points are level
    .about = If two players have the same points, this decides who wins.
option-tie-break_none = Nothing: the victory is shared
option-tie-break_surviving-animals-most-traits-on-one-animal = More animals, then the animal with the most traits
option-tie-break_surviving-animals = More surviving animals
option-tie-break_most-traits-on-one-animal = The animal with the most traits
option-tie-break_discard-size = More cards in your own discard pile
option-deal-order = How new cards go round
    .about = It matters only when the deck runs out: with one card at a time everybody gets a fair share of the last cards.
option-deal-order_one-by-one = One at a time
option-deal-order_batch = Each player's cards at once
option-food-clear-time = When food is taken off the animals
option-food-clear-time_before-deal = Before new cards are dealt
option-food-clear-time_after-deal = After new cards are dealt
option-handless-pass = A player without cards in development
    .about = A player without cards passes automatically, or is asked.
option-handless-pass_forced = Has to pass
option-handless-pass_declared = Announces that they skip
option-survivor-reward = What surviving animals bring
    .about = Instead of a card, a surviving animal can bring a point, so that leaders can cash in.
option-survivor-reward_cards = A card each, and one for the player
option-survivor-reward_cards-or-points = Two cards for the player, and a card or a point for each animal
option-six-card-rule = Who is dealt six cards
    .about = It decides who gets a fresh start after losing all animals.
option-six-card-rule_no-animals-and-empty-hand = Players with no animals and no cards
option-six-card-rule_no-animals = Players with no animals
option-trait-card-texts = Wording of the trait cards
    .about = Only the wording shown on the cards changes.
option-trait-card-texts_full = From the edition's own booklet
option-trait-card-texts_absent = From the gift set, where the booklet is silent

## Options: discard and deck

option-discard-piles = Discard piles
    .about = Dead animals and their cards go onto one common pile, or each player keeps a pile of their own.
option-discard-piles_shared = One for all
option-discard-piles_per-player = One for each player
option-discard-visibility = Who may look through a discard
    .about = Open discards let everybody count which cards are gone; closed ones can be looked through by their owner alone.
option-discard-visibility_all = Everybody
option-discard-visibility_own-only = Its owner
option-discard-facing = Which side of discarded cards is up
option-discard-facing_trait-up = The traits
option-discard-facing_animal-up = The animal
option-discard-owner = Who discarded cards count for
    .about = The cards of a dead animal count for its owner, or for nobody, which can settle a tie at the end.
option-discard-owner_common = Nobody
option-discard-owner_animal-owner = The animal’s owner
option-deck-exhaustion = When the deck runs out
    .about = Either the discards are shuffled into a new deck and the game goes on a little longer, or the last players are dealt fewer cards.
option-deck-exhaustion_reshuffle-discard = The discard is shuffled into a new deck
option-deck-exhaustion_short-deal = Some get fewer cards
option-last-turn-trigger = What announces the last turn
    .about = It tells everybody when to stop saving cards, because only one more turn is played.
option-last-turn-trigger_flag-on-reshuffle = The discard had to be shuffled
option-last-turn-trigger_deck-empty-after-deal = The deck is empty after dealing

## Options: feeding

option-feeding-obligation = Feeding
    .about = With a duty to feed you cannot wait and watch the others while there is food your animals could take.
option-feeding-obligation_mandatory = Required whenever possible
option-feeding-obligation_voluntary = As you like
option-feeding-skip-final = A player who skips is out for the phase
    .about = If you skip once, you can no longer feed anybody in this turn.
option-feeding-end = When feeding is over
    .about = Feeding either stops once nobody can take more food, or goes on until everybody has skipped, so that traits can still be used.
option-feeding-end_satisfied-or-base-empty = All are fed, or nobody can go on
option-feeding-end_all-skipped = Everybody has skipped
option-non-food-traits-when-all-fed = Using traits when all your animals are full
    .about = You can still trample food or use other traits after all your animals have eaten.
option-grazing-all-in-one-slot = All your Grazing animals may graze in one go
    .about = All your grazers can trample food in one go, which empties the supply much faster.
option-obligation-substitutes = What may replace taking food when you have to
    .about = When you owe a take, any trait will do instead, or only a main action.
option-obligation-substitutes_any-trait = Any trait
option-obligation-substitutes_main-only = Attacking or burning fat only

## Options: fat

option-fat-conversion-timing = When stored food becomes fat
    .about = Food on Fat tissue turns into fat at once, or waits until feeding is over.
option-fat-conversion-timing_immediate = At once
option-fat-conversion-timing_end-of-feeding = When feeding ends
option-fat-fill-colours = Which food can be stored
    .about = If only red food can be stored, what hunters and scavengers bring never becomes fat.
option-fat-fill-colours_any = Red and blue
option-fat-fill-colours_red-only = Red only
option-burn-fat-blocks-hunt = Burning fat and attacking exclude each other
    .about = In one go you choose between living on fat and hunting.
option-burn-fat-cap = How much fat may be burnt
    .about = Without a limit an animal may burn more fat than it needs.
option-burn-fat-cap_unlimited = Any amount
option-burn-fat-cap_need = What a hungry animal lacks

## Options: hibernation

option-hibernation-costs-action = Hibernation takes the place of the main action
    .about = Going to sleep takes your whole go: no food and no attack.
option-hibernation-many-per-slot = Several animals may fall asleep in one go
    .about = You can put all your sleepers to bed at once instead of one in each round.
option-hibernation-with-partial-food = Half-fed animals may hibernate
    .about = An animal that found some food but not enough can still sleep through the turn.
option-hibernation-last-turn = Hibernation in the last turn
    .about = If it works in the last turn, sleepers count for your points without being fed.
option-hibernation-consecutive = Hibernation in two turns running
    .about = An animal can sleep turn after turn and never needs to eat.
option-hibernation-blocks-fat = A hibernating animal cannot fill its fat
    .about = A sleeping animal cannot take food to fill its fat.
option-hibernation-when-fed = Hibernation of a fed animal
    .about = An animal that has eaten enough may go to sleep as well.

## Options: hunting and defence

option-mimicry-limit = How often Mimicry redirects an attack
    .about = The more often Mimicry works, the safer it is to keep one mimic in a group.
option-mimicry-limit_first-attack-of-turn = The first attack of a turn only
option-mimicry-limit_one-redirect-per-turn = Once a turn
option-mimicry-limit_every-attack = Every time
option-tail-loss-decline = Leaving Tail loss unused
    .about = If it may stay unused, you can let an animal be eaten rather than lose a trait.
option-tail-loss-decline_forbidden-own-attack = Not against your own carnivore
option-running-decline = Leaving Running unused
    .about = If it may stay unused, you need not roll the die and can let the animal be eaten.
option-running-die-threshold = Lowest roll with which Running succeeds
    .about = A runner escapes with this number or more; a 7 means that it never does.
option-self-attack = An animal attacking itself
option-poison-spares-on-tail-loss = Tail loss saves the hunter from poison
    .about = A hunter that bites off only a tail is not poisoned.
option-hunt-when-cannot-receive = Hunting without being able to eat
    .about = A hunter that cannot eat right now may still kill.

## Options: pair traits

option-pair-use-reset = When a pair trait is fresh again
    .about = It decides how often a pair can share food in one round.
option-pair-use-reset_round-start = When a round starts
option-pair-use-reset_owner-slot-start = When its owner's go starts
option-pair-trait-use = Communication and Cooperation
    .about = Partners always share, or you choose each time whether they do.
option-pair-trait-use_automatic = Act by themselves
option-pair-trait-use_optional = Act if their owner wants
option-pair-same-trait-other-partner = The same pair trait with several partners
    .about = You can build chains and rings of animals that feed each other.
option-pair-trait-score = What a pair trait is worth
    .about = A pair trait is worth its point once, or once for each of its two animals.
option-pair-trait-score_per-card = One point for the card
option-pair-trait-score_per-animal = One point for each animal
option-pair-trait-off-slot = Pair traits outside their owner's go
    .about = Pairs also share when one of them eats in somebody else’s go, for example as a scavenger.

## Options: piracy

option-piracy-when-fed-with-open-fat = Stealing to fill fat
    .about = A pirate that has eaten enough can go on stealing while it has room for fat.
option-piracy-token-colour = What a pirate gets
    .about = The pirate gets the very token it stole, or a blue one.
option-piracy-token-colour_keep = The stolen token itself
option-piracy-token-colour_blue = A blue token
option-piracy-victim-needs-received-food = Only animals that got food this turn can be robbed
    .about = Animals that live on fat or have not eaten this turn are safe from pirates.
option-piracy-with-take-or-hunt = Stealing in the same go as taking or attacking
    .about = You may steal and also take food or attack in the same go.

## Options: scavengers

option-scavenger-carnivore-conflict = Scavenger and Carnivorous exclude each other
    .about = It decides whether a scavenger can still become a hunter.
option-scavenger-carnivore-conflict_both-ways = Both ways
option-scavenger-carnivore-conflict_scavenger-on-carnivore-only = A carnivore cannot become a scavenger
option-scavenger-conflict-repair = If an animal gets both
    .about = If an effect gives an animal both traits, one is discarded, or the effect is not allowed.
option-scavenger-conflict-repair_discard-later = The later one is discarded
option-scavenger-conflict-repair_reject = It is refused
option-scavenger-own-choice = Which of several scavengers eats
    .about = With several scavengers you choose who eats, or the first one always does.
option-scavenger-own-choice_owner-picks = Its owner chooses
option-scavenger-own-choice_first-listed = The oldest
option-scavenger-skip-unable = The search goes past scavengers that cannot eat
    .about = If your scavengers cannot eat, the leftovers go on to the next player instead of being lost.

## Options: the table

option-first-player-choice = How the first player is chosen
    .about = You roll for the right to begin, or the seat is simply drawn.
option-first-player-choice_lot = By lot
option-first-player-choice_highest-die = By the highest die
option-two-sets = Two sets may be shuffled together
    .about = Twice as many cards, so that up to eight can play.
option-team-play = Teams
    .about = Players who sit opposite each other add up their points.
option-team-play_none = Everybody for themselves
option-team-play_pairs-opposite = Pairs sitting opposite
option-token-substitution = Other objects may replace tokens
option-component-counts = What is in the box
option-component-counts_as-tw = As in the Taiwanese edition
option-used-mark = How a used trait is marked
option-used-mark_must-rotate = It has to be turned
option-used-mark_advised = Turning it is advised
option-used-mark_optional-shift = It may be moved a little
option-used-mark-reset = When the marks of use are taken off
    .about = The marks on used traits come off when feeding ends, or when the turn ends.
option-used-mark-reset_end-of-turn = When the turn ends
option-used-mark-reset_end-of-feeding = When feeding ends
option-animal-limit = How many animals a player may have
    .about = Nobody may have more animals than this at a time.
option-animal-limit_none = Any number
option-play-time = How long the booklet says a game takes
option-play-time_30-60 = 30 to 60 minutes
option-play-time_silent = It does not say
option-worked-example = The booklet describes a first turn as an example

## Options: the expansions

option-swimming-card-in-ocean = The Swimming card in the Ocean
    .about = An animal in the Ocean keeps its Swimming card and its point, or gives the card up.
option-swimming-card-in-ocean_kept = Stays on the animal
option-swimming-card-in-ocean_discarded = Is discarded
option-ocean-animal-bonus = Extra points for an animal in the Ocean
    .about = Animals that end the game in the Ocean are worth this much more.
option-swimming-loss-effect = Losing Swimming in the Ocean
    .about = An animal that can no longer swim has to go ashore, or may stay.
option-swimming-loss-effect_move-to-continent = The animal goes ashore
option-swimming-loss-effect_none = Changes nothing
option-ocean-exit-swimming-card = Leaving the Ocean
    .about = An animal that comes ashore already has its Swimming card, or takes one from the discard.
option-ocean-exit-swimming-card_already-attached = With the Swimming card it has kept
option-ocean-exit-swimming-card_from-discard = With a Swimming card from the discard
option-ocean-entry-by-migration = Migrating into the Ocean
    .about = An animal that migrates into the Ocean keeps its Swimming card, or discards it.
option-ocean-entry-by-migration_keep-card = Keeps the Swimming card
option-ocean-entry-by-migration_discard-card = Discards the Swimming card
option-swimming-counts-as-trait-in-ocean = Swimming counts as a trait in the Ocean
    .about = An Ocean animal has one trait more for everything that counts traits.
option-cnidocytes-in-ocean = An animal paralysed in the Ocean
    .about = A paralysed animal is washed ashore, or stays in the Ocean.
option-cnidocytes-in-ocean_expel-to-continent = Has to go ashore
option-cnidocytes-in-ocean_no-move = Stays
option-paralysis-until = How long paralysis lasts
    .about = The longer it lasts, the longer the animal is without its traits.
option-paralysis-until_end-of-turn = Until the turn ends
option-paralysis-until_start-of-next-turn = Until the next turn begins
option-paralysed-is-traitless = A paralysed animal counts as plain
    .about = An Anglerfish can hide among paralysed animals, too.
option-neoplasia-disables-swimming-in-ocean = Neoplasia on Swimming drives an animal ashore
    .about = An Ocean animal whose Swimming is switched off has to go ashore.
option-anglerfish-tolerates-swimming = An Anglerfish may have Swimming in the Ocean
    .about = An Anglerfish can lie in wait in the Ocean, where every animal swims.
option-recombination-scope = What Recombination can exchange
option-recombination-scope_non-pair = Any traits except pair traits
option-recombination-limit = How often Recombination can be used
    .about = The same pair can exchange traits once a turn, or as often as it likes.
option-recombination-limit_unstated = Not stated; played once a turn
option-recombination-limit_once-per-turn = Once a turn
option-recombination-swimming-moves = Giving Swimming away drives an animal ashore
    .about = An animal that trades its Swimming away has to leave the Ocean.
option-migration-limit = How often an animal can migrate
    .about = An animal can follow the food once a turn, or as often as it likes.
option-migration-limit_unstated = Not stated; played once a turn
option-migration-limit_once-per-turn = Once a turn
option-migration-swimmer-continent-to-continent = Swimming straight from one continent to the other
    .about = A swimmer can cross to the other continent in one move, without stopping in the Ocean.
option-edificator-timing = When Edificator adds its food
    .about = The extra food is there before anybody feeds, or appears when feeding begins.
option-edificator-timing_food-phase = With the dice
option-edificator-timing_feeding-start = When feeding begins
option-herding-threshold = When Herding protects
option-herding-threshold_herd-ge-predators = As many in the herd as carnivores, or more
option-newborn-location = Where the young of an Ocean animal go
    .about = The young of an Ocean animal are born beside it, or on a continent.
option-newborn-location_parent-location = Into the Ocean too
option-newborn-location_continent-if-parent-in-ocean = To a continent
option-restart-condition = Who starts afresh with ten cards
    .about = It decides who may begin again with ten cards after a disaster.
option-restart-condition_no-cards-on-table = Players with no card in hand or on the table
option-restart-condition_no-surviving-animals = Players with no card in hand and no surviving animal
option-food-example-4p = The continents' dice for four players
    .about = With four players it decides which continent is the richer one.
option-food-example-4p_table = As in the table
option-food-example-4p_swapped = The other way round
option-specialization-scope = Which specialists block each other
    .about = It decides whether specialists in another location are in each other’s way.
option-specialization-scope_table-by-type = Those of the same type
option-specialization-scope_location-any-type = Those in the same location
option-deck-reduction-advice = A shorter game
    .about = Half the cards are taken out, and the game takes about half as long.
option-deck-reduction-advice_none = No, play with all cards
option-deck-reduction-advice_half-by-kind = Half of each kind of card
option-deck-reduction-advice_half-random = Half of the cards, unseen
option-max-players-base-continents = Players that base and Continents are meant for
    .about = A larger table only gets a warning.
option-special-cards = The special cards are in the deck
    .about = Three more traits are in the deck: r-Strategy, Shy and Warm-blooded.
option-ambushers-per-player = Ambushers of each player for one token
    .about = This many of your animals may jump at the same token, one after another.
option-ambush-counts-for-round-limit = An ambush counts as the round's attack
    .about = After an ambush you cannot attack again in the same round.
option-metamorphosis-limit = How often Metamorphosis can be used
    .about = An animal can turn one trait into food each turn, or as many as it has.
option-metamorphosis-limit_none = Once in each go
option-metamorphosis-limit_once-per-turn = Once a turn
option-viviparous-by-hibernation = Falling asleep makes a Viviparous animal give birth
    .about = Going to sleep counts as being fed, and brings a young one.
option-viviparous-by-burning = Burning fat makes a Viviparous animal give birth
    .about = An animal fed by its own fat also gives birth.
option-trematode-points = What a Trematode is worth
    .about = A Trematode on your animals gives you this many points at the end.
option-regeneration-keeps-shell = A regenerating animal keeps its Shell
    .about = The shell comes back with the animal, or lies free for others to move into.
option-trait-reorder-before-neoplasia = Traits may be rearranged before Neoplasia
option-shell-pool-location = Which empty shells can be moved into
    .about = Animals find empty shells anywhere, or only where they live.
option-shell-pool-location_global = Any
option-shell-pool-location_by-location = Those of the same location
option-viviparous-need = Extra food that a Viviparous animal needs
    .about = The more it needs, the harder it is to have young every turn.
option-intellect-need = Extra food that an animal with Intellect needs
    .about = The more it needs, the more expensive a clever hunter becomes.
option-neoplasia-death = When Neoplasia kills an animal with no trait left above it
    .about = The animal dies at once, or still has time until the dice are rolled.
option-neoplasia-death_at-once = At once
option-neoplasia-death_food-phase = In the next food phase
option-restored-r-strategy = What an animal with r-Strategy brings when Regeneration restores it
    .about = A restored animal brings new animals with it, or comes back alone.
option-restored-r-strategy_none = Nothing
option-restored-r-strategy_newcomers = Two newcomers
option-paralysed-pairs = Pair traits of a paralysed animal
    .about = The partner of a paralysed animal also loses their pair traits, or keeps them.
option-paralysed-pairs_off-for-both = Work for neither side
option-paralysed-pairs_partner-keeps = Still protect and burden the partner
option-metamorphosis-sheds-switched-off = Metamorphosis gives up switched-off traits that raise the need
    .about = You can get rid of a hungry trait that Neoplasia has switched off.
option-sleeper-sheds-hibernation = A hibernating animal may give up Hibernation
    .about = A sleeping animal can turn its Hibernation card into food.
option-intellect-after-redirect = Intellect after Mimicry redirects the attack
    .about = After a redirected attack the hunter can still use its Intellect, or has spent it.
option-intellect-after-redirect_spent = Used up
option-intellect-after-redirect_kept = Works on the new prey
option-continents-locations = Play Continents with its locations
    .about = Without locations you play the new traits of Continents on one common board.
option-specialization-limit = How often Specialization can be used
    .about = A specialist finds extra food once a turn, or as often as it likes.
option-specialization-limit_none = Once in each go
option-specialization-limit_once-per-turn = Once a turn
option-deck-cap = How many cards are in the game
    .about = Fewer cards make a shorter game; nobody knows which ones are missing.
option-deck-cap_none = All

## Options: the magical creatures

option-variant = Transmutations that win
    .about = You need four transmutations instead of three, so the game is longer.
option-variant_standard = Three
option-variant_quartet = Four (2 or 3 players)
option-first-player = Who begins
    .about = The first player is drawn, or you choose the seat.
option-first-player_lot = Drawn by lot
option-first-player_1 = The first seat
option-first-player_2 = The second seat
option-first-player_3 = The third seat
option-first-player_4 = The fourth seat
option-shadow-level = Transmutations the Shadow needs
    .about = The fewer transmutations the Shadow needs, the harder it is to beat.
option-shadow-level_sinister = One: sinister
option-shadow-level_dim = Two: dim
option-shadow-level_faint = Three: faint
option-shadow-takes-first = Where the Shadow takes energy first
    .about = It decides which energy the Shadow leaves for you.
option-shadow-takes-first_lower = From the lower part
option-shadow-takes-first_upper = From the upper part
