"""Only a game's own modules know the game; everything else asks its `Kind`.

So a new game is one folder, and no `if` elsewhere has to learn of it.
"""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src/tangledbank"
GAMES = ("evolution", "creatures")

#: Modules of one game whose path does not say so.
OWN: dict[str, list[str]] = {
    "evolution": [
        "bots/mind/danger.py",
        "bots/mind/features.py",
        "bots/mind/foraging.py",
        "bots/mind/forecast.py",
        "bots/mind/growth.py",
        "bots/mind/hunting.py",
        "bots/mind/opinions.py",
        "bots/mind/policy.py",
        "bots/mind/sight.py",
        "cli/choices.py",
        "cli/help_page.py",
        "cli/meetings.py",
        "cli/meetings_page.py",
        "cli/score_sheet.py",
        "cli/table.py",
        "rulebook/animal_checks.py",
        "rulebook/animal_lines.py",
        "rulebook/card_lines.py",
        "rulebook/checks.py",
        "rulebook/happened.py",
        "rulebook/laying.py",
        "rulebook/option_checks.py",
        "rulebook/position.py",
        "rulebook/setup_lines.py",
        "rulebook/sights.py",
        "rulebook/stock.py",
        "rulebook/trait_sets.py",
        "rulebook/written_position.py",
        "server/kinds/trait_kinds.py",
    ],
    "creatures": [
        "bots/mind/conjuring.py",
        "rulebook/bestiary_checks.py",
        "rulebook/bestiary_page.py",
    ],
}

#: What may know all games: where they are enlisted, and what is made of these two by a command:
#: a page of their options, runs of their laws, a check of their traits' declarations, types for
#: the browser's own tables.
ABOUT_ALL = {
    "games.py",
    "cli/laws.py",
    "rulebook/options_page.py",
    "rulebook/stages.py",
    "server/wire/declared.py",
    "server/wire/views.py",
}


def owner_of(path: str) -> str:
    """The game that a module belongs to; empty if it belongs to none."""
    if path.startswith("laws/"):
        return "laws"  # they judge these two games, and know them by heart
    for game in GAMES:
        words = [word for part in Path(path).with_suffix("").parts for word in part.split("_")]
        if game in words or path in OWN[game]:
            return game
    return ""


def neutral_modules() -> list[str]:
    paths = [path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py"))]
    return [path for path in paths if not owner_of(path) and path not in ABOUT_ALL]


def knowledge(path: str) -> list[str]:
    """Where a module knows a game: by an import, or by comparing with its name or an edition."""
    tree = ast.parse((PACKAGE / path).read_text(encoding="utf-8"))
    found: list[str] = []
    for node in ast.walk(tree):
        found += [f"{path}: imports {name}" for name in imported(node) if is_owned(name)]
        for word in compared(node):
            found.append(f"{path}:{word.lineno}: compares with {word.value!r}")
    return found


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom) and node.module:
        return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def is_owned(module: str) -> bool:
    """Does this module belong to one game?"""
    if not module.startswith("tangledbank."):
        return False
    path = "/".join(module.split(".")[1:])
    for name in (f"{path}.py", f"{path}/__init__.py"):
        if (PACKAGE / name).is_file():
            return owner_of(name) in GAMES
    return False


def compared(node: ast.AST) -> list[ast.Constant]:
    """The names of games and editions, and fields of their views, that are compared with."""
    from tangledbank.games import editions

    telling = {*GAMES, *editions(), "supplies"}
    sides: list[ast.expr] = []
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
    elif isinstance(node, ast.MatchValue):
        sides = [node.value]
    words = [word for side in sides for word in ast.walk(side)]
    return [word for word in words if isinstance(word, ast.Constant) and word.value in telling]


@pytest.mark.parametrize("path", neutral_modules())
def test_a_module_of_no_game_knows_none(path: str) -> None:
    assert knowledge(path) == []


def test_the_lists_name_modules_that_there_are() -> None:
    for path in [*OWN["evolution"], *OWN["creatures"], *ABOUT_ALL]:
        assert (PACKAGE / path).is_file(), path


def test_knowing_a_game_is_noticed() -> None:
    assert knowledge("cli/table.py")
    assert knowledge("rulebook/evolution_scenarios.py")
