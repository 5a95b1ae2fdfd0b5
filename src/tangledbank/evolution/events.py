"""The events of the game, each declared once: its number, its name and its parts.

The name is that of the message that says it, `log-evolution-NAME` in `messages/`.  `line` is how
scenarios write it, where that is not its name and its parts in their order.
"""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.core.event_kind import EventKind, EventKinds, Part, choice, filled
from tangledbank.core.phrase import Phrase
from tangledbank.core.thing import COUNT, FACE, SEAT
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import PHASES
from tangledbank.evolution.things import (
    ANIMAL,
    CARD,
    LOCATION,
    TRAIT,
    a_card,
    a_colour,
    a_count,
    a_face,
    a_newcomer,
    a_number,
    a_seat,
    a_trait,
    an_animal,
)
from tangledbank.evolution.traits.trait import TRAITS

EVENTS: Final = EventKinds("evolution")


class Played(EventKind):
    """A card is laid as a trait; a pair trait may have roles."""

    def phrase(self, event: Event, names: list[str], seat: int) -> Phrase:
        said = super().phrase(event, names, seat)
        if event.items and TRAITS[event.b].roles:
            said.template = "played.roles"
        return said

    def templates(self) -> dict[str, dict[str, str]]:
        found = super().templates()
        found["played.roles"] = found["played.pair"]
        return found

    def line(self, event: Event, names: list[str]) -> str:
        partner = animal_name(event.items[0]) if event.items else ""
        card = card_name(event.a, event.b)  # the trait that is up comes first
        words = {"card": card, "animal": animal_name(event.c), "partner": partner}
        return filled(self.line_pattern, words)


class Dice(EventKind):
    """Dice of one seat, or (`a` is -1) one of each for the first player: seat, face, seat ..."""

    def throws(self, event: Event, names: list[str]) -> list[str]:
        items: list[int] = [] if event.items is None else event.items
        seat = Part("seat", SEAT)
        return [
            f"{seat.named(items[at], names)} {items[at + 1]}" for at in range(0, len(items) - 1, 2)
        ]

    def text(self, event: Event) -> str:
        if event.a < 0:
            return f"dice({', '.join(self.throws(event, []))})"
        return super().text(event)

    def phrase(self, event: Event, names: list[str], seat: int) -> Phrase:
        if event.a < 0:
            faces = ", ".join(self.throws(event, names))
            return Phrase("dice.first-player", {"faces": faces})
        return super().phrase(event, names, seat)

    def templates(self) -> dict[str, dict[str, str]]:
        return super().templates() | {"dice.first-player": {"faces": "faces"}}

    def line(self, event: Event, names: list[str]) -> str:
        if event.a < 0:
            return f"dice {' '.join(self.throws(event, names))}"
        return super().line(event, names)

    def forms(self) -> list[str]:
        return ["dice SEAT ROLLS"]


class Separated(EventKind):
    """A pair card is gone; scenarios name its animals in the order of their names."""

    def line(self, event: Event, names: list[str]) -> str:
        items: list[int] = [] if event.items is None else event.items
        return super().line(event.with_parts(sorted(items), -1, None), names)


def declare(
    number: int,
    name: str,
    parts: list[Part] | None = None,
    items: list[Part] | None = None,
    secret: Part | None = None,
    line: str = "",
    quiet: bool = False,
) -> None:
    EVENTS.declare(EventKind(number, name, parts, items, secret, line, quiet))


def known_card() -> Part:
    """The card an animal is made of, for those who may know it."""
    return a_card(adds="known")


# The course of the game

FIRST_PLAYER: Final = 0
declare(FIRST_PLAYER, "first-player", [a_seat()], line="first {seat}")

TURN: Final = 1
declare(
    TURN,
    "turn",
    [a_number("turn"), Part("seat", SEAT), choice("last", ["", "last"])],
    line="turn {turn}",
)

PHASE: Final = 2
declare(PHASE, "phase", [choice("phase", PHASES)])

DEALT: Final = 3
declare(
    DEALT,
    "dealt",
    [Part("seat", SEAT), a_count()],
    secret=Part("cards", CARD, many=True, adds="you"),
)

PASSED: Final = 4
declare(PASSED, "passed", [a_seat()], quiet=True)

NEW_ANIMAL: Final = 5
declare(
    NEW_ANIMAL,
    "new-animal",
    [a_newcomer(), Part("location", LOCATION, base=1, said=False)],
    secret=known_card(),
    line="new {animal}[ in {location}]",
    quiet=True,
)

PLAYED: Final = 6
EVENTS.declare(
    Played(
        PLAYED,
        "played",
        [a_card(said=False), a_trait(), an_animal()],
        [Part("partner", ANIMAL, adds="pair")],
        line="played {card} on {animal}[ {partner}]",
    )
)

DICE: Final = 7
EVENTS.declare(
    Dice(DICE, "dice", [a_seat()], [Part("faces", FACE, many=True)], line="dice {seat} {faces}")
)

SUPPLY: Final = 8
declare(
    SUPPLY,
    "supply",
    [a_count(), Part("location", LOCATION, base=1, adds="there")],
    line="supply[ {location}] {count}",
)

ROUND: Final = 9
declare(ROUND, "round", [a_number("round")], quiet=True)

# Food

GOT: Final = 10
declare(
    GOT,
    "got",
    [an_animal(), a_colour(), Part("count", COUNT, close=True)],
    [choice("source", ["", "supply"])],
    quiet=True,
)

