"""The pending decision of a position, and every answer that the clauses allow."""

from tangledbank.core.action import Action
from tangledbank.evolution.dealing import Dealing
from tangledbank.evolution.development import Development
from tangledbank.evolution.eating import Chain
from tangledbank.evolution.extinction import Extinction
from tangledbank.evolution.feeding import FeedingGo
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.migrating import Migrating
from tangledbank.evolution.ocean import Fetching, Landing
from tangledbank.evolution.serving import Serving
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.anglerfish import Bite, Lure
from tangledbank.evolution.traits.recombination import Doubles, Exchange
from tangledbank.evolution.traits.scavenger import Carrion
from tangledbank.laws.reference import (
    defence,
    development,
    feeding,
    migration,
    questions,
    recombination,
)
from tangledbank.laws.reference.position import Position


class Reading:
    """One position, read by the clauses for the seat that decides."""

    def __init__(self, s: State, seat: int) -> None:
        self.position = Position(s, seat)

    def actions(self) -> set[Action]:
        """Every legal action of the decision on top of the stack."""
        top = self.position.s.stack[-1]
        assert isinstance(top, Step)
        return self.answers(top)

    def answers(self, step: Step) -> set[Action]:
        """Every legal answer to the question that this step asks."""
        p = self.position
        if isinstance(step, Development):
            return development.plays(p)
        if isinstance(step, FeedingGo):
            return self.feeding(step)
        if isinstance(step, Hunt):
            return self.defence(step)
        if isinstance(step, Chain):
            return questions.sharing(p, step)
        if isinstance(step, Carrion):
            return questions.carrion(p)
        if isinstance(step, Serving):
            return questions.ambushing(p, step)
        if isinstance(step, Lure):
            return questions.luring(p, step)
        if isinstance(step, Bite):
            return questions.biting(p, step)
        return self.settling(step)

    def settling(self, step: Step) -> set[Action]:
        """Questions after a deed or between two turns."""
        p = self.position
        if isinstance(step, Migrating):
            return migration.decisions(p, step)
        if isinstance(step, Landing):
            return questions.landing(step)
        if isinstance(step, Fetching):
            return questions.fetching(p, step)
        if isinstance(step, Exchange):
            return recombination.hands(p, step)
        if isinstance(step, Doubles):
            return recombination.copies(p, step)
        if isinstance(step, Extinction):
            return questions.restoring(p)
        if isinstance(step, Dealing):
            return questions.dealing(p, step)
        raise TypeError(f"{type(step).__name__} asks a question that the reference does not know")

    def feeding(self, go: FeedingGo) -> set[Action]:
        """Everything that may be done in a go of feeding, including ending it."""
        return feeding.deeds(self.position, go)

    def defence(self, hunt: Hunt) -> set[Action]:
        """Every answer to an attack, including being eaten."""
        return defence.answers(self.position, hunt)

    def satisfied(self, animals: list[Animal]) -> bool:
        """Are all of them fed, with no fat left to fill?"""
        return self.position.satisfied(animals)
