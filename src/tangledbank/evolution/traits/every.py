"""Every trait of the game, enlisted in the order of their numbers."""

from typing import Final

from tangledbank.evolution import verbs
from tangledbank.evolution.traits.big import Big
from tangledbank.evolution.traits.burrowing import Burrowing
from tangledbank.evolution.traits.camouflage import Camouflage
from tangledbank.evolution.traits.carnivorous import Carnivorous
from tangledbank.evolution.traits.communication import Communication
from tangledbank.evolution.traits.cooperation import Cooperation
from tangledbank.evolution.traits.fat_tissue import FatTissue
from tangledbank.evolution.traits.grazing import Grazing
from tangledbank.evolution.traits.hibernation import Hibernation
from tangledbank.evolution.traits.mimicry import Mimicry
from tangledbank.evolution.traits.parasite import Parasite
from tangledbank.evolution.traits.piracy import Piracy
from tangledbank.evolution.traits.poisonous import Poisonous
from tangledbank.evolution.traits.running import Running
from tangledbank.evolution.traits.scavenger import Scavenger
from tangledbank.evolution.traits.sharp_vision import SharpVision
from tangledbank.evolution.traits.swimming import Swimming
from tangledbank.evolution.traits.symbiosis import Symbiosis
from tangledbank.evolution.traits.tail_loss import TailLoss
from tangledbank.evolution.traits.trait import BY_VERB, TRAITS, enlist

enlist(Carnivorous(), verbs.ATTACK)
enlist(FatTissue(), verbs.BURN)
enlist(Swimming())
enlist(Running(), verbs.RUN)
enlist(Mimicry(), verbs.REDIRECT)
enlist(Big())
enlist(Grazing(), verbs.GRAZE)
enlist(Poisonous())
enlist(TailLoss(), verbs.DROP)
enlist(Communication())
enlist(Hibernation(), verbs.HIBERNATE)
enlist(Scavenger())
enlist(Symbiosis())
enlist(Cooperation())
enlist(Piracy(), verbs.STEAL)
enlist(Burrowing())
enlist(Camouflage())
enlist(SharpVision())
enlist(Parasite())

BY_VERB[verbs.DROP_PAIR] = BY_VERB[verbs.DROP]

#: How many traits the game knows.
TRAIT_COUNT: Final = len(TRAITS)
