"""Development: cards are played as animals or traits, one at a time, until everybody passes."""

from typing import Final

from tangledbank.core.action import Action, Branch
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.births import lay_animal
from tangledbank.evolution.cards import NO_TRAIT, has_trait
from tangledbank.evolution.death import discard
from tangledbank.evolution.eating import link_between
from tangledbank.evolution.moments import moment
from tangledbank.evolution.state import (
    GONDWANA,
    LAURASIA,
    Animal,
    Link,
    Player,
    State,
    Step,
    TraitCard,
)
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.traits.trait import CARD, STAGES, TRAITS, Trait
from tangledbank.evolution.verbs import ACTIONS, ANIMAL, PAIR, PASS, PLAY
from tangledbank.native import i64, mypyc_attr

#: Where the actions of development begin.
PASSING: Final = ACTIONS.action(PASS)
NEW_ANIMALS: Final = ACTIONS.verbs[ANIMAL]
PLAYS: Final = ACTIONS.verbs[PLAY]
PAIRS: Final = ACTIONS.verbs[PAIR]

DEVELOPMENT: Final = Question("development", [PASS], forms=["", "nothing"])


def bars_bearer(s: State, seat: i64, trait: Trait, animal: Animal, why: Why) -> bool:
    """May this player not put this trait on (or between) that animal?"""
    own = animal.ref >> 8 == seat
    if trait.on_rivals == own and not trait.on_anyone:
        if own and why.bar(trait.rivals_clause, animal.ref):
            return True
        if not own and trait.pair and why.bar("BASE-PAIR-01", animal.ref):
            return True
        if not own and why.bar("BASE-TRAIT-03", animal.ref):
            return True
    if trait.hooks & CARD and trait.bars_card(s, animal, trait.number, why):
        return True
    if not trait.repeats and animal.bears(trait.number):
        for card in animal.cards:
            if card.trait == trait.number and why.bar(trait.twice, animal.ref):
                return True
            if card.trait == trait.number and card.off:
                if why.bar("CONT-NEOPLASIA-09", animal.ref):
                    return True
    if animal.mask & STAGES.hosts != 0:
        for card in animal.cards:
            if STAGES.hosts >> card.trait & 1 and card.trait != trait.number:
                if TRAITS[card.trait].bars_card(s, animal, trait.number, why):
                    return True
    return False


def bars_pair(s: State, seat: i64, trait: Trait, one: Animal, other: Animal, why: Why) -> bool:
    """May this player not put this pair trait between these animals?"""
    if one.ref >> 8 != other.ref >> 8 or one is other:
        if why.bar("BASE-PAIR-01", other.ref):
            return True
        if trait.on_rivals and why.bar(trait.rivals_clause, other.ref):
            return True
    if bars_bearer(s, seat, trait, one, why) or bars_bearer(s, seat, trait, other, why):
        return True
    return bars_joining(s, s.players[one.ref >> 8], trait, one, other, why)


def bars_joining(
    s: State, player: Player, trait: Trait, one: Animal, other: Animal, why: Why
) -> bool:
    """May these two, each of which could bear this pair trait, not have it between them?"""
    if one.location != other.location and why.bar("CONT-DEV-08", other.ref):
        return True
    if link_between(player, trait.number, one.ref, other.ref) is not None:
        if why.bar("BASE-PAIR-03", one.ref):
            return True
        if trait.on_rivals and why.bar(trait.twice, one.ref):
            return True
    elif not s.rules.pairs_with_several and (one.has(trait.number) or other.has(trait.number)):
        if why.bar("D-38", one.ref):
            return True
    return False


def goes_to(trait: Trait, seat: i64, player: Player) -> bool:
    """May a trait that this seat plays lie on any animal of that player?"""
    return trait.on_anyone or trait.on_rivals != (player.seat == seat)


def add_bearers(s: State, seat: i64, trait: Trait, played: Branch, found: list[Action]) -> None:
    """Add every animal at the table that this seat may give a trait."""
    for player in s.players:
        if goes_to(trait, seat, player):
            for animal in player.animals:
                if not bars_bearer(s, seat, trait, animal, QUICK):
                    found.append(played.on(animal.ref).action)


def add_pairs(s: State, seat: i64, trait: Trait, played: Branch, found: list[Action]) -> None:
    """Add every two animals of one player that this seat may join by a pair trait."""
    for player in s.players:
        if len(player.animals) < 2 or not goes_to(trait, seat, player):
            continue
        bearers: list[Animal] = []
        for animal in player.animals:
            if not bars_bearer(s, seat, trait, animal, QUICK):
                bearers.append(animal)
        for i, one in enumerate(bearers):
            branch = played.on(one.ref)
            for j in range(i + 1, len(bearers)):
                other = bearers[j]
                if bars_joining(s, player, trait, one, other, QUICK):
                    continue
                found.append(branch.on(other.ref).action)
                if trait.roles:
                    found.append(played.on(other.ref).on(one.ref).action)


def bars_place(s: State, choice: Action, why: Why) -> bool:
    """May a new animal not be laid there?"""
    if choice.c and why.bar("CONT-REGENERATION-06"):
        return True
    if s.rules.continents:
        return choice.b not in (LAURASIA + 1, GONDWANA + 1) and why.bar("CONT-DEV-04")
    return choice.b != 0 and why.bar("CONT-SETUP-01")


