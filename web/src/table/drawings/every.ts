import type { Drawing } from "./paint";
import ambush from "./traits/ambush";
import anglerfish from "./traits/anglerfish";
import big from "./traits/big";
import burrowing from "./traits/burrowing";
import camouflage from "./traits/camouflage";
import carnivorous from "./traits/carnivorous";
import cnidocytes from "./traits/cnidocytes";
import communication from "./traits/communication";
import cooperation from "./traits/cooperation";
import edificator from "./traits/edificator";
import fatTissue from "./traits/fat-tissue";
import flight from "./traits/flight";
import grazing from "./traits/grazing";
import herding from "./traits/herding";
import hibernation from "./traits/hibernation";
import inkCloud from "./traits/ink-cloud";
import intellect from "./traits/intellect";
import metamorphosis from "./traits/metamorphosis";
import migration from "./traits/migration";
import mimicry from "./traits/mimicry";
import neoplasia from "./traits/neoplasia";
import parasite from "./traits/parasite";
import piracy from "./traits/piracy";
import poisonous from "./traits/poisonous";
import rStrategy from "./traits/r-strategy";
import recombination from "./traits/recombination";
import regeneration from "./traits/regeneration";
import running from "./traits/running";
import scavenger from "./traits/scavenger";
import sharpVision from "./traits/sharp-vision";
import shell from "./traits/shell";
import shy from "./traits/shy";
import specializationA from "./traits/specialization-a";
import specializationB from "./traits/specialization-b";
import suckerfish from "./traits/suckerfish";
import swimming from "./traits/swimming";
import symbiosis from "./traits/symbiosis";
import tailLoss from "./traits/tail-loss";
import trematode from "./traits/trematode";
import viviparous from "./traits/viviparous";
import warmBlooded from "./traits/warm-blooded";

/** Every trait's drawing, by the trait's name. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ambush,
  anglerfish,
  big,
  burrowing,
  camouflage,
  carnivorous,
  cnidocytes,
  communication,
  cooperation,
  edificator,
  "fat-tissue": fatTissue,
  flight,
  grazing,
  herding,
  hibernation,
  "ink-cloud": inkCloud,
  intellect,
  metamorphosis,
  migration,
  mimicry,
  neoplasia,
  parasite,
  piracy,
  poisonous,
  "r-strategy": rStrategy,
  recombination,
  regeneration,
  running,
  scavenger,
  "sharp-vision": sharpVision,
  shell,
  shy,
  "specialization-a": specializationA,
  "specialization-b": specializationB,
  suckerfish,
  swimming,
  symbiosis,
  "tail-loss": tailLoss,
  trematode,
  viviparous,
  "warm-blooded": warmBlooded,
};
