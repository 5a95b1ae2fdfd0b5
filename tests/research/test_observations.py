"""Observations hold all that a seat may know, and nothing more."""

import json
import random
from array import array

import pytest

import tangledbank as tb
from tangledbank.core.chance import FastChance
from tangledbank.core.game import Game
from tangledbank.evolution.verbs import ANIMAL, FETCH, action
from tangledbank.research import Encoding, Recent, encoding
from tests.bots.test_imagining import redealt
from tests.research.tables import BASE_TABLES, EVERY_TABLE, moments, numbers


def observed(encoded: Encoding, game: Game, seat: int, recent: Recent | None = None) -> bytes:
    out = array("f", [9.0]) * encoded.observation_size  # whatever stood there before
    encoded.observe(game, seat, out, recent)
    return out.tobytes()


def everything(encoded: Encoding, game: Game, seat: int) -> bytes:
    out = array("f", [9.0]) * encoded.perfect_size
    encoded.observe_everything(game, seat, out)
    return out.tobytes()


@pytest.mark.parametrize(("edition", "seats", "sets"), EVERY_TABLE)
def test_worlds_that_look_the_same_give_the_same_observation(
    edition: str, seats: int, sets: list[str]
) -> None:
    encoded = numbers(edition, seats, sets)
    chooser = random.Random(4)
    rows = array("f", bytes(4 * 900 * encoded.row_size))
    different = 0
    for seed in range(2):
        for game, recent in moments(encoded, seed, 0.06):
            for seat in range(seats):
                mine = observed(encoded, game, seat, recent)
                for world in (
                    redealt(game, seat, chooser),
                    game.view(seat).imagine(FastChance(chooser.getrandbits(40))),
                ):
                    assert observed(encoded, world, seat, hidden(world, recent, seat)) == mine
                    different += everything(encoded, world, seat) != everything(encoded, game, seat)
                    if seat == game.acting:
                        encoded.rows(game, rows)
                        here = rows.tobytes()
                        encoded.rows(world, rows)
                        assert rows.tobytes() == here
    assert different > 10


def hidden(world: Game, recent: Recent, seat: int) -> Recent:
    """The same decisions with other cards where the seat did not see which."""
    other = recent.clone()
    hand = world.state.players[(seat + 1) % len(world.names)].hand  # type: ignore[attr-defined]
    for at, act in enumerate(other.actions):
        if other.seats[at] != seat and act.verb in (ANIMAL, FETCH) and hand:
            other.actions[at] = action(act.verb, hand[0], act.b, act.c, act.d)
    return other


@pytest.mark.parametrize(("edition", "seats"), BASE_TABLES)
def test_positions_that_look_different_have_different_observations(
    edition: str, seats: int
) -> None:
    encoded = numbers(edition, seats)
    known: dict[bytes, str] = {}
    for seed in range(4):
        for game, _ in moments(encoded, seed, 0.5):
            for seat in range(seats):
                view = json.dumps(sight(game, seat))
                assert known.setdefault(observed(encoded, game, seat), view) == view
    assert len(known) > 300


def sight(game: Game, seat: int) -> object:
    """The view without what tells nothing: names, and the order of cards on an animal."""
    data = game.view(seat).to_json()
    turned = [(seat + away) % len(game.names) for away in range(len(game.names))]
    letters = {"ABCDEFGH"[one]: "ABCDEFGH"[away] for away, one in enumerate(turned)}
    players = data["players"]
    assert isinstance(players, list)
    names = {name: str(turned.index(at)) for at, name in enumerate(game.names)}
    table = {
        key: names.get(value, value) if isinstance(value, str) else value
        for key, value in data.items()
        if key not in ("players", "attack", "seat")
    }
    found: list[object] = [table]
    for one in turned:
        player = players[one]
        places = {animal["name"]: at for at, animal in enumerate(player["animals"])}
        for animal in player["animals"]:
            del animal["name"]
            animal["traits"].sort(key=str)
        for link in player["links"]:
            link["animals"] = sorted(places[name] for name in link["animals"])
            link["symbiont"] = places.get(link["symbiont"])
            del link["card"]
        del player["name"], player["score"]
        found.append(player)
    assert letters
    return found


def test_each_part_says_what_it_is_called() -> None:
    encoded = encoding("gift", 2)
    game = tb.new_game("gift", ["ann", "bob"], seed=7)
    out = array("f", bytes(4 * encoded.observation_size))
    encoded.observe(game, 0, out)
    layout = encoded.layout()

    def part(name: str) -> list[float]:
        start, size = layout[name]
        return list(out[start : start + size])

    cards = [card.name for card in tb.catalogue("gift").cards]
    hand = game.view("ann").hand
    assert part("hand") == [float(hand.count(name)) for name in cards]
    assert part("acting") == [0.0, 1.0]  # bob begins
    assert part("seats")[0] == part("seats")[7] == 6.0
    assert part("table")[3] == 72.0
    ends = [start + size for start, size in layout.values()]
    starts = [start for start, _ in layout.values()]
    assert starts[1:] == ends[:-1]
    assert ends[-1] == encoded.perfect_size


def test_what_others_did_is_told_until_the_seat_decides_again() -> None:
    encoded = encoding("gift", 3)
    start, size = encoded.layout()["decisions since"]
    assert size == 1
    since = [0, 0, 0]
    chooser = random.Random(2)
    game, recent = encoded.new_game(2), Recent()
    for _ in range(60):
        for seat in range(3):
            out = array("f", bytes(4 * encoded.observation_size))
            encoded.observe(game, seat, out, recent)
            assert out[start] == since[seat]
        acting, act = game.acting, chooser.choice(game.legal_actions())
        recent.note(acting, act)
        game.play(act)
        since = [0 if seat == acting else count + 1 for seat, count in enumerate(since)]


def test_perfect_information_holds_the_deck() -> None:
    encoded = encoding("gift", 2)
    game = tb.new_game("gift", 2, seed=7)
    out = array("f", bytes(4 * encoded.perfect_size))
    encoded.observe_everything(game, 1, out)
    start, size = encoded.layout()["hidden: deck"]
    cards = [card.name for card in tb.catalogue("gift").cards]
    deck = [cards[int(one) - 1] for one in out[start : start + size] if one]
    saved = game.to_json()["state"]
    assert isinstance(saved, dict)
    assert deck == list(reversed(saved["deck"]))


def test_numpy_arrays_are_buffers_too() -> None:
    numpy = pytest.importorskip("numpy")
    encoded = encoding("gift", 2)
    game = encoded.new_game(3)
    out = numpy.full((1, encoded.observation_size), 5, dtype=numpy.float32)
    encoded.observe(game, 0, out)
    assert out.tobytes() == observed(encoded, game, 0)
    for kind in (numpy.int8, numpy.uint8, numpy.bool_):
        mask = numpy.zeros(encoded.actions, dtype=kind)
        encoded.mask(game, mask)
        assert sorted(encoded.ids(game)) == list(numpy.flatnonzero(mask))
