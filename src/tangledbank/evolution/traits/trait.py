"""What a trait is: one object of hooks, and the list of them all.

The flow never names a trait.  It knows these stages, and at each of them asks the traits that
declare (in `hooks`) to have something to say; animals without such a trait are skipped by mask.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.bit import bit as bit_of
from tangledbank.core.why import Why
from tangledbank.evolution.rules import SETS
from tangledbank.evolution.state import Animal, Link, State, Step
from tangledbank.evolution.traits.names import number_of
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.stages import (
    CARD_SETS,
    EXTRA_NEED,
    NEED_OPTIONS,
    POINTS_OPTIONS,
)
from tangledbank.evolution.traits.stages import STAGES as STAGES
from tangledbank.native import i64

# The stages at which traits are asked, in the order of a turn.
CARD: Final = 1  # playing it: on whom it may lie
HOSTS: Final = 4194304  # playing others: what may join it
OFFERS: Final = 2  # a feeding go: what its bearer may do
STORES: Final = 4  # its card can hold a token of food
BARS_FOOD: Final = 8  # may its bearer be given food?
SHARES: Final = 16  # food its bearer got brings food to a partner
LIMITS: Final = 32  # as the hunter's: may it attack that animal?
SHIELDS: Final = 64  # as the prey's: may it be attacked?
ANSWERS: Final = 128  # as the prey's: what can it do against the attack?
WHEN_EATEN: Final = 256  # its bearer was eaten
AFTER_KILL: Final = 512  # some animal was eaten
WHEN_LAID: Final = 1024  # its card was played
HUNTS: Final = 2048  # its bearer may attack
AMBUSHES: Final = 4096  # and does so when an animal is about to get a red token
INSIGHT: Final = 8192  # and can ignore one trait of its prey
WHEN_ATTACKED: Final = 16384  # an attack reaches its bearer
WHEN_FED: Final = 32768  # its bearer has become fed
ADDS_FOOD: Final = 65536  # it adds to the supply
REGROWS: Final = 131072  # its bearer's traits stay when it is eaten
STAYS: Final = 262144  # its card stays on the table when its bearer dies
FOLLOWS: Final = 524288  # its bearer may go with one that migrates
PAIR_OFFERS: Final = 1048576  # a pair trait with an action in a feeding go
ON_ARRIVAL: Final = 2097152  # an attack reaches any animal
MIGRATES: Final = 8388608  # its bearer may change its location
BARS_WAY: Final = 16777216  # may its bearer go to that location?
ROLLS: Final = 33554432  # a die decides about its answer
GROWS: Final = 67108864  # it does something of itself when the food phase begins


#: No trait.
NOTHING: Final = -1


class Trait:
    """One trait.  A subclass sets its data in `__init__` and overrides the hooks it declares.

    What it does not declare it is never asked.
    """

    def __init__(
        self,
        name: str,
        hooks: i64 = 0,
        need: i64 = 0,
        pair: bool = False,
        roles: bool = False,
        repeats: bool = False,
        on_rivals: bool = False,
        free: bool = False,
        twice: str = "BASE-TRAIT-02",
        each_go: bool = False,
        hinders: bool = False,
        stuck: bool = False,
        hides: bool = False,
        on_anyone: bool = False,
        as_animal_only: bool = False,
        breeds: bool = False,
        aquatic: bool = False,
        rivals_clause: str = "BASE-PARASITE-01",
        once: str = "BASE-PAIR-05",
        foils: str = "BASE-HUNT-04",
        blights: bool = False,
        turns_into: i64 = NOTHING,
        need_option: str = "",
        points_option: str = "",
        opinion: Opinion | None = None,
        card_set: str = SETS[0],
        verbs: list[int] | None = None,
    ) -> None:
        self.number: i64 = number_of(name)
        self.name = name
        self.card_set = card_set  # its cards and its rules come with it
        self.verbs: list[int] = [] if verbs is None else verbs  # what its owner does with it
        self.hooks = hooks
        self.need = need  # extra food, and extra points
        self.pair = pair  # lies between two animals
        self.roles = roles  # the two animals of the pair differ
        self.repeats = repeats  # several on one animal
        self.on_rivals = on_rivals  # goes on another player's animal, and only there
        self.free = free  # its action in a feeding go leaves the main action open
        self.each_go = each_go  # once in each go of its owner, not once a turn
        self.hinders = hinders  # bears on an attack on its bearer, so that it can be ignored
        self.stuck = stuck  # cannot be discarded by other traits
        self.hides = hides  # its bearer can be out of reach for the rest of the turn
        self.on_anyone = on_anyone  # goes on anybody's animal
        self.as_animal_only = as_animal_only  # is never played as a trait
        self.aquatic = aquatic  # belongs to the Ocean
        self.breeds = breeds  # brings newcomers instead of a card
        self.rivals_clause = rivals_clause  # says that it goes on rivals' animals only
        self.once = once  # as a pair trait: the clause against a second use in a round
        self.foils = foils  # the clause against another attack after it saved the prey
        self.twice = twice  # the clause against a second one on the same animal
        self.blights = blights  # switches off what lies below it
        self.turns_into = turns_into  # the trait that its animal has once it is turned over
        self.need_option = need_option  # the option that says its extra need, if one does
        self.opinion = opinion  # what bots think of it
        self.points_option = points_option  # as a pair trait: the one that says what it scores

    # CARD
    def bars_card(self, s: State, animal: Animal, trait: i64, why: Why) -> bool:
        """Asked of the trait to be played, and (HOSTS) of those on `animal`: may it not join?"""
        raise NotImplementedError

    def used_from(self, s: State) -> i64:
        """From which tick on a use of it counts as one that cannot be repeated yet."""
        return s.tick if self.each_go else s.turn_tick

    # WHEN_LAID
    def when_laid(self, s: State, animal: Animal) -> None:
        """Its card has just been played on `animal`."""

    # OFFERS (PAIR_OFFERS: for each link)
    def link_offers(self, s: State, go: Step, link: Link, found: list[Action]) -> None:
        """Add what the two animals of a pair may do in their owner's feeding go."""

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        """Add what `animal` may do with this trait in its owner's feeding go."""

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        """Is this use of the trait refused?"""
        raise NotImplementedError

    def use(self, s: State, go: Step, action: Action) -> None:
        """Carry out a use that `bars` let pass."""

    # BARS_FOOD (a pair trait: asked for each link of the animal)
    def bars_food(self, s: State, link: Link, animal: Animal, why: Why) -> bool:
        raise NotImplementedError

    # SHARES
    def shares(self, s: State, link: Link, colour: i64, from_supply: bool) -> bool:
        """Does a token of this colour, got by one of the pair, bring something to the other?"""
        raise NotImplementedError

    def can_bring(self, s: State, receiver: Animal) -> bool:
        raise NotImplementedError

    def bring(self, s: State, receiver: Animal) -> None:
        """Bring the partner what this pair trait brings."""

    # LIMITS
    def limits(self, s: State, hunter: Animal, prey: Animal, why: Why) -> bool:
        """Does this trait of the hunter forbid it to attack `prey`?"""
        raise NotImplementedError

    # SHIELDS
    def shields(self, s: State, hunter: Animal, prey: Animal, kind: i64, why: Why) -> bool:
        """Does this trait of the prey forbid `hunter` an attack of this kind on it?"""
        raise NotImplementedError

    def shields_partner(self, s: State, link: Link, hunter: Animal, prey: Animal, why: Why) -> bool:
        """The same for a pair trait, link by link."""
        raise NotImplementedError

    # ANSWERS
    def answers(self, s: State, hunt: Step, prey: Animal, found: list[Action]) -> None:
        """Add what the prey may answer with this trait."""

    def must_answer(self, s: State, hunt: Step, prey: Animal) -> bool:
        """Is the prey bound to use this trait before it may be eaten?"""
        return False

    def bars_accepting(self, s: State, hunt: Step, prey: Animal, why: Why) -> bool:
        """The prey is bound to use it before it may be eaten: what says so?"""
        return why.bar("BASE-TRAIT-04", prey.ref)

    def bars_answer(self, s: State, hunt: Step, prey: Animal, action: Action, why: Why) -> bool:
        """Is this answer refused?"""
        raise NotImplementedError

    def answer(self, s: State, hunt: Step, prey: Animal, action: Action) -> None:
        """Carry out an answer that `bars_answer` let pass."""

    # ROLLS
    def thrown(self, s: State, hunt: Step, prey: Animal, die: i64) -> None:
        """The die that its answer asked for shows this."""

    # ON_ARRIVAL
    def on_arrival(self, s: State, hunt: Step, prey: Animal) -> None:
        """An attack has reached an animal, whatever its traits."""

    # WHEN_ATTACKED
    def when_attacked(self, s: State, hunt: Step, prey: Animal) -> None:
        """An attack has reached its bearer `prey`."""

    # WHEN_EATEN
    def when_eaten(self, s: State, hunter: Animal, prey: Animal) -> None:
        """Its bearer `prey` was eaten by `hunter`."""

    # AFTER_KILL
    def after_kill(self, s: State, hunter_seat: i64, location: i64) -> None:
        """Some animal was eaten by one of `hunter_seat`, which has been fed; it was there."""

    # WHEN_FED
    def when_fed(self, s: State, animal: Animal) -> None:
        """Its bearer has become fed."""

    # ADDS_FOOD
    def adds_food(self, s: State, animal: Animal) -> i64:
        """How many red tokens it adds to the supply where its bearer is."""
        raise NotImplementedError

    # GROWS
    def grow(self, s: State) -> None:
        """The food phase begins: do what it does of itself, on whatever animals."""

    # MIGRATES
    def carries(self, s: State, animal: Animal, to: i64) -> bool:
        """Is that location within its reach, whatever else is in the way?"""
        raise NotImplementedError

    def bars_journey(self, s: State, animal: Animal, to: i64, why: Why) -> bool:
        """May its bearer not go there by it?"""
        raise NotImplementedError

    def bars_beside(self, s: State, animal: Animal, trait: bool, fed: bool, why: Why) -> bool:
        """What it says itself against another trait, or food, in the go of a migration."""
        return False

    # BARS_WAY
    def bars_way(self, s: State, animal: Animal, to: i64, why: Why) -> bool:
        """May its bearer not go there, by whatever means?"""
        raise NotImplementedError


