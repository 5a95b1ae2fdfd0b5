"""Positions written as scenarios, for tests that look at them otherwise than by running them."""

from tangledbank.evolution.game import Game
from tangledbank.rulebook.pages import Block
from tangledbank.rulebook.runner import Run, editions_of, scenario_of


def game_after(text: str) -> Game:
    """The game that a scenario sets up and plays, in its (first) edition."""
    # A scenario must expect something; this one only has to come so far.
    block = Block("here.md", 1, text.strip("\n") + "\n= over: no", "")
    scenario = scenario_of(block)
    run = Run(scenario, editions_of(scenario)[0])
    failures = run.play()
    assert not failures, failures[0]
    assert isinstance(run.game, Game)
    return run.game
