"""Scenarios of the magical creatures."""

from tangledbank.core.event import Event
from tangledbank.core.throw import Throw
from tangledbank.creatures.choice import ChoiceShuffle
from tangledbank.creatures.game import Game
from tangledbank.creatures.round import CHOICE, Beginning
from tangledbank.creatures.state import CHOICE_CARDS
from tangledbank.rulebook.creatures_checks import check
from tangledbank.rulebook.creatures_happened import line as event_line
from tangledbank.rulebook.creatures_position import CreatureBuilder
from tangledbank.rulebook.script import Scenario
from tangledbank.rulebook.setting import Setting


class CreaturesSetting(Setting):
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.builder = CreatureBuilder(scenario)
        self.board: Game = self.builder.build()
        super().__init__(self.board)

    def begin(self) -> list[Event]:
        self.board.state.events = []
        self.board.settle()
        return self.board.state.events

    def outcome(self, throw: Throw, line: int) -> list[int]:
        top = self.board.state.stack[-1]
        if throw.kind == "lot":
            return [self.board.state.first]
        if isinstance(top, ChoiceShuffle):
            return choice_order(self.builder.choice_shuffled)
        if isinstance(top, Beginning):
            if top.stage == CHOICE:
                return [number - 1 for number in self.builder.state.choice]
            return list(range(throw.count))  # the set-up has laid them as they are to be
        return self.reshuffle()

    def reshuffle(self) -> list[int]:
        """The discard in an order that brings the wished cards to the top."""
        pile = sorted(self.board.state.discard)
        left = list(range(len(pile)))
        top: list[int] = []
        for wish in self.builder.shuffled:
            best = max(left, key=lambda place: wish.fits(pile[place]), default=-1)
            if best < 0 or not wish.fits(pile[best]):
                raise self.scenario.fail(wish.line, "this card is not in the discard")
            top.append(best)
            left.remove(best)
        return left + top[::-1]

    def check(self, happened: list[str], key: str, value: str) -> None:
        check(self.board, happened, key, value)

    def told(self, event: Event) -> str:
        return event_line(event, self.board.everybody)


def choice_order(wanted: list[int]) -> list[int]:
    """An order of the choice cards that brings these to the top, the first one topmost."""
    rest = [number for number in range(CHOICE_CARDS, 0, -1) if number not in wanted]
    return [number - 1 for number in rest + wanted[::-1]]
