"""Verifying a record: is it whole, was the dealer honest, and did everybody play by the rules?"""

from tangledbank.core.chance import FAIR_KIND, check_commitment
from tangledbank.core.errors import RecordError
from tangledbank.core.record import GIVEN_KIND, Record
from tangledbank.core.recording import read_record
from tangledbank.core.replay import Replay


class Check:
    """One check: its subject, whether it passed, and the finding."""

    __slots__ = ("found", "ok", "what")

    def __init__(self, what: str, ok: bool, found: str) -> None:
        self.what = what
        self.ok = ok
        self.found = found

    def __str__(self) -> str:
        return f"{'ok   ' if self.ok else 'WRONG'}  {self.what}: {self.found}"


class Report:
    """The checks of a record; `ok` if all passed."""

    __slots__ = ("checks", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self.checks: list[Check] = []

    @property
    def ok(self) -> bool:
        return all(check.ok for check in self.checks)

    def note(self, what: str, ok: bool, found: str) -> None:
        self.checks.append(Check(what, ok, found))

    def __str__(self) -> str:
        return "\n".join([str(check) for check in self.checks])


def verify(record: Record | str) -> Report:
    """Check a record (or its text) against its seed and the rules.

    Text that can't be read raises `RecordError`; everything else that is wrong is in the report.
    """
    if isinstance(record, str):
        record = read_record(record)
    report = Report(record.source)
    _check_text(record, report)
    _check_engine(record, report)
    _check_commitment(record, report)
    play = Replay(record)
    fault = ""
    try:
        play.go(len(play))
    except RecordError as error:
        fault = str(error)
    _check_chance(play, report)
    done = f"{play.at} of {len(play)} lines" if fault else f"all {len(play)} lines"
    report.note("play", not fault, fault or f"{done} replay by the rules")
    _check_result(play, report)
    return report


def _check_text(record: Record, report: Report) -> None:
    if not record.checksum:
        report.note(
            "text", False, f"the last line has no checksum; expected 'end {record.counted}'"
        )
    elif record.checksum != record.counted:
        report.note("text", False, "the checksum does not match: the text was changed")
    else:
        report.note("text", True, "whole and unchanged since it was written")


def _check_engine(record: Record, report: Report) -> None:
    # Another version is not an error by itself: the lines must still replay.
    report.note("engine", True, record.other_engine or f"written by this engine, {record.engine}")


def _check_commitment(record: Record, report: Report) -> None:
    if record.chance != FAIR_KIND:
        report.note("commitment", True, f"none is made with chance {record.chance}")
    elif not record.revealed:
        report.note("commitment", False, "the seed is not revealed")
    elif check_commitment(record.secret, record.commitment):
        report.note("commitment", True, "the revealed seed is the one that was committed to")
    else:
        report.note("commitment", False, "the revealed seed is not the one that was committed to")


def _check_chance(play: Replay, report: Report) -> None:
    record = play.record
    count = len([entry for entry in record.entries[: play.at] if not entry.seat])
    if record.chance == GIVEN_KIND:
        report.note(
            "chance", False, "its dice and shuffles came from outside: nobody can check them"
        )
    elif not record.revealed:
        report.note("chance", False, "the seed is not revealed")
    elif play.faults:
        more = f" (and {len(play.faults) - 1} more)" if len(play.faults) > 1 else ""
        report.note("chance", False, f"{record.source}, {play.faults[0]}{more}")
    else:
        report.note("chance", True, f"{count} shuffles and throws follow from the seed")


def _check_result(play: Replay, report: Report) -> None:
    record = play.record
    result = play.game.result()
    if not play.at_end:
        report.note("result", False, "not reached")
    elif result is None:
        if record.finished:
            report.note("result", False, "the record gives one, but the game is not over")
        else:
            report.note("result", True, "none yet: the game is not over")
    elif not record.finished:
        report.note("result", False, "the game is over, but the record gives none")
    elif record.scores != result.scores:
        scores = ", ".join([f"{name} {points}" for name, points in result.scores.items()])
        report.note("result", False, f"the scores are {scores}")
    elif record.winners != result.winners or record.decided_by != result.decided_by:
        winners = " ".join(result.winners)
        report.note("result", False, f"expected 'winners {winners} by {result.decided_by}'")
    else:
        report.note("result", True, f"{' and '.join(result.winners)} by {result.decided_by}")
