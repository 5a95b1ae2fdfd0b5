"""Two studies side by side: the difference that a rule makes.

Both play the same deals.  If a rule seldom matters, most games end the same, so a difference is
known much more precisely than either figure.
"""

from collections.abc import Iterable

from tangledbank.arena.lab.figures import Figure, difference
from tangledbank.arena.lab.sheets import (
    NUMBER,
    PERCENT,
    PERCENT_POINTS,
    POINTS,
    Cell,
    Column,
    Sheet,
)
from tangledbank.arena.lab.study import Study
from tangledbank.arena.lab.study_sheets import ORDINALS

Line = tuple[str, Figure, Figure]


class Comparison:
    """The game before and after a change; every difference is the second minus the first."""

    def __init__(self, before: Study, after: Study, names: tuple[str, str]) -> None:
        self.before = before
        self.after = after
        self.names = names  # names of the two tables

    def sheets(self) -> list[Sheet]:
        return [
            self.game_sheet(),
            self.shares_sheet(),
            self.worth_sheet(),
            self.plays_sheet(),
            self.rules_sheet(),
        ]

    def _sheet(
        self, key: str, title: str, about: str, what: str, style: str, lines: Iterable[Line]
    ) -> Sheet:
        lines = list(lines)
        shown = {PERCENT: PERCENT_POINTS, NUMBER: POINTS}.get(style, style)
        found = [(words, one, other, difference(one, other)) for words, one, other in lines]
        found.sort(key=lambda line: -abs(line[3].value) / (line[3].error or 1e9))
        rows: list[list[Cell]] = [
            [words, made, "yes" if made.differs(0.0, len(lines)) else "", one, other]
            for words, one, other, made in found
        ]
        columns = [
            Column(what),
            Column("difference", shown),
            Column("certain"),
            Column("before", style),
            Column("after", style),
        ]
        told = (
            f"{about} 'Certain' takes into account that this looks at all {len(lines)} lines; "
            "a difference without ± was the same in every game."
        )
        return Sheet(key, title, told.strip(), columns, rows)

    def game_sheet(self) -> Sheet:
        after = self.after.course()
        lines = [(words, one, after[words]) for words, one in self.before.course().items()]
        title = "How the game changes"
        return self._sheet("game", title, "Means over all games.", "of a game", NUMBER, lines)

    def shares_sheet(self) -> Sheet:
        lines: list[Line] = [("a tie-break or nothing decides",
                              self.before.tie_break(), self.after.tie_break())]  # fmt: skip
        for place in self.before.positions:
            one, other = self.before.position(place)[0], self.after.position(place)[0]
            lines.append((f"the {ORDINALS[place]} seat wins", one, other))
        about = "Shares of all games."
        return self._sheet("shares", "Seats and ties", about, "how often", PERCENT, lines)

    def _traits(self) -> list[str]:
        return [trait for trait in self.before.traits if trait in self.after.traits]

    def worth_sheet(self) -> Sheet:
        return self._sheet(
            "worth",
            "What each trait is worth",
            "What one more card played as this adds to the score, all others being equal.",
            "trait",
            POINTS,
            (
                (
                    trait,
                    self.before.worth(trait, self.before.by_score),
                    self.after.worth(trait, self.after.by_score),
                )
                for trait in self._traits()
            ),
        )

    def plays_sheet(self) -> Sheet:
        return self._sheet(
            "plays",
            "How often each trait is played",
            "The share of hands that play it.",
            "trait",
            PERCENT,
            (
                (trait, self.before.play_share(trait), self.after.play_share(trait))
                for trait in self._traits()
            ),
        )

    def rules_sheet(self) -> Sheet:
        words = dict.fromkeys([*self.before.happened, *self.after.happened])
        return self._sheet(
            "rules",
            "How often things happen",
            "Times in a game.",
            "what happens",
            NUMBER,
            ((one, self.before.times(one), self.after.times(one)) for one in words),
        )
