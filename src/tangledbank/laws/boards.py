"""Boards that random play seldom reaches: random animals in the middle of feeding or development.

A board obeys every law: its cards are those of the deck, its animals have only compatible traits,
its marks are in the past.  It need not be likely.
"""

import random

from tangledbank.core.seats import seat_names
from tangledbank.core.seed import Seed
from tangledbank.evolution.cards import NO_TRAIT, Deck
from tangledbank.evolution.cards import card as card_of
from tangledbank.evolution.decks import deck_of
from tangledbank.evolution.development import Development
from tangledbank.evolution.feeding import Feeding, FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.state import (
    BLUE,
    DEVELOPMENT,
    FEEDING,
    NONE,
    OCEAN,
    RED,
    YELLOW,
    Animal,
    Link,
    Player,
    State,
    TraitCard,
)
from tangledbank.evolution.traits.names import (
    ANGLERFISH,
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    HIBERNATION,
    NEOPLASIA,
    RECOMBINATION,
    REGENERATION,
    SCAVENGER,
    SHELL,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SWIMMING,
    SYMBIOSIS,
    TREMATODE,
)
from tangledbank.evolution.turn import Turn
from tangledbank.laws.tables import Table

PAIRS = (COMMUNICATION, COOPERATION, SYMBIOSIS, TREMATODE, RECOMBINATION)
SPECIALIZATIONS = (SPECIALIZATION_A, SPECIALIZATION_B)

# An invented past, in ticks: the turn before, this turn, an earlier round, this round, this go.
BEFORE, THIS_TURN, EARLIER, THIS_ROUND, NOW = 10, 20, 25, 30, 33


