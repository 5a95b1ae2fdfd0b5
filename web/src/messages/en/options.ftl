### What the rules that can be chosen are called.
### Ids: option-NAME (underscores become hyphens) and option-NAME_VALUE.

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
option-tie-break_none = Nothing: the victory is shared
option-tie-break_surviving-animals-most-traits-on-one-animal = More animals, then the animal with the most traits
option-tie-break_surviving-animals = More surviving animals
option-tie-break_most-traits-on-one-animal = The animal with the most traits
option-tie-break_discard-size = More cards in one’s own discard pile
option-deal-order = How new cards go round
option-deal-order_one-by-one = One at a time
option-deal-order_batch = Each player's cards at once
option-food-clear-time = When food is taken off the animals
option-food-clear-time_before-deal = Before new cards are dealt
option-food-clear-time_after-deal = After new cards are dealt
option-handless-pass = A player without cards in development
option-handless-pass_forced = Has to pass
option-handless-pass_declared = Announces that they skip
option-survivor-reward = What surviving animals bring
option-survivor-reward_cards = A card each, and one for the player
option-survivor-reward_cards-or-points = Two cards for the player, and a card or a point for each animal
option-six-card-rule = Who is dealt six cards
option-six-card-rule_no-animals-and-empty-hand = Players with no animals and no cards
option-six-card-rule_no-animals = Players with no animals
option-trait-card-texts = Wording of the trait cards
option-trait-card-texts_full = From the edition's own booklet
option-trait-card-texts_absent = From the gift set, where the booklet is silent

## Options: discard and deck

option-discard-piles = Discard piles
option-discard-piles_shared = One for all
option-discard-piles_per-player = One for each player
option-discard-visibility = Who may look through a discard
option-discard-visibility_all = Everybody
option-discard-visibility_own-only = Its owner
option-discard-facing = Which side of discarded cards is up
option-discard-facing_trait-up = The traits
option-discard-facing_animal-up = The animal
option-discard-owner = To whom discarded cards count
option-discard-owner_common = To nobody
option-discard-owner_animal-owner = To the owner of the animal
option-deck-exhaustion = When the deck runs out
option-deck-exhaustion_reshuffle-discard = The discard is shuffled into a new deck
option-deck-exhaustion_short-deal = Some get fewer cards
option-last-turn-trigger = What announces the last turn
option-last-turn-trigger_flag-on-reshuffle = The discard had to be shuffled
option-last-turn-trigger_deck-empty-after-deal = The deck is empty after dealing

## Options: feeding

option-feeding-obligation = Feeding
option-feeding-obligation_mandatory = Required whenever possible
option-feeding-obligation_voluntary = As you like
option-feeding-skip-final = A player who skips is out for the phase
option-feeding-end = When feeding is over
option-feeding-end_satisfied-or-base-empty = All are fed, or nobody can go on
option-feeding-end_all-skipped = Everybody has skipped
option-non-food-traits-when-all-fed = Using traits when all your animals are full
option-grazing-all-in-one-slot = All your Grazing animals may graze in one go
option-obligation-substitutes = What may replace taking food when you have to
option-obligation-substitutes_any-trait = Any trait
option-obligation-substitutes_main-only = Attacking or burning fat only

## Options: fat

option-fat-conversion-timing = When stored food becomes fat
option-fat-conversion-timing_immediate = At once
option-fat-conversion-timing_end-of-feeding = When feeding ends
option-fat-fill-colours = Which food can be stored
option-fat-fill-colours_any = Red and blue
option-fat-fill-colours_red-only = Red only
option-burn-fat-blocks-hunt = Burning fat and attacking exclude each other
option-burn-fat-cap = How much fat may be burnt
option-burn-fat-cap_unlimited = Any amount
option-burn-fat-cap_need = What a hungry animal lacks

## Options: hibernation

option-hibernation-costs-action = Hibernation takes the place of the main action
option-hibernation-many-per-slot = Several animals may fall asleep in one go
option-hibernation-with-partial-food = Half-fed animals may hibernate
option-hibernation-last-turn = Hibernation in the last turn
option-hibernation-consecutive = Hibernation in two turns running
option-hibernation-blocks-fat = A hibernating animal cannot fill its fat
option-hibernation-when-fed = Hibernation of a fed animal

## Options: hunting and defence

option-mimicry-limit = How often Mimicry sends an attack on
option-mimicry-limit_first-attack-of-turn = The first attack of a turn only
option-mimicry-limit_one-redirect-per-turn = Once a turn
option-mimicry-limit_every-attack = Every time
option-tail-loss-decline = Leaving Tail loss unused
option-tail-loss-decline_forbidden-own-attack = Not against one’s own carnivore
option-running-decline = Leaving Running unused
option-running-die-threshold = Lowest roll with which Running succeeds
option-self-attack = Attacking one’s own animals
option-poison-spares-on-tail-loss = Tail loss spares whoever hunts poisonous prey
option-hunt-when-cannot-receive = Hunting without being able to eat

