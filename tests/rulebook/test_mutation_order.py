"""In which order the trials of a mutant are run, and which of them are near it."""

from tangledbank.rulebook.mutation.blocks import Blocks
from tangledbank.rulebook.mutation.coverage import unlikeness, words_of
from tangledbank.rulebook.mutation.operators import mutants_of
from tangledbank.rulebook.mutation.order import PLAIN, Note, merged, varied
from tangledbank.rulebook.mutation.uses import Uses

TABLES = """FEWEST = 2
DICE = [1, FEWEST]


def dice(table):
    if table:
        return DICE[table]
    return made


def begin():
    return 7


made = begin()
"""

USER = """from m import DICE


class Supply:
    def throw(self):
        return rules.DICE[0]
"""


def uses_of_tables() -> dict[str, int]:
    """For each mutant of the tables the blocks that use what it changes."""
    blocks = Blocks()
    texts = {"m.py": TABLES, "n.py": USER}
    for module, text in texts.items():
        blocks.instrument(module, text)
    uses = Uses(texts, blocks)
    return {f"{one.line} {one.before}": uses.of(one) for one in mutants_of(TABLES, "m.py")}


def test_what_is_made_at_import_is_used_where_its_name_stands() -> None:
    found = uses_of_tables()
    body, branch, throw = 0b0001, 0b0010, 0b1000
    assert found["2 1"] == branch | throw
    # The table is made of it.
    assert found["1 2"] == branch | throw
    # What the function gives is kept under another name.
    assert found["12 7"] == body


def test_each_next_trial_runs_the_most_that_is_new_for_its_cost() -> None:
    notes = [Note(1, 0b0001), Note(1, 0b0111), Note(10, 0b1111), Note(1, 0b1000), Note(1, 0)]
    assert varied(notes, [0, 1, 2, 3, 4]) == [1, 3, 0, 2, 4]
    assert varied(notes, []) == []


def test_plain_trials_have_their_share_of_the_time() -> None:
    notes = [Note(0.001, 1)] * 300 + [Note(0.01, 1)] * 30
    order = merged(notes, list(range(330)), lambda one: one < 300)
    assert sorted(order) == list(range(330))
    assert [one for one in order if one < 300] == list(range(300))
    spent = plain = 0.0
    for one in order[:200]:
        spent += notes[one].cost
        plain += notes[one].cost if one < 300 else 0
    assert abs(plain - PLAIN * spent) <= max(one.cost for one in notes)
    # When one kind is used up the other goes on.
    assert merged(notes, [0, 310, 311], lambda one: one < 300) == [0, 310, 311]


def test_a_mutants_own_words_count_before_those_near_it() -> None:
    assert words_of(["molt", "on", "shed {creature} {trait}", "in vain"]) == {
        "molt",
        "shed",
        "in vain",
    }
    texts = ["the Shadow attacks", "a molt of the Shadow", "a molt", "nothing"]
    ranks = unlikeness(texts, {"molt"}, {"molt", "Shadow", "attack"})
    assert sorted(texts, key=lambda text: ranks[texts.index(text)]) == [
        "a molt of the Shadow",
        "a molt",
        "the Shadow attacks",
        "nothing",
    ]
