import { describe, expect, it } from "vitest";

import type { PhraseInfo, Step } from "../wire";
import { QUESTIONS, SENTENCES, TRAITS, WORDS } from "../declared";
import { chapters } from "./groups";
import { animalsOf, joined, messageOf, plain, question, sentence, type Teller } from "./sentence";
import { cardName, optionName, optionValue, traitName } from "./words";
import { knows } from "../lib/i18n";
import "../messages/creatures";
import "../messages/options";

function teller(game: "evolution" | "creatures"): Teller {
  return {
    game,
    name: (call) => ({ ann: "Ann", bob: "Bob" })[call] ?? call,
  };
}

/** A word that the server could send under this name. */
function sample(word: string, template: string, game: string): string {
  const samples: Record<string, string> = {
    animal: "B2",
    seat: "ann",
    trait: "poisonous",
    card: "poisonous",
    cards: "poisonous, poisonous",
    faces: template === "dice.first-player" ? "ann 3, bob 5" : "3, 5",
    face: "3",
    colour: "blue",
    location: "ocean",
    source: "moon-lake",
    number: "7",
  };
  const kind = WORDS[game]?.[word] ?? "";
  expect(samples, `${template}: ${word} is a ${kind}`).toHaveProperty(kind);
  return samples[kind] ?? "";
}

/** What is not said: the lines around it say it. */
const SILENT = new Set(["phase.setup", "phase.over", "ended", "ended.you", "discarded"]);

/** What need not name its creature: the line before it does, or there is none. */
const NAMELESS = new Set(["struck", "struck.vain", "shadow.creates", "shadow.does-nothing"]);

for (const game of ["evolution", "creatures"] as const) {
  describe(`the log of ${game}`, () => {
    const all = Object.entries(SENTENCES[game] ?? {}).filter(
      ([template]) => game === "creatures" || !SILENT.has(template),
    );

    it.each(all)("has a sentence for %s", (template, words) => {
      expect(knows(messageOf(template, game))).toBe(true);
      for (const count of [1, 3]) {
        const phrase: PhraseInfo = {
          template,
          words: Object.fromEntries(
            words
              .filter((word) => word !== "count")
              .map((word) => [word, sample(word, template, game)]),
          ),
          count,
        };
        const parts = sentence(phrase, teller(game));
        const text = plain(parts);
        expect(text).not.toMatch(/[{}\ue000-\ue0ff]|undefined|\$/);
        expect(text).toMatch(/[.!]$/);
        if (words.includes("seat") && !template.endsWith(".you")) expect(text).toContain("Ann");
        if (words.includes("location")) expect(text).toContain("Ocean");
        if (NAMELESS.has(template)) continue;
        for (const animal of animalsOf(phrase, game)) {
          expect(parts.some((part) => part.kind === "animal" && part.id === animal)).toBe(true);
        }
      }
    });
  });
}

describe.each(["evolution", "creatures"] as const)("what %s asks", (game) => {
  const all = Object.entries(QUESTIONS[game] ?? {});

  it.each(all)("has a message for %s", (template, words) => {
    expect(knows(template)).toBe(true);
    const asked: PhraseInfo = {
      template,
      words: Object.fromEntries(words.map((word) => [word, sample(word, template, game)])),
      count: 1,
    };
    const text = question(asked, { ...teller(game), animal: () => "Rex" });
    expect(text).not.toMatch(/[{}\ue000-\ue0ff]|undefined|\$|B2/);
    expect(text).toMatch(/[.?]$/);
  });

  it("is said as it comes, or in general, where there is no message", () => {
    const plainly = { template: "plain", words: { text: "Settle a crab?" }, count: 1 };
    expect(question(plainly, teller(game))).toBe("Settle a crab?");
    const unknown = { template: "ask-unheard-of", words: {}, count: 1 };
    expect(question(unknown, teller(game))).toBe("Your decision.");
  });
});

describe("names", () => {
  it("are there for every trait", () => {
    for (const trait of TRAITS.evolution ?? []) expect(knows(`trait-${trait}`), trait).toBe(true);
    for (const trait of TRAITS.creatures ?? [])
      expect(knows(`creature-trait-${trait}`), trait).toBe(true);
  });

  it("are put together for cards", () => {
    expect(cardName("big/carnivorous")).toBe("Big / Carnivorous");
    expect(cardName("swimming")).toBe("Swimming");
    expect(cardName("small/vampire", "creatures")).toBe("Small / Vampire");
    expect(traitName("unheard-of")).toBe("Unheard of");
  });

  it("of options are those of the messages, or else the engine's", () => {
    expect(optionName("animal_limit")).not.toBe("animal limit");
    expect(optionName("unheard_of")).toBe("unheard of");
    expect(optionValue("unheard_of", "allow")).toBe("Allowed");
    expect(optionValue("unheard_of", "so_be_it")).toBe("so be it");
    expect(optionValue("tie_break", "discard_size+surviving_animals")).toContain(", then ");
  });
});

