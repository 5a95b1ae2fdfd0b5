/** What the animals of the table on this page are called. */
import { t, tOr } from "../../lib/i18n";
import { settings } from "../../lib/settings.svelte";
import { givenName } from "./given";

let table = $state.raw("");
// The words come with the page, in a file of their own; until then notation has to do.
const names = $derived(tOr("animal-names", "").split(/,\s*/).filter(Boolean));

/** A page shows one table; its id decides the names. */
export function nameAnimalsOf(id: string): void {
  table = id;
}

/** The given name of an animal, by its notation: “Bramble”. */
export function given(notation: string): string {
  const found = givenName(notation, table, names);
  if (!found) return notation;
  return found.times === 1 ? found.name : t("animal-name-again", { ...found });
}

/** What it is called in a sentence: with its notation beside it, if the reader wants that. */
export function fullName(notation: string): string {
  const name = given(notation);
  if (!settings.notation || name === notation) return name;
  return t("animal-name-noted", { name, notation });
}

/** The same where there is room for two or three letters. */
export function shortName(notation: string): string {
  return settings.notation ? notation : [...given(notation)].slice(0, 2).join("");
}
