"""Attacks: who attacks how often, and how often an attack is answered."""

from collections import Counter
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.traits.names import (
    CARNIVOROUS,
    COMMUNICATION,
    INK_CLOUD,
    INTELLECT,
    MIMICRY,
    SHY,
)
from tangledbank.laws.limits.cards import Use
from tangledbank.laws.limits.count import Shared

# The kinds of attack in events.
OPEN: Final = 0  # in its owner's go
AMBUSH: Final = 1
COUNTER: Final = 2  # an Anglerfish answers

#: What ends an attack, and the clause that allows it only once.
ENDS: Final = {
    ev.EATEN: "BASE-HUNT-03",
    ev.HID: "FLY-SHELL-01",
    ev.INKED: "FLY-INK-CLOUD-01",
    ev.REVEALED: "EXP-RULING-21",
}


class Attack:
    """The current attack."""

    def __init__(self, hunter: int, prey: int, kind: int) -> None:
        self.hunter = hunter
        self.prey = prey
        self.kind = kind
        self.over = False
        self.arrived = Counter([prey])
        self.rolled: Counter[int] = Counter()
        self.redirected: set[int] = set()
        self.eaten = False
        self.tail = False  # the prey lost its tail


class Attacks:
    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.attack: Attack | None = None
        self.spent: dict[int, Use] = {}  # what an animal has attacked with, card or not
        self.round: Counter[tuple[int, int]] = Counter()  # attacks by round and seat
        self.arrived: Counter[tuple[int, int]] = Counter()  # attacks by turn and prey
        self.hid: set[tuple[int, int]] = set()
        self.seen: set[tuple[int, ...]] = set()  # turn, hunter, prey, trait that it ignores
        self.ambushes: Counter[int] = Counter()  # by seat, for the token that is being placed
        self.turned: set[int] = {
            animal.ref
            for player in shared.game.state.players
            for animal in player.animals
            if animal.turned
        }
        self.countering = -1  # the Anglerfish that has just revealed itself

    def decide(self, action: Action) -> None:
        if action.verb in (v.TAKE, v.WARM):
            self.ambushes.clear()

    def enter(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.ATTACKED:
            self.begin(event)
        elif kind in ENDS:
            self.end(event)
        elif kind == ev.RAN:
            self.run(event)
        elif kind == ev.REDIRECTED:
            self.redirect(event.a, event.b)
        elif kind == ev.DROPPED:
            if self.attack is not None and not self.attack.over and event.a == self.attack.prey:
                self.attack.over = self.attack.tail = True
        elif kind == ev.COUNTER_FAILED:
            self.counter(event.a)
        elif kind == ev.SHARED and event.a == COMMUNICATION:
            self.ambushes.clear()
        elif kind == ev.RESTORED:
            self.turned.discard(event.a)  # under another card
        elif kind in (ev.SCAVENGED, ev.POISONED, ev.STUNG):
            self.follow(event)

    # An attack begins

    def begin(self, event: Event) -> None:
        shared, hunter = self.shared, event.a
        kind = event.items[0] if event.items else OPEN
        if kind == OPEN:
            shared.go_of(hunter)
        elif kind == AMBUSH:
            self.ambush(hunter >> 8)
        if kind == COUNTER:
            self.counter(hunter)
        else:
            shared.awake(hunter, "attacks")
            self.spend(hunter)
        if kind == OPEN or (kind == AMBUSH and shared.options["ambush_counts_for_round_limit"]):
            at = (shared.clock.round, hunter >> 8)
            self.round[at] += 1
            if self.round[at] > 1:
                shared.fail(f"seat {hunter >> 8} attacks twice a round (BASE-HUNT-05)")
        if event.c:
            self.seen.add((shared.clock.turn, hunter, event.b, event.c - 1))
            if kind != COUNTER:
                shared.once_a_turn(hunter, INTELLECT, "FLY-INTELLECT-01")
        self.attack = Attack(hunter, event.b, kind)
        self.arrive(event.b)

    def spend(self, hunter: int) -> None:
        """An animal attacks once a turn, and nobody else may use its card (EXP-RULING-48)."""
        shared = self.shared
        use = self.spent.get(hunter)
        if use is not None and shared.spent(use, hunter):
            clause = "EXP-RULING-36" if use.returned else "BASE-HUNT-04"
            shared.fail(f"{animal_name(hunter)} attacks again in the same turn ({clause})")
        if shared.cards.has(hunter, CARNIVOROUS):
            shared.once_a_turn(hunter, CARNIVOROUS, "BASE-HUNT-04")
            self.spent[hunter] = shared.cards.used[hunter, CARNIVOROUS]
        else:
            self.note(hunter)

    def note(self, hunter: int) -> None:
        self.spent[hunter] = Use(hunter, self.shared.clock.turn, self.shared.clock.go)

    def ambush(self, seat: int) -> None:
        self.ambushes[seat] += 1
        if self.ambushes[seat] > int(self.shared.options["ambushers_per_player"]):
            self.shared.fail(f"seat {seat} ambushes one token too often (EXP-RULING-03)")

    def counter(self, angler: int) -> None:
        """It must attack now (FLY-ANGLERFISH-10), whatever it has done, and not again."""
        if self.countering != angler:
            name = animal_name(angler)
            self.shared.fail(f"{name} answers an attack without turning over (FLY-ANGLERFISH-02)")
        self.countering = -1
        self.note(angler)

    def arrive(self, prey: int) -> None:
        """An attack reaches an animal, from its hunter or redirected by Mimicry."""
        assert self.attack is not None
        shared, turn = self.shared, self.shared.clock.turn
        self.arrived[turn, prey] += 1
        again = self.arrived[turn, prey] > 1
        shy = shared.cards.has(prey, SHY) and prey not in shared.stung
        if again and shy and (turn, self.attack.hunter, prey, SHY) not in self.seen:
            shared.fail(f"{animal_name(prey)} is attacked again (SPEC-SHY-01)")

    # Answers

    def current(self, what: str) -> Attack:
        if self.attack is None or self.attack.over:
            self.shared.fail(f"{what}, but there is no attack")
        return self.attack

    def end(self, event: Event) -> None:
        shared, kind = self.shared, event.kind
        ref = event.b if kind == ev.EATEN else event.a
        attack = self.current(f"{animal_name(ref)} answers or is eaten ({ENDS[kind]})")
        attack.over = True
        if kind == ev.EATEN:
            attack.eaten = True
        elif kind == ev.REVEALED:
            if ref in self.turned:
                shared.fail(f"{animal_name(ref)} turns over again (FLY-ANGLERFISH-11)")
            if not shared.options["paralysed_is_traitless"]:  # EXP-RULING-64
                shared.awake(ref, "turns over")
            self.turned.add(ref)
            self.countering = ref
        elif kind == ev.HID:
            self.hide(attack, ref)
        else:
            shared.awake(ref, "makes ink")
            shared.once_a_turn(ref, INK_CLOUD, "FLY-INK-CLOUD-01")
            self.spent[attack.hunter].returned = True

    def hide(self, attack: Attack, ref: int) -> None:
        shared = self.shared
        shared.awake(ref, "hides")
        if attack.kind == AMBUSH:
            shared.fail(f"{animal_name(ref)} hides from an ambush (FLY-AMBUSH-05)")
        if (shared.clock.turn, ref) in self.hid:
            shared.fail(f"{animal_name(ref)} hides again in the same turn (FLY-SHELL-02)")
        self.hid.add((shared.clock.turn, ref))

    def run(self, event: Event) -> None:
        ref = event.a
        attack = self.current(f"{animal_name(ref)} runs (BASE-RUNNING-01)")
        self.shared.awake(ref, "runs")
        attack.rolled[ref] += 1
        if attack.rolled[ref] > attack.arrived[ref]:
            self.shared.fail(f"{animal_name(ref)} rolls twice (BASE-RUNNING-01)")
        attack.over = event.c == 1

    def redirect(self, ref: int, to: int) -> None:
        shared, name = self.shared, animal_name(ref)
        attack = self.current(f"{name} redirects (BASE-MIMICRY-01)")
        shared.awake(ref, "redirects")
        if ref in attack.redirected:
            shared.fail(f"{name} redirects an attack twice (BASE-RULING-07)")
        attack.redirected.add(ref)
        limit = shared.options["mimicry_limit"]
        if limit == "one_redirect_per_turn":
            shared.once_a_turn(ref, MIMICRY, "BASE-MIMICRY-03")
        if limit == "first_attack_of_turn" and self.arrived[shared.clock.turn, ref] > 1:
            shared.fail(f"{name} redirects a later attack (BASE-MIMICRY-02)")
        if shared.options["intellect_after_redirect"] == "kept":
            seen = (shared.clock.turn, attack.hunter, ref)
            ignored = [one[3] for one in self.seen if one[:3] == seen]
            self.seen |= {(*seen[:2], to, trait) for trait in ignored}
        attack.prey = to
        attack.arrived[to] += 1
        self.arrive(to)

    # Consequences

    def follow(self, event: Event) -> None:
        """Carrion, poison and paralysis: each once, after its cause."""
        shared, kind, ref = self.shared, event.kind, event.a
        attack = self.attack
        if kind == ev.SCAVENGED:
            shared.awake(ref, "scavenges")
            if attack is None or not attack.eaten:
                shared.fail(f"{animal_name(ref)} finds nothing to eat (BASE-SCAVENGER-02)")
            attack.eaten = False
        elif kind == ev.POISONED:
            by_tail = not shared.options["poison_spares_on_tail_loss"]  # D-52
            bitten = attack is not None and (attack.eaten or (attack.tail and by_tail))
            if attack is None or not bitten or attack.hunter != ref:
                shared.fail(f"{animal_name(ref)} is poisoned by nothing (BASE-POISONOUS-01)")
        else:
            use = self.spent.get(ref)
            if ref in shared.stung or use is None or use.turn != shared.clock.turn:
                shared.fail(f"{animal_name(ref)} is paralysed for no attack (CONT-CNIDOCYTES-01)")
            shared.stung.add(ref)
