/** What is heard of what the log tells. */
import type { PhraseInfo } from "../../wire";

export const SOUNDS = ["card", "token", "bite", "dice", "birth", "death", "turn", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** By the first word of a template, as in `got.supply`. */
const OF: Readonly<Record<string, Sound>> = {
  played: "card",
  got: "token",
  stole: "token",
  burnt: "token",
  eaten: "bite",
  dice: "dice",
  ran: "dice",
  "new-animal": "birth",
  born: "birth",
  starved: "death",
  "died-of-poison": "death",
  "died-of-neoplasia": "death",
  turn: "turn",
  "game-over": "end",
};

/** More than this in a row is noise. */
const MOST = 6;

/** In order; the same sound twice running is heard once. */
export function heard(lines: readonly PhraseInfo[]): Sound[] {
  const found: Sound[] = [];
  for (const { template } of lines) {
    const sound = OF[template.split(".", 1)[0] ?? ""];
    if (sound && found.at(-1) !== sound) found.push(sound);
  }
  return found.length > MOST ? found.slice(-MOST) : found;
}
