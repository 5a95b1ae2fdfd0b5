"""Sets up the positions of `positions.toml`, and counts from them.

An animal is a line of words: its name; its traits, each by its name or by its card with the trait
that is up named first (`carnivorous/big`), with `:yellow` (or red, blue) for a token on it, `!` if
it was used this turn and `?` if it was used in the turn before; then `red=1`, `blue=2`, `asleep`,
and `received` if it has been given food this turn.  A pair is `A1 cooperation A2`; of Symbiosis,
the first is the symbiont.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tangledbank.core.seats import seat_names
from tangledbank.evolution.cards import card_name, has_trait, load_deck, trait_number
from tangledbank.evolution.development import Development
from tangledbank.evolution.feeding import Feeding, FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import LETTERS, animal_ref
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.state import (
    COLOURS,
    DEVELOPMENT,
    FEEDING,
    NONE,
    Animal,
    Link,
    Player,
    State,
    TraitCard,
)
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.evolution.turn import Turn

FILE = Path(__file__).with_name("positions.toml")

# The turn before, this turn, this round, this go.
BEFORE, THIS_TURN, THIS_ROUND, NOW = 10, 20, 30, 33
MARKS = {"!": THIS_TURN + 1, "?": BEFORE + 1}


def load() -> list[dict[str, Any]]:
    positions: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]
    return positions


class Builder:
    """Lays out one position with the cards of the printed deck."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.deck = load_deck("base")
        self.left = Counter(self.deck.copies)
        seats = data.get("seats", 2)
        self.names = seat_names(seats)
        rules = Rules(data["edition"], data.get("options", {}))
        players = [Player(rules, seat, [], [], [], []) for seat in range(seats)]
        self.s = State(rules, players, [])

    def game(self) -> Game:
        data, s = self.data, self.s
        # Cards that are named come first, so that the others leave them alone.
        for letter, hand in data.get("hands", {}).items():
            for name in hand:
                s.players[LETTERS.index(letter)].draw(self.take_kind(self.deck.kind(name)))
        s.deck = [self.take_kind(self.deck.kind(name)) for name in reversed(data.get("top", []))]
        for line in data.get("animals", []):
            self.place_animal(line.split())
        for line in data.get("pairs", []):
            self.place_pair(*line.split())
        for player in s.players:
            for animal in player.animals:
                animal.card = self.take_kind(min(+self.left))
                player.refresh(animal)
        s.aside = sorted(self.left.elements())
        self.begin(LETTERS.index(data["to_act"]))
        game = Game(self.names, s, self.deck)
        game.settle()
        for line in data.get("after", []):
            game.apply(line)
        return game

    def take_kind(self, kind: int) -> int:
        assert self.left[kind] > 0, f"no {card_name(kind)} is left"
        self.left[kind] -= 1
        return kind

    def take_card(self, name: str) -> tuple[int, int]:
        """A card by its name, or by a trait alone: one that has only this trait, if there is."""
        trait = trait_number(name.split("/")[0])
        if "/" in name:
            return self.take_kind(self.deck.kind(name)), trait
        kinds = [kind for kind in +self.left if has_trait(kind, trait)]
        return self.take_kind(min(kinds, key=lambda kind: ("/" in card_name(kind), kind))), trait

    def place_animal(self, words: list[str]) -> None:
        ref = animal_ref(words[0])
        player = self.s.players[ref >> 8]
        player.born = ref & 255
        animal = Animal(ref, 0, [])
        player.animals.append(animal)
        for word in words[1:]:
            field, equals, number = word.partition("=")
            if equals:
                setattr(animal, field, int(number))
            elif word == "asleep":
                animal.asleep = True
            elif word == "received":
                animal.received = THIS_TURN + 1
            else:
                animal.cards.append(self.trait_card(word))

    def trait_card(self, word: str) -> TraitCard:
        name, _, colour = word.rstrip("!?").partition(":")
        kind, trait = self.take_card(name)
        token = COLOURS.index(colour) if colour else NONE
        return TraitCard(kind, trait, MARKS.get(word[-1], 0), token)

    def place_pair(self, one: str, name: str, other: str) -> None:
        kind, trait = self.take_card(name)
        assert TRAITS[trait].pair
        a, b = animal_ref(one), animal_ref(other)
        self.s.players[a >> 8].links.append(Link(kind, trait, a, b))

    def begin(self, seat: int) -> None:
        data, s = self.data, self.s
        s.turn = 3
        s.first = LETTERS.index(data.get("first", "A"))
        s.last_turn = data.get("last", False)
        s.turn_tick_before, s.turn_tick = BEFORE, THIS_TURN
        s.stack.append(Turn())
        if data.get("phase", "feeding") == "development":
            s.phase = DEVELOPMENT
            s.tick = s.round_tick = THIS_TURN
            s.stack.append(Development(seat))
            return
        s.phase = FEEDING
        s.round = 2
        s.tick, s.round_tick = NOW, THIS_ROUND
        s.food = [data["food"]]
        s.active = seat
        s.players[seat].go_tick = NOW
        s.stack.append(Feeding((seat - s.first) % len(s.players) + 1))
        s.stack.append(FeedingGo(seat))


def build(data: dict[str, Any]) -> Game:
    return Builder(data).game()
