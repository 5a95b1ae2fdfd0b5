"""A player's turn: create, add a trait, activate (CREA-TURN)."""

from tangledbank.core.action import Action
from tangledbank.creatures import verbs as v
from tangledbank.creatures.traits import names as t
from tangledbank.creatures.verbs import action
from tangledbank.laws.creatures.reference.activation import offers, turned
from tangledbank.laws.creatures.reference.attack import attack, discard_trait
from tangledbank.laws.creatures.reference.table import (
    CELLS,
    Course,
    Creature,
    Player,
    Question,
    Table,
    Won,
)
from tangledbank.laws.creatures.reference.uses import Once, Span

ACTIONS = (v.TAKE, v.TRANSMUTE, v.ATTACK, v.SLEEP)

#: The trait used by each verb of an activation.
TRAIT_OF = {v.TURN: t.METAMORPH, v.SCARE: t.SCARY, v.WAKE: t.ANNOYING, v.GIVE: t.GENEROUS}

#: Ending the turn without an activation, when all sleep (CREA-TURN-04).
END = action(v.END)


def turn(table: Table, player: Player) -> Course:
    """One turn; a player who could only end it is not asked."""
    table.uses.begin(Span.TURN)
    while True:
        answers = before_activation(table, player)
        if answers == {END}:
            return
        answer = yield Question(player.seat, frozenset(answers))
        if answer is END:
            return
        if answer.verb == v.CREATE:
            player.hand.remove(answer.a)
            player.create(answer.a)
            table.uses.note(Once.CREATE)
        elif answer.verb == v.ADD:
            player.hand.remove(answer.a)
            table.here(answer.c).cards.append((answer.a, answer.b))
            table.uses.note(Once.ADD)
        else:
            yield from activation(table, table.here(answer.a), answer)
            return


def before_activation(table: Table, player: Player) -> set[Action]:
    """The steps in order: nobody goes back to an earlier one."""
    found: set[Action] = set()
    if table.uses.left(Once.ADD):
        if table.uses.left(Once.CREATE):
            found |= {action(v.CREATE, card) for card in player.hand}  # CREA-TURN-01
        for creature in player.creatures:
            found |= additions(creature, player.hand)
    for creature in player.awake():
        found |= offers(table, creature)
    return found if player.awake() else found | {END}  # CREA-TURN-04


def additions(creature: Creature, hand: list[int]) -> set[Action]:
    """Either trait of a card (CREA-TURN-02), except one it already has (CREA-TURN-03)."""
    sides = {(card, trait) for card in hand for trait in (card >> 6, card & 63)}
    fresh = [side for side in sides if side[1] not in creature.traits()]
    return {action(v.ADD, card, trait, creature.ref) for card, trait in fresh}


def activation(table: Table, creature: Creature, answer: Action) -> Course:
    """From the activated creature's first deed to its action (CREA-TURN-05)."""
    tired = False
    while answer.verb not in ACTIONS:
        use_trait(table, creature, answer)
        tired = tired or answer.verb == v.WAKE  # CREA-ANNOYING-02
        answer = yield Question(creature.seat, frozenset(offers(table, creature)))
    if answer.verb == v.TAKE:
        tired = tired or answer.b + answer.c == 2  # CREA-TWO-HEADED-01; else CREA-TAKE-03
        take(table, creature, answer.b, answer.c)
        yield from molt(table, creature)
    elif answer.verb == v.TRANSMUTE:
        transmute(table, creature)
    elif answer.verb == v.ATTACK:
        yield from attack(table, creature, table.here(answer.b))
    else:
        tired = True  # CREA-SLEEP-01
    if tired:
        creature.asleep = True


def use_trait(table: Table, creature: Creature, answer: Action) -> None:
    table.uses.note(Once.ACTIVATION_TRAIT, TRAIT_OF[answer.verb])
    if answer.verb == v.TURN:
        creature.cards = [
            (kind, turned(kind, shown) if shown == answer.b else shown)
            for kind, shown in creature.cards
        ]
    elif answer.verb == v.SCARE:
        table.here(answer.b).scared = True
    elif answer.verb == v.WAKE:
        table.here(answer.b).asleep = False
        table.uses.note(Once.WAKE, creature.ref)
    else:
        creature.energy -= 1
        table.here(answer.b).energy += 1


# Shared by players and the Shadow


def take(table: Table, creature: Creature, lower: int, upper: int) -> None:
    table.lower -= lower
    table.upper -= upper
    creature.energy += lower + upper


def may_molt(creature: Creature) -> list[int]:
    """The traits of which it may discard one, after taking from the source (CREA-MOLTING-01)."""
    if t.MOLTING not in creature.working() or creature.energy >= CELLS:
        return []
    return [trait for _, trait in creature.cards if trait != t.MOLTING]


def molt(table: Table, creature: Creature) -> Course:
    """Once, or not at all."""
    others = may_molt(creature)
    if others:
        answers = {action(v.SHED, trait) for trait in others} | {action(v.RETAIN)}
        answer = yield Question(creature.seat, frozenset(answers))
        if answer.verb == v.SHED:
            shed(table, creature, answer.a)


def shed(table: Table, creature: Creature, trait: int) -> None:
    discard_trait(table, creature, trait)
    creature.gain()


def transmute(table: Table, creature: Creature) -> None:
    """Its cards are discarded, and its owner gets a token (CREA-TRANS-01), perhaps the last."""
    owner = table.players[creature.seat]
    owner.creatures.remove(creature)
    table.discard += [creature.card, *(kind for kind, _ in creature.cards)]
    owner.tokens += 1
    if owner.tokens == tokens_to_win(table, owner):
        table.winner = owner.seat
        raise Won


def tokens_to_win(table: Table, player: Player) -> int:
    """Three, four in the Quartet (CREA-TRANS-02); the Shadow's by its level (CREA-SOLO-03)."""
    if player is table.shadow:
        return {"sinister": 1, "dim": 2, "faint": 3}[str(table.options["shadow_level"])]
    return 4 if table.options["variant"] == "quartet" else 3
