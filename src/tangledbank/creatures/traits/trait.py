"""What a trait is: one object of hooks.

The flow never names a trait.  It knows these stages, and at each of them asks the traits that
declare (in `hooks`) to have something to say; creatures without such a trait are skipped by mask.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.bit import bit
from tangledbank.core.why import Why
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.names import number_of
from tangledbank.creatures.traits.profile import STAGES, TRAITS
from tangledbank.native import i64

# The stages at which traits are asked, in the order of a turn.
OFFERS: Final = 1  # an activation: what its bearer may do before its action
TAKES: Final = 2  # how much its bearer may take from the source at once
AFTER_TAKE: Final = 4  # its bearer has taken energy from the source
TRANSMUTES: Final = 8  # with how much energy its bearer may be transmuted
STRIKES: Final = 16  # an attack trait
LIMITS: Final = 32  # as the attacker's: may it attack that creature?
SHIELDS: Final = 64  # as the target's: may it be attacked?
GUARDS: Final = 128  # may its bearer be attacked instead of an ally?
AFTER_ATTACK: Final = 256  # its bearer was attacked
WAKES: Final = 512  # creatures wake at the end of a round
# How the Shadow uses it
SHADOW_OFFERS: Final = 1024  # when one of its creatures is activated
SHADOW_AIMS: Final = 2048  # when it has chosen a target
SHADOW_ROUSES: Final = 4096  # getting it makes its creature attack


class Trait:
    """One trait.  A subclass says its hooks in `__init__` and overrides them."""

    def __init__(self, name: str, hooks: i64 = 0, verbs: list[int] | None = None) -> None:
        self.number: i64 = number_of(name)
        self.name = name
        self.bit: i64 = bit(self.number)
        self.hooks = hooks
        self.verbs: list[int] = [] if verbs is None else verbs  # what its owner does with it

    # OFFERS
    def offers(self, s: State, creature: Creature, found: list[Action]) -> None:
        """Add what the activated creature may do with this trait."""

    def bars(self, s: State, creature: Creature, action: Action, why: Why) -> bool:
        """Is this use of the trait refused?"""
        return False

    def use(self, s: State, creature: Creature, action: Action) -> bool:
        """Carry out a use that `bars` let pass; true if its bearer sleeps after its action."""
        return False

    # TAKES
    def most(self, s: State, creature: Creature) -> int:
        """How much it may take; more than one puts it to sleep."""
        return 1

    # AFTER_TAKE
    def after_take(self, s: State, creature: Creature) -> None:
        """Its bearer has taken energy from the source."""

    # TRANSMUTES
    def needs(self, s: State, creature: Creature) -> int:
        """The energy with which its bearer may be transmuted."""
        return 4

    def clause_of_need(self) -> str:
        """The clause that says so."""
        return "CREA-TRANS-01"

    # STRIKES
    def objects(self, s: State, target: Creature) -> list[int]:
        """What of the target it can be used on: 1 + a trait, or 0 for the target itself."""
        return [0]

    def can_succeed(self, s: State, target: Creature) -> bool:
        return False

    def strike(self, s: State, target: Creature, on: int) -> bool:
        """Use it on the target; true if it succeeded."""
        return False

    # LIMITS
    def limits(self, s: State, attacker: Creature, target: Creature, why: Why) -> bool:
        """Does this trait of the attacker forbid it to attack `target`?"""
        return False

    # SHIELDS
    def shields(self, s: State, attacker: Creature, target: Creature, why: Why) -> bool:
        """Does this trait of the target forbid `attacker` to attack it?"""
        return False

    # GUARDS
    def guards(self, s: State, guard: Creature) -> bool:
        """Is its bearer ready to be attacked instead of an ally?"""
        return False

    # AFTER_ATTACK
    def after_attack(self, s: State, attacker: Creature, target: Creature) -> None:
        """Its bearer was attacked, and some attack trait succeeded."""

    # WAKES
    def wakes(self, s: State, creature: Creature) -> None:
        """Creatures wake at the end of a round."""

    # SHADOW_OFFERS
    def shadow_objects(self, s: State, creature: Creature) -> list[int]:
        """The creatures on which the Shadow would use it now; a choice card picks of several."""
        return []

    def shadow_use(self, s: State, creature: Creature, ref: int) -> None:
        """Use it so; its bearer sleeps after its turn."""

    # SHADOW_AIMS
    def shadow_aims(self, s: State, creature: Creature, target: Creature) -> None:
        """The Shadow has chosen this target."""


#: Which trait a verb belongs to.
BY_VERB: Final[dict[int, Trait]] = {}


def enlist(trait: Trait) -> None:
    """Add a trait to the game; they come in the order of their numbers."""
    assert trait.number == len(TRAITS)
    TRAITS.append(trait)
    bit = trait.bit
    hooks = trait.hooks
    if hooks & OFFERS:
        STAGES.offers |= bit
    if hooks & TAKES:
        STAGES.takes |= bit
    if hooks & AFTER_TAKE:
        STAGES.after_take |= bit
    if hooks & TRANSMUTES:
        STAGES.transmutes |= bit
    if hooks & STRIKES:
        STAGES.strikes |= bit
    if hooks & LIMITS:
        STAGES.limits |= bit
    if hooks & SHIELDS:
        STAGES.shields |= bit
    if hooks & GUARDS:
        STAGES.guards |= bit
    if hooks & AFTER_ATTACK:
        STAGES.after_attack |= bit
    if hooks & WAKES:
        STAGES.wakes |= bit
    if hooks & SHADOW_OFFERS:
        STAGES.shadow_offers |= bit
    if hooks & SHADOW_AIMS:
        STAGES.shadow_aims |= bit
    if hooks & SHADOW_ROUSES:
        STAGES.shadow_rouses |= bit
    for verb in trait.verbs:
        BY_VERB[verb] = trait
