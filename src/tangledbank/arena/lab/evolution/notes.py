"""What the laboratory counts in The Origin of Species, in words, with the clauses."""

from collections import Counter
from typing import Final

from tangledbank.arena.lab.lab_adapter import ANIMAL, LabAdapter, Play
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.game import Game
from tangledbank.evolution.state import COLOURS
from tangledbank.evolution.traits.names import NAMES as TRAITS

#: The events that are counted; the others only show how far the game has come.
COUNTED: Final[dict[int, str]] = {
    ev.NEW_ANIMAL: "animal laid",
    ev.PLAYED: "trait played",
    ev.GOT: "token received",
    ev.STORED: "fat stored",
    ev.BURNT: "fat burnt",
    ev.GRAZED: "food grazed away",
    ev.STOLE: "food stolen",
    ev.SLEPT: "animal hibernates",
    ev.ATTACKED: "attack",
    ev.RAN: "prey runs",
    ev.REDIRECTED: "attack passed on by mimicry",
    ev.DROPPED: "trait dropped",
    ev.EATEN: "animal eaten",
    ev.POISONED: "hunter poisoned",
    ev.SCAVENGED: "scavenger eats",
    ev.SHARED: "pair trait acts",
    ev.STARVED: "animal starved",
    ev.DIED_OF_POISON: "animal dead of poison",
    ev.SHUFFLED: "discard shuffled",
    ev.REWARDED: "cards or points chosen",
    ev.FAT_SET: "fat set at the end of the turn",
    ev.HID: "prey hides in its shell",
    ev.INKED: "attack ends in an ink cloud",
    ev.REVEALED: "anglerfish turned over",
    ev.BORN: "animal born",
    ev.MOVED: "animal moved",
    ev.SEPARATED: "pair parted",
    ev.SHELL_LEFT: "shell left empty",
    ev.SETTLED: "shell settled in",
    ev.STUNG: "hunter paralysed",
    ev.RECOMBINED: "traits recombined",
    ev.GROWN: "neoplasia grows",
    ev.DIED_OF_NEOPLASIA: "animal dead of neoplasia",
    ev.REMAINS: "remains wait for regeneration",
    ev.RESTORED: "animal regenerated",
    ev.ADDED: "food added to the supply",
    ev.COUNTER_FAILED: "anglerfish shown in vain",
    ev.FETCHED: "swimming card fetched",
    ev.AWOKE: "animal awakened",
    ev.USED: "trait used",
}

CLAUSES: Final[dict[str, str]] = {
    "animal laid": v.MOMENTS[v.ANIMAL],
    "trait played": v.MOMENTS[v.PLAY],
    "fat burnt": v.MOMENTS[v.BURN],
    "food grazed away": v.MOMENTS[v.GRAZE],
    "food stolen": v.MOMENTS[v.STEAL],
    "animal hibernates": v.MOMENTS[v.HIBERNATE],
    "attack": v.MOMENTS[v.ATTACK],
    "prey runs": v.MOMENTS[v.RUN],
    "attack passed on by mimicry": v.MOMENTS[v.REDIRECT],
    "trait dropped": v.MOMENTS[v.DROP],
    "pair trait acts": v.MOMENTS[v.SHARE],
    "scavenger eats": v.MOMENTS[v.SCAVENGE],
    "cards or points chosen": v.MOMENTS[v.REWARD],
    "prey hides in its shell": v.MOMENTS[v.HIDE],
    "shell settled in": v.MOMENTS[v.SETTLE],
    "attack ends in an ink cloud": v.MOMENTS[v.INK],
    "anglerfish turned over": v.MOMENTS[v.REVEAL],
    "animal moved": v.MOMENTS[v.MIGRATE],
    "traits recombined": v.MOMENTS[v.RECOMBINE],
    "swimming card fetched": v.MOMENTS[v.FETCH],
}

#: Attacks by kind, as `hunting` numbers them.
ATTACKS: Final = ("attack", "attack from ambush", "counter-attack of an anglerfish")


class EvolutionLab(LabAdapter):
    clauses = CLAUSES

    def first(self, game: core.Game) -> int:
        assert isinstance(game, Game)
        return game.state.first

    def count(self, event: Event, counts: Counter[str]) -> None:
        words = COUNTED.get(event.kind)
        if words is None:
            return
        count = 1
        if event.kind == ev.GOT:
            words = f"{COLOURS[event.b]} token received"
            count = event.c
        elif event.kind in (ev.STORED, ev.BURNT, ev.FAT_SET, ev.ADDED):
            count = event.b
        elif event.kind == ev.RAN:
            words += ": away" if event.c else ": in vain"
        elif event.kind == ev.ATTACKED and event.items:
            words = ATTACKS[event.items[0]]
        elif event.kind == ev.SHARED:
            words += f": {TRAITS[event.a]}"
        counts[words] += count

    def play(self, action: Action) -> Play | None:
        verb = action.verb
        if verb == v.ANIMAL:
            return Play(ANIMAL)
        if verb == v.PLAY:
            return Play(TRAITS[action.b], [action.c])
        if verb == v.PAIR:
            return Play(TRAITS[action.b], [action.c, action.d])
        return None
