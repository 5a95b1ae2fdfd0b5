"""`tangledbank play`, driven through its input."""

import builtins
from pathlib import Path

import pytest

from tangledbank.cli import main
from tangledbank.cli.play import drawn_seats
from tangledbank.cli.seats import read_seats
from tangledbank.core.replay import replay
from tangledbank.evolution.game import Game
from tests.cli.keyboard import ALWAYS_THE_FIRST, Keyboard

# To the end


@pytest.mark.slow(days=3)
@pytest.mark.parametrize("edition", ["gift", "ua3", "tw"])
def test_a_game_to_its_end(keyboard: Keyboard, edition: str) -> None:
    out = keyboard.play(
        "--edition", edition, "--seats", "me,bot", "--seed", "3", typed=ALWAYS_THE_FIRST
    )
    assert (keyboard.code, keyboard.err) == (0, "")
    assert "The end" in out
    assert "The game is over." in out
    (record,) = keyboard.kept
    assert replay(record.read_text(encoding="utf-8")).over


def test_the_score_sheet_tells_every_trait(keyboard: Keyboard) -> None:
    out = keyboard.play("--seats", "greedy:ada,random:bo", "--seed", "8")
    game = replay(keyboard.kept[0].read_text(encoding="utf-8"))
    assert isinstance(game, Game)
    sheet = out[out.index("A ada  ") :]
    for seat, name in enumerate(game.names):
        for line in game.score_sheet(seat):
            assert f"{line.about} {line.points}" in sheet
        assert f"{name}  {game.scores()[name]} points" in sheet


def test_a_tie_is_explained(keyboard: Keyboard) -> None:
    # Nobody ever plays a card, so all have no points and no discard.
    out = keyboard.play("--seats", "ann,bob", "--seed", "1", typed="\n".join(["", "p"] * 500))
    assert "Level on points; cards in the discard: ann 0, bob 0." in out
    assert "ann and bob share the victory." in out


def test_a_table_of_bots_plays_by_itself(keyboard: Keyboard) -> None:
    out = keyboard.play("--seats", "bot,random", "--seed", "2")
    assert keyboard.code == 0
    assert "At the table: A wallace (greedy bot), B huxley (random bot)" in out
    assert "The end" in out


# Choosing


def test_seats_are_drawn() -> None:
    seats = read_seats("ann,bob,cleo,greedy")
    orders = {tuple(seat.name for seat in drawn_seats(seats, seed)) for seed in range(40)}
    assert len(orders) > 10
    assert all(sorted(order) == sorted(seat.name for seat in seats) for order in orders)
    again = [seat.name for seat in drawn_seats(seats, 7)]
    assert again == [seat.name for seat in drawn_seats(seats, 7)]


def test_a_table_with_drawn_seats_plays(keyboard: Keyboard) -> None:
    seats = ["--seats", "bot,random:ray,random:kim", "--seed", "2"]
    fixed = keyboard.play(*seats)
    out = keyboard.play(*seats, "--random-seating")
    assert keyboard.code == 0
    line = next(line for line in out.splitlines() if line.startswith("At the table"))
    assert all(name in line for name in ("wallace", "ray", "kim"))
    assert line not in fixed
    assert "The end" in out


def test_a_card_is_chosen_first_and_then_its_use(keyboard: Keyboard) -> None:
    out = keyboard.play("--seats", "me,bot", "--seed", "5", typed="1\n0\n1\n1\n")
    assert "Play a card (1 to 6), or pass (p)." in out
    assert out.count("a new animal") == 2  # shown, left by 0, shown again
    assert "  0  back" in out
    assert "me A1 is born from " in out


def test_notation_is_understood(keyboard: Keyboard) -> None:
    out = keyboard.play("--seats", "me,bot", "--seed", "5", typed="pass\n")
    assert "You pass." in out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no choice 99. Choose 1 to 7."),
        ("jump A1", "'jump A1' is not an action"),
        ("take A9", "there is no animal A9 on the table"),
        ("run", "BASE-RUNNING-01"),
    ],
)
def test_what_cannot_be_done_is_explained(keyboard: Keyboard, line: str, answer: str) -> None:
    out = keyboard.play("--seats", "me,bot", "--seed", "5", typed=f"{line}\n")
    assert answer in out
    assert keyboard.code == 0
    assert keyboard.kept == []  # nothing happened


