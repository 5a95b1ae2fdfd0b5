/** Sample animals for cards, the gallery and the start page. */
import type { Look } from "./compose";
import { isPair } from "./kinds";

/** The coat of specimens, which the eighth player wears too. */
const NOBODY = "H";

/** A card that is no trait of the animal but the animal itself. */
const WHOLE = "anglerfish";

export function animalWith(name: string, traits: readonly string[]): Look {
  const worn = traits.filter((trait) => !isPair(trait) && trait !== WHOLE);
  return {
    name,
    traits: worn.map((trait) => ({
      trait,
      card: trait,
      token: trait === "fat-tissue" ? "yellow" : "",
      used: false,
      rests: false,
      off: false,
    })),
    shared: traits.filter((trait) => isPair(trait)),
    turned: traits.includes(WHOLE),
    asleep: false,
    hidden: false,
    paralysed: false,
    poisoned: false,
    location: "",
  };
}

/** An animal with this trait alone; which animal depends on the trait. */
export function sample(trait: string, which = ""): Look {
  return animalWith(`${NOBODY}${trait}${which}`, [trait]);
}
