"""An analysis as JSON, and as a file beside its record."""

import json
from pathlib import Path
from typing import Any, Final

from tangledbank.bots.analysis.analysis import VERSION, Analysis, fingerprint
from tangledbank.bots.analysis.moment import Decision, Moment
from tangledbank.bots.analysis.verdict import mark_of
from tangledbank.bots.bot import Budget
from tangledbank.core.errors import GameError
from tangledbank.core.phrase import Phrase
from tangledbank.core.record import Record, engine_version

FORMAT: Final = "tangledbank analysis"
SUFFIX: Final = ".analysis.json"


def to_json(analysis: Analysis) -> dict[str, object]:
    """Everything, with what it adds up to."""
    return {
        "format": FORMAT,
        "version": analysis.version,
        "engine": analysis.engine,
        "record": analysis.record,
        "game": analysis.game,
        "seats": analysis.seats,
        "seed": analysis.seed,
        "budget": analysis.budget,
        "judged": analysis.judged,
        "iterations": analysis.iterations,
        "depth": analysis.depth,
        "players": [
            {
                "name": one.name,
                "decisions": one.decisions,
                "blunders": one.blunders,
                "mistakes": one.mistakes,
                "slips": one.slips,
                "brilliant": one.brilliant,
                "given": one.given,
                "accuracy": one.accuracy,
                "luck": one.luck,
                "luck_error": one.luck_error,
            }
            for one in analysis.players
        ],
        "turning_points": [
            {
                "place": one.place,
                "seat": one.seat,
                "before": one.before,
                "after": one.after,
                "cause": one.cause,
                "by": one.by,
            }
            for one in analysis.turning_points
        ],
        "moments": [moment_to_json(one) for one in analysis.moments],
    }


def moment_to_json(one: Moment) -> dict[str, object]:
    return {
        "line": one.line,
        "decisions": one.decisions,
        "turn": one.turn,
        "seat": one.seat,
        "chances": one.chances,
        "errors": one.errors,
        "next": one.next,
        "decision": None if one.decision is None else decision_to_json(one.decision),
    }


def decision_to_json(one: Decision) -> dict[str, object]:
    return {
        "seat": one.seat,
        "asked": one.asked,
        "action": one.action,
        "best": one.best,
        "before": one.before,
        "after": one.after,
        "margin": one.margin,
        "stake": one.stake,
        "lead": one.lead,
        "lead_margin": one.lead_margin,
        "obvious": one.obvious,
        "moves": one.moves,
        "worlds": one.worlds,
        "mark": mark_of(one),
        "tied": one.tied,
        "reasons": [reason.to_json() for reason in one.reasons],
    }


# Reading


def from_json(data: object) -> Analysis:
    """What `to_json` wrote; `ValueError` if it is of another version, or not an analysis."""
    try:
        return _read(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not an analysis: {error!r}") from None


def _read(data: object) -> Analysis:
    if not isinstance(data, dict) or data["format"] != FORMAT or data["version"] != VERSION:
        raise ValueError("not an analysis of this version")
    return Analysis(
        version=VERSION,
        engine=str(data["engine"]),
        record=str(data["record"]),
        game=str(data["game"]),
        seats=[str(name) for name in data["seats"]],
        seed=int(data["seed"]),
        budget=str(data["budget"]),
        judged=[int(seat) for seat in data["judged"]],
        iterations=int(data["iterations"]),
        moments=[moment_from_json(one) for one in data["moments"]],
    )


def moment_from_json(data: dict[str, object]) -> Moment:
    decision = data["decision"]
    return Moment(
        line=whole(data["line"]),
        decisions=whole(data["decisions"]),
        turn=whole(data["turn"]),
        seat=whole(data["seat"]),
        chances=[share(one) for one in items(data["chances"])],
        errors=[share(one) for one in items(data["errors"])],
        next=str(data["next"]),
        decision=decision_from_json(decision) if isinstance(decision, dict) else None,
    )


def decision_from_json(data: dict[str, object]) -> Decision:
    return Decision(
        seat=whole(data["seat"]),
        asked=str(data["asked"]),
        action=str(data["action"]),
        best=str(data["best"]),
        before=share(data["before"]),
        after=share(data["after"]),
        margin=share(data["margin"]),
        stake=share(data["stake"]),
        lead=share(data["lead"]),
        lead_margin=share(data["lead_margin"]),
        obvious=bool(data["obvious"]),
        moves=whole(data["moves"]),
        worlds=whole(data["worlds"]),
        reasons=[phrase(one) for one in items(data["reasons"])],
    )


def phrase(data: dict[str, Any]) -> Phrase:
    return Phrase(data["template"], data["words"], data["count"])


def items(value: object) -> list[Any]:
    if isinstance(value, list):
        return value
    raise ValueError(f"expected a list, not {value!r}")


def whole(value: object) -> int:
    if isinstance(value, int):
        return value
    raise ValueError(f"expected a whole number, not {value!r}")


def share(value: object) -> float:
    if isinstance(value, (int, float)):
        return float(value)
    raise ValueError(f"expected a number, not {value!r}")


# Beside a record


def file_beside(path: str) -> Path:
    return Path(path + SUFFIX)


def find_kept(
    path: str, record: Record, budget: Budget, seed: int, judged: list[int]
) -> Analysis | None:
    """The analysis that lies beside a record, if it is the one that is wanted."""
    try:
        found = from_json(json.loads(file_beside(path).read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return None
    same = found.record == fingerprint(record) and found.engine == engine_version()
    asked = (str(budget), seed, judged)
    return found if same and (found.budget, found.seed, found.judged) == asked else None


def keep(path: str, analysis: Analysis) -> Path:
    """Write it beside its record, whole or not at all; `GameError` if that is not possible."""
    file = file_beside(path)
    written = file.with_name(file.name + ".new")
    try:
        written.write_text(json.dumps(to_json(analysis), indent=1) + "\n", encoding="utf-8")
        written.replace(file)
    except OSError as error:
        raise GameError(f"{file}: cannot be written: {error.strerror}") from None
    return file
