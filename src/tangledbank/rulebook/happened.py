"""Events as short lines, for expectations in scenarios: `eaten B1 by A1`, `got A1 blue 2`."""

from tangledbank.core.event import Event
from tangledbank.evolution import happenings as ev
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import COLOURS, LOCATIONS, PHASES
from tangledbank.evolution.traits.names import NAMES
from tangledbank.rulebook.event_forms import EventForms

#: Events about one animal, and nothing else.
ONE_ANIMAL = {
    ev.GRAZED: "grazed",
    ev.SLEPT: "slept",
    ev.POISONED: "poisoned",
    ev.SCAVENGED: "scavenged",
    ev.STARVED: "starved",
    ev.DIED_OF_POISON: "died-of-poison",
    ev.HID: "hid",
    ev.INKED: "inked",
    ev.REVEALED: "revealed",
    ev.SHELL_LEFT: "shell-left",
    ev.SETTLED: "settled",
    ev.STUNG: "stung",
    ev.DIED_OF_NEOPLASIA: "died-of-neoplasia",
    ev.REMAINS: "remains",
    ev.RESTORED: "restored",
    ev.COUNTER_FAILED: "counter-failed",
    ev.FETCHED: "fetched",
    ev.AWOKE: "awoke",
}
ONE_SEAT = {ev.FIRST_PLAYER: "first", ev.PASSED: "passed", ev.ENDED: "ended"}
ONE_NUMBER = {ev.TURN: "turn", ev.ROUND: "round", ev.SHUFFLED: "shuffled"}
ANIMAL_AND_NUMBER = {ev.STORED: "stored", ev.BURNT: "burnt", ev.FAT_SET: "fat"}

#: How many of its three operands a kind of event uses; of those not named here, the first.
OPERANDS = {
    **dict.fromkeys([ev.LAST_TURN, ev.GAME_OVER], 0),
    **dict.fromkeys(
        [ev.DEALT, ev.NEW_ANIMAL, ev.SUPPLY, ev.STORED, ev.BURNT, ev.REDIRECTED, ev.EATEN], 2
    ),
    **dict.fromkeys([ev.DISCARDED, ev.FAT_SET, ev.BORN, ev.MOVED, ev.SEPARATED], 2),
    **dict.fromkeys([ev.RECOMBINED, ev.GROWN, ev.FETCHED], 2),
    **dict.fromkeys([ev.TURN, ev.PLAYED, ev.GOT, ev.STOLE, ev.ATTACKED, ev.RAN], 3),
    **dict.fromkeys([ev.DROPPED, ev.SHARED, ev.REWARDED, ev.ADDED], 3),
}

#: How events read; capital words are explained in `docs/contribute/scenarios.md`.
EVENTS = EventForms(
    [
        *[f"{word} ANIMAL" for word in ONE_ANIMAL.values()],
        "new NEWCOMER",
        "new NEWCOMER in LOCATION",
        *[f"{word} SEAT" for word in ONE_SEAT.values()],
        *[f"{word} N" for word in ONE_NUMBER.values()],
        *[f"{word} ANIMAL N" for word in ANIMAL_AND_NUMBER.values()],
        "phase PHASE",
        "dealt SEAT N",
        "played CARD on ANIMAL",
        "played CARD on ANIMAL ANIMAL",
        "dice SEAT ROLLS",
        "got ANIMAL COLOUR N",
        "stole ANIMAL ANIMAL COLOUR",
        "supply N",
        "supply LOCATION N",
        "attacked ANIMAL ANIMAL",
        "attacked ANIMAL ANIMAL ignoring TRAIT",
        "born NEWCOMER of ANIMAL",
        "moved ANIMAL LOCATION",
        "separated TRAIT ANIMAL ANIMAL",
        "recombined ANIMAL ANIMAL TRAIT TRAIT",
        "grown ANIMAL TRAIT",
        "added ANIMAL N",
        "ran ANIMAL N away",
        "ran ANIMAL N caught",
        "redirected ANIMAL ANIMAL",
        "dropped ANIMAL TRAIT",
        "dropped ANIMAL TRAIT with ANIMAL",
        "eaten ANIMAL by ANIMAL",
        "shared TRAIT ANIMAL ANIMAL",
        "discarded ANIMAL",
        "discarded ANIMAL with CARDS",
        "rewarded SEAT cards N points N",
        "last turn",
        "over",
    ]
)


