"""The candidate actions of a position: everything a player could try, sensible or not.

Any card of the deck on any animal or pair, any animal on any other, any answer at any time.
"""

import random
from bisect import bisect
from collections.abc import Iterator, Sequence

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT, PROXY, card
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import COMMON
from tangledbank.evolution.state import BLUE, NONE, RED, YELLOW
from tangledbank.evolution.traits.names import (
    BIG,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    SWIMMING,
    SYMBIOSIS,
)
from tangledbank.evolution.verbs import action

BARE = [v.PASS, v.END, v.RUN, v.ACCEPT, v.STOP, v.HIDE, v.INK]
ON_ONE = [
    v.TAKE,
    v.GRAZE,
    v.HIBERNATE,
    v.REDIRECT,
    v.SCAVENGE,
    v.SETTLE,
    v.SPECIALIZE,
    v.REVEAL,
    v.WARM,
]

#: A verb with its operands: the parts of an action.  An action is kept for ever once it is made, so
#: only those that are checked are made.
Candidate = tuple[int, ...]


class Candidates:
    """Many candidate actions, each made when it is used.

    A large table has some ten thousand, of which few are checked.  They are stored as runs with a
    common stem and different ends.
    """

    def __init__(self) -> None:
        self.starts: list[int] = []
        self.runs: list[tuple[Candidate, Sequence[Candidate]]] = []
        self.total = 0

    def add(self, stem: Candidate, ends: Sequence[Candidate]) -> None:
        if ends:
            self.starts.append(self.total)
            self.runs.append((stem, ends))
            self.total += len(ends)

    def at(self, place: int) -> Candidate:
        run = bisect(self.starts, place) - 1
        stem, ends = self.runs[run]
        return stem + ends[place - self.starts[run]]

    def every(self) -> Iterator[Candidate]:
        for stem, ends in self.runs:
            for end in ends:
                yield stem + end


def candidates(game: Game) -> Candidates:
    """All candidates of a position, each once."""
    refs = [animal.ref for player in game.state.players for animal in player.animals]
    ones = [(ref,) for ref in refs]
    found = Candidates()
    found.add((), [(verb,) for verb in BARE])
    for verb in ON_ONE:
        found.add((verb,), ones)
    with_cards(game, refs, found)
    with_animals(game, refs, found)
    if game.rules.expanded:
        with_traits(game, refs, found)
    if game.rules.continents:
        in_places(game, refs, found)
    most = max(len(player.animals) for player in game.state.players)
    found.add((v.REWARD,), [(cards,) for cards in range(most + 3)])
    return found


def faces(game: Game) -> Iterator[tuple[int, int]]:
    """Every kind of card with each of its traits up."""
    for kind in game.deck.copies:
        yield kind, kind >> 6
        if kind & 63 != NO_TRAIT:
            yield kind, kind & 63
    if game.rules.continents:
        yield card(SWIMMING, PROXY), SWIMMING


def with_cards(game: Game, refs: list[int], found: Candidates) -> None:
    kinds = [(kind,) for kind in game.deck.copies]
    found.add((v.ANIMAL,), kinds)
    if game.rules.continents:
        where: list[Candidate] = [(location + 1,) for location in range(3)]
        for player in game.state.players:
            where += [(0, remains.ref) for remains in player.remains]
        for kind in game.deck.copies:
            found.add((v.ANIMAL, kind), where)
    ones = [(ref,) for ref in refs]
    # If the order makes no difference, a pair is named in one order only.
    pairs = [(ref, other) for place, ref in enumerate(refs) for other in refs[place:]]
    ordered = [(ref, other) for ref in refs for other in refs]
    tokens = [(token,) for token in (NONE, RED, BLUE, YELLOW)]
    for kind, trait in faces(game):
        found.add((v.PLAY, kind, trait), ones)
        found.add((v.DROP_PAIR, kind, trait), ones)
        found.add((v.PAIR, kind, trait), ordered if trait == SYMBIOSIS else pairs)
        found.add((v.DROP, kind, trait), tokens)


def with_animals(game: Game, refs: list[int], found: Candidates) -> None:
    ones = [(ref,) for ref in refs]
    loot = [(ref, colour) for ref in refs for colour in (RED, BLUE)]
    for ref in refs:
        animal = game.state.here(ref)
        fat = sum(1 for one in animal.cards if one.trait == FAT_TISSUE)
        found.add((v.BURN, ref), [(count,) for count in range(fat + 2)])
        found.add((v.ATTACK, ref), ones)
        found.add((v.STEAL, ref), loot)
        for trait in (COMMUNICATION, COOPERATION, SYMBIOSIS, BIG):
            found.add((v.SHARE, trait, ref), ones)


def with_traits(game: Game, refs: list[int], found: Candidates) -> None:
    """Uses of the traits on animals."""
    ignoring: list[Candidate] = []
    for ref in refs:
        animal = game.state.here(ref)
        links = [one for one in game.state.players[ref >> 8].links if ref in (one.a, one.b)]
        for one in animal.cards:
            found.add((v.SHED, ref), [(one.kind, one.trait | one.token << 6)])
            found.add((v.HAND,), [(one.kind, one.trait, one.token, ref)])
        for link in links:
            found.add((v.SHED, ref), [(link.kind, link.trait, link.partner(ref))])
            found.add((v.HAND,), [(link.kind, link.trait, NONE, ref)])
        traits = sorted({one.trait for one in animal.cards} | {BIG})
        ignoring += [(ref, trait + 1) for trait in traits]
        ignoring += [(ref, link.trait + 1, link.partner(ref)) for link in links]
    for hunter in refs:
        found.add((v.ATTACK, hunter), ignoring)


def in_places(game: Game, refs: list[int], found: Candidates) -> None:
    """Actions that involve locations."""
    ones = [(ref,) for ref in refs]
    for place, ref in enumerate(refs):
        found.add((v.MIGRATE, ref), [(location,) for location in range(3)])
        found.add((v.FOLLOW, ref), ones)
        found.add((v.RECOMBINE, ref), ones[place + 1 :])
    piles = [(player.seat, player.discard) for player in game.state.players]
    piles.append((COMMON, game.state.discard))
    for seat, pile in piles:
        fetchers = [(ref, seat) for ref in refs]
        for kind in sorted(set(pile)):
            found.add((v.FETCH, kind), fetchers)


def candidate_actions(
    game: Game,
    chooser: random.Random | None,
    most: int,
    every: Candidates | None = None,
) -> list[Action]:
    """Every candidate action; with a chooser, a random sample if there are more than `most`.

    To check several times in a position, collect them once with `candidates` and pass `every`.
    """
    if every is None:
        every = candidates(game)
    if chooser is None or every.total <= most:
        return [action(*candidate) for candidate in every.every()]
    return [action(*every.at(place)) for place in chooser.sample(range(every.total), most)]
