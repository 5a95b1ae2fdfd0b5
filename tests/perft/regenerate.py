"""Counts the positions of `positions.toml` again: `python -m tests.perft.regenerate`.

The first count of each is worked out by hand and never written by a program.
"""

import re
import sys

from tangledbank.laws.perft import perft
from tests.perft.positions import FILE, build, load

COUNTS = re.compile(r"^counts = \[(\d+)(?:, \d+)*\]$")
DEPTH = 3


def main() -> int:
    positions = iter(load())
    lines: list[str] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        found = COUNTS.match(line)
        if found:
            data = next(positions)
            game = build(data)
            counts = [found[1], *(str(perft(game, depth)) for depth in range(2, DEPTH + 1))]
            again = f"counts = [{', '.join(counts)}]"
            if again != line:
                print(f"{data['name']}: {line} -> {again}")
            line = again
        lines.append(line)
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
