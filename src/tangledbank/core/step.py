"""The flow of a game as a stack of pending steps.

A step defines the possible decisions, the question, and the consequences.  The step on top of the
stack runs first: `proceed` does what needs no decision and returns whether anything happened; when
nothing can, the step waits for its `throw`, or for `seat` to choose one of `options`.  An
interruption is pushed onto the stack, and the step continues when it is on top again.
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
    """One pending step of a game's flow.  `seat` must decide, unless a throw is pending.

    The state `s` has the game's own type, so its steps declare `s: State` with their own class.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = -1) -> None:
        self.seat = seat

    def clone(self) -> "Step":
        """A copy for another state."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """Its name under `step`, and its data."""
        raise NotImplementedError

    def leaves_table(self) -> bool:
        """Does it only choose the next step, so that the table stays as it is when it proceeds?"""
        return False

    def proceed(self, s: Any) -> bool:
        """Continue as far as the rules leave no choice; true if anything changed."""
        return False

    def throw(self, s: Any) -> Throw | None:
        """The throw of chance this step waits for, if any."""
        return None

    def thrown(self, s: Any, outcome: list[int]) -> None:
        """Resolve the throw."""

    def options(self, s: Any) -> list[Action]:
        """Every legal answer of `seat`."""
        return []

    def bars(self, s: Any, action: Action, why: Why) -> bool:
        """Is this action refused?  `why` collects the clauses."""
        raise NotImplementedError

    def act(self, s: Any, action: Action) -> None:
        """Carry out a legal action."""

    # The question.  `actions` are all legal ones; nothing here may reveal a secret to `seat`.

    def asks(self) -> Question:
        """The question to `seat`."""
        return NO_QUESTION

    def question(self, s: Any, actions: list[Action]) -> Phrase:
        """The same as a phrase."""
        return self.asks().says()

    def default(self, s: Any, actions: list[Action]) -> Action:
        """The default for `seat` if it does not decide: the least the rules allow.

        It spends, announces and begins nothing, and meets a duty in the first possible way.  A game
        in which nobody ever decides still ends.
        """
        return self.asks().choose(actions)
