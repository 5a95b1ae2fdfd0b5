"""A second implementation of the game, straight from the clauses, for comparison.

A model follows a game from its first throw: it takes only the decisions and throws, keeps its own
table and its own counts, and says who must be asked next and which answers are legal.  It uses
nothing of the engine.
"""

from tangledbank.laws.creatures.reference.follower import Follower, check

__all__ = ["Follower", "check"]
