"""What the set-up shows: a picture on a terminal, plain lines elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tasks import progress
from tasks.progress import Progress, Step, line_of

ROOT = Path(__file__).resolve().parent.parent.parent
NOW = 105.0


@pytest.fixture(autouse=True)
def no_durations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "DURATIONS", tmp_path / "build" / "durations.json")
    monkeypatch.setattr(progress, "signs", lambda nice, plain: plain)
    monkeypatch.setenv("NO_COLOR", "1")


def test_plain_lines_say_how_long_it_took_last_time(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        with Progress(terminal=False).step("Sowing"):
            pass
    first, done, second, _ = capsys.readouterr().out.splitlines()
    assert (first, done) == ("Sowing ...", "Sowing: done in 0 s")
    assert second == "Sowing (0 s last time) ..."


def test_a_step_that_fails_is_not_called_done(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(OSError, match="drought"), Progress(terminal=False).step("Sowing"):
        raise OSError("drought")
    assert capsys.readouterr().out.splitlines()[1] == "Sowing: stopped after 0 s"
    assert progress.durations() == {}


def step(last: float | None, began: float | None, took: float | None) -> Step:
    made = Step("Sowing", last)
    made.began, made.took = began, took
    return made


@pytest.mark.parametrize(
    ("shown", "columns"),
    [
        (step(10, 100, None), ["> Sowing", "5 s", "########--------", "(10 s last time)"]),
        (step(4, 100, None), ["> Sowing", "5 s", "################", "(4 s last time)"]),
        (step(None, 100, None), ["> Sowing", "5 s"]),
        (step(10, 90, 9), ["+ Sowing", "9 s", "(10 s last time)"]),
        (step(10, None, None), ["Sowing", "(10 s last time)"]),
    ],
    ids=["half done", "late", "first time", "done", "to come"],
)
def test_the_line_of_a_step(shown: Step, columns: list[str]) -> None:
    line = line_of(shown, 80, NOW)
    assert re.split(r" {2,}", line.strip()) == columns
    assert line.index("Sowing") == 3
    assert line.find("last time") in {-1, 69 if "(10" in line else 68}


def test_no_line_is_wider_than_the_terminal() -> None:
    assert len(line_of(step(10, 100, None), 40, NOW)) == 39


# Sows and reaps, on a terminal that keeps all that it is told.
SHOW = """
import sys
from pathlib import Path
from tasks import progress
progress.DURATIONS = Path(sys.argv[1])
shown = progress.Progress(progress.can_draw())
shown.plan(["Sowing", "Reaping"])
with shown.step("Sowing"):
    shown.say("It rains.")
with shown.step("Reaping"):
    pass
"""


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_the_picture_on_a_terminal(tmp_path: Path) -> None:
    """Drawn by a real terminal's rules: what is erased is gone, what is said stays above."""
    import pty

    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    command = [sys.executable, "-c", SHOW, str(tmp_path / "durations.json")]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=theirs)
    os.close(theirs)
    told = b""
    try:
        while chunk := os.read(ours, 1000):
            told += chunk
    except OSError:
        pass  # the other end is closed
    assert process.wait() == 0
    os.close(ours)
    assert [re.sub(r" +", " ", line) for line in screen(told.decode())] == [
        "It rains.",
        " + Sowing 0 s",
        " + Reaping 0 s",
    ]


def screen(told: str) -> list[str]:
    """What stands on the screen in the end."""
    lines = [""]
    for part in re.split(r"(\x1b\[\d*[AJ]|\r|\n)", told):
        if part == "\n":
            lines.append("")
        elif part == "\x1b[J":
            lines[-1] = ""
        elif part.endswith("A") and part.startswith("\x1b["):
            del lines[len(lines) - int(part[2:-1]) :]
        elif part != "\r":
            lines[-1] += part
    return lines[:-1] if not lines[-1] else lines
