"""The server of these tests: the real one, with bots that answer at once.

Run as `python house_process.py PORT DATABASE [busy]`.  `TANGLED_BANK_SITE` may name a folder with
another build of the client, and `TANGLED_BANK_MARK` a file that says who compiles the engine.
`TANGLED_BANK_DEALS` names a file that says which test is running: its tables get the same cards
and dice in every run, so that a failure comes back when the test is repeated.
"""

import hashlib
import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tangledbank.cli.serve import listen
from tangledbank.server import rooms
from tangledbank.server.settings import Settings
from tangledbank.server.web import analyses, engine, pages
from tangledbank.server.web import load as web_load
from tangledbank.server.web.load import Level, Threshold
from tangledbank.server.web.serving import How, serve
from tangledbank.server.web.settings import NO_LIMITS, USUAL_LIMITS, WebSettings

#: Milliseconds; people need 600, robots need only to see that time passes.
BOT_PACE = 15
#: Iterations for a game: what it says is not looked at.
ANALYSIS = 1_000


def dealt_for(test: Path) -> Callable[[], str]:
    """Secrets of tables that depend only on the running test and on how many tables it made."""
    made: Counter[str] = Counter()

    def secret() -> str:
        name = test.read_text(encoding="utf-8")
        made[name] += 1
        return hashlib.sha256(f"{name} {made[name]}".encode()).hexdigest()

    return secret


def main(port: str, database: str, load: str = "") -> int:
    folder = os.environ.get("TANGLED_BANK_SITE")
    if folder:
        pages.SITE_FILES = pages.Site(Path(folder))  # type: ignore[misc]
    mark = os.environ.get("TANGLED_BANK_MARK")
    if mark:
        engine.MARK = Path(mark)  # type: ignore[misc]
    deals = os.environ.get("TANGLED_BANK_DEALS")
    if deals:
        rooms.new_secret = dealt_for(Path(deals))
    analyses.COMPILED = analyses.INTERPRETED = ANALYSIS  # type: ignore[misc]
    rates = NO_LIMITS
    if load == "busy":
        rates = USUAL_LIMITS  # without limits nothing is turned away
        web_load.FEW_TABLES = 0  # type: ignore[misc]
        web_load.THRESHOLDS[Level.NO_NEW_TABLES] = Threshold(lag=0.0, backlog=0)
    how = How(database=database, bot_processes=1, log_level="warning", web=WebSettings(rates=rates))
    listener = listen("127.0.0.1", int(port))
    return 0 if serve(how, listener, Settings(bot_processes=1, bot_pace=BOT_PACE)) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
