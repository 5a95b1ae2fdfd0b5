/** What the catalogue says of traits, once it has come. */
import { api } from "../../lib/api";
import { language } from "../../lib/i18n";
import type { TraitInfo } from "../../wire";

/** Printed on the cards; the catalogue knows better where an option changes it. */
const PRINTED: Readonly<Record<string, number>> = {
  carnivorous: 1,
  big: 1,
  parasite: 2,
  intellect: 1,
  viviparous: 1,
  "warm-blooded": 1,
  trematode: 1,
};

class Traits {
  private known: ReadonlyMap<string, TraitInfo> = $state.raw(new Map());

  /** The language of what is known. */
  private spoken = "";

  /** Ask for it; a failure leaves what is printed. */
  async load(wanted = language()): Promise<void> {
    if (this.spoken === wanted) return;
    try {
      const { traits } = await api.catalogue(wanted);
      if (this.spoken === wanted || wanted !== language()) return;
      this.spoken = wanted;
      this.known = new Map(
        traits.filter((trait) => trait.game === "evolution").map((trait) => [trait.name, trait]),
      );
    } catch {
      // The table is playable without; the next look asks again.
    }
  }

  info(trait: string): TraitInfo | undefined {
    const wanted = language();
    if (this.spoken && this.spoken !== wanted) void this.load(wanted);
    return this.known.get(trait);
  }

  need(trait: string): number {
    return this.known.get(trait)?.need ?? PRINTED[trait] ?? 0;
  }
}

export const traits = new Traits();
