/** The Shadow's deeds, read from the log of a game. */

import type { PhraseInfo, Step } from "../wire";

/** What the Shadow did, for the story of its win or of its end. */
export interface ShadowStory {
  rounds: number;
  created: number;
  attacks: number;
  /** The creatures that it transmuted. */
  transmuted: string[];
}

/** The Shadow's creatures are those of the second seat. */
export function shadowStory(steps: readonly Step[]): ShadowStory {
  const story: ShadowStory = { rounds: 1, created: 0, attacks: 0, transmuted: [] };
  const its = (line: PhraseInfo): boolean => line.words["creature"]?.startsWith("B") ?? false;
  for (const line of steps.flatMap((step) => step.lines)) {
    if (line.template === "round") story.rounds = Number(line.words["round"]);
    else if (line.template === "shadow.creates") story.created += 1;
    else if (line.template === "attacked" && its(line)) story.attacks += 1;
    else if (line.template === "transmuted" && its(line))
      story.transmuted.push(line.words["creature"] ?? "");
  }
  return story;
}
