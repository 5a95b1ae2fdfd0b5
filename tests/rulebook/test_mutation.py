"""Mutation testing of the rules: which errors are made, which are found, what is remembered."""

import ast
from pathlib import Path

import pytest

from tangledbank.core.errors import SetupError
from tangledbank.rulebook.mutation.equivalents import read_equivalents, unknown
from tangledbank.rulebook.mutation.operators import mutants_of, mutated
from tangledbank.rulebook.mutation.report import report
from tangledbank.rulebook.mutation.sampling import all_mutants, modules, sample, shares
from tangledbank.rulebook.mutation.sandbox import PACKAGE, Sandbox
from tangledbank.rulebook.mutation.strength import Judged, Strength, Verdict
from tangledbank.rulebook.pages import folder

SOURCE = '''"""A module."""
import os

class Animal:
    """An animal."""

    __slots__ = ("need",)

    def hungry(self, food: int = 1) -> "bool":
        assert food is not None
        if not self.fed and food > 0:
            self.note("hungry")
            return True
        if food:
            raise ValueError("no")
        self.need += 2
        return self.need == 3
'''


def changes(source: str) -> list[str]:
    return [f"{one.before} -> {one.after}" for one in mutants_of(source, "m.py")]


def test_conditions_numbers_texts_and_statements_change() -> None:
    assert changes(SOURCE) == [
        "1 -> 2",
        "not self.fed and food > 0 -> not self.fed or food > 0",
        "not self.fed -> self.fed",
        "food > 0 -> food >= 0",
        "food > 0 -> food <= 0",
        "0 -> 1",
        "self.note('hungry') -> pass",
        "'hungry' -> 'hungry~'",
        "True -> False",
        "food -> not food",
        "self.need += 2 -> pass",
        "self.need += 2 -> self.need -= 2",
        "2 -> 3",
        "self.need == 3 -> self.need != 3",
        "3 -> 4",
    ]


def test_a_mutant_differs_from_its_source_in_its_place_alone() -> None:
    plain = ast.unparse(ast.parse(SOURCE)).splitlines()
    for index, mutant in enumerate(mutants_of(SOURCE, "m.py")):
        lines = mutated(SOURCE, "m.py", index).splitlines()
        differing = [pair for pair in zip(plain, lines, strict=True) if pair[0] != pair[1]]
        assert len(differing) == 1, mutant


def test_a_name_survives_lines_above_it_and_tells_equal_places_apart() -> None:
    source = "def f(a):\n    return a > 1 and a > 1\n"
    names = [one.name for one in mutants_of(source, "m.py")]
    assert len(set(names)) == len(names)
    assert [one.name for one in mutants_of("# a comment\n\n" + source, "m.py")] == names


def test_every_module_has_its_share_of_a_sample() -> None:
    mutants = all_mutants(PACKAGE, modules(PACKAGE))
    size = 300
    chosen = sample(mutants, size, seed=3)
    assert len(chosen) == size
    assert [one.name for one, _ in sample(mutants, size, seed=3)] == [one.name for one, _ in chosen]
    assert [one.name for one, _ in sample(mutants, size, seed=4)] != [one.name for one, _ in chosen]
    wanted = shares({name: len(found) for name, found in mutants.items()}, size)
    for name, share in wanted.items():
        assert sum(one.module == name for one, _ in chosen) == share


def test_all_of_them_are_taken_where_there_are_fewer() -> None:
    assert shares({"a": 3, "b": 2}, 100) == {"a": 3, "b": 2}


@pytest.fixture
def sandbox(tmp_path: Path) -> Sandbox:
    """Judges by the page on Big alone."""
    rulebook = tmp_path / "rulebook"
    rulebook.mkdir()
    page = folder() / "evolution/traits/big.md"
    (rulebook / "big.md").write_text(page.read_text(encoding="utf-8"), encoding="utf-8")
    return Sandbox(tmp_path / "sandbox", rulebook)


def test_a_scenario_kills_a_mutant_and_the_true_module_comes_back(sandbox: Sandbox) -> None:
    module = "evolution/traits/big.py"
    source = (PACKAGE / module).read_text(encoding="utf-8")
    assert sandbox.judge(module, source, []) is None
    killers = [
        sandbox.judge(module, mutated(source, module, index), [])
        for index in range(len(mutants_of(source, module)))
    ]
    assert any(killer is not None and "big.md:" in killer for killer in killers)
    assert sandbox.judge_as_it_is([]) is None


def test_a_mutant_that_hangs_or_cannot_be_imported_is_killed(sandbox: Sandbox) -> None:
    module = "evolution/traits/big.py"
    source = (PACKAGE / module).read_text(encoding="utf-8")
    assert sandbox.judge(module, "raise RuntimeError\n", []) == "at import"
    assert sandbox.judge(module, source + "\nwhile True: pass\n", []) == "at import"


def test_what_was_judged_is_not_judged_again(tmp_path: Path) -> None:
    mutants = mutants_of(SOURCE, "m.py")
    path = tmp_path / "judged.jsonl"
    judged = Judged(path)
    judged.add(Verdict(mutants[0], "big.md:7"))
    judged.add(Verdict(mutants[1], None))
    chosen = [(mutants[0], 0), (mutants[1], 1)]
    state = Strength(chosen, Judged(path))
    assert [one.killer for one in state.verdicts] == ["big.md:7", None]
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(SetupError, match=r"judged\.jsonl:1"):
        Judged(path)


def test_the_report_names_survivors_and_takes_equivalent_ones_off() -> None:
    one, two, three = mutants_of(SOURCE, "m.py")[:3]
    verdicts = [Verdict(one, "big.md:7"), Verdict(two, None), Verdict(three, None)]
    assert list(report(verdicts, {three.name: "it is never fed"})) == [
        "m.py: 1 of 3 killed; these survive:",
        f"  {two}",
        f"  {three}  [equivalent: it is never fed]",
        "1 of 3 mutants killed: 33.3 %",
        "1 of 2 without 1 equivalent ones: 50.0 %",
    ]


def test_every_equivalent_mutant_still_exists() -> None:
    assert unknown(read_equivalents(), all_mutants(PACKAGE, modules(PACKAGE))) == []
