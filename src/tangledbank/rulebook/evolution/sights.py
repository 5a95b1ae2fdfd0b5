"""What a seat sees, for expectations: `= bob sees hand ann: 3 cards`."""

from collections.abc import Callable
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.evolution.game import Game
from tangledbank.evolution.view import AnimalView, PlayerView, View
from tangledbank.rulebook.evolution.trait_sets import require_locations
from tangledbank.rulebook.nearest import did_you_mean


def see(game: Game, seat: str | None, thing: str) -> str:
    """One thing as this seat (or, if none, a spectator) sees it; `hidden` if it may not."""
    view = game.view(seat)
    words = thing.split()
    if thing in WHOLE:
        return WHOLE[thing](view)
    if thing == "discard":
        if not game.rules.common_discard:
            raise GameError("here each player has a discard pile: write 'sees discard SEAT'")
        return _pile(view.discard, view.discard_size)
    if len(words) == 2 and words[0] in OF_A_SEAT:
        if words[0] == "discard" and game.rules.common_discard:
            raise GameError("here the discard pile is common: write 'sees discard'")
        return OF_A_SEAT[words[0]](view, view.player(game.names[game.seat(words[1])]))
    if len(words) == 2 and words[0] in OF_AN_ANIMAL:
        if words[0] == "location":
            require_locations(game.rules, thing)
        return OF_AN_ANIMAL[words[0]](_animal(view, words[1]))
    everything = [*WHOLE, "discard", *OF_A_SEAT, *OF_AN_ANIMAL]
    listed = (
        f"; a seat sees {', '.join(WHOLE)}, discard, of a seat {', '.join(OF_A_SEAT)}, and of an "
        f"animal {', '.join(OF_AN_ANIMAL)}"
    )
    raise GameError(f"no seat can see {thing!r}{did_you_mean(words[0], everything) or listed}")


def _hand(view: View, player: PlayerView) -> str:
    if player.name == view.seat:
        return ", ".join(view.hand) or "empty"
    return f"{player.hand_size} cards"


def _attack(view: View) -> str:
    return f"{view.attack.hunter} {view.attack.prey}" if view.attack else "none"


WHOLE: Final[dict[str, Callable[[View], str]]] = {
    "deck": lambda view: f"{view.deck_size} cards",
    "attack": _attack,
    "to act": lambda view: view.to_act or "nobody",
    "food": lambda view: str(view.food),
    "shells": lambda view: str(view.shells),
    "turn": lambda view: str(view.turn),
    "round": lambda view: str(view.round),
    "phase": lambda view: view.phase,
    "first": lambda view: view.first,
    "asked": lambda view: view.asked,
}

OF_A_SEAT: Final[dict[str, Callable[[View, PlayerView], str]]] = {
    "hand": _hand,
    "discard": lambda view, player: _pile(player.discard, player.discard_size),
    "score": lambda view, player: str(player.score),
}

OF_AN_ANIMAL: Final[dict[str, Callable[[AnimalView], str]]] = {
    "card": lambda animal: animal.card or "hidden",
    "traits": lambda animal: " ".join(trait.trait for trait in animal.traits) or "none",
    "location": lambda animal: animal.location,
}


def _animal(view: View, name: str) -> AnimalView:
    for player in view.players:
        for animal in player.remains:
            if animal.name == name:
                return animal
    try:
        return view.animal(name)
    except KeyError:
        raise GameError(f"there is no animal {name} on the table now") from None


def _pile(cards: list[str] | None, size: int) -> str:
    if cards is None:
        return f"{size} cards"
    return ", ".join(cards) or "empty"