def bars_lacking(animal: Animal, number: i64, clause: str, why: Why) -> bool:
    """A trait is not there to be used: `clause` says it is needed, others why it does not work."""
    place = animal.find(number)
    if place >= 0 and animal.paralysed and why.bar("CONT-CNIDOCYTES-01", animal.ref):
        return True
    if place >= 0 and animal.cards[place].off and why.bar("CONT-NEOPLASIA-05", animal.ref):
        return True
    return why.bar(clause, animal.ref)


def bars_lacking_any(animal: Animal, mask: i64, clause: str, why: Why) -> bool:
    """The same for a use that any of these traits would allow."""
    place = animal.find_any(mask)
    if place < 0:
        return why.bar(clause, animal.ref)
    return bars_lacking(animal, animal.cards[place].trait, clause, why)


def bars_used(animal: Animal, number: i64, clause: str, why: Why) -> bool:
    """A trait was used this turn already, by this animal (`clause`) or by its former bearer."""
    if animal.cards[animal.find(number)].handed:
        clause = "CONT-RECOMBINATION-07"
    return why.bar(clause, animal.ref)


TRAITS: Final[list[Trait]] = []
#: Those that are asked whatever animal bears them.
AFTER_KILLS: Final[list[Trait]] = []
ON_ARRIVALS: Final[list[Trait]] = []
GROWERS: Final[list[Trait]] = []
MIGRATORS: Final[list[Trait]] = []
#: Which trait a verb belongs to; of those that share one, the first.
BY_VERB: Final[dict[int, Trait]] = {}


