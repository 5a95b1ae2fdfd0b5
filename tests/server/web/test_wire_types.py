"""The browser's types are the server's."""

from pathlib import Path

import pytest

from tangledbank.cli import main
from tangledbank.server.wire.declared import declared
from tangledbank.server.wire.typescript import typescript

WEB = Path(__file__).resolve().parents[3] / "web" / "src"
WIRE = WEB / "wire.ts"


def test_the_browsers_types_are_up_to_date() -> None:
    assert WIRE.read_text(encoding="utf-8") == typescript(), (
        "run: tangledbank wire > web/src/wire.ts"
    )


def test_the_command_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wire"]) == 0
    assert capsys.readouterr().out == typescript()


def test_what_the_engine_declares_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wire", "--declared"]) == 0
    assert capsys.readouterr().out == declared()
    assert (WEB / "declared.ts").read_text(encoding="utf-8") == declared(), (
        "run: tangledbank wire --declared > web/src/declared.ts"
    )
