"""Advice for a player: the best moves that `search` finds, what they lead to, and why.

Everything is told in phrases without a language; `WORDS` has them in English.
"""

from typing import Final

from tangledbank.bots.mind.clock import cpu_time
from tangledbank.bots.mind.playout import play_turn
from tangledbank.bots.mind.tree import Candidate, Search, Settings
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance, FastChance
from tangledbank.core.game import Game
from tangledbank.core.phrase import Phrase, render
from tangledbank.core.view import View
from tangledbank.creatures.game import Game as CreaturesGame
from tangledbank.creatures.names import creature_name
from tangledbank.evolution.game import Game as EvolutionGame
from tangledbank.evolution.names import animal_name

#: How many moves are advised.
BEST: Final = 3

#: The part of the time that goes into finding the moves; the rest goes into telling why.
FINDING: Final = 0.75

#: Worlds in which the advised moves are followed to tell what they lead to.
WORLDS: Final = 24

#: Differences smaller than these are not worth a word.
WORTH_TELLING_LIFE: Final = 0.12
WORTH_TELLING_POINTS: Final = 0.4

#: How many reasons are given for a move.
REASONS: Final = 3

WORDS: Final[dict[str, list[str]]] = {
    "hint-only": ["there is nothing else to do"],
    "hint-outlook": ["wins about {share} % of the time"],
    "hint-points": ["leaves you with {mine} points and the best rival with {rival}"],
    "hint-tokens": ["leaves you with {mine} transmutations and the best rival with {rival}"],
    "hint-lives": ["your {name} lives through the turn: {here} %, otherwise {there} %"],
    "hint-dies": ["your {name} is at risk: it lives in {here} %, otherwise in {there} %"],
    "hint-kills": ["{name} of {owner} lives in {here} % only, otherwise in {there} %"],
    "hint-spares": ["{name} of {owner} lives in {here} %, otherwise in {there} %"],
    "hint-energy": ["your creatures have {here} energy in the end, otherwise {there}"],
    "hint-cards": ["you have {here} cards in the next turn, otherwise {there}"],
    "hint-behind": ["wins about {wins} % of the time, {share} in 100 less than the best"],
}


class Advice:
    """One move: what share of the win it promises, how much it was tried, and why."""

    __slots__ = ("action", "reasons", "share", "visits")

    def __init__(
        self, action: Action, share: float, visits: int, reasons: list[Phrase] | None = None
    ) -> None:
        self.action = action
        self.share = share
        self.visits = visits
        self.reasons: list[Phrase] = [] if reasons is None else reasons

    def words(self) -> list[str]:
        """The reasons in English."""
        said = [render(reason, WORDS) for reason in self.reasons]
        return [line for line in said if line is not None]

    def to_json(self) -> dict[str, object]:
        return {
            "action": str(self.action),
            "share": round(self.share, 4),
            "visits": self.visits,
            "reasons": [reason.to_json() for reason in self.reasons],
        }


class Prospect:
    """What a move leads to by the end of the turn, on average over some worlds."""

    def __init__(self, owners: list[str], creatures: bool = False) -> None:
        self.owners = owners
        self.creatures = creatures  # whose lives are not at stake
        self.worlds = 0
        self.points = [0.0] * len(owners)
        self.cards = 0.0
        self.energy = 0.0
        self.alive: dict[str, int] = {}

    def add(self, game: Game, seat: int) -> None:
        self.worlds += 1
        for place, points in enumerate(game.scores().values()):
            self.points[place] += points
        if isinstance(game, CreaturesGame):
            self.energy += sum(one.energy for one in game.state.players[seat].creatures)
        else:
            assert isinstance(game, EvolutionGame)
            self.cards += len(game.state.players[seat].hand)
            for player in game.state.players:
                for animal in player.animals:
                    name = animal_name(animal.ref)
                    self.alive[name] = self.alive.get(name, 0) + 1

    def life(self, name: str) -> float:
        return self.alive.get(name, 0) / self.worlds

    def mean(self, total: float) -> float:
        return total / self.worlds


