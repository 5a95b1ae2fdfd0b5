"""Once is once: how often traits may act, counted from the events alone.

Per attack, go, round or turn; the marks on the cards, which the engine goes by, are not looked at.
"""

from collections import Counter

from tangledbank.core.event import Event
from tangledbank.evolution import happenings as ev
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.traits.names import NAMES
from tangledbank.laws.broken import LawBroken

LAW = "limits"

#: What an animal does once a turn at the most.
ONCE_A_TURN = {
    ev.ATTACKED: "BASE-HUNT-04",
    ev.STOLE: "BASE-PIRACY-01",
    ev.SLEPT: "BASE-TRAIT-06",
}

Use = tuple[int, ...]


class Limits:
    """Counts the uses of traits through a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options = game.rules.options
        self.turn: Counter[Use] = Counter()
        self.round: Counter[Use] = Counter()
        self.attack: Counter[Use] = Counter()
        self.slept: set[int] = set()  # this turn
        self.slept_before: set[int] = set()  # in the turn before
        self.last_turn = game.state.last_turn
        self.doer = -1  # the seat whose go it is, as far as its deeds tell

    def fail(self, why: str) -> LawBroken:
        return LawBroken(LAW, why, self.game)

    def check(self, events: list[Event]) -> None:
        """Follow the events of one action, as long as the base set is alone.

        The expansions have attacks out of turn, and attackers that may try again.
        """
        if self.game.rules.expanded:
            return
        shared = False
        for event in events:
            self.enter_time(event)
            self.enter_use(event)
            if event.kind == ev.GOT and event.items == [1] and not shared:
                self.doer = event.a >> 8
            shared = event.kind == ev.SHARED

    def enter_time(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.TURN:
            self.turn.clear()
            self.slept_before, self.slept = self.slept, set()
            self.last_turn = event.c == 1
        elif kind == ev.ROUND:
            self.round.clear()
        elif kind in (ev.PASSED, ev.ENDED):
            self.doer = -1

    def once(self, counter: Counter[Use], use: Use, what: str) -> None:
        counter[use] += 1
        if counter[use] > 1:
            raise self.fail(what)

    def enter_use(self, event: Event) -> None:
        kind = event.kind
        name = animal_name(event.a) if kind in ONCE_A_TURN else ""
        if kind in ONCE_A_TURN:
            clause = ONCE_A_TURN[kind]
            self.once(self.turn, (kind, event.a), f"{name} again in the same turn ({clause})")
            self.doer = event.a >> 8
        if kind == ev.ATTACKED:
            seat = event.a >> 8
            self.once(self.round, (kind, seat), f"seat {seat} hunts twice a round (BASE-HUNT-05)")
            self.attack.clear()
            self.arrive(event.b)
        elif kind == ev.SLEPT:
            self.enter_sleep(event.a)
        elif kind == ev.GRAZED:
            self.doer = event.a >> 8
            self.once(self.round, (kind, event.a), "grazes twice in a go (BASE-GRAZING-01)")
        elif kind == ev.RAN:
            self.attack[(kind, event.a)] += 1
            if self.attack[(kind, event.a)] > self.attack[(ev.ATTACKED, event.a)]:
                raise self.fail(f"{animal_name(event.a)} rolls twice (BASE-RUNNING-01)")
        elif kind == ev.REDIRECTED:
            self.enter_redirect(event.a)
            self.arrive(event.b)
        elif kind == ev.SCAVENGED:
            self.once(self.attack, (kind,), "two scavengers of one kill (BASE-SCAVENGER-02)")
        elif kind == ev.SHARED:
            self.enter_share(event)

    def arrive(self, prey: int) -> None:
        """An attack reaches an animal."""
        self.turn[(ev.EATEN, prey)] += 1
        self.attack[(ev.ATTACKED, prey)] += 1

    def enter_sleep(self, ref: int) -> None:
        name = animal_name(ref)
        if ref in self.slept_before and self.options["hibernation_consecutive"] == "forbid":
            raise self.fail(f"{name} sleeps two turns running (BASE-HIBERNATION-02)")
        if self.last_turn and self.options["hibernation_last_turn"] == "forbid":
            raise self.fail(f"{name} sleeps in the last turn (BASE-HIBERNATION-03)")
        self.slept.add(ref)

    def enter_redirect(self, ref: int) -> None:
        name = animal_name(ref)
        use = (ev.REDIRECTED, ref)
        self.once(self.attack, use, f"{name} redirects an attack twice (BASE-RULING-07)")
        limit = self.options["mimicry_limit"]
        if limit == "one_redirect_per_turn":
            self.once(self.turn, use, f"{name} redirects twice a turn (BASE-MIMICRY-03)")
        if limit == "first_attack_of_turn" and self.turn[(ev.EATEN, ref)] > 1:
            raise self.fail(f"{name} redirects a later attack (BASE-MIMICRY-02)")

    def enter_share(self, event: Event) -> None:
        """A pair trait acts: once a round, or once a go of its owner, which comes once a round."""
        low, high = sorted((event.b, event.c))
        name = f"{NAMES[event.a]} {animal_name(event.b)} {animal_name(event.c)}"
        seat = low >> 8
        off = seat != self.doer
        if off and self.options["pair_trait_off_slot"] == "forbid":
            raise self.fail(f"{name} acts in the go of another (D-57)")
        # Counted by go, what is used in others' goes counts with the owner's last.
        if not off or self.options["pair_use_reset"] == "round_start":
            self.once(self.round, (ev.SHARED, event.a, low, high), f"{name} twice (BASE-PAIR-05)")
