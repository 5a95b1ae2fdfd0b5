/** What has been decided so far of something that takes several decisions, from the log. */
import type { Move, Step } from "../../wire";

const READ: readonly [RegExp, (words: readonly string[]) => Move][] = [
  [
    /^migrate (\S+) to (\S+)$/,
    ([action = "", animal = "", place = ""]) => ({ action, verb: "migrate", animal, place }),
  ],
  [
    /^follow (\S+) (\S+)$/,
    ([action = "", animal = "", target = ""]) => ({ action, verb: "follow", animal, target }),
  ],
  [
    /^recombine (\S+) (\S+)$/,
    ([action = "", animal = "", target = ""]) => ({ action, verb: "recombine", animal, target }),
  ],
  [
    /^hand (\S+) of (\S+)$/,
    ([action = "", card = "", animal = ""]) => ({
      action,
      verb: "hand",
      card,
      trait: card.split("/")[0] ?? "",
      animal,
    }),
  ],
];

function read(action: string): Move | null {
  for (const [pattern, move] of READ) {
    const words = pattern.exec(action);
    if (words) return move(words);
  }
  return null;
}

/** A migration: who was named, by whoever announced it, and who follows. */
function migration(steps: readonly Step[]): Move[] {
  const named: Move[] = [];
  let starter: number | null = null;
  for (const step of steps.toReversed()) {
    const move = read(step.action);
    if (move?.verb === "migrate" && (starter === null || starter === step.seat)) {
      starter = step.seat;
      named.unshift(move);
    } else if (starter === null && move?.verb === "follow") named.unshift(move);
    else if (starter !== null || !/^(end|pass)$/.test(step.action)) break;
  }
  return starter === null ? [] : named;
}

/** An exchange of traits: the two animals, and what was handed over already. */
function exchange(steps: readonly Step[]): Move[] {
  const done: Move[] = [];
  for (const step of steps.toReversed()) {
    const move = read(step.action);
    if (move?.verb !== "hand" && move?.verb !== "recombine") break;
    done.unshift(move);
    if (move.verb === "recombine") return done;
  }
  return [];
}

export function announced(asked: string, steps: readonly Step[]): Move[] {
  if (asked === "migrating") return migration(steps);
  if (asked === "exchange") return exchange(steps);
  return [];
}
