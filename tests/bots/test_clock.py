"""Budgets are counted in CPU time, and by the next best clock where nobody counts that."""

from types import SimpleNamespace

import pytest

from tangledbank.bots.bot import bot
from tangledbank.bots.mind import clock
from tangledbank.core.chance import FastChance
from tangledbank.games import new_game


def ticking(name: str) -> object:
    """A module with this clock and all that are less fair."""
    names = clock.CLOCKS[clock.CLOCKS.index(name) :]
    return SimpleNamespace(**{one: lambda one=one: float(clock.CLOCKS.index(one)) for one in names})


@pytest.mark.parametrize("name", clock.CLOCKS)
def test_the_fairest_clock_of_a_platform_is_taken(name: str) -> None:
    assert clock.best_clock(ticking(name))() == clock.CLOCKS.index(name)


def test_a_clock_that_is_there_and_fails_is_passed_over() -> None:
    def fail() -> float:
        raise OSError("the clock is not supported")

    source = SimpleNamespace(thread_time=fail, process_time=fail, monotonic=lambda: 7.0)
    assert clock.best_clock(source)() == 7.0
    with pytest.raises(RuntimeError, match="no clock"):
        clock.best_clock(SimpleNamespace())


def test_time_goes_on_while_search_thinks() -> None:
    game = new_game("gift", 2, seed=5, fast=True)
    before = clock.cpu_time()
    actions = game.legal_actions()
    assert bot("search:0.01s").choose(game.view(game.acting), actions, FastChance(1)) in actions
    assert clock.cpu_time() > before