def advise(view: View, actions: list[Action], chance: Chance, seconds: float) -> list[Advice]:
    """The best moves that so much CPU time finds, the best first."""
    if len(actions) == 1:
        return [Advice(actions[0], 0.0, 0, [Phrase("hint-only")])]
    started = cpu_time()
    search = Search(view, actions, chance, Settings())
    found = search.run(seconds * FINDING, 0)[:BEST]
    world = view.imagine(chance)
    owners = world.everybody
    seat = world.acting
    living = names_at(world)
    prospects = [Prospect(owners, isinstance(world, CreaturesGame)) for _ in found]
    base = chance.word()
    for number in range(WORLDS):
        for candidate, prospect in zip(found, prospects, strict=True):
            luck = FastChance(base << 8 | number)
            ahead = view.imagine(luck)
            ahead.apply(candidate.action)
            play_turn(ahead, world.turn + 1, luck)
            prospect.add(ahead, seat)
        if cpu_time() - started > seconds:
            break
    best = found[0].node.mean()
    told: list[Advice] = []
    for place, candidate in enumerate(found):
        other = prospects[1 if place == 0 else 0] if len(found) > 1 else prospects[0]
        reasons = why(candidate, best, prospects[place], other, seat, living)
        told.append(Advice(candidate.action, candidate.node.mean(), candidate.node.visits, reasons))
    return told


def names_at(game: Game) -> dict[str, int]:
    """Who is on the table now, and whose."""
    if isinstance(game, CreaturesGame):
        return {
            creature_name(one.ref): player.seat
            for player in game.state.players
            for one in player.creatures
        }
    assert isinstance(game, EvolutionGame)
    return {
        animal_name(one.ref): player.seat for player in game.state.players for one in player.animals
    }


def why(
    candidate: Candidate,
    best: float,
    here: Prospect,
    there: Prospect,
    seat: int,
    living: dict[str, int],
) -> list[Phrase]:
    """What speaks for a move, most important first: its promise, then where it differs."""
    share = candidate.node.mean()
    said = [Phrase("hint-outlook", {"share": percent(share)})]
    behind = int(percent(best)) - int(percent(share))  # as the numbers that are told differ
    if behind > 0:
        said = [Phrase("hint-behind", {"wins": percent(share), "share": str(behind)})]
    mine = here.mean(here.points[seat])
    rival = max(here.mean(one) for place, one in enumerate(here.points) if place != seat)
    template = "hint-tokens" if here.creatures else "hint-points"
    said.append(Phrase(template, {"mine": f"{mine:.1f}", "rival": f"{rival:.1f}"}))
    return said + differences(here, there, seat, living)[:REASONS]


def differences(here: Prospect, there: Prospect, seat: int, living: dict[str, int]) -> list[Phrase]:
    """Where two moves lead to different things, the greatest difference first."""
    found: list[tuple[float, Phrase]] = []
    for name, owner in living.items():
        change = here.life(name) - there.life(name)
        if abs(change) >= WORTH_TELLING_LIFE and not here.creatures:
            words = {
                "name": name,
                "owner": here.owners[owner],
                "here": percent(here.life(name)),
                "there": percent(there.life(name)),
            }
            if owner == seat:
                template = "hint-lives" if change > 0 else "hint-dies"
            else:
                template = "hint-spares" if change > 0 else "hint-kills"
            found.append((abs(change), Phrase(template, words)))
    for template, one, other in (
        ("hint-cards", here.mean(here.cards), there.mean(there.cards)),
        ("hint-energy", here.mean(here.energy), there.mean(there.energy)),
    ):
        if abs(one - other) >= WORTH_TELLING_POINTS:
            words = {"here": f"{one:.1f}", "there": f"{other:.1f}"}
            found.append((abs(one - other) / 3.0, Phrase(template, words)))
    found.sort(key=lambda one: -one[0])
    return [phrase for _, phrase in found]


def percent(share: float) -> str:
    return f"{100 * share:.0f}"
