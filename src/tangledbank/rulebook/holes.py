"""What the rulebook leaves unproven: clauses, rulings and option values without a scenario.

A clause that forbids something must also refuse something (see `prohibitions`).
"""

from tangledbank.core.errors import GameError
from tangledbank.core.kind import kind_called, kind_with_edition
from tangledbank.rulebook.pages import Block, Book, Clause
from tangledbank.rulebook.prohibitions import prohibition_holes
from tangledbank.rulebook.runner import covered, editions_of, run, scenario_of
from tangledbank.rulebook.scenario_adapter import scenarios_of
from tangledbank.rulebook.script import Scenario


def holes(book: Book) -> list[str]:
    """Everything that should be there and is not, a line each."""
    found: list[str] = []
    known = book.known()
    proven: set[str] = set()
    scenarios: list[Scenario] = []
    for page in book.pages:
        for block in page.blocks:
            scenario, problem = proof(block)
            if scenario is None:
                found.append(problem)
                continue
            scenarios.append(scenario)
            names = proven_by(scenario)
            found += [
                f"{block.source}:{block.line}: covers {name}, which is not a clause of this book"
                for name in names
                if name.partition("=")[0] not in known
            ]
            proven.update(names)
    for name in known:
        clause = book.clauses.get(name)
        if clause is None:
            found.append(f"{name}: has no entry")
        else:
            found += clause_holes(book.game, clause, proven)
    found += scenarios_of(book.game).more_holes(proven)
    found += prohibition_holes(book, scenarios)
    found += [f"{name}: is not a known clause" for name in book.clauses if name not in known]
    return found


def clause_holes(game: str, clause: Clause, proven: set[str]) -> list[str]:
    """What an entry lacks."""
    name, editions = clause.name, kind_called(game).editions
    if unknown := [one for one in clause.editions if one not in editions]:
        return [f"{name}: 'Editions:' names {unknown[0]}; there are {', '.join(editions)}"]
    if not clause.words():
        return [f"{name}: has no text for players"]
    values = scenarios_of(game).option_holes(name, proven)
    if values is not None:
        return values
    if name not in proven and not clause.cardboard:
        return [f"{name}: has no scenario"]
    return []


def proof(block: Block) -> tuple[Scenario | None, str]:
    """A scenario that proves something.  One that cannot be read, or fails, only says why not."""
    try:
        scenario = scenario_of(block)
        failures = run(scenario)
    except GameError as error:
        return None, f"{error} (so it proves nothing)"
    if failures:
        return None, f"{failures[0]} (so it proves nothing)"
    return scenario, ""


def proven_by(scenario: Scenario) -> set[str]:
    names = set(covered(scenario))
    editions = editions_of(scenario)
    for kind in dict.fromkeys(kind_with_edition(edition).name for edition in editions):
        names |= scenarios_of(kind).preset_values(editions, scenario)
    return names
