"""Boards on which two given traits meet in an attack.

All sets are in play.  A hunter faces its prey, both with the required traits and with random
others; each owner has more animals around.  If the cards cannot make a board, the next attempt
draws another.
"""

import random
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.seats import seat_names
from tangledbank.core.seed import Seed
from tangledbank.evolution.cards import card as card_of
from tangledbank.evolution.cards import has_trait
from tangledbank.evolution.feeding import Feeding, FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.rules import SETS
from tangledbank.evolution.state import (
    FEEDING,
    LOCATIONS,
    OCEAN,
    Animal,
    Player,
    State,
    TraitCard,
)
from tangledbank.evolution.traits.anglerfish import is_lurking
from tangledbank.evolution.traits.names import (
    ANGLERFISH,
    BIG,
    CARNIVOROUS,
    EDIFICATOR,
    FAT_TISSUE,
    GRAZING,
    HERDING,
    INTELLECT,
    MIGRATION,
    MIMICRY,
    NAMES,
    NEOPLASIA,
    PARASITE,
    PIRACY,
    REGENERATION,
    RUNNING,
    SCAVENGER,
    SHARP_VISION,
    SWIMMING,
    TAIL_LOSS,
    TREMATODE,
)
from tangledbank.evolution.verbs import ATTACK, action
from tangledbank.laws.boards import EARLIER, NOW, PAIRS, THIS_ROUND, Board
from tangledbank.laws.tables import Table

# The ways in which two traits can meet.
AGAINST: Final = "against"  # the hunter's trait and the prey's
TOGETHER: Final = "together"  # both on one attacked animal, the second played onto the first
ACROSS: Final = "across"  # the attacked animal's trait and its partner's
WAYS: Final = [AGAINST, TOGETHER, ACROSS]

#: Traits that help a hunter, that protect a prey, and that others may have.
HELP: Final = [SHARP_VISION, SWIMMING, BIG, INTELLECT]
BURDEN: Final = [FAT_TISSUE, GRAZING, PIRACY, EDIFICATOR, MIGRATION, PARASITE]
COMPANY: Final = [CARNIVOROUS, SCAVENGER, RUNNING, MIMICRY, TAIL_LOSS, HERDING, BIG]

#: Traits that exclude a turned Anglerfish, which counts as a carnivore.
NOT_TURNED: Final = [CARNIVOROUS, SCAVENGER, REGENERATION]


class Unplaceable(Exception):
    """The cards cannot make this board."""


class Meeting:
    """Two traits and the way they should meet."""

    def __init__(self, way: str, one: int, other: int) -> None:
        self.way = way
        self.one = one
        self.other = other

    def __str__(self) -> str:
        joint = {AGAINST: "hunts", TOGETHER: "with", ACROSS: "beside"}[self.way]
        return f"{NAMES[self.one]} {joint} {NAMES[self.other]}"


def carried(s: State, animal: Animal) -> set[int]:
    """Every trait of an animal, working or not, including a turned or hidden Anglerfish."""
    found = {card.trait for card in animal.cards}
    for link in s.players[animal.ref >> 8].links:
        if animal.ref in (link.a, link.b):
            found.add(link.trait)
    if animal.turned or is_lurking(s, animal):
        found.add(ANGLERFISH)
    if animal.location == OCEAN and s.rules.ocean_drops_card:
        found.add(SWIMMING)
    return found


