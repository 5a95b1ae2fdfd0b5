"""The state of a game in progress, as plain data.

It contains no rules.  The steps on its stack and the traits decide what may happen.
"""

from typing import Final

from tangledbank.core import state as core_state
from tangledbank.core import step as core_step
from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.creatures.cards import TraitCard, showing
from tangledbank.creatures.repertoire import Repertoire, repertoire
from tangledbank.creatures.rules import Rules
from tangledbank.creatures.traits.profile import PLAIN, Profile, profile
from tangledbank.native import i64, mypyc_attr

# Phases
SETUP: Final = 0
EXCHANGE: Final = 1
TURNS: Final = 2
ENDING: Final = 3
OVER: Final = 4
PHASES: Final[list[str]] = ["setup", "exchange", "turns", "ending", "over"]

#: The cells of a creature's scale.
CELLS: Final = 4
#: The choice cards are numbered from 1 to this.
CHOICE_CARDS: Final = 7


@mypyc_attr(acyclic=True)
class Creature:
    """A creature on the table.

    `ref` is its name: its owner's seat and its number of birth.  `card` is the hidden face of its
    own card.  `profile` describes the set of traits that its cards show.  The list of its cards is
    never changed, only replaced, so clones can share it.
    """

    __slots__ = ("asleep", "card", "cards", "energy", "own", "profile", "ref", "scared", "woke")

    def __init__(
        self,
        ref: i64,
        card: i64,
        cards: list[TraitCard],
        traits: Profile = PLAIN,
        energy: int = 0,  # not a native number: bots calculate with it
        asleep: bool = False,
        scared: bool = False,
        woke: bool = False,
        own: Repertoire | None = None,
    ) -> None:
        self.ref = ref
        self.card = card
        self.cards = cards
        self.profile = traits
        self.energy = energy
        self.asleep = asleep
        self.scared = scared  # its traits do not work until the end of this turn
        self.woke = woke  # it has woken another this round
        self.own: Repertoire = repertoire(ref) if own is None else own  # its actions

    def clone(self) -> "Creature":
        return Creature(
            self.ref,
            self.card,
            self.cards,
            self.profile,
            self.energy,
            self.asleep,
            self.scared,
            self.woke,
            self.own,
        )

    @property
    def mask(self) -> i64:
        """The set of traits that its cards show."""
        return self.profile.mask

    def in_force(self) -> Profile:
        """The profile of the traits that work now."""
        return PLAIN if self.scared else self.profile

    def working(self) -> i64:
        """The traits that work now, as a mask."""
        return 0 if self.scared else self.profile.mask

    def has(self, trait: i64) -> bool:
        """Does it have this trait, working?"""
        return not self.scared and self.profile.mask >> trait & 1 == 1

    def find(self, trait: i64) -> i64:
        """The index of the card that shows this trait, or -1."""
        for place, card in enumerate(self.cards):
            if card.trait == trait:
                return place
        return -1

    def add(self, kind: i64, trait: i64) -> None:
        card = showing(kind, trait)
        self.cards = [*self.cards, card]
        self.profile = profile(self.profile.mask | card.bit)

    def remove(self, trait: i64) -> i64:
        """Remove the card that shows this trait; returns its kind."""
        place = self.find(trait)
        card = self.cards[place]
        self.cards = self.cards[:place] + self.cards[place + 1 :]
        self.profile = profile(self.profile.mask & ~card.bit)
        return card.kind

    def turn(self, trait: i64) -> i64:
        """Turn the card that shows this trait round; returns the trait it shows now."""
        place = self.find(trait)
        card = self.cards[place]
        self.cards = self.cards[:]
        self.cards[place] = showing(card.kind, card.other)
        self.profile = profile(self.profile.mask & ~card.bit | card.other_bit)
        return card.other


@mypyc_attr(acyclic=True)
class Player:
    """The state of one seat (or the Shadow)."""

    __slots__ = ("born", "creatures", "hand", "moved", "seat", "tokens")

    def __init__(
        self,
        seat: i64,
        hand: list[int],
        creatures: list[Creature],
        born: i64 = 0,
        tokens: i64 = 0,
        moved: bool = False,
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.creatures = creatures
        self.born = born
        self.tokens = tokens  # of transmutation
        self.moved = moved  # has had a turn in this round

    def clone(self) -> "Player":
        return Player(
            self.seat,
            self.hand[:],
            [creature.clone() for creature in self.creatures],
            self.born,
            self.tokens,
            self.moved,
        )

    def draw(self, kind: i64) -> None:
        """Add a card to the hand, which is sorted so that its order reveals nothing."""
        hand = self.hand
        place = len(hand)
        while place > 0 and hand[place - 1] > kind:
            place -= 1
        hand.insert(place, kind)

    def bear(self, kind: i64) -> Creature:
        """A new creature from this card, on the right."""
        self.born += 1
        creature = Creature(self.seat << 8 | self.born, kind, [])
        self.creatures.append(creature)
        return creature

    def any_awake(self) -> bool:
        for creature in self.creatures:
            if not creature.asleep:
                return True
        return False


@mypyc_attr(acyclic=True)
class Step(core_step.Step):
    """One pending step of this game's flow.  A step that waits for a throw has no seat (-1)."""

    __slots__ = ()

    def bars(self, s: "State", action: Action, why: Why) -> bool:
        return why.bar("CREA-RND-02")


@mypyc_attr(acyclic=True)
class State(core_state.State):
    """One position of the game."""

    __slots__ = (
        "active",
        "choice",
        "deck",
        "discard",
        "first",
        "lower",
        "phase",
        "players",
        "round",
        "rules",
        "scares",
        "source",
        "sources",
        "upper",
        "winner",
    )

    def __init__(
        self,
        rules: Rules,
        players: list[Player],
        deck: list[int],
        discard: list[int] | None = None,
        sources: list[int] | None = None,
        choice: list[int] | None = None,
        stack: list[core_step.Step] | None = None,
    ) -> None:
        super().__init__(stack)
        self.rules = rules
        self.players = players  # in solo the Shadow is the second
        self.deck = deck  # the top card is the last
        self.discard: list[int] = [] if discard is None else discard
        self.sources: list[int] = [] if sources is None else sources  # the top one is the last
        self.source = -1  # the open one
        self.lower = 0  # energy on its lower part
        self.upper = 0  # and on its upper part
        self.choice: list[int] = [] if choice is None else choice  # as a pile, the top one last
        self.round = 0
        self.phase = SETUP
        self.first = 0
        self.active = -1  # whose turn it is
        self.winner = -1
        self.scares = False  # is any creature scared?

    def clone(self) -> "State":
        new = State(
            self.rules,
            [player.clone() for player in self.players],
            self.deck[:],
            self.discard[:],
            self.sources[:],
            self.choice[:],
            [step.clone() for step in self.stack],
        )
        new.source = self.source
        new.lower = self.lower
        new.upper = self.upper
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.winner = self.winner
        new.scares = self.scares
        return new

    def creature(self, ref: i64) -> Creature | None:
        """The creature with this `ref`, if it is on the table."""
        seat = ref >> 8
        if seat < len(self.players):
            for creature in self.players[seat].creatures:
                if creature.ref == ref:
                    return creature
        return None

    def has_animal(self, ref: i64) -> bool:
        return self.creature(ref) is not None

    def here(self, ref: i64) -> Creature:
        """The creature with this `ref`, which must be on the table."""
        for creature in self.players[ref >> 8].creatures:
            if creature.ref == ref:
                return creature
        raise KeyError(ref)
