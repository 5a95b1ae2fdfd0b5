"""A program as a bot: whatever it does, it costs nobody but itself."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.bots.bot import bot
from tangledbank.bots.program import process, protocol
from tangledbank.bots.program import program_bot as program_bot_module
from tangledbank.bots.program.definition import Program, named_program, read_program
from tangledbank.bots.program.entering import local_bot, titles_of
from tangledbank.bots.program.program_bot import ProgramBot, seed_from
from tangledbank.bots.program.protocol import BadAnswer, ProgramFault
from tangledbank.core.action import Action
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import SetupError
from tangledbank.core.game import Game
from tests.bots.programs import spec_of, toml_of

#: For versions from before `tangledbank bot`.
OLDER_VERSION = Path(__file__).resolve().parents[2] / "examples" / "bots" / "older_version.py"
#: Whatever is waited for in a test comes long before, or not at all.
PATIENCE = 120.0
#: Seconds on the wall for a program that never answers.
SOON = 0.2


def asked(player: ProgramBot, game: Game) -> Action:
    return player.choose(game.view(game.acting), game.legal_actions(), FastChance(1))


def program_bot(spec: str) -> ProgramBot:
    made = local_bot(spec)
    assert isinstance(made, ProgramBot)
    return made


def gone(pid: int) -> bool:
    """Has this process ended?"""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        with suppress(ProcessLookupError):
            os.kill(pid, 0)
            return Path("/proc/self").exists()
        return True
    return state in "ZX"


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.01)


def wait_until_gone(pid: int) -> None:
    wait_until(lambda: gone(pid))


def noted(folder: Path) -> int:
    """The process that an odd program noted, once it has."""
    file = folder / "noted"
    wait_until(file.exists)
    return int(file.read_text())


# Programs that fail

BROKEN = {
    "crash-at-start": "ended with code 1; it said: I cannot go on",
    "silent": "did not answer in 0.2 s",
    "garbage": "wrote what is not UTF-8",
    "talkative": "said 'hello there' before it was ready",
    "odd-option": "declares an option that cannot be read: 'depth number deep 1 2'",
    "other-version": "speaks version '2'; expected 1",
    "deaf": "did not answer in 0.2 s",
    "hang": "did not answer in 0.2 s",
    "crash": "ended with code 1; it said: Traceback",
    "exit": "ended with code 0",
    "killed": "was killed by signal 9",
    "flood": "wrote more than 4,194,304 bytes for one decision",
    "deafening": "wrote more than 16,777,216 bytes on standard error",
    "long-line": "wrote a line of more than 65,536 bytes",
    "half": "did not answer in 0.2 s",
    "half-and-exit": "ended with code 0 in the middle of a line",
    "closed": "closed its standard output",
    "nonsense": "said 'checkmate', which is not in the protocol",
}


@pytest.mark.parametrize("manner", BROKEN)
def test_a_broken_program_is_out_until_the_next_game(tmp_path: Path, manner: str) -> None:
    start = f"start = {SOON}" if manner == "silent" else ""
    limit = SOON if BROKEN[manner].startswith("did not") else 60.0
    player = program_bot(spec_of(tmp_path, manner, limit, start))
    game = tb.new_game("gift", 2, seed=1)
    with pytest.raises(ProgramFault) as fault:
        asked(player, game)
    assert BROKEN[manner] in str(fault.value)
    # It is not tried again, which would cost the others their time.
    with pytest.raises(ProgramFault, match="is out of this game"):
        asked(player, game)
    player.begin()
    with pytest.raises(ProgramFault) as fault:
        asked(player, game)
    assert BROKEN[manner] in str(fault.value)
    player.close()


@pytest.mark.parametrize(
    ("manner", "why"),
    [
        ("lie", "answered 'attack A1 B99', which is not legal"),
        ("give-up", "gave up: no idea"),
    ],
)
def test_a_wrong_answer_costs_one_decision(tmp_path: Path, manner: str, why: str) -> None:
    player = program_bot(spec_of(tmp_path, manner))
    game = tb.new_game("gift", 2, seed=1)
    for _ in range(2):
        with pytest.raises(BadAnswer, match=why):
            asked(player, game)
    player.close()


def test_a_program_that_answers_twice_is_found_out(tmp_path: Path) -> None:
    player = program_bot(spec_of(tmp_path, "twice"))
    game = tb.new_game("gift", 2, seed=1)
    first = asked(player, game)
    # The second answer may come a moment later; it is never taken for one to the next question.
    partner = player._partners[game.to_act or ""]
    while not partner.process._lines:
        partner.process._pump(1.0)
    with pytest.raises(ProgramFault, match=f"said 'bestmove {first}' without being asked"):
        asked(player, game)
    player.close()


def test_what_it_writes_to_standard_error_does_not_block_it(tmp_path: Path) -> None:
    player = program_bot(spec_of(tmp_path, "loud"))
    game = tb.new_game("gift", 2, seed=1)
    assert asked(player, game) == game.legal_actions()[0]
    player.close()


def test_one_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    deaf = process.ProgramProcess(read_program(toml_of(tmp_path, "deaf")))
    assert deaf.line(time.monotonic() + 60, 60) == "name deaf"
    assert deaf.line(time.monotonic() + 60, 60) == "ready 1"
    deaf.send(["x" * 1000] * 1000)  # far more than a pipe holds
    with pytest.raises(ProgramFault, match="and does not read its standard input"):
        deaf.line(time.monotonic() + SOON, SOON)
    deaf.quit()


def test_questions_whose_answers_are_not_read_fill_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 0

    class Watched(process.ProgramProcess):
        def send(self, lines: list[str]) -> None:
            nonlocal most
            super().send(lines)
            most = max(most, len(self._outgoing))

    monkeypatch.setattr(program_bot_module, "ProgramProcess", Watched)
    player = program_bot(spec_of(tmp_path, "curious", 2.0))
    with pytest.raises(ProgramFault, match="and does not read its standard input"):
        asked(player, tb.new_game("gift", 2, seed=1))
    assert most < 2 * protocol.MOST_UNREAD
    player.close()


def test_many_questions_can_be_asked_before_their_answers_are_read(tmp_path: Path) -> None:
    player = program_bot(spec_of(tmp_path, "hasty"))
    game = tb.new_game("gift", 4, seed=1)
    assert asked(player, game) == game.legal_actions()[0]
    player.close()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_it_inherits_nothing_but_its_three_pipes(tmp_path: Path) -> None:
    player = program_bot(spec_of(tmp_path, "handles"))
    asked(player, tb.new_game("gift", 2, seed=1))
    assert noted(tmp_path) == 4  # and the folder that it looks into
    player.close()


def test_its_whole_family_is_killed(tmp_path: Path) -> None:
    player = program_bot(spec_of(tmp_path, "family", SOON))
    with pytest.raises(ProgramFault, match="did not answer"):
        asked(player, tb.new_game("gift", 2, seed=1))
    wait_until_gone(noted(tmp_path))
    player.close()


def test_it_dies_even_if_its_guard_was_killed(tmp_path: Path) -> None:
    deaf = process.ProgramProcess(read_program(toml_of(tmp_path, "deaf")))
    deaf.line(time.monotonic() + PATIENCE, PATIENCE)
    assert deaf._guard is not None
    deaf._guard.kill()
    deaf._guard.wait()
    assert not gone(deaf.pid)
    deaf.kill()
    wait_until_gone(deaf.pid)


def test_it_dies_with_a_host_that_is_killed(tmp_path: Path) -> None:
    spec = spec_of(tmp_path, "noted-hang", 3600)
    source = (
        "import tangledbank as tb\n"
        "from tangledbank.bots.program.entering import local_bot\n"
        "from tangledbank.core.chance import FastChance\n"
        "game = tb.new_game('gift', 2, seed=1)\n"
        f"local_bot({spec!r}).choose(game.view(game.acting), game.legal_actions(), FastChance(1))\n"
    )
    host = subprocess.Popen([sys.executable, "-c", source])
    try:
        program = noted(tmp_path)
        assert not gone(program)
    finally:
        host.kill()
        host.wait()
    wait_until_gone(program)


def test_an_interruption_goes_through_and_ends_it(tmp_path: Path) -> None:
    player = program_bot(spec_of(tmp_path, "noted-hang", 3600))
    code = "import os, signal, sys, time\nwhile not os.path.exists(sys.argv[1]): time.sleep(0.01)\n"
    code += "os.kill(int(sys.argv[2]), signal.SIGUSR1)"
    words = [sys.executable, "-c", code, str(tmp_path / "noted"), str(os.getpid())]

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGUSR1, interrupt)
    try:
        with subprocess.Popen(words), pytest.raises(KeyboardInterrupt):
            asked(player, tb.new_game("gift", 2, seed=1))
    finally:
        signal.signal(signal.SIGUSR1, before)
    wait_until_gone(noted(tmp_path))
    player.close()


# Programs that play


def test_each_seat_has_a_process_of_its_own_and_keeps_it(tmp_path: Path) -> None:
    player = program_bot(spec_of(tmp_path, "first"))
    game = tb.new_game("gift", 3, seed=1)
    seen: dict[str, set[int]] = {}
    for _ in range(2):
        for _ in range(9):
            seat = game.to_act or ""
            game.apply(asked(player, game))
            seen.setdefault(seat, set()).add(player._partners[seat].process.pid)
        player.begin()  # a new game: the same processes, whoever sits where
    assert len(seen) == 3
    assert len(set.union(*seen.values())) == 3
    player.close()


def test_its_cpu_time_is_known(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux tells the CPU time of another process")
    player = program_bot(spec_of(tmp_path, "loud"))
    asked(player, tb.new_game("gift", 2, seed=1))
    assert player.elsewhere > 0
    player.close()


def test_it_gets_little_of_our_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TANGLEDBANK_DATABASE_PASSWORD", "secret")
    file = toml_of(tmp_path, "first", extra="[environment]\nMODE = 3\n")
    told = process.environment_of(read_program(file))
    assert told["MODE"] == "3"
    assert told["PATH"] == os.environ["PATH"]
    assert "secret" not in told.values()


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("-m tangledbank bot", "greedy"),
        ("-m tangledbank bot", "search:30i"),
        (OLDER_VERSION, "search:30i"),
    ],
)
@pytest.mark.parametrize("edition", ["gift", "creatures"])
def test_our_bots_decide_the_same_as_a_program(command: str, name: str, edition: str) -> None:
    """The position that is told is all they need, and the seed is all their luck."""
    player = program_bot(f"program:{sys.executable} {command} {name}")
    here = bot(name)
    game = tb.new_game(edition, 2, seed=4)
    for number in range(12):
        if game.over:
            break
        actions = game.legal_actions()
        view = game.view(game.acting)
        expected = here.choose(view, actions, FastChance(seed_from(FastChance(number))))
        assert player.choose(view, actions, FastChance(number)) is expected
        game.apply(expected)
    player.close()


def test_a_budget_is_told(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    words = [sys.executable, "-m", "tangledbank", "bot", "search:1i"]
    file.write_text(f'command = {json.dumps(words)}\nbudget = "3i"\n', encoding="utf-8")
    player = program_bot(f"program:{file}")
    assert str(player.budget) == "3i"
    assert str(program_bot(f"program:{file}:0.5s").budget) == "0.5s"
    game = tb.new_game("gift", 2, seed=4)
    view, actions = game.view(game.acting), game.legal_actions()
    expected = bot("search:3i").choose(view, actions, FastChance(seed_from(FastChance(9))))
    assert player.choose(view, actions, FastChance(9)) is expected
    player.close()


# What is wrong with a description


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "command: expected a list of words"),
        ("command = 'node bot.js'", "command: expected a list of words"),
        ("command = ['x', 1]", "command: expected a list of words"),
        ("command = ['x']\nlimit = 0", None),
        ("command = ['x']\nlimit = -1", "limit: expected a number of seconds above 0"),
        ("command = ['x']\nlimit = true", "limit: expected a number of seconds"),
        ("command = ['x']\nbudget = '5'", "budget: expected CPU seconds"),
        ("command = ['x']\nmemory = 1.5", "memory: expected a whole number of megabytes"),
        ("command = ['x']\noptions = 3", "options: expected a table"),
        ("command = ['x']\n[options]\na = [1]", "options.a: expected a word"),
        ("command = ['x']\ncolour = 1", "unknown key 'colour'; the keys are command, name"),
        ("command = ['x'", "Unclosed array"),
    ],
)
def test_a_file_that_cannot_be_right(tmp_path: Path, text: str, message: str | None) -> None:
    file = tmp_path / "bot.toml"
    file.write_text(text, encoding="utf-8")
    if message is None:
        assert read_program(file).limit == 0
        return
    with pytest.raises(SetupError) as error:
        read_program(file)
    assert message in str(error.value)


def test_titles(tmp_path: Path) -> None:
    named = spec_of(tmp_path, "first", extra='name = "Robot"')
    other = spec_of(tmp_path, "last")
    specs = (named, f"{named}:2s", other, "search:2s", "program:nosuch.toml")
    assert titles_of(specs) == {spec: spec for spec in specs} | {
        named: "Robot",
        f"{named}:2s": "Robot:2s",
    }
    assert titles_of((named, f"{named}:60s", f"{named}:1s", f"{named}:1.0s"))[f"{named}:1s"] == (
        f"{named}:1s"
    )


@pytest.mark.parametrize("spec", ["program:", "program:'", "program:nosuch.toml", "program: "])
def test_a_spec_that_cannot_be_right(spec: str) -> None:
    with pytest.raises(SetupError):
        local_bot(spec)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("first.toml", "expected NAME=FILE.toml"),
        ("Marvin=first.toml", "cannot be a bot's name"),
        ("greedy=first.toml", "is the name of another bot"),
        ("program=first.toml", "is the name of another bot"),
        ("marvin=nosuch.toml", "No such file"),
    ],
)
def test_a_name_that_cannot_be_right(text: str, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        named_program(text)


def test_a_spec_alone_never_runs_a_program() -> None:
    """A server makes bots from what clients ask for."""
    with pytest.raises(SetupError, match="unknown bot 'program'"):
        bot("program:touch /tmp/owned")


@pytest.mark.parametrize(
    ("extra", "why"),
    [
        ("[options]\ndepth = 3\n", "has no option 'depth'; its options: style"),
        ('[options]\nstyle = "mad"\n', "option style: 'mad' is not one of bold, careful"),
    ],
)
def test_options_are_checked_against_what_it_declares(tmp_path: Path, extra: str, why: str) -> None:
    player = program_bot(spec_of(tmp_path, "first", extra=extra))
    with pytest.raises(ProgramFault, match=why):
        asked(player, tb.new_game("gift", 2, seed=1))
    player.close()
    player = program_bot(spec_of(tmp_path, "first", extra='[options]\nstyle = "careful"\n'))
    asked(player, tb.new_game("gift", 2, seed=1))
    player.close()


def test_memory_is_limited_where_asked(tmp_path: Path) -> None:
    code = "print('ready 1', flush=True); x = bytearray(1 << 32); input()"
    file = tmp_path / "greed.toml"
    words = json.dumps([sys.executable, "-I", "-S", "-c", code])
    file.write_text(f"command = {words}\nmemory = 512\n", encoding="utf-8")
    player = ProgramBot(Program.of(str(file)))
    with pytest.raises(ProgramFault, match=r"ended with code 1; it said: .*MemoryError"):
        asked(player, tb.new_game("gift", 2, seed=1))
    player.close()
