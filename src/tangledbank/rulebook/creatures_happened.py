"""Events of the magical creatures as short lines: `took A1 1`, `struck A1 vampire`."""

from tangledbank.core.event import Event
from tangledbank.creatures import happenings as ev
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.sentences import SHADOW_WORDS
from tangledbank.creatures.traits.names import NAMES
from tangledbank.rulebook.event_forms import EventForms

ONE_CREATURE = {
    ev.NEW_CREATURE: "new",
    ev.GAINED: "gained",
    ev.LOST: "lost",
    ev.SLEPT: "slept",
    ev.PICKED: "picked",
}
TWO_CREATURES = {
    ev.ATTACKED: "attacked",
    ev.REDIRECTED: "redirected",
    ev.SCARED: "scared",
    ev.WOKE: "woke",
    ev.GAVE: "gave",
    ev.POISONED: "poisoned",
}
CREATURE_AND_TRAIT = {ev.BURNT: "burnt", ev.SHED: "shed"}
ONE_SEAT = {
    ev.FIRST_PLAYER: "first",
    ev.KEPT: "kept",
    ev.SKIPPED: "skipped",
    ev.GAME_OVER: "over",
}
SEAT_AND_NUMBER = {ev.DEALT: "dealt", ev.EXCHANGED: "exchanged"}
ONE_NUMBER = {
    ev.ROUND: "round",
    ev.ROUND_OVER: "round over",
    ev.SHUFFLED: "shuffled",
    ev.CHOICE: "choice",
}
ALONE = {ev.ALL_WOKE: "all woke", ev.CHOICE_SHUFFLED: "choice shuffled"}

#: How events read; capital words are explained in `docs/contribute/scenarios-creatures.md`.
EVENTS = EventForms(
    [
        *[f"{word} CREATURE" for word in ONE_CREATURE.values() if word != "new"],
        "new NEWCOMER",
        *[f"{word} CREATURE CREATURE" for word in TWO_CREATURES.values()],
        *[f"{word} CREATURE TRAIT" for word in CREATURE_AND_TRAIT.values()],
        *[f"{word} SEAT" for word in ONE_SEAT.values()],
        *[f"{word} SEAT N" for word in SEAT_AND_NUMBER.values()],
        *[f"{word} N" for word in ONE_NUMBER.values()],
        *ALONE.values(),
        "source SOURCE N N",
        "added TRAIT on CREATURE",
        "took CREATURE PARTS",
        "transmuted CREATURE N",
        "struck CREATURE TRAIT",
        "struck CREATURE TRAIT in vain",
        "turned CREATURE TRAIT TRAIT",
        *[f"shadow {word}" for word in SHADOW_WORDS.values()],
        *[f"shadow {word} CREATURE" for word in SHADOW_WORDS.values()],
        "discarded CARD",
    ]
)

#: How many operands the kinds of events have that say more, or less, than one thing.
OPERANDS = {
    **dict.fromkeys(ALONE, 0),
    **dict.fromkeys(TWO_CREATURES, 2),
    **dict.fromkeys(SEAT_AND_NUMBER, 2),
    **dict.fromkeys((ev.ROUND, ev.GAINED, ev.LOST, ev.TRANSMUTED, ev.SHADOW), 2),
    **dict.fromkeys(CREATURE_AND_TRAIT, 3),
    **dict.fromkeys((ev.SOURCE, ev.ADDED, ev.TOOK, ev.STRUCK, ev.TURNED), 3),
}


def is_well_formed(event: Event) -> bool:
    """Has an event just the parts that its kind has?"""
    if any([event.a, event.b, event.c][OPERANDS.get(event.kind, 1) :]) or event.items:
        return False
    if event.kind in (ev.GAINED, ev.LOST):
        return event.b == 1  # by the rules energy comes and goes one by one
    if event.kind == ev.STRUCK:
        return event.c in (0, 1)
    hides = event.kind in (ev.DEALT, ev.NEW_CREATURE)
    return hides == (event.seat >= 0) and (hides or event.secret is None)


def line(event: Event, names: list[str]) -> str:
    """One event as a line."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind in ONE_CREATURE:
        return f"{ONE_CREATURE[kind]} {creature_name(a)}"
    if kind in TWO_CREATURES:
        return f"{TWO_CREATURES[kind]} {creature_name(a)} {creature_name(b)}"
    if kind in CREATURE_AND_TRAIT:
        return f"{CREATURE_AND_TRAIT[kind]} {creature_name(a)} {NAMES[b]}"
    if kind in ONE_SEAT:
        return f"{ONE_SEAT[kind]} {names[a]}"
    if kind in SEAT_AND_NUMBER:
        return f"{SEAT_AND_NUMBER[kind]} {names[a]} {b}"
    if kind in ONE_NUMBER:
        return f"{ONE_NUMBER[kind]} {a}"
    if kind in ALONE:
        return ALONE[kind]
    if kind == ev.SOURCE:
        return f"source {load_bestiary().sources[a].id} {b} {c}"
    if kind == ev.ADDED:
        return f"added {NAMES[b]} on {creature_name(c)}"
    if kind == ev.TOOK:
        return f"took {creature_name(a)} {'+'.join(['lower'] * b + ['upper'] * c)}"
    if kind == ev.TRANSMUTED:
        return f"transmuted {creature_name(a)} {b}"
    if kind == ev.STRUCK:
        return f"struck {creature_name(a)} {NAMES[b]}{'' if c else ' in vain'}"
    if kind == ev.TURNED:
        return f"turned {creature_name(a)} {NAMES[b]} {NAMES[c]}"
    if kind == ev.SHADOW:
        creature = f" {creature_name(b)}" if b >= 0 else ""
        return f"shadow {SHADOW_WORDS[a]}{creature}"
    if kind == ev.DISCARDED:
        return f"discarded {card_name(a)}"
    return ""
