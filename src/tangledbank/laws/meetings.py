"""Lets every trait meet every other in an attack, and reports which never met.

For each ordered pair of traits it arranges three attacks: a hunter with one trait attacks a prey
with the other; an animal with both is attacked; an animal with one is attacked while its partner in
a pair has the other.  It plays on from each for a while under the laws.
"""

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from tangledbank.core.action import Action
from tangledbank.evolution import events as ev
from tangledbank.evolution.game import Game
from tangledbank.evolution.rules import SETS, Rules
from tangledbank.evolution.state import Animal
from tangledbank.evolution.traits.names import (
    ANGLERFISH,
    CARNIVOROUS,
    FAT_TISSUE,
    NAMES,
    PRINTED,
    REGENERATION,
    SCAVENGER,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
)
from tangledbank.evolution.verbs import ATTACK
from tangledbank.laws.boards import PAIRS
from tangledbank.laws.broken import LawBroken, moves_of
from tangledbank.laws.encounters import (
    ACROSS,
    AGAINST,
    TOGETHER,
    WAYS,
    Encounter,
    Meeting,
    Unplaceable,
    carried,
    described,
)
from tangledbank.laws.random_player import RandomPlayer
from tangledbank.laws.trial import Trial, check_quick

#: The editions in which all sets are played.
TABLES: Final = ["gift", "cont1"]

#: How many boards are tried for a legal attack before a refusal, or nothing, is accepted.
REFUSED_AFTER: Final = 5
NOTHING_AFTER: Final = 80

#: How many decisions follow the attack.
PLAYED_ON: Final = 8

#: The slow laws are left to `tangledbank laws`.
NEVER: Final = 1 << 30

DECLARED: Final = "declared"
REFUSED: Final = "refused"
NOTHING: Final = ""


def why_never(meeting: Meeting) -> str:
    """Why the rules keep these traits from meeting like this; nothing if they do not."""
    if meeting.way == TOGETHER:
        return why_not_together(meeting.one, meeting.other)
    if meeting.way == AGAINST and meeting.one not in (CARNIVOROUS, ANGLERFISH):
        reason = why_not_together(meeting.one, CARNIVOROUS)
        return f"no hunter can have it: {reason}" if reason else ""
    return ""


def why_not_together(one: int, other: int) -> str:
    """Why no animal can have both of these traits."""
    both = {one, other}
    if one == other:
        if one == FAT_TISSUE or one in PAIRS:
            return ""
        return "no animal can have a trait twice (BASE-TRAIT-02)"
    if both == {CARNIVOROUS, SCAVENGER} or both == {ANGLERFISH, SCAVENGER}:
        return "a carnivore can't be a scavenger (BASE-SCAVENGER-04)"
    if both == {ANGLERFISH, CARNIVOROUS}:
        return "an Anglerfish that was turned over is already a carnivore (EXP-RULING-22)"
    if both == {SPECIALIZATION_A, SPECIALIZATION_B}:
        return "an animal can have only one type of Specialization (FLY-SPECIALIZATION-05)"
    if REGENERATION in both:
        needs = [Rules(edition, {}, list(SETS)).needs for edition in TABLES]
        (partner,) = both - {REGENERATION}
        if partner == ANGLERFISH or all(need[partner] > 0 for need in needs):
            return "Regeneration can't join a trait that raises the need (CONT-REGENERATION-02)"
    return ""


class Report:
    """What met, what cannot meet, what did not meet, and what failed."""

    def __init__(self) -> None:
        self.met: dict[str, Counter[str]] = {way: Counter() for way in WAYS}
        self.never: dict[str, list[tuple[Meeting, str]]] = {way: [] for way in WAYS}
        self.missing: list[Meeting] = []
        self.faults: list[tuple[Meeting, str]] = []
        self.boards = 0
        self.decisions = 0

    @property
    def fine(self) -> bool:
        return not self.missing and not self.faults

    def lines(self) -> Iterator[str]:
        names = {
            AGAINST: "hunter's trait against prey's",
            TOGETHER: "on one attacked animal",
            ACROSS: "across a pair of an attacked animal",
        }
        for way in WAYS:
            met = self.met[way]
            parts = ", ".join(f"{count} {how}" for how, count in sorted(met.items()))
            yield f"{names[way]}: {met.total()} met ({parts or 'none'})"
            reasons = Counter(reason for _, reason in self.never[way])
            for reason, count in sorted(reasons.items()):
                some = [str(one) for one, why in self.never[way] if why == reason]
                more = f" and {count - 3} more" if count > 3 else ""
                yield f"  {count} cannot: {reason}: {'; '.join(some[:3])}{more}"
        for meeting in self.missing:
            yield f"never met, but could: {meeting}"
        for meeting, fault in self.faults:
            yield f"broken: {meeting}: {fault}"
        yield f"{self.boards} boards, {self.decisions} decisions"

    def to_json(self) -> dict[str, object]:
        return {
            "met": {way: dict(self.met[way]) for way in WAYS},
            "never": {
                way: [
                    {"one": NAMES[one.one], "other": NAMES[one.other], "why": why}
                    for one, why in self.never[way]
                ]
                for way in WAYS
            },
            "missing": [str(meeting) for meeting in self.missing],
            "faults": [{"meeting": str(one), "fault": fault} for one, fault in self.faults],
            "boards": self.boards,
            "decisions": self.decisions,
        }


