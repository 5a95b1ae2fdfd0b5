"""Steps many games with one call; each restarts as soon as it is over."""

from array import array
from collections.abc import Sequence

from tangledbank.core.action import Action
from tangledbank.core.game import Game
from tangledbank.native import Flags, Floats, i64
from tangledbank.research.buffers import flags, floats, zeros
from tangledbank.research.encodings import Encoding
from tangledbank.research.errors import EncodingError
from tangledbank.research.recent import Recent


class Batch:
    """Several games of one kind of table, and buffers with their positions.

    `observations` has a row for each game: what the deciding seat sees.  `masks` has a row of bytes
    for each: 1 where an id is legal.  Both can be the caller's own.  `acting` has the seat that
    must decide in each game.  After a step `done` has 1 for each game that ended with it, and
    `rewards` what its seats have won; the game is a new one by then.
    """

    def __init__(
        self,
        encoding: Encoding,
        games: int,
        seed: int = 0,
        observations: object = None,
        masks: object = None,
    ) -> None:
        if encoding.actions == 0:
            raise EncodingError("a batch needs ids of actions, which only the base game has")
        if games < 1:
            raise EncodingError(f"expected 1 game or more, not {games}")
        self.encoding = encoding
        self.seed = seed
        width = encoding.observation_size
        count = encoding.actions
        own: object = array("f", bytes(4 * games * width))
        kept: object = bytearray(games * count)
        self.observations: Floats = floats(
            own if observations is None else observations, games * width, "observations"
        )
        self.masks: Flags = flags(kept if masks is None else masks, games * count, "masks")
        self.acting = array("i", bytes(4 * games))
        self.done = array("B", bytes(games))
        self.rewards = array("f", bytes(4 * games * encoding.seats))
        #: How many legal actions had no id, and how often none had one: then the first was played.
        self.overflows = 0
        self.forced = 0
        #: How many games have started and ended, and how many decisions were made.
        self.begun = 0
        self.ended = 0
        self.decisions = 0
        self._no_rewards: Floats = zeros(len(self.rewards))
        self._blank = bytes(count)
        self._views: list[Floats] = []
        self._masks: list[Flags] = []
        for place in range(games):
            self._views.append(self.observations[place * width : (place + 1) * width])
            self._masks.append(self.masks[place * count : (place + 1) * count])
        self.games: list[Game] = []
        self._recent: list[Recent] = [Recent() for _ in range(games)]
        self._legal: list[list[Action]] = [[] for _ in range(games)]
        self._ids: list[list[int]] = [[] for _ in range(games)]
        self.reset()

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._views)

    def reset(self, seed: int | None = None) -> None:
        """Restart all games; with a seed, with that seed's games."""
        if seed is not None:
            self.seed = seed
            self.begun = 0
        self.games = []
        for place in range(len(self)):
            self.games.append(self._new_game())
            self._recent[place] = Recent()
        for place in range(len(self)):
            self._tell(place)
            self.done[place] = 0
        self._clear_rewards()

    def step(self, actions: Sequence[int]) -> None:
        """Make one decision in every game, by the ids of the actions.

        An illegal one raises `EncodingError` and leaves all games as they were.
        """
        chosen = self._chosen(actions)
        self._clear_rewards()
        for place, action in enumerate(chosen):
            game = self.games[place]
            self._recent[place].note(self.acting[place], action)
            game.play(action)
            self.decisions += 1
            self._go_on(place)

    def _chosen(self, actions: Sequence[int]) -> list[Action]:
        if len(actions) != len(self):
            raise EncodingError(f"expected an action for each of {len(self)} games")
        chosen: list[Action] = []
        for place in range(len(self)):
            number = int(actions[place])
            ids = self._ids[place]
            found: Action | None = None
            for at in range(len(ids)):
                if ids[at] == number:
                    found = self._legal[place][at]
                    break
            if found is None or number < 0:
                raise EncodingError(f"game {place}: the action {number} is not legal now")
            chosen.append(found)
        return chosen

    def _go_on(self, place: int) -> None:
        """Restart the game if it is over, and write its position."""
        game = self.games[place]
        ended = game.over
        if ended:
            seats = self.encoding.seats
            for seat, value in enumerate(game.returns()):
                self.rewards[place * seats + seat] = value
            self.ended += 1
            self.games[place] = self._new_game()
            self._recent[place] = Recent()
        self.done[place] = 1 if ended else 0
        self._tell(place)

    def _new_game(self) -> Game:
        game = self.encoding.new_game(self.seed + self.begun)
        self.begun += 1
        return game

    def _clear_rewards(self) -> None:
        memoryview(self.rewards)[:] = self._no_rewards

    def _tell(self, place: int) -> None:
        """Write what the deciding seat sees and may do."""
        game = self.games[place]
        encoding = self.encoding
        while True:
            legal = game.legal_actions()
            ids = encoding.ids(game)
            lacking: i64 = 0
            for number in ids:
                if number < 0:
                    lacking += 1
            if lacking == 0 or lacking < len(ids):
                break
            # No action has an id: one must be played anyway, and this is counted.
            self.overflows += lacking
            self.forced += 1
            self._recent[place].note(game.acting, legal[0])
            game.play(legal[0])
            if game.over:
                self._go_on(place)
                return
        self.overflows += lacking
        self._legal[place] = legal
        self._ids[place] = ids
        mask = self._masks[place]
        mask[:] = self._blank
        for number in ids:
            if number >= 0:
                mask[number] = 1
        acting = game.acting
        self.acting[place] = acting
        encoding.observe(game, acting, self._views[place], self._recent[place])
