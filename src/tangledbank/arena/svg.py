"""Just enough SVG for charts in light and dark mode, without a library.

A chart names its colours by class; the style defines them.  A chart in its own file includes the
style; a page has it once.
"""

from html import escape
from typing import Final

FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"

LIGHT: Final = {
    "paper": "#fbfaf6",
    "card": "#ffffff",
    "ink": "#1f2a24",
    "muted": "#66726b",
    "grid": "#e4e2d9",
    "good": "#2f7d4f",
    "bad": "#b4532a",
    "plain": "#5b7f95",
}
DARK: Final = {
    "paper": "#131916",
    "card": "#1b2320",
    "ink": "#e7ece8",
    "muted": "#9aa69f",
    "grid": "#2d3732",
    "good": "#6cc490",
    "bad": "#e88e63",
    "plain": "#8fb7cf",
}


def colours(names: dict[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in names.items())


#: The style of charts; the colours are variables.
CHART_STYLE: Final = """
.chart text{fill:var(--ink);font-size:13px}
.chart .muted{fill:var(--muted)}
.chart .small{font-size:11.5px}
.chart .title{font-size:15px;font-weight:600}
.chart .end{text-anchor:end}
.chart .middle{text-anchor:middle}
.chart .grid{stroke:var(--grid);stroke-width:1}
.chart .axis{stroke:var(--muted);stroke-width:1;stroke-dasharray:4 3}
.chart .good{fill:var(--good);stroke:var(--good)}
.chart .bad{fill:var(--bad);stroke:var(--bad)}
.chart .plain{fill:var(--plain);stroke:var(--plain)}
.chart .whisker{stroke-width:2;stroke-linecap:round;opacity:.55}
.chart .bar,.chart .dot,.chart .cell{stroke:none}
.chart .framed{stroke:var(--ink);stroke-width:1.6}
.chart .paper{fill:var(--paper)}
.chart .sign{opacity:.8;pointer-events:none}
.chart .empty{fill:var(--grid);stroke:none;opacity:.45}
"""


class Drawing:
    """An SVG picture under construction."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.parts: list[str] = []
        self.narrow: Drawing | None = None  # the same picture for a phone

    def text(self, x: float, y: float, words: str, kind: str = "") -> None:
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}"{named(kind)}>{escape(words)}</text>')

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self.parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"{named(kind)}/>'
        )

    def dot(self, x: float, y: float, radius: float, kind: str, hint: str = "") -> None:
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"{named(kind)}>{told(hint)}</circle>'
        )

    def bar(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        kind: str,
        hint: str = "",
        strength: float = 1.0,
    ) -> None:
        faint = "" if strength >= 1.0 else f' fill-opacity="{strength:.2f}"'
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" '
            f'height="{max(0.0, height):.1f}" rx="2"{named(kind)}{faint}>{told(hint)}</rect>'
        )

    def turned(self, x: float, y: float, words: str, kind: str = "") -> None:
        """Rotated text, for the heads of narrow columns."""
        self.parts.append(
            f'<text transform="translate({x:.1f} {y:.1f}) rotate(-55)"{named(kind)}>'
            f"{escape(words)}</text>"
        )

    def inner(self) -> str:
        """The picture for a page that has the style; a page shows the one that fits its screen."""
        if self.narrow is None:
            return self._inner("chart")
        return self._inner("chart wide") + self.narrow._inner("chart narrow")

    def _inner(self, kind: str) -> str:
        return (
            f'<svg class="{kind}" role="img" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'aria-label="{escape(self.title)}" font-family="{FONT}">{"".join(self.parts)}</svg>'
        )

    def alone(self) -> str:
        """The picture as a file of its own, light or dark like the reader's system."""
        style = (
            f".chart{{{colours(LIGHT)}}}"
            f"@media(prefers-color-scheme:dark){{.chart{{{colours(DARK)}}}}}{CHART_STYLE}"
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" '
            f'width="{self.width:g}" height="{self.height:g}" '
            f'viewBox="0 0 {self.width:g} {self.height:g}" font-family="{FONT}">'
            f"<title>{escape(self.title)}</title><style>{style}</style>"
            f'<rect width="100%" height="100%" class="paper"/>{"".join(self.parts)}</svg>\n'
        )


def named(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def told(hint: str) -> str:
    return f"<title>{escape(hint)}</title>" if hint else ""
