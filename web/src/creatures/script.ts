/** What happened at a table of magical creatures, in the order in which it is shown. */

import { type Beat, HANDS, type Position, type Show, SUPPLY } from "../table/stage/beats";
import type { CreatureView, CreaturesView, PhraseInfo } from "../wire";

/** Lines that appear together with the one before them. */
const ASIDE = new Set(["shuffled", "choice-shuffled", "skipped", "kept"]);

function showOf({ template, words, count }: PhraseInfo): Show | null {
  const creature = words.creature ?? "";
  const other = words.other ?? "";
  const [kind = ""] = template.split(".");
  const token = "blue";
  switch (kind) {
    case "attacked":
      return { kind: "attack", from: creature, to: other };
    case "took":
      return { kind: "token", token, count, from: SUPPLY, to: creature };
    case "gave":
      return { kind: "token", token, count: 1, from: creature, to: other };
    case "dealt":
      return { kind: "deal", hands: [{ seat: words.seat ?? "", count }] };
    case "new-creature":
    case "added":
      return { kind: "card", on: [creature], trait: "" };
    default:
      return ASIDE.has(kind) ? null : { kind: "say", about: [creature, other].filter(Boolean) };
  }
}

export function beatsOf(lines: readonly PhraseInfo[]): Beat[] {
  return lines.flatMap((line, at): Beat[] => {
    const show = showOf(line);
    if (!show) return [];
    const things = [line.words.creature ?? "", line.words.other ?? ""].filter(Boolean);
    if (show.kind === "token" && show.from === SUPPLY) things.push(SUPPLY);
    if (show.kind === "deal" || show.kind === "card") things.push(HANDS);
    return [{ ...show, things, begins: at + 1, ends: at + 1 }];
  });
}

/** Each creature stays as it was until all its lines have been shown. */
export function between(before: Position, after: Position, settled: ReadonlySet<string>): Position {
  const old = before.view as CreaturesView;
  const now = after.view as CreaturesView;
  const cards = settled.has(HANDS);
  return {
    view: {
      ...old,
      source: settled.has(SUPPLY) ? now.source : old.source,
      deck_size: cards ? now.deck_size : old.deck_size,
      players: old.players.map((player, seat) => {
        const later = now.players[seat] ?? player;
        return {
          ...player,
          hand_size: cards ? later.hand_size : player.hand_size,
          creatures: mixed(player.creatures, later.creatures, settled),
        };
      }),
    },
    owns: cards ? after.owns : before.owns,
  };
}

function mixed(
  old: readonly CreatureView[],
  now: readonly CreatureView[],
  settled: ReadonlySet<string>,
): CreatureView[] {
  const later = new Map(now.map((creature) => [creature.name, creature]));
  const known = new Set(old.map(({ name }) => name));
  return [
    ...old.flatMap((one) => (settled.has(one.name) ? (later.get(one.name) ?? []) : one)),
    ...now.filter(({ name }) => !known.has(name) && settled.has(name)),
  ];
}
