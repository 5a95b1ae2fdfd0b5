"""`tangledbank rulebook strength`: mutation testing of the rules with the scenarios as judge."""

import argparse
import random
import shutil
import sys
import tempfile
import threading
from pathlib import Path

from tangledbank.cli import FAILED, FINE
from tangledbank.cli.workers import cores
from tangledbank.core.errors import SetupError
from tangledbank.rulebook.mutation.coverage import Coverage
from tangledbank.rulebook.mutation.equivalents import read_equivalents, unknown
from tangledbank.rulebook.mutation.operators import Mutant
from tangledbank.rulebook.mutation.report import report
from tangledbank.rulebook.mutation.sampling import all_mutants, modules, sample
from tangledbank.rulebook.mutation.sandbox import PACKAGE, Sandbox
from tangledbank.rulebook.mutation.strength import Judged, Strength, Verdict
from tangledbank.rulebook.pages import folder


def add_strength_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--mutants",
        type=int,
        default=100,
        metavar="N",
        help="number of mutants (default 100; 0 for all)",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the sample")
    parser.add_argument(
        "--jobs",
        type=int,
        default=cores(),
        metavar="J",
        help="number of processes (default: one per core)",
    )
    parser.add_argument(
        "--only", metavar="PART", help="modules whose path contains this, such as traits/big"
    )
    parser.add_argument(
        "--judged",
        type=Path,
        metavar="FILE",
        help="write each verdict to this file, and skip the mutants in it",
    )
    parser.add_argument(
        "--budget",
        type=float,
        default=0,
        metavar="SECONDS",
        help="CPU seconds of scenarios for each mutant (0 for all that reach it)",
    )
    parser.add_argument(
        "--again", action="store_true", help="judge again what survived according to --judged"
    )


def strength(args: argparse.Namespace) -> int:
    if args.mutants < 0 or args.jobs < 1:
        raise SetupError("--mutants takes a number from 0 up, and --jobs one from 1 up")
    mutants = all_mutants(PACKAGE, modules(PACKAGE))
    equivalents = read_equivalents()
    for name in unknown(equivalents, mutants):
        print(f"equivalent.toml names a mutant that does not exist: {name}", file=sys.stderr)
    chosen = sample(picked(mutants, args.only), args.mutants or sys.maxsize, args.seed)
    # In random order, so that what was judged is a fair sample whenever you stop.
    random.Random(args.seed).shuffle(chosen)
    state = Strength(chosen, Judged(args.judged, args.again), args.budget)
    with tempfile.TemporaryDirectory(prefix="tangledbank-mutants-") as room:
        judge_all(state, Path(room), args.jobs, len(chosen), args.judged)
    for line in report(state.verdicts, equivalents):
        print(line)
    return FINE if chosen else FAILED


def picked(mutants: dict[str, list[Mutant]], part: str | None) -> dict[str, list[Mutant]]:
    found = {name: those for name, those in mutants.items() if part is None or part in name}
    if not found:
        raise SetupError(f"no module of the rules has {part!r} in its path")
    return found


def judge_all(state: Strength, room: Path, jobs: int, total: int, judged: Path | None) -> None:
    if state.waiting.empty():
        return
    noted = None if judged is None else judged.with_name(judged.name + ".coverage")
    # A copy, so that you can go on writing scenarios meanwhile.
    rulebook = shutil.copytree(folder(), room / "rulebook")
    coverage = Coverage(room / "coverage", rulebook, noted)
    sandboxes = [Sandbox(room / str(number), rulebook) for number in range(jobs)]

    def told(verdict: Verdict) -> None:
        if len(state.verdicts) % 50 == 0:
            print(f"{len(state.verdicts)}/{total} judged", file=sys.stderr, flush=True)

    threads = [
        threading.Thread(target=state.work, args=(sandbox, coverage, told), daemon=True)
        for sandbox in sandboxes
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for sandbox in sandboxes:
        sandbox.close()