## Options: pair traits

option-pair-use-reset = When a pair trait is fresh again
option-pair-use-reset_round-start = When a round starts
option-pair-use-reset_owner-slot-start = When its owner's go starts
option-pair-trait-use = Communication and Cooperation
option-pair-trait-use_automatic = Act by themselves
option-pair-trait-use_optional = Act if their owner wants
option-pair-same-trait-other-partner = The same pair trait with several partners
option-pair-trait-score = What a pair trait is worth
option-pair-trait-score_per-card = One point for the card
option-pair-trait-score_per-animal = One point for each animal
option-pair-trait-off-slot = Pair traits outside their owner's go

## Options: piracy

option-piracy-when-fed-with-open-fat = Stealing to fill fat
option-piracy-token-colour = What a pirate gets
option-piracy-token-colour_keep = The stolen token itself
option-piracy-token-colour_blue = A blue token
option-piracy-victim-needs-received-food = Only animals that got food this turn can be robbed
option-piracy-with-take-or-hunt = Stealing in the same go as taking or attacking

## Options: scavengers

option-scavenger-carnivore-conflict = Scavenger and Carnivorous exclude each other
option-scavenger-carnivore-conflict_both-ways = Both ways
option-scavenger-carnivore-conflict_scavenger-on-carnivore-only = A carnivore cannot become a scavenger
option-scavenger-conflict-repair = If both come onto one animal
option-scavenger-conflict-repair_discard-later = The later one is discarded
option-scavenger-conflict-repair_reject = It is refused
option-scavenger-own-choice = Which of several scavengers eats
option-scavenger-own-choice_owner-picks = Its owner chooses
option-scavenger-own-choice_first-listed = The oldest
option-scavenger-skip-unable = The search goes past scavengers that cannot eat

## Options: the table

option-first-player-choice = How the first player is found
option-first-player-choice_lot = By lot
option-first-player-choice_highest-die = By the highest die
option-two-sets = Two sets may be shuffled together
option-team-play = Teams
option-team-play_none = Everybody for themselves
option-team-play_pairs-opposite = Pairs sitting opposite
option-token-substitution = Something else may stand in for tokens
option-component-counts = What is in the box
option-component-counts_as-tw = As in the Taiwanese edition
option-used-mark = How a used trait is marked
option-used-mark_must-rotate = It has to be turned
option-used-mark_advised = Turning it is advised
option-used-mark_optional-shift = It may be moved a little
option-used-mark-reset = When the marks of use are taken off
option-used-mark-reset_end-of-turn = When the turn ends
option-used-mark-reset_end-of-feeding = When feeding ends
option-animal-limit = How many animals a player may have
option-animal-limit_none = Any number
option-play-time = How long the booklet says a game takes
option-play-time_30-60 = 30 to 60 minutes
option-play-time_silent = It does not say
option-worked-example = The booklet describes a first turn as an example

## Options: the expansions

