"""The sheets of a study."""

from collections import Counter
from typing import Final

from tangledbank.arena.lab.lab_adapter import clause_of
from tangledbank.arena.lab.sheets import (
    NUMBER,
    PERCENT,
    PERCENT_POINTS,
    POINTS,
    Cell,
    Column,
    Sheet,
    told,
)
from tangledbank.arena.lab.study import ENOUGH, Study

#: What decided a game, in words.
DECIDED: Final[dict[str, str]] = {
    "points": "points",
    "shared": "nothing: the win is shared",
    "surviving_animals": "tie-break: surviving animals",
    "most_traits_on_one_animal": "tie-break: most traits on one animal",
    "discard_size": "tie-break: cards in the discard",
    "transmutations": "transmutations",
}

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def sheets_of(study: Study) -> list[Sheet]:
    made = [
        traits_sheet(study),
        pairs_sheet(study),
        seats_sheet(study),
        course_sheet(study),
        endings_sheet(study),
        rules_sheet(study),
    ]
    if len(set(study.tournament.bots)) > 1:
        made.append(bots_sheet(study))
    return made


def traits_sheet(study: Study) -> Sheet:
    rare = f" Played too seldom to judge: {', '.join(study.rare)}." if study.rare else ""
    late = " ".join(told(study.lateness, POINTS))
    return Sheet(
        "traits",
        "What each trait is worth",
        "First what one more card played as this adds to the score and to the chance to win, all "
        "other cards of the hand being equal; a card of the last "
        f"{study.rounds[:-1]}, when little can happen to it, adds {late or 'nothing'} for that "
        "alone, which is allowed for. Then the win share and score of those who played it, "
        "corrected for seat and bot: who lives longer plays more cards, so most are above a fair "
        f"share ({study.fair:.1%}).{rare}",
        [
            Column("trait"),
            Column("adds to score", POINTS),
            Column("adds to winning", PERCENT_POINTS),
            Column("win share", PERCENT),
            Column("score", NUMBER),
            Column("played by", PERCENT),
            Column("a game", NUMBER),
        ],
        [
            [
                trait,
                study.worth(trait, study.by_score),
                study.worth(trait, study.by_win),
                study.win_share(trait),
                study.score(trait),
                study.play_share(trait),
                study.plays(trait),
            ]
            for trait in study.by_worth
        ],
    )


def pairs_sheet(study: Study) -> Sheet:
    pairs = study.pairs
    found = sorted(pairs.items(), key=lambda one: -one[1].value)
    return Sheet(
        "pairs",
        "Which traits go together",
        "Both were played onto the same animal: what the two add to their owner's score beyond "
        "what each is worth by itself. 'Certain' takes into account that this looks at all "
        f"{len(pairs)} pairs that came up in {ENOUGH} hands or more.",
        [
            Column("trait"),
            Column("with"),
            Column("adds to score", POINTS),
            Column("hands"),
            Column("certain"),
        ],
        [
            [one, other, figure, figure.count, "yes" if figure.differs(0.0, len(pairs)) else ""]
            for (one, other), figure in found
        ],
    )


def seats_sheet(study: Study) -> Sheet:
    return Sheet(
        "seats",
        "The advantage of a seat",
        f"Seats in the order of the first turn; a fair share is {study.fair:.1%}.",
        [Column("seat"), Column("win share", PERCENT), Column("score", NUMBER)],
        [[ORDINALS[place], *study.position(place)] for place in study.positions],
    )


def bots_sheet(study: Study) -> Sheet:
    return Sheet(
        "bots",
        "Who played",
        "The win share and the score of a seat.",
        [Column("bot"), Column("win share", PERCENT), Column("score", NUMBER)],
        [[bot, *study.bot(bot)] for bot in dict.fromkeys(study.tournament.bots)],
    )


def course_sheet(study: Study) -> Sheet:
    return Sheet(
        "course",
        "The course of a game",
        "Means over all games.",
        [Column("of a game"), Column("mean", NUMBER)],
        [[words, figure] for words, figure in study.course().items()],
    )


def endings_sheet(study: Study) -> Sheet:
    decided = Counter(notes.decided_by for notes in study.notes)
    ended = Counter(notes.ending for notes in study.notes)
    rows: list[list[Cell]] = [
        [
            f"decided by {DECIDED.get(word, word)}",
            study.share_of(lambda notes, word=word: notes.decided_by == word),  # type: ignore[misc]
        ]
        for word, _ in decided.most_common()
    ]
    rows += [
        [
            f"ended: {word}",
            study.share_of(lambda notes, word=word: notes.ending == word),  # type: ignore[misc]
        ]
        for word, _ in ended.most_common()
    ]
    return Sheet(
        "endings",
        "How games are decided",
        "Shares of all games.",
        [Column("games"), Column("share", PERCENT)],
        rows,
    )


def rules_sheet(study: Study) -> Sheet:
    return Sheet(
        "rules",
        "How often each rule is at work",
        "Times in a game, and in which share of games at all.",
        [
            Column("what happens"),
            Column("a game", NUMBER),
            Column("in games", PERCENT),
            Column("clause"),
        ],
        [
            [
                words,
                study.times(words),
                study.share_of(lambda notes, words=words: words in notes.happened),  # type: ignore[misc]
                clause_of(words),
            ]
            for words in study.happened
        ],
    )
