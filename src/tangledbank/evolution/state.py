"""Everything a game in progress is made of, as plain data.

Nothing here knows a rule.  A state is cloned, compared, written down and read back; what may
happen in it is the business of the steps on its stack and of the traits.

Time is counted in *ticks*: every feeding go begins a new tick, and so does every turn.  A use of
a trait is stamped with the tick it happened in, and each limit ("once a go", "once a round",
"once a turn", "not two turns running") only asks whether the stamp is recent enough.
"""

from typing import Final

from tangledbank.core import state as core_state
from tangledbank.core import step as core_step
from tangledbank.core.action import Action
from tangledbank.core.bit import bit
from tangledbank.core.why import Why
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.traits.stages import STAGES
from tangledbank.native import i64, mypyc_attr

# Phases
SETUP: Final = 0
DEVELOPMENT: Final = 1
FOOD: Final = 2
FEEDING: Final = 3
EXTINCTION: Final = 4
OVER: Final = 5
PHASES: Final[list[str]] = ["setup", "development", "food", "feeding", "extinction", "over"]

# Locations.  Without Continents the whole table is the first of them.
LAURASIA: Final = 0
GONDWANA: Final = 1
OCEAN: Final = 2
LOCATIONS: Final[list[str]] = ["laurasia", "gondwana", "ocean"]

# Tokens
NONE: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
COLOURS: Final[list[str]] = ["none", "red", "blue", "yellow"]


#: No trait has foiled an animal's attack.
NOT_FOILED: Final = -1


@mypyc_attr(acyclic=True)
class TraitCard:
    """A trait on an animal: the card, which of its traits works, its mark and its token.

    Never changed once made (a change replaces it), so that clones of a game can share it.
    """

    __slots__ = ("handed", "kind", "off", "stamp", "token", "trait")

    def __init__(
        self,
        kind: i64,
        trait: i64,
        stamp: i64 = 0,
        token: i64 = NONE,
        off: bool = False,
        handed: bool = False,
    ) -> None:
        self.kind = kind
        self.trait = trait
        self.stamp = stamp
        self.token = token
        self.off = off
        self.handed = handed  # it was a former bearer that used it last

    def stamped(self, tick: i64) -> "TraitCard":
        return TraitCard(self.kind, self.trait, tick, self.token, self.off)

    def holding(self, token: i64) -> "TraitCard":
        return TraitCard(self.kind, self.trait, self.stamp, token, self.off, self.handed)

    def switched(self, off: bool) -> "TraitCard":
        return TraitCard(self.kind, self.trait, self.stamp, self.token, off, self.handed)

    def handed_over(self) -> "TraitCard":
        return TraitCard(self.kind, self.trait, self.stamp, self.token, self.off, self.stamp > 0)


@mypyc_attr(acyclic=True)
class Link:
    """A pair trait: one card that knows both its animals.  Never changed once made.

    In a pair with roles (Symbiosis) `a` is the one that is named, the symbiont.
    """

    __slots__ = ("a", "b", "kind", "stamp", "trait")

    def __init__(self, kind: i64, trait: i64, a: i64, b: i64, stamp: i64 = 0) -> None:
        self.kind = kind
        self.trait = trait
        self.a = a
        self.b = b
        self.stamp = stamp

    def stamped(self, tick: i64) -> "Link":
        return Link(self.kind, self.trait, self.a, self.b, tick)

    def partner(self, ref: i64) -> i64:
        return self.b if self.a == ref else self.a


