"""Scenarios of The Origin of Species."""

from tangledbank.core.action import Action
from tangledbank.core.action import action as make_action
from tangledbank.core.event import Event
from tangledbank.core.throw import Throw
from tangledbank.evolution.game import Game
from tangledbank.evolution.verbs import ANIMAL
from tangledbank.rulebook.checks import check
from tangledbank.rulebook.happened import line as event_line
from tangledbank.rulebook.position import Builder
from tangledbank.rulebook.script import PlayLine, Scenario
from tangledbank.rulebook.setting import Setting


class EvolutionSetting(Setting):
    def __init__(self, scenario: Scenario, edition: str) -> None:
        self.scenario = scenario
        self.builder = Builder(scenario, edition)
        self.board: Game = self.builder.build()
        super().__init__(self.board)

    def begin(self) -> list[Event]:
        self.board.state.events = []
        self.board.settle()
        return self.board.state.events

    def outcome(self, throw: Throw, line: int) -> list[int]:
        if throw.kind == "dice":
            dice = self.builder.dice
            if len(dice) < throw.count:
                raise self.scenario.fail(
                    line, f"{throw.count} dice are thrown here: add them to 'dice: ...'"
                )
            values = dice[: throw.count]
            del dice[: throw.count]
            return values
        if throw.kind == "lot":
            return [self.board.state.first]
        if self.board.state.turn == 0:
            return list(range(throw.count))  # the set-up has laid the deck as it is to be
        return self.reshuffle()

    def reshuffle(self) -> list[int]:
        """The discard in an order that brings the wished cards to the top."""
        s = self.board.state
        pile = s.discard + [kind for player in s.players for kind in player.discard]
        pile.sort()
        left = list(range(len(pile)))
        top: list[int] = []
        for wish in self.builder.shuffled:
            for place in left:
                kind = pile[place]
                if kind == wish.kind or (wish.kind < 0 and wish.trait in (kind >> 6, kind & 63)):
                    top.append(place)
                    left.remove(place)
                    break
            else:
                raise self.scenario.fail(wish.line, "this card is not in the discard")
        return left + top[::-1]

    def announces(self, step: PlayLine) -> bool:
        if step.seat != "dice":
            return False
        self.builder.dice += [self.builder.face(w, step.number) for w in step.action.split()]
        return True

    def read(self, text: str, seat: int, line: int) -> Action:
        if text == "animal" and self.board.acting == seat:
            return self.any_animal(line)
        return self.board.read(text, seat)

    def any_animal(self, line: int) -> Action:
        """`animal` alone: any card of the hand as an animal, a legal one if there is one."""
        for choice in self.board.legal_actions():
            if choice.verb == ANIMAL:
                return choice
        hand = self.board.state.players[self.board.acting].hand
        if not hand:
            raise self.scenario.fail(line, "the hand is empty: there is no card to play")
        return make_action(ANIMAL, hand[0])

    def check(self, happened: list[str], key: str, value: str) -> None:
        check(self.board, happened, key, value)

    def told(self, event: Event) -> str:
        return event_line(event, self.board.names)
