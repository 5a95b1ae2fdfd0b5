"""Ink cloud: once a turn the attacked animal gets away, and the hunter must wait a while."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.hunting import spend_hunt
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.names import INK_CLOUD
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import ANSWERS, Trait, bars_used
from tangledbank.evolution.verbs import ACTIONS, INK


class InkCloud(Trait):
    def __init__(self) -> None:
        super().__init__(
            "ink-cloud",
            ANSWERS,
            hinders=True,
            card_set="fly",
            verbs=[INK],
            opinion=Opinion(kept=1.0, useful=1.2, danger=0.35),
        )

    def answers(self, s: State, hunt: Step, prey: Animal, found: list[Action]) -> None:
        ink = ACTIONS.action(INK)
        if not self.bars_answer(s, hunt, prey, ink, QUICK):
            found.append(ink)

    def bars_answer(self, s: State, hunt: Step, prey: Animal, action: Action, why: Why) -> bool:
        used = prey.used_since(INK_CLOUD, s.turn_tick)
        return used and bars_used(prey, INK_CLOUD, "FLY-INK-CLOUD-01", why)

    def answer(self, s: State, hunt: Step, prey: Animal, action: Action) -> None:
        assert isinstance(hunt, Hunt)
        prey.mark(INK_CLOUD, s.tick)
        # The hunter may attack again, but not before its owner's next go (EXP-RULING-36).
        hunter = s.here(hunt.hunter)
        spend_hunt(hunter, 0)
        hunter.inked = s.tick
        s.tell(ev.INKED, prey.ref)
        hunt.escaped()