@mypyc_attr(acyclic=True)
class Animal:
    """An animal on the table.

    `cards` is never changed in place, so that clones share it until one of them gets another.
    `ref` is its name: its owner's seat and its number of birth.  `card` is the hidden face of the
    card it is made of.  `mask` (its working traits, pair traits included), `need` and `blighted`
    are derived from its cards by `refresh`.
    """

    __slots__ = (
        "adrift",
        "asleep",
        "attacked",
        "blighted",
        "blue",
        "bore",
        "card",
        "cards",
        "expelled",
        "foiled",
        "hidden",
        "hunted",
        "inked",
        "location",
        "mask",
        "moved",
        "need",
        "paralysed",
        "poisoned",
        "received",
        "red",
        "ref",
        "restored",
        "sated",
        "turned",
    )

    def __init__(self, ref: i64, card: i64, cards: list[TraitCard], location: i64 = 0) -> None:
        self.ref = ref
        self.card = card
        self.cards = cards
        self.location = location
        self.mask: i64 = 0
        self.need: i64 = 1
        self.red: i64 = 0
        self.blue: i64 = 0
        self.asleep = False
        self.poisoned = False
        self.attacked: i64 = 0
        self.received: i64 = 0
        self.hunted: i64 = 0  # when it last attacked
        self.hidden = False  # in its shell
        self.paralysed = False  # by cnidocytes: none of its traits works
        self.turned = False  # an Anglerfish that has shown itself
        self.sated = False  # was fed when last looked at
        self.expelled = False  # from the Ocean, for the rest of the turn
        self.inked: i64 = 0  # when ink last stopped it
        self.moved: i64 = 0  # when it last migrated
        self.bore: i64 = 0  # when it last gave birth
        self.restored = False  # in this turn's extinction, from its remains
        self.adrift = False  # has lost what kept it in the Ocean, and must land
        self.foiled: i64 = NOT_FOILED  # the trait by which its last prey got away, for refusals
        self.blighted = False  # what switches others off is the uppermost of its cards

    def clone(self) -> "Animal":
        new = Animal(self.ref, self.card, self.cards, self.location)
        new.mask = self.mask
        new.need = self.need
        new.red = self.red
        new.blue = self.blue
        new.asleep = self.asleep
        new.poisoned = self.poisoned
        new.attacked = self.attacked
        new.received = self.received
        new.hunted = self.hunted
        new.hidden = self.hidden
        new.paralysed = self.paralysed
        new.turned = self.turned
        new.sated = self.sated
        new.expelled = self.expelled
        new.inked = self.inked
        new.moved = self.moved
        new.bore = self.bore
        new.restored = self.restored
        new.adrift = self.adrift
        new.foiled = self.foiled
        new.blighted = self.blighted
        return new

    def fed(self) -> bool:
        """Has it all the food it needs?  (A hibernating animal counts as fed.)"""
        return self.asleep or self.red + self.blue >= self.need

    def has(self, trait: i64) -> bool:
        """Does it have this trait, working?"""
        return self.mask >> trait & 1 == 1

    def bears(self, trait: i64) -> bool:
        """Does a card with this trait lie on it, working or not?"""
        if self.mask >> trait & 1 == 0 and self.mask & STAGES.blights == 0:
            if not self.paralysed:
                return False  # all its cards work
        return self.find(trait) >= 0

    def find(self, trait: i64) -> i64:
        """The place of the (first) card with this trait among its cards, or -1."""
        for place, card in enumerate(self.cards):
            if card.trait == trait:
                return place
        return -1

    def find_any(self, traits: i64) -> i64:
        """The place of the first card with one of the traits of this mask, or -1."""
        for place, card in enumerate(self.cards):
            if traits >> card.trait & 1:
                return place
        return -1

    def mark(self, trait: i64, tick: i64) -> None:
        """Stamp the card with this trait as used now."""
        place = self.find(trait)
        self.put(place, self.cards[place].stamped(tick))

    def add(self, card: TraitCard) -> None:
        """Lay a card on top of its others."""
        cards = self.cards[:]
        cards.append(card)
        self.cards = cards

    def put(self, place: i64, card: TraitCard) -> None:
        """Put a card in the place of one of its own."""
        cards = self.cards[:]
        cards[place] = card
        self.cards = cards

    def take(self, place: i64) -> TraitCard:
        """Take one of its cards away."""
        cards = self.cards[:]
        card = cards.pop(place)
        self.cards = cards
        return card

    def used_since(self, trait: i64, tick: i64) -> bool:
        """Was the card with this trait used at `tick` or later?"""
        place = self.find(trait)
        return place >= 0 and self.cards[place].stamp >= tick


