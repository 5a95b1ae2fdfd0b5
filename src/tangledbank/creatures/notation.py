"""The notation: one short line for each action, written and read.

| line | action |
|---|---|
| `keep`, `exchange` | keep the hand, or exchange the whole of it |
| `create vampire/small` | put this card face down as a new creature |
| `add small on A1 from vampire/small` | put this card under A1 with Small showing |
| `end` | end a turn in which no creature can be activated |
| `take A1 lower`, `take A1 upper` | take energy from this part of the source |
| `take A1 lower+upper` | the same, two at once |
| `transmute A1`, `sleep A1` | A1 is transmuted, or falls asleep |
| `attack A1 B2` | A1 attacks B2 |
| `turn A1 vampire` | Metamorph: the card that shows Vampire is turned round |
| `scare A1 B2` | Scary: B2's traits do not work until the end of the turn |
| `wake A1 B2` | Annoying: B2 is woken |
| `give A1 A2` | Generous: A1 gives A2 one energy |
| `redirect B2`, `accept` | Protective: B2 is attacked instead, or nobody is |
| `use vampire` | the next attack trait of this attack |
| `use fire-breathing on small` | the same, on a trait of the target |
| `stop` | apply no more attack traits |
| `shed small`, `retain` | Molting: discard this trait for energy, or none |

When read, a card may be left out or called by one trait if that leaves no doubt which card of the
hand is meant (`add small on A1`, `create vampire`), and `take A1` takes one from below, or from
above if nothing is left below.
"""

from tangledbank.core.action import Action
from tangledbank.core.errors import NotationError
from tangledbank.core.line_reader import LineReader
from tangledbank.core.thing import Thing
from tangledbank.creatures import verbs as v
from tangledbank.creatures.cards import Deck, card_name, has_trait, trait_number
from tangledbank.creatures.names import creature_ref
from tangledbank.creatures.state import State
from tangledbank.creatures.things import CARD, CREATURE, TRAIT
from tangledbank.creatures.traits.names import NAMES


def read(line: str, s: State, seat: int, deck: Deck) -> Action:
    """Read a line as an action of `seat`; refuses what does not exist or is ambiguous."""
    return Reader(line, s, seat, deck).action()


def read_written(line: str, deck: Deck) -> Action:
    """The action written as exactly this line, whatever the position."""

    def number(thing: Thing, word: str) -> int:
        return deck.kind(word) if thing is CARD else number_called(thing, word)

    return v.DECLARED.read_back(line, number)


def number_called(thing: Thing, word: str) -> int:
    """The number of a thing whose name does not depend on the position."""
    if thing is CREATURE:
        return creature_ref(word)
    if thing is TRAIT:
        return trait_number(word)
    if not word.isdecimal() or len(word) > 2:
        raise NotationError(f"{word!r} is not a small whole number")
    return int(word)


class Reader(LineReader):
    """Reads one line in a position."""

    def __init__(self, line: str, s: State, seat: int, deck: Deck) -> None:
        super().__init__(line, v.DECLARED)
        self.s = s
        self.hand: list[int] = s.players[seat].hand
        self.deck = deck

    def action(self) -> Action:
        kind = self.kind()
        words = self.words
        if kind.number == v.ADD and len(words) == 4:
            words = [*words, "from", card_name(self.one_with(trait_number(words[1])))]
        if kind.number == v.TAKE and len(words) == 2:
            below = self.s.lower > 0 or self.s.upper == 0
            words = [*words, "lower" if below else "upper"]
        return self.declared(kind, words)

    def number(self, thing: Thing, word: str) -> int:
        if thing is CARD:
            # A card by its name, or a card of the hand by one of its traits.
            return self.deck.kind(word) if "/" in word else self.one_with(trait_number(word))
        found = number_called(thing, word)
        if thing is CREATURE and self.s.creature(found) is None:
            raise self.fail(f"there is no creature {word} on the table")
        return found

    def one_with(self, trait: int) -> int:
        """The card of the hand with this trait; turned round it is the same card."""
        kinds = [kind for kind in self.hand if has_trait(kind, trait)]
        if not kinds:
            known = self.deck.with_trait(trait)
            if not known:
                raise self.fail(f"no card of this deck has {NAMES[trait]}")
            return known[0]
        others = {(kind >> 6) + (kind & 63) for kind in kinds}
        if len(others) > 1:
            choices = " or ".join([card_name(kind) for kind in sorted(set(kinds))])
            raise self.fail(f"which card: {choices}?")
        return kinds[0]
