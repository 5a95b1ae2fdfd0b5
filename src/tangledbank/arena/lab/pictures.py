"""The charts of a study or a comparison, and their pages."""

from collections import Counter
from typing import Final

from tangledbank.arena.charts import Estimate, GridCell, grid, histogram, intervals
from tangledbank.arena.lab.comparison import Comparison
from tangledbank.arena.lab.figures import Figure
from tangledbank.arena.lab.page import Page, Section
from tangledbank.arena.lab.sheets import (
    NUMBER,
    PERCENT,
    PERCENT_POINTS,
    POINTS,
    Sheet,
    told,
    written,
)
from tangledbank.arena.lab.study import Study
from tangledbank.arena.lab.study_sheets import ORDINALS, sheets_of
from tangledbank.arena.svg import Drawing

#: How many pairs, and how many differences, are drawn one by one.
FEW: Final = 8
SOME: Final = 24

CAUTION: Final = (
    "All this is what happens in the hands of these bots: people, and better bots, may find more "
    "in a trait than they do. Intervals are 95 %."
)


def estimate(label: str, figure: Figure, note: str = "") -> Estimate:
    return Estimate(label, figure.value, figure.low, figure.high, note)


def points(number: float) -> str:
    return f"{number:+g}" if number else "0"


def percent(number: float) -> str:
    return f"{number:.0%}"


def table_words(study: Study) -> str:
    tournament = study.tournament
    sets = f" with the sets {', '.join(tournament.sets)}" if tournament.sets else ""
    options = "".join(f", {name}={value}" for name, value in tournament.options.items())
    bots = ", ".join(dict.fromkeys(tournament.bots))
    seats = "1 seat" if tournament.seats == 1 else f"{tournament.seats} seats"
    games = "1 game" if study.games == 1 else f"{study.games:,} games"
    return (
        f"{games} of edition {tournament.edition}{sets}{options}: {seats}, "
        f"played by {bots}, seed {tournament.seed}."
    )


def certainty(certain: bool) -> str:
    return "certain" if certain else ""


def known(figure: Figure, style: str) -> str:
    """A headline number and its interval."""
    return " ".join(told(figure, style))


# A study


def traits_picture(study: Study) -> Drawing:
    return intervals(
        "What one more card adds to the score",
        [
            estimate(trait, study.worth(trait, study.by_score), f"{plays.value:.0%} of hands")
            for trait in study.by_worth
            for plays in [study.play_share(trait)]
        ],
        points,
        0.0,
        "points, all other cards of the hand being equal; dashed: nothing",
    )


def winners_picture(study: Study) -> Drawing:
    ranked = sorted(study.traits, key=lambda trait: -study.win_share(trait).value)
    return intervals(
        "Win share of those who played it",
        [estimate(trait, study.win_share(trait)) for trait in ranked],
        percent,
        study.fair,
        "corrected for seat and bot; who lives longer plays more, so most are beyond a fair share",
    )


def pairs_pictures(study: Study) -> list[Drawing]:
    pairs = study.pairs
    if not pairs:
        return []
    met: Counter[str] = Counter()
    for (one, other), figure in pairs.items():
        met[one] += figure.count
        met[other] += figure.count
    cells = {
        pair: GridCell(
            figure.value,
            f"{' + '.join(pair)}: {figure.value:+.2f} ({figure.count} hands)",
            figure.differs(0.0, len(pairs)),
        )
        for pair, figure in pairs.items()
        if figure.differs(0.0)
    }
    ranked = sorted(pairs.items(), key=lambda one: -(one[1].value / (one[1].error or 1e9)))
    ends = ranked[:FEW] + ranked[max(FEW, len(ranked) - FEW) :]
    ends.sort(key=lambda one: -one[1].value)
    return [
        grid(
            "Traits on one animal",
            [trait for trait, _ in met.most_common()],
            cells,
            "green: more together than apart; red: less; framed: certain, the others may be chance",
        ),
        intervals(
            "The most striking pairs",
            [
                estimate(f"{one} + {other}", figure, certainty(figure.differs(0.0, len(pairs))))
                for (one, other), figure in ends
            ],
            points,
            0.0,
            "points beyond what each of the two adds by itself",
        ),
    ]  # fmt: skip


def seats_picture(study: Study) -> Drawing:
    rows = [
        estimate(ORDINALS[place], wins, f"score {score.value:.2f}")
        for place in study.positions
        for wins, score in [study.position(place)]
    ]
    title = "Win share by seat"
    return intervals(title, rows, percent, study.fair, "in the order of the first turn")


def course_pictures(study: Study) -> list[Drawing]:
    turns = Counter(notes.turns for notes in study.notes)
    scores = Counter(hand.score for hand in study.hands)
    return [
        histogram(f"{study.rounds.capitalize()} of a game", turns),
        histogram("Scores", scores, "of all hands, winners or not"),
    ]


def study_page(study: Study, title: str, command: str) -> Page:
    course = study.course()
    facts = {
        "games": f"{study.games:,}",
        study.rounds: known(course[study.rounds], NUMBER),
        "score of a hand": known(course["score of a hand"], NUMBER),
        "wins of the first seat": known(study.position(0)[0], PERCENT),
        "level on points": known(study.tie_break(), PERCENT),
    }
    if study.traits:
        best = study.by_worth[0]
        facts[f"{best}, which adds most to a score"] = known(
            study.worth(best, study.by_score), POINTS
        )
    page = Page(title, table_words(study), facts, command)
    pictures: dict[str, list[Drawing]] = {
        "traits": [traits_picture(study), winners_picture(study)] if study.traits else [],
        "pairs": pairs_pictures(study),
        "seats": [seats_picture(study)],
        "course": course_pictures(study),
    }
    page.sections = [
        Section(sheet, pictures.get(sheet.key, ()), sheet.key in ("endings", "rules", "bots"))
        for sheet in sheets_of(study)
    ]
    page.closing = CAUTION
    return page


# A comparison


def differences(sheet: Sheet, style: str, said: str) -> list[Drawing]:
    """The differences of a sheet, the most certain first; nothing, if there are none."""
    rows = [
        (label, made, certain)
        for label, made, certain, _, _ in sheet.rows[:SOME]
        if isinstance(made, Figure) and made.error > 0
    ]
    if not rows:
        return []
    drawing = intervals(
        "The difference",
        [estimate(str(label), made, certainty(bool(certain))) for label, made, certain in rows],
        lambda number: written(number, style) if style != POINTS else points(round(number, 6)),
        0.0,
        said,
    )
    return [drawing]


def comparison_page(comparison: Comparison, title: str, command: str) -> Page:
    before, after = comparison.before, comparison.after
    sheets = comparison.sheets()
    striking = [row for sheet in sheets for row in sheet.rows if row[2]]
    facts = {
        "games each": f"{before.games:,}",
        "differences that are certain": str(len(striking)),
        "lines looked at": str(sum(len(sheet.rows) for sheet in sheets)),
    }
    words = f"{table_words(before)} Against it: {table_words(after)}"
    page = Page(title, words, facts, command)
    styles = {"shares": PERCENT_POINTS, "plays": PERCENT_POINTS}
    for sheet in sheets:
        said = f"{comparison.names[1]} less {comparison.names[0]}; the most certain first"
        shown = differences(sheet, styles.get(sheet.key, POINTS), said)
        page.sections.append(Section(sheet, shown, sheet.key in ("game", "shares")))
    page.closing = CAUTION
    return page