def test_the_only_choice_is_taken_and_told(keyboard: Keyboard) -> None:
    # A hand of cards, one animal, and then nothing to do but to feed it.
    typed = "1\n1\np\n\n"
    out = keyboard.play("--seats", "me,random:bo", "--seed", "3", typed=typed)
    assert "me (The only choice.) A1 takes a red token from the supply." in out
    out = keyboard.play("--seats", "me,random:bo", "--seed", "3", "--ask-all", typed=typed)
    assert "  1  take A1" in out


# Asking


def test_why_tells_the_clauses_and_their_words(keyboard: Keyboard) -> None:
    out = keyboard.play("--seats", "me,bot", "--seed", "5", typed="why run\nwhy not pass\nwhy\n")
    assert "run: the rules forbid it." in out
    assert "BASE-RUNNING-01" in out
    assert "pass: the rules allow it." in out
    assert "Write 'why' and an action" in out


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("help", "why ACTION"),
        ("help tail loss", "BASE-TAIL-LOSS-01"),
        ("help base-big-02", "BASE-BIG-02: "),
        ("help burn_fat_cap", "unlimited"),
        ("help nonsense", "The rulebook has nothing about 'nonsense'."),
        ("scores", "Points if the game ended now: me 0, wallace 0"),
        ("discard", "There are no discarded cards that you can see."),
        ("table", "Your hand"),
    ],
)
def test_help_and_the_other_questions(keyboard: Keyboard, asked: str, answer: str) -> None:
    out = keyboard.play("--seats", "me,bot", "--seed", "5", typed=f"{asked}\n")
    assert answer in out.partition("me>")[2]
    assert keyboard.code == 0


def test_a_hint_tells_what_to_do_and_why(keyboard: Keyboard) -> None:
    out = keyboard.play("--seats", "me,bot", "--seed", "4", typed="hint 0.05\nhint x\n")
    assert "1. animal" in out
    assert "% of the time" in out
    assert "'hint 5' to let it think for five seconds" in out


def test_a_bot_may_have_a_budget_and_a_name(keyboard: Keyboard) -> None:
    out = keyboard.play("--seats", "search:1i:ada,search:2i,greedy:bo", "--seed", "4")
    assert "A ada (search bot), B wallace (search bot), C bo (greedy bot)" in out
    assert keyboard.code == 0


def test_the_log_tells_all_that_one_may_know(keyboard: Keyboard) -> None:
    out = keyboard.play("--seats", "me,bot", "--seed", "5", typed="1\n1\np\nlog\n")
    told = out.rpartition("me>")[0].rpartition("me>")[2]
    assert "A1 is born from " in told  # my own card
    assert "B1 is born." in told  # not of what


# Saving


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(
    keyboard: Keyboard, tmp_path: Path
) -> None:
    file = tmp_path / "mine.record"
    keyboard.play("--seats", "me,bot,random", "--seed", "6", typed=ALWAYS_THE_FIRST)
    whole = keyboard.kept[0].read_text(encoding="utf-8")
    out = keyboard.play(
        "--seats", "me,bot,random", "--seed", "6", typed="1\n" * 24 + f"save {file}\nquit\nno\n"
    )
    assert f"Saved in {file}" in out
    assert len(keyboard.kept) == 1  # the one that was left is not kept
    keyboard.play("--resume", str(file), typed=ALWAYS_THE_FIRST)
    assert keyboard.code == 0
    assert keyboard.kept[-1].read_text(encoding="utf-8") == whole


def test_quitting_offers_to_save(keyboard: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "later.record"
    out = keyboard.play("--seats", "me,bot", "--seed", "5", typed=f"1\n1\nquit\n{file}\n")
    assert keyboard.code == 0
    assert f"tangledbank play --resume {file}" in out
    assert file.is_file()


def test_the_end_of_the_input_is_like_quitting(keyboard: Keyboard) -> None:
    keyboard.play("--seats", "me,bot", "--seed", "5", typed="1\n1\n")
    assert keyboard.code == 0
    (kept,) = keyboard.kept
    assert not replay(kept.read_text(encoding="utf-8")).over
    out = keyboard.play("--resume")  # the last one
    assert "╭─ A1 " in out


def test_nothing_is_written_if_nothing_was_done(keyboard: Keyboard) -> None:
    keyboard.play("--seats", "me,bot", "--seed", "5", typed="help\n")
    assert (keyboard.code, keyboard.kept) == (0, [])


def test_an_interruption_loses_nothing(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "1"])

    def typed(_: str = "") -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", typed)
    assert main(["play", "--seats", "me,bot", "--seed", "5"]) == 130
    assert len(keyboard.kept) == 1


