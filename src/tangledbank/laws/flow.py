"""Whose go it is: nobody is passed over who could do something, nobody asked who could not.

Every action is carried out once more in slow motion, and at each step of the way it is worked out
from the clauses whether the game must stop there and ask, or end the feeding.
"""

from tangledbank.core.action import Action
from tangledbank.core.throw import thrown
from tangledbank.evolution.development import Development
from tangledbank.evolution.feeding import Feeding, FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.hunt import ANSWERING, Hunt
from tangledbank.evolution.state import State, Step
from tangledbank.evolution.verbs import END, PASS
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.reference import Reading

LAW = "flow"


class Flow:
    """Follows a game from action to action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.idle = 0  # goes in a row without a deed
        for step in game.state.stack:
            if isinstance(step, Feeding):
                self.idle = step.idle

    def check(self, action: Action) -> None:
        """Carry out a legal action step by step, on a copy; as long as the base set is alone."""
        if self.game.rules.expanded:
            return
        copy = self.game.clone()
        s = copy.state
        step = s.stack[-1]
        step.act(s, action)
        self.count(s, step)
        while s.stack:
            step = s.stack[-1]
            if self.went_on(s, step, action):
                continue
            throw = step.throw(s)
            if throw is None or copy.chance is None:
                return
            step.thrown(s, thrown(copy.chance, throw))

    def went_on(self, s: State, step: Step, action: Action) -> bool:
        """Let a step do what needs no decision; did it do anything, and should it have?"""
        asks = must_ask(s, step)
        ends = isinstance(step, Feeding) and self.feeding_ends(s)
        went_on = step.proceed(s)
        if asks is not None and asks == went_on:
            fault = "passed over" if went_on else "asked, who has no choice,"
            where = type(step).__name__
            raise self.fail(f"after {action}: seat {step.seat} is {fault} in {where}")
        if isinstance(step, Feeding):
            if ends != (step not in s.stack):
                raise self.fail(f"after {action}: feeding {'goes on' if ends else 'ends'}")
            if s.stack[-1] is step:
                self.idle += 1  # a player who has skipped for good
            if ends:
                self.idle = 0
        self.count(s, step)
        return went_on

    def fail(self, why: str) -> LawBroken:
        return LawBroken(LAW, why, self.game)

    def count(self, s: State, step: Step) -> None:
        """Count a go that is over by whether anything was done in it."""
        if isinstance(step, FeedingGo) and step not in s.stack:
            self.idle = 0 if step.done else self.idle + 1

    def feeding_ends(self, s: State) -> bool:
        """Between two goes: has a whole lap gone by without a deed?  (BASE-RULING-43)"""
        return self.idle >= len(s.players) or everybody_satisfied(s)


def must_ask(s: State, step: Step) -> bool | None:
    """Must the game stop and ask here?  None where this reading has no opinion."""
    if isinstance(step, FeedingGo):
        reading = Reading(s, step.seat)
        deeds = [one for one in reading.feeding(step) if one.verb not in (PASS, END)]
        return bool(deeds) and not everybody_satisfied(s)
    if isinstance(step, Hunt) and step.stage == ANSWERING:
        return len(Reading(s, step.seat).defence(step)) > 1
    if isinstance(step, Development):
        player = s.players[step.seat]
        declared = s.rules.options["handless_pass"] == "declared"
        return not player.passed and (bool(player.hand) or declared)
    return None


def everybody_satisfied(s: State) -> bool:
    """Does the feeding end at once?  (BASE-FEED-15; in Taiwan it does not, BASE-FEED-17)"""
    if s.rules.options["feeding_end"] == "all_skipped":
        return False
    return all(Reading(s, player.seat).satisfied(player.animals) for player in s.players)
