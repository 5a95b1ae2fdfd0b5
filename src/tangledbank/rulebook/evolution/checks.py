"""Checks of a position of The Origin of Species."""

from collections.abc import Callable

from tangledbank.core.errors import GameError
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.decks import setup_warnings
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.options import BY_NAME
from tangledbank.evolution.scoring import teams
from tangledbank.evolution.state import LOCATIONS, PHASES
from tangledbank.rulebook.evolution.animal_checks import check_animal
from tangledbank.rulebook.evolution.animal_lines import ANIMAL
from tangledbank.rulebook.evolution.option_checks import check_option
from tangledbank.rulebook.evolution.sights import see
from tangledbank.rulebook.evolution.trait_sets import require_locations
from tangledbank.rulebook.expectations import compare, compare_list, compare_yes, is_number
from tangledbank.rulebook.legality import check_illegal, check_legal
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.sameness import SAME_AS, compare_viewers
from tangledbank.rulebook.setting import Setting
from tangledbank.rulebook.sight_claims import check_claims, fields_of


def check(setting: Setting, game: Game, seen: set[int], key: str, value: str) -> None:
    """Check one expectation of the table; `seen` are all animals that ever existed."""
    words = key.split()
    if len(words) == 1 and ANIMAL.match(key):
        check_animal(game, seen, key, value)
    elif same := SAME_AS.match(key):
        compare_viewers(game, setting.viewer(same.group(1)), setting.viewer(value))
    elif len(words) > 2 and words[1] == "sees":
        viewer = setting.viewer(words[0])
        fields = fields_of(game.view(viewer).to_json(), words[2:])
        if fields is not None:
            check_claims(fields, value)
            return
        compare(_sorted(value), _sorted(see(game, viewer, " ".join(words[2:]))))
    elif key == "discard":
        require_common(game, True)
        _pile(game, game.state.discard, value)
    elif words[0] == "legal":
        check_legal(setting, words, value)
    elif words[0] == "illegal":
        check_illegal(setting, words, value)
    elif key == "deck top":
        check_top(game, value)
    elif key == "options":
        check_options(game, value)
    elif words[:2] == ["team", "score"] and len(words) == 3:
        check_team(game, setting.seat(words[2]), value)
    elif words[0] == "option" and len(words) == 2:
        check_option(words[1], value)
    elif words[0] in PER_SEAT and len(words) == 2:
        PER_SEAT[words[0]](game, setting.seat(words[1]), value)
    elif len(words) == 2 and words[0] == "food":
        compare(value, _supply(game, words[1]))
    elif key in YES_OR_NO:
        compare_yes(key, value, YES_OR_NO[key](game))
    elif key in WHOLE:
        compare(" ".join(value.split()), WHOLE[key](game))
    else:
        raise GameError(f"no expectation is called {key!r}{_hint(key)}")


def _hint(key: str) -> str:
    """A suggestion, or a list of everything possible."""
    words = key.split()
    if len(words) == 2 and (near := did_you_mean(words[0], [*PER_SEAT, "food"])):
        return near.replace("?", f" {words[1]}?")
    near = did_you_mean(key, [*WHOLE, *YES_OR_NO, *OTHERS])
    return near or (
        f"; there are an animal (A1), SEAT sees ..., {', '.join(OTHERS)}, {', '.join(WHOLE)}, "
        f"{', '.join(YES_OR_NO)}, and of a seat {', '.join(PER_SEAT)}, team score"
    )


def require_common(game: Game, common: bool) -> None:
    """Refuse the name of a discard pile that this edition does not have."""
    if game.rules.common_discard != common:
        raise GameError(
            "here each player has a discard pile: write 'discard SEAT', or 'pile SEAT' in any "
            "edition (D-01)"
            if common
            else "here the discard pile is common: write 'discard', or 'pile SEAT' in any "
            "edition (D-01)"
        )


def _supply(game: Game, place: str) -> str:
    require_locations(game.rules, f"food {place}")
    if place not in LOCATIONS:
        hint = did_you_mean(place, LOCATIONS) or f"; they are {', '.join(LOCATIONS)}"
        raise GameError(f"no location is called {place!r}{hint}")
    return str(game.state.food[LOCATIONS.index(place)])


def _sorted(cards: str) -> str:
    """A list of cards may be given in any order."""
    return ", ".join(sorted(part.strip() for part in cards.split(",")))


def _winner(game: Game) -> str:
    result = game.result()
    return " ".join(result.winners) if result else "nobody yet"


def _decided_by(game: Game) -> str:
    result = game.result()
    return result.decided_by if result else "nothing yet"


def _advice(game: Game) -> str:
    """The books' warnings about this table."""
    return " ".join(setup_warnings(game.rules, len(game.names), game.copies)) or "none"


