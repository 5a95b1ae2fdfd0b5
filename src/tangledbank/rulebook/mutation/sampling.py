"""A sample of the mutants, in which every module has its share."""

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tangledbank.rulebook.mutation.operators import Mutant, mutants_of

#: The packages with the rules.
PACKAGES: Final = ("evolution", "creatures")

Chosen = tuple[Mutant, int]  # its index among the mutants of its module


def modules(package: Path) -> list[str]:
    """The modules that are mutated, such as evolution/births.py."""
    return [
        path.relative_to(package).as_posix()
        for name in PACKAGES
        for path in sorted((package / name).rglob("*.py"))
    ]


def all_mutants(package: Path, names: Iterable[str]) -> dict[str, list[Mutant]]:
    return {name: mutants_of((package / name).read_text(encoding="utf-8"), name) for name in names}


def sample(mutants: dict[str, list[Mutant]], size: int, seed: int) -> list[Chosen]:
    """A sample, each module by its number of mutants; the same seed gives the same sample."""
    dice = random.Random(seed)
    chosen: list[Chosen] = []
    for name, share in shares({name: len(found) for name, found in mutants.items()}, size).items():
        places = sorted(dice.sample(range(len(mutants[name])), share))
        chosen += [(mutants[name][place], place) for place in places]
    return chosen


def shares(counts: dict[str, int], size: int) -> dict[str, int]:
    """Divide a sample by size, the largest remainders rounded up.

    >>> shares({"a": 70, "b": 20, "c": 10}, 11)
    {'a': 8, 'b': 2, 'c': 1}
    """
    total = sum(counts.values())
    size = min(size, total)
    if total == 0:
        return dict.fromkeys(counts, 0)
    given = {name: count * size // total for name, count in counts.items()}
    left = size - sum(given.values())
    by_remainder = sorted(counts, key=lambda name: -(counts[name] * size % total))
    for name in by_remainder[:left]:
        given[name] += 1
    return given
