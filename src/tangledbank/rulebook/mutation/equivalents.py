"""Mutants that no scenario can distinguish from the engine, each with the reason."""

import tomllib
from pathlib import Path

from tangledbank.core.errors import SetupError
from tangledbank.rulebook.mutation.operators import Mutant

FILE = Path(__file__).with_name("equivalent.toml")

Name = tuple[str, str, str, str, int]


def read_equivalents(path: Path = FILE) -> dict[Name, str]:
    """The reasons by the mutants' names."""
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    reasons: dict[Name, str] = {}
    for entry in entries:
        try:
            name = (entry["module"], entry["function"], entry["before"], entry["after"])
            reasons[(*name, entry.get("nth", 0))] = entry["reason"]
        except KeyError as error:
            raise SetupError(f"{path}: an entry has no {error}: {entry}") from None
    return reasons


def unknown(reasons: dict[Name, str], mutants: dict[str, list[Mutant]]) -> list[Name]:
    """Entries whose mutant no longer exists."""
    known = {mutant.name for found in mutants.values() for mutant in found}
    return [name for name in reasons if name not in known]
