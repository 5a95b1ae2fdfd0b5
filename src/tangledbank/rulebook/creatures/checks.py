"""Checks of a position of Magical Creatures."""

from collections.abc import Callable
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.energy import energy_needed
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_name, creature_ref
from tangledbank.creatures.state import PHASES, Creature
from tangledbank.creatures.traits.names import NAMES, NUMBERS
from tangledbank.rulebook.creatures.bestiary_checks import (
    check_damaged_bestiary,
    check_loads_bestiary,
    check_page,
)
from tangledbank.rulebook.creatures.lines import CREATURE
from tangledbank.rulebook.creatures.sights import place, see
from tangledbank.rulebook.expectations import compare, compare_list, compare_yes, is_number
from tangledbank.rulebook.legality import check_illegal, check_legal
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.sameness import SAME_AS, compare_viewers
from tangledbank.rulebook.setting import Setting
from tangledbank.rulebook.sight_claims import check_claims, fields_of


def check(setting: Setting, game: Game, seen: set[int], key: str, value: str) -> None:
    """Check one expectation of the table; `seen` are all creatures that ever existed."""
    words = key.split()
    if len(words) == 1 and CREATURE.match(key):
        check_creature(game, seen, key, value)
    elif same := SAME_AS.match(key):
        compare_viewers(game, setting.viewer(same.group(1)), setting.viewer(value))
    elif len(words) > 2 and words[1] == "sees":
        viewer = setting.viewer(words[0])
        fields = fields_of(game.view(viewer).to_json(), words[2:])
        if fields is not None:
            check_claims(fields, value)
        else:
            compare(value, see(game, viewer, words[2:]))
    elif words[0] == "legal":
        check_legal(setting, words, value)
    elif words[0] == "illegal":
        check_illegal(setting, words, value)
    elif key == "deck top":
        check_top(game, value)
    elif words[0] in PER_SEAT and len(words) == 2:
        PER_SEAT[words[0]](game, place(game, words[1]), value)
    elif key in OF_THE_BESTIARY:
        OF_THE_BESTIARY[key](value)
    elif key == "over":
        compare_yes(key, value, game.over)
    elif key in WHOLE:
        compare(" ".join(value.split()), WHOLE[key](game))
    else:
        raise GameError(f"no expectation is called {key!r}{_hint(key)}")


def _hint(key: str) -> str:
    """A suggestion, or a list of everything possible."""
    words = key.split()
    if len(words) == 2 and (near := did_you_mean(words[0], PER_SEAT)):
        return near.replace("?", f" {words[1]}?")
    near = did_you_mean(key, [*WHOLE, *OTHERS])
    return near or (
        f"; there are a creature (A1), SEAT sees ..., {', '.join(OTHERS)}, {', '.join(WHOLE)}, "
        f"and of a seat {', '.join(PER_SEAT)}"
    )


def _decided_by(game: Game) -> str:
    result = game.result()
    return result.decided_by if result else "nothing yet"


def _winner(game: Game) -> str:
    result = game.result()
    return result.winners[0] if result else "nobody yet"


WHOLE: dict[str, Callable[[Game], str]] = {
    "source": lambda game: game.view().source.id,
    "lower": lambda game: str(game.state.lower),
    "upper": lambda game: str(game.state.upper),
    "deck": lambda game: str(len(game.state.deck)),
    "discard": lambda game: str(len(game.state.discard)),
    "choice": lambda game: str(len(game.state.choice)),
    "round": lambda game: str(game.state.round),
    "phase": lambda game: PHASES[game.state.phase],
    "turn": lambda game: game.view().turn or "nobody",
    "to act": lambda game: game.to_act or "nobody",
    "asked": lambda game: game.view().asked,
    "first": lambda game: game.everybody[game.state.first],
    "winner": _winner,
    "decided by": _decided_by,
    "ending": lambda game: game.ending() if game.over else "not yet",
}

OF_THE_BESTIARY: Final[dict[str, Callable[[str], None]]] = {
    "edition page": check_page,
    "loads bestiary": check_loads_bestiary,
    "damaged bestiary": check_damaged_bestiary,
}

#: Handled elsewhere; listed here for messages.
OTHERS: Final = [
    *["legal", "legal only", "illegal", "events", "no event", "deck top", "over", "log"],
    *["SEAT reads", "saved", "damaged", "loads", "record", "damaged record", *OF_THE_BESTIARY],
]


