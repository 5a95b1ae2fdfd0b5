"""The clauses that forbid something: each must refuse something in a scenario, by its name.

A book keeps the list in its file `PROHIBITIONS`: a clause a line, and after a colon why no refusal
can name it, where that is so.  A clause of the house says itself what it forbids, in a line
`Forbids:` of its own.
"""

from tangledbank.core.errors import GameError
from tangledbank.core.kind import kind_with_edition
from tangledbank.rulebook.pages import HOUSE, Book, Clause
from tangledbank.rulebook.runner import editions_of
from tangledbank.rulebook.scenario_adapter import scenarios_of
from tangledbank.rulebook.script import PlayLine, Scenario, read_clauses
from tangledbank.rulebook.text_file import read_text


def prohibitions(book: Book) -> dict[str, str]:
    """The clauses that forbid something, each with why no refusal names it, or nothing."""
    path = book.root / "PROHIBITIONS"
    found: dict[str, str] = {}
    for number, line in enumerate(read_text(path).split("\n"), 1):
        entry = line.partition("#")[0].strip()
        if not entry:
            continue
        name, colon, reason = entry.partition(":")
        place = f"{path.name}:{number}"
        if name in found:
            raise GameError(f"{place}: {name} is already listed; remove one of the two lines")
        if colon and not reason.strip():
            raise GameError(f"{place}: write after the colon why no refusal can name {name}")
        found[name] = reason.strip()
    for clause in book.clauses.values():
        if clause.forbids:
            found.setdefault(clause.name, "")
    return found


def refusals(scenario: Scenario) -> set[str]:
    """The clauses that a scenario has refuse something; `A or B` proves neither of the two."""
    wanted = list(scenario.refused or [])
    for step in scenario.steps:
        if isinstance(step, PlayLine):
            wanted += step.refused or []
        elif step.key == "illegal":
            for part in step.value.split(";"):
                wanted += read_clauses(part.partition(" because ")[2])
    return {names[0] for names in wanted if len(names) == 1}


def prohibition_holes(book: Book, scenarios: list[Scenario]) -> list[str]:
    """Prohibitions that refuse nothing, and refusals that the list does not know of."""
    listed = prohibitions(book)
    known = set(book.known())
    found = [
        f"{name}: is in PROHIBITIONS, but is not a clause" for name in listed if name not in known
    ]
    named: set[str] = set()
    for scenario in scenarios:
        for name in sorted(refusals(scenario) & known):
            named.add(name)
            found += misprints(scenario, book.clauses.get(name))
    for name, reason in listed.items():
        if not reason and name not in named and name in known:
            found.append(f"{name}: forbids something, but no scenario is refused by it")
        elif reason and name in named:
            found.append(f"{name}: a scenario is refused by it; PROHIBITIONS says that none can be")
    found += [
        f"{name}: a scenario is refused by it; {way_to_list(name)}"
        for name in sorted(named)
        if name not in listed
    ]
    return found


def way_to_list(name: str) -> str:
    if name.startswith(HOUSE):
        return "add a line to it that says what it forbids, such as 'Forbids: an attack'"
    return "add it to PROHIBITIONS"


def misprints(scenario: Scenario, clause: Clause | None) -> list[str]:
    """Editions in which a scenario is refused by a clause that their booklet does not print.

    An option can bring a rule of one booklet to the table of another, and its clause with it.
    """
    if clause is None or scenario.options:
        return []
    return [
        f"{scenario.name}: refused by {clause.name} in {edition}, whose booklet does not print it"
        for edition in editions_of(scenario)
        if not is_printed(clause, edition)
    ]


def is_printed(clause: Clause, edition: str) -> bool:
    """Does the booklet of this edition print the clause?  (Most clauses stand in all of them.)"""
    if not clause.editions or edition in clause.editions:
        return True
    kind = kind_with_edition(edition)
    base = scenarios_of(kind.name).base_of(edition)
    return clause.name.startswith("BASE-") and base in clause.editions
