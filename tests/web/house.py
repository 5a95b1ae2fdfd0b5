"""A server process to play at, which can be killed and comes back at the same port."""

import os
import subprocess
import sys
from pathlib import Path

from tangledbank.server.web.pages import SITE
from tests.server.faults.running import Running

PROGRAM = Path(__file__).with_name("house_process.py")


def site() -> Path:
    """Where the built client is."""
    return Path(os.environ.get("TANGLED_BANK_SITE") or SITE)


class House(Running):
    """`busy`: whatever it has to do is too much for it.  `variables`: its environment."""

    def __init__(
        self, folder: Path, busy: bool = False, variables: dict[str, str] | None = None
    ) -> None:
        super().__init__(f"sqlite:///{folder / 'tables.db'}", folder / "server.log")
        self.busy = busy
        self._deals = folder / "running-test"
        self.deal_for("")
        self.variables = dict(os.environ) if variables is None else variables

    def deal_for(self, test: str) -> None:
        """The tables made from now on get the cards and dice of this test."""
        self._deals.write_text(test, encoding="utf-8")

    def start(self) -> None:
        command = [sys.executable, str(PROGRAM), str(self.port), self.database]
        own = {"PYTHONUNBUFFERED": "1", "TANGLED_BANK_DEALS": str(self._deals)}
        command += ["busy"] if self.busy else []
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env=self.variables | own,
            )
        self.wait_until_ready()
