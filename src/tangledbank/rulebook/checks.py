"""What a scenario may expect of a position."""

from collections.abc import Callable

from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.eating import link_between, open_stores
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name, animal_ref
from tangledbank.evolution.state import LOCATIONS, PHASES, Animal
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.view import see_link, see_trait
from tangledbank.rulebook.position import ANIMAL
from tangledbank.rulebook.sights import see


class Unmet(Exception):
    """An expectation that does not hold: what was expected, and what is there."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found}")


def compare(expected: str, found: str) -> None:
    if expected != found:
        raise Unmet(expected, found)


def check(game: Game, happened: list[str], key: str, value: str) -> None:
    """Check one expectation; `happened` are the events since the last play."""
    words = key.split()
    if not words:
        raise GameError("say what is expected: '= thing: value'")
    if len(words) == 1 and ANIMAL.match(key):
        check_animal(game, key, value)
    elif len(words) > 2 and words[1] == "sees":
        compare(_sorted(value), _sorted(see(game, words[0], " ".join(words[2:]))))
    elif key == "discard":
        _pile(game, game.state.discard, value)
    elif words[0] in ("legal", "illegal"):
        check_legal(game, words, value)
    elif key == "events":
        check_events(happened, [part.strip() for part in value.split(";")])
    elif key in ("no event", "no events"):
        no_event(happened, value)
    elif words[0] in PER_SEAT and len(words) == 2:
        PER_SEAT[words[0]](game, game.seat(words[1]), value)
    elif len(words) == 2 and words[0] == "food":
        compare(value, _supply(game, words[1]))
    elif key in WHOLE:
        compare(" ".join(value.split()), WHOLE[key](game))
    else:
        raise GameError(
            f"unknown expectation {key!r}; there are an animal (A1), legal, legal only, illegal, "
            f"events, no event, discard, SEAT sees ..., {', '.join(WHOLE)}, and of a seat "
            f"{', '.join(PER_SEAT)}"
        )


def _supply(game: Game, place: str) -> str:
    if place not in LOCATIONS or not game.rules.continents:
        raise GameError(f"{place!r}: with Continents the supplies are {', '.join(LOCATIONS)}")
    return str(game.state.food[LOCATIONS.index(place)])


def _sorted(cards: str) -> str:
    """A list of cards may be given in any order."""
    return ", ".join(sorted(part.strip() for part in cards.split(",")))


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def _winner(game: Game) -> str:
    result = game.result()
    return " ".join(result.winners) if result else "nobody yet"


def _decided_by(game: Game) -> str:
    result = game.result()
    return result.decided_by if result else "nothing yet"


WHOLE: dict[str, Callable[[Game], str]] = {
    "food": lambda game: str(sum(game.state.food)),
    "shells": lambda game: str(len(game.state.shells)),
    "deck": lambda game: str(len(game.state.deck)),
    "turn": lambda game: str(game.state.turn),
    "round": lambda game: str(game.state.round),
    "phase": lambda game: PHASES[game.state.phase],
    "to act": lambda game: game.to_act or "nobody",
    "asked": lambda game: game.view().asked,
    "first": lambda game: game.names[game.state.first],
    "last turn": lambda game: _yes(game.state.last_turn),
    "over": lambda game: _yes(game.over),
    "winner": _winner,
    "decided by": _decided_by,
}


def _pile(game: Game, cards: list[int], value: str) -> None:
    """A number, `empty`, or the cards by name, with either trait first."""
    if value.isdecimal():
        compare(value, str(len(cards)))
    elif value == "empty":
        compare("0", str(len(cards)))
    else:
        names = ", ".join(sorted(_printed(game, part.strip()) for part in value.split(",")))
        compare(names, ", ".join(sorted(card_name(kind) for kind in cards)))


def _printed(game: Game, name: str) -> str:
    """A card's name as it is printed, whichever of its traits is named first."""
    kind = game.deck.names.get(name)
    return name if kind is None else card_name(kind)


def _own_pile(game: Game, seat: int, value: str) -> None:
    """The pile where a seat's cards go: its own, or the common one."""
    common = game.rules.common_discard
    _pile(game, game.state.discard if common else game.state.players[seat].discard, value)


