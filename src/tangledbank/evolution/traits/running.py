"""Running: a die decides whether the attacked animal gets away."""

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.hunt import ROLLING, Hunt
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.names import RUNNING
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import ANSWERS, ROLLS, Trait
from tangledbank.evolution.verbs import ACTIONS, RUN
from tangledbank.native import i64


class Running(Trait):
    def __init__(self) -> None:
        super().__init__(
            "running",
            ANSWERS | ROLLS,
            hinders=True,
            foils="BASE-RUNNING-02",
            verbs=[RUN],
            opinion=Opinion(useful=0.8, danger=0.55),
        )

    def answers(self, s: State, hunt: Step, prey: Animal, found: list[Action]) -> None:
        assert isinstance(hunt, Hunt)
        if not hunt.rolled:
            found.append(ACTIONS.action(RUN))

    def must_answer(self, s: State, hunt: Step, prey: Animal) -> bool:
        assert isinstance(hunt, Hunt)
        return s.rules.running_forced and not hunt.rolled

    def bars_accepting(self, s: State, hunt: Step, prey: Animal, why: Why) -> bool:
        assert isinstance(hunt, Hunt)
        if why.bar("BASE-RUNNING-03", prey.ref):
            return True
        return hunt.own_attack() and why.bar("BASE-HUNT-13", prey.ref)

    def bars_answer(self, s: State, hunt: Step, prey: Animal, action: Action, why: Why) -> bool:
        assert isinstance(hunt, Hunt)
        return hunt.rolled and why.bar("BASE-RUNNING-01", prey.ref)

    def answer(self, s: State, hunt: Step, prey: Animal, action: Action) -> None:
        assert isinstance(hunt, Hunt)
        hunt.rolled = True
        hunt.stage = ROLLING

    def thrown(self, s: State, hunt: Step, prey: Animal, die: i64) -> None:
        assert isinstance(hunt, Hunt)
        away = die >= s.rules.running_threshold
        s.tell(ev.RAN, prey.ref, die, 1 if away else 0)
        if away:
            s.here(hunt.hunter).foiled = RUNNING
            hunt.escaped()
