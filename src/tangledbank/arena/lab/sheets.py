"""Sheets: the findings of a study as tables, for a terminal, for CSV and for a page."""

import csv
import io
import math
from collections.abc import Sequence
from typing import Final

from tangledbank.arena.lab.figures import Figure

Cell = str | int | Figure | None

#: The formats of a column's figures.
PERCENT: Final = "percent"
POINTS: Final = "points"  # with a sign, for differences
PERCENT_POINTS: Final = "percent points"
NUMBER: Final = "number"
TEXT: Final = "text"


#: An interval this far off centre (as a fraction of its half-width) is shown by its ends.
LOPSIDED: Final = 0.25

#: Ends this far from the middle are shown in whole percent.
WIDE: Final = 0.02


class Column:
    def __init__(self, name: str, style: str = TEXT) -> None:
        self.name = name
        self.style = style


class Sheet:
    """One table: `key` names its file, `about` says how to read it."""

    def __init__(
        self,
        key: str,
        title: str,
        about: str,
        columns: Sequence[Column],
        rows: Sequence[Sequence[Cell]],
    ) -> None:
        self.key = key
        self.title = title
        self.about = about
        self.columns = list(columns)
        self.rows = [list(row) for row in rows]

    def to_csv(self) -> str:
        """Every figure in three columns: what was measured, and its interval."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        head: list[str] = []
        for column in self.columns:
            head.append(column.name)
            if column.style != TEXT:
                head += [f"{column.name} (low)", f"{column.name} (high)"]
        writer.writerow(head)
        for row in self.rows:
            line: list[str] = []
            for column, cell in zip(self.columns, row, strict=True):
                if isinstance(cell, Figure):
                    ends = (cell.value, cell.low, cell.high)
                    line += [f"{one:.6g}" if math.isfinite(one) else "" for one in ends]
                else:
                    line.append("" if cell is None else str(cell))
                    line += [""] * (0 if column.style == TEXT else 2)
            writer.writerow(line)
        return out.getvalue()

    def to_json(self) -> dict[str, object]:
        return {
            "title": self.title,
            "about": self.about,
            "rows": [
                {
                    column.name: figure_to_json(cell) if isinstance(cell, Figure) else cell
                    for column, cell in zip(self.columns, row, strict=True)
                }
                for row in self.rows
            ],
        }


def figure_to_json(figure: Figure) -> dict[str, object]:
    return {
        "value": figure.value,
        "low": figure.low if math.isfinite(figure.low) else None,
        "high": figure.high if math.isfinite(figure.high) else None,
        "count": figure.count,
    }


def written(number: float, style: str) -> str:
    """A number in its column's format.

    >>> written(0.256, PERCENT), written(0.256, POINTS), written(-0.02, PERCENT_POINTS)
    ('25.6%', '+0.26', '-2.0 pp')
    """
    if style == PERCENT:
        return f"{number:.1%}"
    if style == POINTS:
        return f"{number:+.2f}"
    if style == PERCENT_POINTS:
        return f"{number * 100:+.1f} pp"
    return f"{number:,.2f}"


def told(cell: Cell, style: str) -> tuple[str, str]:
    """A cell for people: the number and its error.

    >>> told(Figure(0.5, 0.1, 40), PERCENT), told(Figure(0.0, 0.0, 9, 0.0, 0.3), PERCENT)
    (('50.0%', '±19.6%'), ('0.0%', '≤30.0%'))
    """
    if not isinstance(cell, Figure):
        return ("" if cell is None else str(cell)), ""
    if not cell.count:
        return "", ""
    number = written(cell.value, style)
    half = (cell.high - cell.low) / 2
    if not half:
        return number, ""
    if not math.isfinite(half):
        return number, "±?"  # a single game says nothing about that
    if abs(cell.high - cell.value - half) > LOPSIDED * half:
        low, high = written(cell.low, style), written(cell.high, style)
        if cell.low == cell.value:
            return number, f"≤{high}"
        if cell.high == cell.value:
            return number, f"≥{low}"
        if style == PERCENT and half > WIDE:
            low, high = f"{cell.low:.0%}", f"{cell.high:.0%}"
        return number, f"{low.removesuffix('%')}\N{EN DASH}{high}"
    return number, f"±{written(half, style).lstrip('+')}"