def _animals(game: Game, seat: int, value: str) -> None:
    there = [animal_name(animal.ref) for animal in game.state.players[seat].animals]
    wanted = [] if value == "none" else value.replace(",", " ").split()
    compare(" ".join(wanted) or "none", " ".join(there) or "none")


PER_SEAT: dict[str, Callable[[Game, int, str], None]] = {
    "hand": lambda game, seat, value: _pile(game, game.state.players[seat].hand, value),
    "discard": lambda game, seat, value: _pile(game, game.state.players[seat].discard, value),
    "pile": _own_pile,
    "animals": _animals,
    "score": lambda game, seat, value: compare(value, str(game.scores()[game.names[seat]])),
    "points": lambda game, seat, value: compare(value, str(game.state.players[seat].points)),
    "passed": lambda game, seat, value: compare(value, _yes(game.state.players[seat].passed)),
}


# Animals


def check_animal(game: Game, name: str, value: str) -> None:
    ref = animal_ref(name)
    animal = game.state.animal(ref)
    if animal is None and ref >> 8 < len(game.names):
        for remains in game.state.players[ref >> 8].remains:
            if remains.ref == ref and value.strip() != "dead":
                check_remains(remains, value)
                return
    for part in value.split(","):
        wish = " ".join(part.split())
        if not wish:
            continue
        if animal is None:
            compare(wish, "dead")
        elif wish in ("alive", "dead"):
            compare(wish, "alive")
        else:
            check_property(game, animal, wish)


def check_remains(animal: Animal, value: str) -> None:
    """The traits that an eaten animal left on the table."""
    for part in value.split(","):
        wish = " ".join(part.split())
        if wish.startswith("traits"):
            there = sorted(NAMES[card.trait] for card in animal.cards)
            compare(" ".join(sorted(wish.split()[1:])), " ".join(there))
        elif wish.startswith("yellow"):
            compare(wish, f"yellow {sum(1 for card in animal.cards if card.token == 3)}")
        else:
            compare(wish, "remains")


def check_property(game: Game, animal: Animal, wish: str) -> None:
    word, _, rest = wish.partition(" ")
    numbers = {
        "red": animal.red,
        "blue": animal.blue,
        "food": animal.red + animal.blue,
        "need": animal.need,
        "yellow": sum(1 for card in animal.cards if card.token == 3),
        "waiting": sum(1 for card in animal.cards if card.token in (1, 2)),
    }
    if word in numbers:
        compare(wish, f"{word} {numbers[word]}")
    elif wish.startswith("open fat"):
        compare(wish, f"open fat {open_stores(animal)}")
    elif wish in ("fed", "hungry"):
        compare(wish, "fed" if animal.fed() else "hungry")
    elif wish in ("asleep", "awake"):
        compare(wish, "asleep" if animal.asleep else "awake")
    elif wish in ("poisoned", "not poisoned"):
        compare(wish, "poisoned" if animal.poisoned else "not poisoned")
    elif wish in ("hidden", "not hidden"):
        compare(wish, "hidden" if animal.hidden else "not hidden")
    elif wish in ("paralysed", "not paralysed"):
        compare(wish, "paralysed" if animal.paralysed else "not paralysed")
    elif wish in ("turned", "not turned"):
        compare(wish, "turned" if animal.turned else "not turned")
    elif word == "in":
        compare(wish, f"in {LOCATIONS[animal.location]}")
    elif word in ("off", "on"):
        place = animal.find(_number(rest))
        now = "lacks" if place < 0 else "off" if animal.cards[place].off else "on"
        compare(wish, f"{now} {rest}")
    elif word == "stack":
        compare(wish, " ".join(["stack", *[NAMES[card.trait] for card in animal.cards]]))
    elif word == "traits":
        there = sorted(NAMES[card.trait] for card in animal.cards)
        wanted = [] if rest == "none" else sorted(rest.split())
        compare(" ".join(wanted) or "none", " ".join(there) or "none")
    elif word in ("has", "lacks"):
        compare(wish, f"{'has' if _has(animal, rest) else 'lacks'} {rest}")
    elif word in ("used", "ready"):
        compare(wish, f"{_state_of(game, animal, rest)} {rest}")
    elif word == "linked" or wish.startswith("not linked"):
        check_link(game, animal, wish)
    elif word == "card":
        compare(wish, f"card {card_name(animal.card)}")
    else:
        raise GameError(
            f"unknown property {wish!r}; there are red N, blue N, food N, need N, yellow N, "
            "waiting N, open fat N, fed, hungry, asleep, awake, poisoned, not poisoned, "
            "traits T T, has T, lacks T, used T, ready T, linked A2 T, not linked A2 T, card C, "
            "alive, dead; with the expansions hidden, paralysed, turned, in LOCATION, off T, on T, "
            "stack T T (from the bottom), remains"
        )


