"""`tangledbank replay RECORD`: step through the record of a game."""

import argparse
import json

from rich.console import Console

from tangledbank.cli import FINE
from tangledbank.cli.adapter import TerminalAdapter, adapter_of
from tangledbank.cli.record_file import open_record, remark
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.record import Record
from tangledbank.core.replay import Replay
from tangledbank.messages.languages import ENGLISH
from tangledbank.messages.speech import say, speech


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="file with the record")
    parser.add_argument("--at", type=int, default=0, metavar="N", help="start after N steps")
    parser.add_argument("--seat", metavar="NAME", help="show the hand of this seat")
    parser.add_argument(
        "--json", action="store_true", help="print all steps with their events as JSON"
    )


def run(args: argparse.Namespace) -> int:
    record = open_record(args.record)
    remark(record)
    replay = Replay(record)
    seat = -1 if args.seat is None else replay.game.seat(args.seat)
    replay.go(args.at)
    if args.json:
        print(json.dumps(as_json(replay, seat), indent=1, ensure_ascii=False))
    else:
        Steps(replay, seat).walk()
    return FINE


# All at once


def as_json(replay: Replay, seat: int) -> dict[str, object]:
    """The steps that are left, each with what followed it as this seat (-1: nobody) saw it."""
    steps: list[dict[str, object]] = []
    for entry, events in replay:
        steps.append(
            {
                "step": replay.at,
                "line": entry.line,
                "seat": entry.seat or None,
                "text": entry.text,
                "turn": replay.game.turn,
                "events": [said for event in events if (said := tell(replay.game, event, seat))],
                "to_act": replay.game.to_act,
            }
        )
    result = replay.game.result()
    return {
        **header(replay.record),
        "steps": steps,
        "scores": replay.game.scores(),
        "winners": None if result is None else result.winners,
        "decided_by": None if result is None else result.decided_by,
    }


def header(record: Record) -> dict[str, object]:
    return {
        "engine": record.engine,
        "game": record.game,
        "edition": record.edition,
        "options": record.options,
        "sets": record.copies,
        "cards": record.sets or ["base"],
        "seats": record.seats,
    }


def tell(game: Game, event: Event, seat: int) -> dict[str, object] | None:
    adapter = adapter_of(game)
    event = adapter.seen(game, event, seat)
    said = adapter.phrase(game, event, seat)
    if said is None:
        return None
    return {**said.to_json(), "text": adapter.sentence(game, event, seat)}


# One at a time


class Steps:
    """Shows one position after the other, as the reader asks for them."""

    def __init__(self, replay: Replay, seat: int) -> None:
        self.replay = replay
        self.adapter: TerminalAdapter = adapter_of(replay.game)
        self.seat = seat
        self.console = Console()
        self.events: list[Event] = []

    def walk(self) -> None:
        self.show()
        while True:
            try:
                word = self.console.input(f"[{keys()}] ", markup=False).strip().lower()
            except EOFError:
                return
            if word in ("q", "quit"):
                return
            self.obey(word)

    def obey(self, word: str) -> None:
        replay = self.replay
        self.events = []
        if word in ("", "n", "next"):
            if replay.at_end:
                self.say(say("terminal-replay-last"))
                return
            self.events = replay.forward()
        elif word in ("b", "back"):
            replay.back()
        elif word.isdecimal() and int(word) <= len(replay):
            replay.go(int(word))
        else:
            steps = len(replay)
            self.say(say("terminal-replay-unknown", word=word, keys=keys(), count=steps))
            return
        self.show()

    def say(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)

    def show(self) -> None:
        replay = self.replay
        game = replay.game
        self.adapter.draw(game.view(self.seat if self.seat >= 0 else None), self.console)
        last = replay.last
        step = say("terminal-replay-step", at=replay.at, count=len(replay))
        self.say(f"{step}{f': {shortened(str(last))}' if last else ''}")
        for event in self.events:
            text = self.adapter.sentence(game, self.adapter.seen(game, event, self.seat), self.seat)
            if text:
                self.say(f"  {text}")
        result = game.result()
        if result is not None:
            scores = ", ".join(f"{name} {points}" for name, points in result.scores.items())
            by = result.decided_by
            if speech().language != ENGLISH:
                by = say(f"result-by-{by.replace('_', '-')}")
            who = speech().list(result.winners)
            self.say(say("terminal-replay-won", who=who, by=by, scores=scores))


def keys() -> str:
    """What can be typed between two steps."""
    return say("terminal-replay-keys", back="b", quit="q")


def shortened(text: str) -> str:
    """A shuffle names every card of the deck; its beginning is enough here."""
    return text if len(text) <= 90 else f"{text[:86]} ..."
