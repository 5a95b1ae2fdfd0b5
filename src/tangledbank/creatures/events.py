"""The events of the game, each declared once: its number, its name and its parts.

The name is also that of its message, `log-creatures-NAME` in `messages/`.  `line` is its form in
scenarios, if that is not its name followed by its parts.
"""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.core.event_kind import EventKind, EventKinds, Part, choice
from tangledbank.core.phrase import Phrase
from tangledbank.core.thing import NUMBER, SEAT, Thing
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.things import (
    CARD,
    CREATURE,
    NEWCOMER,
    a_card,
    a_count,
    a_creature,
    a_number,
    a_seat,
    a_trait,
)
from tangledbank.creatures.traits.names import NAMES

EVENTS: Final = EventKinds("creatures")


def _source(source: int) -> str:
    return load_bestiary().sources[source].id


SOURCE_CARD: Final = Thing("source", _source)


class Opened(EventKind):
    """A source is opened; one with an upper part has a trait that it is for."""

    def phrase(self, event: Event, names: list[str], seat: int) -> Phrase:
        said = super().phrase(event, names, seat)
        trait = load_bestiary().sources[event.a].trait
        if trait >= 0:
            said.template = "source.bonus"
            said.words["trait"] = NAMES[trait]
        return said

    def templates(self) -> dict[str, dict[str, str]]:
        found = super().templates()
        return found | {"source.bonus": found["source"] | {"trait": "trait"}}


class Took(EventKind):
    """Energy is taken from the lower and the upper part of the source."""

    def phrase(self, event: Event, names: list[str], seat: int) -> Phrase:
        said = super().phrase(event, names, seat)
        said.count = event.b + event.c
        if event.b == 0 and event.c == 1:
            said.template = "took.upper"
        return said

    def templates(self) -> dict[str, dict[str, str]]:
        found = super().templates()
        return found | {"took.upper": found["took"]}

    def line(self, event: Event, names: list[str]) -> str:
        parts = "+".join(["lower"] * event.b + ["upper"] * event.c)
        return f"took {CREATURE.write(event.a)} {parts}"

    def forms(self) -> list[str]:
        return ["took CREATURE PARTS"]


class CardDiscarded(EventKind):
    """Nobody can take the upper trait of the Shadow's card."""

    def phrase(self, event: Event, names: list[str], seat: int) -> Phrase:
        said = super().phrase(event, names, seat)
        said.words["trait"] = NAMES[event.a >> 6]
        return said

    def templates(self) -> dict[str, dict[str, str]]:
        return {"discarded": {"card": "card", "trait": "trait"}}


def declare(
    number: int,
    name: str,
    parts: list[Part] | None = None,
    secret: Part | None = None,
    line: str = "",
    quiet: bool = False,
) -> None:
    EVENTS.declare(EventKind(number, name, parts, None, secret, line, quiet))


# The course of the game

FIRST_PLAYER: Final = 0
declare(FIRST_PLAYER, "first-player", [a_seat()], line="first {seat}")

SOURCE: Final = 1
EVENTS.declare(
    Opened(SOURCE, "source", [Part("source", SOURCE_CARD), a_number("lower"), a_number("upper")])
)

ROUND: Final = 2
declare(ROUND, "round", [a_number("round"), Part("seat", SEAT)], line="round {round}")

DEALT: Final = 3
declare(
    DEALT,
    "dealt",
    [Part("seat", SEAT), a_count()],
    secret=Part("cards", CARD, many=True, adds="you"),
)

EXCHANGED: Final = 4
declare(EXCHANGED, "exchanged", [a_seat(), a_count()])

KEPT: Final = 5
declare(KEPT, "kept", [a_seat()], quiet=True)

NEW_CREATURE: Final = 6
declare(
    NEW_CREATURE,
    "new-creature",
    [Part("creature", NEWCOMER)],
    secret=a_card(adds="known"),
    line="new {creature}",
    quiet=True,
)

ADDED: Final = 7
declare(
    ADDED,
    "added",
    [a_card(said=False), a_trait(), a_creature()],
    line="added {trait} on {creature}",
)

# Energy