def test_other_files_are_not_overwritten(keyboard: Keyboard, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Wallace", encoding="utf-8")
    out = keyboard.play("--seats", "me,bot", "--seed", "5", typed=f"save {letter}\n")
    assert "and is not a record; choose another name" in out.replace("\n", " ")
    assert letter.read_text(encoding="utf-8") == "Dear Wallace"


def test_a_game_that_cannot_be_kept_is_still_played(keyboard: Keyboard) -> None:
    keyboard.state.write_text("in the way", encoding="utf-8")
    out = keyboard.play("--seats", "bot,random", "--seed", "5")
    assert keyboard.code == 0
    assert "The game can't be saved as you play" in out


# Several people at one keyboard


def test_the_curtain_hides_the_hand_of_the_one_before(keyboard: Keyboard) -> None:
    out = keyboard.play("--seats", "ann,bob", "--seed", "5", typed="\np\n\nhelp\n")
    before, _, after = out.partition("Pass the keyboard to ")[2].partition("Pass the keyboard to ")
    assert before.startswith("ann")
    assert after.startswith("bob")
    assert "A ann (you)" in before
    assert "B bob (you)" in after
    assert "A ann (you)" not in after
    assert "ann passes." in after


# Bad input


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--edition", "gold"], "unknown edition 'gold'; the editions are ua3, tw, gift"),
        (["--option", "speed=3"], "unknown option 'speed'; the options are "),
        (["--option", "two_sets=maybe"], "option two_sets takes false, true, not 'maybe'"),
        (["--option", "two_sets"], "expected NAME=VALUE"),
        (["--option", "two_sets=true", "--option", "two_sets=true"], "given twice"),
        (["--seats", "me"], "1 seat"),
        (["--seats", "a,b,c,d,e,f,g,h,i"], "9 seats; the largest table has 8"),
        (["--seats", "me,me"], "two seats have the same name"),
        (["--seats", "me,,bot"], "cannot be a seat's name"),
        (["--seats", "me,clever:Ada"], "'clever' is not a bot; the bots are bot, random, greedy"),
        (["--copies", "3"], "1 or 2 base sets, not 3"),
        (["--seed", "seven"], "invalid int value: 'seven'"),
        (["--resume", "nowhere.record"], "nowhere.record: cannot be read"),
        (["--resume"], "no game to resume in "),
        (["--resume", "x", "--edition", "tw"], "leave out --edition"),
        (["--resume", "x", "--random-seating"], "leave out --random-seating"),
    ],
)
def test_bad_arguments(keyboard: Keyboard, arguments: list[str], message: str) -> None:
    keyboard.play(*arguments)
    assert keyboard.code == 2
    assert message in keyboard.err
    assert "Traceback" not in keyboard.err
    assert (keyboard.out, keyboard.kept) == ("", [])


def test_a_broken_save_is_refused(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.play("--seats", "me,bot", "--seed", "5", typed="1\n1\n")
    text = keyboard.kept[0].read_text(encoding="utf-8")
    broken = tmp_path / "broken.record"
    broken.write_text(text[: len(text) // 2], encoding="utf-8")
    keyboard.play("--resume", str(broken))
    assert keyboard.code == 2
    assert f"{broken}:" in keyboard.err
    broken.write_text(text.replace("wallace=greedy", "wallace=clever"), encoding="utf-8")
    keyboard.play("--resume", str(broken))
    assert keyboard.code == 2
    assert "unknown bot 'clever'; the bots are random, greedy" in keyboard.err


def test_a_record_without_its_seed_cannot_go_on(keyboard: Keyboard, tmp_path: Path) -> None:
    from tangledbank import new_game
    from tangledbank.core.recording import write_record

    file = tmp_path / "sealed.record"
    file.write_text(write_record(new_game("gift", 2, seed=1)), encoding="utf-8")
    keyboard.play("--resume", str(file))
    assert keyboard.code == 2
    assert "doesn't reveal its seed" in keyboard.err


def test_a_bad_name_is_asked_for_again(keyboard: Keyboard, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Wallace", encoding="utf-8")
    file = tmp_path / "game.record"
    typed = f"1\n1\nquit\n{letter}\n{file}\n"
    out = keyboard.play("--seats", "me,bot", "--seed", "5", typed=typed)
    assert f"{letter}: the file exists and is not a record" in out
    assert f"Saved in {file}" in out
    assert keyboard.kept == []
