"""Reading JSON that may be anything."""

from collections.abc import Callable

import pytest

from tangledbank.core.errors import RecordError
from tangledbank.core.fields import Fields, told

DATA: dict[str, object] = {
    "count": 3,
    "flag": True,
    "word": "red",
    "list": [1, "two", {}],
    "inner": {"deep": {"x": 1}},
}


def fields() -> Fields:
    return Fields(DATA, "a.json", True)


def test_what_is_there() -> None:
    data = fields()
    assert data.number("count") == 3
    assert data.flag("flag")
    assert data.choice("word", ["blue", "red"]) == 1
    assert data.values("list") == [1, "two", {}]
    assert data.inner("inner").inner("deep").number("x") == 1
    assert data.has("count")
    assert not data.has("x")
    data.close()


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda d: d.value("x"), "a.json: 'x' is missing"),
        (lambda d: d.number("word"), "a.json: word: expected a whole number from 0 up, not 'red'"),
        (lambda d: d.number("count", 4, 5), "expected a whole number from 4 to 5, not 3"),
        (lambda d: d.number("flag"), "a.json: flag: expected a whole number from 0 up, not True"),
        (lambda d: d.flag("count"), "a.json: count: expected true or false, not 3"),
        (lambda d: d.text("count"), "a.json: count: expected a text, not 3"),
        (lambda d: d.choice("word", ["blue"]), "expected one of blue, not 'red'"),
        (lambda d: d.values("word"), "a.json: word: expected a list, not 'red'"),
        (lambda d: d.texts("list"), "a.json: list[0]: expected a text, not 1"),
        (lambda d: d.numbers("list"), "a.json: list[1]: expected a whole number from 0 up, not 't"),
        (lambda d: d.each("list"), "a.json: list[0]: expected an object, not 1"),
        (lambda d: d.inner("inner").inner("deep").text("x"), "a.json: inner.deep.x: expected a t"),
        (lambda d: d.close(), "a.json: 'count' is unknown here"),
        (lambda d: Fields({3: 4}, "b").names(), "b: expected names as keys, not 3"),
    ],
)
def test_what_is_not(ask: Callable[[Fields], object], said: str) -> None:
    with pytest.raises(RecordError) as caught:
        ask(fields())
    assert said in str(caught.value)


def test_values_in_messages_stay_short() -> None:
    assert told(None) == "null"
    assert told({}) == "an object"
    assert told([]) == "a list"
    assert told("x" * 100).endswith(" ...")
