"""The trait that CONTRIBUTING adds step by step: its steps taken, and everything works with it."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests import walk_through
from tests.walk_through import SPINY

#: Whoever sits at a terminal and always takes the first of the choices.
FIRST_CHOICES = "1\n" * 4000

#: Two bots that look ahead play some of a game in which every card has the trait.
LOOK_AHEAD = """
import tangledbank as tb
from tangledbank.bots.bot import bot
from tangledbank.core.chance import FastChance
from tangledbank.evolution.decks import own_deck

deck = own_deck('[cards]\\n"spiny/carnivorous" = 9\\n"spiny/fat-tissue" = 9', "deck")
game = tb.new_game("gift", 2, seed=4, deck=deck)
players, chance = [bot("expert"), bot("search:4i")], FastChance(1)
for _ in range(12):
    choose = players[game.acting].choose
    game.apply(choose(game.view(game.acting), game.legal_actions(), chance))
print(sum(len(one.traits) for seat in game.view().players for one in seat.animals))
"""


#: What a bot thinks of the trait where a hungry hunter is about, and where one has eaten.
ASK_THE_ENGINE = """
import tangledbank as tb
from tangledbank.bots.mind.evolution.growth import Growth
from tangledbank.bots.mind.evolution.sight import Sight
from tangledbank.evolution.births import lay_animal
from tangledbank.evolution.cards import kind_named
from tangledbank.evolution.state import TraitCard
from tangledbank.evolution.traits.names import CARNIVOROUS, NUMBERS

s = tb.new_game("gift", 2, seed=4).state
kind = kind_named("spiny/carnivorous")
mine, hunter = [lay_animal(s, player, kind, 0) for player in s.players]
hunter.add(TraitCard(kind, CARNIVOROUS))
s.players[1].refresh(hunter)
for received in (0, s.turn_tick):
    hunter.received = received
    growth = Growth(Sight(s, 0))
    print(growth.probed(growth.sight.beast(mine.ref), NUMBERS["spiny"]) > 0, mine.cards)
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return walk_through.checkout_with(SPINY, tmp_path_factory.mktemp("checkout"))


def run(checkout: Path, *command: str, typed: str = "") -> str:
    ran = subprocess.run(
        command,
        cwd=checkout,
        env=walk_through.variables(checkout),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def tangledbank(checkout: Path, words: str, typed: str = "") -> str:
    return run(checkout, sys.executable, "-m", "tangledbank", *shlex.split(words), typed=typed)


def test_three_files_make_a_trait() -> None:
    assert list(walk_through.files(SPINY)) == [
        "src/tangledbank/evolution/traits/spiny.py",
        "rulebook/evolution/traits/spiny.md",
        "spiny.toml",
    ]


@pytest.mark.slow(days=2)
def test_the_commands_do_what_the_chapter_promises(checkout: Path) -> None:
    check, show, holes, simulate, play = walk_through.commands(SPINY)

    def said(command: str, typed: str = "") -> str:
        program, _, words = command.partition(" ")
        assert program == "tangledbank"
        return tangledbank(checkout, words, typed)

    assert said(check).strip() == "1 passed, 0 failed"
    assert "HOUSE-SPINY-01: A carnivore that has received food" in said(show)
    assert said(holes).startswith("no holes")
    assert "greedy" in said(simulate)
    played = said(play, f"help spiny\n{FIRST_CHOICES}")
    assert "Only a hungry hunter attacks it" in played
    assert "wins by" in played or "share the win" in played


@pytest.mark.slow(days=2)
def test_the_printed_game_stays_as_it_is(checkout: Path) -> None:
    assert tangledbank(checkout, "check rulebook").endswith(" passed, 0 failed\n")
    assert "decided by" in tangledbank(checkout, "simulate --games 1 --jobs 1")


@pytest.mark.slow(days=3)
def test_the_laws_say_that_they_do_not_know_it(checkout: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tangledbank", "laws", "--games", "2", "--jobs", "1"],
        cwd=checkout,
        env=walk_through.variables(checkout),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stdout == "2 passed, 0 failed\n"
    assert "the laws do not know spiny" in ran.stderr


def test_bots_that_look_ahead_play_it(checkout: Path) -> None:
    assert int(run(checkout, sys.executable, "-c", LOOK_AHEAD)) > 0


def test_bots_ask_the_engine_what_an_unknown_trait_does(checkout: Path) -> None:
    assert run(checkout, sys.executable, "-c", ASK_THE_ENGINE) == "False []\nTrue []\n"
