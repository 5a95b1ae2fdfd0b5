"""Recombination: the two animals of the pair exchange one trait each."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.death import discard, forget_insights
from tangledbank.evolution.eating import both_awake, link_between
from tangledbank.evolution.feeding import RECOMBINED, FeedingGo
from tangledbank.evolution.hunting import trait_count
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import OCEAN, Animal, Link, Player, State, Step, TraitCard
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.things import an_animal
from tangledbank.evolution.traits.names import NEOPLASIA, RECOMBINATION, REGENERATION
from tangledbank.evolution.traits.trait import CARD, HUNTS, PAIR_OFFERS, TRAITS, Trait
from tangledbank.evolution.verbs import ACTIONS, DROP, HAND, MOMENTS, RECOMBINE, UPPER
from tangledbank.native import i64

EXCHANGE: Final = Question("exchange", [HAND], [an_animal()])
DOUBLES: Final = Question("doubles", [DROP], [an_animal()])


class Recombination(Trait):
    def __init__(self) -> None:
        super().__init__(
            "recombination",
            PAIR_OFFERS,
            pair=True,
            free=True,
            card_set="continents",
            verbs=[RECOMBINE],
        )

    def link_offers(self, s: State, go: Step, link: Link, found: list[Action]) -> None:
        if s.animal(link.a) is None or s.animal(link.b) is None:
            return  # dormant: one of the two is only remains
        choice = ACTIONS.action(RECOMBINE, min(link.a, link.b), max(link.a, link.b))
        if not self.bars(s, go, choice, QUICK):
            found.append(choice)

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        player = s.players[go.seat]
        one = s.here(action.a)
        other = s.here(action.b)
        link = link_between(player, RECOMBINATION, one.ref, other.ref)
        if link is None:
            return why.bar("CONT-RECOMBINATION-01", one.ref)
        if go.bars_place(s, one, why):
            return True
        # The first edition states no limit, but without one feeding need not end.
        if link.stamp >= s.turn_tick:
            if why.bar("CONT-RECOMBINATION-02", one.ref):
                return True
        if not both_awake(player, link):
            if why.bar("CONT-CNIDOCYTES-01", one.ref) or why.bar("EXP-RULING-63", one.ref):
                return True
        if not one.cards or not other.cards:
            return why.bar("EXP-RULING-44", one.ref) or why.bar("CONT-RECOMBINATION-03", one.ref)
        return not swaps(s, one, other) and bars_swap(one, why)

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        player = s.players[go.seat]
        link = link_between(player, RECOMBINATION, action.a, action.b)
        assert link is not None
        player.mark_link(link, s.tick)
        go.done |= RECOMBINED
        s.stack.append(Exchange(action.a, action.b))


def bars_swap(animal: Animal, why: Why) -> bool:
    """Whatever was exchanged, a bearer of Regeneration would have what it may not have."""
    return why.bar("CONT-REGENERATION-02", animal.ref) or why.bar("EXP-RULING-50", animal.ref)


def swaps(s: State, one: Animal, other: Animal) -> bool:
    """Is there any exchange that these two may make?"""
    for mine in one.cards:
        for yours in other.cards:
            if fits(s, one, mine, yours) and fits(s, other, yours, mine):
                return True
    return False


def fits(s: State, animal: Animal, away: TraitCard, come: TraitCard) -> bool:
    """May this animal have `come` instead of `away`?  Only Regeneration limits what it has."""
    needs = s.rules.needs
    regrows = come.trait == REGENERATION
    needy = needs[come.trait] > 0 or animal.turned
    for card in animal.cards:
        if card is away:
            continue
        regrows = regrows or card.trait == REGENERATION
        needy = needy or needs[card.trait] > 0
    for link in s.players[animal.ref >> 8].links:
        if (link.a == animal.ref or link.b == animal.ref) and needs[link.trait] > 0:
            needy = True
    return not regrows or (not needy and trait_count(s, animal) <= 2)


class Exchange(Step):
    """The owner names the card that each of the two hands over."""

    __slots__ = ("given", "one", "other")

    def __init__(self, one: i64, other: i64, given: Action | None = None) -> None:
        self.seat = one >> 8
        self.one = one
        self.other = other
        self.given = given  # what the first hands over

    def clone(self) -> Step:
        return Exchange(self.one, self.other, self.given)

    def to_json(self) -> dict[str, object]:
        return {
            "step": "exchange",
            "one": animal_name(self.one),
            "other": animal_name(self.other),
            "given": None if self.given is None else str(self.given),
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        data = saved.data
        one = saved.animal("one")
        other = saved.animal("other")
        if one >> 8 != other >> 8 or one == other:
            raise saved.fail("other", "expected another animal of the same owner")
        if data.value("given") is None:
            return Exchange(one, other)
        given = saved.action("given", data.text("given"))
        if given.verb != HAND or given.d != one:
            raise saved.fail("given", f"expected what {animal_name(one)} hands over")
        if find_card(saved.s.here(one), given) is None:
            raise saved.fail("given", f"{animal_name(one)} has no such card")
        return Exchange(one, other, given)

    def asks(self) -> Question:
        return EXCHANGE

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return EXCHANGE.says([self.one if self.given is None else self.other])

    def options(self, s: State) -> list[Action]:
        found: list[Action] = []
        giver = s.here(self.one if self.given is None else self.other)
        for card in giver.cards:
            choice = ACTIONS.action(HAND, card.kind, card.trait, card.token, giver.ref)
            if choice not in found and not self.bars(s, choice, QUICK):
                found.append(choice)
        return found

    def proceed(self, s: State) -> bool:
        found = self.options(s)
        if len(found) == 1:
            self.act(s, found[0])
            return True
        return False

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action.verb != HAND:
            return why.bar("CONT-RECOMBINATION-03")
        one = s.here(self.one)
        other = s.here(self.other)
        giver = one if self.given is None else other
        if action.d != giver.ref:
            return why.bar("CONT-RECOMBINATION-03", action.d)
        card = find_card(giver, action)
        if card is None:
            return why.bar("EXP-RULING-44", giver.ref)
        if self.given is None:
            for yours in other.cards:
                if fits(s, one, card, yours) and fits(s, other, yours, card):
                    return False
        else:
            mine = find_card(one, self.given)
            assert mine is not None
            if fits(s, one, mine, card) and fits(s, other, card, mine):
                return False
        return bars_swap(giver, why)

    def act(self, s: State, action: Action) -> None:
        if self.given is None:
            self.given = action
            return
        s.stack.pop()
        one = s.here(self.one)
        other = s.here(self.other)
        mine = find_card(one, self.given)
        yours = find_card(other, action)
        assert mine is not None
        assert yours is not None
        one.take(one.cards.index(mine))
        other.take(other.cards.index(yours))
        if s.insights:
            forget_insights(s, one.ref, mine.trait, 0)
            forget_insights(s, other.ref, yours.trait, 0)
        s.tell(ev.RECOMBINED, one.ref, other.ref, 0, [mine.trait, yours.trait])
        # Both move at the same time; what each then has twice is settled one after the other.
        player = s.players[self.seat]
        doubles: list[int] = []
        if arrive(s, player, one, yours):
            doubles.append(one.ref)
        if arrive(s, player, other, mine):
            doubles.append(other.ref)
        player.refresh(one)
        player.refresh(other)
        share_ink(s, player, one, other, mine)
        share_ink(s, player, other, one, yours)
        for giver, card in ((one, mine), (other, yours)):
            if TRAITS[card.trait].aquatic and giver.location == OCEAN:
                giver.adrift = giver.find(card.trait) < 0 and s.rules.recombination_beaches
        if doubles:
            s.stack.append(Doubles(doubles))


STEPS.declare(StepKind("exchange", Exchange.read, ["go"], questions=[EXCHANGE]))


def share_ink(s: State, player: Player, giver: Animal, receiver: Animal, card: TraitCard) -> None:
    """What ink has given back hunts from its owner's next go on, whoever has it (EXP-RULING-36)."""
    waits = giver.inked > 0 and giver.inked >= player.go_tick
    if waits and TRAITS[card.trait].hooks & HUNTS and not s.rules.first_readings:
        receiver.inked = giver.inked


