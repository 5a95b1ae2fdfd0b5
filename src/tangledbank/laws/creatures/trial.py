"""One game of Magical Creatures, played to its end under all laws."""

import json
import random

from tangledbank.core.action import Action
from tangledbank.core.kind import table_of
from tangledbank.core.outcome import Outcome
from tangledbank.core.recording import read_record, write_record
from tangledbank.core.replay import replay
from tangledbank.core.verify import verify
from tangledbank.creatures.game import Game
from tangledbank.creatures.snapshot import game_from_json
from tangledbank.laws import legality
from tangledbank.laws.broken import Failure, LawBroken, failure_in
from tangledbank.laws.creatures import secrecy, soundness
from tangledbank.laws.creatures.candidates import candidate_actions
from tangledbank.laws.creatures.card_ledger import CardLedger
from tangledbank.laws.creatures.limits import Limits
from tangledbank.laws.creatures.reference import Follower
from tangledbank.laws.creatures.tables import draw_table
from tangledbank.laws.plain import play_out
from tangledbank.laws.position import difference, plain

#: No game between random players is this long.
LONGEST = 20_000
#: How many illegal actions are checked at once.
ASKED = 150
#: For how many decisions a copy follows its game.
FOLLOWED = 12


def choose(chooser: random.Random, weights: dict[int, float], legal: list[Action]) -> Action:
    """A random player with preferences: first a kind of action, then one of that kind."""
    kinds: dict[int, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.verb, []).append(action)
    verbs = list(kinds)
    for verb in verbs:
        if verb not in weights:
            weights[verb] = chooser.choice([0.3, 1.0, 1.0, 4.0])
    (verb,) = chooser.choices(verbs, [weights[verb] for verb in verbs])
    return chooser.choice(kinds[verb])


def check_same(game: Game, copy: Game, how: str) -> None:
    found = difference(plain(game.state), plain(copy.state))
    if found:
        raise LawBroken("sameness", f"{how} differs at {found}", game)
    if game != copy or game.legal_actions() != copy.legal_actions():
        raise LawBroken("sameness", f"{how} is another game", game)


def check_quick(game: Game) -> None:
    soundness.check(game)
    legality.check_list(game)


def check_slow(game: Game, chooser: random.Random) -> None:
    every = candidate_actions(game, chooser, ASKED)
    legal = game.legal_actions()
    asked = legality.unasked(game)
    for action in legal:
        legality.check_legal(game, asked, action)
        if game.read(str(action)) is not action:
            raise LawBroken("notation", f"{action} reads as another action", game)
    for action in every:
        if action not in legal:
            legality.check_refused(game, asked, action)
    legality.check_waiting(game)
    secrecy.check(game, chooser, every)


def by_json(game: Game) -> Game:
    return game_from_json(json.loads(json.dumps(game.to_json())))


def check_end(game: Game) -> None:
    text = write_record(game)
    again = replay(text)
    assert isinstance(again, Game)
    check_same(game, again, "a replayed record")
    report = verify(text)
    if not report.ok:
        raise LawBroken("ending", f"its record does not verify:\n{report}", game)
    given = table_of(read_record(text))
    for item in game.history:
        if isinstance(item, Outcome):
            given.resolve(item.values)
        else:
            given.apply(item)
    assert isinstance(given, Game)
    if given.state_to_json() != game.state_to_json():
        raise LawBroken("sameness", "a replay with given throws is another game", game)


class Trial:
    """A game under the laws: the quick ones at every decision, all of them at every `every`-th."""

    def __init__(self, game: Game, chooser: random.Random, every: int) -> None:
        self.game = game
        self.chooser = chooser
        self.every = every
        self.ledger = soundness.Ledger(game)
        self.cards = CardLedger(game)
        self.limits = Limits(game)
        self.follower = Follower(game)
        self.weights: dict[int, float] = {}
        self.twins: list[tuple[str, Game]] = []
        self.decisions = 0

    def play(self) -> None:
        game = self.game
        while not game.over:
            self.check()
            self.decide()
        soundness.check(game)
        self.follower.check()
        check_end(game)

    def check(self) -> None:
        game = self.game
        check_quick(game)
        self.follower.check()
        if self.decisions % self.every == 0:
            check_slow(game, self.chooser)
            self.twins = [("a clone", game.clone()), ("a saved game", by_json(game))]
        elif self.decisions % self.every == FOLLOWED:
            for how, twin in self.twins:
                check_same(game, twin, how)
            self.twins = []
        if self.decisions > LONGEST:
            raise LawBroken("ending", f"no end after {LONGEST} decisions", game)

    def decide(self) -> None:
        game = self.game
        seat = game.acting
        action = choose(self.chooser, self.weights, game.legal_actions())
        events = game.apply(action)
        self.decisions += 1
        self.ledger.check(events)
        self.cards.check(events)
        self.limits.check(seat, action, events)
        for how, twin in self.twins:
            found = difference(plain(events), plain(twin.apply(action)))
            if found:
                raise LawBroken("sameness", f"{how} gave other events for {action}: {found}", game)


def play_seed(seed: int) -> Failure | None:
    """Only play the game of this seed: there is always a legal action, and it ends."""
    chooser = random.Random(seed)
    game = draw_table(seed, chooser)
    return failure_in(seed, game, lambda: play_out(game, chooser))


def try_seed(seed: int, every: int = 20) -> Failure | None:
    """Play the game of this seed; returns what went wrong, if anything."""
    chooser = random.Random(seed)
    game = draw_table(seed, chooser)
    return failure_in(seed, game, lambda: Trial(game, chooser, every).play())