class OpensWith(RandomPlayer):
    """Plays the given action first, then at random."""

    def __init__(self, chooser: random.Random, first: Action | None) -> None:
        super().__init__(chooser)
        self.first = first

    def choose(self, legal: list[Action]) -> Action:
        first, self.first = self.first, None
        return first or super().choose(legal)


class Runner:
    """Arranges every meeting of these traits until all have met or the budget is spent."""

    def __init__(
        self,
        seed: int = 0,
        boards: int | None = None,
        seconds: float | None = None,
        traits: list[int] | None = None,
    ) -> None:
        self.seed = seed
        self.boards = boards
        self.until = None if seconds is None else time.monotonic() + seconds
        # A plugged-in trait is on no printed card.
        self.traits = list(range(PRINTED)) if traits is None else traits
        self.report = Report()

    def spent(self) -> bool:
        if self.boards is not None and self.report.boards >= self.boards:
            return True
        return self.until is not None and time.monotonic() >= self.until

    def run(self) -> Report:
        """Try every meeting twice, the second time with other boards for what did not happen."""
        open_ones = list(self.possible())
        random.Random(self.seed).shuffle(open_ones)
        for again in range(2):
            open_ones = [
                meeting for meeting in open_ones if self.spent() or not self.arrange(meeting, again)
            ]
        self.report.missing = open_ones
        return self.report

    def possible(self) -> Iterator[Meeting]:
        for way in WAYS:
            for one in self.traits:
                for other in self.traits:
                    meeting = Meeting(way, one, other)
                    reason = why_never(meeting)
                    if reason:
                        self.report.never[way].append((meeting, reason))
                    else:
                        yield meeting

    def arrange(self, meeting: Meeting, again: int) -> bool:
        """Make it happen, if any board can; a broken law counts as a fault, not as missing."""
        chooser = random.Random(f"{self.seed} {again} {meeting}")
        try:
            how = self.meet(meeting, chooser)
        except LawBroken as broken:
            self.report.faults.append((meeting, str(broken)))
            return True
        if how:
            self.report.met[meeting.way][how] += 1
        return how != NOTHING

    def meet(self, meeting: Meeting, chooser: random.Random) -> str:
        refused: tuple[Game, Encounter] | None = None
        for attempt in range(NOTHING_AFTER):
            board = Encounter(meeting, chooser.choice(TABLES), chooser, attempt)
            try:
                game = board.lay()
            except Unplaceable:
                continue
            self.report.boards += 1
            if game.acting != board.hunter.ref >> 8:
                continue
            attacks = attacks_of(game, board)
            if attacks:
                self.play(game, board, chooser, chooser.choice(attacks))
                return DECLARED
            if meeting.way == AGAINST:
                refused = refused or (game, board)
                if attempt >= REFUSED_AFTER:
                    break
        if refused is None:
            return NOTHING
        game, board = refused
        if not game.why_not(board.attack, board.hunter.ref >> 8):
            raise LawBroken("meetings", f"{board.attack} is neither legal nor refused", game)
        self.play(game, board, chooser, None)
        return REFUSED

    def play(
        self, game: Game, board: Encounter, chooser: random.Random, attack: Action | None
    ) -> None:
        """Attack, and play on."""
        start = described(game)
        check_meeting(game, board)
        try:
            trial = Trial(game, chooser, NEVER)
            trial.decisions = 1
            trial.player = OpensWith(chooser, attack)
            while not game.over and trial.decisions <= PLAYED_ON:
                trial.check()
                trial.decide()
                if trial.decisions == 2 and attack is not None:
                    check_attack(game, attack)
            if not game.over:
                check_quick(game)
            self.report.decisions += trial.decisions - 1
        except LawBroken as broken:
            raise LawBroken("meetings", f"{start}\n{broken}", game) from broken
        except Exception as error:  # any exception in a game is a fault
            text = f"{start}\n{type(error).__name__}: {error}\n{moves_of(game)}"
            raise LawBroken("meetings", text, game) from error


def attacks_of(game: Game, board: Encounter) -> list[Action]:
    """Every legal way for the hunter of a board to attack its prey."""
    attacks = [one for one in game.legal_actions() if one.verb == ATTACK]
    return [one for one in attacks if one.a == board.hunter.ref and one.b == board.prey.ref]


def check_meeting(game: Game, board: Encounter) -> None:
    """Check that the board is as requested."""
    meeting = board.meeting
    s = game.state
    prey = carried(s, board.prey)
    if meeting.way == AGAINST:
        held = meeting.one in carried(s, board.hunter) and meeting.other in prey
    elif meeting.way == TOGETHER:
        held = {meeting.one, meeting.other} <= prey
    else:
        held = meeting.one in prey and any(
            meeting.other in carried(s, one) for one in partners(game, board.prey)
        )
    if not held:
        raise LawBroken("meetings", f"{meeting} does not happen:\n{described(game)}", game)


def partners(game: Game, animal: Animal) -> list[Animal]:
    links = game.state.players[animal.ref >> 8].links
    refs = [link.partner(animal.ref) for link in links if animal.ref in (link.a, link.b)]
    return [game.state.here(ref) for ref in refs]


def check_attack(game: Game, attack: Action) -> None:
    """Check that the attack has an event."""
    told = [(one.a, one.b) for one in game.state.events if one.kind == ev.ATTACKED]
    if (attack.a, attack.b) not in told:
        raise LawBroken("meetings", f"{attack} was declared, but has no event", game)
