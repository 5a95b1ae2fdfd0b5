"""Events are declared once: what their text, sentence and line are derived from."""

import pickle

import pytest

import tangledbank as tb
from tangledbank.core.chance import FastChance
from tangledbank.core.event import Event
from tangledbank.core.event_kind import EventKind, EventKinds, Part, choice, filled
from tangledbank.core.thing import COUNT, NUMBER, SEAT
from tangledbank.creatures import events as crea
from tangledbank.creatures.events import EVENTS as CREATURES
from tangledbank.evolution import events as ev
from tangledbank.evolution.cards import load_deck
from tangledbank.evolution.events import EVENTS as EVOLUTION
from tangledbank.evolution.traits import names as t

A1, A2, B2 = 0x001, 0x002, 0x102
BIG = load_deck("base").kind("big/carnivorous")


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (EVOLUTION.event(ev.ATTACKED, A1, B2), "attacked(A1, B2)"),
        (EVOLUTION.event(ev.ATTACKED, A1, B2, 1 + t.BIG), "attacked(A1, B2, big)"),
        (EVOLUTION.event(ev.ATTACKED, A1, B2, 0, [1]), "attacked(A1, B2, ambush)"),
        (EVOLUTION.event(ev.GOT, A1, 1, 1, [0]), "got(A1, red 1)"),
        (EVOLUTION.event(ev.GOT, A1, 1, 1, [1]), "got(A1, red 1, supply)"),
        (EVOLUTION.event(ev.RAN, A1, 5, 1), "ran(A1, 5, away)"),
        (EVOLUTION.event(ev.DICE, 1, 0, 0, [4, 2]), "dice(B, 4 2)"),
        (EVOLUTION.event(ev.DICE, -1, 0, 0, [0, 4, 2, 6]), "dice(A 4, C 6)"),
        (EVOLUTION.event(ev.DEALT, 1, 1, 0, None, 1, [BIG]), "dealt(B, 1)"),
        (EVOLUTION.event(ev.NEW_ANIMAL, A1, 0, 0, None, 0, [BIG]), "new-animal(A1)"),
        (EVOLUTION.event(ev.SUPPLY, 4, 3), "supply(4, ocean)"),
        (EVOLUTION.event(ev.GAME_OVER), "game-over()"),
        (CREATURES.event(crea.ATTACKED, A1, B2), "attacked(A1, B2)"),
        (CREATURES.event(crea.SHADOW, crea.SHADOW_DOES_NOTHING, -1), "shadow(does-nothing)"),
        (EVOLUTION.event(999, 1, 2), "event 999"),
    ],
)
def test_an_event_reads_as_a_person_would_write_it(event: Event, text: str) -> None:
    assert str(event) == text
    assert repr(event) == f"<{text}>"


@pytest.mark.parametrize(
    ("event", "line", "game"),
    [
        (Event(ev.EATEN, A1, B2), "eaten B2 by A1", EVOLUTION),
        (Event(ev.PLAYED, BIG, t.CARNIVOROUS, A1), "played carnivorous/big on A1", EVOLUTION),
        (Event(ev.PLAYED, BIG, t.BIG, A1, [A2]), "played big/carnivorous on A1 A2", EVOLUTION),
        (Event(ev.SEPARATED, 0, t.SYMBIOSIS, 0, [A2, A1]), "separated symbiosis A1 A2", EVOLUTION),
        (Event(ev.DROPPED, A1, BIG, t.BIG), "dropped A1 big", EVOLUTION),
        (Event(ev.DROPPED, A1, BIG, t.BIG, [A2]), "dropped A1 big with A2", EVOLUTION),
        (Event(ev.DISCARDED, 0, A1, 0, []), "discarded A1", EVOLUTION),
        (Event(ev.REWARDED, 1, 2, 1), "rewarded bob cards 2 points 1", EVOLUTION),
        (Event(ev.DICE, -1, 0, 0, [0, 4, 1, 6]), "dice ann 4 bob 6", EVOLUTION),
        (Event(crea.STRUCK, A1, 0, 0), "struck A1 {0} in vain", CREATURES),
        (Event(crea.TOOK, A1, 1, 1), "took A1 lower+upper", CREATURES),
        (Event(crea.SHADOW, crea.SHADOW_CREATES, -1), "shadow creates", CREATURES),
    ],
)
def test_an_event_has_a_line_for_scenarios(event: Event, line: str, game: EventKinds) -> None:
    from tangledbank.creatures.traits.names import NAMES

    assert game.line(event, ["ann", "bob"]) == line.format(NAMES[0])


