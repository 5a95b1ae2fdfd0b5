"""Enlists every trait, in the order of their numbers."""

from typing import Final

from tangledbank.creatures import verbs as v
from tangledbank.creatures.traits.annoying import Annoying
from tangledbank.creatures.traits.astral import Astral
from tangledbank.creatures.traits.fire_breathing import FireBreathing
from tangledbank.creatures.traits.generous import Generous
from tangledbank.creatures.traits.metamorph import Metamorph
from tangledbank.creatures.traits.molting import Molting
from tangledbank.creatures.traits.poisonous import Poisonous
from tangledbank.creatures.traits.profile import TRAITS
from tangledbank.creatures.traits.protective import Protective
from tangledbank.creatures.traits.scary import Scary
from tangledbank.creatures.traits.shining import Shining
from tangledbank.creatures.traits.sleep_inducing import SleepInducing
from tangledbank.creatures.traits.small import Small
from tangledbank.creatures.traits.stone import Stone
from tangledbank.creatures.traits.trait import enlist
from tangledbank.creatures.traits.two_headed import TwoHeaded
from tangledbank.creatures.traits.vampire import Vampire
from tangledbank.creatures.traits.winged import Winged

enlist(Vampire())
enlist(FireBreathing())
enlist(SleepInducing())
enlist(Metamorph(), v.TURN)
enlist(Scary(), v.SCARE)
enlist(Annoying(), v.WAKE)
enlist(Generous(), v.GIVE)
enlist(Astral())
enlist(Winged())
enlist(Stone())
enlist(Protective())
enlist(Poisonous())
enlist(Small())
enlist(Molting())
enlist(TwoHeaded())
enlist(Shining())

TRAIT_COUNT: Final = len(TRAITS)
