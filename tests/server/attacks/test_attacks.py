"""Every attack for a few seconds: tables live on, nothing is lost, the server stays small.

`bench/attack.py` runs them longer and measures; no time is asserted here.
"""

import asyncio
from pathlib import Path

import pytest

from tests.server.attacks.every import ATTACKS
from tests.server.attacks.kills import kill_sqlite
from tests.server.attacks.siege import besiege

pytestmark = pytest.mark.slow(days=12)

SECONDS = 6.0
TABLES = 4
#: Megabytes that any attack may cost the server for a while.
GROWTH = 100


@pytest.mark.parametrize("attack", sorted(ATTACKS))
def test_bystanders_play_on(attack: str, tmp_path: Path) -> None:
    outcome = asyncio.run(besiege(tmp_path, attack, SECONDS, TABLES))
    assert outcome.acknowledged > 0
    assert (outcome.lost, outcome.doubled) == (0, 0), outcome
    assert outcome.stuck == 0, outcome
    assert outcome.memory[1] - outcome.memory[0] < GROWTH, outcome
    assert outcome.done.get("answered", 0) == 0, "an ambiguous request was answered"
    assert outcome.done.get("the player could pause and leave", "yes") == "yes"


def test_floods_of_control_frames_are_cut_off(tmp_path: Path) -> None:
    outcome = asyncio.run(besiege(tmp_path, "ping-flood", SECONDS, TABLES))
    assert int(outcome.done["cut off"]) > 0, outcome


def test_nothing_is_lost_when_the_server_is_killed_again_and_again(tmp_path: Path) -> None:
    survived = asyncio.run(kill_sqlite(tmp_path, kills=4, tables=TABLES))
    assert survived.kills == 4
    assert survived.acknowledged > 0
    assert (survived.lost, survived.doubled) == (0, 0), survived
    assert (survived.unfinished, survived.broken) == (0, 0), survived