WHOLE: dict[str, Callable[[Game], str]] = {
    "advice": _advice,
    "food": lambda game: str(sum(game.state.food)),
    "shells": lambda game: str(len(game.state.shells)),
    "deck": lambda game: str(len(game.state.deck)),
    "turn": lambda game: str(game.state.turn),
    "heading": lambda game: game.stretch() or "none",
    "round": lambda game: str(game.state.round),
    "phase": lambda game: PHASES[game.state.phase],
    "to act": lambda game: game.to_act or "nobody",
    "asked": lambda game: game.view().asked,
    "first": lambda game: game.names[game.state.first],
    "winner": _winner,
    "decided by": _decided_by,
    "ending": lambda game: game.ending() if game.over else "not yet",
}

YES_OR_NO: dict[str, Callable[[Game], bool]] = {
    "last turn": lambda game: game.state.last_turn,
    "over": lambda game: game.over,
}

#: Handled elsewhere; listed here for messages.
OTHERS = [
    "legal",
    "legal only",
    "illegal",
    "events",
    "no event",
    "discard",
    "deck top",
    "dice left",
    "log",
    "SEAT reads",
    "saved",
    "damaged",
    "loads",
    "record",
    "damaged record",
    "options",
    "option NAME",
]


def check_options(game: Game, value: str) -> None:
    """Options of this table: `D-01 discard_piles shared, D-02 discard_visibility all`."""
    for part in value.split(","):
        words = part.split()
        option = BY_NAME.get(words[1]) if len(words) == 3 else None
        if option is None:
            raise GameError(
                f"{part.strip()!r}: write 'ID NAME VALUE', such as 'D-48 two_sets true'"
            )
        there = str(game.rules.options[option.name])
        compare(" ".join(words), f"{option.id} {option.name} {there.lower()}")


def check_top(game: Game, value: str) -> None:
    """The next cards of the deck, the top one first."""
    wanted = [printed(game, part.strip()) for part in value.split(",")]
    there = [card_name(kind) for kind in game.state.deck[::-1][: len(wanted)]]
    compare(", ".join(wanted), ", ".join(there) or "empty")


def _pile(game: Game, cards: list[int], value: str) -> None:
    """A number, `empty`, or the cards by name, with either trait first."""
    if is_number(value):
        compare(value, str(len(cards)))
    elif value == "empty":
        compare("0", str(len(cards)))
    else:
        names = ", ".join(sorted(printed(game, part.strip()) for part in value.split(",")))
        compare(names, ", ".join(sorted(card_name(kind) for kind in cards)))


def printed(game: Game, name: str) -> str:
    """A card's name as printed, whichever of its traits is named first."""
    kind = game.deck.names.get(name)
    if kind is None:
        names = game.deck.names
        hint = did_you_mean(name, names) or "; write a number, 'empty', or cards with commas"
        raise GameError(f"no card is called {name!r}{hint}")
    return card_name(kind)


def _own_pile(game: Game, seat: int, value: str) -> None:
    """The pile for a seat's cards: its own, or the common one."""
    common = game.rules.common_discard
    _pile(game, game.state.discard if common else game.state.players[seat].discard, value)


def _discard(game: Game, seat: int, value: str) -> None:
    require_common(game, False)
    _pile(game, game.state.players[seat].discard, value)


def _animals(game: Game, seat: int, value: str) -> None:
    compare_list(value, [animal_name(one.ref) for one in game.state.players[seat].animals])


def check_team(game: Game, seat: int, value: str) -> None:
    """The points of a seat and its partner."""
    if not game.rules.teams:
        raise GameError("here nobody has a partner: add 'option: team_play=pairs_opposite'")
    scores = game.scores()
    for team in teams(game.state):
        if seat in team:
            compare(value, str(sum(scores[game.names[one]] for one in team)))


def _sheet(game: Game, seat: int, value: str) -> None:
    """Every line of the score sheet: the animal, the subject and the points."""
    lines = [f"{one.animal} {one.about} {one.points}".strip() for one in game.score_sheet(seat)]
    wanted = [" ".join(part.split()) for part in value.split(",")]
    compare(", ".join(wanted), ", ".join(lines) or "none")


def _passed(game: Game, seat: int, value: str) -> None:
    compare_yes("passed", value, game.state.players[seat].passed)


PER_SEAT: dict[str, Callable[[Game, int, str], None]] = {
    "hand": lambda game, seat, value: _pile(game, game.state.players[seat].hand, value),
    "discard": _discard,
    "pile": _own_pile,
    "animals": _animals,
    "score": lambda game, seat, value: compare(value, str(game.scores()[game.names[seat]])),
    "sheet": _sheet,
    "points": lambda game, seat, value: compare(value, str(game.state.players[seat].points)),
    "passed": _passed,
}
