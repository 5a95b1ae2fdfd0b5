"""Tail loss: the attacked animal throws away one of its traits and lives."""

from tangledbank.core.action import Action
from tangledbank.core.why import Why
from tangledbank.evolution.death import drop_card, drop_link
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.rules import ALWAYS, OWN_ATTACK
from tangledbank.evolution.state import Animal, Link, State, Step
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import ANSWERS, STAGES, TRAITS, Trait
from tangledbank.evolution.verbs import ACTIONS, DROP, DROP_PAIR
from tangledbank.native import i64


class TailLoss(Trait):
    def __init__(self) -> None:
        super().__init__(
            "tail-loss",
            ANSWERS,
            hinders=True,
            verbs=[DROP, DROP_PAIR],
            opinion=Opinion(kept=1.0, useful=1.0, danger=0.4),
        )

    def answers(self, s: State, hunt: Step, prey: Animal, found: list[Action]) -> None:
        for card in prey.cards:
            choice = ACTIONS.action(DROP, card.kind, card.trait, card.token)
            if choice not in found:
                found.append(choice)
        for link in s.players[prey.ref >> 8].links:
            if link.a == prey.ref or link.b == prey.ref:
                if TRAITS[link.trait].stuck:
                    continue
                found.append(
                    ACTIONS.action(DROP_PAIR, link.kind, link.trait, link.partner(prey.ref))
                )

    def must_answer(self, s: State, hunt: Step, prey: Animal) -> bool:
        assert isinstance(hunt, Hunt)
        forced = s.rules.tail_loss_forced
        return forced == ALWAYS or (forced == OWN_ATTACK and hunt.own_attack())

    def bars_accepting(self, s: State, hunt: Step, prey: Animal, why: Why) -> bool:
        assert isinstance(hunt, Hunt)
        if s.rules.tail_loss_forced != OWN_ATTACK:
            return why.bar("D-19", prey.ref)
        if why.bar("BASE-TAIL-LOSS-04", prey.ref):
            return True
        return hunt.own_attack() and why.bar("BASE-HUNT-13", prey.ref)

    def bars_answer(self, s: State, hunt: Step, prey: Animal, action: Action, why: Why) -> bool:
        if self.place(prey, action) < 0 and self.link(s, prey, action) is None:
            return why.bar("BASE-TAIL-LOSS-01", prey.ref)
        if TRAITS[action.b].stuck:
            return why.bar("FLY-TREMATODE-02", prey.ref)
        return False

    def answer(self, s: State, hunt: Step, prey: Animal, action: Action) -> None:
        assert isinstance(hunt, Hunt)
        poisonous = prey.mask & STAGES.when_eaten != 0 and not s.rules.poison_spares_on_tail_loss
        bitten = list(prey.cards)
        player = s.players[prey.ref >> 8]
        # The card goes first, so that a dropped pair card no longer acts (BASE-RULING-29).
        link = self.link(s, prey, action)
        if link is not None:
            drop_link(s, player, link, prey.ref)
        else:
            drop_card(s, player, prey, self.place(prey, action))
        if poisonous:
            for card in bitten:
                TRAITS[card.trait].when_eaten(s, s.here(hunt.hunter), prey)
        hunt.escaped()
        hunt.feed_hunter(s, 1)

    def place(self, prey: Animal, action: Action) -> i64:
        """The place of the card that the action names, or -1."""
        if action.verb == DROP:
            for place, card in enumerate(prey.cards):
                if card.kind == action.a and card.trait == action.b and card.token == action.c:
                    return place
        return -1

    def link(self, s: State, prey: Animal, action: Action) -> Link | None:
        """The pair card that the action names."""
        if action.verb == DROP_PAIR:
            for link in s.players[prey.ref >> 8].links:
                if link.a == prey.ref or link.b == prey.ref:
                    if (
                        link.kind == action.a
                        and link.trait == action.b
                        and link.partner(prey.ref) == action.c
                    ):
                        return link
        return None
