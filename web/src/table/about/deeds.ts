/** What an animal did, and what was done to it, since the turn began. */
import { animalsOf, plain, sentence } from "../../log/sentence";
import { fullName } from "../names/naming.svelte";
import type { PhraseInfo, Step } from "../../wire";

const ENOUGH = 12;

export function deedsOf(steps: readonly Step[], animal: string): PhraseInfo[] {
  const found: PhraseInfo[] = [];
  for (const step of steps.toReversed()) {
    for (const line of step.lines.toReversed()) {
      const [kind] = line.template.split(".");
      if (kind === "turn") return found.toReversed();
      if (animalsOf(line, "evolution").includes(animal)) found.push(line);
      if (found.length === ENOUGH) return found.toReversed();
    }
  }
  return found.toReversed();
}

export function deedWords(deed: PhraseInfo): string {
  return plain(sentence(deed, { game: "evolution", name: (call) => call, animal: fullName }));
}