def require_card(game: Game, name: str) -> str:
    names = game.rules.bestiary.deck.names
    if name not in names:
        hint = did_you_mean(name, names) or "; write a number, 'empty', or cards with commas"
        raise GameError(f"no card is called {name!r}{hint}")
    return card_name(names[name])


def check_top(game: Game, value: str) -> None:
    """The next cards of the deck, the top one first."""
    wanted = [require_card(game, part.strip()) for part in value.split(",")]
    there = [card_name(kind) for kind in game.state.deck[::-1][: len(wanted)]]
    compare(", ".join(wanted), ", ".join(there) or "empty")


def _hand(game: Game, seat: int, value: str) -> None:
    hand = game.state.players[seat].hand
    if is_number(value) or value == "empty":
        compare("0" if value == "empty" else value, str(len(hand)))
    else:
        named = sorted(require_card(game, part.strip()) for part in value.split(","))
        compare(", ".join(named), ", ".join(sorted(card_name(kind) for kind in hand)))


def _creatures(game: Game, seat: int, value: str) -> None:
    compare_list(value, [creature_name(one.ref) for one in game.state.players[seat].creatures])


PER_SEAT: dict[str, Callable[[Game, int, str], None]] = {
    "hand": _hand,
    "creatures": _creatures,
    "tokens": lambda game, seat, value: compare(value, str(game.state.players[seat].tokens)),
}

# Creatures

PROPERTIES: Final = [
    *["energy N", "need N", "asleep", "awake", "scared", "not scared", "traits T T", "has T"],
    *["lacks T", "card C", "there", "gone"],
]


def check_creature(game: Game, seen: set[int], name: str, value: str) -> None:
    ref = creature_ref(name)
    if ref not in seen:
        there = [creature_name(one) for one in sorted(seen) if one >> 8 == ref >> 8]
        others = f"; there were {', '.join(there)}" if there else ""
        raise GameError(
            f"{name} was never on the table{others}: set it up ('{name}: plain') or correct the "
            "name"
        )
    if ";" in value:
        raise GameError(
            f"{value!r}: of a creature write commas only (the semicolon is for set-ups)"
        )
    creature = game.state.creature(ref)
    for part in value.split(","):
        wish = " ".join(part.split())
        if not wish:
            raise GameError(f"{value!r}: a part next to a comma is empty")
        require_property(wish)
        if creature is None:
            compare(wish, "gone")
        elif wish in ("there", "gone"):
            compare(wish, "there")
        else:
            check_property(game, creature, wish)


def require_property(wish: str) -> None:
    """Refuse a word that does not describe a creature."""
    word, _, rest = wish.partition(" ")
    if word in ("energy", "need") and not is_number(rest):
        raise GameError(f"{wish!r}: write '{word} 1'; commas separate properties")
    if wish == "traits":
        raise GameError("'traits': name them, or write 'traits none'")
    if word in ("has", "lacks", "traits") and rest != "none":
        for name in rest.split() or [""]:
            if name not in NUMBERS:
                hint = did_you_mean(name, NAMES) or f"; the traits are {', '.join(NAMES)}"
                raise GameError(f"no trait is called {name!r}{hint}")
    known = [one.removesuffix(" T").removesuffix(" T").split(" N")[0] for one in PROPERTIES]
    if word not in (*known, "card", "not") or (word == "not" and wish != "not scared"):
        hint = did_you_mean(word, known) or f"; there are {', '.join(PROPERTIES)}"
        raise GameError(f"unknown property {wish!r}{hint}")


def check_property(game: Game, creature: Creature, wish: str) -> None:
    word, _, rest = wish.partition(" ")
    if word == "energy":
        compare(wish, f"energy {creature.energy}")
    elif word == "need":
        compare(wish, f"need {energy_needed(game.state, creature)}")
    elif wish in ("asleep", "awake"):
        compare(wish, "asleep" if creature.asleep else "awake")
    elif wish in ("scared", "not scared"):
        compare(wish, "scared" if creature.scared else "not scared")
    elif word == "traits":
        there = [NAMES[card.trait] for card in creature.cards]
        wanted = [] if rest == "none" else sorted(rest.split())
        compare(" ".join(wanted) or "none", " ".join(sorted(there)) or "none")
    elif word in ("has", "lacks"):
        compare(wish, f"{'has' if creature.has(NUMBERS[rest]) else 'lacks'} {rest}")
    else:
        compare(wish, f"card {card_name(creature.card)}")
