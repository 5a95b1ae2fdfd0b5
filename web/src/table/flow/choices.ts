/** What is offered as buttons beside the board: each thing that can be done once. */
import type { Flow, Stand } from "./flow";
import { isThing, parts, type Pick } from "./things";
import { SURE } from "./ways";

export interface Choice {
  readonly pick: Pick;
  readonly look: "main" | "plain" | "danger";
  /** The key that chooses it; empty where there are more choices than keys. */
  readonly key: string;
}

/** To give up is never the first key: it has its own. */
const GIVES_UP = new Set(["do:pass", "do:end", "do:stop", "do:accept"]);
const GIVE_UP_KEY = "0";

/** What harms the player, or cannot be meant lightly. */
const HARMS = new Set(["do:accept", "do:attack-own", "do:steal-own", SURE]);

/** More targets than this are pointed at on the board; their deed has the button. */
const MOST_TARGETS = 6;

/** The buttons in their order: what is done, what harms, what gives up. */
export function choicesOf(flow: Flow, stand: Stand): Choice[] {
  const picks = stand.picks.map((pick) => parts(pick)[0]);
  const holdsCard = picks.includes("card");
  const choices = stand.next.filter((pick) => {
    // The traits of a card are chosen on the card, until it is known for which animal.
    if (parts(pick)[0] === "trait") return !holdsCard || picks.includes("animal");
    return !isThing(pick);
  });
  const targets =
    picks.length > 0 && !holdsCard && !picks.includes("supply") && !picks.includes("shells")
      ? stand.next.filter((pick) => parts(pick)[0] === "animal")
      : [];
  const shown = targets.length <= MOST_TARGETS ? targets : [];
  const aimed = new Set(shown.flatMap((pick) => flow.after(stand.picks, pick)));
  const deeds = choices.filter(
    (pick) =>
      parts(pick)[0] !== "do" || !flow.after(stand.picks, pick).every((move) => aimed.has(move)),
  );
  const rank = (pick: Pick): number => (GIVES_UP.has(pick) ? 2 : HARMS.has(pick) ? 1 : 0);
  const order = [...deeds, ...shown].sort((one, other) => rank(one) - rank(other));
  let digit = 0;
  return order.map((pick) => {
    const givesUp = GIVES_UP.has(pick);
    if (!givesUp) digit += 1;
    const first = order.find((one) => GIVES_UP.has(one)) === pick;
    return {
      pick,
      look: stand.picks.some((one) => HARMS.has(one)) ? "danger" : lookOf(pick, picks),
      key: givesUp ? (first ? GIVE_UP_KEY : "") : digit <= 9 ? String(digit) : "",
    };
  });
}

function lookOf(pick: Pick, before: readonly string[]): Choice["look"] {
  if (HARMS.has(pick)) return "danger";
  if (GIVES_UP.has(pick) || pick === "ignore:") return "plain";
  // Targets stand beside what the animal does itself.
  return parts(pick)[0] === "animal" && before.length === 1 ? "plain" : "main";
}
