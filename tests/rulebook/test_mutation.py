"""Mutation testing of the rules: which errors are made, which are found, what is remembered."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank.core.errors import SetupError
from tangledbank.rulebook.mutation.blocks import Blocks
from tangledbank.rulebook.mutation.coverage import IN_USE, Coverage, Noted, Sources
from tangledbank.rulebook.mutation.equivalents import read_equivalents, unknown
from tangledbank.rulebook.mutation.judge import AT_IMPORT
from tangledbank.rulebook.mutation.operators import Mutant, mutants_of, mutated
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


@pytest.fixture(scope="module")
def mutants() -> dict[str, list[Mutant]]:
    """All of the engine's."""
    return all_mutants(PACKAGE, modules(PACKAGE))


def test_every_module_has_its_share_of_a_sample(mutants: dict[str, list[Mutant]]) -> None:
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


@pytest.fixture(scope="module")
def rulebook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page on Big alone."""
    folder_of_one = tmp_path_factory.mktemp("rulebook")
    page = folder() / "evolution/traits/big.md"
    (folder_of_one / "big.md").write_text(page.read_text(encoding="utf-8"), encoding="utf-8")
    return folder_of_one


@pytest.fixture(scope="module")
def coverage(rulebook: Path, tmp_path_factory: pytest.TempPathFactory) -> Coverage:
    return Coverage(tmp_path_factory.mktemp("coverage") / "sandbox", rulebook)


@pytest.fixture
def sandbox(rulebook: Path, tmp_path: Path) -> Iterator[Sandbox]:
    found = Sandbox(tmp_path / "sandbox", rulebook)
    yield found
    found.close()


def source_of(module: str) -> str:
    return (PACKAGE / module).read_text(encoding="utf-8")


def test_a_scenario_kills_a_mutant_and_the_true_module_comes_back(
    sandbox: Sandbox, coverage: Coverage
) -> None:
    module = "evolution/traits/big.py"
    source = source_of(module)
    everything = list(range(len(coverage.names)))
    assert sandbox.judge(module, source, everything) is None
    killers = [
        sandbox.judge(module, mutated(source, module, index), everything)
        for index in range(len(mutants_of(source, module)))
    ]
    assert any(killer is not None and "big.md:" in coverage.name(killer) for killer in killers)
    assert sandbox.judge(module, source, everything) is None


@pytest.mark.slow(days=3)
def test_a_mutant_that_hangs_or_cannot_be_imported_is_killed(sandbox: Sandbox) -> None:
    module = "evolution/traits/big.py"
    source = source_of(module)
    assert sandbox.judge(module, "raise RuntimeError\n", [0]) == AT_IMPORT
    assert sandbox.judge(module, source + "\nwhile True: pass\n", [0]) == AT_IMPORT


@pytest.mark.slow(days=3)
def test_a_mutant_that_hangs_in_a_scenario_is_killed_by_it(
    sandbox: Sandbox, coverage: Coverage
) -> None:
    module = "evolution/traits/big.py"
    place = "        return not hunter.has(BIG)"
    source = source_of(module).replace(place, "        while True: pass\n" + place)
    shields = next(one for one in mutants_of(source_of(module), module) if "shields" in str(one))
    trials = coverage.trials(shields)
    assert sandbox.judge(module, source, trials) == trials[0]


def test_what_only_saved_games_show_is_found_in_use(sandbox: Sandbox, coverage: Coverage) -> None:
    module = "evolution/state_json.py"
    source = source_of(module)
    index, mutant = next(
        (at, one)
        for at, one in enumerate(mutants_of(source, module))
        if one.before == "'asleep'" and one.function == "StateWriter.animal"
    )
    trials = coverage.trials(mutant)
    assert trials
    assert all(coverage.name(one).endswith(IN_USE) for one in trials)
    assert sandbox.judge(module, mutated(source, module, index), trials) == trials[0]


def test_only_trials_that_run_a_place_can_notice_it(coverage: Coverage) -> None:
    module = "evolution/traits/piracy.py"
    inside = [one for one in mutants_of(source_of(module), module) if one.function == "Piracy.bars"]
    assert inside
    assert all(coverage.trials(one) == [] for one in inside)
    # A table of sentences is made at import, and so is every trait.
    for module, function in (
        ("evolution/sentences.py", ""),
        ("evolution/traits/big.py", "__init__"),
    ):
        mutant = next(one for one in mutants_of(source_of(module), module) if function in str(one))
        assert sorted(coverage.trials(mutant)) == list(range(len(coverage.names)))


def test_a_budget_cuts_the_trials_and_words_near_by_come_first(coverage: Coverage) -> None:
    module = "evolution/traits/big.py"
    mutant = next(one for one in mutants_of(source_of(module), module) if "'big'" in one.before)
    everything = coverage.trials(mutant)
    few = coverage.trials(mutant, budget=1e-9)
    assert 0 < len(few) < len(everything)
    assert few == everything[: len(few)]
    assert coverage.trials(mutant, budget=1e9) == everything
    assert "BASE-BIG-02" in Sources().words_near(mutant)


@pytest.mark.slow(days=3)
def test_what_the_trials_run_is_noted_and_only_new_ones_are_run(
    rulebook: Path, tmp_path: Path
) -> None:
    file = tmp_path / "noted"
    first = Coverage(tmp_path / "first", rulebook, file)
    again = Coverage(tmp_path / "again", rulebook, file)
    assert not (tmp_path / "again").exists()  # no sandbox was needed
    mutant = mutants_of(source_of("evolution/traits/big.py"), "evolution/traits/big.py")[-1]
    assert again.trials(mutant) == first.trials(mutant) != []
    data = json.loads(file.read_text(encoding="utf-8"))
    data["code"] = "other"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert Noted(file).of == {}


BRANCHES = """def f(a=1):
    if a > 1:
        return 1
    elif a > 0:
        for b in range(a):
            a += b
    else:
        a = 2
    return a
