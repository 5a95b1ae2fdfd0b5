"""The picture of the table: it fits, it says what it must, and not by colour alone."""

import io

import pytest
from rich.console import Console

from tangledbank.bots.bot import bot
from tangledbank.cli.choice import Choice
from tangledbank.cli.evolution.table import draw
from tangledbank.cli.prompt import listed
from tangledbank.cli.signs import PLAIN, PRETTY
from tangledbank.core.chance import FastChance
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.view import View


def drawn(view: View, width: int = 80, encoding: str = "utf-8", colour: bool = False) -> str:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding=encoding)
    console = Console(
        file=file,
        width=width,
        force_terminal=colour,
        no_color=not colour,
        highlight=False,
        color_system="standard" if colour else None,
    )
    draw(view, console)
    file.flush()
    return raw.getvalue().decode(encoding)


def played(
    seats: int, decisions: int, seed: int, edition: str = "ua3", sets: list[str] | None = None
) -> Game:
    """A game between greedy bots after so many decisions."""
    game = new_game(edition, seats, seed=seed, fast=True, sets=sets)
    chance = FastChance(seed)
    player = bot("greedy")
    for _ in range(decisions):
        if game.over:
            break
        game.apply(player.choose(game.view(game.acting), game.legal_actions(), chance))
    return game


@pytest.mark.parametrize("width", [80, 120, 200])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_it_fits_and_shows_every_animal(seats: int, width: int) -> None:
    for decisions in (0, 20, 55, 90, 150):
        game = played(seats, decisions, seed=decisions)
        for seat in (0, None):
            view = game.view(seat)
            text = drawn(view, width)
            assert max(len(line) for line in text.splitlines()) <= width
            for player in view.players:
                assert player.name in text
                for animal in player.animals:
                    assert f" {animal.name} " in text
                for link in player.links:
                    assert link.trait in text
            for place, card in enumerate(view.hand, 1):
                number = f"{place:>2}" if view.phase == "development" else " ·"
                assert f"{number} {card.replace('/', ' / ')}" in text


@pytest.mark.parametrize("width", [40, 80, 130, 200])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_location_is_named_above_its_animals(seats: int, width: int) -> None:
    sets = ["base", "fly", "continents", "special"]
    for decisions in (10, 40, 120, 260):
        view = played(seats, decisions, decisions, "gift", sets).view(0)
        text = drawn(view, width)
        assert max(len(line) for line in text.splitlines()) <= width
        for player in view.players:
            for animal in player.animals:
                assert f" {animal.name} " in text
                assert f"  {animal.location.capitalize()}" in text


def test_a_choice_is_never_cut_short() -> None:
    label = "migrate A1 to gondwana"
    raw = io.StringIO()
    Console(file=raw, width=50).print(listed([Choice(label, "running, " * 20, None, [])]))
    (line,) = raw.getvalue().splitlines()
    assert line.split()[0] == "1"
    assert label in line
    assert line.rstrip().endswith("…")


def test_what_is_said_without_colour() -> None:
    game = played(3, 70, seed=4)
    plain = drawn(game.view(0))
    assert "\x1b" not in plain
    assert "\x1b[" in drawn(game.view(0), colour=True)


def test_every_sign_is_another() -> None:
    for signs in (PRETTY, PLAIN):
        assert len(set(vars(signs).values())) == len(vars(signs))


def test_a_terminal_that_knows_ascii_only() -> None:
    text = drawn(played(4, 90, seed=2).view(0), encoding="ascii")
    assert text.isascii()
    assert "Food" in text


def test_food_fat_sleep_and_poison() -> None:
    game = new_game("gift", ["ann", "bob"], seed=1)
    while len(game.state.players[0].animals) == 0:
        wanted = [one for one in game.legal_actions() if str(one).startswith("animal")]
        game.apply(wanted[0])
    view = game.view("ann")
    animal = view.players[0].animals[0]
    animal.need, animal.red, animal.blue = 4, 1, 2
    assert "A1 ●◆◆○ 3/4" in drawn(view)
    animal.fed = animal.asleep = animal.poisoned = True
    text = drawn(view)
    for said in ("fed", "asleep", "poisoned"):
        assert said in text


def test_the_symbiont_is_named() -> None:
    for seed in range(40):
        view = played(2, 60, seed).view(0)
        for player in view.players:
            for link in player.links:
                if link.symbiont:
                    other = next(name for name in link.animals if name != link.symbiont)
                    tie = f"{link.symbiont} (symbiont) ══ symbiosis ══ {other}"
                    assert tie in drawn(view)
                    return
    pytest.fail("no symbiosis in forty games")
