"""Judging one position: everybody's chance to win, and the decision that was made there.

A seat is judged by what it knew: every world that is looked at is one that the seat could imagine.
Nothing here sees the hidden cards.

A decision is searched twice.  The first search finds the best moves.  The second compares them with
the move that was played, in fresh worlds that are the same for all of them.  The best of many
uncertain values looks better than it is, and the second search does not know which looked best.
"""

import math
from typing import Final

from tangledbank.bots.analysis.moment import Decision, digits
from tangledbank.bots.hint import EQUAL, WORLDS, deviation
from tangledbank.bots.hint_adapter import hints_of
from tangledbank.bots.hint_reasons import CLEARLY, Prospect, differences
from tangledbank.bots.mind.evaluation import outlook
from tangledbank.bots.mind.mind import mind_of
from tangledbank.bots.mind.playout import play_turn
from tangledbank.bots.mind.tree import Candidate, Search, Settings
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance, FastChance
from tangledbank.core.game import Game
from tangledbank.core.phrase import Phrase
from tangledbank.core.view import View

#: The part of the work that goes into finding the best moves; the rest compares them.
FINDING: Final = 0.4
#: The error of a difference is taken so many times before it counts.
SURE: Final = 2.0
#: Each move is compared in so many worlds at least.
FEWEST: Final = 8

#: What a hint also tells of a move, and does not speak for it.
AGAINST: Final = frozenset(
    [
        "hint-dies",
        "hint-risk",
        "hint-spares",
        "hint-fewer-points",
        "hint-fewer-cards",
        "hint-fewer-tokens",
        "hint-less-energy",
    ]
)


def chance_of(game: Game, seat: int, worlds: int, chance: Chance) -> tuple[float, float]:
    """A seat's chance to win by what it knows, and the error of that (a standard deviation)."""
    view = game.view(seat)
    base = chance.word()
    shares: list[float] = []
    for number in range(worlds):
        luck = FastChance(base << 16 | number)
        world = view.imagine(luck)
        if world.throw is not None:
            world.settle()
        play_turn(world, game.turn + 1, luck)
        shares.append(outlook(world)[seat])
    return sum(shares) / len(shares), deviation(shares) / math.sqrt(len(shares))


def final_chances(game: Game) -> list[float]:
    """How the game ended, for each seat: 1 for the winner, and winners share."""
    result = game.result()
    assert result is not None
    won = mind_of(game).sharing(game, len(result.winners))
    return [1.0 / won if name in result.winners else 0.0 for name in game.names]


class Compared:
    """A move in the second search: its share of the win, world by world."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.shares: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.shares) / len(self.shares)

    def margin(self, other: "Compared") -> float:
        """Differences of the two up to this are a tie."""
        pairs = zip(self.shares, other.shares, strict=True)
        error = deviation([one - another for one, another in pairs]) / math.sqrt(len(self.shares))
        return max(EQUAL, SURE * error)


def judge_decision(
    game: Game, action: Action, iterations: int, chance: Chance, settings: Settings | None = None
) -> Decision | None:
    """What a decision was worth to who made it; None if the search sees one move alone."""
    seat = game.acting
    view = game.view(seat)
    actions = game.legal_actions()
    settings = settings or Settings()
    search = Search(view, actions, chance, settings)
    played = place_of(search, action)
    if len(search.candidates) == 1:
        return None
    obvious = search.candidates[0]
    if played >= settings.width:
        # A move that is judged hopeless is looked at all the same, as it was played.
        search.candidates.insert(settings.width - 1, search.candidates.pop(played))
        played = settings.width - 1
    mine = search.candidates[played]
    looked_at = search.candidates[: settings.width]
    found = search.run(0.0, max(1, round(iterations * FINDING)))
    chosen = [found[0], found[1]]
    for one in (mine, obvious):
        if one not in chosen:
            chosen.append(one)
    compared = compare(view, actions, chosen, iterations - search.iterations, chance, settings)
    by_mean = sorted(compared, key=lambda one: -one.mean)
    own = next(one for one in compared if one.candidate.action is mine.action)
    best = by_mean[0]
    other = by_mean[1] if best is own else best
    before, after = digits(best.mean), digits(own.mean)
    margin = digits(best.margin(own))
    tied = before - after <= margin
    average = sum(one.node.mean() for one in looked_at) / len(looked_at)
    decision = Decision(
        seat=seat,
        asked=view.asked,
        action=str(action),
        best=str(action if tied else best.candidate.action),
        before=before,
        after=after,
        margin=margin,
        stake=digits(max(0.0, best.mean - average)),
        lead=digits(own.mean - other.mean),
        lead_margin=digits(own.margin(other)),
        obvious=mine is obvious,
        moves=len(looked_at),
        worlds=len(own.shares),
    )
    if not tied:
        decision.reasons.extend(reasons_for(view, best.candidate.action, action, chance))
    elif is_brilliant(decision):
        decision.reasons.extend(reasons_for(view, action, other.candidate.action, chance))
    return decision


def is_brilliant(decision: Decision) -> bool:
    """Clearly the best move, and a careful beginner would have played another."""
    lead = decision.lead
    return not decision.obvious and lead >= CLEARLY and lead > decision.lead_margin


def place_of(search: Search, action: Action) -> int:
    """The place of a move among the candidates, each of which stands for all that do the same."""
    group = search.mind.group(action)
    for place, one in enumerate(search.candidates):
        if search.mind.group(one.action) == group:
            return place
    raise AssertionError(f"{action} is not among the moves of the search")


def compare(
    view: View,
    actions: list[Action],
    chosen: list[Candidate],
    iterations: int,
    chance: Chance,
    settings: Settings,
) -> list[Compared]:
    """These moves once more, each in the same fresh worlds."""
    search = Search(view, actions, chance, settings)
    found = [
        Compared(one)
        for wanted in chosen
        for one in search.candidates
        if search.mind.group(one.action) == search.mind.group(wanted.action)
    ]
    candidates = [one.candidate for one in found]
    totals = [0.0] * len(found)
    for _ in range(max(FEWEST, iterations // len(found))):
        search.try_all(candidates)
        for place, one in enumerate(found):
            total = one.candidate.node.total
            one.shares.append(total - totals[place])
            totals[place] = total
    return found


def reasons_for(view: View, better: Action, worse: Action, chance: Chance) -> list[Phrase]:
    """What speaks for the better of two moves, in the words of hints."""
    world = view.imagine(chance)
    seat = world.acting
    face = hints_of(world.kind)
    prospects = [Prospect(world.everybody, face), Prospect(world.everybody, face)]
    base = chance.word()
    for number in range(WORLDS):
        for action, prospect in zip((better, worse), prospects, strict=True):
            luck = FastChance(base << 8 | number)
            ahead = view.imagine(luck)
            ahead.apply(action)
            play_turn(ahead, world.turn + 1, luck)
            prospect.add(ahead, seat)
    found = differences(prospects[0], prospects[1], seat, face.living(world))
    speaks_for = [one for one in found if one.template not in AGAINST]
    return speaks_for or face.plan(better, view.asked, face.is_empty(world, seat))