TABLE = {"a": 1}
"""


def test_a_mutant_belongs_to_the_innermost_block() -> None:
    blocks = Blocks()
    noted = blocks.instrument("m.py", BRANCHES)
    found = {one.line: blocks.of(one) for one in mutants_of(BRANCHES, "m.py")}
    assert found == {1: 0, 2: 0, 3: 1, 4: 2, 6: 4, 8: 5, 10: None}
    assert [line.split("=")[0].strip() for line in noted.splitlines() if "_ran[" in line] == [
        f"_ran[{number}]" for number in range(blocks.count)
    ]


def test_what_was_judged_is_not_judged_again(tmp_path: Path) -> None:
    mutants = mutants_of(SOURCE, "m.py")
    path = tmp_path / "judged.jsonl"
    judged = Judged(path)
    judged.add(Verdict(mutants[0], "big.md:7"))
    judged.add(Verdict(mutants[1], None))
    chosen = [(mutants[0], 0), (mutants[1], 1)]
    state = Strength(chosen, Judged(path))
    assert [one.killer for one in state.verdicts] == ["big.md:7", None]
    again = Strength(chosen, Judged(path, again=True))
    assert [one.killer for one in again.verdicts] == ["big.md:7"]
    assert again.waiting.get_nowait() == chosen[1]
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


def test_the_report_has_a_score_for_each_folder() -> None:
    one = mutants_of(SOURCE, "evolution/m.py")[0]
    two = mutants_of(SOURCE, "evolution/traits/m.py")[0]
    verdicts = [Verdict(two, None), Verdict(one, "big.md:7")]
    assert list(report(verdicts, {}))[2:] == [
        "evolution: 1 of 1 mutants killed: 100.0 %",
        "evolution/traits: 0 of 1 mutants killed: 0.0 %",
        "1 of 2 mutants killed: 50.0 %",
    ]


def test_every_equivalent_mutant_still_exists(mutants: dict[str, list[Mutant]]) -> None:
    assert unknown(read_equivalents(), mutants) == []
