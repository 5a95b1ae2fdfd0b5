"""What all counts share: the time, the cards, and the form of a fault."""

from typing import NoReturn

from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.traits.names import NAMES
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.limits.cards import Cards, Use
from tangledbank.laws.limits.clock import Clock

LAW = "limits"


class Shared:
    """The data of every count."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options = game.rules.options
        self.clock = Clock(game.state)
        self.cards = Cards(game.state)
        #: Paralysed this turn.
        self.stung = {
            animal.ref
            for player in game.state.players
            for animal in player.animals
            if animal.paralysed
        }

    def fail(self, why: str) -> NoReturn:
        raise LawBroken(LAW, why, self.game)

    def awake(self, ref: int, what: str) -> None:
        """An animal uses a trait, which a paralysed one cannot."""
        if ref in self.stung:
            self.fail(f"{animal_name(ref)} {what}, but is paralysed (CONT-CNIDOCYTES-01)")

    def go_of(self, ref: int) -> None:
        """The owner of this animal does something that belongs to their own go."""
        if not self.clock.act(ref >> 8):
            self.fail(f"{animal_name(ref)} acts in the go of seat {self.clock.doer} (BASE-TURN-02)")

    def once_a_turn(self, ref: int, trait: int, clause: str) -> None:
        """Note the use of a card that may be used once a turn, whoever has it."""
        use = self.cards.used.get((ref, trait))
        if use is not None and self.spent(use, ref):
            self.fail_again(ref, trait, use, f"in the same turn ({clause})")
        self.note(ref, trait)

    def once_a_go(self, ref: int, trait: int, clause: str) -> None:
        use = self.cards.used.get((ref, trait))
        if use is not None and use.turn == self.clock.turn and use.go == self.clock.go:
            self.fail_again(ref, trait, use, f"in the same go ({clause})")
        self.note(ref, trait)

    def spent(self, use: Use, ref: int) -> bool:
        """Does this use in the current turn still count?"""
        if use.turn != self.clock.turn:
            return False
        return not use.returned or self.clock.goes.get(ref >> 8, -1) <= use.go

    def note(self, ref: int, trait: int) -> Use:
        use = self.cards.used[ref, trait] = Use(ref, self.clock.turn, self.clock.go)
        return use

    def fail_again(self, ref: int, trait: int, use: Use, when: str) -> NoReturn:
        by = "" if use.ref == ref else f", used by {animal_name(use.ref)} (CONT-RECOMBINATION-07)"
        self.fail(f"{NAMES[trait]} of {animal_name(ref)}{by} acts again {when}")
