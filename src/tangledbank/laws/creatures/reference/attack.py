"""An attack from its declaration to the attacker's sleep (CREA-ATK-07)."""

from tangledbank.creatures import verbs as v
from tangledbank.creatures.traits import names as t
from tangledbank.creatures.verbs import action
from tangledbank.laws.creatures.reference.table import Course, Creature, Question, Table
from tangledbank.laws.creatures.reference.targets import ATTACK_TRAITS, guards, would_change
from tangledbank.laws.creatures.reference.uses import Once, Span


def attack(table: Table, attacker: Creature, target: Creature) -> Course:
    table.uses.begin(Span.ATTACK)
    ready = guards(table, attacker, target)
    if ready:  # once: the creature that steps in is not asked again (CREA-PROTECTIVE-02)
        if table.is_shadow(target):
            target = ready[0]  # CREA-SOLO-06
        else:
            answers = {action(v.REDIRECT, one.ref) for one in ready} | {action(v.ACCEPT)}
            answer = yield Question(target.seat, frozenset(answers))
            if answer.verb == v.REDIRECT:
                target = table.here(answer.a)
    attack_on = Strikes(table, attacker, target)
    if table.is_shadow(attacker):
        attack_on.all_of_them()
    else:
        yield from attack_on.as_asked()
    if attack_on.successes and t.POISONOUS in target.working():  # CREA-POISONOUS-01, -02
        attacker.discard_energy()
    attacker.asleep = True  # CREA-ATK-05


class Strikes:
    """The attack traits, one by one."""

    def __init__(self, table: Table, attacker: Creature, target: Creature) -> None:
        self.table = table
        self.attacker = attacker
        self.target = target
        self.successes = 0

    def left(self) -> list[int]:
        uses = self.table.uses
        own = self.attacker.working()
        return [one for one in ATTACK_TRAITS if one in own and uses.left(Once.ATTACK_TRAIT, one)]

    def objects(self, trait: int) -> list[int]:
        """Its target: 1 + a trait for Fire-breathing, if there is one; else 0."""
        if trait == t.FIRE_BREATHING and self.target.cards:
            return [1 + shown for _, shown in self.target.cards]
        return [0]

    def as_asked(self) -> Course:
        """At least one, some or all, in any order (CREA-ATK-03); a single answer is not asked."""
        while self.left():
            answers = {action(v.USE, one, on) for one in self.left() for on in self.objects(one)}
            if self.table.uses.any(Once.ATTACK_TRAIT):
                answers.add(action(v.STOP))
            if len(answers) == 1:
                (answer,) = answers
            else:
                answer = yield Question(self.attacker.seat, frozenset(answers))
            if answer.verb == v.STOP:
                return
            self.apply(answer.a, answer.b)

    def all_of_them(self) -> None:
        """The Shadow's attack; a choice card picks the trait that burns (CREA-SOLO-05)."""
        for trait in self.left():
            objects = self.objects(trait)
            on = objects[0]
            if on:
                on = objects[self.table.choose(len(objects))]
            self.apply(trait, on)

    def apply(self, trait: int, on: int) -> None:
        self.table.uses.note(Once.ATTACK_TRAIT, trait)
        target = self.target
        if not would_change(trait, target):
            return
        if trait == t.VAMPIRE:  # CREA-VAMPIRE-01
            target.discard_energy()
        elif trait == t.SLEEP_INDUCING:  # CREA-SLEEP-INDUCING-01
            target.asleep = True
        else:  # CREA-FIRE-BREATHING-01
            discard_trait(self.table, target, on - 1)
        self.successes += 1
        self.attacker.gain()  # CREA-ATK-02, -04


def discard_trait(table: Table, creature: Creature, trait: int) -> None:
    (card,) = [one for one in creature.cards if one[1] == trait]
    creature.cards.remove(card)
    table.discard.append(card[0])
