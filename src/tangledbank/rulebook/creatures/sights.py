"""What a seat sees in Magical Creatures: `= bob sees hand ann: 2 cards`."""

from tangledbank.core.errors import GameError
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_ref
from tangledbank.rulebook.nearest import did_you_mean

OF_A_CREATURE = ["card", "traits", "energy"]
WHOLE = ["deck", "discard", "choice", "source", "attack"]


def place(game: Game, name: str) -> int:
    """A seat's number, including the Shadow's."""
    if name not in game.everybody:
        hint = did_you_mean(name, game.everybody) or f"; there are {', '.join(game.everybody)}"
        raise GameError(f"nobody here is called {name!r}{hint}")
    return game.everybody.index(name)


def see(game: Game, seat: str | None, words: list[str]) -> str:
    """One thing as this seat (or, if none, a spectator) sees it; `hidden` if it may not."""
    view = game.view(seat)
    thing = " ".join(words)
    if words[0] == "hand" and len(words) == 2:
        player = view.player(game.everybody[place(game, words[1])])
        if words[1] == view.seat:
            return ", ".join(view.hand) or "empty"
        return f"{player.hand_size} cards"
    if words[0] in OF_A_CREATURE and len(words) == 2:
        if game.state.creature(creature_ref(words[1])) is None:
            raise GameError(f"there is no creature {words[1]} on the table now")
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
    hint = did_you_mean(words[0], [*WHOLE, "hand", *OF_A_CREATURE])
    listed = f"; a seat sees {', '.join(WHOLE)}, hand SEAT, card A1, traits A1, energy A1"
    raise GameError(f"no seat can see {thing!r}{hint or listed}")
