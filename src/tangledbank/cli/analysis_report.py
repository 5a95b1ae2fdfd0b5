"""An analysis in the terminal: a graph, a table of the players, and the moments that mattered."""

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tangledbank.bots.analysis.analysis import Analysis
from tangledbank.bots.analysis.moment import Decision, Moment
from tangledbank.bots.analysis.verdict import Player, Turning, mark_of
from tangledbank.core.record import Record
from tangledbank.messages.speech import Speech, speech

#: From nothing to everything.
BARS: Final = "▁▂▃▄▅▆▇█"
PLAIN_BARS: Final = " .:-=+*#"

#: How decisions are marked below the graph, as in chess; one character each, the worst last.
SIGNS: Final[dict[str, str]] = {
    "": "",
    "brilliant": "!",
    "slip": "~",
    "mistake": "?",
    "blunder": "‼",
}
PLAIN_SIGNS: Final[dict[str, str]] = {**SIGNS, "blunder": "X"}
STYLES: Final[dict[str, str]] = {
    "": "",
    "brilliant": "bold green",
    "slip": "yellow",
    "mistake": "bold yellow",
    "blunder": "bold red",
}

#: The heads of the players' table.
HEADS: Final = (
    "analysis-head-player",
    "analysis-head-accuracy",
    "analysis-head-given",
    "analysis-head-luck",
    "analysis-head-blunders",
    "analysis-head-mistakes",
    "analysis-head-slips",
    "analysis-head-brilliant",
)
#: What is said of a decision, by its mark, and of a turning point, by its cause.
SAID: Final[dict[str, str]] = {
    "blunder": "analysis-blunder",
    "mistake": "analysis-mistake",
    "brilliant": "analysis-brilliant",
}
TURNING: Final[dict[str, str]] = {
    "throw": "analysis-turning-throw",
    "draw": "analysis-turning-draw",
    "move": "analysis-turning-move",
}

#: The graph is at most so wide.
WIDEST: Final = 100

#: So many mistakes are told one by one, the gravest.
MOST_TOLD: Final = 20


def report(analysis: Analysis, record: Record, console: Console) -> None:
    Report(analysis, record, console).tell()


