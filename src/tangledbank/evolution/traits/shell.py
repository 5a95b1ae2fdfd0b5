"""Shell: the attacked animal hides for the rest of the turn; empty shells find new inhabitants."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.hunting import AMBUSH
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.names import SHELL
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import ANSWERS, STAYS, Trait
from tangledbank.evolution.verbs import ACTIONS, HIDE


class Shell(Trait):
    def __init__(self) -> None:
        super().__init__(
            "shell",
            ANSWERS | STAYS,
            hinders=True,
            hides=True,
            foils="FLY-SHELL-05",
            card_set="fly",
            verbs=[HIDE],
            opinion=Opinion(kept=1.0, useful=1.3, danger=0.25),
        )

    def answers(self, s: State, hunt: Step, prey: Animal, found: list[Action]) -> None:
        hide = ACTIONS.action(HIDE)
        if not self.bars_answer(s, hunt, prey, hide, QUICK):
            found.append(hide)

    def bars_answer(self, s: State, hunt: Step, prey: Animal, action: Action, why: Why) -> bool:
        assert isinstance(hunt, Hunt)
        if hunt.kind == AMBUSH and why.bar("FLY-AMBUSH-05", prey.ref):
            return True
        return prey.hidden and why.bar("FLY-SHELL-01", prey.ref)

    def answer(self, s: State, hunt: Step, prey: Animal, action: Action) -> None:
        assert isinstance(hunt, Hunt)
        prey.hidden = True
        prey.mark(SHELL, s.tick)
        s.tell(ev.HID, prey.ref)
        s.here(hunt.hunter).foiled = SHELL
        hunt.escaped()
