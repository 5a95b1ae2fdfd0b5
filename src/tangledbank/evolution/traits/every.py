"""Every trait of the game, enlisted in the order of their numbers."""

from typing import Final

from tangledbank.evolution import verbs
from tangledbank.evolution.traits.ambush import Ambush
from tangledbank.evolution.traits.anglerfish import Anglerfish
from tangledbank.evolution.traits.big import Big
from tangledbank.evolution.traits.burrowing import Burrowing
from tangledbank.evolution.traits.camouflage import Camouflage
from tangledbank.evolution.traits.carnivorous import Carnivorous
from tangledbank.evolution.traits.cnidocytes import Cnidocytes
from tangledbank.evolution.traits.communication import Communication
from tangledbank.evolution.traits.cooperation import Cooperation
from tangledbank.evolution.traits.edificator import Edificator
from tangledbank.evolution.traits.fat_tissue import FatTissue
from tangledbank.evolution.traits.flight import Flight
from tangledbank.evolution.traits.grazing import Grazing
from tangledbank.evolution.traits.herding import Herding
from tangledbank.evolution.traits.hibernation import Hibernation
from tangledbank.evolution.traits.ink_cloud import InkCloud
from tangledbank.evolution.traits.intellect import Intellect
from tangledbank.evolution.traits.metamorphosis import Metamorphosis
from tangledbank.evolution.traits.migration import Migration
from tangledbank.evolution.traits.mimicry import Mimicry
from tangledbank.evolution.traits.neoplasia import Neoplasia
from tangledbank.evolution.traits.parasite import Parasite
from tangledbank.evolution.traits.piracy import Piracy
from tangledbank.evolution.traits.poisonous import Poisonous
from tangledbank.evolution.traits.r_strategy import RStrategy
from tangledbank.evolution.traits.recombination import Recombination
from tangledbank.evolution.traits.regeneration import Regeneration
from tangledbank.evolution.traits.running import Running
from tangledbank.evolution.traits.scavenger import Scavenger
from tangledbank.evolution.traits.sharp_vision import SharpVision
from tangledbank.evolution.traits.shell import Shell
from tangledbank.evolution.traits.shy import Shy
from tangledbank.evolution.traits.specialization_a import SpecializationA
from tangledbank.evolution.traits.specialization_b import SpecializationB
from tangledbank.evolution.traits.suckerfish import Suckerfish
from tangledbank.evolution.traits.swimming import Swimming
from tangledbank.evolution.traits.symbiosis import Symbiosis
from tangledbank.evolution.traits.tail_loss import TailLoss
from tangledbank.evolution.traits.trait import BY_VERB, TRAITS, enlist
from tangledbank.evolution.traits.trematode import Trematode
from tangledbank.evolution.traits.viviparous import Viviparous
from tangledbank.evolution.traits.warm_blooded import WarmBlooded

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
enlist(Flight())
enlist(Intellect())
enlist(Ambush())
enlist(Anglerfish())
enlist(InkCloud(), verbs.INK)
enlist(Shell(), verbs.HIDE)
enlist(Metamorphosis(), verbs.SHED)
enlist(Viviparous())
enlist(SpecializationA(), verbs.SPECIALIZE)
enlist(SpecializationB())
enlist(Trematode())
enlist(Herding())
enlist(Migration())
enlist(Suckerfish())
enlist(Regeneration())
enlist(Cnidocytes())
enlist(Recombination(), verbs.RECOMBINE)
enlist(Edificator())
enlist(Neoplasia())
enlist(RStrategy())
enlist(WarmBlooded(), verbs.WARM)
enlist(Shy())

BY_VERB[verbs.DROP_PAIR] = BY_VERB[verbs.DROP]

#: How many traits the game knows.
TRAIT_COUNT: Final = len(TRAITS)