def has_idle_operand(event: Event) -> bool:
    """Says this event something that its kind has no place for?"""
    return any([event.a, event.b, event.c][OPERANDS.get(event.kind, 1) :])


def line(event: Event, names: list[str]) -> str:
    """One event as a line."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    items = event.items or []
    if kind in ONE_ANIMAL:
        return f"{ONE_ANIMAL[kind]} {animal_name(a)}"
    if kind in ONE_SEAT:
        return f"{ONE_SEAT[kind]} {names[a]}"
    if kind in ONE_NUMBER:
        return f"{ONE_NUMBER[kind]} {a}"
    if kind in ANIMAL_AND_NUMBER:
        return f"{ANIMAL_AND_NUMBER[kind]} {animal_name(a)} {b}"
    if kind == ev.NEW_ANIMAL:
        return f"new {animal_name(a)} in {LOCATIONS[b - 1]}" if b else f"new {animal_name(a)}"
    if kind == ev.PHASE:
        return f"phase {PHASES[a]}"
    if kind == ev.DEALT:
        return f"dealt {names[a]} {b}"
    if kind == ev.PLAYED:
        partner = f" {animal_name(items[0])}" if items else ""
        return f"played {card_name(a, b)} on {animal_name(c)}{partner}"
    if kind == ev.DICE:
        if a < 0:  # for the first player: each seat and its die
            rolls = [f"{names[items[at]]} {items[at + 1]}" for at in range(0, len(items), 2)]
            return f"dice {' '.join(rolls)}"
        return f"dice {names[a]} {' '.join(map(str, items))}"
    if kind == ev.GOT:
        return f"got {animal_name(a)} {COLOURS[b]} {c}"
    if kind == ev.STOLE:
        return f"stole {animal_name(a)} {animal_name(b)} {COLOURS[c]}"
    if kind == ev.SUPPLY:
        return f"supply {LOCATIONS[b - 1]} {a}" if b else f"supply {a}"
    if kind == ev.ATTACKED:
        ignoring = f" ignoring {NAMES[c - 1]}" if c else ""
        return f"attacked {animal_name(a)} {animal_name(b)}{ignoring}"
    if kind == ev.BORN:
        return f"born {animal_name(a)} of {animal_name(b)}"
    if kind == ev.MOVED:
        return f"moved {animal_name(a)} {LOCATIONS[b]}"
    if kind == ev.SEPARATED:
        return f"separated {NAMES[b]} {animal_name(min(items))} {animal_name(max(items))}"
    if kind == ev.RECOMBINED:
        given = f"{NAMES[items[0]]} {NAMES[items[1]]}"
        return f"recombined {animal_name(a)} {animal_name(b)} {given}"
    if kind == ev.GROWN:
        return f"grown {animal_name(a)} {NAMES[b]}"
    if kind == ev.ADDED:
        return f"added {animal_name(a)} {b}"
    if kind == ev.RAN:
        return f"ran {animal_name(a)} {b} {'away' if c else 'caught'}"
    if kind == ev.REDIRECTED:
        return f"redirected {animal_name(a)} {animal_name(b)}"
    if kind == ev.DROPPED:
        partner = f" with {animal_name(items[0])}" if items else ""
        return f"dropped {animal_name(a)} {NAMES[c]}{partner}"
    if kind == ev.EATEN:
        return f"eaten {animal_name(b)} by {animal_name(a)}"
    if kind == ev.SHARED:
        return f"shared {NAMES[a]} {animal_name(b)} {animal_name(c)}"
    if kind == ev.DISCARDED:
        opened = " ".join(sorted(card_name(card) for card in items))
        return f"discarded {animal_name(b)}" + (f" with {opened}" if opened else "")
    if kind == ev.REWARDED:
        return f"rewarded {names[a]} cards {b} points {c}"
    if kind == ev.LAST_TURN:
        return "last turn"
    if kind == ev.GAME_OVER:
        return "over"
    return ""
