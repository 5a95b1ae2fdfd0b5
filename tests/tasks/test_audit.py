"""What the audit makes of the reports of pip-audit and npm audit."""

import json
from collections.abc import Mapping

import pytest

from tasks.audit import Unreachable, check, read_npm_audit, read_pip_audit

BUG = {"id": "PYSEC-2026-1", "fix_versions": ["2"], "description": ""}
#: As npm prints it where a mirror has the packages, but no advisories.
REFUSED = '{"message": "405 Method Not Allowed - POST .../advisories/bulk", "statusCode": 405}'


def pip_report(*packages: Mapping[str, object]) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


def test_findings_of_pip_audit() -> None:
    good = {"name": "anyio", "version": "4.16.0", "vulns": []}
    bad = {"name": "click", "version": "1.0", "vulns": [BUG]}
    assert read_pip_audit(pip_report(good)) == []
    assert read_pip_audit(pip_report(good, bad)) == ["click 1.0: PYSEC-2026-1"]


def test_packages_that_were_not_looked_up_are_not_good() -> None:
    good = {"name": "anyio", "version": "4.16.0", "vulns": []}
    unknown = {"name": "click", "skip_reason": "Dependency not found on PyPI"}
    with pytest.raises(Unreachable, match="1 of 2 packages"):
        read_pip_audit(pip_report(good, unknown))


@pytest.mark.parametrize("answer", ["", "Traceback ...", "[]", '{"dependencies": []}'])
def test_no_report_of_pip_audit(answer: str) -> None:
    with pytest.raises(Unreachable):
        read_pip_audit(answer)


def test_reports_of_npm_audit() -> None:
    assert read_npm_audit('{"vulnerabilities": {}}') == []
    found = {"vulnerabilities": {"vite": {"severity": "high"}}}
    assert read_npm_audit(json.dumps(found)) == ["vite: high"]
    with pytest.raises(Unreachable, match="405 Method Not Allowed"):
        read_npm_audit(REFUSED)
    with pytest.raises(Unreachable):
        read_npm_audit("npm error")


def test_what_is_skipped_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert check("npm packages", lambda: read_npm_audit(REFUSED)) == []
    said = capsys.readouterr().out
    assert said.startswith("npm packages: SKIPPED, the advisory data can't be reached (405")
    assert check("npm packages", lambda: ["vite: high"]) == ["vite: high"]
    assert "1 known vulnerabilities" in capsys.readouterr().out
