"""The notation: one short line for each action, written and read.

| line | action |
|---|---|
| `pass` | play no card / do nothing in this feeding go |
| `animal big/carnivorous` | play this card as a new animal |
| `play carnivorous/big on A1` | play this card with the trait that is named first up |
| `play cooperation/carnivorous on A1 A2` | the same for a pair trait |
| `play symbiosis on A1 A2 symbiont A2` | a pair trait with roles |
| `take A1` | take a red token for A1 |
| `attack A1 B2` | A1 attacks B2 |
| `burn A1 2` | turn two of A1's yellow tokens into blue ones |
| `graze A1`, `hibernate A1` | use these traits of A1 |
| `steal A1 B2 red` | A1's piracy takes a red token from B2 |
| `end` | end a feeding go in which something was done |
| `run` | answer an attack by Running |
| `redirect B2` | answer it by Mimicry: B2 is attacked instead |
| `drop poisonous/carnivorous` | answer it by Tail loss: this card goes |
| `drop fat-tissue/big holding yellow` | the same, of a card with a token on it |
| `drop cooperation/fat-tissue with B2` | the same, of a pair card |
| `accept` | answer no more: be eaten |
| `share cooperation A1 A2` | the next pair trait to act, from giver to receiver |
| `stop` | let no more pair traits act |
| `scavenge A1` | A1 is the scavenger that eats |
| `cards 2` | take two cards, and points for the other animals |

When read, a card may be called by the trait that is to be up alone (`play carnivorous on A1`) if
that leaves no doubt which card of the hand, or of the animal, is meant.
"""

from tangledbank.core.action import WRITERS, Action, action
from tangledbank.core.errors import NotationError
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT, Deck, card_name, has_trait, trait_number
from tangledbank.evolution.hunting import Hunt
from tangledbank.evolution.names import animal_name, animal_ref
from tangledbank.evolution.state import COLOURS, NONE, Animal, State
from tangledbank.evolution.traits.names import NAMES, NUMBERS
from tangledbank.evolution.traits.trait import TRAITS


def write(a: Action) -> str:
    """An action as a line of notation."""
    verb = a.verb
    word = v.VERBS[verb]
    if verb == v.ANIMAL:
        return f"animal {card_name(a.a)}"
    if verb == v.PLAY:
        return f"play {card_name(a.a, a.b)} on {animal_name(a.c)}"
    if verb == v.PAIR:
        low = min(a.c, a.d)
        high = max(a.c, a.d)
        line = f"play {card_name(a.a, a.b)} on {animal_name(low)} {animal_name(high)}"
        return f"{line} symbiont {animal_name(a.c)}" if TRAITS[a.b].roles else line
    if verb in (v.TAKE, v.GRAZE, v.HIBERNATE, v.REDIRECT, v.SCAVENGE):
        return f"{word} {animal_name(a.a)}"
    if verb == v.ATTACK:
        return f"attack {animal_name(a.a)} {animal_name(a.b)}"
    if verb == v.BURN:
        return f"burn {animal_name(a.a)} {a.b}"
    if verb == v.STEAL:
        return f"steal {animal_name(a.a)} {animal_name(a.b)} {COLOURS[a.c]}"
    if verb == v.DROP:
        line = f"drop {card_name(a.a, a.b)}"
        return line if a.c == NONE else f"{line} holding {COLOURS[a.c]}"
    if verb == v.DROP_PAIR:
        return f"drop {card_name(a.a, a.b)} with {animal_name(a.c)}"
    if verb == v.SHARE:
        return f"share {NAMES[a.a]} {animal_name(a.b)} {animal_name(a.c)}"
    if verb == v.REWARD:
        return f"cards {a.a}"
    return word


for _verb in range(len(v.VERBS)):
    WRITERS[_verb] = write


def read(line: str, s: State, seat: int, deck: Deck) -> Action:
    """Read a line as an action of `seat`; what is not there or not clear is refused."""
    return Reader(line, s, seat, deck).action()


