"""What The Origin of Species makes once and keeps."""

import json
from collections.abc import Callable, Iterator
from functools import partial

from tangledbank.core.kind import kind_called
from tangledbank.evolution import view
from tangledbank.evolution.cards import card_name, load_deck
from tangledbank.evolution.decks import deck_of
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.rules import rules_of
from tangledbank.rulebook.derived import check_same
from tangledbank.rulebook.expectations import compare
from tangledbank.rulebook.sameness import compare_parts


def kept(game: Game) -> Iterator[Callable[[], object]]:
    yield lambda: rules_of(game.edition, {}, game.sets, game.presets)
    yield lambda: deck_of(game.state.rules, game.copies)
    yield lambda: animal_name(1)
    for name in game.sets:
        yield partial(load_deck, name)
    for kind in game.deck.copies:
        yield partial(card_name, kind)
        yield partial(card_name, kind, kind & 63)


def check_seen(game: Game) -> None:
    """Views share what they show of traits, and show the same when nothing is kept."""
    shown = game.view(None)
    check_same(shown, game.view(None), "next view")
    seen = dict(view._SEEN)
    view._SEEN.clear()
    fresh = game.view(None).to_json()
    view._SEEN.update(seen)
    compare_parts(fresh, json.loads(json.dumps(shown.to_json())), "view of what was kept")


def check_deck(game: Game) -> None:
    """The deck as data has every card."""
    kind = kind_called(game.kind)
    copies = {str(one): count for one, count in sorted(game.deck.copies.items())}
    compare(str({"copies": copies, "cap": game.deck.cap}), str(kind.deck_to_json(game.deck)))
    compare(str(sum(copies.values())), str(kind.deck_size(game.deck)))
