"""Empty shells: an animal may settle in one that lies on the table."""

from tangledbank.core.why import Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.state import Animal, State, TraitCard
from tangledbank.evolution.traits.trait import STAGES, TRAITS
from tangledbank.native import i64


def shell_for(s: State, animal: Animal) -> i64:
    """The empty shell this animal could settle in, or -1."""
    for shell in s.shells:
        if not s.rules.shells_stay_where_they_fell or shell >> 12 == animal.location:
            return shell
    return -1


def shell_of(shell: i64) -> i64:
    """The trait of an empty shell: the one for whose sake its card has stayed on the table."""
    first = shell >> 6 & 63
    return first if STAGES.stays >> first & 1 else shell & 63


def bars_shell(s: State, animal: Animal, why: Why) -> bool:
    """Is there no shell for this animal, or may it not have one?"""
    shell = shell_for(s, animal)
    if shell < 0:
        return why.bar("FLY-SHELL-07", animal.ref)
    trait = TRAITS[shell_of(shell)]
    for card in animal.cards:
        if card.trait == trait.number and why.bar(trait.twice, animal.ref):
            return True
        if STAGES.hosts >> card.trait & 1 and not card.off:
            if TRAITS[card.trait].bars_card(s, animal, trait.number, why):
                return True
    return False


def settle(s: State, animal: Animal) -> None:
    """Move an animal into an empty shell: the card lies on it as if just played."""
    shell = shell_for(s, animal)
    shells = s.shells[:]
    shells.remove(shell)
    s.shells = shells
    kind = shell & 4095
    animal.add(TraitCard(kind, shell_of(shell)))
    s.players[animal.ref >> 8].refresh(animal)
    s.tell(ev.SETTLED, animal.ref)
