"""Legal actions apply: every way to ask gives the same answer.

`legal_actions`, `why_not`, `is_legal` and `apply` agree on every candidate action; a refusal names
clauses of the rulebook and leaves the game as it was.
"""

import random

from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.errors import IllegalAction
from tangledbank.core.why import Reason
from tangledbank.evolution.game import Game
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.candidates import Candidates, candidate_actions
from tangledbank.laws.clauses import is_clause
from tangledbank.laws.position import difference, position_of

LAW = "legality"

#: How many actions a waiting seat is asked about, approximately.
WAITING = 4


def check_list(game: core.Game) -> None:
    """Until the game is over there is a legal action, and none is listed twice."""
    legal = game.legal_actions()
    if game.over or game.throw is not None:
        if legal or game.acting >= 0:
            raise LawBroken(LAW, "a decision although none is pending", game)
        return
    if not legal or game.acting < 0:
        raise LawBroken(LAW, "no legal action, and the game is not over", game)
    if len(set(legal)) != len(legal):
        raise LawBroken(LAW, "the same action twice in legal_actions", game)


def check(
    game: Game,
    chooser: random.Random | None = None,
    most: int = 1500,
    candidates: Candidates | None = None,
) -> None:
    """Check everything; of a large table's candidates, a sample drawn by `chooser`."""
    check_list(game)
    before = position_of(game)
    legal = set(game.legal_actions())
    asked = game.clone()
    asked._legal = None  # it checks each action on its own
    for action in game.legal_actions():
        check_legal(game, asked, action)
    check_waiting(game)
    every = candidate_actions(game, chooser, most, candidates)
    for action in every:
        if action not in legal:
            check_refused(game, asked, action)
    if len(every) > len(legal) and chooser is None and not legal <= set(every):
        strange = min(str(action) for action in legal - set(every))
        raise LawBroken(LAW, f"{strange} is legal, but not among the candidates", game)
    for name, looked_at in (("game", game), ("copy", asked)):
        changed = difference(before, position_of(looked_at))
        if changed:
            raise LawBroken(LAW, f"asking and refusing changed the {name}: {changed}", game)


def unasked(game: core.Game) -> core.Game:
    """A copy that has not computed its legal actions, and so checks each on its own."""
    copy = game.clone()
    copy._legal = None
    return copy


def check_legal(game: core.Game, asked: core.Game, action: Action) -> None:
    reasons = game.why_not(action)
    if reasons:
        clauses = ", ".join(reason.clause for reason in reasons)
        raise LawBroken(LAW, f"{action} is legal, yet why_not gives {clauses}", game)
    if not asked.is_legal(action):
        raise LawBroken(LAW, f"{action} is listed as legal, but the quick check bars it", game)
    trial = unasked(game)
    try:
        trial.apply(action)
    except IllegalAction as refusal:
        raise LawBroken(LAW, f"{action} is legal, but does not apply: {refusal}", game) from refusal
    if trial.history[: len(game.history) + 1] != [*game.history, action]:
        raise LawBroken(LAW, f"{action} was applied, but is not in the history", game)


def check_waiting(game: core.Game) -> None:
    """A waiting seat is told so first, whatever it would do; a sample is enough."""
    actions = game.legal_actions()
    for seat in range(len(game.names)):
        for action in actions[:: 1 + len(actions) // WAITING]:
            if seat != game.acting:
                check_wait(game, action, seat)


def check_wait(game: core.Game, action: Action, seat: int) -> None:
    reasons = game.why_not(action, seat)
    if not reasons:
        raise LawBroken(LAW, f"{action} is legal for seat {seat}, which must wait", game)
    if reasons[0].clause != game.why_wait(seat):
        raise LawBroken(LAW, f"{action}: seat {seat} is not told first that it must wait", game)
    check_clauses(game, action, reasons)


def check_clauses(game: core.Game, action: Action, reasons: list[Reason]) -> None:
    for reason in reasons:
        if not is_clause(reason.clause):
            raise LawBroken(LAW, f"{action}: {reason.clause} is not a clause of the rulebook", game)


def check_refused(game: core.Game, asked: core.Game, action: Action) -> None:
    reasons = game.why_not(action)
    if not reasons:
        raise LawBroken(LAW, f"{action} is not legal, yet why_not has no reason", game)
    check_clauses(game, action, reasons)
    try:
        asked.apply(action)
    except IllegalAction as refusal:
        if refusal.reasons != reasons:
            raise LawBroken(LAW, f"{action}: two sets of reasons", game) from refusal
    else:
        raise LawBroken(LAW, f"{action} is not legal, but was applied", game)
