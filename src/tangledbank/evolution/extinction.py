"""Extinction: the hungry and the poisoned die, and the food is cleared away."""

from tangledbank.core.event import Event
from tangledbank.evolution import happenings as ev
from tangledbank.evolution.dealing import Dealing, dues
from tangledbank.evolution.death import remove_animal
from tangledbank.evolution.state import OVER, State, Step


class Extinction(Step):
    __slots__ = ()

    def __init__(self) -> None:
        self.seat = -1

    def clone(self) -> Step:
        return Extinction()

    def to_json(self) -> dict[str, object]:
        return {"step": "extinction"}

    def proceed(self, s: State) -> bool:
        # Everybody dies at the same moment: who is fed is settled before the first is removed.
        doomed = []
        for seat in s.seats_from(s.first):
            for animal in s.players[seat].animals:
                if animal.poisoned or not animal.fed():
                    doomed.append(animal)
        for animal in doomed:
            kind = ev.DIED_OF_POISON if animal.poisoned else ev.STARVED
            s.events.append(Event(kind, animal.ref))
            remove_animal(s, animal)
        for player in s.players:
            player.passed = False
            for animal in player.animals:
                animal.red = 0
                animal.blue = 0
        s.stack.pop()
        if s.last_turn:
            # Points are counted now; nothing more is dealt (BASE-END-02).
            s.phase = OVER
            s.stack.clear()
            s.events.append(Event(ev.PHASE, OVER))
            s.events.append(Event(ev.GAME_OVER))
        else:
            s.stack.append(Dealing(dues(s)))
        return True
