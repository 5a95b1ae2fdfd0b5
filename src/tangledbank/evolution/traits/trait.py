"""What a trait is: one object of hooks, and the list of them all.

The flow never names a trait.  It knows these stages, and at each of them asks the traits that
declare (in `hooks`) to have something to say; animals without such a trait are skipped by mask.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.evolution.state import Animal, Link, State, Step
from tangledbank.evolution.traits.names import EXTRA_NEED

# The stages at which traits are asked, in the order of a turn.
CARD: Final = 1  # playing: on whom it may lie
OFFERS: Final = 2  # a feeding go: what its bearer may do
STORES: Final = 4  # its card can hold a token of food
BARS_FOOD: Final = 8  # may its bearer be given food?
SHARES: Final = 16  # food its bearer got brings food to a partner
LIMITS: Final = 32  # as the hunter's: may it attack that animal?
SHIELDS: Final = 64  # as the prey's: may it be attacked?
ANSWERS: Final = 128  # as the prey's: what can it do against the attack?
WHEN_EATEN: Final = 256  # its bearer was eaten
AFTER_KILL: Final = 512  # some animal was eaten


class Trait:
    """One trait.  A subclass sets its data in `__init__` and overrides the hooks it declares."""

    def __init__(
        self,
        number: int,
        name: str,
        hooks: int = 0,
        need: int = 0,
        pair: bool = False,
        roles: bool = False,
        repeats: bool = False,
        on_rivals: bool = False,
        free: bool = False,
        twice: str = "BASE-TRAIT-02",
        each_go: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.hooks = hooks
        self.need = need  # extra food, and extra points
        self.pair = pair  # lies between two animals
        self.roles = roles  # the two animals of the pair differ
        self.repeats = repeats  # several on one animal
        self.on_rivals = on_rivals  # goes on another player's animal, and only there
        self.free = free  # its action in a feeding go leaves the main action open
        self.each_go = each_go  # once in each go of its owner, not once a turn
        self.twice = twice  # the clause against a second one on the same animal

    # CARD
    def bars_card(self, s: State, animal: Animal, trait: int, why: Why) -> bool:
        """Asked of a trait on `animal`, and of the one to be played: may `trait` join it?"""
        return False

    # OFFERS
    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        """Add what `animal` may do with this trait in its owner's feeding go."""

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        """Is this use of the trait refused?"""
        return False

    def use(self, s: State, go: Step, action: Action) -> None:
        """Carry out a use that `bars` let pass."""

    # BARS_FOOD (a pair trait: asked for each link of the animal)
    def bars_food(self, s: State, link: Link, animal: Animal, why: Why) -> bool:
        return False

    # SHARES
    def shares(self, s: State, link: Link, colour: int, from_supply: bool) -> bool:
        """Does a token of this colour, got by one of the pair, bring something to the other?"""
        return False

    def can_bring(self, s: State, receiver: Animal) -> bool:
        return False

    def bring(self, s: State, receiver: Animal) -> None:
        """Bring the partner what this pair trait brings."""

    # LIMITS
    def limits(self, s: State, hunter: Animal, prey: Animal, why: Why) -> bool:
        """Does this trait of the hunter forbid it to attack `prey`?"""
        return False

    # SHIELDS
    def shields(self, s: State, hunter: Animal, prey: Animal, why: Why) -> bool:
        """Does this trait of the prey forbid `hunter` to attack it?"""
        return False

    def shields_partner(self, s: State, link: Link, hunter: Animal, prey: Animal, why: Why) -> bool:
        """The same for a pair trait, link by link."""
        return False

    # ANSWERS
    def answers(self, s: State, hunt: Step, prey: Animal, found: list[Action]) -> None:
        """Add what the prey may answer with this trait."""

    def must_answer(self, s: State, hunt: Step, prey: Animal) -> bool:
        """Is the prey bound to use this trait before it may be eaten?"""
        return False

    def duty(self, s: State) -> str:
        """The clause that binds the prey to use it."""
        return "BASE-TRAIT-04"

    def bars_answer(self, s: State, hunt: Step, prey: Animal, action: Action, why: Why) -> bool:
        """Is this answer refused?"""
        return False

    def answer(self, s: State, hunt: Step, prey: Animal, action: Action) -> None:
        """Carry out an answer that `bars_answer` let pass."""

    # WHEN_EATEN
    def when_eaten(self, s: State, hunter: Animal, prey: Animal) -> None:
        """Its bearer `prey` was eaten by `hunter`."""

    # AFTER_KILL
    def after_kill(self, s: State, hunter_seat: int) -> None:
        """Some animal was eaten by an animal of `hunter_seat`; its hunter has been fed."""


class Stages:
    """Which traits speak at which stage, as masks."""

    def __init__(self) -> None:
        self.offers = 0
        self.free_offers = 0
        self.stores = 0
        self.bars_food = 0
        self.shares = 0
        self.limits = 0
        self.shields = 0
        self.pair_shields = 0
        self.answers = 0
        self.when_eaten = 0
        self.pairs = 0


TRAITS: Final[list[Trait]] = []
STAGES: Final = Stages()
AFTER_KILLS: Final[list[Trait]] = []
#: Which trait a verb belongs to.
BY_VERB: Final[dict[int, Trait]] = {}


def enlist(trait: Trait, verb: int = -1) -> None:
    """Add a trait to the game; they come in the order of their numbers."""
    assert trait.number == len(TRAITS), trait.name
    TRAITS.append(trait)
    EXTRA_NEED[trait.number] = trait.need
    bit = 1 << trait.number
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
    if hooks & AFTER_KILL:
        AFTER_KILLS.append(trait)
    if trait.pair:
        STAGES.pairs |= bit
    if verb >= 0:
        BY_VERB[verb] = trait
