/** Nicknames: what is wrong with one, and a pleasant one for who has none. */

import { t } from "./i18n";

export const longest = 24;

/** A name as it will be shown: no odd spaces, nothing invisible. */
export function tidy(name: string): string {
  return name.normalize("NFC").replace(/\p{C}/gu, "").replace(/\s+/gu, " ").trim();
}

/** Why this cannot be a name, as the id of a message; empty if it can. */
export function wrongWithName(name: string): "" | "name-empty" | "name-long" | "name-markup" {
  const tidied = tidy(name);
  if (!tidied) return "name-empty";
  if (/[<>]/.test(tidied)) return "name-markup";
  return [...tidied].length > longest ? "name-long" : "";
}

function oneOf(words: string, random: () => number): string {
  const all = words.split(",").map((word) => word.trim());
  return all[Math.floor(random() * all.length)] ?? "";
}

/** Something like Curious Newt, so that nobody has to think of a name first. */
export function inventedName(random: () => number = Math.random): string {
  const manner = oneOf(t("name-manners"), random);
  const animal = oneOf(t("name-animals"), random);
  return t("name-invented", { manner, animal }).slice(0, longest);
}
