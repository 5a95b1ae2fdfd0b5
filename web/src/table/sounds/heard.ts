/** What is heard of what the log tells. */
import type { PhraseInfo } from "../../wire";

export const SOUNDS = ["card", "token", "bite", "dice", "birth", "death", "turn", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** By the first word of a template, as in `got.supply`. */
export type Voices = Readonly<Record<string, Sound>>;

export const EVOLUTION: Voices = {
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

export const CREATURES: Voices = {
  added: "card",
  took: "token",
  gained: "token",
  gave: "token",
  struck: "bite",
  choice: "dice",
  "new-creature": "birth",
  transmuted: "birth",
  burnt: "death",
  round: "turn",
  "game-over": "end",
};

/** More than this in a row is noise. */
const MOST = 6;

export function soundOf({ template }: PhraseInfo, voices: Voices): Sound | undefined {
  // An attack that came to nothing makes no noise.
  return template === "struck.vain" ? undefined : voices[template.split(".", 1)[0] ?? ""];
}

/** In order; the same sound twice running is heard once. */
export function heard(lines: readonly PhraseInfo[], voices: Voices = EVOLUTION): Sound[] {
  const found: Sound[] = [];
  for (const line of lines) {
    const sound = soundOf(line, voices);
    if (sound && found.at(-1) !== sound) found.push(sound);
  }
  return found.length > MOST ? found.slice(-MOST) : found;
}