def _number(trait: str) -> int:
    if trait not in NAMES:
        raise GameError(f"no trait is called {trait!r}; the traits are {', '.join(NAMES)}")
    return NAMES.index(trait)


def _has(animal: Animal, trait: str) -> bool:
    return animal.has(_number(trait))


def _state_of(game: Game, animal: Animal, trait: str) -> str:
    place = animal.find(_number(trait))
    if place < 0:
        return "lacks"
    return "used" if see_trait(game.state, animal.cards[place]).used else "ready"


def check_link(game: Game, animal: Animal, wish: str) -> None:
    """`linked A2 cooperation`, `linked A2 cooperation used`, `not linked A2 cooperation`."""
    words = wish.removeprefix("not ").split()
    if len(words) < 3:
        raise GameError(f"{wish!r}: write 'linked A2 TRAIT'")
    player = game.state.players[animal.ref >> 8]
    link = link_between(player, _number(words[2]), animal.ref, animal_ref(words[1]))
    found = f"not linked {words[1]} {words[2]}"
    if link is not None:
        used = " used" if see_link(game.state, player, link).used else ""
        found = f"linked {words[1]} {words[2]}"
        if len(words) > 3:
            found += used or " ready"
    compare(wish, found)


# What is legal


def check_legal(game: core.Game, words: list[str], value: str) -> None:
    actions = game.legal_actions()
    if words[0] == "illegal":
        check_illegal(game, value)
        return
    wanted = [] if value == "none" else [part.strip() for part in value.split(";") if part.strip()]
    if words[1:2] == ["only"]:
        verbs = words[2:]
        there = sorted(str(one) for one in actions if not verbs or str(one).split()[0] in verbs)
        named = sorted(str(read(game, line)) for line in wanted)
        compare("; ".join(named) or "none", "; ".join(there) or "none")
        return
    if len(words) > 1:
        raise GameError("write 'legal: ...', 'legal only: ...' or 'legal only VERB: ...'")
    for line in wanted:
        action = read(game, line)
        reasons = game.why_not(action)
        if reasons or action not in actions:
            raise Unmet(f"{line!r} to be legal", f"refused by {' '.join(map(str, reasons))}")


def check_illegal(game: core.Game, value: str) -> None:
    for part in value.split(";"):
        line, _, because = part.partition(" because ")
        action = read(game, line.strip())
        reasons = [reason.clause for reason in game.why_not(action)]
        if not reasons:
            raise Unmet(f"{line.strip()!r} to be illegal", "that it is legal")
        for clause in because.replace(",", " ").split():
            if clause not in reasons:
                raise Unmet(f"a refusal by {clause}", " ".join(reasons))


def read(game: core.Game, line: str) -> Action:
    return game.read(line)


def no_event(happened: list[str], unwanted: str) -> None:
    """Nothing that begins with these words happened."""
    for line in happened:
        for part in unwanted.split(";"):
            if (line + " ").startswith(part.strip() + " "):
                raise Unmet(f"no event {part.strip()!r}", line)


def check_events(happened: list[str], wanted: list[str]) -> None:
    """The wanted events, in this order; others may stand between them."""
    place = 0
    for wish in wanted:
        while place < len(happened) and happened[place] != wish:
            place += 1
        if place == len(happened):
            raise Unmet(f"event {wish!r} (in this order)", "; ".join(happened) or "nothing")
        place += 1
