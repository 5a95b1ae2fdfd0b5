/** What can be shown moving, out of what the log tells. */
import type { PhraseInfo } from "../../wire";

export type Effect =
  | {
      readonly kind: "token";
      readonly token: "red" | "blue" | "yellow";
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: "attack"; readonly from: string; readonly to: string }
  | { readonly kind: "fall"; readonly animal: string }
  /** Dice beside an animal that runs, or over the food. */
  | { readonly kind: "dice"; readonly faces: readonly number[]; readonly at: string };

const DEATHS = new Set(["eaten", "starved", "died-of-poison", "died-of-neoplasia"]);

/** An effect names animals, or `supply` for the food of where the animal is. */
export function effectsOf(lines: readonly PhraseInfo[]): Effect[] {
  const found: Effect[] = [];
  let prey = "";
  for (const { template, words } of lines) {
    const animal = words.animal ?? "";
    const [kind = ""] = template.split(".");
    if (template === "got.supply") {
      found.push({ kind: "token", token: "red", from: "supply", to: animal });
    } else if (kind === "got") {
      const token = words.colour === "red" ? "red" : "blue";
      found.push({ kind: "token", token, from: prey || animal, to: animal });
    } else if (kind === "stole") {
      const token = words.colour === "red" ? "red" : "blue";
      found.push({ kind: "token", token, from: words.victim ?? "", to: animal });
    } else if (kind === "burnt") {
      found.push({ kind: "token", token: "yellow", from: animal, to: animal });
    } else if (kind === "attacked" || kind === "redirected") {
      prey = words.prey ?? "";
      found.push({ kind: "attack", from: animal, to: prey });
    } else if (kind === "ran") {
      found.push({ kind: "dice", faces: [Number(words.face)], at: animal });
    } else if (template === "dice" || template === "dice.you") {
      found.push({
        kind: "dice",
        faces: (words.faces ?? "").split(", ").map(Number),
        at: "supply",
      });
    } else if (DEATHS.has(kind)) {
      prey = kind === "eaten" ? (words.prey ?? "") : "";
      found.push({ kind: "fall", animal: kind === "eaten" ? prey : animal });
    }
  }
  return found;
}
