"""The rows of a measurement as an aligned text table."""

from __future__ import annotations

from collections.abc import Sequence

from measure import Row

HEAD = ("", "", "games/s", "decisions/s", "clone us", "legal us", "apply us", "view us", "bytes")


def table(rows: Sequence[Row]) -> str:
    """Every figure is `median (least-most)` of the runs of its row; the notes stand below."""
    lines = [HEAD, *(_cells(row) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    text = [_line(line, widths) for line in lines]
    text.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join([*text, "", *_notes(rows)])


def _notes(rows: Sequence[Row]) -> list[str]:
    names: dict[str, dict[str, None]] = {}
    for row in rows:
        names.setdefault(row.note, {})[row.name] = None
    return [f"{', '.join(who)}: {note}" for note, who in names.items() if note]


def _cells(row: Row) -> tuple[str, ...]:
    return (
        row.name,
        row.what,
        _spread(row.games_per_s, [run.games_per_s for run in row.runs]),
        _spread(row.decisions_per_s, [run.decisions_per_s for run in row.runs]),
        _spread(row.clone_us, [run.clone_us for run in row.runs]),
        _spread(row.legal_us, [run.legal_us for run in row.runs]),
        _spread(row.apply_us, [run.apply_us for run in row.runs]),
        _spread(row.view_us, [run.view_us for run in row.runs]),
        "-" if row.bytes_per_state is None else f"{row.bytes_per_state:,}",
    )


def _spread(middle: float | None, values: Sequence[float | None]) -> str:
    known = [value for value in values if value is not None]
    if middle is None or not known:
        return "-"
    if len(known) == 1:
        return _number(middle)
    return f"{_number(middle)} ({_number(min(known))}-{_number(max(known))})"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    names = (cell.ljust(width) for cell, width in zip(cells[:2], widths[:2], strict=True))
    figures = (cell.rjust(width) for cell, width in zip(cells[2:], widths[2:], strict=True))
    return "  ".join([*names, *figures]).rstrip()