class Encounter(Board):
    """Builds one board for a meeting; later attempts add more to the required traits."""

    def __init__(
        self, meeting: Meeting, edition: str, chooser: random.Random, attempt: int
    ) -> None:
        seats = chooser.randint(2, 4)
        super().__init__(Table(edition, seats, 1, {}, attempt, list(SETS)), chooser)
        self.meeting = meeting
        self.attempt = attempt
        self.where = chooser.randrange(self.rules.locations)
        self.faces: dict[int, int] = {}
        hunting, hunted = chooser.sample(self.s.players, 2)
        if chooser.random() < 0.1:
            hunted = hunting
        self.hunter = self.animal(hunting)
        self.prey = self.animal(hunted)

    @property
    def attack(self) -> Action:
        return action(ATTACK, self.hunter.ref, self.prey.ref)

    def lay(self) -> Game:
        if self.meeting.way == AGAINST:
            self.face_each_other()
        elif self.meeting.way == TOGETHER:
            self.join_on_prey()
        else:
            self.join_across()
        self.add_help()
        self.add_company()
        if self.where == OCEAN and self.rules.ocean_needs_swimming:
            self.swim()
        self.keep_alive()
        for player in self.s.players:
            self.show_faces(player)
        self.place_rest()
        self.set_clock()
        self.begin_hunt(self.hunter.ref >> 8)
        game = Game(seat_names(self.table.seats), self.s, self.deck, 1)
        game.chance = Seed(number=self.chooser.randrange(1 << 30)).chance()
        game.settle()
        return game

    # The meeting

    def face_each_other(self) -> None:
        one, other = self.meeting.one, self.meeting.other
        if other == ANGLERFISH:
            self.faces[self.prey.ref] = self.take(ANGLERFISH)
        else:
            self.give(self.prey, other)
        if one == ANGLERFISH:
            self.give(self.hunter, one)
            return
        traits = [one] if one == CARNIVOROUS else [one, CARNIVOROUS]
        self.chooser.shuffle(traits)
        for trait in traits:
            self.give(self.hunter, trait)

    def join_on_prey(self) -> None:
        self.arm_hunter()
        one, other = self.meeting.one, self.meeting.other
        if other == ANGLERFISH:
            one, other = other, one  # it turns over as a plain animal, and gets the rest later
        self.give(self.prey, one)
        self.give(self.prey, other)

    def join_across(self) -> None:
        self.arm_hunter()
        one, other = self.meeting.one, self.meeting.other
        partner = self.animal(self.s.players[self.prey.ref >> 8])
        links = [trait for trait in (one, other) if trait in PAIRS] or list(PAIRS)
        if REGENERATION in (one, other) and TREMATODE in links:
            links = [trait for trait in PAIRS if trait != TREMATODE]
        for animal, trait in ((self.prey, one), (partner, other)):
            if trait == ANGLERFISH:
                self.give(animal, trait)
        self.link(self.prey, partner, self.chooser.choice(links))
        for animal, trait in ((self.prey, one), (partner, other)):
            if trait not in carried(self.s, animal):
                self.give(animal, trait)

    def arm_hunter(self) -> None:
        turned = self.chooser.random() < 0.2
        self.give(self.hunter, ANGLERFISH if turned else CARNIVOROUS)

    # The surroundings

    def add_help(self) -> None:
        if self.attempt == 0:
            return
        for trait in HELP:
            if self.chooser.random() < 0.4:
                self.try_to_give(self.hunter, trait)
        if self.meeting.way == AGAINST and self.meeting.other == ANGLERFISH:
            return  # it can hide only while it is plain
        for trait in self.chooser.sample(BURDEN, self.chooser.randrange(4)):
            self.try_to_give(self.prey, trait)

    def add_company(self) -> None:
        for player in self.s.players:
            for _ in range(self.chooser.randint(0 if player.animals else 1, 2)):
                animal = self.animal(player)
                for trait in self.chooser.sample(COMPANY, self.chooser.randrange(3)):
                    self.try_to_give(animal, trait)

    def swim(self) -> None:
        for player in self.s.players:
            for animal in player.animals:
                if animal.find(SWIMMING) < 0:
                    self.give(animal, SWIMMING)

    def keep_alive(self) -> None:
        """Neoplasia kills at once an animal with no trait above it (EXP-RULING-68)."""
        for player in self.s.players:
            for animal in player.animals:
                cards = animal.cards
                if not cards or cards[-1].trait != NEOPLASIA:
                    continue
                if len(cards) == 1:
                    self.give(animal, self.chooser.choice([FAT_TISSUE, PIRACY, MIGRATION]))
                else:  # it goes under the others, and has grown up to some place
                    cards.insert(self.chooser.randrange(len(cards) - 1), cards.pop())

    def try_to_give(self, animal: Animal, trait: int) -> None:
        if self.may_have(animal, trait):
            self.give(animal, trait)

    # Animals and cards

    def animal(self, player: Player) -> Animal:
        player.born += 1
        animal = Animal(player.seat << 8 | player.born, 0, [])
        animal.location = self.where
        player.animals.append(animal)
        return animal

    def take(self, trait: int) -> int:
        """Take a card with this trait out of the pile."""
        for place, kind in enumerate(self.cards):
            if has_trait(kind, trait):
                return self.cards.pop(place)
        raise Unplaceable

    def may_have(self, animal: Animal, trait: int) -> bool:
        if animal.turned and trait in NOT_TURNED:
            return False
        return super().may_have(animal, trait)

    def give(self, animal: Animal, trait: int) -> None:
        """Give an animal a trait; a pair trait comes with a partner."""
        if trait == ANGLERFISH and not animal.turned:
            animal.turned = True
            self.faces[animal.ref] = self.take(ANGLERFISH)
        elif trait in PAIRS:
            self.link(animal, self.animal(self.s.players[animal.ref >> 8]), trait)
        elif trait == SWIMMING and self.where == OCEAN and self.rules.ocean_drops_card:
            return  # every animal there is a swimmer
        elif trait != ANGLERFISH and self.may_have(animal, trait):
            animal.cards.append(TraitCard(self.take(trait), trait))
        else:
            raise Unplaceable

    def link(self, animal: Animal, partner: Animal, trait: int) -> None:
        ends = [animal, partner]
        self.chooser.shuffle(ends)
        player = self.s.players[animal.ref >> 8]
        if not self.join(player, self.take(trait), trait, ends[0], ends[1]):
            raise Unplaceable

    def show_faces(self, player: Player) -> None:
        """Give every animal its own card, and some of them food."""
        for animal in player.animals:
            animal.card = self.faces.get(animal.ref) or self.cards.pop()
            player.refresh(animal)
            if animal is not self.hunter and self.chooser.random() < 0.3:
                animal.red = self.chooser.randint(0, animal.need)
            animal.sated = animal.fed()

    def begin_hunt(self, seat: int) -> None:
        s = self.s
        s.phase = FEEDING
        s.round = 3
        s.tick, s.round_tick = NOW, THIS_ROUND
        s.food = [self.chooser.choice([1, 2, 5, 12]) for _ in s.food]
        s.active = seat
        for player in s.players:
            player.go_tick = NOW if player.seat == seat else EARLIER
        s.stack.append(Feeding((seat - s.first) % self.table.seats + 1))
        s.stack.append(FeedingGo(seat))


def described(game: Game) -> str:
    """The animals of a board, a line each, in the form of a scenario."""
    lines = [f"{game.edition}, food {game.state.food}"]
    for player in game.state.players:
        for animal in player.animals:
            traits = ", ".join(NAMES[card.trait] for card in animal.cards) or "plain"
            marks = [f"in {LOCATIONS[animal.location]}", f"red {animal.red}"]
            if animal.turned:
                marks.append("turned")
            elif animal.card == card_of(ANGLERFISH):
                marks.append("card anglerfish")
            lines.append(f"{animal_name(animal.ref)}: {traits}; {', '.join(marks)}")
        for link in player.links:
            ends = f"{animal_name(link.a)}-{animal_name(link.b)}"
            lines.append(f"{ends}: {NAMES[link.trait]} (symbiont {animal_name(link.a)})")
    return "\n".join(lines)
