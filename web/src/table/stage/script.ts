/** What happened at a table of Evolution, in the order in which it is shown. */

import type { EvolutionView, PhraseInfo } from "../../wire";
import { type Beat, HANDS, type Show, SUPPLY, type TokenColour } from "./beats";

/** Ends of an animal that come at the end of a turn, all at once. */
const ENDS = new Set(["starved", "died-of-poison", "died-of-neoplasia"]);

/** Lines that are told along with what is shown before them. */
const ASIDE = new Set(["discarded", "ended", "round", "shuffled", "remains"]);

/** Words of a line that name animals. */
const NAMED = ["animal", "prey", "partner", "victim", "giver", "receiver", "parent"];

const colourOf = (words: PhraseInfo["words"]): TokenColour =>
  words.colour === "red" ? "red" : "blue";

interface Scene {
  hunter: string;
  prey: string;
  /** Where food comes from that is not of the supply. */
  source: string;
}

function named(line: PhraseInfo): string[] {
  return NAMED.flatMap((key) => line.words[key] ?? []);
}

function showOf(line: PhraseInfo, scene: Scene): Show | null {
  const { template, words, count } = line;
  const animal = words.animal ?? "";
  const [kind = ""] = template.split(".");
  switch (kind) {
    case "attacked":
      [scene.hunter, scene.prey, scene.source] = [animal, words.prey ?? "", words.prey ?? ""];
      return { kind: "attack", from: animal, to: scene.prey };
    case "redirected": {
      const past = animal;
      scene.prey = scene.source = words.prey ?? "";
      return { kind: "redirect", from: scene.hunter || past, past, to: scene.prey };
    }
    case "ran":
      return { kind: "die", face: Number(words.face), animal };
    case "dropped":
      scene.source = animal;
      return { kind: "drop", animal, trait: words.trait ?? "" };
    case "eaten":
      scene.source = words.prey ?? "";
      return { kind: "bite", from: animal, to: scene.source };
    case "shared":
      scene.source = words.giver ?? "";
      return {
        kind: "share",
        trait: words.trait ?? "",
        from: scene.source,
        to: words.receiver ?? "",
      };
    case "got":
    case "stole":
    case "burnt": {
      const from =
        template === "got.supply"
          ? SUPPLY
          : kind === "stole"
            ? (words.victim ?? "")
            : kind === "burnt"
              ? animal
              : scene.source || animal;
      const token = kind === "burnt" ? "yellow" : colourOf(words);
      return { kind: "token", token, count, from, to: animal };
    }
    case "new-animal":
    case "born":
    case "restored":
      return { kind: "card", on: [animal], trait: "" };
    case "played":
      return {
        kind: "card",
        on: [animal, words.partner ?? ""].filter(Boolean),
        trait: words.trait ?? "",
      };
    case "dice":
      return {
        kind: "dice",
        faces: (words.faces?.match(/\d+/g) ?? []).map(Number),
      };
    case "supply":
    case "grazed":
    case "added":
      return { kind: "supply" };
    case "dealt":
      return { kind: "deal", hands: [{ seat: words.seat ?? "", count }] };
    case "game-over":
      return { kind: "count" };
    default:
      return ASIDE.has(kind) ? null : { kind: "say", about: named(line) };
  }
}

/** What else than animals a line changes. */
function besides(show: Show): readonly string[] {
  switch (show.kind) {
    case "supply":
      return [SUPPLY];
    case "token":
      return show.from === SUPPLY ? [SUPPLY] : [];
    case "deal":
    case "card":
      return [HANDS];
    default:
      return [];
  }
}

/** Two that are shown as one: passes, deals to everybody, all who die of the same turn, a birth. */
function joined(one: Beat, two: Beat, passes: boolean, bears: boolean): Beat | null {
  const both = { things: [...one.things, ...two.things], begins: two.begins, ends: two.ends };
  if (one.kind === "deal" && two.kind === "deal") {
    return { ...one, ...both, hands: [...one.hands, ...two.hands] };
  }
  if (one.kind === "extinction" && two.kind === "extinction") {
    return { ...one, ...both, dead: [...one.dead, ...two.dead] };
  }
  // A birth to a parent is told twice: as one more animal, and whose child it is.
  if (one.kind === "card" && two.kind === "card" && bears) return { ...two, ...both };
  return one.kind === "say" && two.kind === "say" && passes ? { ...one, ...both } : null;
}

export function beatsOf(lines: readonly PhraseInfo[], before: EvolutionView): Beat[] {
  const [hunter = "", prey = ""] = before.attack ?? [];
  const scene: Scene = { hunter, prey, source: prey };
  const found: Beat[] = [];
  let passing = false;
  lines.forEach((line, at) => {
    const [kind = ""] = line.template.split(".");
    const show: Show | null = ENDS.has(kind)
      ? { kind: "extinction", dead: [line.words.animal ?? ""] }
      : showOf(line, scene);
    const last = found.at(-1);
    if (!show) {
      if (last) found[found.length - 1] = { ...last, ends: at + 1 };
      return;
    }
    // What dice say is told when they lie still.
    const begins = show.kind === "die" || show.kind === "dice" ? at : at + 1;
    const beat: Beat = {
      ...show,
      things: [...named(line), ...besides(show)],
      begins,
      ends: at + 1,
    };
    const bears = kind === "born" && lines[at - 1]?.words.animal === line.words.animal;
    const one = last && joined(last, beat, passing && kind === "passed", bears);
    if (one) found[found.length - 1] = one;
    else found.push(beat);
    passing = kind === "passed";
  });
  return found;
}
