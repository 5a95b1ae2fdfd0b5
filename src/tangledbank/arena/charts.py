"""The charts of the arena and the laboratory."""

import math
import textwrap
from collections.abc import Callable, Sequence
from typing import Final

from tangledbank.arena.svg import Drawing

Format = Callable[[float], str]

ROW: Final = 26.0
TALL_ROW: Final = 40.0  # with its label above it
LETTER: Final = 7.6  # about the width of one
SMALL_LETTER: Final = 6.0

#: The width of a picture, and of the same picture on a phone.
WIDE: Final = 720.0
NARROW: Final = 360.0


class Estimate:
    """A measured number and its 95 % interval."""

    def __init__(self, label: str, value: float, low: float, high: float, note: str = "") -> None:
        self.label = label
        self.value = value
        self.low = low
        self.high = high
        self.note = note  # written at the end of the row


class GridCell:
    """How well two things go together."""

    def __init__(self, value: float, hint: str, certain: bool) -> None:
        self.value = value
        self.hint = hint
        self.certain = certain


class Scale:
    """Maps numbers to positions on a line, with round numbers for the axis."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high <= low:
            low, high = low - 0.5, high + 0.5
        self.step = round_step((high - low) / 5)
        self.low = math.floor(low / self.step) * self.step
        self.high = math.ceil(high / self.step) * self.step
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * place for place in range(count + 1)]


def round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, about this large.

    >>> round_step(0.037), round_step(3.2)
    (0.05, 5.0)
    """
    power: float = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= rough * 0.999)


def intervals(
    title: str,
    rows: Sequence[Estimate],
    write: Format,
    against: float | None = None,
    said: str = "",
) -> Drawing:
    """A dot and its interval for each row; certainly above `against` is good, below it bad."""
    drawing = drawn_intervals(title, rows, write, against, said, WIDE)
    drawing.narrow = drawn_intervals(title, rows, write, against, said, NARROW)
    return drawing


def drawn_intervals(
    title: str,
    rows: Sequence[Estimate],
    write: Format,
    against: float | None,
    said: str,
    width: float,
) -> Drawing:
    """A wide chart has labels before their rows, a narrow one above them."""
    above = width <= NARROW
    row = TALL_ROW if above else ROW
    left = 8.0 if above else 16.0 + LETTER * max([len(one.label) for one in rows], default=0)
    note = 0 if above else max([len(one.note) for one in rows], default=0)
    drawing, top = headed(title, said, width, row * len(rows) + 34.0)
    reach = [end for one in rows for end in (one.low, one.value, one.high) if math.isfinite(end)]
    reach += [] if against is None else [against]
    scale = Scale(min(reach), max(reach), left + 14.0, width - 24.0 - LETTER * note)
    bottom = top + row * len(rows)
    for tick in scale.ticks():
        drawing.line(scale.at(tick), top - 4, scale.at(tick), bottom, "grid")
        drawing.text(scale.at(tick), bottom + 18, write(tick), "muted small middle")
    if against is not None:
        drawing.line(scale.at(against), top - 6, scale.at(against), bottom + 4, "axis")
    for place, one in enumerate(rows):
        y = top + row * (place + (0.72 if above else 0.5))
        kind = colour_of(one, against)
        hint = f"{one.label}: {write(one.value)}"
        if math.isfinite(one.high - one.low):
            hint += f", {write(one.low)} to {write(one.high)}"
        words = y - 10 if above else y + 4
        drawing.text(12 if above else left, words, one.label, "" if above else "end")
        # If nothing is known about the error, the interval is as wide as the chart.
        low, high = max(one.low, scale.low), min(one.high, scale.high)
        drawing.line(scale.at(low), y, scale.at(high), y, f"{kind} whisker")
        drawing.dot(scale.at(one.value), y, 5, f"{kind} dot", hint)
        if one.note:
            drawing.text(width - 12, words, one.note, "muted small end")
    return drawing


def headed(title: str, said: str, width: float, height: float) -> tuple[Drawing, float]:
    """A chart with its title and caption, and the height they take."""
    lines = textwrap.wrap(said, int((width - 24.0) / SMALL_LETTER))
    top = 40.0 + 18.0 * len(lines)
    drawing = Drawing(width, top + height, title)
    drawing.text(12, 22, title, "title")
    for place, line in enumerate(lines):
        drawing.text(12, 41 + 18 * place, line, "muted small")
    return drawing, top


def colour_of(row: Estimate, against: float | None) -> str:
    if against is None or row.low <= against <= row.high:
        return "plain"
    return "good" if row.low > against else "bad"


def histogram(title: str, counts: dict[int, int], said: str = "") -> Drawing:
    """How often each whole number occurred."""
    drawing = drawn_histogram(title, counts, said, WIDE)
    drawing.narrow = drawn_histogram(title, counts, said, NARROW)
    return drawing


def drawn_histogram(title: str, counts: dict[int, int], said: str, width: float) -> Drawing:
    height = 200.0
    drawing, top = headed(title, said, width, height + 30.0)
    numbers = range(min(counts), max(counts) + 1)
    total = sum(counts.values())
    most = max(counts.values())
    step = (width - 32.0) / len(numbers)
    labels = max(1, math.ceil(34.0 / step))
    for place, number in enumerate(numbers):
        tall = height * counts.get(number, 0) / most
        x = 16.0 + step * place
        hint = f"{number}: {counts.get(number, 0) / total:.1%}"
        wide = max(1.0, step - min(6.0, step * 0.25))
        drawing.bar(x, top + height - tall, wide, tall, "plain bar", hint)
        if place % labels == 0:
            drawing.text(x + wide / 2, top + height + 18, str(number), "muted small middle")
        if step > 44 and counts.get(number):
            share = f"{counts[number] / total:.0%}"
            drawing.text(x + wide / 2, top + height - tall - 5, share, "muted small middle")
    return drawing


def grid(
    title: str,
    labels: Sequence[str],
    cells: dict[tuple[str, str], GridCell],
    said: str = "",
    width: float = 760.0,
) -> Drawing:
    """How well every two go together: the stronger the colour, the further from zero."""
    left = 16.0 + LETTER * max(len(label) for label in labels)
    size = min(30.0, (width - left - 90.0) / len(labels))
    top = 64.0 + 0.62 * LETTER * max(len(label) for label in labels) * 1.35
    drawing = Drawing(width, top + size * len(labels) + 16.0, title)
    drawing.text(12, 22, title, "title")
    drawing.text(12, 41, said, "muted small")
    most = max([abs(cell.value) for cell in cells.values()], default=1.0) or 1.0
    for across, label in enumerate(labels):
        drawing.turned(left + 10 + size * (across + 0.6), top - 8, label, "small")
        drawing.text(left, top + size * (across + 0.5) + 4, label, "end small")
    for down, one in enumerate(labels):
        for across, other in enumerate(labels):
            found = cells.get((one, other)) or cells.get((other, one))
            x, y = left + 8 + size * across, top + size * down
            if found is None:
                drawing.bar(x, y, size - 2, size - 2, "empty")
            else:
                kind = "good" if found.value > 0 else "bad"
                kind += " cell framed" if found.certain else " cell"
                strength = 0.08 + 0.92 * abs(found.value) / most
                drawing.bar(x, y, size - 2, size - 2, kind, found.hint, strength)
                # Never rely on colour alone.
                sign = "+" if found.value > 0 else "\N{MINUS SIGN}"
                drawing.text(x + size / 2 - 1, y + size / 2 + 4, sign, "small middle sign")
    return drawing
