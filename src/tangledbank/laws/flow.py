"""Whose go it is: nobody is passed over who could do something, nobody asked who could not.

An action is carried out once more in slow motion, and at each step of the way it is worked out
from the clauses whether the game must stop there and ask.
"""

from tangledbank.core.action import Action
from tangledbank.core.throw import thrown
from tangledbank.evolution.development import Development
from tangledbank.evolution.feeding import Feeding, FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.hunting import ANSWERING, Hunt
from tangledbank.evolution.state import State, Step
from tangledbank.evolution.verbs import END, PASS
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.reference import Reading

LAW = "flow"


def check(game: Game, action: Action) -> None:
    """Carry out a legal action step by step, on a copy."""
    copy = game.clone()
    s = copy.state
    s.stack[-1].act(s, action)
    while s.stack:
        step = s.stack[-1]
        asks = must_ask(s, step)
        ends = isinstance(step, Feeding) and feeding_ends(s, step)
        went_on = step.proceed(s)
        name = type(step).__name__
        if asks is not None and asks == went_on:
            fault = "passed over" if went_on else "asked, who has no choice,"
            raise LawBroken(LAW, f"after {action}: seat {step.seat} is {fault} in {name}", game)
        if isinstance(step, Feeding) and ends != (step not in s.stack):
            raise LawBroken(LAW, f"after {action}: feeding {'goes on' if ends else 'ends'}", game)
        if went_on:
            continue
        throw = step.throw(s)
        if throw is None or copy.chance is None:
            return
        step.thrown(s, thrown(copy.chance, throw))


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


def feeding_ends(s: State, feeding: Feeding) -> bool:
    """Between two goes: has a whole lap gone by without a deed?  (BASE-RULING-43)"""
    return feeding.idle >= len(s.players) or everybody_satisfied(s)
