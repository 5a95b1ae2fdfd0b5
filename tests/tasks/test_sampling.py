"""The day's sample of slow tests: each one comes round, and the same day gives the same."""

import datetime

import pytest

from tests.sampling import DAYS, sample

DAY = datetime.date(2026, 11, 16)

FILE = """\
import pytest

@pytest.mark.parametrize("case", range({cases}))
@pytest.mark.slow
def test_many(case): pass

@pytest.mark.slow
def test_one(): pass

@pytest.mark.slow(days=4, full_days=2)
def test_endless(): pass

@pytest.mark.slow(days=None)
def test_full_alone(): pass

def test_quick(): pass
"""

pytest_plugins = ["pytester"]


@pytest.fixture
def items(pytester: pytest.Pytester) -> list[pytest.Item]:
    pytester.makeini("[pytest]\nmarkers = slow")
    return pytester.getitems(FILE.format(cases=3 * DAYS))


def names(chosen: list[pytest.Item]) -> list[str]:
    return [item.name for item in chosen]


def test_every_slow_test_comes_round(items: list[pytest.Item]) -> None:
    seen: list[str] = []
    for day in range(DAYS):
        chosen, rest = sample(items, DAY + datetime.timedelta(day), full=False)
        assert sorted(names(chosen + rest)) == sorted(names(items))
        assert "test_quick" in names(chosen)
        assert sum("test_many" in name for name in names(chosen)) == 3
        seen += names(chosen)
    missing = {item.name for item in items} - set(seen)
    assert missing == {"test_full_alone"}
    assert seen.count("test_one") == 1


def test_the_same_day_gives_the_same(items: list[pytest.Item]) -> None:
    one, _ = sample(items, DAY, full=False)
    other, _ = sample(items, DAY, full=False)
    assert names(one) == names(other)
    assert names(one) != names(sample(items, DAY + datetime.timedelta(1), full=False)[0])


def test_the_full_run_leaves_out_only_what_takes_turns(items: list[pytest.Item]) -> None:
    left = [names(sample(items, DAY + datetime.timedelta(day), full=True)[1]) for day in range(2)]
    assert sorted(left) == [[], ["test_endless"]]
