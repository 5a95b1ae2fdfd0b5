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

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.errors import NotationError
from tangledbank.creatures import verbs as v
from tangledbank.creatures.cards import Deck, card_name, has_trait, trait_number
from tangledbank.creatures.names import creature_name, creature_ref
from tangledbank.creatures.state import State
from tangledbank.creatures.traits.names import NAMES, NUMBERS
from tangledbank.creatures.verbs import action

#: Verbs that take one creature, and those that take two.
ONE: Final[list[int]] = [v.TRANSMUTE, v.SLEEP, v.REDIRECT]
TWO: Final[list[int]] = [v.ATTACK, v.SCARE, v.WAKE, v.GIVE]


def write(a: Action) -> str:
    """An action as a line of notation."""
    verb = a.verb
    if verb >= len(v.VERBS):
        return f"verb {verb}"
    word = v.VERBS[verb]
    if verb == v.CREATE:
        return f"create {card_name(a.a)}"
    if verb == v.ADD:
        return f"add {NAMES[a.b]} on {creature_name(a.c)} from {card_name(a.a)}"
    if verb == v.TAKE:
        return f"take {creature_name(a.a)} {'+'.join(['lower'] * a.b + ['upper'] * a.c)}"
    if verb in ONE:
        return f"{word} {creature_name(a.a)}"
    if verb in TWO:
        return f"{word} {creature_name(a.a)} {creature_name(a.b)}"
    if verb == v.TURN:
        return f"turn {creature_name(a.a)} {NAMES[a.b]}"
    if verb == v.USE:
        line = f"use {NAMES[a.a]}"
        return line if a.b == 0 else f"{line} on {NAMES[a.b - 1]}"
    if verb == v.SHED:
        return f"shed {NAMES[a.a]}"
    return word


v.ACTIONS.writer = write


def read(line: str, s: State, seat: int, deck: Deck) -> Action:
    """Read a line as an action of `seat`; what is not there or not clear is refused."""
    return Reader(line, s, seat, deck).action()


def read_written(line: str, deck: Deck) -> Action:
    """The action that the notation writes as exactly this line, whatever the position."""
    act = Reader(line, None, -1, deck).action()
    if str(act) != line:
        raise NotationError(f"{line!r} is not in full; it is written {str(act)!r}")
    return act


class Reader:
    """Reads one line; without a state only what is written in full can be read."""

    def __init__(self, line: str, s: State | None, seat: int, deck: Deck) -> None:
        self.line = line
        self.words = line.split()
        self.s = s
        self.hand: list[int] = []
        if s is not None and seat >= 0:
            self.hand = s.players[seat].hand
        self.deck = deck

    def action(self) -> Action:
        words = self.words
        if not words or words[0] not in v.VERBS:
            raise NotationError(
                f"{self.line!r} is not an action; an action begins with {', '.join(v.VERBS)}"
            )
        verb = v.VERBS.index(words[0])
        if verb == v.CREATE:
            self.want(2)
            return action(verb, self.card(words[1]))
        if verb == v.ADD:
            return self.add()
        if verb == v.TAKE:
            return self.take()
        if verb in ONE:
            self.want(2)
            return action(verb, self.creature(1))
        if verb in TWO:
            self.want(3)
            return action(verb, self.creature(1), self.creature(2))
        if verb == v.TURN:
            self.want(3)
            return action(verb, self.creature(1), trait_number(words[2]))
        if verb == v.USE:
            return self.use()
        if verb == v.SHED:
            self.want(2)
            return action(verb, trait_number(words[1]))
        self.want(1)
        return action(verb)

    def fail(self, why: str) -> NotationError:
        return NotationError(f"{self.line!r}: {why}")

    def want(self, count: int) -> None:
        if len(self.words) != count:
            forms = ["stands alone", "takes one word", "takes two words"]
            raise self.fail(f"'{self.words[0]}' {forms[count - 1]}")

    def creature(self, place: int) -> int:
        ref = creature_ref(self.words[place])
        if self.s is not None and self.s.creature(ref) is None:
            raise self.fail(f"there is no creature {self.words[place]} on the table")
        return ref

    def card(self, name: str) -> int:
        """A card by its name, or a card of the hand by one of its traits."""
        if "/" in name:
            return self.deck.kind(name)
        return self.one_with(trait_number(name))

    def one_with(self, trait: int) -> int:
        """The card of the hand with this trait; its way up makes no other card of it."""
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

    def add(self) -> Action:
        words = self.words
        if len(words) not in (4, 6) or words[2] != "on" or (len(words) == 6 and words[4] != "from"):
            raise self.fail("write 'add TRAIT on CREATURE', or '... from CARD'")
        trait = trait_number(words[1])
        kind = self.deck.kind(words[5]) if len(words) == 6 else self.one_with(trait)
        return action(v.ADD, kind, trait, self.creature(3))

    def take(self) -> Action:
        words = self.words
        if len(words) == 2:
            below = self.s is None or self.s.lower > 0 or self.s.upper == 0
            return action(v.TAKE, self.creature(1), 1 if below else 0, 0 if below else 1)
        self.want(3)
        parts = words[2].split("+")
        lower = parts.count("lower")
        upper = parts.count("upper")
        if lower + upper != len(parts) or len(parts) > 2:
            raise self.fail("write 'take A1 lower', 'upper', or two of them joined with +")
        return action(v.TAKE, self.creature(1), lower, upper)

    def use(self) -> Action:
        words = self.words
        if len(words) == 2:
            return action(v.USE, trait_number(words[1]))
        if len(words) != 4 or words[2] != "on" or words[3] not in NUMBERS:
            raise self.fail("write 'use TRAIT', or 'use TRAIT on TRAIT'")
        return action(v.USE, trait_number(words[1]), 1 + trait_number(words[3]))
