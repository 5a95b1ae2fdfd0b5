"""The result of a run in words."""

from collections.abc import Iterator

from tangledbank.rulebook.mutation.equivalents import Name
from tangledbank.rulebook.mutation.strength import Verdict


def report(verdicts: list[Verdict], equivalents: dict[Name, str]) -> Iterator[str]:
    """The survivors by module, the share killed in each, and the score."""
    by_module: dict[str, list[Verdict]] = {}
    for verdict in sorted(verdicts, key=lambda one: (one.mutant.module, one.mutant.line)):
        by_module.setdefault(verdict.mutant.module, []).append(verdict)
    for module, found in by_module.items():
        alive = [one for one in found if one.killer is None]
        if not alive:
            continue
        yield f"{module}: {len(found) - len(alive)} of {len(found)} killed; these survive:"
        for one in alive:
            reason = equivalents.get(one.mutant.name)
            yield f"  {one.mutant}" + (f"  [equivalent: {reason}]" if reason else "")
    yield from totals(verdicts, equivalents)


def totals(verdicts: list[Verdict], equivalents: dict[Name, str]) -> Iterator[str]:
    """The score of each folder, and of all."""
    by_folder: dict[str, list[Verdict]] = {}
    for verdict in sorted(verdicts, key=lambda one: one.mutant.module):
        by_folder.setdefault(verdict.mutant.module.rpartition("/")[0], []).append(verdict)
    if len(by_folder) > 1:
        for folder, found in by_folder.items():
            for line in total(found, equivalents):
                yield f"{folder}: {line}"
    yield from total(verdicts, equivalents)


def total(verdicts: list[Verdict], equivalents: dict[Name, str]) -> Iterator[str]:
    killed = sum(one.killer is not None for one in verdicts)
    alike = sum(one.killer is None and one.mutant.name in equivalents for one in verdicts)
    yield f"{killed} of {len(verdicts)} mutants killed: {percent(killed, len(verdicts))}"
    if alike:
        rest = len(verdicts) - alike
        yield f"{killed} of {rest} without {alike} equivalent ones: {percent(killed, rest)}"


def percent(part: int, whole: int) -> str:
    """
    >>> percent(19, 20)
    '95.0 %'
    """
    return f"{100 * part / whole:.1f} %" if whole else "nothing to judge"
