/** A trait without a drawing shows its initials: on its icon, and on a badge on the animal. */
import { DRAWINGS } from "./every";
import { dot, type Stroke } from "./paint";

export const isDrawn = (trait: string): boolean => trait in DRAWINGS;

/** “Sp” for spiny, “TF” for two-faced. */
export function initials(trait: string): string {
  const words = trait.split("-").filter(Boolean);
  if (words.length > 1) return words.slice(0, 2).map(first).join("");
  return first(trait) + trait.slice(1, 2);
}

const first = (word: string): string => word.charAt(0).toLocaleUpperCase();

/** The badge that an animal wears for it; the initials stand in its middle. */
export const BADGE: readonly Stroke[] = [
  ["white", dot(0, 0, 11)],
  ["line", dot(0, 0, 11)],
];

/** How far apart two badges hang. */
export const BADGE_STEP = 20;