class Reader:
    """Reads one line."""

    def __init__(self, line: str, s: State, seat: int, deck: Deck) -> None:
        self.line = line
        self.words = line.split()
        self.s = s
        self.seat = seat
        self.deck = deck

    def action(self) -> Action:
        words = self.words
        if not words or words[0] not in v.VERBS:
            known = ", ".join(dict.fromkeys(v.VERBS))
            raise NotationError(f"{self.line!r} is no action; an action begins with {known}")
        word = words[0]
        if word == "play":
            return self.play()
        if word == "drop":
            return self.drop()
        verb = v.VERBS.index(word)
        if verb == v.ANIMAL:
            self.want(2)
            return action(verb, self.hand_card(words[1]))
        if verb in (v.TAKE, v.GRAZE, v.HIBERNATE, v.REDIRECT, v.SCAVENGE):
            self.want(2)
            return action(verb, self.animal(1).ref)
        if verb == v.ATTACK:
            self.want(3)
            return action(verb, self.animal(1).ref, self.animal(2).ref)
        if verb == v.BURN:
            self.want(3)
            return action(verb, self.animal(1).ref, self.number(2))
        if verb == v.STEAL:
            return self.steal()
        if verb == v.SHARE:
            self.want(4)
            return action(verb, trait_number(words[1]), self.animal(2).ref, self.animal(3).ref)
        if verb == v.REWARD:
            self.want(2)
            return action(verb, self.number(1))
        self.want(1)
        return action(verb)

    def fail(self, why: str) -> NotationError:
        return NotationError(f"{self.line!r}: {why}")

    def want(self, count: int) -> None:
        if len(self.words) != count:
            example = {1: "stands alone", 2: "takes one word", 3: "takes two words"}
            how = example.get(count, f"takes {count - 1} words")
            raise self.fail(f"'{self.words[0]}' {how}")

    def animal(self, place: int) -> Animal:
        animal = self.s.animal(animal_ref(self.words[place]))
        if animal is None:
            raise self.fail(f"there is no animal {self.words[place]} on the table")
        return animal

    def number(self, place: int) -> int:
        word = self.words[place]
        if not word.isdecimal() or int(word) > 99:
            raise self.fail(f"{word!r} is not a small whole number")
        return int(word)

    def hand_card(self, name: str) -> int:
        """A card of the hand by its name, or by one of its traits if that leaves no doubt."""
        hand = self.s.players[self.seat].hand
        exact = self.deck.names.get(name)
        if exact is not None and exact in hand:
            return exact
        if "/" in name or name not in NUMBERS:
            return self.deck.kind(name)
        return self.one_of(hand, name, exact)

    def one_of(self, cards: list[int], name: str, otherwise: int | None) -> int:
        trait = trait_number(name)
        kinds = sorted({kind for kind in cards if has_trait(kind, trait)})
        if len(kinds) == 1:
            return kinds[0]
        if kinds:
            choices = " or ".join(card_name(kind, trait) for kind in kinds)
            raise self.fail(f"which card: {choices}?")
        if otherwise is not None:
            return otherwise
        known = self.deck.with_trait(trait)
        if not known:
            raise self.fail(f"no card of this deck has {name}")
        return known[0]

    def play(self) -> Action:
        words = self.words
        if len(words) < 4 or words[2] != "on":
            raise self.fail("write 'play CARD on ANIMAL', for a pair 'play CARD on ANIMAL ANIMAL'")
        kind = self.hand_card(words[1])
        trait = trait_number(words[1].split("/")[0])
        if len(words) == 4:
            return action(v.PLAY, kind, trait, self.animal(3).ref)
        one = self.animal(3).ref
        other = self.animal(4).ref
        if not TRAITS[trait].roles:
            self.want(5)
            return action(v.PAIR, kind, trait, min(one, other), max(one, other))
        if len(words) != 7 or words[5] != "symbiont":
            raise self.fail("say which animal is the symbiont: '... on A1 A2 symbiont A1'")
        symbiont = self.animal(6).ref
        if symbiont not in (one, other):
            raise self.fail("the symbiont is one of the two animals")
        return action(v.PAIR, kind, trait, symbiont, one + other - symbiont)

    def steal(self) -> Action:
        if len(self.words) == 3:
            victim = self.animal(2)
            if victim.red > 0 and victim.blue > 0:
                raise self.fail("say which token: red or blue")
            colour = 1 if victim.red > 0 else 2
        else:
            self.want(4)
            if self.words[3] not in ("red", "blue"):
                raise self.fail("only red and blue tokens can be stolen")
            colour = COLOURS.index(self.words[3])
        return action(v.STEAL, self.animal(1).ref, self.animal(2).ref, colour)

    def prey(self) -> Animal | None:
        for step in reversed(self.s.stack):
            if isinstance(step, Hunt):
                prey = self.s.animal(step.prey)
                if prey is not None:
                    return prey
        return None

    def drop(self) -> Action:
        words = self.words
        if len(words) < 2:
            raise self.fail("write 'drop TRAIT', for a pair 'drop TRAIT with ANIMAL'")
        trait = trait_number(words[1].split("/")[0])
        prey = self.prey()
        if prey is None:
            # Nothing is under attack: an action all the same, which the rules refuse.
            return action(v.DROP, self.one_of([], words[1].split("/")[0], None), trait, NONE)
        if len(words) > 2 and words[2] == "with":
            self.want(4)
            partner = self.animal(3).ref
            kinds = [
                link.kind
                for link in self.s.players[prey.ref >> 8].links
                if link.trait == trait
                and prey.ref in (link.a, link.b)
                and link.partner(prey.ref) == partner
            ]
            kind = kinds[0] if kinds else self.one_of([], words[1].split("/")[0], None)
            return action(v.DROP_PAIR, kind, trait, partner)
        if TRAITS[trait].pair:
            return self.drop_only_pair(trait, prey)
        held = -1
        if len(words) > 2:
            self.want(4)
            if words[2] != "holding" or words[3] not in COLOURS:
                raise self.fail(f"write 'drop CARD holding {', '.join(COLOURS)}'")
            held = COLOURS.index(words[3])
        named = self.deck.names.get(words[1], NO_TRAIT)
        found: list[Action] = []
        exact: list[Action] = []
        for card in prey.cards:
            if card.trait == trait and held in (-1, card.token):
                choice = action(v.DROP, card.kind, trait, card.token)
                if choice not in found:
                    found.append(choice)
                    if card.kind == named and (held >= 0 or card.token == NONE):
                        exact.append(choice)
        if len(exact) == 1:
            return exact[0]
        if "/" in words[1]:
            found = [choice for choice in found if choice.a == named]
        if len(found) == 1:
            return found[0]
        if found:
            raise self.fail("which card: " + " or ".join(write(one)[5:] for one in found) + "?")
        return action(v.DROP, self.one_of([], words[1].split("/")[0], None), trait, NONE)

    def drop_only_pair(self, trait: int, prey: Animal) -> Action:
        """`drop cooperation`, if the prey has only one such pair card."""
        self.want(2)
        links = [
            link
            for link in self.s.players[prey.ref >> 8].links
            if link.trait == trait and prey.ref in (link.a, link.b)
        ]
        if len(links) != 1:
            raise self.fail("say which pair card: 'drop TRAIT with ANIMAL'")
        return action(v.DROP_PAIR, links[0].kind, trait, links[0].partner(prey.ref))
