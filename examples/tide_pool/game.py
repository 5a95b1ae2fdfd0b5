"""The game as everybody meets it."""

from tangledbank.core import game as core
from tangledbank.core.action import Action, Actions
from tangledbank.core.chance import Chance, fresh_chance
from tangledbank.core.result import Result
from tangledbank.core.rules import Rules
from tangledbank.core.seed import Seed
from tangledbank.core.why import Why
from tide_pool.cards import CARDS, DECK, names
from tide_pool.state import Player, State, Tide
from tide_pool.verbs import ACTIONS, read
from tide_pool.view import View


class Game(core.Game):
    def __init__(
        self,
        calls: list[str],
        state: State,
        rules: Rules,
        chance: Chance | None = None,
        seed: Seed | None = None,
    ) -> None:
        super().__init__(calls, state, rules, chance, seed)
        self.state = state

    @property
    def kind(self) -> str:
        return "tide-pool"

    # Deciding

    @property
    def own_actions(self) -> Actions:
        return ACTIONS

    @property
    def clause_of_turns(self) -> str:
        return "POOL-02"

    @property
    def clause_of_the_end(self) -> str:
        return "POOL-07"

    def is_dangling(self, action: Action) -> bool:
        return action.a >= len(CARDS)

    def bars_later(self, action: Action, seat: int, why: Why) -> None:
        Tide(seat, 1).bars(self.state, action, why)

    def read(self, line: str, seat: core.Seat | None = None) -> Action:
        return read(line)

    # Looking

    @property
    def turn(self) -> int:
        return self.state.tide

    def view(self, seat: core.Seat | None = None) -> View:
        number = self.viewer(seat)
        return self.sealed(View(self.state, self.names, number, self.acting), number)

    def imagined(self, seat: int, chance: Chance) -> "Game":
        state = self.state.clone()
        others = [player for place, player in enumerate(state.players) if place != seat]
        unseen = sorted([*state.deck, *(card for one in others for card in one.hand)])
        dealt = [unseen[place] for place in chance.order(len(unseen))]
        for player in others:
            player.hand = sorted(dealt.pop() for _ in player.hand)
        state.deck = dealt
        return Game(self.names, state, self.agreed, fresh_chance(chance))

    # The end

    def scores(self) -> dict[str, int]:
        scores = [player.score() for player in self.state.players]
        return dict(zip(self.names, scores, strict=True))

    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = self.scores()
        winners = [name for name in self.names if scores[name] == max(scores.values())]
        return Result(winners, scores, "points" if len(winners) == 1 else "shared")

    def ending(self) -> str:
        return "after the last tide"

    # As a value

    def clone(self) -> "Game":
        new = Game(self.names, self.state.clone(), self.agreed)
        self._copied_to(new)
        return new

    def state_to_json(self) -> dict[str, object]:
        s = self.state
        return {
            "tide": s.tide,
            "first": s.first,
            "deck": names(s.deck),
            "sea": names(s.sea),
            "players": [player_to_json(one) for one in s.players],
            "stack": [step.to_json() for step in s.stack],
        }

    # For records

    def stretch(self) -> str:
        return f"tide {self.state.tide}" if self.state.tide else ""

    def cards_to_shuffle(self) -> list[str]:
        return names(DECK)


def player_to_json(player: Player) -> dict[str, object]:
    return {
        "hand": names(player.hand),
        "pool": names(player.pool),
        "sheltered": player.sheltered,
    }
