"""The verbs of the game's actions, each declared once: its number, its notation and its operands.

The last argument is the clause that says when a verb may be used; it refuses the verb at the wrong
moment.  Operands have the clients' names: the animal that acts, and its target.
"""

from typing import Final

from tangledbank.core.action import Action, Actions
from tangledbank.core.event_kind import Part
from tangledbank.core.verb_kind import VerbKind, Verbs
from tangledbank.creatures.things import CARD, TRAIT, a_creature, a_number, a_trait
from tangledbank.native import i64

#: All actions of this game, and their verbs.
ACTIONS: Final[Actions] = Actions(__name__)
DECLARED: Final[Verbs] = Verbs(ACTIONS)
#: Every verb, by its number; the word that each begins with; the clause that says when.
KINDS: Final[list[VerbKind]] = DECLARED.kinds
VERBS: Final[list[str]] = DECLARED.words
MOMENTS: Final[list[str]] = DECLARED.moments


def declare(
    number: int, pattern: str, operands: list[Part], moment: str, hidden: bool = False
) -> None:
    DECLARED.enter(VerbKind(number, pattern, operands, moment, hidden))


def an_animal() -> Part:
    return a_creature("animal")


def a_target() -> Part:
    return a_creature("target")


class Taking(VerbKind):
    """Energy is taken from the lower and the upper part of the source, written `lower+upper`."""

    def words(self, act: Action) -> dict[str, str]:
        return {**super().words(act), "place": "+".join(["lower"] * act.b + ["upper"] * act.c)}

    def match(self, line: list[str]) -> dict[str, str] | None:
        found = super().match(line)
        if found is None:
            return None
        parts = found["place"].split("+")
        if len(parts) > 2 or parts.count("lower") + parts.count("upper") != len(parts):
            return None
        lower = parts.count("lower")
        return {**found, "lower": str(lower), "upper": str(len(parts) - lower)}

    def usage(self) -> str:
        return "take CREATURE lower', 'upper', or two of them joined with '+"


# The beginning of a round

KEEP: Final = 0
declare(KEEP, "keep", [], "CREA-RND-01")

EXCHANGE: Final = 1
declare(EXCHANGE, "exchange", [], "CREA-RND-01")

# A turn

CREATE: Final = 2
declare(CREATE, "create {card}", [Part("card", CARD)], "CREA-TURN-01", hidden=True)

ADD: Final = 3
declare(
    ADD,
    "add {trait} on {animal} from {card}",
    [Part("card", CARD), a_trait(), an_animal()],
    "CREA-TURN-02",
)

END: Final = 4
declare(END, "end", [], "CREA-TURN-04")

TAKE: Final = 5
DECLARED.enter(
    Taking(
        TAKE,
        "take {animal} {place}",
        [an_animal(), a_number("lower"), a_number("upper")],
        "CREA-TURN-05",
    )
)

TRANSMUTE: Final = 6
declare(TRANSMUTE, "transmute {animal}", [an_animal()], "CREA-TURN-05")

ATTACK: Final = 7
declare(ATTACK, "attack {animal} {target}", [an_animal(), a_target()], "CREA-TURN-05")

SLEEP: Final = 8
declare(SLEEP, "sleep {animal}", [an_animal()], "CREA-TURN-05")

TURN: Final = 9  # the trait that shows
declare(TURN, "turn {animal} {trait}", [an_animal(), a_trait()], "CREA-METAMORPH-01")

SCARE: Final = 10
declare(SCARE, "scare {animal} {target}", [an_animal(), a_target()], "CREA-SCARY-01")

WAKE: Final = 11
declare(WAKE, "wake {animal} {target}", [an_animal(), a_target()], "CREA-ANNOYING-01")

GIVE: Final = 12
declare(GIVE, "give {animal} {target}", [an_animal(), a_target()], "CREA-GENEROUS-01")

# Answers

REDIRECT: Final = 13  # to the guard
declare(REDIRECT, "redirect {animal}", [an_animal()], "CREA-PROTECTIVE-01")

ACCEPT: Final = 14
declare(ACCEPT, "accept", [], "CREA-PROTECTIVE-01")

USE: Final = 15  # an attack trait, and the trait of the target that it is used on
declare(USE, "use {trait}[ on {place}]", [a_trait(), Part("place", TRAIT, base=1)], "CREA-ATK-03")

STOP: Final = 16
declare(STOP, "stop", [], "CREA-ATK-03")

SHED: Final = 17
declare(SHED, "shed {trait}", [a_trait()], "CREA-MOLTING-01")

RETAIN: Final = 18
declare(RETAIN, "retain", [], "CREA-MOLTING-01")


def moment(verb: int) -> str:
    """The clause a verb belongs to; an unknown one has none."""
    return MOMENTS[verb] if 0 <= verb < len(MOMENTS) else "CREA-RND-02"


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Action:
    """The one action with this verb and these operands.

    >>> action(TRANSMUTE, 257) is action(TRANSMUTE, 257)
    True
    """
    return ACTIONS.action(verb, a, b, c, d)
