/** What is expected, in one sentence: of me, of what I have begun, or of somebody else. */
import { knows, t, tOr } from "../../lib/i18n";
import { question } from "../../log/sentence";
import type { Ask, EvolutionView } from "../../wire";
import type { Stand } from "../flow/flow";
import { parts } from "../flow/things";
import { type Called, cardName, stepWords, traitName } from "../words";

/** What the server asks of me. */
export function expected(ask: Ask, called: Called): string {
  return question(ask.question, { game: "evolution", name: (call) => call, animal: called });
}

/**
 * Why it is asked, where that is not plain: some questions go also to those who have no choice, so
 * that nobody learns anything from being asked, or from how fast an answer comes.
 */
export function reasonToAsk({ question: { template } }: Ask): string {
  const id = `why-${template}`;
  return knows(id) ? t(id) : "";
}

/** What to do next, once something has been picked. */
export function begun(stand: Stand, called: Called): string {
  const picks = stand.picks.map(parts);
  const value = (kind: string): string => picks.find(([each]) => each === kind)?.[1] ?? "";
  const animals = picks.filter(([kind]) => kind === "animal").map(([, name]) => name);
  const next = new Set(stand.next.map((pick) => parts(pick)[0]));
  const args = {
    card: value("card") && cardName(value("card")),
    trait: value("trait") && traitName(value("trait")),
    animal: called(animals[0] ?? ""),
    target: called(animals[1] ?? stand.moves[0]?.target ?? ""),
  };
  if (next.has("sure")) {
    const [move] = stand.moves;
    const [animal, target] = [called(move?.animal ?? ""), called(move?.target ?? "")];
    return t("step-sure", { animal, target });
  }
  if (next.has("by") || next.has("thief")) {
    const both = next.has("by") && next.has("thief");
    return t(both ? "step-by-or-thief" : next.has("by") ? "step-by" : "step-thief", args);
  }
  const deed = value("do");
  // What is picked right after a deed is asked for in its own words: "Which trait is dropped?"
  if (picks.at(-1)?.[0] === "do" && knows(`step-do-${deed}`)) return t(`step-do-${deed}`, args);
  if (deed && !knows(`do-${deed}`)) return stepWords(deed, args);
  for (const kind of ["symbiont", "ignore", "token", "count", "move", "via"]) {
    if (next.has(kind) && next.size === 1) return t(`step-${kind}`, args);
  }
  if (value("card")) {
    if (animals.length === 0) {
      if (value("trait")) return t("step-card-animal", args);
      if (!next.has("spot")) return t("step-card-no-place", args);
      return t(next.has("animal") || next.has("trait") ? "step-card" : "step-card-place", args);
    }
    return t(next.has("animal") ? "step-card-partner" : "step-card-trait", args);
  }
  if (value("supply") || picks.some(([kind]) => kind === "supply")) return t("step-supply");
  if (picks.some(([kind]) => kind === "shells")) return t("step-shells");
  if (deed && knows(`step-do-${deed}`)) return t(`step-do-${deed}`, args);
  if (next.has("card")) return t("step-animal-card", args);
  return t(next.has("animal") || next.has("spot") ? "step-animal" : "step-animal-deed", args);
}

/** Who is waited for, and for what. */
export function awaited(view: EvolutionView, name: string): string {
  return tOr(`wait-${view.asked}`, t("wait-something", { name }), { name });
}
