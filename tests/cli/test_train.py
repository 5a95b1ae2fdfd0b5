"""`tangledbank train`: weights and a report, or a clear refusal."""

import json
from pathlib import Path

import pytest

from tangledbank.cli import main


def test_weights_and_report_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, report = tmp_path / "weights.json", tmp_path / "report.md"
    out.write_text('{"base": {"points": [1, 0]}}')
    command = ["train", "--kind", "creatures", "--games", "10", "--bot", "random"]
    assert main([*command, "--out", str(out), "--report", str(report)]) == 0
    weights = json.loads(out.read_text())
    assert weights["base"] == {"points": [1, 0]}  # other kinds keep theirs
    assert "tokens" in weights["creatures"]
    assert "## Creatures" in capsys.readouterr().out
    assert "`tangledbank train --kind creatures --games 10" in report.read_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--kind", "chess"], "unknown kind of table 'chess'; the kinds are base, expanded"),
        (["--games", "3"], "--games takes a whole number from 10 up, not 3"),
        (["--bot", "clever"], "unknown bot 'clever'"),
        (["--out", "README.md"], "README.md: not a file of weights"),
    ],
)
def test_bad_arguments(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *arguments]) == 2
    assert message in capsys.readouterr().err