def is_blighted(animal: Animal) -> bool:
    """Is a card that switches others off its uppermost (CONT-NEOPLASIA-06)?"""
    return len(animal.cards) > 0 and STAGES.blights >> animal.cards[-1].trait & 1 == 1


@mypyc_attr(acyclic=True)
class Player:
    """What one seat has: hand, animals and their links, discard, and its marks.

    `links` and `remains` are never changed in place, so that clones can share them.
    """

    __slots__ = (
        "animals",
        "born",
        "discard",
        "go_tick",
        "hand",
        "hunted",
        "links",
        "passed",
        "points",
        "remains",
        "rules",
        "seat",
    )

    def __init__(
        self,
        rules: Rules,
        seat: i64,
        hand: list[int],
        animals: list[Animal],
        links: list[Link],
        discard: list[int],
        born: i64 = 0,
        passed: bool = False,
        hunted: i64 = 0,
        go_tick: i64 = 0,
        points: i64 = 0,
        remains: list[Animal] | None = None,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.hand = hand
        self.animals = animals
        self.links = links
        self.discard = discard
        self.born = born
        self.passed = passed
        self.hunted = hunted
        self.go_tick = go_tick
        self.points = points
        #: Traits of eaten animals that will come back.
        self.remains: list[Animal] = [] if remains is None else remains

    def clone(self) -> "Player":
        return Player(
            self.rules,
            self.seat,
            self.hand[:],
            [animal.clone() for animal in self.animals],
            self.links,
            self.discard[:],
            self.born,
            self.passed,
            self.hunted,
            self.go_tick,
            self.points,
            [animal.clone() for animal in self.remains] if self.remains else self.remains,
        )

    def animal(self, ref: i64) -> Animal | None:
        for animal in self.animals:
            if animal.ref == ref:
                return animal
        return None

    def draw(self, kind: i64) -> None:
        """Add a card to the hand, which is kept sorted so that its order tells nothing."""
        hand = self.hand
        place = len(hand)
        while place > 0 and hand[place - 1] > kind:
            place -= 1
        hand.insert(place, kind)

    def refresh(self, animal: Animal) -> None:
        """Work out an animal's traits and need again after its cards have changed."""
        mask: i64 = 0
        need: i64 = 1
        if not animal.paralysed:
            needs = self.rules.needs
            for card in animal.cards:
                if card.off or STAGES.blights >> card.trait & 1:
                    self._switch(animal)
                    break
            for card in animal.cards:
                if not card.off:
                    mask |= bit(card.trait)
                    need += needs[card.trait]
            ref = animal.ref
            for link in self.links:
                if (link.a == ref or link.b == ref) and self.works(link):
                    mask |= bit(link.trait)
                    need += needs[link.trait]
            if animal.turned:
                mask |= STAGES.turned
                need += self.rules.turned_need
        if animal.location == OCEAN and self.rules.ocean_drops_card:
            # There the card is not kept: being in the Ocean is being a swimmer.
            mask |= STAGES.aquatic
        animal.mask = mask
        animal.need = need
        animal.blighted = self.rules.blights and is_blighted(animal)

    def _switch(self, animal: Animal) -> None:
        """What lies below a blight is switched off; the rest works."""
        blight = animal.find_any(STAGES.blights)
        for place, card in enumerate(animal.cards):
            off = place < blight
            if card.off != off:
                animal.put(place, card.switched(off))

    def works(self, link: Link) -> bool:
        """A pair card is dormant while one of its animals is only remains, or paralysed."""
        off = self.rules.paralysed_pairs_off
        if not self.remains and not off:
            return True
        one = self.animal(link.a)
        other = self.animal(link.b)
        if one is None or other is None:
            return False
        return not off or not (one.paralysed or other.paralysed)

    def refresh_partners(self, ref: i64) -> None:
        """The same for those that share a pair card with this animal."""
        for link in self.links:
            if link.a == ref or link.b == ref:
                partner = self.animal(link.partner(ref))
                if partner is not None:
                    self.refresh(partner)

    def mark_link(self, link: Link, tick: i64) -> None:
        self.links = [one.stamped(tick) if one is link else one for one in self.links]


@mypyc_attr(acyclic=True)
class Step(core_step.Step):
    """One pending step of this game's flow."""

    __slots__ = ()

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def at_rest(self) -> bool:
        """Is no action under way when this step is on top?"""
        return False

    def bars(self, s: "State", action: Action, why: Why) -> bool:
        return why.bar("BASE-TURN-01")


@mypyc_attr(acyclic=True)
class State(core_state.State):
    """One position of the game.

    `aside`, `shells`, `insights` and `litters` are never changed in place, so that clones can
    share them.
    """

    __slots__ = (
        "active",
        "aside",
        "deck",
        "discard",
        "first",
        "food",
        "insights",
        "last_turn",
        "litters",
        "phase",
        "players",
        "reshuffled",
        "round",
        "round_tick",
        "rules",
        "shells",
        "tick",
        "turn",
        "turn_tick",
        "turn_tick_before",
    )

    def __init__(
        self,
        rules: Rules,
        players: list[Player],
        deck: list[int],
        discard: list[int] | None = None,
        aside: list[int] | None = None,
        food: list[int] | None = None,
        stack: list[core_step.Step] | None = None,
        shells: list[int] | None = None,
        insights: list[int] | None = None,
        litters: list[int] | None = None,
    ) -> None:
        super().__init__(stack)
        self.watched = rules.notices
        self.rules = rules
        self.players = players
        self.deck = deck  # the top card is the last
        #: The common pile, where the edition has one.
        self.discard: list[int] = [] if discard is None else discard
        self.aside: list[int] = [] if aside is None else aside  # cards that are out of this game
        #: The red tokens of each location.
        self.food: list[int] = [0] * rules.locations if food is None else food
        #: Empty shells in the middle: where they fell << 12 | card.
        self.shells: list[int] = [] if shells is None else shells
        #: Which hunter ignores which card of which prey, this turn.
        self.insights: list[int] = [] if insights is None else insights
        #: Animals that bring newcomers at the start of the next turn.
        self.litters: list[int] = [] if litters is None else litters
        self.turn: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.first: i64 = 0
        self.active: i64 = -1  # the seat whose feeding go it is
        self.last_turn = False
        self.reshuffled = False
        self.tick: i64 = 1
        self.round_tick: i64 = 1
        self.turn_tick: i64 = 1
        self.turn_tick_before: i64 = 1

    def clone(self) -> "State":
        new = State(
            self.rules,
            [player.clone() for player in self.players],
            self.deck[:],
            self.discard[:],
            self.aside,
            self.food[:],
            [step.clone() for step in self.stack],
            self.shells,
            self.insights,
            self.litters,
        )
        new.turn = self.turn
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.last_turn = self.last_turn
        new.reshuffled = self.reshuffled
        new.tick = self.tick
        new.round_tick = self.round_tick
        new.turn_tick = self.turn_tick
        new.turn_tick_before = self.turn_tick_before
        return new

    def animal(self, ref: i64) -> Animal | None:
        """The living animal called `ref`."""
        seat = ref >> 8
        if seat >= len(self.players):
            return None
        return self.players[seat].animal(ref)

    def has_animal(self, ref: i64) -> bool:
        return self.animal(ref) is not None

    def here(self, ref: i64) -> Animal:
        """The living animal called `ref`, which is known to be there."""
        for animal in self.players[ref >> 8].animals:
            if animal.ref == ref:
                return animal
        raise AssertionError(f"there is no animal {ref}")

    def seats_from(self, seat: i64) -> list[int]:
        """All seats clockwise, beginning with `seat`."""
        count = len(self.players)
        return [(seat + step) % count for step in range(count)]