def numbers(module: object) -> set[int]:
    return {
        value
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int) and not name.startswith("SHADOW_")
    }


def test_every_number_is_declared() -> None:
    assert numbers(ev) == set(EVOLUTION.by_number)
    assert numbers(crea) == set(CREATURES.by_number)


def test_two_events_of_a_game_cannot_share_a_number() -> None:
    kinds = EventKinds("no game")
    kinds.declare(EventKind(16, "attacked"))
    with pytest.raises(ValueError, match="two events have the number 16; give pounced another"):
        kinds.declare(EventKind(16, "pounced"))


def test_games_number_their_events_apart() -> None:
    """The same number says in each game what that game has declared, and else nothing."""
    kinds = EventKinds("a game of pouncing")
    kinds.declare(EventKind(ev.ATTACKED, "pounced", [Part("seat", SEAT)]))
    assert str(kinds.event(ev.ATTACKED, 1)) == "pounced(B)"
    assert str(EVOLUTION.event(ev.ATTACKED, A1, B2)) == "attacked(A1, B2)"
    assert ev.TURN in CREATURES.by_number
    assert str(kinds.event(ev.TURN)) == str(Event(ev.TURN)) == f"event {ev.TURN}"


@pytest.mark.parametrize(("edition", "game"), [("gift", EVOLUTION), ("creatures", CREATURES)])
def test_what_a_game_tells_is_its_own(edition: str, game: EventKinds) -> None:
    table = tb.new_game(edition, seats=2, seed=1)
    told = [*table.position.events, *table.apply(table.legal_actions()[0])]
    assert told
    for event in told:
        assert event.game == game.game
        again: Event = pickle.loads(pickle.dumps(event))
        assert (again.game, str(again)) == (event.game, str(event))


def test_a_word_is_of_one_kind_throughout_a_game() -> None:
    """Clients show a word by its kind, and know that by its name alone."""
    for game in (EVOLUTION, CREATURES):
        kinds: dict[str, str] = {}
        for words in game.templates().values():
            for word, kind in words.items():
                assert kinds.setdefault(word, kind) == kind, word


def test_every_sentence_that_is_told_is_declared() -> None:
    for edition in ("gift", "creatures"):
        for seed in range(4):
            game = tb.new_game(edition, seats=2, seed=seed)
            declared = EVOLUTION if edition == "gift" else CREATURES
            templates = declared.templates()
            chance = FastChance(seed)
            while not game.over:
                actions = game.legal_actions()
                for event in game.apply(actions[chance.below(len(actions))]):
                    for seat in (-1, 0):
                        said = declared.phrase(event, game.everybody, seat)
                        assert said is not None
                        assert set(said.words) <= set(templates[said.template])


def test_a_secret_needs_its_seat() -> None:
    dealt = Event(ev.DEALT, 1, 1, 0, None, 1, [BIG])
    known = EVOLUTION.phrase(dealt, ["ann", "bob"], 1)
    hidden = EVOLUTION.phrase(dealt, ["ann", "bob"], 0)
    assert known is not None
    assert (known.template, known.words["cards"]) == ("dealt.you", "big/carnivorous")
    assert hidden is not None
    assert (hidden.template, hidden.words) == ("dealt", {"seat": "bob"})


def test_a_kind_of_an_own_game() -> None:
    rolled = EventKind(
        9000,
        "rolled",
        [Part("seat", SEAT, you=True), Part("count", COUNT), choice("luck", ["", "lucky"])],
        [Part("sum", NUMBER)],
        line="rolled {seat} {count}[ {luck}]",
    )
    event = Event(9000, 1, 3, 1, [12])
    said = rolled.phrase(event, ["ann", "bob"], 1)
    assert (said.template, said.words, said.count) == (
        "rolled.you",
        {"seat": "bob", "sum": "12"},
        3,
    )
    assert rolled.phrase(event, ["ann", "bob"], 0).template == "rolled.lucky"
    assert rolled.forms() == ["rolled SEAT N", "rolled SEAT N lucky"]
    assert list(rolled.templates()) == ["rolled", "rolled.you", "rolled.lucky"]
    assert not rolled.has_idle_operand(event)


def test_a_bracket_goes_with_its_word() -> None:
    assert filled("new {animal}[ in {place}]", {"animal": "A1", "place": ""}) == "new A1"
    assert (
        filled("new {animal}[ in {place}]", {"animal": "A1", "place": "ocean"}) == "new A1 in ocean"
    )
