"""Limits: what may happen once in an attack, a go, a round or a turn, counted independently.

Only decisions and events count.  The marks on cards and animals, which the engine uses, are
ignored.

* `clock`: turns, rounds and goes, and whose go it is;
* `cards`: which traits lie on which animal and when each was used, also after it changed hands;
* `attacks`: who attacks how often, and the answers to an attack;
* `goes`: one main action, the free ones, one location;
* `pairs`: Communication, Cooperation and Recombination;
* `journeys`: Migration, Flight and Suckerfish;
* `fat`: what Specialization may fill again;
* `turns`: births, newcomers, and what else comes once a turn without anybody's decision.
"""

from tangledbank.laws.limits.limits import Limits

__all__ = ["Limits"]
