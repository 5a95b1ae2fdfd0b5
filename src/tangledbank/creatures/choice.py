"""The choice cards: how the Shadow picks among several things."""

from tangledbank.core.step_kind import StepKind
from tangledbank.core.throw import Throw
from tangledbank.creatures import events as ev
from tangledbank.creatures.state import CHOICE_CARDS, State, Step
from tangledbank.creatures.steps import STEPS, StepReader
from tangledbank.native import mypyc_attr


@mypyc_attr(acyclic=True)
class ChoiceShuffle(Step):
    """The pile of choice cards is empty: shuffle all of them (CREA-SOLO-04)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.seat = -1

    def clone(self) -> Step:
        return ChoiceShuffle()

    def to_json(self) -> dict[str, object]:
        return {"step": "choice-shuffle"}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return ChoiceShuffle()

    def throw(self, s: State) -> Throw | None:
        return Throw("shuffle", CHOICE_CARDS)

    def thrown(self, s: State, outcome: list[int]) -> None:
        s.choice = [place + 1 for place in outcome]
        s.tell(ev.CHOICE_SHUFFLED)
        s.stack.pop()


STEPS.declare(StepKind("choice-shuffle", ChoiceShuffle.read, ["shadow", "attack", "molt"]))


def choice_is_out(s: State) -> bool:
    """Must the pile be shuffled before a card can be opened?  If so, that comes next."""
    if s.choice:
        return False
    s.stack.append(ChoiceShuffle())
    return True


def pick(s: State, count: int) -> int:
    """Open a choice card and count with it among `count` things, wrapping around at the end."""
    number = s.choice.pop()
    s.tell(ev.CHOICE, number)
    return (number - 1) % count
