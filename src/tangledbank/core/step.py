"""The flow of a game as a stack of pending steps.

A step owns what may be decided in it, how that is asked, and what follows.  The top of the stack
is asked first: `proceed` does what needs no decision and says whether anything happened; when
nothing can, the step waits for its `throw`, or for `seat` to choose one of `options`.  Whatever
interrupts a step is pushed onto it, and it goes on when it is on top again.
"""

from typing import Any

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import NO_QUESTION, Question
from tangledbank.core.throw import Throw
from tangledbank.core.why import Why
from tangledbank.native import i64, mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step:
    """One pending step of a game's flow.  `seat` is who must decide, unless a throw is waited for.

    The state `s` is the game's own kind, so its steps say `s: State` with the class that they mean.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = -1) -> None:
        self.seat = seat

    def clone(self) -> "Step":
        """A copy for another state."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """Its name under `step`, and what it has noted."""
        raise NotImplementedError

    def leaves_table(self) -> bool:
        """Does it only decide who is next, so that the table stays as it is when it proceeds?"""
        return False

    def proceed(self, s: Any) -> bool:
        """Go on as far as the rules leave no choice; true if anything changed."""
        return False

    def throw(self, s: Any) -> Throw | None:
        """The throw of chance this step waits for, if it does."""
        return None

    def thrown(self, s: Any, outcome: list[int]) -> None:
        """The throw came out so."""

    def options(self, s: Any) -> list[Action]:
        """Every legal answer of `seat`."""
        return []

    def bars(self, s: Any, action: Action, why: Why) -> bool:
        """Is this action refused?  `why` collects the clauses."""
        raise NotImplementedError

    def act(self, s: Any, action: Action) -> None:
        """Carry out a legal action."""

    # What is asked.  `actions` are all that is legal; nothing here may tell `seat` a secret.

    def asks(self) -> Question:
        """The question that it puts to `seat`."""
        return NO_QUESTION

    def question(self, s: Any, actions: list[Action]) -> Phrase:
        """The same as a sentence, without a language."""
        return self.asks().says()

    def default(self, s: Any, actions: list[Action]) -> Action:
        """What is done for `seat` if it does not decide itself: the least that the rules allow.

        Nothing is spent, announced or begun, a duty is met by the first way to meet it, and games
        in which nobody ever decides still end.
        """
        return self.asks().choose(actions)
