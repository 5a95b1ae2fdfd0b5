"""The other questions of a game."""

from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.dealing import RESTARTING, Dealing
from tangledbank.evolution.eating import Chain
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.hunting import COUNTER
from tangledbank.evolution.names import COMMON
from tangledbank.evolution.ocean import Fetching, Landing
from tangledbank.evolution.serving import Serving
from tangledbank.evolution.state import BLUE, GONDWANA, LAURASIA, RED, Link
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.traits.anglerfish import Bite, Lure
from tangledbank.evolution.verbs import action
from tangledbank.laws.reference.development import as_animal
from tangledbank.laws.reference.hunting import ambushes, attacks_on
from tangledbank.laws.reference.position import Position

# Food


def sharing(p: Position, step: Chain) -> set[Action]:
    """The triggered pair traits that would bring something now (BASE-RULING-50)."""
    found: set[Action] = set()
    for share in step.pending:
        receiver = [one for one in p.own if one.ref == share.c]
        pair = {share.b, share.c}
        links = [one for one in p.s.players[p.seat].links if one.trait == share.a]
        ready = [one for one in links if {one.a, one.b} == pair and is_ready(p, one)]
        if not receiver or not ready:
            continue
        red = share.a == t.COMMUNICATION  # COMMUNICATION-01, COOPERATION-01
        if red and p.s.food[receiver[0].location] == 0:  # BASE-RULING-52
            continue
        if p.receives(receiver[0], RED if red else BLUE):  # BASE-RULING-51
            found.add(share)
    if p.says("pair_trait_use", "optional"):  # D-37
        found.add(action(v.STOP))
    return found


def is_ready(p: Position, link: Link) -> bool:
    """Is this pair card unused in this round (or this go of its owner)?  (PAIR-05, D-36)"""
    by_round = p.says("pair_use_reset", "round_start")
    since = p.s.round_tick if by_round else p.s.players[p.seat].go_tick
    return link.stamp < since and p.both_move(link)  # EXP-RULING-63


def carrion(p: Position) -> set[Action]:
    """The scavengers of the first owner who may choose, clockwise from the hunter's owner."""
    hunt = [step for step in p.s.stack if isinstance(step, Hunt)][-1]
    seats = len(p.s.players)
    for place in range(seats):  # SCAVENGER-02
        seat = ((hunt.hunter >> 8) + place) % seats
        here = [one for one in p.s.players[seat].animals if one.location == hunt.location]
        scavengers = [one for one in here if p.has(one, t.SCAVENGER)]  # CONT-FEED-09
        able = [one for one in scavengers if p.receives(one, BLUE)]
        closed = scavengers and p.says("scavenger_skip_unable", False)  # BASE-RULING-32
        if able or closed:
            return {action(v.SCAVENGE, one.ref) for one in able if seat == p.seat}  # SCAVENGER-03
    return set()


def ambushing(p: Position, step: Serving) -> set[Action]:
    """AMBUSH-01: the player who is asked may let the animal have its token."""
    return {action(v.PASS)} | ambushes(p, step.seat, p.animal(step.receiver))


# Anglerfish


def luring(p: Position, step: Lure) -> set[Action]:
    """A plain animal is attacked: its owner may turn an Anglerfish over."""
    prey = p.animal(step.prey)
    if p.lurks(prey):  # ANGLERFISH-10, EXP-RULING-21
        return {action(v.REVEAL, prey.ref)}
    near = [one for one in p.own if one.location == prey.location]  # EXP-RULING-17
    return {action(v.PASS)} | {action(v.REVEAL, one.ref) for one in near if p.lurks(one)}


def biting(p: Position, step: Bite) -> set[Action]:
    """ANGLERFISH-04, -05: it attacks the attacker, and may ignore one of its traits."""
    return attacks_on(p, p.animal(step.angler), p.animal(step.prey), COUNTER, True)


# The Ocean


def landing(step: Landing) -> set[Action]:
    """OCEAN-04: a continent of its owner's choice."""
    return {action(v.MIGRATE, step.ref, to) for to in (LAURASIA, GONDWANA)}


def fetching(p: Position, step: Fetching) -> set[Action]:
    """MIGRATION-09: a Swimming card from the owner's discard, else another's (EXP-RULING-37)."""
    ref = step.refs[0]
    common = p.says("discard_piles", "shared") or p.says("discard_owner", "common")  # D-01, D-04
    if common:
        return swimming_cards(p.s.discard, ref, COMMON)
    own = swimming_cards(p.s.players[ref >> 8].discard, ref, ref >> 8)
    if own:
        return own
    return {
        one for player in p.s.players for one in swimming_cards(player.discard, ref, player.seat)
    }


def swimming_cards(pile: list[int], ref: int, seat: int) -> set[Action]:
    kinds = {kind for kind in pile if t.SWIMMING in (kind >> 6, kind & 63)}
    return {action(v.FETCH, kind, ref, seat) for kind in kinds}


# Between two turns


def restoring(p: Position) -> set[Action]:
    """REGENERATION-06: any hand card, on any traits that the player has left lying."""
    player = p.s.players[p.seat]
    return {action(v.ANIMAL, kind, 0, one.ref) for one in player.remains for kind in player.hand}


def dealing(p: Position, step: Dealing) -> set[Action]:
    if step.stage == RESTARTING:  # CONT-EXT-04, EXP-RULING-83
        return {one for kind in set(p.s.players[p.seat].hand) for one in as_animal(p, kind)}
    # VAR-03; no card for r-Strategy or for restored animals (R-STRATEGY-02, REGENERATION-07)
    earning = [one for one in p.own if not one.restored and not p.has(one, t.R_STRATEGY)]
    return {action(v.REWARD, count) for count in range(len(earning) + 1)}
