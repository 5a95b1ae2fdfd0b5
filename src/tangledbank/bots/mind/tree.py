"""The search: information-set Monte Carlo over worlds that the seat can imagine.

Each iteration imagines a world, plays one of the candidate actions in it and continues to the end
of the turn: the tree chooses the seat's next decisions, and greedy judgement everybody else's; then
the evaluation scores the result.  The n-th visit of every candidate uses the same world and the
same dice, so that luck does not affect the comparison.

The tree holds only the seat's own decisions, whatever the others did in between, so it depends on
what the seat knows and not on any one world.
"""

import math
from typing import Final

from tangledbank.bots.mind.clock import cpu_time
from tangledbank.bots.mind.evaluation import outlook
from tangledbank.bots.mind.judge import best_of, values_of
from tangledbank.bots.mind.mind import Mind, mind_of
from tangledbank.bots.mind.playout import LONGEST
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance, FastChance
from tangledbank.core.view import View
from tangledbank.native import mypyc_attr

#: The preference for an untried action over a known one, in win shares.
CURIOSITY: Final = 0.25


class Settings:
    """Parameters of the search."""

    __slots__ = ("depth", "turns", "widening", "width")

    def __init__(
        self, width: int = 12, depth: int = 2, widening: float = 0.7, turns: int = 1
    ) -> None:
        self.width = width  # the most candidates
        self.depth = depth  # how many own decisions after the candidate are in the tree
        self.widening = widening  # how soon more actions are tried below the root
        self.turns = turns  # how many turns a playout lasts


@mypyc_attr(acyclic=True)
class Node:
    """The results of an action of the seat, after those before it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@mypyc_attr(acyclic=True)
class Candidate:
    """An action at the root; it stands for all that do the same with another card."""

    __slots__ = ("action", "judged", "node")

    def __init__(self, action: Action, judged: float) -> None:
        self.action = action
        self.judged = judged
        self.node = Node()


def grouped(mind: Mind, actions: list[Action], values: list[float]) -> list[int]:
    """The index of the best action of each group, the best group first."""
    found: list[int] = []
    for place in best_of_groups(mind, actions, values):
        value = values[place]
        at = len(found)
        while at > 0 and values[found[at - 1]] < value:
            at -= 1
        found.insert(at, place)
    return found


def best_of_groups(mind: Mind, actions: list[Action], values: list[float]) -> list[int]:
    """The index of the best action of each group, in the order of the groups."""
    if not mind.groups(actions):
        return list(range(len(actions)))  # each is a group of its own
    best: dict[int, int] = {}
    for place, action in enumerate(actions):
        group = mind.group(action)
        known = best.get(group, -1)
        if known < 0 or values[place] > values[known]:
            best[group] = place
    return list(best.values())


class Search:
    """One decision of one seat."""

    __slots__ = ("base", "candidates", "iterations", "mind", "seat", "settings", "until", "view")

    def __init__(
        self, view: View, actions: list[Action], chance: Chance, settings: Settings
    ) -> None:
        self.view = view
        self.settings = settings
        self.base: int = chance.word()
        self.iterations = 0
        world = view.imagine(chance)
        self.seat: int = world.acting
        self.until: int = world.turn + settings.turns
        self.mind: Mind = mind_of(world)
        values = values_of(self.mind.judge(world, actions), actions)
        self.candidates: list[Candidate] = []
        for place in grouped(self.mind, actions, values):
            self.candidates.append(Candidate(actions[place], values[place]))

    def run(self, seconds: float, iterations: int) -> list[Candidate]:
        """Search; returns the candidates, the best first."""
        alive = self.candidates[: self.settings.width]
        started = cpu_time()
        rounds = max(1, math.ceil(math.log2(len(alive))))
        done = 0
        spent = 0.0
        while len(alive) > 1 and spent < 1.0:
            self.try_all(alive)
            if iterations:
                spent = self.iterations / iterations
            else:
                spent = (cpu_time() - started) / seconds
            while done < rounds and spent >= (done + 1) / rounds and len(alive) > 1:
                done += 1
                alive = better_half(alive)
        # The longest survivors come first; those dropped together are ordered by their results.
        return sorted(self.candidates, key=standing, reverse=True)

    def try_all(self, candidates: list[Candidate]) -> None:
        """Play each of these, tried equally often so far, in its next world."""
        seed = self.base << 31 | candidates[0].node.visits
        world = self.view.imagine(FastChance(seed))
        chance = FastChance(seed ^ 1 << 62)
        for candidate in candidates[1:]:
            self.iterate(candidate, world.clone(), chance.clone())
        self.iterate(candidates[0], world, chance)

    def iterate(self, candidate: Candidate, world: core.Game, chance: Chance) -> None:
        """Play the candidate in this world, to the end of the turn."""
        self.iterations += 1
        node = candidate.node
        path = [node]
        world.play(candidate.action)
        depth = self.settings.depth if node.visits else 0
        decisions = 0
        # An imagined world makes its own throws, so a decision is pending until it is over.
        while not world.over and world.turn < self.until and decisions < LONGEST:
            decisions += 1
            actions = world.known_options()
            if len(actions) == 1:
                world.decided_quietly(actions[0])
            elif depth > 0 and world.acting == self.seat:
                depth -= 1
                action = self.select(node, world, actions)
                world.decided_quietly(action)
                group = self.mind.group(action)
                child = node.children.get(group)
                if child is None:
                    child = Node()
                    node.children[group] = child
                if child.visits == 0:
                    depth = 0
                node = child
                path.append(node)
            else:
                world.decided_quietly(best_of(self.mind.judge(world, actions), actions, chance))
        value = outlook(world)[self.seat]
        for node in path:
            node.visits += 1
            node.total += value

    def select(self, node: Node, world: core.Game, actions: list[Action]) -> Action:
        """The most promising of the few best actions; more are considered as visits grow."""
        values = values_of(self.mind.judge(world, actions), actions)
        places = grouped(self.mind, actions, values)
        allowed = 1 + int(self.settings.widening * math.sqrt(node.visits))
        best = actions[places[0]]
        highest = -1.0
        scale = CURIOSITY * math.sqrt(math.log(node.visits + 1.0))
        for place in places[:allowed]:
            action = actions[place]
            child = node.children.get(self.mind.group(action))
            if child is None or child.visits == 0:
                return action
            bound = child.total / child.visits + scale / math.sqrt(child.visits)
            if bound > highest:
                highest = bound
                best = action
        return best


def standing(candidate: Candidate) -> tuple[int, float]:
    return (candidate.node.visits, candidate.node.mean())


def better_half(candidates: list[Candidate]) -> list[Candidate]:
    order = sorted(candidates, key=standing, reverse=True)
    return order[: (len(order) + 1) // 2]
