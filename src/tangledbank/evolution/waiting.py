"""Why an action of a seat that must wait would fail anyway, as things stand.

The action is judged as if the seat's next go began now.  The state given is one that the seat
imagines, so that the answer depends on nothing that it cannot see.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.evolution.development import Development
from tangledbank.evolution.feeding import Feeding, FeedingGo
from tangledbank.evolution.migrating import Migrating
from tangledbank.evolution.moments import moment
from tangledbank.evolution.state import DEVELOPMENT, FEEDING, State
from tangledbank.evolution.traits.scavenger import Carrion
from tangledbank.evolution.traits.trait import BY_VERB, OFFERS, PAIR_OFFERS
from tangledbank.evolution.verbs import (
    ANIMAL,
    DECLARED,
    END,
    FOLLOW,
    MIGRATE,
    PAIR,
    PASS,
    PLAY,
    SCAVENGE,
    SETTLE,
    TAKE,
)

#: What players do in their own go, beside using traits.
OWN_GO: Final[list[int]] = [PASS, ANIMAL, PLAY, PAIR, END, TAKE, SETTLE, MIGRATE]


def answers(verb: int) -> bool:
    """Does this verb answer a question, rather than begin something in a go?"""
    if verb in OWN_GO:
        return False
    trait = BY_VERB.get(verb)
    return trait is None or trait.hooks & (OFFERS | PAIR_OFFERS) == 0


def bars_waiting(s: State, seat: int, action: Action, why: Why) -> None:
    """Collect what stands against an action of a seat that is not to decide."""
    if DECLARED.is_dangling(s, action):
        return
    if s.phase == DEVELOPMENT:
        bars_second_card(s, seat, action.verb, why)
        Development(seat).bars(s, action, why)
    elif answers(action.verb):
        bars_unasked(s, action.verb, why)
    elif s.phase == FEEDING:
        begin_next_go(s, seat)
        FeedingGo(seat).bars(s, action, why)
    elif action.verb != PASS:
        why.bar("BASE-TURN-01")
        why.bar(moment(s.rules, action.verb))


def bars_unasked(s: State, verb: int, why: Why) -> None:
    """It answers a question that was put to somebody else, or to nobody."""
    top = s.stack[-1]
    if verb == SCAVENGE and isinstance(top, Carrion):
        why.bar("BASE-SCAVENGER-02")
    elif verb == FOLLOW and isinstance(top, Migrating):
        first = top.seat == top.starter
        why.bar("CONT-SUCKERFISH-06" if first else "CONT-SUCKERFISH-07")
    else:
        why.bar(moment(s.rules, verb))


def bars_second_card(s: State, seat: int, verb: int, why: Why) -> None:
    """One card a go: who comes earlier in the lap has played his, or passed."""
    first_edition = s.rules.continents and s.rules.edition == "cont1"
    if s.players[seat].passed:
        if first_edition:
            why.bar("CONT-DEV-03")
        return
    count = len(s.players)
    for step in s.stack:
        if isinstance(step, Development) and verb in (ANIMAL, PLAY, PAIR):
            if (seat - s.first) % count < (step.seat - s.first) % count:
                why.bar("BASE-DEV-02")
                if first_edition:
                    why.bar("CONT-DEV-02")


def begin_next_go(s: State, seat: int) -> None:
    """What was done in this go, or in a lap that is over for this seat, no longer counts."""
    s.tick += 1
    for step in s.stack:
        if isinstance(step, Feeding) and (seat - s.first) % len(s.players) < step.at:
            s.round_tick = s.tick
    s.players[seat].go_tick = s.tick
    s.active = seat