@mypyc_attr(acyclic=True)
class Development(Step):
    """The phase: `seat` is the player whose go it is."""

    __slots__ = ()

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def clone(self) -> Step:
        return Development(self.seat)

    def to_json(self) -> dict[str, object]:
        return {"step": "development", "seat": self.seat}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Development(saved.seat())

    def asks(self) -> Question:
        return DEVELOPMENT

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return DEVELOPMENT.says(form="nothing" if len(actions) == 1 else "")

    def at_rest(self) -> bool:
        return True

    def leaves_table(self) -> bool:
        return True

    def proceed(self, s: State) -> bool:
        player = s.players[self.seat]
        if player.passed:
            for other in s.players:
                if not other.passed:
                    self.seat = (self.seat + 1) % len(s.players)
                    return True
            s.stack.pop()
            return True
        if not player.hand and s.rules.empty_hand_passes:
            self.pass_on(s)
            return True
        return False

    def pass_on(self, s: State) -> None:
        s.players[self.seat].passed = True
        s.tell(ev.PASSED, self.seat)

    def options(self, s: State) -> list[Action]:
        found: list[Action] = [PASSING]
        player = s.players[self.seat]
        crowded = self.bars_animal(s, QUICK)
        last: i64 = -1
        for card in player.hand:
            kind: i64 = card
            if kind == last:
                continue
            last = kind
            if not crowded:
                if s.rules.continents:
                    new = NEW_ANIMALS.on(kind)
                    found.append(new.on(LAURASIA + 1).action)
                    found.append(new.on(GONDWANA + 1).action)
                else:
                    found.append(NEW_ANIMALS.on(kind).action)
            played = PLAYS.on(kind)
            self.plays(s, player, kind, kind >> 6, played, found)
            if kind & 63 != NO_TRAIT:
                self.plays(s, player, kind, kind & 63, played, found)
        return found

    def plays(
        self, s: State, player: Player, kind: i64, number: i64, played: Branch, found: list[Action]
    ) -> None:
        """Add every way to play a card with this trait up."""
        trait = TRAITS[number]
        if trait.pair or trait.on_rivals or trait.on_anyone:
            if trait.pair:
                add_pairs(s, self.seat, trait, PAIRS.on(kind).on(number), found)
            else:
                add_bearers(s, self.seat, trait, played.on(number), found)
            return
        if trait.as_animal_only:
            return
        branch = played.on(number)
        picky = trait.hooks & CARD != 0
        unique = not trait.repeats
        for animal in player.animals:
            if picky or animal.mask & STAGES.hosts != 0:
                if bars_bearer(s, self.seat, trait, animal, QUICK):
                    continue
            # Mostly nothing but a second one of its kind could be in the way.
            elif unique and animal.bears(number):
                continue
            found.append(branch.on(animal.ref).action)

    def bars_animal(self, s: State, why: Why) -> bool:
        limit = s.rules.animal_limit
        if limit and len(s.players[self.seat].animals) >= limit:
            return why.bar("D-51")
        return False

    def bars(self, s: State, action: Action, why: Why) -> bool:
        verb = action.verb
        if verb == PASS:
            return False
        if verb != ANIMAL and verb != PLAY and verb != PAIR:
            return why.bar(moment(s.rules, verb)) or why.bar("BASE-TURN-01")
        player = s.players[self.seat]
        if action.a not in player.hand and why.bar("BASE-DEV-01"):
            return True
        if verb == ANIMAL:
            return bars_place(s, action, why) or self.bars_animal(s, why)
        trait = TRAITS[action.b]
        if not has_trait(action.a, action.b) and why.bar("BASE-DEV-07"):
            return True
        if trait.pair != (verb == PAIR) and why.bar("BASE-PAIR-01"):
            return True
        if trait.as_animal_only and why.bar("FLY-ANGLERFISH-01"):
            return True
        if verb == PLAY:
            return bars_bearer(s, self.seat, trait, s.here(action.c), why)
        return bars_pair(s, self.seat, trait, s.here(action.c), s.here(action.d), why)

    def act(self, s: State, action: Action) -> None:
        verb = action.verb
        if verb == PASS:
            self.pass_on(s)
        else:
            s.players[self.seat].hand.remove(action.a)
            if verb == ANIMAL:
                lay_animal(s, s.players[self.seat], action.a, max(action.b - 1, 0))
            else:
                lay_trait(s, action)
        self.seat = (self.seat + 1) % len(s.players)


STEPS.declare(
    StepKind(
        "development", Development.read, ["turn"], phase="development", questions=[DEVELOPMENT]
    )
)


def lay_trait(s: State, action: Action) -> None:
    """Put a trait card under its animal, or between its two."""
    bearer = s.here(action.c)
    player = s.players[bearer.ref >> 8]
    if action.verb == PLAY:
        bearer.add(TraitCard(action.a, action.b))
        s.tell(ev.PLAYED, action.a, action.b, action.c)
        if STAGES.when_laid >> action.b & 1:
            TRAITS[action.b].when_laid(s, bearer)
    else:
        player.links = [*player.links, Link(action.a, action.b, action.c, action.d)]
        player.refresh(s.here(action.d))
        s.tell(ev.PLAYED, action.a, action.b, action.c, [action.d])
    player.refresh(bearer)


def join_trait(s: State, player: Player, animal: Animal, card: TraitCard) -> bool:
    """Let an animal get a trait otherwise than by play; false if it may not have it.

    Of two traits that exclude each other the later is discarded, or the whole is refused, as the
    table has agreed (BASE-SCAVENGER-05).
    """
    trait = TRAITS[card.trait]
    for other in animal.cards:
        if other.trait == card.trait and not trait.repeats:
            return False
    if trait.hooks & CARD and trait.bars_card(s, animal, card.trait, QUICK):
        if not s.rules.later_of_conflict_goes:
            return False
        discard(s, player.seat, card.kind)
        return True
    animal.add(card)
    player.refresh(animal)
    return True
