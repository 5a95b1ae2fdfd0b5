"""What the laboratory counts in Magical Creatures, in words, with the clauses."""

from collections import Counter
from typing import Final

from tangledbank.arena.lab.lab_adapter import ANIMAL, LabAdapter, Play
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.creatures import events as ev
from tangledbank.creatures import verbs as v
from tangledbank.creatures.game import Game
from tangledbank.creatures.traits.names import NAMES as TRAITS

#: The events that are counted; the others only show how far the game has come.
COUNTED: Final[dict[int, str]] = {
    ev.EXCHANGED: "hand exchanged",
    ev.NEW_CREATURE: "creature created",
    ev.ADDED: "trait added",
    ev.TOOK: "energy taken",
    ev.GAINED: "energy gained",
    ev.LOST: "energy lost",
    ev.SLEPT: "creature falls asleep",
    ev.TRANSMUTED: "creature transmuted",
    ev.ATTACKED: "creature attacks",
    ev.REDIRECTED: "attack taken by a guard",
    ev.STRUCK: "strike",
    ev.BURNT: "trait burnt",
    ev.TURNED: "card turned",
    ev.SCARED: "creature scared",
    ev.WOKE: "creature woken",
    ev.GAVE: "energy given",
    ev.SHED: "trait shed",
    ev.POISONED: "attacker poisoned",
    ev.SKIPPED: "turn skipped",
    ev.SHUFFLED: "discard shuffled",
    ev.DISCARDED: "card the Shadow could not add",
}

CLAUSES: Final[dict[str, str]] = {
    "hand exchanged": v.moment(v.EXCHANGE),
    "creature created": v.moment(v.CREATE),
    "trait added": v.moment(v.ADD),
    "energy taken": v.moment(v.TAKE),
    "creature transmuted": v.moment(v.TRANSMUTE),
    "creature attacks": v.moment(v.ATTACK),
    "attack taken by a guard": v.moment(v.REDIRECT),
    "strike": v.moment(v.USE),
    "card turned": v.moment(v.TURN),
    "creature scared": v.moment(v.SCARE),
    "creature woken": v.moment(v.WAKE),
    "energy given": v.moment(v.GIVE),
    "trait shed": v.moment(v.SHED),
}


class CreaturesLab(LabAdapter):
    rounds = "rounds"
    clauses = CLAUSES

    def first(self, game: core.Game) -> int:
        assert isinstance(game, Game)
        return game.state.first

    def count(self, event: Event, counts: Counter[str]) -> None:
        words = COUNTED.get(event.kind)
        if words is None:
            return
        count = 1
        if event.kind == ev.TOOK:
            count = event.b + event.c
        elif event.kind in (ev.GAINED, ev.LOST):
            count = event.b
        elif event.kind == ev.STRUCK:
            words += f": {TRAITS[event.b]}" + ("" if event.c else ", in vain")
        counts[words] += count

    def play(self, action: Action) -> Play | None:
        if action.verb == v.CREATE:
            return Play(ANIMAL)
        if action.verb == v.ADD:
            return Play(TRAITS[action.b], [action.c])
        return None
