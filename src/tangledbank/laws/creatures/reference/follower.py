"""Follows a game with the model and compares: who is asked, the legal actions, the table."""

from tangledbank.core.action import Action
from tangledbank.core.outcome import Outcome
from tangledbank.creatures.game import Game
from tangledbank.creatures.state import Creature, State
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.creatures.reference import table as model
from tangledbank.laws.creatures.reference.rounds import play
from tangledbank.laws.creatures.reference.table import Question, Table, Untrue
from tangledbank.laws.creatures.reference.uses import Once
from tangledbank.laws.position import difference

#: The names of this package's laws in a report.
REFERENCE, FLOW, EFFECT, SCORE = "reference", "flow", "effect", "score"


def check(game: Game) -> None:
    """Replay the game's history, and compare at the end."""
    Follower(game).check()


class Follower:
    """The model beside a game that started at its first throw."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = Table(game.rules)
        self.course = play(self.table)
        self.question: Question | None = None
        self.looked_at = 0  # how much of the history it has followed
        self.go_on(None)

    def check(self) -> None:
        """Catch up with the game and compare."""
        history = self.game.history
        while self.looked_at < len(history):
            decision = history[self.looked_at]
            assert isinstance(decision, Action)
            self.looked_at += 1
            if self.question is None or decision not in self.question.answers:
                raise self.fail(REFERENCE, f"{decision} was played, which is not legal")
            self.go_on(decision)
        self.check_asked()
        self.check_table()
        self.check_result()

    def fail(self, law: str, why: str) -> LawBroken:
        return LawBroken(law, f"by the clauses {why}", self.game)

    def go_on(self, decision: Action | None) -> None:
        """Run the model to its next question, with the throws made so far."""
        history = self.game.history
        while self.looked_at < len(history):
            item = history[self.looked_at]
            if not isinstance(item, Outcome):
                break
            self.table.throws.append(item)
            self.looked_at += 1
        try:
            if decision is None:
                self.question = next(self.course)
            else:
                self.question = self.course.send(decision)
        except StopIteration:
            self.question = None
        except Untrue as error:
            raise self.fail(FLOW, str(error)) from error
        if self.table.throws:
            raise self.fail(FLOW, f"nothing is thrown after {decision}")

    def check_asked(self) -> None:
        """Nobody is skipped, nobody is asked needlessly, and the answers are the same."""
        game = self.game
        asked = -1 if self.question is None else self.question.seat
        if asked != game.acting:
            due = f"seat {asked} must be asked" if asked >= 0 else "the game is over"
            raise self.fail(FLOW, f"{due}, not seat {game.acting}")
        if self.question is None:
            return
        legal = frozenset(game.legal_actions())
        missing = sorted(str(one) for one in self.question.answers - legal)
        surplus = sorted(str(one) for one in legal - self.question.answers)
        if missing or surplus:
            raise self.fail(REFERENCE, f"missing {missing}, not legal {surplus}")

    def check_table(self) -> None:
        found = difference(as_modelled(self.table), as_played(self.game.state))
        if found:
            raise self.fail(EFFECT, f"the table differs at {found}")

    def check_result(self) -> None:
        """The winner has the last token; the scores are the tokens (CREA-TRANS-02)."""
        game, table = self.game, self.table
        names = [*game.names, "Shadow"] if table.solo else game.names
        tokens = {names[player.seat]: player.tokens for player in table.players}
        if game.scores() != tokens:
            raise self.fail(SCORE, f"the scores are {tokens}, not {game.scores()}")
        result = game.result()
        winners = [] if table.winner < 0 else [names[table.winner]]
        found = [] if result is None else result.winners
        if winners != found or (result is not None and result.scores != tokens):
            raise self.fail(SCORE, f"{winners} won with {tokens}, not {result}")


def as_modelled(table: Table) -> dict[str, object]:
    """The model's table, in the form for comparison."""
    players = [
        as_player(
            player.hand,
            [
                as_creature(
                    one,
                    [list(card) for card in one.cards],
                    woke=not table.uses.left(Once.WAKE, one.ref),
                )
                for one in player.creatures
            ],
            born=player.born,
            tokens=player.tokens,
            moved=player.seat in table.moved,
        )
        for player in table.players
    ]
    return as_table(table, players)


def as_played(s: State) -> dict[str, object]:
    """The engine's table in the same form."""
    players = [
        as_player(
            player.hand,
            [
                as_creature(one, [[card.kind, card.trait] for card in one.cards], woke=one.woke)
                for one in player.creatures
            ],
            born=player.born,
            tokens=player.tokens,
            moved=player.moved,
        )
        for player in s.players
    ]
    return as_table(s, players)


def as_table(table: Table | State, players: list[dict[str, object]]) -> dict[str, object]:
    return {
        "round": table.round,
        "first": table.first,
        "active": table.active,
        "winner": table.winner,
        "source": [table.source, table.lower, table.upper],
        "sources": table.sources,
        "choice": table.choice,
        "deck": table.deck,
        "discard": sorted(table.discard),
        "players": players,
    }


def as_player(
    hand: list[int], creatures: list[dict[str, object]], born: int, tokens: int, moved: bool
) -> dict[str, object]:
    return {
        "hand": sorted(hand),
        "creatures": creatures,
        "born": born,
        "tokens": tokens,
        "moved": moved,
    }


def as_creature(
    one: model.Creature | Creature, cards: list[list[int]], woke: bool
) -> dict[str, object]:
    return {
        "ref": one.ref,
        "card": one.card,
        "cards": cards,
        "energy": one.energy,
        "asleep": one.asleep,
        "scared": one.scared,
        "woke": woke,
    }