describe("the chapters of a log", () => {
  const seats = (game: "evolution" | "creatures") => ({
    game,
    seatOf: (call: string) => ["ann", "bob"].indexOf(call),
  });
  const line = (template: string, words: Record<string, string> = {}, count = 1): PhraseInfo => ({
    template,
    words,
    count,
  });
  const step = (number: number, lines: PhraseInfo[], seat = 0): Step => ({
    number,
    at: 0,
    seat,
    by: "player",
    action: "",
    lines,
  });

  it("follow turns, phases and rounds, and cut a decision that ends a phase", () => {
    const book = chapters(
      [
        step(0, [line("turn", { turn: "1", seat: "ann" }), line("phase.development")], -1),
        step(1, [line("new-animal", { animal: "A1" })]),
        step(2, [
          line("passed", { seat: "ann" }),
          line("phase.food"),
          line("supply", {}, 4),
          line("phase.feeding"),
          line("round", { round: "1" }),
        ]),
        step(3, [line("got.supply", { animal: "A1", colour: "red" }), line("ended")]),
        step(4, [line("round", { round: "2" }), line("got.supply", { animal: "A1" })]),
      ],
      seats("evolution"),
    );
    expect(book).toHaveLength(1);
    expect(book[0]?.stretches.map((one) => [one.phase, one.round, one.deeds.length])).toEqual([
      ["development", 0, 2],
      ["food", 0, 1],
      ["feeding", 1, 1],
      ["", 2, 1],
    ]);
    expect(book[0]?.stretches[1]?.deeds[0]?.head).toBe(false);
    expect(book[0]?.stretches[2]?.deeds[0]?.lines).toHaveLength(1);
  });

  /** Each line with whose doing it is. */
  const deeds = (lines: PhraseInfo[], seat = 0, game: "evolution" | "creatures" = "evolution") =>
    chapters([step(1, lines, seat)], seats(game))
      .flatMap((chapter) => chapter.stretches)
      .flatMap((stretch) => stretch.deeds)
      .map((deed) => [
        deed.shadow ? "shadow" : deed.seat,
        ...deed.lines.map((one) => one.template),
      ]);

  it("give every line to the one who did it", () => {
    expect(
      deeds([
        line("played.pair", { animal: "A3", partner: "A4", trait: "cooperation" }),
        line("passed", { seat: "bob" }),
      ]),
    ).toEqual([
      [0, "played.pair"],
      [1, "passed"],
    ]);
    expect(
      deeds([
        line("attacked", { animal: "A1", prey: "B1" }),
        line("redirected", { animal: "B1", prey: "B2" }),
        line("eaten", { animal: "A1", prey: "B2" }),
        line("poisoned", { animal: "A1" }),
        line("discarded.known", { animal: "B2", card: "big" }),
        line("starved", { animal: "B3" }),
        line("discarded.known", { animal: "B3", card: "big" }),
      ]),
    ).toEqual([
      [0, "attacked"],
      [1, "redirected"],
      [0, "eaten", "poisoned", "discarded.known"],
      [-1, "starved", "discarded.known"],
    ]);
    // A birth to a parent is told once.
    expect(
      deeds([line("new-animal", { animal: "A2" }), line("born", { animal: "A2", parent: "A1" })]),
    ).toEqual([[0, "born"]]);
    // A parasite is put on another's animal.
    expect(deeds([line("played", { animal: "B1", trait: "parasite" })])).toEqual([[0, "played"]]);
  });

  it("leave the Shadow's doings to the Shadow", () => {
    expect(
      deeds(
        [
          line("took", { creature: "A1" }),
          line("shadow.grows", { creature: "B1" }),
          line("added", { creature: "B1", trait: "small" }),
          line("shadow.aims", { creature: "B1" }),
          line("attacked", { creature: "B1", other: "A1" }),
          line("burnt", { creature: "A1", trait: "small" }),
          line("dealt.you", { seat: "ann", cards: "small" }),
        ],
        0,
        "creatures",
      ),
    ).toEqual([
      [0, "took"],
      ["shadow", "shadow.grows", "added", "shadow.aims", "attacked", "burnt"],
      [0, "dealt.you"],
    ]);
  });

  it("begin before the first turn", () => {
    const book = chapters(
      [step(0, [line("first-player", { seat: "ann" })], -1)],
      seats("evolution"),
    );
    expect(book[0]?.number).toBe(0);
    expect(book[0]?.stretches[0]?.deeds[0]?.lines).toHaveLength(1);
  });
});

it("keeps a full stop with the animal before it, and loses nothing", () => {
  const phrase: PhraseInfo = {
    template: "eaten",
    words: { animal: "A1", prey: "B2" },
    count: 0,
    lists: {},
  } as unknown as PhraseInfo;
  const parts = sentence(phrase, teller("evolution"));
  const together = joined(parts);
  expect(together.at(-1)).toMatchObject({ part: { text: "B2" }, tail: "." });
  expect(together.map(({ part, tail }) => part.text + tail).join("")).toBe(plain(parts));
});
