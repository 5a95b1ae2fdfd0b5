/** What something that can be picked looks like: what a tap on it would mean. */
import type { Flow, Stand } from "./flow";
import { parts, type Pick } from "./things";

/**
 * `act`: an animal that can do something; `gets`: one that a card or a deed is meant for; `prey`
 * and `kin`: animals to be attacked or robbed, of a rival or one's own; `eats`: one to be fed;
 * `food`, `place` and `card`: as they are called.
 */
export type Look = "act" | "gets" | "prey" | "kin" | "eats" | "food" | "place" | "card";

const AGAINST = new Set(["attack", "steal"]);

/** The looks of all that can be picked next. */
export function looksOf(flow: Flow, stand: Stand): Map<Pick, Look> {
  return new Map(
    stand.next.flatMap((pick) => {
      const look = lookOf(flow, stand, pick);
      return look ? [[pick, look] as const] : [];
    }),
  );
}

function lookOf(flow: Flow, stand: Stand, pick: Pick): Look | null {
  const [kind] = parts(pick);
  switch (kind) {
    case "card":
      return "card";
    case "spot":
      return "place";
    case "shells":
      return "place";
    case "supply":
      return "food";
    case "animal":
      return lookOfAnimal(flow, stand, pick);
    default:
      return null;
  }
}

function lookOfAnimal(flow: Flow, stand: Stand, pick: Pick): Look {
  const before = new Set(stand.picks.map((one) => parts(one)[0]));
  if (before.has("supply")) return "eats";
  if (before.has("card") || before.has("shells")) return "gets";
  const against = flow.after(stand.picks, pick).every((move) => AGAINST.has(move.verb));
  if (flow.isRival(pick)) return against ? "prey" : "gets";
  if (before.size === 0) return "act";
  return against && stand.picks.some((one) => /^do:(attack|steal)-own$/.test(one)) ? "kin" : "gets";
}

/** Is everything that picking it could lead to a theft? */
export function isTheft(flow: Flow, stand: Stand, pick: Pick): boolean {
  return flow.after(stand.picks, pick).every((move) => move.verb === "steal");
}
