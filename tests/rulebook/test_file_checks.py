"""What a scenario can say of records and of the Bestiary's data file."""

from tests.rulebook.scenario_text import problems

START = "edition: creatures\nphase: start\nseats: ann bob\n> ann: keep\n"
PLAIN = "edition: creatures\nA1: plain\nB1: plain\nto act: ann\n"


def test_lines_of_a_record() -> None:
    assert problems(START + "= record: seats ann bob; sets 1; round 1; ann: keep") == []
    (found,) = problems(START + "= record: seats ann bop")
    assert "expected 'seats ann bop' in the record, found no such line" in found
    assert "did you mean seats ann bob?" in found
    assert "add 'phase: start'" in problems(PLAIN + "> ann: sleep A1\n= record: sets 1")[0]


def test_damaged_records() -> None:
    assert problems(START + "= damaged record: sets 1 -> sets 2; game creatures -> game go") == []
    (found,) = problems(START + "= damaged record: ann: keep -> ann: exchange")
    assert "a record with 'ann: exchange' to be refused, found that it is replayed" in found
    assert "write 'LINE -> LINE'" in problems(START + "= damaged record: sets 1")[0]
    (found,) = problems(START + "= damaged record: sets one -> sets 2")
    assert "'sets one' is not a line of the record" in found


def test_a_damaged_record_is_refused_for_the_line_that_was_changed() -> None:
    # Without a lot there is nobody to begin: that shows only in the line after it.
    (found,) = problems(START + "= damaged record: lot ann -> lot bob")
    assert "expected an error in line " in found
    assert "a decision of ann" in found


def test_the_page_of_an_edition() -> None:
    assert problems(PLAIN + "= edition page: Vampire / Вампир (attack): the rulebook's") == []
    (found,) = problems(PLAIN + "= edition page: Vampire / Вампир (attack): ours")
    assert "on the page, found no such line" in found


def test_another_bestiary() -> None:
    assert problems(PLAIN + "= loads bestiary: pair 1 copies = [2, 0]") == []
    (found,) = problems(PLAIN + "= loads bestiary: total = 63")
    assert "a Bestiary with total = 63 to be read, found bestiary.toml: 64 cards" in found
    assert problems(PLAIN + "= damaged bestiary: total = 63; trait 1 weight = 5") == []
    (found,) = problems(PLAIN + '= damaged bestiary: trait 1 en = "Bat"')
    assert 'trait 1 en = "Bat" to be refused, found that it is read' in found
    assert "there is no 'pears'" in problems(PLAIN + "= damaged bestiary: pears 1 x = 1")[0]


def test_the_catalogue_and_the_edition() -> None:
    assert problems(PLAIN + '= catalogue: faces 1 trait = "vampire"; edition = "creatures"') == []
    (found,) = problems(PLAIN + "= catalogue: faces 1 need = 2")
    assert "expected faces 1 need = 2, found faces 1 need = 0" in found
    assert "there is no 'pears'" in problems(PLAIN + "= catalogue: pears 1 = 1")[0]
    assert problems(PLAIN + "= edition: Evolution of Magical Creatures") == []
    (found,) = problems(PLAIN + "= edition: Russian gift set")
    assert "expected Russian gift set, found Evolution of Magical Creatures" in found
