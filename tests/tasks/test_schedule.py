"""The checks of `run.py test` run side by side, and their summary says what came of them."""

import datetime
import os
import sys
from pathlib import Path

import pytest

from tasks import checks, schedule, summary
from tasks.errors import SetupError
from tasks.schedule import Outcome, Schedule, without_colour
from tasks.steps import MISSING, Step, steps

DAY = datetime.date(2026, 11, 16)


def python(name: str, code: str, *after: str, width: int = 1, missing: bool = False) -> Step:
    command = [sys.executable, "-c", code]
    return Step(name, name, command, after, after, width, may_be_missing=missing)


def run(*chosen: Step) -> dict[str, Outcome]:
    return {outcome.step.name: outcome for outcome in Schedule(chosen).run()}


def test_steps_run_side_by_side(tmp_path: Path) -> None:
    """Each waits for a file of the other: one after the other they would never end."""
    code = (
        "import pathlib, time\n"
        f"here = pathlib.Path({str(tmp_path)!r})\n"
        "(here / '{0}').touch()\n"
        "while not (here / '{1}').exists(): time.sleep(0.01)\n"
    )
    outcomes = run(python("a", code.format("a", "b")), python("b", code.format("b", "a")))
    assert {outcome.result for outcome in outcomes.values()} == {"ok"}


