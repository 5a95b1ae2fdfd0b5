"""The trait with a verb that CONTRIBUTING adds: its steps taken, and everybody plays it."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests import walk_through
from tests.walk_through import NURSING

#: Whoever sits at a terminal and nurses whenever that is on the menu.
AT_THE_TERMINAL = """
import tangledbank as tb
from tangledbank.cli.evolution.choices import menu
from tangledbank.core.chance import FastChance
from tangledbank.evolution.decks import own_deck

game = tb.new_game("gift", 2, seed=4, deck=own_deck('[cards]\\n"nursing" = 30', "deck"))
chance = FastChance(1)
nursed = set()
while not game.over:
    actions = game.legal_actions()
    uses = [one for one in actions if str(one).startswith("nurse ")]
    for one in uses:
        assert game.read(str(one)) is one
        [choice] = [
            entry
            for first in menu(game.view(game.acting), actions, game.rules)
            for entry in (first, *first.more)
            if entry.action is one
        ]
        nursed.add(choice.gloss)
    game.apply(uses[0] if uses else actions[chance.below(len(actions))])
assert tb.replay(tb.write_record(game)) == game
assert tb.Game.from_json(game.to_json()) == game
print(nursed)
"""

#: Bots of every sort play a game in which every card has the trait; each uses it.
BOTS = """
import tangledbank as tb
from tangledbank.bots.bot import bot
from tangledbank.core.chance import FastChance
from tangledbank.evolution.decks import own_deck

deck = own_deck('[cards]\\n"nursing" = 24', "deck")
for name in ("random", "greedy", "expert", "search:4i"):
    game = tb.new_game("gift", 2, seed=5, deck=deck)
    player, chance, used = bot(name), FastChance(1), 0
    while not game.over and used < 3:
        act = player.choose(game.view(game.acting), game.legal_actions(), chance)
        used += str(act).startswith("nurse ")
        game.apply(act)
    print(name, used > 0)
"""

#: What a browser gets, and an action that names nobody.
OVER_THE_WIRE = """
import tangledbank as tb
from tangledbank.evolution.traits.nursing import NURSE
from tangledbank.evolution.verbs import action
from tangledbank.server.kinds.adapters import adapter_called

adapter = adapter_called("evolution")
move = adapter.move(action(NURSE, 1, 2))
print(move.action, move.verb, move.animal, move.target, NURSE in adapter.open_verbs)
print([str(why) for why in tb.new_game("gift", 2, seed=4).why_not(action(NURSE, 1, 2))])
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return walk_through.checkout_with(NURSING, tmp_path_factory.mktemp("checkout"))


def run(checkout: Path, *words: str, typed: str = "") -> str:
    ran = subprocess.run(
        [sys.executable, *words],
        cwd=checkout,
        env=walk_through.variables(checkout),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_three_files_make_a_trait_with_a_verb() -> None:
    assert list(walk_through.files(NURSING)) == [
        "src/tangledbank/evolution/traits/nursing.py",
        "rulebook/evolution/traits/nursing.md",
        "nursing.toml",
    ]


@pytest.mark.slow
def test_the_commands_do_what_the_chapter_promises(checkout: Path) -> None:
    check, holes, simulate, play = walk_through.commands(NURSING)

    def said(command: str, typed: str = "") -> str:
        program, *words = shlex.split(command)
        assert program == "tangledbank"
        return run(checkout, "-m", "tangledbank", *words, typed=typed)

    assert said(check).strip() == "2 passed, 0 failed"
    assert said(holes).startswith("no holes")
    assert "greedy" in said(simulate)
    played = said(play, "help nursing\n" + "1\n" * 4000)
    assert "It gives one token of its food" in played
    assert "wins by" in played or "share the win" in played


def test_the_notation_the_menu_and_records_know_the_verb(checkout: Path) -> None:
    assert run(checkout, "-c", AT_THE_TERMINAL).strip() == "{'uses nursing'}"


def test_every_bot_uses_it(checkout: Path) -> None:
    assert run(checkout, "-c", BOTS).split() == [
        word for name in ("random", "greedy", "expert", "search:4i") for word in (name, "True")
    ]


def test_clients_get_its_operands(checkout: Path) -> None:
    assert run(checkout, "-c", OVER_THE_WIRE).splitlines() == [
        "nurse A1 A2 nurse A1 A2 True",
        "['BASE-TURN-02']",
    ]
