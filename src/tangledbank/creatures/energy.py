"""Energy and sleep: what creatures take, gain and lose, and when they are transmuted."""

from tangledbank.creatures import events as ev
from tangledbank.creatures.state import CELLS, OVER, Creature, State
from tangledbank.native import i64


def fall_asleep(s: State, creature: Creature) -> None:
    if not creature.asleep:
        creature.asleep = True
        s.tell(ev.SLEPT, creature.ref)


def gain(s: State, creature: Creature) -> None:
    """Gain one energy from the reserve, if a cell is free."""
    if creature.energy < CELLS:
        creature.energy += 1
        s.tell(ev.GAINED, creature.ref, 1)


def lose(s: State, creature: Creature) -> bool:
    """Lose one energy to the reserve; false if it has none."""
    if creature.energy == 0:
        return False
    creature.energy -= 1
    s.tell(ev.LOST, creature.ref, 1)
    return True


# The source


def upper_trait(s: State) -> i64:
    """The trait that opens the upper part, as a mask; 0 if the part is empty (CREA-TAKE-02)."""
    if s.upper == 0:
        return 0
    return s.rules.bestiary.sources[s.source].opens


def upper_is_open(s: State, creature: Creature) -> bool:
    """May it take from the upper part?"""
    return creature.working() & upper_trait(s) != 0


def most_to_take(s: State, creature: Creature) -> int:
    most = 1
    for trait in creature.in_force().takes:
        most = max(most, trait.most(s, creature))
    return most


def take(s: State, creature: Creature, lower: i64, upper: i64) -> None:
    """Move energy from the source to the creature, and trigger its traits."""
    s.lower -= lower
    s.upper -= upper
    creature.energy += lower + upper
    s.tell(ev.TOOK, creature.ref, lower, upper)
    if creature.energy < CELLS:
        for trait in creature.in_force().after_take:
            trait.after_take(s, creature)


def open_source(s: State) -> None:
    """Open the top source and fill it (CREA-SET-02)."""
    s.source = s.sources.pop()
    source = s.rules.bestiary.sources[s.source]
    # Solo is set up as for two.
    s.lower = source.energy[max(len(s.players), 2) - 2]
    s.upper = source.bonus
    s.tell(ev.SOURCE, s.source, s.lower, s.upper)


# Transmutation


def energy_needed(s: State, creature: Creature) -> int:
    need = CELLS
    for trait in creature.in_force().transmutes:
        need = min(need, trait.needs(s, creature))
    return need


def transmute(s: State, creature: Creature) -> None:
    """The creature leaves the table and its owner gets a token, perhaps the last."""
    player = s.players[creature.ref >> 8]
    player.creatures.remove(creature)
    s.discard.append(creature.card)
    for card in creature.cards:
        s.discard.append(card.kind)
    player.tokens += 1
    s.tell(ev.TRANSMUTED, creature.ref, player.tokens)
    goal = s.rules.shadow_goal if player.seat == s.rules.shadow else s.rules.goal
    if player.tokens >= goal:
        s.winner = player.seat
        s.phase = OVER
        s.stack.clear()
        s.tell(ev.GAME_OVER, player.seat)
