"""Attack a server of our own on this machine: `.venv/bin/python bench/attack.py [--write]`.

Starts real servers with fresh databases, lets bystanders play, attacks from another loopback
address, kills processes with -9, and prints what was tried and what came of it.  Every attack is
bounded in time and never leaves 127.0.0.0/8.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench/RESULTS.md"
BEGIN, END = "<!-- attacks -->", "<!-- /attacks -->"
sys.path.insert(0, str(ROOT))

from tests.server.attacks.every import ATTACKS  # noqa: E402
from tests.server.attacks.kills import Survived, kill_postgres, kill_sqlite  # noqa: E402
from tests.server.attacks.siege import Outcome, besiege  # noqa: E402
from tests.server.store.cluster import Cluster, NoPostgres  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=[*ATTACKS, "kills"], help="one attack")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack")
    parser.add_argument("--tables", type=int, default=8, help="of bystanders")
    parser.add_argument("--kills", type=int, default=40, help="on each database")
    parser.add_argument("--write", action="store_true", help="into RESULTS.md")
    args = parser.parse_args()
    lines = [
        f"`bench/attack.py` on {time.strftime('%Y-%m-%d')}, {args.tables} tables of bystanders."
    ]
    outcomes = [
        outcome for name in ATTACKS if args.only in (None, name) for outcome in [attack(name, args)]
    ]
    if outcomes:
        lines += ["", *floods(outcomes)]
    if args.only in (None, "kills"):
        lines += ["", *killed(args)]
    text = "\n".join(lines)
    print(text)
    if args.write:
        write(text)


def attack(name: str, args: argparse.Namespace) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="tangledbank-attack-") as folder:
        outcome = asyncio.run(besiege(Path(folder), name, args.seconds, args.tables))
    print(outcome, file=sys.stderr, flush=True)
    return outcome


def floods(outcomes: list[Outcome]) -> list[str]:
    rows = [
        "| attack | what came of it | bystanders' ack ms, calm p50 / p99 | under attack p50 / "
        "p99 / worst | acknowledged | lost | doubled | refused | dead tables | MB before / most |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for one in outcomes:
        done = ", ".join(
            f"{value:,} {what}" if isinstance(value, int) else f"{what}: {value}"
            for what, value in one.done.items()
        )
        if one.neighbour:
            done += f"; a neighbour's bot answered after {one.neighbour} s"
        rows.append(
            f"| {ATTACKS[one.attack].about} | {done} | {milliseconds(one.calm)} | "
            f"{milliseconds(one.under)} | {one.acknowledged:,} | {one.lost} | {one.doubled} | "
            f"{one.refused} | {one.stuck} | {one.memory[0]} / {one.memory[1]} |"
        )
    return rows


def milliseconds(values: tuple[float, ...]) -> str:
    return " / ".join(f"{value:.0f}" for value in values)


def killed(args: argparse.Namespace) -> list[str]:
    rows = [
        "| killed with -9 | kills | crashes of the database | games | acknowledged | lost | "
        "doubled | unfinished | broken |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory(prefix="tangledbank-attack-") as folder:
        rows.append(row(asyncio.run(kill_sqlite(Path(folder), args.kills, args.tables))))
    try:
        cluster = Cluster(settings=())  # with fsync, as it comes
    except NoPostgres as error:
        return [*rows, f"| PostgreSQL | not tried: {error} | | | | | | | |"]
    with tempfile.TemporaryDirectory(prefix="tangledbank-attack-") as folder:
        try:
            done = kill_postgres(cluster, Path(folder), args.kills, args.tables)
            rows.append(row(asyncio.run(done)))
        finally:
            cluster.remove()
    return rows


def row(one: Survived) -> str:
    print(one, file=sys.stderr, flush=True)
    return (
        f"| {one.database} | {one.kills} | {one.database_crashes} | {one.tables} | "
        f"{one.acknowledged:,} | {one.lost} | {one.doubled} | {one.unfinished} | {one.broken} |"
    )


def write(text: str) -> None:
    page = RESULTS.read_text()
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    RESULTS.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}")


if __name__ == "__main__":
    main()