class Board:
    """Lays out one random board."""

    def __init__(self, table: Table, chooser: random.Random) -> None:
        self.table = table
        self.chooser = chooser
        self.rules = Rules(table.edition, table.options, table.sets)
        self.deck: Deck = deck_of(self.rules, table.copies)
        self.cards = self.deck.cards()
        chooser.shuffle(self.cards)
        players = [Player(self.rules, seat, [], [], [], []) for seat in range(table.seats)]
        self.s = State(self.rules, players, [])

    def lay(self) -> Game:
        """The board as a game with a pending decision."""
        self.place_animals()
        self.place_traits()
        self.place_ring()
        feeding = self.chooser.random() < 0.8
        for player in self.s.players:
            self.place_remains(player, feeding)
            for animal in player.animals:
                player.refresh(animal)
            self.mark(player, feeding)
        self.place_rest()
        self.set_clock()
        if feeding:
            self.begin_feeding()
        else:
            self.begin_development()
        # A board cannot be replayed from a seed, but the seed gives its chance.
        seed = Seed(number=self.table.seed)
        game = Game(seat_names(self.table.seats), self.s, self.deck, self.table.copies)
        game.chance = seed.chance()
        game.settle()
        return game

    # Animals and traits

    def place_animals(self) -> None:
        most = min(7, len(self.cards) // (3 * self.table.seats))
        if self.rules.animal_limit:
            most = min(most, self.rules.animal_limit)
        for player in self.s.players:
            for _ in range(self.chooser.randint(0, most)):
                player.born += self.chooser.choice([1, 1, 1, 2])
                ref = player.seat << 8 | player.born
                animal = Animal(ref, self.cards.pop(), [])
                animal.location = self.chooser.randrange(self.rules.locations)
                player.animals.append(animal)
            player.born += self.chooser.choice([0, 1])

    def place_traits(self) -> None:
        share = self.chooser.choice([0.2, 0.5, 0.9])
        for _ in range(int(share * len(self.cards))):
            kind = self.cards.pop()
            if not self.place_trait(kind):
                self.cards.insert(0, kind)

        if self.rules.ocean_needs_swimming:
            self.leave_ocean()

    def leave_ocean(self) -> None:
        """If only swimmers may be in the Ocean, move the others ashore and drop split pairs."""
        for player in self.s.players:
            for animal in player.animals:
                if animal.location == OCEAN and animal.find(SWIMMING) < 0:
                    animal.location = self.chooser.randrange(OCEAN)
            places = {animal.ref: animal.location for animal in player.animals}
            for link in player.links[:]:
                if places[link.a] != places[link.b]:
                    player.links.remove(link)
                    self.cards.insert(0, link.kind)

    def place_trait(self, kind: int) -> bool:
        """Put a card on some animal that may have it; false if the one tried may not."""
        traits = [kind >> 6] if kind & 63 == NO_TRAIT else [kind >> 6, kind & 63]
        trait = self.chooser.choice(traits)
        if trait == ANGLERFISH:
            return False
        player = self.chooser.choice(self.s.players)
        if trait in PAIRS:
            if len(player.animals) < 2:
                return False
            one, other = self.chooser.sample(player.animals, 2)
            return self.join(player, kind, trait, one, other)
        if not player.animals:
            return False
        animal = self.chooser.choice(player.animals)
        if not self.may_have(animal, trait):
            return False
        if trait == NEOPLASIA:
            animal.cards.insert(0, TraitCard(kind, trait))
        else:
            animal.cards.append(TraitCard(kind, trait))
        return True

    def may_have(self, animal: Animal, trait: int) -> bool:
        if not self.within_limits(animal, trait):
            return False
        if trait == FAT_TISSUE:
            return True
        if trait == SWIMMING and animal.location == OCEAN and self.rules.ocean_drops_card:
            return False
        if trait in SPECIALIZATIONS and any(animal.find(one) >= 0 for one in SPECIALIZATIONS):
            return False
        rival = -1
        if trait == SCAVENGER:
            rival = animal.find(CARNIVOROUS)
        elif trait == CARNIVOROUS and self.rules.scavenger_bars_carnivorous:
            rival = animal.find(SCAVENGER)
        return rival < 0 and animal.find(trait) < 0

    def within_limits(self, animal: Animal, trait: int) -> bool:
        """Regeneration allows one other trait, and none that raises the need."""
        every = [card.trait for card in animal.cards] + [trait]
        links = self.s.players[animal.ref >> 8].links
        every += [link.trait for link in links if animal.ref in (link.a, link.b)]
        if REGENERATION not in every:
            return True
        return len(every) <= 2 and not any(self.rules.needs[one] for one in every)

    def join(self, player: Player, kind: int, trait: int, one: Animal, other: Animal) -> bool:
        for link in player.links:
            if link.trait == trait:
                ends = {link.a, link.b} & {one.ref, other.ref}
                if len(ends) == 2 or (ends and not self.rules.pairs_with_several):
                    return False
        if one.location != other.location:
            return False
        if not self.within_limits(one, trait) or not self.within_limits(other, trait):
            return False
        player.links.append(Link(kind, trait, one.ref, other.ref))
        return True

    def place_ring(self) -> None:
        """Sometimes add a ring of Symbiosis, in which nobody can eat first."""
        kind = SYMBIOSIS << 6 | NO_TRAIT
        if self.chooser.random() < 0.7:
            return
        for player in self.s.players:
            if len(player.animals) >= 3:
                ring = self.chooser.sample(player.animals, 3)
                for place, one in enumerate(ring):
                    if kind in self.cards:
                        self.cards.remove(kind)
                        if not self.join(player, kind, SYMBIOSIS, one, ring[place - 1]):
                            self.cards.append(kind)
                return

    def place_remains(self, player: Player, feeding: bool) -> None:
        """Sometimes an animal that will come back has already been eaten."""
        for animal in player.animals[:]:
            regrows = animal.find(REGENERATION) >= 0
            if feeding and regrows and self.chooser.random() < 0.3:
                player.animals.remove(animal)
                self.cards.append(animal.card)
                animal.card = 0
                player.remains.append(animal)

    # Marks and tokens

    def stamp(self, feeding: bool) -> int:
        past = [0, 0, BEFORE + 1]
        return self.chooser.choice(past + ([EARLIER, THIS_ROUND, NOW - 1] if feeding else []))

    def mark(self, player: Player, feeding: bool) -> None:
        """Tokens, sleep, poison, and the times of use."""
        player.links = [link.stamped(self.stamp(feeding)) for link in player.links]
        if feeding:
            player.hunted = self.stamp(feeding)
        for animal in player.animals:
            animal.cards = [self.marked(card, feeding) for card in animal.cards]
            animal.attacked = self.stamp(feeding)
            animal.received = self.stamp(feeding)
            if self.rules.expanded:
                self.mark_expanded(animal, feeding)
        for animal in player.animals:
            player.refresh(animal)  # now that it is known which animals of pairs are paralysed
            if feeding:
                self.feed(animal)
            animal.sated = animal.fed()

    def mark_expanded(self, animal: Animal, feeding: bool) -> None:
        """Effects of the expansions on an animal: moves, shells, paralysis, revealed fish."""
        chance = self.chooser.random
        animal.hunted = self.stamp(feeding)
        animal.inked = self.stamp(feeding)
        animal.moved = self.stamp(feeding)
        animal.bore = self.stamp(feeding)
        bare = not animal.cards and self.within_limits(animal, CARNIVOROUS)
        if animal.card == card_of(ANGLERFISH) and bare:
            animal.turned = chance() < 0.3
        if feeding:
            animal.hidden = animal.find(SHELL) >= 0 and chance() < 0.3
            animal.paralysed = self.rules.blights and chance() < 0.05

    def marked(self, card: TraitCard, feeding: bool) -> TraitCard:
        card = card.stamped(self.stamp(feeding))
        if card.trait != FAT_TISSUE:
            return card
        tokens = [NONE, YELLOW]
        if feeding and self.rules.fat_waits:
            tokens += [RED, BLUE]
        return card.holding(self.chooser.choice(tokens))

    def feed(self, animal: Animal) -> None:
        chooser = self.chooser
        surplus = chooser.choice([0, 0, 0, 1])
        animal.red = chooser.randint(0, animal.need)
        animal.blue = chooser.randint(0, animal.need - animal.red + surplus)
        # Tail loss may have removed the card that put it to sleep.
        sleepy = animal.find(HIBERNATION) >= 0
        animal.asleep = chooser.random() < (0.4 if sleepy else 0.03)
        animal.poisoned = animal.find(CARNIVOROUS) >= 0 and chooser.random() < 0.1

    # The rest of the board

    def place_rest(self) -> None:
        for player in self.s.players:
            count = min(self.chooser.choice([0, 1, 3, 6]), len(self.cards))
            for _ in range(count):
                player.draw(self.cards.pop())
        for _ in range(self.chooser.choice([0, len(self.cards) // 4, len(self.cards)])):
            kind = self.cards.pop()
            if self.rules.common_discard:
                self.s.discard.append(kind)
            else:
                self.chooser.choice(self.s.players).discard.append(kind)
        for _ in range(self.chooser.choice([0, 0, 1, 2])):
            for pile in [self.cards] + [player.discard for player in self.s.players]:
                shell = card_of(SHELL)
                if shell in pile:
                    pile.remove(shell)
                    where = self.chooser.randrange(self.rules.locations)
                    self.s.shells.append(where << 12 | shell)
                    break
        self.s.deck = self.cards

    def set_clock(self) -> None:
        s = self.s
        s.turn = self.chooser.choice([2, 5, 9])
        s.first = self.chooser.randrange(self.table.seats)
        s.turn_tick_before, s.turn_tick = BEFORE, THIS_TURN
        s.last_turn = not s.deck or self.chooser.random() < 0.2
        s.reshuffled = s.last_turn and self.rules.reshuffles
        s.stack.append(Turn())

    def begin_feeding(self) -> None:
        s = self.s
        s.phase = FEEDING
        s.round = self.chooser.choice([1, 3])
        s.tick, s.round_tick = NOW, THIS_ROUND
        s.food = [self.chooser.choice([0, 1, 2, 5, 12]) for _ in s.food]
        at = self.chooser.randrange(self.table.seats)
        s.active = (s.first + at) % self.table.seats
        for player in s.players:
            player.go_tick = NOW if player.seat == s.active else self.chooser.choice([EARLIER, NOW])
            if s.rules.skip_is_final and player.seat != s.active:
                player.passed = self.chooser.random() < 0.3
        s.stack.append(Feeding(at + 1))
        s.stack.append(FeedingGo(s.active))

    def begin_development(self) -> None:
        s = self.s
        s.phase = DEVELOPMENT
        s.tick = s.round_tick = THIS_TURN
        for player in s.players:
            player.passed = self.chooser.random() < 0.2
        s.stack.append(Development(self.chooser.randrange(self.table.seats)))
