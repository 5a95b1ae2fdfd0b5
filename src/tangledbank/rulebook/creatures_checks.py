"""What a scenario of the magical creatures may expect of a position."""

from collections.abc import Callable

from tangledbank.core.errors import GameError
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.energy import energy_needed
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_name, creature_ref
from tangledbank.creatures.state import PHASES, Creature
from tangledbank.creatures.traits.names import NAMES, NUMBERS
from tangledbank.rulebook.checks import check_events, check_legal, compare, no_event
from tangledbank.rulebook.creatures_position import CREATURE


def check(game: Game, happened: list[str], key: str, value: str) -> None:
    """Check one expectation; `happened` are the events since the last play."""
    words = key.split()
    if not words:
        raise GameError("say what is expected: '= thing: value'")
    if len(words) == 1 and CREATURE.match(key):
        check_creature(game, key, value)
    elif len(words) > 2 and words[1] == "sees":
        compare(value, see(game, words[0], words[2:]))
    elif words[0] in ("legal", "illegal"):
        check_legal(game, words, value)
    elif key == "events":
        check_events(happened, [part.strip() for part in value.split(";")])
    elif key in ("no event", "no events"):
        no_event(happened, value)
    elif words[0] in PER_SEAT and len(words) == 2:
        PER_SEAT[words[0]](game, place(game, words[1]), value)
    elif key in WHOLE:
        compare(" ".join(value.split()), WHOLE[key](game))
    else:
        raise GameError(
            f"unknown expectation {key!r}; there are a creature (A1), legal, legal only, illegal, "
            f"events, no event, SEAT sees ..., {', '.join(WHOLE)}, and of a seat "
            f"{', '.join(PER_SEAT)}"
        )


def place(game: Game, name: str) -> int:
    if name not in game.everybody:
        raise GameError(f"nobody here is called {name!r}; there are {', '.join(game.everybody)}")
    return game.everybody.index(name)


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
    "over": lambda game: "yes" if game.over else "no",
    "winner": _winner,
}


def _hand(game: Game, seat: int, value: str) -> None:
    hand = game.state.players[seat].hand
    if value.isdecimal() or value == "empty":
        compare("0" if value == "empty" else value, str(len(hand)))
    else:
        named = ", ".join(sorted(part.strip() for part in value.split(",")))
        compare(named, ", ".join(sorted(card_name(kind) for kind in hand)))


def _creatures(game: Game, seat: int, value: str) -> None:
    there = [creature_name(creature.ref) for creature in game.state.players[seat].creatures]
    wanted = [] if value == "none" else value.replace(",", " ").split()
    compare(" ".join(wanted) or "none", " ".join(there) or "none")


PER_SEAT: dict[str, Callable[[Game, int, str], None]] = {
    "hand": _hand,
    "creatures": _creatures,
    "tokens": lambda game, seat, value: compare(value, str(game.state.players[seat].tokens)),
}


def check_creature(game: Game, name: str, value: str) -> None:
    creature = game.state.creature(creature_ref(name))
    for part in value.split(","):
        wish = " ".join(part.split())
        if not wish:
            continue
        if creature is None:
            compare(wish, "gone")
        elif wish in ("there", "gone"):
            compare(wish, "there")
        else:
            check_property(game, creature, wish)


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
        if rest not in NUMBERS:
            raise GameError(f"no trait is called {rest!r}; the traits are {', '.join(NAMES)}")
        has = creature.has(NUMBERS[rest])
        compare(wish, f"{'has' if has else 'lacks'} {rest}")
    elif word == "card":
        compare(wish, f"card {card_name(creature.card)}")
    else:
        raise GameError(
            f"unknown property {wish!r}; there are energy N, need N, asleep, awake, scared, "
            "not scared, traits T T, has T, lacks T, card C, there, gone"
        )


def see(game: Game, seat: str, words: list[str]) -> str:
    """One thing as this seat (or an `onlooker`) sees it; `hidden` if it may not."""
    view = game.view(None if seat == "onlooker" else seat)
    thing = " ".join(words)
    if words[0] == "hand" and len(words) == 2:
        if words[1] == view.seat:
            return ", ".join(view.hand) or "empty"
        return f"{view.players[place(game, words[1])].hand_size} cards"
    if words[0] in ("card", "traits", "energy") and len(words) == 2:
        if game.state.creature(creature_ref(words[1])) is None:
            raise GameError(f"there is no creature {words[1]} on the table")
        creature = view.creature_called(words[1])
        if words[0] == "card":
            return creature.card or "hidden"
        if words[0] == "energy":
            return str(creature.energy)
        return " ".join(trait.trait for trait in creature.traits) or "none"
    if thing in ("deck", "discard", "choice"):
        sizes = {"deck": view.deck_size, "discard": view.discard_size, "choice": view.choice_size}
        return f"{sizes[thing]} cards"
    if thing == "source":
        return view.source.id
    if thing == "attack":
        return " ".join(view.attack) or "none"
    raise GameError(
        f"unknown thing {thing!r}; a seat sees hand SEAT, card A1, traits A1, energy A1, deck, "
        "discard, choice, source, attack"
    )
