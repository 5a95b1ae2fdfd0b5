"""Advice for a player: the best moves that `search` finds, which of them are equal, and why."""

import math
from typing import Final

from tangledbank.bots.hint_adapter import hints_of
from tangledbank.bots.hint_reasons import Prospect, differences, grade
from tangledbank.bots.mind.clock import cpu_time
from tangledbank.bots.mind.playout import play_turn
from tangledbank.bots.mind.tree import Candidate, Search, Settings
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance, FastChance
from tangledbank.core.phrase import Phrase
from tangledbank.core.view import View

#: How many moves are advised.
BEST: Final = 3

#: The fraction of the time for finding the moves; the rest is for explaining them.
FINDING: Final = 0.75

#: Worlds in which the advised moves are played out, to see what they lead to.
WORLDS: Final = 24

#: Win shares this close are equal, however long the search was: a fitted evaluation judges the end
#: of a turn, and it is no more exact than that.
EQUAL: Final = 0.025

#: Moves that give something up; among equal moves the others are preferred.
GIVES_UP: Final = ("pass", "end", "stop", "accept")


class Advice:
    """One move: its expected win share, how often it was tried, and why.

    `tied`: the search cannot distinguish it from the best.
    """

    __slots__ = ("action", "reasons", "share", "tied", "visits")

    def __init__(
        self,
        action: Action,
        share: float,
        visits: int,
        reasons: list[Phrase] | None = None,
        tied: bool = False,
    ) -> None:
        self.action = action
        self.share = share
        self.visits = visits
        self.tied = tied
        self.reasons: list[Phrase] = [] if reasons is None else reasons

    def to_json(self) -> dict[str, object]:
        return {
            "action": str(self.action),
            "share": round(self.share, 4),
            "visits": self.visits,
            "tied": self.tied,
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def advise(view: View, actions: list[Action], chance: Chance, seconds: float) -> list[Advice]:
    """The best moves found in this much CPU time, the best first.

    Among moves that are equal within the error of the search, the natural one comes first.
    """
    if len(actions) == 1:
        return [Advice(actions[0], 0.0, 0, [Phrase("hint-only")])]
    started = cpu_time()
    search = Search(view, actions, chance, Settings())
    found = search.run(seconds * FINDING, 0)[:BEST]
    world = view.imagine(chance)
    seat = world.acting
    adapter = hints_of(world.kind)
    living = adapter.living(world)
    prospects = [Prospect(world.everybody, adapter) for _ in found]
    base = chance.word()
    for number in range(WORLDS):
        for candidate, prospect in zip(found, prospects, strict=True):
            luck = FastChance(base << 8 | number)
            ahead = view.imagine(luck)
            ahead.apply(candidate.action)
            play_turn(ahead, world.turn + 1, luck)
            prospect.add(ahead, seat)
        if cpu_time() - started > seconds:
            break
    ties = tied_with_best(found, prospects)
    order = sorted(range(len(found)), key=lambda place: rank(found[place], place, ties))
    starting = adapter.is_empty(world, seat)
    told: list[Advice] = []
    for place in order:
        one = found[place]
        share = one.node.mean()
        reasons = [grade(share, found[0].node.mean(), place in ties, len(ties) == 1)]
        if len(ties) > 1 and place in ties:
            reasons += adapter.plan(one.action, view.asked, starting)
        if len(found) > 1:
            other = prospects[order[1] if place == order[0] else order[0]]
            reasons += differences(prospects[place], other, seat, living)
        told.append(Advice(one.action, share, one.node.visits, reasons, place in ties))
    return told


def tied_with_best(found: list[Candidate], prospects: list[Prospect]) -> set[int]:
    """The indices of those as good as the first, within twice the error of the search.

    The candidates were tried in the same worlds, so the spread of their differences shows how
    certain the difference of their means is.
    """
    best = found[0].node
    ties = {0}
    for place in range(1, len(found)):
        node = found[place].node
        pairs = zip(prospects[0].shares, prospects[place].shares, strict=True)
        spread = deviation([one - other for one, other in pairs])
        error = spread / math.sqrt(max(1, min(best.visits, node.visits)))
        if best.mean() - node.mean() <= max(EQUAL, 2.0 * error):
            ties.add(place)
    return ties


def deviation(values: list[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def rank(candidate: Candidate, place: int, ties: set[int]) -> tuple[bool, bool, int]:
    """Ties first, and among them moves that give nothing up."""
    gives_up = str(candidate.action).split()[0] in GIVES_UP
    return place not in ties, place in ties and gives_up, place
