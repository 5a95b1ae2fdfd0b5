"""Extinction: the hungry and the poisoned die, the eaten that regrow come back, food is cleared."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.dealing import begin_dealing
from tangledbank.evolution.death import remove_animal, unlink
from tangledbank.evolution.state import OVER, Animal, Player, State, Step
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.things import an_animal
from tangledbank.evolution.verbs import ANIMAL, action
from tangledbank.native import i64

DYING: Final = 0
RESTORING: Final = 1

# Whoever has a hand is asked: of one card, too.
RESTORE: Final = Question("extinction", [ANIMAL], [an_animal("target")], always=True)


class Extinction(Step):
    __slots__ = ("stage",)

    def __init__(self, seat: i64 = -1, stage: i64 = DYING) -> None:
        self.seat = seat
        self.stage = stage

    def clone(self) -> Step:
        return Extinction(self.seat, self.stage)

    def to_json(self) -> dict[str, object]:
        return {"step": "extinction", "seat": self.seat, "stage": self.stage}

    @staticmethod
    def read(saved: StepReader) -> Step:
        stage = saved.data.number("stage", DYING, RESTORING)
        seat = saved.seat(least=-1)
        if seat >= 0 and (stage != RESTORING or not saved.s.players[seat].remains):
            raise saved.fail("seat", "this player has no animal to restore")
        return Extinction(seat, stage)

    def asks(self) -> Question:
        return RESTORE

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return RESTORE.says([actions[0].c])

    def proceed(self, s: State) -> bool:
        if self.stage == DYING:
            self.die(s)
            self.stage = RESTORING
            return True
        if self.next_to_restore(s):
            # Always asked, even of one card: not asking would tell something of the hand.
            return len(s.players[self.seat].hand) == 0
        s.stack.pop()
        if s.last_turn:
            # Points are counted now; nothing more is dealt (BASE-END-02).
            s.phase = OVER
            s.stack.clear()
            s.tell(ev.PHASE, OVER)
            s.tell(ev.GAME_OVER)
        else:
            s.stack.append(begin_dealing(s))
        return True

    def die(self, s: State) -> None:
        # Everybody dies at the same moment: who is fed is settled before the first is removed.
        doomed: list[Animal] = []
        for seat in s.seats_from(s.first):
            for animal in s.players[seat].animals:
                if animal.poisoned or not animal.fed():
                    doomed.append(animal)
        for animal in doomed:
            kind = ev.DIED_OF_POISON if animal.poisoned else ev.STARVED
            s.tell(kind, animal.ref)
            remove_animal(s, animal)
        for player in s.players:
            player.passed = False
            for animal in player.animals:
                animal.red = 0
                animal.blue = 0

    # Bringing the eaten back

    def next_to_restore(self, s: State) -> bool:
        """Find who restores an animal next; from the deck it needs no decision."""
        for seat in s.seats_from(s.first):
            player = s.players[seat]
            if not player.remains:
                continue
            if player.hand:
                self.seat = seat
                return True
            if s.deck:
                self.seat = seat
                restore(s, player, player.remains[0].ref, s.deck.pop())
                return True
        self.seat = -1
        return False

    def options(self, s: State) -> list[Action]:
        player = s.players[self.seat]
        found: list[Action] = []
        for remains in player.remains:
            for kind in sorted(set(player.hand)):
                found.append(action(ANIMAL, kind, 0, remains.ref))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        player = s.players[self.seat]
        if action.verb != ANIMAL:
            return why.bar("CONT-REGENERATION-06")
        if action.a not in player.hand and why.bar("BASE-DEV-01"):
            return True
        for remains in player.remains:
            if remains.ref == action.c and action.b == 0:
                return False
        return why.bar("CONT-REGENERATION-06")

    def act(self, s: State, action: Action) -> None:
        player = s.players[self.seat]
        player.hand.remove(action.a)
        restore(s, player, action.c, action.a)


STEPS.declare(
    StepKind("extinction", Extinction.read, ["turn"], phase="extinction", questions=[RESTORE])
)


def restore(s: State, player: Player, ref: i64, kind: i64) -> None:
    """Lay a card onto the traits of an eaten animal: it is back, and needs no food this turn."""
    for place, remains in enumerate(player.remains):
        if remains.ref == ref:
            animal = remains
            player.remains = player.remains[:place] + player.remains[place + 1 :]
            break
    animal.card = kind
    animal.restored = True
    at = 0
    while at < len(player.animals) and player.animals[at].ref < ref:
        at += 1
    player.animals.insert(at, animal)
    player.refresh(animal)
    for link in player.links:
        if link.a == ref or link.b == ref:
            partner = player.animal(link.partner(ref))
            if partner is not None:
                if partner.location != animal.location:
                    unlink(s, player, link)
                player.refresh(partner)
    s.tell(ev.RESTORED, ref, 0, 0, None, player.seat, [kind])
