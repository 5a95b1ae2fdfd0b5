"""The game played a second time, straight from the clauses, to compare.

A model follows a game from its first throw: it takes only the decisions that were made and what
was thrown, keeps a table of its own, counts for itself how often things were done, and says who
must be asked next and what the answers may be.  It asks nothing of the engine.
"""

from tangledbank.laws.creatures.reference.follower import Follower, check

__all__ = ["Follower", "check"]
