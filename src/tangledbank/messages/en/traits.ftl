### What the things of the games are called.
### Ids: trait-ID, creature-trait-ID, phase-ID, location-ID, edition-ID, set-ID, source-ID.

## The traits of The Origin of Species

trait-carnivorous = Carnivorous
trait-fat-tissue = Fat tissue
trait-swimming = Swimming
trait-running = Running
trait-mimicry = Mimicry
trait-big = Big
trait-grazing = Grazing
trait-poisonous = Poisonous
trait-tail-loss = Tail loss
trait-communication = Communication
trait-hibernation = Hibernation
trait-scavenger = Scavenger
trait-symbiosis = Symbiosis
trait-cooperation = Cooperation
trait-piracy = Piracy
trait-burrowing = Burrowing
trait-camouflage = Camouflage
trait-sharp-vision = Sharp vision
trait-parasite = Parasite
trait-flight = Flight
trait-intellect = Intellect
trait-ambush = Ambush
trait-anglerfish = Anglerfish
trait-ink-cloud = Ink cloud
trait-shell = Shell
trait-metamorphosis = Metamorphosis
trait-viviparous = Viviparous
trait-specialization-a = Specialization A
trait-specialization-b = Specialization B
trait-trematode = Trematode
trait-herding = Herding
trait-migration = Migration
trait-suckerfish = Suckerfish
trait-regeneration = Regeneration
trait-cnidocytes = Cnidocytes
trait-recombination = Recombination
trait-edificator = Edificator
trait-neoplasia = Neoplasia
trait-r-strategy = r-Strategy
trait-warm-blooded = Warm-blooded
trait-shy = Shy
# A stand-in for a card that nobody had.
trait-proxy = stand-in

## The traits of the magical creatures

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

## Cards

card-two-traits = { $first } / { $second }
card-one-trait = { $first }
card-hidden = a hidden card

## Sources of energy

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

## Phases

phase-setup = Setting up
phase-development = Development
phase-food = Food
phase-feeding = Feeding
phase-extinction = Extinction
phase-exchange = Exchange
phase-turns = Turns
phase-ending = End of the round
phase-over = The end

phase-development-text = Play cards, as new animals or as traits.
phase-food-text = The dice say how much there is to eat.
phase-feeding-text = Animals eat, hunt and defend themselves.
phase-extinction-text = Animals that have not eaten enough die; new cards are dealt.
phase-exchange-text = Everybody may exchange their whole hand.
phase-turns-text = Create, add a trait, activate a creature.
phase-ending-text = A new source is opened, all creatures wake.

## Locations

location-laurasia = Laurasia
location-gondwana = Gondwana
location-ocean = Ocean

## Colours of tokens

token-red = red token
token-blue = blue token
token-yellow = yellow token

## Editions and sets

edition-gift = Russian gift set
edition-gift-text = The newest rules, with the clearest wording; start here.
edition-ua3 = Ukrainian third edition
edition-ua3-text = One open discard for all; when the deck runs out it is shuffled once more.
edition-tw = Taiwanese edition
edition-tw-text = You may skip feeding, fat is set when feeding ends, and pair traits are used if you want to.
edition-cont1 = Continents, first edition
edition-cont1-text = The first rules for the three locations: swimmers keep their cards in the Ocean.
edition-creatures = Evolution of Magical Creatures
edition-creatures-text = Raise creatures, gather energy and transmute three of them; also alone, against the Shadow.

set-base = The Origin of Species
set-base-text = The game itself: hunters, fat, hibernation, symbiosis and the rest.
set-fly = Time to Fly
set-fly-text = Flight, intellect, ambush, shells, young born alive, and an Anglerfish that nobody suspects.
set-continents = Continents
set-continents-text = Laurasia, Gondwana and the Ocean, each with its own food; herds, migration and regeneration.
set-special = Special cards
set-special-text = Three more traits of the gift set: r-Strategy, Warm-blooded and Shy.
