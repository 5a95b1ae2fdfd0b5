"""What a seat sees, for expectations: `= bob sees hand ann: 3 cards`."""

from tangledbank.core.errors import GameError
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_ref


def see(game: Game, seat: str, thing: str) -> str:
    """One thing as this seat (or an `onlooker`) sees it; `hidden` if it may not."""
    view = game.view(None if seat == "onlooker" else seat)
    words = thing.split()
    if words[0] == "hand" and len(words) == 2:
        if words[1] == view.seat:
            return ", ".join(view.hand) or "empty"
        return f"{view.player(_seat(game, words[1])).hand_size} cards"
    if words[0] == "discard" and len(words) == 2:
        player = view.player(_seat(game, words[1]))
        return _pile(player.discard, player.discard_size)
    if thing == "discard":
        return _pile(view.discard, view.discard_size)
    if words[0] == "card" and len(words) == 2:
        if game.state.animal(animal_ref(words[1])) is None:
            raise GameError(f"there is no animal {words[1]} on the table")
        return view.animal(words[1]).card or "hidden"
    if thing == "deck":
        return f"{view.deck_size} cards"
    if thing == "attack":
        return f"{view.attack.hunter} {view.attack.prey}" if view.attack else "none"
    if thing == "to act":
        return view.to_act or "nobody"
    if words[0] == "location" and len(words) == 2:
        return view.animal(words[1]).location or "none"
    if thing in ("food", "shells", "turn", "round", "phase", "first", "asked"):
        return str(getattr(view, thing))
    if words[0] == "score" and len(words) == 2:
        return str(view.player(_seat(game, words[1])).score)
    if words[0] == "traits" and len(words) == 2:
        for player in view.players:
            for animal in player.animals + player.remains:
                if animal.name == words[1]:
                    return " ".join(trait.trait for trait in animal.traits) or "none"
        raise GameError(f"there is no animal {words[1]} on the table")
    raise GameError(
        f"unknown thing {thing!r}; a seat sees hand SEAT, discard SEAT, discard, card A1, "
        "traits A1, deck, attack, to act, food, turn, round, phase, first, asked, score SEAT"
    )


def _seat(game: Game, name: str) -> str:
    return game.names[game.seat(name)]


def _pile(cards: list[str] | None, size: int) -> str:
    if cards is None:
        return f"{size} cards"
    return ", ".join(cards) or "empty"
