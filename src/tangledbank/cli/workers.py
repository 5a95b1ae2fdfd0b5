"""The arguments that say who plays many games: cores of this machine, or a Ray cluster."""

import argparse
import os

from tangledbank.arena.crew import Alone, Crew
from tangledbank.arena.processes import Processes
from tangledbank.core.errors import SetupError


def add_worker_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=int, metavar="N", help="number of processes (default: one per core)"
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto; without an address, start "
        "Ray on this machine",
    )


def check_counts(args: argparse.Namespace, *names: str) -> None:
    """Refuse numbers below one."""
    for name in names:
        value = getattr(args, name)
        if value is not None and value < 1:
            raise SetupError(f"--{name} takes a whole number from 1 up, not {value}")


def crew_of(args: argparse.Namespace, pieces: int) -> Crew:
    """Who is to play so many pieces."""
    check_counts(args, "jobs")
    if args.ray is not None:
        from tangledbank.arena.cluster import Cluster

        return Cluster(args.ray, args.jobs)
    jobs = min(args.jobs or cores(), pieces)
    # Bots of your own may ignore Ctrl-C. A process can be ended whatever it does, this one cannot.
    return Alone() if jobs <= 1 and not args.modules else Processes(max(1, jobs))


def cores() -> int:
    """The cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system tells
        return os.cpu_count() or 1
