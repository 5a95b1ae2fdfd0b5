"""Records: written, read, replayed, verified; and everything that can be wrong with one."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import (
    RecordError,
    Replay,
    read_record,
    replay,
    verify,
    write_record,
)
from tangledbank.core.record import checksum
from tangledbank.evolution.cards import load_deck
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.options import Value
from tangledbank.evolution.state import Animal, Link
from tangledbank.evolution.traits.names import NUMBERS
from tangledbank.evolution.written import read_written
from tests.evolution.chance_player import ChancePlayer

TABLES: list[tuple[str, int, dict[str, Value], bool]] = [
    ("ua3", 3, {}, False),
    ("tw", 2, {"survivor_reward": "cards_or_points", "six_card_rule": "no_animals"}, True),
    ("gift", 4, {"pair_trait_use": "optional", "first_player_choice": "highest_die"}, False),
    ("tw", 6, {"team_play": "pairs_opposite"}, True),
]


def finished(edition: str = "ua3", seats: int = 3) -> Game:
    game = new_game(edition, seats, seed=4, nonces=[b"a", b""])
    return ChancePlayer(4).play(game)


TEXT = write_record(finished())
LINES = TEXT.split("\n")


def sealed(lines: list[str]) -> str:
    """The text with a checksum that fits again: what a forger would hand in."""
    last = max(at for at, line in enumerate(lines) if line.startswith("end"))
    return "\n".join([*lines[:last], f"end {checksum(lines[:last])}", ""])


def changed(at: int, line: str) -> list[str]:
    return [*LINES[:at], line, *LINES[at + 1 :]]


def place(start: str, which: int = 0) -> int:
    """Where a line that starts so stands (from 0)."""
    return [at for at, line in enumerate(LINES) if line.startswith(start)][which]


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        read_record(text, "here.record")
    return str(caught.value)


def faults(text: str) -> dict[str, str]:
    """What `verify` finds wrong: the check and what it says."""
    return {check.what: check.found for check in verify(text).checks if not check.ok}


# There and back


@pytest.mark.slow(days=3)
@pytest.mark.parametrize(("edition", "seats", "options", "fast"), TABLES)
def test_a_game_can_be_saved_at_every_decision(
    edition: str, seats: int, options: dict[str, Value], fast: bool
) -> None:
    game = new_game(edition, seats, seed=9, options=options, fast=fast)
    player = ChancePlayer(9)
    decisions = 0
    while not game.over:
        if decisions % 7 == 0:
            text = write_record(game, secret=True)
            again = replay(text)
            assert again == game
            assert again.legal_actions() == game.legal_actions()
            assert write_record(again, secret=True) == text
        game.apply(player.choose(game))
        decisions += 1
    text = write_record(game)
    assert replay(text) == game
    assert write_record(replay(text)) == text
    assert verify(text).ok


def test_a_resumed_game_goes_on_in_the_same_way() -> None:
    game = ChancePlayer(1).play(new_game("gift", 3, seed=5), 50)
    again = replay(write_record(game, secret=True))
    assert ChancePlayer(2).play(again) == ChancePlayer(2).play(game)


def test_the_seed_of_an_unfinished_game_stays_secret() -> None:
    for fast in (False, True):
        game = ChancePlayer(1).play(new_game("gift", 3, seed=98765, fast=fast), 50)
        text = write_record(game)
        assert "\nseed " not in text
        assert "\nscore " not in text
        assert "98765" not in text
        again = replay(text)
        assert again.seed is None
        assert again.chance is None
        assert again.position_key() == game.position_key()
        assert verify(text).ok is False
        assert "the seed is not revealed" in faults(text)["chance"]
        assert verify(write_record(game, secret=True)).ok


def test_a_game_whose_chance_was_given_to_it() -> None:
    game = new_game("tw", 2, explicit=True)
    game.resolve(list(range(84)))
    game.resolve([6, 6])
    game.resolve([2, 5])
    text = write_record(game)
    assert "chance given\n" in text
    assert "\ndice 6 6\ndice 2 5\n" in text
    assert replay(text) == game
    assert "came from outside" in faults(text)["chance"]


def test_names_that_look_like_other_lines() -> None:
    game = new_game("gift", ["dice", "end", "#eve", "a:"], seed=3)
    ChancePlayer(3).play(game)
    text = write_record(game)
    assert replay(text) == game
    assert verify(text).ok


def test_a_made_up_position_has_no_record() -> None:
    game = new_game("gift", 2, seed=1)
    game.state.food[0] = 9
    with pytest.raises(RecordError, match="does not follow from its history"):
        write_record(game)
    game.history.pop()
    with pytest.raises(RecordError, match="does not follow from its history"):
        write_record(game)


def test_hand_written_lines_may_be_short() -> None:
    lines = [line.replace("  ", " ") + "  " for line in LINES]
    at = place("ann: play")
    card = LINES[at].split()[2]
    lines[at] = LINES[at].replace(" ", "   ").replace(card, card)
    text = "\r\n".join(["# by hand" if not line.strip() else line for line in lines])
    assert replay(text).result() == finished().result()


@pytest.mark.parametrize(("edition", "seats", "options", "fast"), TABLES)
def test_every_written_action_is_read_as_itself(
    edition: str, seats: int, options: dict[str, Value], fast: bool
) -> None:
    game = new_game(edition, seats, seed=6, options=options, fast=fast)
    player = ChancePlayer(6)
    while not game.over:
        for action in game.legal_actions():
            assert game.read(str(action)) is action
            assert read_written(str(action), game.deck) is action
        game.apply(player.choose(game))


def test_the_upper_of_two_equal_cards_is_read_without_a_position() -> None:
    deck = load_deck("base")
    line = "drop parasite/carnivorous upper"
    assert str(read_written(line, deck)) == line


def test_a_dropped_pair_card_is_the_one_with_that_partner() -> None:
    """Two pairs of one partner lie on different cards; the prey drops its own."""
    game = ChancePlayer(1).play(new_game("gift", 2, seed=1), 40)
    s = game.state
    ann = s.players[0]
    ann.animals = [Animal(number, game.deck.kind("swimming"), []) for number in (1, 2, 3)]
    ann.links = [
        Link(game.deck.kind("cooperation/carnivorous"), NUMBERS["cooperation"], 2, 3),
        Link(game.deck.kind("cooperation/fat-tissue"), NUMBERS["cooperation"], 1, 2),
    ]
    s.stack.append(Hunt(257, 1))
    line = "drop cooperation/fat-tissue with A2"
    assert str(game.read(line, "ann")) == line


# Step by step


def test_forward_back_and_anywhere() -> None:
    steps = Replay(read_record(TEXT))
    keys = [steps.game.position_key()]
    while not steps.at_end:
        steps.forward()
        keys.append(steps.game.position_key())
    assert len(keys) == len(steps) + 1
    assert steps.game.over
    for at in (len(steps), 0, 30, 25, 24, 26, 1, len(steps) - 1, 50):
        steps.go(at)
        assert steps.at == at
        assert steps.game.position_key() == keys[at]
        steps.back()
        assert steps.game.position_key() == keys[max(at - 1, 0)]
    assert steps.finish() == finished()


def test_the_lines_and_their_events() -> None:
    steps = Replay(read_record(TEXT))
    told = [(str(entry), len(events)) for entry, events in steps]
    assert len(told) == len(steps)
    assert [line for line, _ in told] == [
        line for line in LINES if ": " in line or line.split(" ")[0] in ("dice", "lot", "shuffle")
    ]
    assert all(count for _, count in told)
    assert steps.last is not None
    assert str(steps.last) == told[-1][0]


def test_nowhere_to_go() -> None:
    steps = Replay(read_record(TEXT))
    for at in (-1, len(steps) + 1):
        with pytest.raises(RecordError, match="expected a step from 0 to"):
            steps.go(at)
    steps.go(len(steps))
    with pytest.raises(RecordError, match="nothing left to play"):
        steps.forward()


def test_a_bad_line_leaves_the_position() -> None:
    at = place("ann: animal", 1)
    steps = Replay(read_record("\n".join(changed(at, "ann: take A1")), "here.record"))
    with pytest.raises(RecordError, match=rf"here.record:{at + 1}: take A1: refused by BASE-"):
        steps.finish()
    key = steps.game.position_key()
    with pytest.raises(RecordError):
        steps.forward()
    assert steps.game.position_key() == key
    assert steps.record.entries[steps.at].line == at + 1
    steps.go(0)


# Texts that are no record


def test_a_record_cut_off_anywhere() -> None:
    end = TEXT.rindex("end ")
    for length in [*range(0, end, 41), *range(end - 40, end + 3)]:
        assert "here.record:" in refusal(TEXT[:length])
    assert "the record is cut off: expected a last line 'end CHECKSUM'" in refusal(TEXT[:end])
    for length in range(end + 5, len(TEXT) - 1):
        assert "the checksum with 16 hexadecimal digits" in refusal(TEXT[:length])
    assert verify(TEXT[: end + 3]).ok is False
    assert verify(TEXT[:-1]).ok


@pytest.mark.parametrize(
    ("start", "line", "said"),
    [
        ("tangledbank", "", "not a record: expected 'tangledbank record 1' as the first line"),
        ("tangledbank", "PGN 1", "not a record"),
        ("tangledbank", "tangledbank record 2", "a record of format 2; engine"),
        ("engine", "engine", "expected one word after 'engine', not ''"),
        ("engine", "motor 1", "expected one of engine, game, edition,"),
        ("game", "game chess", "expected 'game evolution' or 'game creatures', not 'chess'"),
        ("edition", "edition de", "unknown edition 'de'; the editions are ua3, tw, gift"),
        ("edition", "engine 3", "'engine' is already in line 2"),
        ("sets", "sets two", "expected a whole number after 'sets', not 'two'"),
        ("sets", "option colour red", "expected a line 'sets' before this one"),
        ("seats", "seats ann", "no seat 'bob'; the seats are ann"),
        ("seats", "seats ann ann bob", "expected a different name for each seat"),
        ("seats", "seats ann bob dave", "no seat 'carol'; the seats are ann, bob, dave"),
        ("chance", "chance coin", "expected one of fair/1, fast/1, given as the chance"),
        ("chance", "chance fast/1", "expected a whole number after 'seed'"),
        ("chance", "chance given", "expected a line 'chance' that takes a seed"),
        ("commitment", "commitment 12", "expected 64 hexadecimal digits as the commitment"),
        ("commitment", "# none", "expected a line 'commitment' with chance fair/1"),
        ("seed", "seed 12", "expected 'seed 0x...' with pairs of hexadecimal digits"),
        ("seed", "seed 0x1", "expected 'seed 0x...' with pairs of hexadecimal digits"),
        ("seed", "# none", "expected no nonce without the seed"),
        ("nonce", "nonce yes", "expected 'nonce 0x...' with pairs of hexadecimal digits"),
        ("shuffle", "shuffle ace king", "no card of this deck is called 'ace'"),
        ("lot", "lot zoe", "expected 'lot' and one of the seats ann, bob, carol"),
        ("dice", "dice 1 7", "'7' is not the face of a die"),
        ("dice", "edition tw", "expected 'SEAT: ACTION', dice, lot, shuffle, score, winners or"),
        ("dice", "zoe: pass", "no seat 'zoe'; the seats are ann, bob, carol"),
        ("dice", "ann:", "expected an action after 'ann:'"),
        ("score", "score ann much", "expected a whole number after 'score', not 'much'"),
        ("score", "score zoe 3", "expected 'score SEAT POINTS', once for each seat"),
        ("score bob", "score ann 3", "expected 'score SEAT POINTS', once for each seat"),
        ("score bob", "bob: pass", "expected scores, winners or end after a score"),
        ("score bob", "", "expected a score for each seat and the winners"),
        ("winners", "winners zoe by points", "expected 'winners SEAT ... by WHAT DECIDED'"),
        ("winners", "", "expected a score for each seat and the winners, or none of them"),
        ("end", "end 1 2", "expected 'end CHECKSUM'"),
    ],
)
def test_what_is_wrong_is_named(start: str, line: str, said: str) -> None:
    message = refusal("\n".join(changed(place(start), line)))
    assert message.startswith("here.record:")
    assert said in message


def test_the_line_that_is_wrong_is_named() -> None:
    at = place("option mimicry_limit")
    lines = changed(at, "option mimicry_limit never")
    assert refusal("\n".join(lines)).startswith(f"here.record:{at + 1}: option mimicry_limit takes")
    at = place("presets")
    assert f":{at + 1}: presets of version 99" in refusal("\n".join(changed(at, "presets 99")))
    at = place("sets")
    twice = [*LINES[:at], "option two_sets true", *LINES[at:]]
    assert "'option two_sets' is already in line" in refusal("\n".join(twice))
    at = place("seats")
    unfinished = [
        *LINES[:at],
        "seats ann bob carol dave eve",
        *LINES[at + 1 : place("score")],
        "end",
    ]
    assert f":{at + 1}: 5 seats; with 1 set(s) there are 2 to 4" in refusal("\n".join(unfinished))
    at = place("dice", 1)
    assert refusal("\n".join(changed(at, "dice x"))).startswith(f"here.record:{at + 1}: 'x'")
    assert "expected nothing after the line 'end'" in refusal(TEXT + "ann: pass\n")


PIECES = st.sampled_from([*LINES, "", "end", "ann:", "ann: pass", "dice", "lot", "shuffle", "seed"])


@given(st.lists(PIECES | st.text(max_size=12), max_size=30))
def test_any_text_is_read_or_refused(pieces: list[str]) -> None:
    for text in ("\n".join(pieces), "\n".join([*LINES[:12], *pieces, *LINES[-6:]])):
        with suppress(RecordError):
            verify(text)


# Records that do not verify


@pytest.mark.slow(days=3)
def test_any_changed_line_is_noticed() -> None:
    for at, line in enumerate(LINES[:-1]):
        try:
            report = verify("\n".join(changed(at, f"{line} x" if line else "# x")))
        except RecordError:
            continue
        assert not report.ok, line


@pytest.mark.parametrize(
    ("start", "line", "check", "said"),
    [
        ("engine", "engine 0.0.1", "", ""),
        # The edition is only a name where every option is told.
        ("edition", "edition gift", "", ""),
        (
            "option first_player_choice",
            "option first_player_choice highest_die",
            "play",
            "expected a throw of dice, not lot",
        ),
        ("commitment", f"commitment {'0' * 64}", "commitment", "is not the one that was commi"),
        ("seed", "seed 0x35", "commitment", "is not the one that was committed to"),
        ("seed", "seed 0x35", "chance", "the seed gives another order, not this shuffle"),
        ("nonce", "nonce 0x62", "chance", "the seed gives another order, not this shuffle"),
        ("nonce", "", "chance", "the seed gives another order, not this shuffle"),
        ("shuffle", LINES[place("shuffle")].replace("swimming", "running", 1), "play", "no other"),
        ("shuffle", "shuffle swimming", "play", "expected 84 cards to be shuffled, not 1"),
        ("lot", "lot bob", "play", "expected a decision of bob, not a decision of ann"),
        ("lot", "lot bob", "chance", "the seed gives 'lot ann', not this lot"),
        ("dice", "dice 1 1 1", "play", "is not an outcome of 2 x dice"),
        ("dice", "lot ann", "play", "expected a throw of dice, not lot"),
        ("dice", "ann: pass", "play", "expected a throw of dice, not a decision of ann"),
        ("bob:", "bob: fly A1", "play", "'fly A1' is not an action"),
        ("bob:", "bob: attack B1 A1", "play", "there is no animal"),
        ("bob:", "ann: pass", "play", "expected a decision of bob, not a decision of ann"),
        ("score bob", "score bob 99", "result", "the scores are ann"),
        ("winners", "winners ann bob by shared", "result", "expected 'winners"),
    ],
)
def test_a_forged_line_does_not_verify(start: str, line: str, check: str, said: str) -> None:
    found = faults(sealed(changed(place(start), line)))
    if check:
        assert said in found[check]
    else:
        assert not found  # another version alone is no fault


def test_a_wrong_die_is_named() -> None:
    at = place("dice", 3)
    other = "dice 1 1" if LINES[at] != "dice 1 1" else "dice 1 2"
    found = faults(sealed(changed(at, other)))
    assert found["chance"].startswith(f"record, line {at + 1}: the seed gives '{LINES[at]}'")


def test_a_save_whose_seed_is_not_its_own_cannot_go_on() -> None:
    text = write_record(ChancePlayer(1).play(new_game("gift", 3, seed=5), 50), secret=True)
    with pytest.raises(RecordError, match=r"the seed gives another order.*cannot continue"):
        replay(text.replace("seed 0x35", "seed 0x36"))
    assert replay("\n".join(changed(place("seed"), "seed 0x35"))).over


def test_lines_left_out_or_moved() -> None:
    happened = [at for at, line in enumerate(LINES) if ": " in line or line.startswith("dice")]
    for at in happened[::5]:
        assert faults(sealed(LINES[:at] + LINES[at + 1 :])), LINES[at]
    for at in happened[::9]:
        moved = LINES[:at] + LINES[at + 1 :]
        moved.insert(place("score") - 2, LINES[at])
        assert at >= place("score") - 3 or faults(sealed(moved)), LINES[at]


def test_the_end_must_fit_the_game() -> None:
    cut = place("score") - 3
    assert (
        "the game is not over"
        in faults(sealed(LINES[:cut] + LINES[place("score") - 1 :]))["result"]
    )
    without = [line for line in LINES if not line.startswith(("score", "winners"))]
    assert "the record gives none" in faults(sealed(without))["result"]
    more = [*LINES[: place("score") - 1], "ann: pass", *LINES[place("score") - 1 :]]
    assert "expected no more lines, as the game is over" in faults(sealed(more))["play"]


def test_a_record_of_another_engine_says_so() -> None:
    lines = changed(place("engine"), "engine 0.0.1")
    report = verify(sealed(lines))
    assert report.ok
    assert "written by engine 0.0.1" in str(report)
    at = place("bob: animal")
    lines[at] = "bob: take B1"
    with pytest.raises(RecordError, match=r"the record was written by engine 0\.0\.1, and this is"):
        replay(sealed(lines))
