"""Getting food: who may be given a token, where it goes, and what that sets off."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.state import NONE, RED, YELLOW, Animal, Link, Player, State, Step
from tangledbank.evolution.steps import IN_A_GO, STEPS, StepReader
from tangledbank.evolution.traits.trait import STAGES, TRAITS
from tangledbank.evolution.verbs import ACTIONS, SHARE, STOP
from tangledbank.native import i64, mypyc_attr

PAIRS: Final = Question("pairs", [SHARE, STOP])


def open_stores(animal: Animal) -> i64:
    """How many of its cards could hold a token and hold none."""
    if animal.mask & STAGES.stores == 0:
        return 0
    free = 0
    for card in animal.cards:
        if card.token == NONE and not card.off and STAGES.stores >> card.trait & 1:
            free += 1
    return free


def bars_food(s: State, animal: Animal, colour: i64, why: Why) -> bool:
    """May this animal not be given a token of this colour now?"""
    if animal.asleep:
        # Sleep is a state of the animal, not of its card: losing the card does not end it.
        if s.rules.hibernation_bars_fat or not _stores_colour(s, animal, colour):
            if why.bar("BASE-HIBERNATION-04", animal.ref):
                return True
    elif animal.red + animal.blue >= animal.need and not _stores_colour(s, animal, colour):
        clause = "BASE-FEED-09" if animal.mask & STAGES.stores == 0 else "BASE-FAT-06"
        if open_stores(animal) > 0:
            clause = "D-15"
        if why.bar(clause, animal.ref):
            return True
    if animal.hidden and why.bar("FLY-SHELL-03", animal.ref):
        return True
    if animal.mask & STAGES.bars_food != 0:
        ref = animal.ref
        for link in s.players[ref >> 8].links:
            if (link.a == ref or link.b == ref) and STAGES.bars_food >> link.trait & 1:
                if TRAITS[link.trait].bars_food(s, link, animal, why):
                    return True
    return False


def bars_empty(s: State, animal: Animal, clause: str, why: Why) -> bool:
    """There is no red token where this animal is, and `clause` needs one."""
    if why.bar(clause, animal.ref):
        return True
    return sum(s.food) > 0 and why.bar("CONT-FEED-03", animal.ref)


def _stores_colour(s: State, animal: Animal, colour: i64) -> bool:
    if colour != RED and s.rules.fat_from_red_only:
        return False
    if animal.mask & STAGES.stores != 0:
        for card in animal.cards:
            if card.token == NONE and STAGES.stores >> card.trait & 1 and not card.off:
                return True
    return False


def can_receive(s: State, animal: Animal, colour: i64) -> bool:
    """The same, quickly: mostly nothing holds a hungry animal back, or a fed one has no store."""
    if animal.mask & STAGES.bars_food == 0 and not animal.hidden:
        if animal.red + animal.blue < animal.need and not animal.asleep:
            return True
        if animal.mask & STAGES.stores == 0:
            return False
        if not animal.asleep:
            return _stores_colour(s, animal, colour)
    return not bars_food(s, animal, colour, QUICK)


def give(
    s: State,
    animal: Animal,
    colour: i64,
    count: i64,
    from_supply: bool,
    endless: bool = False,
) -> None:
    """Give an animal up to `count` tokens; those that find no place are lost.

    One gift is one event to its pair traits, however many tokens it has (BASE-RULING-55).
    `endless`: it comes from nowhere, so that the fat it fills must be marked (EXP-RULING-97).
    """
    placed = 0
    stored = 0
    while placed < count and can_receive(s, animal, colour):
        if not animal.asleep and animal.red + animal.blue < animal.need:
            if colour == RED:
                animal.red += 1
            else:
                animal.blue += 1
        else:
            _store(s, animal, colour, endless)
            stored += 1
        placed += 1
    if placed == 0:
        return
    animal.received = s.tick
    if not s.quiet:
        s.tell(ev.GOT, animal.ref, colour, placed, [1 if from_supply else 0])
    if stored:
        s.tell(ev.STORED, animal.ref, stored)
    if animal.mask & STAGES.shares != 0:
        _set_off(s, animal, colour, from_supply)


def _store(s: State, animal: Animal, colour: i64, endless: bool) -> None:
    """Lay the token on an open Fat tissue card; in some editions it waits there as it is.

    It is the highest one, because Neoplasia switches off from below (EXP-RULING-98).
    """
    token = colour if s.rules.fat_waits else YELLOW
    cards = animal.cards
    for at in range(len(cards)):
        place = at if s.rules.fat_from_below else len(cards) - 1 - at
        card = cards[place]
        if card.token != NONE or card.off or STAGES.stores >> card.trait & 1 == 0:
            continue
        if not endless:
            animal.put(place, card.holding(token))
            return
        if card.stamp < s.turn_tick:
            animal.put(place, card.holding(token).stamped(s.tick))
            return


def settle_fat(s: State) -> None:
    """At the end of feeding the waiting tokens become fat, whatever their colour."""
    for player in s.players:
        # A card that does not work keeps its token all the same, and so do remains.
        for animal in player.animals + player.remains:
            turned = 0
            for place, card in enumerate(animal.cards):
                if card.token != NONE and card.token != YELLOW:
                    animal.put(place, card.holding(YELLOW))
                    turned += 1
            if turned:
                s.tell(ev.FAT_SET, animal.ref, turned)


# Pair traits: what one animal got brings something to its partners.


def both_awake(player: Player, link: Link) -> bool:
    """Can the animals of a pair both use it?  (Not if one is paralysed or only remains.)"""
    one = player.animal(link.a)
    other = player.animal(link.b)
    return one is not None and other is not None and not (one.paralysed or other.paralysed)


def link_ready(s: State, player: Player, link: Link) -> bool:
    """Has this pair card not been used yet this round (or this go of its owner)?"""
    if s.rules.expanded and not both_awake(player, link):
        return False
    if s.rules.pairs_by_round:
        return link.stamp < s.round_tick
    return link.stamp < player.go_tick


def _set_off(s: State, animal: Animal, colour: i64, from_supply: bool) -> None:
    ref = animal.ref
    seat = ref >> 8
    if not s.rules.pairs_off_slot and s.active != seat:
        return
    chain: Chain | None = None
    for link in s.players[seat].links:
        if link.a != ref and link.b != ref:
            continue
        if STAGES.shares >> link.trait & 1 == 0:
            continue
        if not TRAITS[link.trait].shares(s, link, colour, from_supply):
            continue
        if chain is None:
            chain = _chain_for(s, seat)
        chain.pending.append(ACTIONS.action(SHARE, link.trait, ref, link.partner(ref)))


def _chain_for(s: State, seat: i64) -> "Chain":
    """The chain that is being resolved for this owner, or a new one."""
    top = s.stack[-1]
    if isinstance(top, Chain) and top.seat == seat:
        return top
    chain = Chain(seat, [])
    s.stack.append(chain)
    return chain


def link_between(player: Player, trait: i64, one: i64, other: i64) -> Link | None:
    for link in player.links:
        if link.trait == trait and (
            (link.a == one and link.b == other) or (link.a == other and link.b == one)
        ):
            return link
    return None


@mypyc_attr(acyclic=True)
class Chain(Step):
    """Pair traits waiting to bring food: a pool from which the owner picks (BASE-RULING-50).

    A trait whose partner cannot receive just now stays in the pool, because another one may
    change that; what is left when nothing in the pool can act any more is forgotten, unused.
    """

    __slots__ = ("pending",)

    def __init__(self, seat: i64, pending: list[Action]) -> None:
        self.seat = seat
        self.pending = pending

    def clone(self) -> Step:
        return Chain(self.seat, self.pending[:])

    def to_json(self) -> dict[str, object]:
        return {"step": "chain", "seat": self.seat, "pending": [str(one) for one in self.pending]}

    @staticmethod
    def read(saved: StepReader) -> Step:
        seat = saved.seat()
        triggers: list[Action] = []
        for line in saved.data.texts("pending"):
            trigger = saved.action("pending", line)
            if trigger.verb != SHARE or STAGES.shares >> trigger.a & 1 == 0:
                raise saved.fail("pending", f"expected 'share TRAIT ANIMAL ANIMAL', not {line!r}")
            if trigger.b >> 8 != seat or trigger.c >> 8 != seat:
                raise saved.fail("pending", f"expected animals of one owner, not {line!r}")
            triggers.append(trigger)
        return Chain(seat, triggers)

    def asks(self) -> Question:
        return PAIRS

    def ready(self, s: State) -> list[Action]:
        """The pending ones that would bring something now."""
        found: list[Action] = []
        player = s.players[self.seat]
        for trigger in self.pending:
            if trigger in found:
                continue
            link = link_between(player, trigger.a, trigger.b, trigger.c)
            if link is None or not link_ready(s, player, link):
                continue
            receiver = player.animal(trigger.c)
            if receiver is not None and TRAITS[trigger.a].can_bring(s, receiver):
                found.append(trigger)
        return found

    def proceed(self, s: State) -> bool:
        ready = self.ready(s)
        if not ready:
            s.stack.pop()
            return True
        if s.rules.pairs_automatic and len(ready) == 1:
            self.act(s, ready[0])
            return True
        return False

    def options(self, s: State) -> list[Action]:
        found = self.ready(s)
        if not s.rules.pairs_automatic:
            found.append(ACTIONS.action(STOP))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if action.verb == STOP:
            if s.rules.pairs_automatic and why.bar("D-37"):
                return True
        elif action.verb != SHARE:
            # The pool is emptied before anything else is done.
            if why.bar("BASE-PAIR-06") or why.bar("BASE-RULING-50"):
                return True
        elif action not in self.ready(s):
            clause = "BASE-PAIR-06"
            player = s.players[self.seat]
            link = link_between(player, action.a, action.b, action.c)
            if link is not None and not link_ready(s, player, link):
                clause = "BASE-PAIR-05"
                if why.bar(TRAITS[action.a].once):
                    return True
                if s.rules.taiwan and why.bar("BASE-TRAIT-07"):
                    return True
            elif action in self.pending:
                clause = "BASE-RULING-51"
            if why.bar(clause):
                return True
        return False

    def act(self, s: State, action: Action) -> None:
        if action.verb == STOP:
            s.stack.pop()
            return
        self.pending.remove(action)
        player = s.players[self.seat]
        link = link_between(player, action.a, action.b, action.c)
        receiver = player.animal(action.c)
        assert link is not None and receiver is not None
        player.mark_link(link, s.tick)
        s.tell(ev.SHARED, action.a, action.b, action.c)
        TRAITS[action.a].bring(s, receiver)


STEPS.declare(StepKind("chain", Chain.read, IN_A_GO, questions=[PAIRS]))
