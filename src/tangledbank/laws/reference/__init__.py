"""A second implementation of legality, straight from the clauses, for comparison.

Slow and simple: it reads the table (cards, tokens, marks, the stack of steps) and uses none of the
engine's own checks.  It covers every question in a game of Evolution, with any sets: development; a
go of feeding with every trait that can be used in it; answers to an attack; pair traits that bring
food; which scavenger eats; an ambush; an Anglerfish and its counter-attack; migrants and their
followers; the continent of an animal that leaves the Ocean, and its Swimming card; the cards of a
recombination and what is there twice then; restored animals; cards or points, and the animals of a
fresh start.

It skips games that started with older presets, because these keep old mistakes.  It also skips
games whose deck has a trait that it does not know (`unknown_traits`): it could only guess.

It trusts the stack for these: the pair traits triggered by receiving food, whether an attack is the
first on its prey, who has redirected it, and who is asked.
"""

from tangledbank.evolution.game import Game
from tangledbank.evolution.options import PRESETS
from tangledbank.evolution.traits.names import NAMES
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.reference.printed import KNOWN
from tangledbank.laws.reference.reading import Reading

__all__ = ["LAW", "Reading", "check", "unknown_traits"]

LAW = "reference"


def unknown_traits(game: Game | None = None) -> list[str]:
    """The traits of a game, or of all games, whose clauses the reference does not know."""
    names = NAMES if game is None else [NAMES[trait] for trait in game.deck.traits()]
    return [name for name in names if name not in KNOWN]


def check(game: Game) -> None:
    """Check that the two lists are the same."""
    if game.over or game.throw is not None or game.rules.presets != PRESETS:
        return
    if len(NAMES) > len(KNOWN) and unknown_traits(game):
        return
    expected = Reading(game.state, game.acting).actions()
    legal = set(game.legal_actions())
    if expected != legal:
        missing = sorted(str(one) for one in expected - legal)
        surplus = sorted(str(one) for one in legal - expected)
        raise LawBroken(LAW, f"by the clauses missing {missing}, not legal {surplus}", game)
