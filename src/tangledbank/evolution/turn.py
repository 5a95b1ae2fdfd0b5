"""The turn: its phases, one after the other, and the set-up before the first."""

from tangledbank.core.step_kind import StepKind
from tangledbank.core.throw import Throw
from tangledbank.evolution import events as ev
from tangledbank.evolution import state as st
from tangledbank.evolution.births import lay_newborn
from tangledbank.evolution.death import separate
from tangledbank.evolution.development import Development
from tangledbank.evolution.extinction import Extinction
from tangledbank.evolution.feeding import Feeding
from tangledbank.evolution.state import State, Step
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.supply import Supply, add_food
from tangledbank.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Turn(Step):
    """The bottom of the stack: starts each phase when the one before has left the stack.

    It has nothing that could change, so that clones share it.
    """

    __slots__ = ()

    def __init__(self) -> None:
        self.seat = -1

    def clone(self) -> Step:
        return self

    def to_json(self) -> dict[str, object]:
        return {"step": "turn"}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Turn()

    def proceed(self, s: State) -> bool:
        if s.phase == st.SETUP:
            self.begin(s)
        elif s.phase == st.DEVELOPMENT:
            for player in s.players:
                player.passed = False
            enter(s, st.FOOD)
            s.stack.append(Supply(s.first))
        elif s.phase == st.FOOD:
            enter(s, st.FEEDING)
            s.round = 0
            if s.rules.adds_food and not s.rules.edificator_early:
                add_food(s)
            s.stack.append(Feeding())
        elif s.phase == st.FEEDING:
            enter(s, st.EXTINCTION)
            s.stack.append(Extinction())
        else:
            s.first = (s.first + 1) % len(s.players)
            self.begin(s)
        return True

    def begin(self, s: State) -> None:
        """Begin a turn with its development."""
        s.turn += 1
        s.round = 0
        s.tick += 1
        s.turn_tick_before = s.turn_tick
        s.turn_tick = s.tick
        self.wake(s)
        s.tell(ev.TURN, s.turn, s.first, 1 if s.last_turn else 0)
        enter(s, st.DEVELOPMENT)
        s.stack.append(Development(s.first))
        newcomers(s)

    def wake(self, s: State) -> None:
        """What lasted to the end of the turn is over."""
        s.insights = []
        for player in s.players:
            for animal in player.animals:
                animal.asleep = False
                animal.sated = False
                animal.hidden = False
                animal.restored = False
                if animal.paralysed or animal.expelled:
                    animal.paralysed = False
                    if animal.expelled:
                        animal.expelled = False
                        animal.location = st.OCEAN
                        s.tell(ev.MOVED, animal.ref, st.OCEAN)
                    player.refresh(animal)
                    player.refresh_partners(animal.ref)
            if s.rules.expanded:
                separate(s, player)


STEPS.declare(StepKind("turn", Turn.read))


def newcomers(s: State) -> None:
    """Two new animals for each that bred, as long as the deck lasts, from the first player on."""
    bearers = s.litters
    s.litters = []
    for seat in s.seats_from(s.first):
        for ref in bearers:
            parent = s.animal(ref)
            if parent is None or ref >> 8 != seat:
                continue
            for _ in range(2):
                if s.deck:
                    lay_newborn(s, s.players[seat], parent.location)


def enter(s: State, phase: i64) -> None:
    s.phase = phase
    s.tell(ev.PHASE, phase)


class Beginning(Step):
    """Shuffle, deal the first hands, and find the first player by lot or by dice."""

    __slots__ = ("contenders", "shuffled", "spare")

    def __init__(self, contenders: list[int], shuffled: bool = False, spare: i64 = 0) -> None:
        self.seat = -1
        self.contenders = contenders
        self.shuffled = shuffled
        self.spare = spare  # so many cards are set aside unseen once the deck is shuffled

    def clone(self) -> Step:
        return Beginning(self.contenders[:], self.shuffled, self.spare)

    def to_json(self) -> dict[str, object]:
        return {
            "step": "beginning",
            "contenders": list(self.contenders),
            "shuffled": self.shuffled,
            "spare": self.spare,
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        contenders = saved.data.numbers("contenders", 0, saved.last)
        if not contenders or len(set(contenders)) != len(contenders):
            raise saved.fail("contenders", "expected one or more different seats")
        shuffled = saved.data.flag("shuffled")
        most = 0 if shuffled else len(saved.s.deck)
        return Beginning(contenders, shuffled, saved.data.number("spare", 0, most))

    def proceed(self, s: State) -> bool:
        if len(self.contenders) > 1:
            return False
        s.first = self.contenders[0]
        s.tell(ev.FIRST_PLAYER, s.first)
        s.stack.pop()
        return True

    def throw(self, s: State) -> Throw | None:
        if not self.shuffled:
            return Throw("shuffle", len(s.deck))
        if s.rules.first_by_die:
            return Throw("dice", len(self.contenders))
        return Throw("lot", len(self.contenders))

    def thrown(self, s: State, outcome: list[int]) -> None:
        if not self.shuffled:
            self.shuffled = True
            s.deck = [s.deck[place] for place in outcome]
            s.tell(ev.SHUFFLED, len(s.deck))
            if self.spare:
                s.aside = s.aside + s.deck[: self.spare]
                s.deck = s.deck[self.spare :]
                self.spare = 0
            self.deal(s)
        elif s.rules.first_by_die:
            best = max(outcome)
            rolled: list[int] = []
            for place, face in enumerate(outcome):
                rolled.append(self.contenders[place])
                rolled.append(face)
            s.tell(ev.DICE, -1, 0, 0, rolled)
            self.contenders = [
                seat for place, seat in enumerate(self.contenders) if outcome[place] == best
            ]
        else:
            self.contenders = [self.contenders[outcome[0]]]

    def deal(self, s: State) -> None:
        for player in s.players:
            cards = [s.deck.pop() for _ in range(s.rules.first_hand)]
            for kind in cards:
                player.draw(kind)
            s.tell(ev.DEALT, player.seat, len(cards), 0, None, player.seat, cards)


STEPS.declare(StepKind("beginning", Beginning.read, ["turn"], phase="setup"))
