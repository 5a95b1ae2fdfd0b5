"""`tangledbank replay` and `tangledbank verify`."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tangledbank.cli import main

RECORDS = Path(__file__).resolve().parents[1] / "records"
GOOD = RECORDS / "ua3-3.record"


def tampered(folder: Path, old: str, new: str) -> str:
    text = GOOD.read_text(encoding="utf-8")
    assert old in text
    path = folder / "game.record"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


def test_a_good_record_is_verified(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(GOOD)]) == 0
    out = capsys.readouterr().out
    assert out.endswith(f"{GOOD}: verified\n")
    assert "WRONG" not in out
    for what in ("text", "engine", "commitment", "chance", "play", "result"):
        assert f"  {what}: " in out


def test_a_bad_one_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tampered(tmp_path, "seed 0x", "seed 0xff")
    assert main(["verify", path]) == 1
    out = capsys.readouterr().out
    assert out.endswith(f"{path}: NOT verified\n")
    assert "WRONG  commitment" in out
    assert f"WRONG  chance: {path}, line " in out


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_cannot_be_read(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.record"
    assert main([command, str(path)]) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err
    path.write_bytes(b"\xff\xfe\x00")
    assert main([command, str(path)]) == 2
    assert "expected text in UTF-8" in capsys.readouterr().err
    path.write_text(GOOD.read_text(encoding="utf-8")[:3000], encoding="utf-8")
    assert main([command, str(path)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"tangledbank {command}: {path}:")
    assert "the record is cut off" in err


def test_the_exit_code_reaches_the_shell(tmp_path: Path) -> None:
    for old, new, code in (
        ("edition ua3", "edition ua3", 0),
        ("\n# turn 2", "\n# turn 3", 1),
        ("edition ua3", "edition ua9", 2),
    ):
        path = tampered(tmp_path, old, new)
        done = subprocess.run(
            [sys.executable, "-m", "tangledbank", "verify", path],
            capture_output=True,
            text=True,
            env=os.environ.copy(),
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        assert "Traceback" not in done.stderr


# Stepping


def walk(keys: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
    return main(["replay", str(GOOD), *arguments])


def test_stepping(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert walk("\nnext\nb\nwhat\n9999\n5\nq\n", [], monkeypatch) == 0
    out = capsys.readouterr().out
    shown = [line.split(":")[0] for line in out.splitlines() if "Step " in line]
    total = shown[0].rsplit(" ", 1)[1]
    steps = [line[line.index("Step ") :] for line in shown]
    assert steps == [f"Step {at} of {total}" for at in (0, 1, 2, 1, 5)]
    assert "'what'? Enter next, b back" in out


def test_to_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = GOOD.read_text(encoding="utf-8")
    total = sum(
        ": " in line or line.startswith(("dice", "lot", "shuffle")) for line in text.split("\n")
    )
    assert walk("\n", ["--at", str(total)], monkeypatch) == 0
    out = capsys.readouterr().out
    assert " won by " in out
    assert "That was the last step." in out


def test_a_seat_sees_its_hand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert walk("", ["--at", "2", "--seat", "bob"], monkeypatch) == 0
    own = capsys.readouterr().out
    assert walk("", ["--at", "2"], monkeypatch) == 0
    assert len(own) > len(capsys.readouterr().out)


def test_bad_arguments(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert walk("", ["--at", "9999"], monkeypatch) == 2
    assert "expected a step from 0 to" in capsys.readouterr().err
    assert walk("", ["--seat", "zoe"], monkeypatch) == 2
    assert "no seat 'zoe' at this table" in capsys.readouterr().err
    with pytest.raises(SystemExit) as caught:
        walk("", ["--at", "soon"], monkeypatch)
    assert caught.value.code == 2


def test_an_action_that_does_not_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tampered(tmp_path, "\n# turn 2\n", "\n# turn 2\nann: fly\n")
    assert main(["replay", path, "--json"]) == 2
    captured = capsys.readouterr()
    assert not captured.out
    assert "changed since it was written" in captured.err
    assert f"{path}:" in captured.err


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOOD), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["edition"] == "ua3"
    assert data["seats"] == ["ann", "bob", "carol"]
    assert [step["step"] for step in data["steps"]] == list(range(1, len(data["steps"]) + 1))
    first = data["steps"][0]
    assert first["text"].startswith("shuffle ")
    assert first["seat"] is None
    assert any(event["template"] == "dealt" for event in first["events"])
    assert all(event.keys() >= {"template", "words", "text"} for event in first["events"])
    last = data["steps"][-1]
    assert last["events"][-1]["template"] == "game-over"
    assert last["to_act"] is None
    assert data["winners"]
    assert main(["replay", str(GOOD), "--json", "--at", "10"]) == 0
    rest = json.loads(capsys.readouterr().out)
    assert rest["steps"] == data["steps"][10:]
