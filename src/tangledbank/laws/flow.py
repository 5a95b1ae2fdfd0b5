"""Whose go it is: nobody who could act is skipped, and nobody who could not is asked.

Every action is repeated step by step on a copy, and at each step the clauses say whether the game
must stop and ask, or end the feeding.
"""

from tangledbank.core.action import Action
from tangledbank.core.throw import thrown
from tangledbank.evolution.feeding import Feeding, FeedingGo
from tangledbank.evolution.game import Game, watch
from tangledbank.evolution.state import State, Step
from tangledbank.laws.asking import NOBODY, everybody_satisfied, whom_to_ask
from tangledbank.laws.broken import LawBroken

LAW = "flow"


class Flow:
    """Follows a game action by action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.idle = 0  # consecutive goes without a deed
        for step in game.state.stack:
            if isinstance(step, Feeding):
                self.idle = step.idle

    def check(self, action: Action) -> None:
        """Carry out a legal action step by step, on a copy."""
        copy = self.game.clone()
        s = copy.state
        step = s.stack[-1]
        assert isinstance(step, Step)
        step.act(s, action)
        self.count(s, step)
        while s.stack:
            step = s.stack[-1]
            assert isinstance(step, Step)
            if s.rules.expanded and watch(s, step):
                continue
            if self.went_on(s, step, action):
                continue
            throw = step.throw(s)
            if throw is None or copy.chance is None:
                return
            step.thrown(s, thrown(copy.chance, throw))

    def went_on(self, s: State, step: Step, action: Action) -> bool:
        """Let a step do what needs no decision; did it do anything, and should it have?"""
        whom = whom_to_ask(s, step)
        ends = isinstance(step, Feeding) and self.feeding_ends(s)
        went_on = step.proceed(s)
        if whom is not None:
            self.check_asked(whom, NOBODY if went_on else step.seat, step, action)
        if isinstance(step, Feeding):
            if ends != (step not in s.stack):
                raise self.fail(f"after {action}: feeding {'goes on' if ends else 'ends'}")
            if s.stack[-1] is step:
                self.idle += 1  # a player who has skipped for good
            if ends:
                self.idle = 0
        self.count(s, step)
        return went_on

    def check_asked(self, whom: int, asked: int, step: Step, action: Action) -> None:
        where = f"in {type(step).__name__}, after {action}"
        if asked == whom:
            return
        if whom == NOBODY:
            raise self.fail(f"seat {asked} is asked but has no choice, {where}")
        if asked == NOBODY:
            raise self.fail(f"seat {whom} is skipped {where}")
        raise self.fail(f"seat {asked} is asked instead of seat {whom} {where}")

    def fail(self, why: str) -> LawBroken:
        return LawBroken(LAW, why, self.game)

    def count(self, s: State, step: Step) -> None:
        """Count a finished go by whether anything was done in it."""
        if isinstance(step, FeedingGo) and step not in s.stack:
            self.idle = 0 if step.done else self.idle + 1

    def feeding_ends(self, s: State) -> bool:
        """Between two goes: has a whole lap passed without a deed?  (BASE-RULING-43)"""
        return self.idle >= len(s.players) or everybody_satisfied(s)
