"""Reading the notation: a line as the action that a seat means by it."""

from tangledbank.core.action import Action
from tangledbank.core.line_reader import LineReader
from tangledbank.core.thing import Thing
from tangledbank.core.verb_kind import VerbKind
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT, Deck, card_name, has_trait, trait_number
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.names import COMMON as COMMON_PILE
from tangledbank.evolution.names import LETTERS, animal_ref
from tangledbank.evolution.state import COLOURS, LOCATIONS, NONE, Animal, State
from tangledbank.evolution.things import ANIMAL, CARD
from tangledbank.evolution.traits.names import NUMBERS
from tangledbank.evolution.traits.recombination import Doubles
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.evolution.verbs import action
from tangledbank.evolution.written import thing_called


def read(line: str, s: State, seat: int, deck: Deck) -> Action:
    """Read a line as an action of `seat`; what is not there or not clear is refused."""
    return Reader(line, s, seat, deck).action()


class Reader(LineReader):
    """Reads one line in a position."""

    def __init__(self, line: str, s: State, seat: int, deck: Deck) -> None:
        super().__init__(line, v.DECLARED)
        self.s = s
        self.seat = seat
        self.deck = deck

    def action(self) -> Action:
        """Most verbs are read as they are declared; these may be written shorter."""
        kind = self.kind()
        verb = kind.number
        if verb == v.PLAY:
            return self.play()
        if verb == v.DROP:
            return self.drop()
        if verb == v.ANIMAL:
            return self.new_animal()
        if verb == v.ATTACK:
            return self.attack()
        if verb == v.STEAL:
            return self.steal()
        if verb == v.RECOMBINE:
            return self.recombine(kind)
        if verb == v.MIGRATE and len(self.words) == 3:
            return self.declared(kind, [*self.words[:2], "to", self.words[2]])
        if verb == v.SHED:
            return self.shed()
        if verb == v.HAND:
            return self.hand()
        if verb == v.FETCH:
            return self.fetch()
        return self.declared(kind, self.words)

    def number(self, thing: Thing, word: str) -> int:
        if thing is ANIMAL:
            return self.animal_called(word).ref
        return self.hand_card(word) if thing is CARD else thing_called(thing.name, word, self.deck)

    def want(self, count: int) -> None:
        if len(self.words) != count:
            words = "one word" if count == 2 else f"{count - 1} words"
            raise self.fail(f"'{self.words[0]}' takes {words}")

    def animal(self, place: int) -> Animal:
        return self.animal_called(self.words[place])

    def animal_called(self, name: str) -> Animal:
        animal = self.s.animal(animal_ref(name))
        if animal is None:
            raise self.fail(f"there is no animal {name} on the table")
        return animal

    def new_animal(self) -> Action:
        words = self.words
        if len(words) < 2:
            raise self.fail("say which card: 'animal CARD'")
        card = self.hand_card(words[1])
        if len(words) == 2:
            return action(v.ANIMAL, card)
        self.want(4)
        if words[2] == "for":
            return action(v.ANIMAL, card, 0, animal_ref(words[3]))
        if words[2] != "in":
            raise self.fail("write 'animal CARD in LOCATION' or 'animal CARD for REMAINS'")
        return action(v.ANIMAL, card, self.location(3) + 1)

    def location(self, place: int) -> int:
        if self.words[place] not in LOCATIONS:
            raise self.fail(f"{self.words[place]!r} is not one of {', '.join(LOCATIONS)}")
        return LOCATIONS.index(self.words[place])

    def attack(self) -> Action:
        words = self.words
        if len(words) == 3:
            return action(v.ATTACK, self.animal(1).ref, self.animal(2).ref)
        if len(words) not in (5, 7) or words[3] != "ignoring":
            raise self.fail("write 'attack A1 B1', perhaps 'ignoring TRAIT' or 'with PARTNER'")
        hunter = self.animal(1).ref
        prey = self.animal(2)
        trait = trait_number(words[4])
        partner = 0
        if len(words) == 7:
            partner = self.animal(6).ref
        elif TRAITS[trait].pair:
            symbionts = [
                link.a
                for link in self.s.players[prey.ref >> 8].links
                if link.trait == trait and link.b == prey.ref
            ]
            if len(symbionts) > 1:
                raise self.fail(f"say which one: 'ignoring {words[4]} with PARTNER'")
            partner = symbionts[0] if symbionts else 0
        return action(v.ATTACK, hunter, prey.ref, trait + 1, partner)

    def recombine(self, kind: VerbKind) -> Action:
        """The two animals in either order."""
        named = self.declared(kind, self.words)
        return action(v.RECOMBINE, min(named.a, named.b), max(named.a, named.b))

    def shed(self) -> Action:
        """`shed A1 CARD`, `shed A1 CARD holding COLOUR`, `shed A1 CARD with A2`."""
        words = self.words
        if len(words) < 3:
            raise self.fail("write 'shed ANIMAL TRAIT'")
        animal = self.animal(1)
        trait = trait_number(words[2].split("/")[0])
        if TRAITS[trait].pair:
            links = [
                link
                for link in self.s.players[animal.ref >> 8].links
                if link.trait == trait and animal.ref in (link.a, link.b)
            ]
            if len(words) == 5 and words[3] == "with":
                partner = animal_ref(words[4])
                links = [link for link in links if partner in (link.a, link.b)]
            if len(links) != 1:
                raise self.fail("say which pair card: 'shed ANIMAL TRAIT with PARTNER'")
            return action(v.SHED, animal.ref, links[0].kind, trait, links[0].partner(animal.ref))
        kind, token = self.card_on(animal, words[2], words[3:])
        return action(v.SHED, animal.ref, kind, trait | token << 6)

    def hand(self) -> Action:
        words = self.words
        if len(words) < 4 or words[2] != "of":
            raise self.fail("write 'hand TRAIT of ANIMAL'")
        animal = self.animal(3)
        kind, token = self.card_on(animal, words[1], words[4:])
        return action(v.HAND, kind, trait_number(words[1].split("/")[0]), token, animal.ref)

    def fetch(self) -> Action:
        words = self.words
        if len(words) not in (4, 6) or words[2] != "for":
            raise self.fail("write 'fetch CARD for ANIMAL from PILE'")
        ref = self.animal(3).ref
        pile = ref >> 8
        if self.s.rules.common_discard:
            pile = COMMON_PILE
        if len(words) == 6 and words[5] != "common":
            if words[5] not in LETTERS:
                raise self.fail("a pile is called by its owner's letter, or 'common'")
            pile = LETTERS.index(words[5])
        return action(v.FETCH, self.deck.kind(words[1]), ref, pile)

    def card_on(self, animal: Animal, name: str, rest: list[str]) -> tuple[int, int]:
        """A trait card of an animal: which kind, and the token on it."""
        trait = trait_number(name.split("/")[0])
        held = -1
        if rest:
            if len(rest) != 2 or rest[0] != "holding" or rest[1] not in COLOURS:
                raise self.fail(f"write 'holding {', '.join(COLOURS)}'")
            held = COLOURS.index(rest[1])
        named = self.deck.names.get(name, NO_TRAIT) if "/" in name else NO_TRAIT
        found: list[tuple[int, int]] = []
        for card in animal.cards:
            fits = card.trait == trait and held in (-1, card.token)
            if fits and named in (NO_TRAIT, card.kind):
                choice = (card.kind, card.token)
                if choice not in found:
                    found.append(choice)
        if len(found) > 1:
            exact = self.deck.names.get(name)
            whole = [one for one in found if one[0] == exact and one[1] == NONE]
            if len(whole) == 1:
                return whole[0]
            choices = " or ".join(card_name(kind, trait) for kind, _ in found)
            raise self.fail(f"which card: {choices}?")
        if found:
            return found[0]
        return self.absent(name, held)

    def absent(self, name: str, held: int) -> tuple[int, int]:
        """A card that is not there, with its token: an action all the same, which is refused."""
        named = self.deck.names.get(name) if "/" in name else None
        kind = self.one_of([], name.split("/")[0], None) if named is None else named
        return kind, max(held, NONE)

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
        top = self.s.stack[-1] if self.s.stack else None
        if isinstance(top, Doubles):
            return self.drop_double(top, trait)
        prey = self.prey()
        if prey is None:
            # Nothing is under attack: an action all the same, which the rules refuse.
            return action(v.DROP, self.one_of([], words[1].split("/")[0], None), trait, NONE)
        if len(words) > 2 and words[2] == "with":
            self.want(4)
            partner = animal_ref(words[3])  # perhaps only its remains are there
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
                    if card.kind == named and card.token in (held, NONE):
                        exact.append(choice)
        if len(exact) == 1:
            return exact[0]
        if "/" in words[1]:
            found = [choice for choice in found if choice.a == named]
        if len(found) == 1:
            return found[0]
        if found:
            raise self.fail("which card: " + " or ".join(str(one)[5:] for one in found) + "?")
        kind, token = self.absent(words[1], held)
        return action(v.DROP, kind, trait, token)

    def drop_double(self, doubles: Doubles, trait: int) -> Action:
        """Which of two equal traits goes: `drop CARD`, or `drop CARD upper` of equal cards."""
        words = self.words
        upper = len(words) == 3 and words[2] == "upper"
        if not upper:
            self.want(2)
        named = self.deck.names.get(words[1])
        found = [
            choice
            for choice in doubles.options(self.s)
            if choice.b == trait
            and ("/" not in words[1] or choice.a == named)
            and (choice.c & v.UPPER != 0) == upper
        ]
        exact = [choice for choice in found if choice.a == named]
        if len(found) > 1 and len(exact) != 1:
            choices = " or ".join(str(one)[5:] for one in found)
            raise self.fail(f"which card: {choices}?")
        if found:
            return exact[0] if len(found) > 1 else found[0]
        return action(v.DROP, self.one_of([], words[1].split("/")[0], named), trait, NONE)

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
