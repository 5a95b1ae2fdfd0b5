"""Drawing cards, and shuffling the discard into a new deck when the old one is empty."""

from tangledbank.core.step_kind import StepKind
from tangledbank.core.throw import Throw
from tangledbank.creatures import events as ev
from tangledbank.creatures.state import State, Step
from tangledbank.creatures.steps import STEPS, StepReader
from tangledbank.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Shuffle(Step):
    """The discard is shuffled into a new deck (CREA-END-02)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.seat = -1

    def clone(self) -> Step:
        return Shuffle()

    def to_json(self) -> dict[str, object]:
        return {"step": "shuffle"}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Shuffle()

    def throw(self, s: State) -> Throw | None:
        return Throw("shuffle", len(s.discard))

    def thrown(self, s: State, outcome: list[int]) -> None:
        # The order of the discard must not matter.
        s.discard.sort()
        s.deck = [s.discard[place] for place in outcome]
        s.discard = []
        s.tell(ev.SHUFFLED, len(s.deck))
        s.stack.pop()


STEPS.declare(StepKind("shuffle", Shuffle.read, ["drawing", "shadow"]))


def deck_is_out(s: State) -> bool:
    """Must the discard be shuffled before a card can be drawn?  If so, that comes next."""
    if s.deck or not s.discard:
        return False
    s.stack.append(Shuffle())
    return True


@mypyc_attr(acyclic=True)
class Drawing(Step):
    """A player draws this many cards, or as many as there are."""

    __slots__ = ("due", "player")

    def __init__(self, player: i64, due: i64) -> None:
        self.seat = -1
        self.player = player
        self.due = due

    def clone(self) -> Step:
        return Drawing(self.player, self.due)

    def to_json(self) -> dict[str, object]:
        return {"step": "drawing", "player": self.player, "due": self.due}

    @staticmethod
    def read(saved: StepReader) -> Step:
        data = saved.data
        return Drawing(data.number("player", 0, saved.last), data.number("due", 0, 4095))

    def proceed(self, s: State) -> bool:
        drawn: list[int] = []
        player = s.players[self.player]
        deck = s.deck
        while self.due > 0 and deck:
            kind = deck.pop()
            player.draw(kind)
            drawn.append(kind)
            self.due -= 1
        if drawn:
            seat = self.player
            s.tell(ev.DEALT, seat, len(drawn), 0, None, seat, drawn)
        if self.due == 0 or not deck_is_out(s):
            s.stack.pop()
        return True


STEPS.declare(StepKind("drawing", Drawing.read, ["exchange", "round-end"]))
