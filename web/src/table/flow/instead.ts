/** What would work instead of something that does not. */
import { list, t } from "../../lib/i18n";
import { type Called, cardName, pickWords } from "../words";
import { choicesOf } from "./choices";
import type { Flow } from "./flow";
import { parts, type Pick } from "./things";

/** One sentence about what can be done now, with what has been picked. */
export function instead(flow: Flow, picks: readonly Pick[], called: Called): string {
  const stand = flow.stand(picks);
  const begun = stand.picks.map(parts);
  const card = begun.find(([kind]) => kind === "card")?.[1];
  const next = stand.next.map(parts);
  const animals = list(
    next.filter(([kind]) => kind === "animal").map(([, name]) => called(name)),
    "disjunction",
  );
  if (card !== undefined && stand.moves.length > 0) {
    const place = next.some(([kind]) => kind === "spot");
    const kind = animals && place ? "either" : animals ? "animals" : place ? "place" : "";
    if (kind) return t(`instead-card-${kind}`, { card: cardName(card), animals });
  }
  const first = begun.find(([kind]) => kind === "animal")?.[1];
  if (first !== undefined) {
    const words = choicesOf(flow, stand).map(({ pick }) =>
      pickWords(pick, flow.after(stand.picks, pick), flow.ask.asked, called).replace(/…$/, ""),
    );
    if (words.length > 0) return t("instead-animal", { animal: called(first), what: list(words) });
  }
  return anything(flow, called);
}

/** What a seat can do when nothing has been picked. */
function anything(flow: Flow, called: Called): string {
  const { asked, moves } = flow.ask;
  if (asked !== "development" && asked !== "go") return t("instead-choose");
  const groups = new Map<string, Set<string>>();
  for (const { verb, animal, partner } of moves) {
    const kind = ["animal", "play", "take", "attack", "pass", "end"].includes(verb)
      ? verb
      : "trait";
    const who = groups.get(kind) ?? new Set();
    for (const one of [animal, partner]) if (one) who.add(called(one));
    groups.set(kind, who);
  }
  const order = ["animal", "play", "take", "attack", "trait", "pass", "end"];
  const said = order.flatMap((kind) => {
    const who = groups.get(kind);
    return who ? [t(`can-${kind}`, { animals: list([...who], "disjunction") })] : [];
  });
  return t("instead-anything", { what: list(said, "disjunction") });
}
