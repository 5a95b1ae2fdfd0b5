"""What `help` and editors show of the engine, compiled or not."""

import ast
import inspect
from pathlib import Path

import pytest

import tangledbank as tb

CLASSES = [getattr(tb, name) for name in tb.__all__ if isinstance(getattr(tb, name), type)]


def written(thing: type) -> ast.ClassDef:
    """A class as its source has it."""
    place = Path(tb.__file__).parents[1] / thing.__module__.replace(".", "/")
    module = ast.parse(place.with_suffix(".py").read_text(encoding="utf-8"))
    return next(
        one for one in module.body if isinstance(one, ast.ClassDef) and one.name == thing.__name__
    )


def public_methods(of: ast.ClassDef) -> list[ast.FunctionDef]:
    return [
        one for one in of.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")
    ]


@pytest.mark.parametrize("thing", CLASSES)
def test_what_the_source_says_of_a_class_is_shown(thing: type) -> None:
    source = written(thing)
    assert inspect.getdoc(thing) == ast.get_docstring(source)
    for method in public_methods(source):
        said = ast.get_docstring(method)
        if said is not None:
            assert inspect.getdoc(getattr(thing, method.name)) == said, method.name


@pytest.mark.parametrize("thing", CLASSES)
def test_signatures_are_shown(thing: type) -> None:
    for method in public_methods(written(thing)):
        if not method.decorator_list:
            names = [one.arg for one in method.args.args]
            shown = inspect.signature(getattr(thing, method.name)).parameters
            assert list(shown) == names, method.name


def test_every_method_of_a_game_is_explained() -> None:
    assert [
        one.name for one in public_methods(written(tb.Game)) if not ast.get_docstring(one)
    ] == []


def test_functions_are_explained() -> None:
    for name in tb.__all__:
        thing = getattr(tb, name)
        if inspect.isroutine(thing):
            assert inspect.getdoc(thing), name
            assert inspect.signature(thing) is not None


def test_sets_and_copies_mean_what_they_say() -> None:
    game = tb.new_game("tw", seats=5, seed=1)
    assert (game.sets, game.copies) == (["base"], 2)
    game = tb.new_game("gift", seats=2, seed=1, sets=["base", "fly"])
    assert (game.sets, game.copies) == (["base", "fly"], 1)
    other = tb.new_game("creatures", seats=2, seed=1)
    assert (other.sets, other.copies) == (["base"], 1)