def test_a_step_waits_for_what_it_comes_after(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    look = f"import pathlib, sys; sys.exit(not pathlib.Path({str(mark)!r}).exists())"
    make = f"import pathlib; pathlib.Path({str(mark)!r}).touch()"
    assert run(python("second", look, "first"), python("first", make))["second"].result == "ok"


def test_narrow_steps_do_not_overtake_a_wide_one(tmp_path: Path) -> None:
    """The wide step fits beside nothing; a narrow one behind it would fit beside the first."""
    begun = tmp_path / "begun"
    note = f"import pathlib; pathlib.Path({str(begun)!r}).open('a').write('{{}} ')"
    slots = schedule.SLOTS
    outcomes = run(
        python("first", f"{note.format('first')}; import time; time.sleep(0.5)"),
        python("wide", note.format("wide"), width=slots),
        *(python(f"narrow{n}", note.format("narrow")) for n in range(slots)),
    )
    assert {outcome.result for outcome in outcomes.values()} == {"ok"}
    assert begun.read_text().split() == ["first", "wide"] + ["narrow"] * slots


def test_the_time_of_the_cores_is_told_for_each_step() -> None:
    busy = "import time\nwhile time.process_time() < 0.5: pass"
    outcomes = run(python("busy", busy), python("idle", "import time; time.sleep(0.5)"))
    assert outcomes["busy"].cpu > 0.4  # a difference of two sums, so not to the last digit
    assert outcomes["idle"].cpu < outcomes["busy"].cpu


def test_a_step_is_skipped_when_what_it_needs_has_failed() -> None:
    outcomes = run(python("first", "raise SystemExit(1)"), python("second", "", "first"))
    assert outcomes["first"].result == "FAILED"
    assert outcomes["second"].result == "skipped"
    assert outcomes["second"].note == "first failed"


def test_what_the_machine_does_not_have_is_skipped_but_not_in_ci(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    step = python("npm", f"print('no Node.js'); raise SystemExit({MISSING})", missing=True)
    monkeypatch.setattr(schedule, "IN_CI", False)
    outcome = run(step)["npm"]
    assert (outcome.result, outcome.note) == ("skipped", "no Node.js")
    monkeypatch.setattr(schedule, "IN_CI", True)
    assert run(step)["npm"].result == "FAILED"


def test_a_step_too_wide_for_the_machine_runs_all_the_same() -> None:
    assert run(python("wide", "", width=1000))["wide"].result == "ok"


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no process groups")
def test_what_a_step_leaves_running_fails_it_and_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "GRACE", 0.0)
    child = [sys.executable, "-c", "import time; time.sleep(10000)"]
    code = f"import subprocess; print(subprocess.Popen({child!r}).pid)"
    outcome = run(python("untidy", code))["untidy"]
    assert outcome.result == "FAILED"
    assert outcome.note == "it left processes behind"
    stat = Path(f"/proc/{int(outcome.output)}/stat")
    while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z":
        pass  # it is being killed


def test_an_interrupted_run_kills_its_steps_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    code = f"import pathlib, time; pathlib.Path({str(mark)!r}).touch(); time.sleep(10000)"
    chosen = Schedule([python("sleeper", code), python("never", "", "sleeper")])
    collect = chosen._collect

    def interrupted() -> None:
        collect()
        if mark.exists():
            raise KeyboardInterrupt

    monkeypatch.setattr(chosen, "_collect", interrupted)
    outcomes = [(one.step.name, one.result, one.note) for one in chosen.run()]
    assert outcomes == [
        ("sleeper", "FAILED", "interrupted"),
        ("never", "skipped", "interrupted"),
    ]
    assert chosen.interrupted
    assert chosen.running[0].process.returncode is not None


def test_outputs_are_printed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    lines = "import time\nfor n in range(5): print('{0}', n, flush=True); time.sleep(0.01)"
    run(python("a", lines.format("a")), python("b", lines.format("b")))
    shown = capsys.readouterr().out
    for name in "ab":
        assert "".join(f"{name} {n}\n" for n in range(5)) in shown


def test_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    fine, bad, missing = (python(name, "") for name in ("fine", "bad", "missing"))
    skips = "SKIPPED [2] tests/test_x.py:7: no browser: none\nSKIPPED [1] tests/test_y.py: no ray\n"
    sampled = "left out: 40 slow tests, which run with --full\n"
    outcomes = [
        Outcome(
            fine,
            "ok",
            61.24,
            output=f"{skips}{sampled}811 passed, 3 skipped in 12.1s (0:00:12)",
            cpu=99.6,
        ),
        Outcome(bad, "FAILED", 1.0, output="2 failed, 1 passed in 1s"),
        Outcome(missing, "skipped", note="there is no Node.js"),
    ]
    assert summary.report(outcomes, 125.0, "python3 run.py test --sample 2026-11-16") == 1
    shown = capsys.readouterr().out
    assert (
        "ok         61.2 s   100 s CPU  fine                        811 passed, 3 skipped\n"
        in shown
    )
    assert "       2  no browser: none\n" in shown
    assert "       1  no ray\n" in shown
    assert "      40  slow tests, which run with --full\n" in shown
    assert "       1  step: there is no Node.js\n" in shown
    assert "    python3 run.py test --sample 2026-11-16 --only bad\n" in shown
    assert shown.endswith("1 passed, 1 failed\n")
    assert summary.report(outcomes[:1], 1.0, "x") == 0


def test_one_step_alone_brings_its_set_up() -> None:
    every = steps("default", DAY)
    assert [step.name for step in checks.only(every, ["web-tests"])] == [
        "packages",
        "site",
        "web-tests",
    ]
    with pytest.raises(SetupError, match="no step is called serve; the steps are packages, site"):
        checks.only(every, ["serve"])


@pytest.mark.parametrize("depth", ["fast", "default", "full"])
def test_no_step_waits_for_one_that_never_runs(depth: str) -> None:
    every = steps(depth, DAY)  # type: ignore[arg-type]
    names = [step.name for step in every]
    assert len(set(names)) == len(names)
    for number, step in enumerate(every):
        assert set(step.after) <= set(names[:number])
        assert set(step.needs) <= set(step.after)


def test_every_test_is_in_a_step_of_the_default_run() -> None:
    """A new folder of tests must not be left out by mistake."""
    every = steps("default", DAY)
    interpreted = next(step.command for step in every if step.name == "interpreted")
    ignored = {word.removeprefix("--ignore=") for word in interpreted if "--ignore=" in word}
    named = {word for step in every for word in step.command if word.startswith("tests/")}
    assert ignored <= named


def test_no_step_is_made_to_print_colours() -> None:
    assert without_colour({"FORCE_COLOR": "0", "HOME": "/h"}) == {"HOME": "/h", "NO_COLOR": "1"}