STORED: Final = 11
declare(STORED, "stored", [an_animal(), a_count()], quiet=True)

BURNT: Final = 12
declare(BURNT, "burnt", [an_animal(), a_count()], quiet=True)

GRAZED: Final = 13
declare(GRAZED, "grazed", [an_animal()], quiet=True)

STOLE: Final = 14
declare(STOLE, "stole", [an_animal(), an_animal("victim"), a_colour()], quiet=True)

SLEPT: Final = 15
declare(SLEPT, "slept", [an_animal()], quiet=True)

# Attacks

ATTACKED: Final = 16
declare(
    ATTACKED,
    "attacked",
    [an_animal(), an_animal("prey"), Part("trait", TRAIT, base=1, adds="ignoring")],
    [choice("kind", ["", "ambush", "counter"])],
    line="attacked {animal} {prey}[ ignoring {trait}]",
    quiet=True,
)

RAN: Final = 17
declare(RAN, "ran", [an_animal(), a_face(), choice("outcome", ["caught", "away"])])

REDIRECTED: Final = 18
declare(REDIRECTED, "redirected", [an_animal(), an_animal("prey")], quiet=True)

DROPPED: Final = 19
declare(
    DROPPED,
    "dropped",
    [an_animal(), a_card(said=False), a_trait()],
    [Part("partner", ANIMAL, adds="pair")],
    line="dropped {animal} {trait}[ with {partner}]",
)

EATEN: Final = 20
declare(EATEN, "eaten", [an_animal(), an_animal("prey")], line="eaten {prey} by {animal}")

POISONED: Final = 21
declare(POISONED, "poisoned", [an_animal()])

SCAVENGED: Final = 22
declare(SCAVENGED, "scavenged", [an_animal()], quiet=True)

SHARED: Final = 23
declare(SHARED, "shared", [a_trait(), an_animal("giver"), an_animal("receiver")], quiet=True)

ENDED: Final = 24
declare(ENDED, "ended", [a_seat()], quiet=True)

# The end of a turn

STARVED: Final = 25
declare(STARVED, "starved", [an_animal()])

DIED_OF_POISON: Final = 26
declare(DIED_OF_POISON, "died-of-poison", [an_animal()])

DISCARDED: Final = 27
declare(
    DISCARDED,
    "discarded",
    [Part("seat", SEAT, said=False), an_animal()],
    [Part("cards", CARD, many=True, said=False)],
    secret=known_card(),
    line="discarded {animal}[ with {cards}]",
)

SHUFFLED: Final = 28
declare(SHUFFLED, "shuffled", [a_count()])

LAST_TURN: Final = 29
declare(LAST_TURN, "last-turn", line="last turn")

REWARDED: Final = 30
declare(
    REWARDED,
    "rewarded",
    [a_seat(), a_number("drawn"), a_number("points")],
    line="rewarded {seat} cards {drawn} points {points}",
)

GAME_OVER: Final = 31
declare(GAME_OVER, "game-over", line="over")

FAT_SET: Final = 32
declare(FAT_SET, "fat-set", [an_animal(), a_count()], line="fat {animal} {count}", quiet=True)

# The expansions

HID: Final = 33
declare(HID, "hid", [an_animal()], quiet=True)

INKED: Final = 34
declare(INKED, "inked", [an_animal()], quiet=True)

REVEALED: Final = 35
declare(REVEALED, "revealed", [an_animal()])

BORN: Final = 36
declare(BORN, "born", [a_newcomer(), an_animal("parent")], line="born {animal} of {parent}")

MOVED: Final = 37
declare(MOVED, "moved", [an_animal(), Part("location", LOCATION)], quiet=True)

SEPARATED: Final = 38
EVENTS.declare(
    Separated(
        SEPARATED,
        "separated",
        [a_card(said=False), a_trait()],
        [an_animal(), an_animal("partner")],
        line="separated {trait} {animal} {partner}",
    )
)

SHELL_LEFT: Final = 39
declare(SHELL_LEFT, "shell-left", [an_animal()])

SETTLED: Final = 40
declare(SETTLED, "settled", [an_animal()], quiet=True)

STUNG: Final = 41
declare(STUNG, "stung", [an_animal()])

RECOMBINED: Final = 42
declare(
    RECOMBINED,
    "recombined",
    [an_animal(), an_animal("partner")],
    [a_trait(), a_trait("other")],
    line="recombined {animal} {partner} {trait} {other}",
)

GROWN: Final = 43
declare(GROWN, "grown", [an_animal(), a_trait()])

DIED_OF_NEOPLASIA: Final = 44
declare(DIED_OF_NEOPLASIA, "died-of-neoplasia", [an_animal()])

REMAINS: Final = 45
declare(REMAINS, "remains", [an_animal()], secret=known_card())

RESTORED: Final = 46
declare(RESTORED, "restored", [an_animal()], secret=known_card())

ADDED: Final = 47
declare(
    ADDED,
    "added",
    [an_animal(), a_count(), Part("location", LOCATION, said=False)],
    line="added {animal} {count}",
    quiet=True,
)

COUNTER_FAILED: Final = 48
declare(COUNTER_FAILED, "counter-failed", [an_animal()])

FETCHED: Final = 49
# The card is not said: it may come from a pile that only some may look through.
declare(FETCHED, "fetched", [an_animal(), a_card(said=False)], line="fetched {animal}")

AWOKE: Final = 50
declare(AWOKE, "awoke", [an_animal()])

USED: Final = 51  # a trait that has no event of its own
declare(USED, "used", [an_animal(), a_trait()])
