"""Compiled and interpreted, the engine plays the same games, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
#: How many games are compared, and how many in a run that takes a sample of slow tests.
GAMES = 500
GAMES_IN_SAMPLE = 120


def python(pure: bool, *words: str) -> str:
    """What another Python prints, with the compiled engine if there is one, or without."""
    variables = {name: text for name, text in os.environ.items() if name != "TANGLEDBANK_PURE"}
    if pure:
        variables["TANGLEDBANK_PURE"] = "1"
    ran = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=variables, capture_output=True, check=False
    )
    assert ran.returncode == 0, ran.stderr.decode()
    return ran.stdout.decode()


def games(pure: bool, count: int) -> tuple[str, list[str]]:
    """The build that played, and its games."""
    build, _, played = python(pure, "-m", "tests.same_games", str(count)).partition("\n")
    return build, played.split("# seed ")[1:]


REPLAY_RECORDS = """
import json
from pathlib import Path
import tangledbank

print(tangledbank.engine_build())
for file in sorted(Path("tests").rglob("*.record")):
    text = file.read_text(encoding="utf-8")
    report = tangledbank.verify(tangledbank.read_record(text, file.name))
    assert report.ok, f"{file.name}: {report}"
    print(file.name, json.dumps(tangledbank.replay(text).to_json(), sort_keys=True))
"""


def skip_unless_compiled() -> None:
    build = python(False, "-c", "import tangledbank; print(tangledbank.engine_build())")
    if build != "compiled\n":
        pytest.skip("the engine is not compiled here, or was edited since: run.py setup builds it")


def test_both_builds_play_the_same_games(request: pytest.FixtureRequest) -> None:
    skip_unless_compiled()
    options = request.config.option
    count = GAMES_IN_SAMPLE if options.sample and not options.full else GAMES
    build, compiled = games(False, count)
    assert build == "compiled"
    build, interpreted = games(True, count)
    assert build == "interpreted"
    assert len(interpreted) == count
    for one, other in zip(compiled, interpreted, strict=True):
        assert one == other


def test_both_builds_replay_the_golden_records() -> None:
    skip_unless_compiled()
    build, _, compiled = python(False, "-c", REPLAY_RECORDS).partition("\n")
    assert build == "compiled"
    build, _, interpreted = python(True, "-c", REPLAY_RECORDS).partition("\n")
    assert build == "interpreted"
    assert len(compiled.splitlines()) > 30
    for one, other in zip(compiled.splitlines(), interpreted.splitlines(), strict=True):
        assert one == other
