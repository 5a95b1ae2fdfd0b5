"""What a turn allows, written down again from the rules and compared with the engine."""

from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.state import Creature, State
from tangledbank.creatures.traits.names import NAMES
from tangledbank.creatures.turn import Turn
from tangledbank.laws.broken import LawBroken

ATTACKS = {"vampire", "fire-breathing", "sleep-inducing"}


def check(game: Game) -> None:
    """The actions of the activation step, one by one."""
    s = game.state
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Turn):
        return
    listed = {str(action) for action in game.legal_actions()}
    wanted: set[str] = set()
    for creature in s.players[top.seat].creatures:
        if not creature.asleep and top.creature in (-1, creature.ref):
            wanted |= actions_of(s, creature)
    verbs = {"take", "transmute", "attack", "sleep"}
    found = {line for line in listed if line.split()[0] in verbs}
    if found != wanted:
        raise LawBroken("reference", f"expected {sorted(wanted ^ found)} to be otherwise", game)


def actions_of(s: State, creature: Creature) -> set[str]:
    name = creature_name(creature.ref)
    traits = working(creature)
    found = {f"sleep {name}"}
    if creature.energy == 4 or (
        creature.energy == 3 and "small" in traits and len(creature.cards) <= 3
    ):
        found.add(f"transmute {name}")
    bonus = s.rules.bestiary.sources[s.source].trait
    upper = s.upper if bonus >= 0 and NAMES[bonus] in traits else 0
    most = 2 if "two-headed" in traits else 1
    for low in range(most + 1):
        for high in range(most + 1 - low):
            fits = low <= s.lower and high <= upper and low + high <= 4 - creature.energy
            if low + high and fits:
                found.add(f"take {name} {'+'.join(['lower'] * low + ['upper'] * high)}")
    if traits & ATTACKS:
        for player in s.players:
            for target in player.creatures:
                if target is not creature and may_attack(creature, target):
                    found.add(f"attack {name} {creature_name(target.ref)}")
    return found


def working(creature: Creature) -> set[str]:
    return set() if creature.scared else {NAMES[card.trait] for card in creature.cards}


def may_attack(attacker: Creature, target: Creature) -> bool:
    one, other = working(attacker), working(target)
    if ("astral" in one) != ("astral" in other):
        return False
    if "winged" in other and len(attacker.cards) >= len(target.cards):
        return False
    return not ("stone" in other and target.asleep)