def find_card(animal: Animal, choice: Action) -> TraitCard | None:
    for card in animal.cards:
        if card.kind == choice.a and card.trait == choice.b and card.token == choice.c:
            return card
    return None


def arrive(s: State, player: Player, animal: Animal, card: TraitCard) -> bool:
    """Let a card come to an animal; true if it now has the trait twice."""
    trait = TRAITS[card.trait]
    double = not trait.repeats and animal.find(card.trait) >= 0
    conflict = trait.hooks & CARD and trait.number != REGENERATION
    if not double and conflict and trait.bars_card(s, animal, card.trait, QUICK):
        # Of two that exclude each other the one that comes goes (EXP-RULING-45).
        discard(s, player.seat, card.kind)
        s.tell(ev.DROPPED, animal.ref, card.kind, card.trait)
        return False
    awake = card.switched(False).handed_over()
    if card.trait == NEOPLASIA:
        animal.cards = [awake, *animal.cards]
    else:
        animal.add(awake)
    return double


class Doubles(Step):
    """An animal that has a trait twice discards one copy; its owner picks which."""

    __slots__ = ("refs",)

    def __init__(self, refs: list[int]) -> None:
        self.refs = refs
        self.seat = refs[0] >> 8

    def clone(self) -> Step:
        return Doubles(self.refs[:])

    def to_json(self) -> dict[str, object]:
        return {"step": "doubles", "refs": [animal_name(ref) for ref in self.refs]}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Doubles(saved.some_animals("refs"))

    def asks(self) -> Question:
        return DOUBLES

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return DOUBLES.says([self.refs[0]])

    def copies(self, animal: Animal) -> list[int]:
        """The places of the two equal traits."""
        for place, card in enumerate(animal.cards):
            for later in range(place + 1, len(animal.cards)):
                if animal.cards[later].trait == card.trait and not TRAITS[card.trait].repeats:
                    return [place, later]
        return []

    def proceed(self, s: State) -> bool:
        if not self.refs:
            s.stack.pop()
            return True
        found = self.options(s)
        if len(found) == 1:
            self.act(s, found[0])
            return True
        return False

    def options(self, s: State) -> list[Action]:
        animal = s.here(self.refs[0])
        lower, upper = self.copies(animal)
        one = animal.cards[lower]
        other = animal.cards[upper]
        found = [ACTIONS.action(DROP, one.kind, one.trait, one.token)]
        choice = ACTIONS.action(DROP, other.kind, other.trait, other.token)
        if choice not in found:
            found.append(choice)
            return found
        # Equal cards, but Neoplasia reaches what lies between them earlier or later.
        matters = upper - lower > 1
        if s.rules.first_readings:
            matters = one.off or one.trait == NEOPLASIA
        if matters:
            found.append(ACTIONS.action(DROP, other.kind, other.trait, other.token | UPPER))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action.verb != DROP:
            return why.bar(MOMENTS[RECOMBINE])
        if action not in self.options(s):
            return why.bar("CONT-RECOMBINATION-04", self.refs[0])
        return False

    def act(self, s: State, action: Action) -> None:
        animal = s.here(self.refs.pop(0))
        player = s.players[animal.ref >> 8]
        places = self.copies(animal)
        one, other = animal.cards[places[0]], animal.cards[places[1]]
        used = one if one.stamp > other.stamp else other
        gone = places[0]
        if action.c & UPPER or animal.cards[gone].kind != action.a:
            gone = places[1]
        kept = places[0] + places[1] - gone
        card = animal.cards[gone]
        # The survivor is used if either copy was (EXP-RULING-46).
        animal.put(kept, animal.cards[kept].stamped(used.stamp))
        if used.handed:
            animal.put(kept, animal.cards[kept].handed_over())
        animal.take(gone)
        discard(s, player.seat, card.kind)
        s.tell(ev.DROPPED, animal.ref, card.kind, card.trait)
        player.refresh(animal)


STEPS.declare(StepKind("doubles", Doubles.read, ["go"], questions=[DOUBLES]))
