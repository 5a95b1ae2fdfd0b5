/** What is expected, in one sentence: of me, of what I have begun, or of somebody else. */
import { knows, t, tOr } from "../../lib/i18n";
import type { Ask, EvolutionView } from "../../wire";
import type { Stand } from "../flow/flow";
import { parts } from "../flow/things";
import { cardName, traitName } from "../words";

export function expected(ask: Ask, view: EvolutionView): string {
  const [hunter = "", prey = ""] = view.attack ?? [];
  const first = ask.moves[0];
  const args = {
    hunter,
    prey,
    animal: first?.animal ?? "",
    target: first?.target ?? "",
    food: view.food,
  };
  const verbs = new Set(ask.moves.map((move) => move.verb));
  switch (ask.asked) {
    case "go":
      if (verbs.has("end")) return t("ask-go-more");
      if (verbs.has("take")) return t("ask-go");
      return t(verbs.size === 1 ? "ask-go-nothing" : "ask-go-no-food");
    case "development":
      return t(verbs.size === 1 ? "ask-development-nothing" : "ask-development");
    case "migrating":
      return t(verbs.has("follow") ? "ask-following" : "ask-migrating", args);
    case "dealing":
      return t(verbs.has("cards") ? "ask-cards" : "ask-dealing", args);
    case "lure":
      return t(verbs.has("pass") ? "ask-lure" : "ask-lure-must", args);
    default:
      return tOr(`ask-${ask.asked}`, t("ask-something"), args);
  }
}

/** What to do next, once something has been picked. */
export function begun(stand: Stand): string {
  const picks = stand.picks.map(parts);
  const value = (kind: string): string => picks.find(([each]) => each === kind)?.[1] ?? "";
  const animals = picks.filter(([kind]) => kind === "animal").map(([, name]) => name);
  const next = new Set(stand.next.map((pick) => parts(pick)[0]));
  const args = {
    card: value("card") && cardName(value("card")),
    trait: value("trait") && traitName(value("trait")),
    animal: animals[0] ?? "",
    target: animals[1] ?? "",
  };
  for (const kind of ["symbiont", "ignore", "token", "count", "move", "via"]) {
    if (next.has(kind) && next.size === 1) return t(`step-${kind}`, args);
  }
  if (value("card")) {
    if (animals.length === 0) return t(value("trait") ? "step-card-animal" : "step-card", args);
    return t(next.has("animal") ? "step-card-partner" : "step-card-trait", args);
  }
  if (value("supply") || picks.some(([kind]) => kind === "supply")) return t("step-supply");
  if (picks.some(([kind]) => kind === "shells")) return t("step-shells");
  const deed = value("do");
  if (deed && knows(`step-do-${deed}`)) return t(`step-do-${deed}`, args);
  if (next.has("card")) return t("step-animal-card", args);
  return t(next.has("animal") || next.has("spot") ? "step-animal" : "step-animal-deed", args);
}

/** Who is waited for, and for what. */
export function awaited(view: EvolutionView, name: string): string {
  return tOr(`wait-${view.asked}`, t("wait-something", { name }), { name });
}