option-swimming-card-in-ocean = The Swimming card in the Ocean
option-swimming-card-in-ocean_kept = Stays on the animal
option-swimming-card-in-ocean_discarded = Is discarded
option-ocean-animal-bonus = Extra points for an animal in the Ocean
option-swimming-loss-effect = Losing Swimming in the Ocean
option-swimming-loss-effect_move-to-continent = The animal goes ashore
option-swimming-loss-effect_none = Changes nothing
option-ocean-exit-swimming-card = Leaving the Ocean
option-ocean-exit-swimming-card_already-attached = With the Swimming card it has kept
option-ocean-exit-swimming-card_from-discard = With a Swimming card from the discard
option-ocean-entry-by-migration = Migrating into the Ocean
option-ocean-entry-by-migration_keep-card = Keeps the Swimming card
option-ocean-entry-by-migration_discard-card = Discards the Swimming card
option-swimming-counts-as-trait-in-ocean = Swimming counts as a trait in the Ocean
option-cnidocytes-in-ocean = An animal paralysed in the Ocean
option-cnidocytes-in-ocean_expel-to-continent = Has to go ashore
option-cnidocytes-in-ocean_no-move = Stays
option-paralysis-until = How long paralysis lasts
option-paralysis-until_end-of-turn = Until the turn ends
option-paralysis-until_start-of-next-turn = Until the next turn begins
option-paralysed-is-traitless = A paralysed animal counts as plain
option-neoplasia-disables-swimming-in-ocean = Neoplasia of Swimming drives an animal ashore
option-anglerfish-tolerates-swimming = An Anglerfish may have Swimming in the Ocean
option-recombination-scope = What Recombination can exchange
option-recombination-scope_non-pair = Any traits but pair traits
option-recombination-limit = How often Recombination can be used
option-recombination-limit_unstated = Not stated; played once a turn
option-recombination-limit_once-per-turn = Once a turn
option-recombination-swimming-moves = Giving Swimming away drives an animal ashore
option-migration-limit = How often an animal can migrate
option-migration-limit_unstated = Not stated; played once a turn
option-migration-limit_once-per-turn = Once a turn
option-migration-swimmer-continent-to-continent = Swimming straight from one continent to the other
option-edificator-timing = When Edificator adds its food
option-edificator-timing_food-phase = With the dice
option-edificator-timing_feeding-start = When feeding begins
option-herding-threshold = When Herding protects
option-herding-threshold_herd-ge-predators = As many in the herd as carnivores, or more
option-newborn-location = Where the young of an Ocean animal go
option-newborn-location_parent-location = Into the Ocean too
option-newborn-location_continent-if-parent-in-ocean = To a continent
option-restart-condition = Who starts afresh with ten cards
option-restart-condition_no-cards-on-table = Players with no card in hand or on the table
option-restart-condition_no-surviving-animals = Players with no card in hand and no surviving animal
option-food-example-4p = The continents' dice for four players
option-food-example-4p_table = As in the table
option-food-example-4p_swapped = The other way round
option-specialization-scope = Which specialists block each other
option-specialization-scope_table-by-type = Those of the same type
option-specialization-scope_location-any-type = Those in the same location
option-deck-reduction-advice = A shorter game
option-deck-reduction-advice_none = No, with all cards
option-deck-reduction-advice_half-by-kind = Half of each kind of card
option-deck-reduction-advice_half-random = Half of the cards, unseen
option-max-players-base-continents = Players that base and Continents are meant for
option-special-cards = The special cards are in the deck
option-ambushers-per-player = Ambushers of each player for one token
option-ambush-counts-for-round-limit = An ambush counts as the round's attack
option-metamorphosis-limit = How often Metamorphosis can be used
option-metamorphosis-limit_none = Once in each go
option-metamorphosis-limit_once-per-turn = Once a turn
option-viviparous-by-hibernation = Falling asleep makes a Viviparous animal give birth
option-viviparous-by-burning = Burning fat makes a Viviparous animal give birth
option-trematode-points = What a Trematode is worth
option-regeneration-keeps-shell = A regenerating animal keeps its Shell
option-trait-reorder-before-neoplasia = Traits may be rearranged before Neoplasia
option-shell-pool-location = Which empty shells can be moved into
option-shell-pool-location_global = Any
option-shell-pool-location_by-location = Those of the same location
option-viviparous-need = Extra food that a Viviparous animal needs
option-intellect-need = Extra food that an animal with Intellect needs
option-neoplasia-death = When Neoplasia kills an animal with no trait left above it
option-neoplasia-death_at-once = At once
option-neoplasia-death_food-phase = In the next food phase
option-restored-r-strategy = What an animal with r-Strategy brings when Regeneration restores it
option-restored-r-strategy_none = Nothing
option-restored-r-strategy_newcomers = Two newcomers
option-paralysed-pairs = Pair traits of a paralysed animal
option-paralysed-pairs_off-for-both = Work for neither side
option-paralysed-pairs_partner-keeps = Still protect and burden the partner
option-metamorphosis-sheds-switched-off = Metamorphosis gives up switched-off traits that raise the need
option-sleeper-sheds-hibernation = A hibernating animal may give up Hibernation
option-intellect-after-redirect = Intellect after Mimicry redirects the attack
option-intellect-after-redirect_spent = Used up
option-intellect-after-redirect_kept = Works on the new prey
option-continents-locations = Continents with continents and an Ocean
option-specialization-limit = How often Specialization can be used
option-specialization-limit_none = Once in each go
option-specialization-limit_once-per-turn = Once a turn
option-deck-cap = How many cards are played with
option-deck-cap_none = All

## Options: the magical creatures

option-variant = Transmutations that win
option-variant_standard = Three
option-variant_quartet = Four (2 or 3 players)
option-first-player = Who begins
option-first-player_lot = Drawn by lot
option-first-player_1 = The first seat
option-first-player_2 = The second seat
option-first-player_3 = The third seat
option-first-player_4 = The fourth seat
option-shadow-level = Transmutations the Shadow needs
option-shadow-level_sinister = One: sinister
option-shadow-level_dim = Two: dim
option-shadow-level_faint = Three: faint
option-shadow-takes-first = Where the Shadow takes energy first
option-shadow-takes-first_lower = From the lower part
option-shadow-takes-first_upper = From the upper part