def enlist(trait: Trait) -> None:
    """Add a trait to the game; they come in the order of their numbers."""
    assert trait.number == len(TRAITS), trait.name
    assert trait.card_set in SETS, f"{trait.name}: {trait.card_set!r} is not one of {SETS}"
    TRAITS.append(trait)
    EXTRA_NEED[trait.number] = trait.need
    CARD_SETS.append(trait.card_set)
    if trait.need_option:
        NEED_OPTIONS[trait.number] = trait.need_option
    if trait.points_option:
        POINTS_OPTIONS[trait.number] = trait.points_option
    bit = bit_of(trait.number)
    hooks = trait.hooks
    if hooks & OFFERS:
        STAGES.offers |= bit
        if trait.free:
            STAGES.free_offers |= bit
    if hooks & STORES:
        STAGES.stores |= bit
    if hooks & BARS_FOOD:
        STAGES.bars_food |= bit
    if hooks & SHARES:
        STAGES.shares |= bit
    if hooks & LIMITS:
        STAGES.limits |= bit
    if hooks & SHIELDS:
        if trait.pair:
            STAGES.pair_shields |= bit
        else:
            STAGES.shields |= bit
    if hooks & ANSWERS:
        STAGES.answers |= bit
    if hooks & WHEN_EATEN:
        STAGES.when_eaten |= bit
    if hooks & ROLLS:
        STAGES.rolls |= bit
    if hooks & MIGRATES:
        STAGES.migrates |= bit
        MIGRATORS.append(trait)
    if hooks & BARS_WAY:
        STAGES.bars_way |= bit
    if hooks & GROWS:
        STAGES.grows |= bit
        GROWERS.append(trait)
    if hooks & HOSTS:
        STAGES.hosts |= bit
    if hooks & PAIR_OFFERS:
        STAGES.pair_offers |= bit
    if hooks & WHEN_LAID:
        STAGES.when_laid |= bit
    if hooks & HUNTS:
        STAGES.hunts |= bit
    if hooks & AMBUSHES:
        STAGES.ambushes |= bit
    if hooks & INSIGHT:
        STAGES.insight |= bit
    if hooks & WHEN_ATTACKED:
        STAGES.when_attacked |= bit
    if hooks & WHEN_FED:
        STAGES.when_fed |= bit
    if hooks & ADDS_FOOD:
        STAGES.adds_food |= bit
    if hooks & REGROWS:
        STAGES.regrows |= bit
    if hooks & STAYS:
        STAGES.stays |= bit
    if hooks & FOLLOWS:
        STAGES.follows |= bit
    if hooks & ON_ARRIVAL:
        STAGES.on_arrival |= bit
        ON_ARRIVALS.append(trait)
    if hooks & AFTER_KILL:
        AFTER_KILLS.append(trait)
    if trait.pair:
        STAGES.pairs |= bit
    if trait.breeds:
        STAGES.breeds |= bit
    if trait.blights:
        STAGES.blights |= bit
    if trait.aquatic:
        STAGES.aquatic |= bit
    if trait.as_animal_only:
        STAGES.as_animal_only |= bit
    if trait.turns_into != NOTHING:
        STAGES.turned |= bit_of(trait.turns_into)
    for verb in trait.verbs:
        BY_VERB.setdefault(verb, trait)
