"""Programs that fail in every way there is, and some that do not: `odd_programs.py MANNER [FILE]`.

It imports nothing of ours, as a program in another language would.
"""

import os
import subprocess
import sys
import time

LEGAL: list[str] = []


def say(line: str) -> None:
    print(line, flush=True)


def for_ever() -> None:
    while True:
        time.sleep(60)


def note(pid: int) -> None:
    """Write a process's number where the test finds it, in one piece."""
    with open(f"{sys.argv[2]}.new", "w") as file:  # noqa: PTH123
        file.write(str(pid))
    os.rename(f"{sys.argv[2]}.new", sys.argv[2])  # noqa: PTH104


def before_all(manner: str) -> None:
    """What goes wrong before a word is said."""
    if manner == "crash-at-start":
        sys.exit("I cannot go on")
    if manner == "silent":
        for_ever()
    if manner == "deaf":
        say("name deaf")
        say("ready 1")
        for_ever()


def introduce(manner: str) -> None:
    if manner == "garbage":
        os.write(1, b"\xff\xfe\x00 what\n")
    if manner == "talkative":
        say("hello there")
    if manner == "odd-option":
        say("option depth number deep 1 2")
    say(f"name {manner}")
    say("option style choice bold bold careful")
    say("ready 2" if manner == "other-version" else "ready 1")


def decide(manner: str, decision: int) -> None:
    if manner == "hang" or (manner == "hang-later" and decision == 3):
        for_ever()
    if manner == "noted-hang":
        note(os.getpid())
        for_ever()
    if manner == "family":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
        note(child.pid)
        for_ever()
    if manner == "crash" or (manner == "crash-later" and decision == 3):
        raise KeyError("lost my way")
    if manner == "exit":
        sys.exit(0)
    if manner == "killed":
        os.kill(os.getpid(), 9)
    if manner == "flood":
        while True:
            say("info " + "x" * 1000)
    if manner == "long-line":
        while True:
            os.write(1, b"info " * 1000)
    if manner == "half":
        os.write(1, b"bestmove pa")
        for_ever()
    if manner == "half-and-exit":
        os.write(1, b"bestmove pa")
        os._exit(0)
    if manner == "closed":
        os.close(1)
        for_ever()
    if manner == "curious":
        for number in range(100_000):
            os.write(1, b"imagine %d\n" % number)
        for_ever()
    if manner == "hasty":
        for number in range(50):
            say(f"imagine {number}")
            say(f"apply {LEGAL[0]}")
        ends = 0
        while ends < 100:
            ends += sys.stdin.readline() == "end\n"
    if manner == "handles":
        note(len(os.listdir("/proc/self/fd")))  # noqa: PTH208
    if manner == "nonsense":
        say("checkmate")
    if manner == "give-up":
        say("error no idea")
        return
    if manner == "lie":
        say("bestmove attack A1 B99")
        return
    if manner == "busy" and decision == 1:
        while time.process_time() < 1.5:
            pass
    while manner == "deafening":
        print("x" * 1000, file=sys.stderr)
    if manner == "loud":
        for _ in range(3000):
            print("x" * 1000, file=sys.stderr)
    say(f"bestmove {LEGAL[-1] if manner == 'last' else LEGAL[0]}")
    if manner == "twice":
        say(f"bestmove {LEGAL[0]}")


def main(manner: str) -> None:
    before_all(manner)
    decision = 0
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "tangledbank":
            introduce(manner)
        elif word == "position":
            LEGAL.clear()
        elif word == "legal":
            LEGAL.append(rest)
        elif word == "go":
            decision += 1
            decide(manner, decision)
        elif word == "quit":
            return


if __name__ == "__main__":
    main(sys.argv[1])