class Report:
    def __init__(self, analysis: Analysis, record: Record, console: Console) -> None:
        self.analysis = analysis
        self.record = record
        self.console = console
        self.speech: Speech = speech()
        pretty = can_draw(console)
        self.bars = BARS if pretty else PLAIN_BARS
        self.signs = SIGNS if pretty else PLAIN_SIGNS

    def say(self, message: str, args: dict[str, str | int] | None = None, style: str = "") -> None:
        self.console.print(Text(self.speech.say(message, args), style))

    def tell(self) -> None:
        analysis = self.analysis
        names = self.speech.list(analysis.seats)
        self.say("analysis-title", {"names": names}, "bold")
        self.say(
            "analysis-depth",
            {
                "worlds": analysis.depth,
                "iterations": analysis.iterations,
                "seed": analysis.seed,
            },
            "dim",
        )
        self.console.print()
        self.graph()
        self.console.print()
        self.console.print(self.players())
        self.console.print()
        self.moments()

    # The graph

    def graph(self) -> None:
        """A row for each player: the chance to win over the game, and marks below it."""
        moments = self.analysis.moments
        wide = max(len(name) for name in self.analysis.seats)
        room = max(20, min(WIDEST, self.console.width) - wide - 14)
        columns = columns_of(len(moments), room)
        self.say("analysis-graph", style="dim")
        for seat, name in enumerate(self.analysis.seats):
            first, last = moments[0].chances[seat], moments[-1].chances[seat]
            bars = "".join(self.bar(moments[part[-1]].chances[seat]) for part in columns)
            line = Text(f"{name:<{wide}}  {percent(first):>4} ")
            line.append(bars, "green")
            line.append(f" {percent(last)}")
            self.console.print(line, no_wrap=True)
            marks = self.marks(seat, columns)
            if marks.plain.strip():
                self.console.print(Text(" " * (wide + 7)).append_text(marks), no_wrap=True)
        self.console.print(Text(" " * (wide + 7) + ruler(moments, columns), "dim"), no_wrap=True)
        signs = {mark: sign for mark, sign in self.signs.items() if sign}
        self.say("analysis-signs", dict(signs), "dim")

    def bar(self, chance: float) -> str:
        return self.bars[min(len(self.bars) - 1, int(chance * len(self.bars)))]

    def marks(self, seat: int, columns: list[list[int]]) -> Text:
        worst = list(self.signs)
        text = Text()
        for part in columns:
            found = ""
            for place in part:
                decision = self.analysis.moments[place].decision
                if decision is not None and decision.seat == seat:
                    found = max(found, mark_of(decision), key=worst.index)
            text.append(self.signs[found] or " ", STYLES[found])
        return text

    # The players

    def players(self) -> Table:
        made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for place, head in enumerate(HEADS):
            title = self.speech.say(head)
            made.add_column(title, justify="left" if place == 0 else "right")
        for seat, player in enumerate(self.analysis.players):
            made.add_row(*self.row(player, seat in self.analysis.judged))
        return made

    def row(self, player: Player, judged: bool) -> list[str]:
        luck = f"{100 * player.luck:+.0f} ± {200 * player.luck_error:.0f}"
        if not judged:
            return [player.name, "", "", luck, "", "", "", ""]
        return [
            player.name,
            percent(player.accuracy),
            f"{100 * player.given:.0f}",
            luck,
            *map(str, (player.blunders, player.mistakes, player.slips, player.brilliant)),
        ]

    # What mattered

    def moments(self) -> None:
        """Turning points, mistakes and brilliant moves, in the order of the game."""
        turning = {one.place: one for one in self.analysis.turning_points}
        gravest, left_out = self.gravest()
        told = 0
        for place, moment in enumerate(self.analysis.moments):
            decision = moment.decision
            mark = mark_of(decision) if decision is not None and place in gravest else ""
            if not mark and place not in turning:
                continue
            told += 1
            self.say("analysis-at", {"step": moment.line, "turn": moment.turn}, "bold")
            if place in turning:
                self.tell_turning(turning[place], moment)
            if decision is not None and mark:
                self.tell_decision(decision, mark)
        if not told:
            self.say("analysis-quiet")
        if left_out:
            self.console.print()
            self.say("analysis-left-out", {"count": left_out}, "dim")

    def gravest(self) -> tuple[set[int], int]:
        """The places of brilliant moves and of the gravest mistakes, and how many are left out."""
        brilliant: set[int] = set()
        mistakes: list[tuple[float, int]] = []
        for place, moment in enumerate(self.analysis.moments):
            mark = mark_of(moment.decision) if moment.decision is not None else ""
            if mark == "brilliant":
                brilliant.add(place)
            elif moment.decision is not None and mark in ("mistake", "blunder"):
                mistakes.append((-moment.decision.loss, place))
        mistakes.sort()
        told = {place for _, place in mistakes[:MOST_TOLD]}
        return brilliant | told, len(mistakes) - len(told)

    def tell_turning(self, point: Turning, moment: Moment) -> None:
        names = self.analysis.seats
        self.say(
            TURNING[point.cause],
            {
                "name": names[point.seat],
                "by": names[point.by] if point.by >= 0 else "",
                "line": shortened(self.record.entries[moment.line].text),
                "before": percent(point.before),
                "after": percent(point.after),
            },
        )

    def tell_decision(self, decision: Decision, mark: str) -> None:
        args: dict[str, str | int] = {
            "name": self.analysis.seats[decision.seat],
            "action": decision.action,
            "best": decision.best,
            "before": percent(decision.before),
            "after": percent(decision.after),
            "margin": percent(decision.margin),
        }
        self.say(SAID[mark], args, STYLES[mark])
        if mark != "brilliant":
            self.say("analysis-better", args)
        said = [self.speech.say(one.template, one.words) for one in decision.reasons]
        if said:
            self.console.print(Text(f"  {' '.join(said)}", "dim"))


def can_draw(console: Console) -> bool:
    try:
        (BARS + "".join(SIGNS.values())).encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return True


def columns_of(count: int, room: int) -> list[list[int]]:
    """The places that each column of a graph stands for."""
    wide = min(count, room)
    return [list(range(at * count // wide, (at + 1) * count // wide)) for at in range(wide)]


def ruler(moments: list[Moment], columns: list[list[int]]) -> str:
    """The numbers of the turns, each where it begins."""
    text = ""
    turn = 0
    for at, part in enumerate(columns):
        now = moments[part[-1]].turn
        if now != turn:
            turn = now
            label = str(now)
            if len(text) <= at:
                text = text.ljust(at) + label
    return text


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def shortened(text: str) -> str:
    """A shuffle names every card; its beginning is enough here."""
    return text if len(text) <= 60 else f"{text[:56]} ..."
