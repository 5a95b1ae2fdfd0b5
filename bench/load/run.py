"""One load test from the players' side; prints what was measured as JSON."""

import argparse
import asyncio
import gc
import json
import time

from players import Group, Load
from processes import cpu_of


def percentiles(values: list[float]) -> dict[str, float]:
    """In milliseconds."""
    if not values:
        return {}
    ordered = sorted(values)
    return {
        f"p{part}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * part // 100)], 2)
        for part in (50, 90, 99)
    } | {"most": round(1000 * ordered[-1], 2)}


async def run(args: argparse.Namespace) -> dict[str, object]:
    load = Load(args.url, args.pause)
    await load.prepare(args.seats)
    groups = [Group(load, number) for number in range(args.tables)]
    tasks = []
    for group in groups:
        tasks.append(asyncio.create_task(group.play(args.seats)))
        await asyncio.sleep(args.spread / args.tables)
    await asyncio.sleep(args.warm)
    load.notes.measuring = True
    began, cpu, server = time.monotonic(), time.process_time(), cpu_of(args.server)
    await asyncio.sleep(args.seconds)
    load.notes.measuring = False
    took, used = time.monotonic() - began, time.process_time() - cpu
    server = cpu_of(args.server) - server
    load.over = True
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    await load.close()
    failed = [repr(one) for one in ended if isinstance(one, Exception)]
    notes = load.notes
    return {
        "tables": args.tables,
        "sockets": args.tables * args.seats,
        "seconds": round(took, 1),
        "decisions": notes.decisions,
        "decisions_a_second": round(notes.decisions / took, 1),
        # CPU time of the server for each decision; of all figures a busy machine changes it least.
        "server_us": round(1e6 * server / max(1, notes.decisions)),
        "ack_ms": percentiles(notes.acks),
        "others_ms": percentiles(notes.others),
        "games_finished": notes.finished,
        "errors": sorted(set(notes.errors + failed))[:10],
        "error_count": len(notes.errors) + len(failed),
        "players_cpu": round(used / took, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", action="append", required=True)
    parser.add_argument("--server", type=int, required=True, help="the server's process")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pause", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=5.0)
    parser.add_argument("--spread", type=float, default=5.0)
    # With thousands of sockets a collection takes a quarter of a second, in which answers that are
    # there are not read.
    gc.disable()
    print(json.dumps(asyncio.run(run(parser.parse_args()))))


if __name__ == "__main__":
    main()
