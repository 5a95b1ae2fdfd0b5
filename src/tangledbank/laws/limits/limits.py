"""All the counts of a game, fed with its decisions and events."""

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution.game import Game
from tangledbank.laws.limits.attacks import Attacks
from tangledbank.laws.limits.count import Shared
from tangledbank.laws.limits.fat import Fat
from tangledbank.laws.limits.goes import Goes
from tangledbank.laws.limits.journeys import Journeys
from tangledbank.laws.limits.pairs import Pairs
from tangledbank.laws.limits.turns import Turns


class Limits:
    """Counts decisions and events through a game."""

    def __init__(self, game: Game) -> None:
        self.shared = Shared(game)
        self.attacks = Attacks(self.shared)
        self.goes = Goes(self.shared)
        self.pairs = Pairs(self.shared)
        self.journeys = Journeys(self.shared, self.goes)
        self.fat = Fat(self.shared)
        self.turns = Turns(self.shared)

    def decide(self, action: Action) -> None:
        """Count a decision that the game has not carried out yet."""
        self.turns.decide(action)
        self.attacks.decide(action)
        self.goes.decide(action)
        self.journeys.decide(action)
        self.fat.decide(action)

    def check(self, events: list[Event]) -> None:
        """Count its consequences, and compare the cards with the table."""
        for event in events:
            self.enter(event)
        self.turns.check()
        told = self.shared.cards.difference(self.shared.game.state)
        if told:
            self.shared.fail(told)

    def enter(self, event: Event) -> None:
        self.shared.clock.enter(event)
        self.attacks.enter(event)
        self.goes.enter(event)
        self.pairs.enter(event)
        self.journeys.enter(event)
        self.fat.enter(event)
        self.turns.enter(event)
        self.shared.cards.enter(event)
