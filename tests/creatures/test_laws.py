"""What must always hold, in a bounded share of the games that `tangledbank laws` plays."""

import random

import pytest

from tangledbank.cli import main
from tangledbank.creatures.game import Game, new_game
from tangledbank.creatures.verbs import VERBS
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.creatures import reference, secrecy, soundness
from tangledbank.laws.creatures.tables import draw_table
from tangledbank.laws.creatures.trial import try_seed


@pytest.mark.slow(days=4)
@pytest.mark.parametrize("seed", range(12))
def test_laws(seed: int) -> None:
    failure = try_seed(seed, every=40)
    assert failure is None, failure.fault


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["laws", "--edition", "creatures", "--games", "2", "--jobs", "1", "--every", "80"]
    assert main(arguments) == 0
    assert "2 passed, 0 failed" in capsys.readouterr().out


def test_every_kind_of_decision_comes_up() -> None:
    verbs: set[int] = set()
    for seed in range(8):
        chooser = random.Random(seed)
        game = draw_table(seed, chooser)
        while not game.over:
            verbs |= {action.verb for action in game.legal_actions()}
            game.apply(chooser.choice(game.legal_actions()))
    assert verbs == set(range(len(VERBS)))


def in_turns(seed: int = 2) -> Game:
    game = new_game("creatures", 2, seed=seed)
    game.apply("keep")
    game.apply("keep")
    return game


def test_a_lost_card_is_noticed() -> None:
    game = in_turns()
    game.state.deck.pop()
    with pytest.raises(LawBroken, match="cards"):
        soundness.check(game)


def test_energy_from_nowhere_is_noticed() -> None:
    game = new_game("creatures", 2, seed=2)
    ledger = soundness.Ledger(game)
    game.state.players[0].creatures[0].energy += 1
    with pytest.raises(LawBroken, match="energy"):
        ledger.check([])


def test_a_forgotten_action_is_noticed() -> None:
    game = in_turns()
    game.legal_actions()
    assert game._legal is not None
    game._legal = [action for action in game._legal if not str(action).startswith("sleep")]
    with pytest.raises(LawBroken, match="reference"):
        reference.check(game)


def test_a_peep_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_turns()
    monkeypatch.setattr(secrecy, "view_of", lambda game, seat: {"deck": list(game.state.deck)})
    with pytest.raises(LawBroken, match="reveals a secret"):
        secrecy.check(game, random.Random(1), [])


def test_a_question_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = draw_table(1, random.Random(1))
    monkeypatch.setattr(secrecy, "asked", lambda game: [str(card) for card in game.state.deck])
    with pytest.raises(LawBroken, match=r"the question to .* reveals a secret"):
        secrecy.check(game, random.Random(1), [])
