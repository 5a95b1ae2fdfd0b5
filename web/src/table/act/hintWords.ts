/** The reasons of a hint, as a person would say them. */
import { knows, t } from "../../lib/i18n";
import type { Advice } from "../../wire";
import type { Called } from "../words";

/** Under a heading that says they are equal, a move need not say so itself. */
const SAID_ABOVE = new Set(["hint-best", "hint-equal"]);

/** One sentence for each reason; `equal` is the number of moves that are as good as the best. */
export function hintWords(advice: Advice, called: Called, equal: number): string[] {
  // Plans that are equal are told apart by what they are, hardly by what they lead to.
  const most = equal > 1 && advice.tied ? 2 : 3;
  const said = advice.reasons.flatMap(({ template, words }) => {
    if (!knows(template) || (equal > 1 && SAID_ABOVE.has(template))) return [];
    const id = template.slice("hint-".length);
    return [t(`hint-${id}`, { ...words, name: words.name ? called(words.name) : "" })];
  });
  return said.slice(0, most);
}
