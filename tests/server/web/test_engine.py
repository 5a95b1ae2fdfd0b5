"""What the browser is told about the engine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tangledbank import engine_build
from tangledbank.server.web import engine
from tangledbank.server.web.engine import is_marked
from tests.server.web.house import House


def test_a_process_that_compiles_is_seen(tmp_path: Path) -> None:
    mark = tmp_path / "compiling"
    assert not is_marked(mark)
    mark.write_text(str(os.getpid()))
    assert is_marked(mark)


@pytest.mark.skipif(os.name == "nt", reason="processes are not looked up there")
def test_a_process_that_was_killed_does_not_compile(tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    mark = tmp_path / "compiling"
    mark.write_text(str(ended.pid))
    assert not is_marked(mark)


def test_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "compiling"
    monkeypatch.setattr(engine, "MARK", mark)
    answer = engine.engine_info()
    assert (answer.build, answer.compiling) == (engine_build(), False)
    mark.write_text(str(os.getpid()))
    monkeypatch.setattr(engine, "engine_build", lambda: "interpreted")
    answer = engine.engine_info()
    assert (answer.build, answer.compiling) == ("interpreted", True)


def test_the_route(server: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "compiling"
    monkeypatch.setattr(engine, "MARK", mark)
    monkeypatch.setattr(engine, "engine_build", lambda: "interpreted")
    assert server.get("/api/engine").json() == {"build": "interpreted", "compiling": False}
    mark.write_text(str(os.getpid()))
    assert server.get("/api/engine").json() == {"build": "interpreted", "compiling": True}
    monkeypatch.setattr(engine, "engine_build", lambda: "compiled")
    assert server.get("/api/engine").json() == {"build": "compiled", "compiling": False}