TOOK: Final = 8
EVENTS.declare(
    Took(
        TOOK,
        "took",
        [a_creature(), Part("lower", NUMBER, said=False), Part("upper", NUMBER, said=False)],
        quiet=True,
    )
)

GAINED: Final = 9  # by the rules, one at a time
declare(GAINED, "gained", [a_creature(), a_count()], line="gained {creature}", quiet=True)

LOST: Final = 10
declare(LOST, "lost", [a_creature(), a_count()], line="lost {creature}", quiet=True)

SLEPT: Final = 11
declare(SLEPT, "slept", [a_creature()], quiet=True)

TRANSMUTED: Final = 12
declare(TRANSMUTED, "transmuted", [a_creature(), a_count()], quiet=True)

# Attacks and traits

ATTACKED: Final = 13
declare(ATTACKED, "attacked", [a_creature(), a_creature("other")], quiet=True)

REDIRECTED: Final = 14
declare(REDIRECTED, "redirected", [a_creature(), a_creature("other")], quiet=True)

STRUCK: Final = 15
declare(
    STRUCK,
    "struck",
    [a_creature(), a_trait(), choice("outcome", ["vain", ""])],
    line="struck {creature} {trait}[ in {outcome}]",
    quiet=True,
)

BURNT: Final = 16
declare(
    BURNT,
    "burnt",
    [a_creature(), a_trait(), a_card(said=False)],
    line="burnt {creature} {trait}",
)

TURNED: Final = 17
declare(TURNED, "turned", [a_creature(), a_trait(), a_trait("now")])

SCARED: Final = 18
declare(SCARED, "scared", [a_creature(), a_creature("other")], quiet=True)

WOKE: Final = 19
declare(WOKE, "woke", [a_creature(), a_creature("other")], quiet=True)

GAVE: Final = 20
declare(GAVE, "gave", [a_creature(), a_creature("other")], quiet=True)

SHED: Final = 21
declare(
    SHED,
    "shed",
    [a_creature(), a_trait(), a_card(said=False)],
    line="shed {creature} {trait}",
)

POISONED: Final = 22
declare(POISONED, "poisoned", [a_creature(), a_creature("other")], quiet=True)

SKIPPED: Final = 23
declare(SKIPPED, "skipped", [a_seat()], quiet=True)

# The end of a round

ROUND_OVER: Final = 24
declare(ROUND_OVER, "round-over", [a_number("round")], line="round over {round}")

ALL_WOKE: Final = 25
declare(ALL_WOKE, "all-woke", line="all woke")

SHUFFLED: Final = 26
declare(SHUFFLED, "shuffled", [a_count()])

GAME_OVER: Final = 27
declare(GAME_OVER, "game-over", [a_seat()], line="over {seat}")

# The Shadow

CHOICE: Final = 28
declare(CHOICE, "choice", [a_number("number")])

CHOICE_SHUFFLED: Final = 29
declare(CHOICE_SHUFFLED, "choice-shuffled", line="choice shuffled")

SHADOW_CREATES: Final = 0
SHADOW_GROWS: Final = 1
SHADOW_TRANSMUTES: Final = 2
SHADOW_WAKES: Final = 3
SHADOW_AIMS: Final = 4
SHADOW_SPARES: Final = 5
SHADOW_TAKES: Final = 6
SHADOW_AIMS_AGAIN: Final = 7
SHADOW_RESTS: Final = 8
SHADOW_DOES_NOTHING: Final = 9
#: What the Shadow does, by these numbers.
SHADOW_DOES: Final = [
    "creates",
    "grows",
    "transmutes",
    "wakes",
    "aims",
    "spares",
    "takes",
    "aims-again",
    "rests",
    "does-nothing",
]
SHADOW: Final = 30
declare(
    SHADOW,
    "shadow",
    [choice("step", SHADOW_DOES), a_creature()],
    line="shadow {step}[ {creature}]",
)

DISCARDED: Final = 31
EVENTS.declare(CardDiscarded(DISCARDED, "discarded", [a_card()]))

PICKED: Final = 32
declare(PICKED, "picked", [a_creature()])
