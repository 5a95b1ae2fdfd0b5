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

## Cards

card-two-traits = { $first } / { $second }
card-one-trait = { $first }
card-hidden = a hidden card

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
edition-ua3 = Ukrainian third edition
edition-tw = Taiwanese edition
edition-cont1 = Continents, first edition
edition-creatures = Evolution of Magical Creatures

set-base = The Origin of Species
set-fly = Time to Fly
set-continents = Continents
set-special = Special cards
