"""A problem is reported from the menu: as a text that `tangledbank check` reads."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.web.guest import Invite
from tests.web.robot import Robot


def test_a_problem_is_reported_in_the_middle_of_a_game(invite: Invite, tmp_path: Path) -> None:
    guest = invite("desktop")
    page = guest.open("/")
    page.get_by_role("button", name="Play against two bots").click()
    expect(page.get_by_role("region", name="What to do")).to_contain_text("Play a card")
    Robot(guest, "mouse", seed=3).play(until=lambda robot: len(robot.story) > 4)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    dialog = page.get_by_role("dialog", name="Report a problem")
    dialog.get_by_label("What happened, and what did you expect?").fill("It ate\n```\nmy homework")
    expect(dialog.get_by_label("The report")).to_have_value(re.compile("```scenario"))
    with page.expect_download() as coming:
        dialog.get_by_role("button", name="Save as a file").click()
    assert coming.value.suggested_filename.endswith(".md")
    file = tmp_path / "report.md"
    shutil.copy(coming.value.path(), file)
    text = file.read_text(encoding="utf-8")
    assert "> my homework" in text
    assert page.url.rpartition("/")[2] not in text  # whoever has the id could come to the table
    command = [sys.executable, "-m", "tangledbank", "check", str(file)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, f"{answer.stdout}{answer.stderr}\n{text}"
    assert "1 passed" in answer.stdout
