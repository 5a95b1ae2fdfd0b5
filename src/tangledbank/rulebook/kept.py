"""What is made once and kept is there when it is asked for again, and is what it was made for.

Decks, rules, names, sets of traits and what a view shows of a trait come up again and again.  To
make them anew is lost time; to mix them up is an error.
"""

import json
from collections.abc import Callable, Iterator
from functools import partial

from tangledbank.core.game import Game
from tangledbank.core.kind import kind_called
from tangledbank.creatures import rules as creatures_rules
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.game import Game as CreaturesGame
from tangledbank.creatures.repertoire import repertoire
from tangledbank.creatures.traits.profile import in_mask, of_mask, profile
from tangledbank.evolution import view
from tangledbank.evolution.cards import card_name, load_deck
from tangledbank.evolution.decks import deck_of
from tangledbank.evolution.game import Game as EvolutionGame
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.rules import rules_of
from tangledbank.rulebook.derived import check_same
from tangledbank.rulebook.expectations import Unmet, compare
from tangledbank.rulebook.sameness import compare_parts


def check_kept(game: Game) -> None:
    """Whatever this game's table needs is made once."""
    for make in [*of_evolution(game), *of_creatures(game)]:
        made = make()
        if make() is not made:
            raise Unmet("what is made once to be kept", f"another {made!r}")


def check_told(game: Game) -> None:
    """What programs are told of a table: its deck as data, and the clause of each option."""
    kind = kind_called(game.kind)
    if isinstance(game, EvolutionGame):
        copies = {str(one): count for one, count in sorted(game.deck.copies.items())}
        compare(str({"copies": copies, "cap": game.deck.cap}), str(kind.deck_to_json(game.deck)))
        compare(str(sum(copies.values())), str(kind.deck_size(game.deck)))
    clauses = kind.option_clauses()
    compare("", " ".join(name for name in game.agreed.options if name not in clauses))


def check_seen(game: Game) -> None:
    """Views share what they show of traits, and show the same when nothing is kept."""
    if not isinstance(game, EvolutionGame):
        return  # no other game keeps what was seen
    shown = game.view(None)
    check_same(shown, game.view(None), "next view")
    kept = dict(view._SEEN)
    view._SEEN.clear()
    fresh = game.view(None).to_json()
    view._SEEN.update(kept)
    compare_parts(fresh, json.loads(json.dumps(shown.to_json())), "view of what was kept")


def of_evolution(game: Game) -> Iterator[Callable[[], object]]:
    if not isinstance(game, EvolutionGame):
        return
    yield lambda: rules_of(game.edition, {}, game.sets, game.presets)
    yield lambda: deck_of(game.state.rules, game.copies)
    yield lambda: animal_name(1)
    for name in game.sets:
        yield partial(load_deck, name)
    for kind in game.deck.copies:
        yield partial(card_name, kind)
        yield partial(card_name, kind, kind & 63)


def of_creatures(game: Game) -> Iterator[Callable[[], object]]:
    if not isinstance(game, CreaturesGame):
        return
    yield lambda: creatures_rules.rules_of(len(game.names), {}, game.presets)
    yield load_bestiary
    for player in game.state.players:
        for creature in player.creatures:
            yield partial(repertoire, creature.ref)
            mask = creature.profile.mask
            yield partial(in_mask, mask)
            yield partial(of_mask, mask)
            yield partial(profile, mask)
