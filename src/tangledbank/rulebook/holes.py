"""What the rulebook leaves unproven: clauses, rulings and option values without a scenario.

A clause that forbids something must also refuse something (see `prohibitions`).
"""

from tangledbank.core.errors import GameError
from tangledbank.creatures.options import EDITION as CREATURES
from tangledbank.creatures.options import OPTIONS as CREATURES_OPTIONS
from tangledbank.evolution.options import EDITIONS, OPTIONS, Option
from tangledbank.rulebook.pages import Block, Book
from tangledbank.rulebook.prohibitions import prohibition_holes
from tangledbank.rulebook.runner import covered, editions_of, run, scenario_of
from tangledbank.rulebook.script import Scenario

BY_ID = {option.id: option for option in OPTIONS}


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
                f"{block.source}:{block.line}: covers {name}, which is no clause of this book"
                for name in names
                if name.partition("=")[0] not in known
            ]
            proven.update(names)
    for name in known:
        clause = book.clauses.get(name)
        if clause is None:
            found.append(f"{name}: has no entry")
        elif unknown := [one for one in clause.editions if one not in EDITIONS]:
            found.append(f"{name}: 'Editions:' names {unknown[0]}; there are {', '.join(EDITIONS)}")
        elif not clause.words():
            found.append(f"{name}: has no text for players")
        elif name in BY_ID:
            found += option_holes(BY_ID[name], proven)
        elif name not in proven and not clause.cardboard:
            found.append(f"{name}: has no scenario")
    if book.root.name == CREATURES:
        found += creatures_option_holes(proven)
    found += prohibition_holes(book, scenarios)
    found += [f"{name}: is no known clause" for name in book.clauses if name not in known]
    return found


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
    names = covered(scenario)
    return {*names, *preset_values(editions_of(scenario), scenario.options, names)}


def creatures_option_holes(proven: set[str]) -> list[str]:
    """The values of the creatures' options that no scenario sets, the usual ones apart."""
    return [
        f"{option.clause} {option.name}={value}: has no scenario"
        for option in CREATURES_OPTIONS
        for value in option.words[1:]
        if f"{option.clause}={value}" not in proven and not value.isdecimal()
    ]


def preset_values(editions: list[str], options: dict[str, str], names: list[str]) -> set[str]:
    """An edition's own value of an option counts where a scenario says that it is about it."""
    values: set[str] = set()
    for option in OPTIONS:
        if option.id in names and option.name not in options:
            for edition in editions:
                if edition in EDITIONS:
                    values.add(f"{option.id}={_word(option.preset(edition))}")
    return values


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_holes(option: Option, proven: set[str]) -> list[str]:
    """The values of an option that no scenario sets."""
    name = option.id
    wanted = list(option.words)
    if option.name == "tie_break":
        wanted += [str(option.preset(edition)) for edition in EDITIONS]
    missing = [value for value in dict.fromkeys(wanted) if f"{name}={value}" not in proven]
    if option.high >= option.low and not any(
        one.partition("=")[2].isdecimal() for one in proven if one.startswith(f"{name}=")
    ):
        missing.append("a number")
    return [f"{name} {option.name}={value}: has no scenario" for value in missing]
