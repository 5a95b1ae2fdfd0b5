"""What is printed on the cards, written down independently."""

from typing import Final

from tangledbank.evolution.traits import names as t

#: The traits that the reference knows.  Add a new one here when you teach it.
KNOWN: Final = frozenset(t.NAMES[: t.PRINTED])

#: The number in the corner of a card (BASE-COMP-10, EXP-RULING-80).  Options give those of
#: Viviparous and Intellect.
EXTRA_FOOD = {
    t.CARNIVOROUS: 1,  # BASE-CARNIVOROUS-01
    t.BIG: 1,  # BASE-BIG-01
    t.PARASITE: 2,  # BASE-PARASITE-02
    t.TREMATODE: 1,  # FLY-TREMATODE-04
    t.WARM_BLOODED: 1,  # SPEC-WARM-BLOODED-01
}

#: BASE-PAIR-08, FLY-TREMATODE-03, CONT-RECOMBINATION-01.
PAIRS = (t.COMMUNICATION, t.COOPERATION, t.SYMBIOSIS, t.TREMATODE, t.RECOMBINATION)

#: Whose animals get these: BASE-PARASITE-01, CONT-NEOPLASIA-01, FLY-TREMATODE-01.
ON_RIVALS = (t.PARASITE, t.NEOPLASIA, t.TREMATODE)
ON_ANYBODY = (t.R_STRATEGY,)  # SPEC-R-STRATEGY-01

SPECIALIZATIONS = (t.SPECIALIZATION_A, t.SPECIALIZATION_B)

#: Traits that affect an attack, so that Intellect may ignore them (EXP-RULING-10), besides
#: Symbiosis.
BEARS_ON_ATTACKS = (
    t.BIG,
    t.SWIMMING,
    t.CAMOUFLAGE,
    t.BURROWING,
    t.FLIGHT,
    t.HERDING,
    t.RUNNING,
    t.MIMICRY,
    t.TAIL_LOSS,
    t.SHELL,
    t.INK_CLOUD,
    t.SHY,
    t.POISONOUS,
    t.CNIDOCYTES,
)
