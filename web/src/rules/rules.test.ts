import { describe, expect, it } from "vitest";

import type { Rulebook } from "../wire";
import { find, shelves } from "./book";
import { isOurs, told } from "./markup";
import { marked, search, termsOf } from "./search";

const book: Rulebook = {
  titles: { evolution: "Evolution", creatures: "Magical Creatures", "tide-pool": "Tide Pool" },
  pages: [
    {
      game: "evolution",
      name: "tail-loss",
      shelf: "traits",
      trait: "tail-loss",
      title: "Tail loss",
      intro: "When attacked, drop a trait and live.",
      clauses: [
        {
          id: "BASE-TAIL-LOSS-01",
          text: "One of its trait cards is discarded.",
          scenarios: ["dropping itself"],
        },
        { id: "BASE-TAIL-LOSS-02", text: "The hunter gets one blue token.", scenarios: [] },
      ],
    },
    {
      game: "evolution",
      name: "game-hunting",
      shelf: "game",
      trait: "",
      title: "Hunting",
      intro: "How carnivores attack.",
      clauses: [{ id: "BASE-HUNT-01", text: "A blue token is food.", scenarios: [] }],
    },
    {
      game: "creatures",
      name: "creatures-scary",
      shelf: "traits",
      trait: "scary",
      title: "Scary",
      intro: "",
      clauses: [],
    },
    {
      game: "tide-pool",
      name: "tide-pool-rules",
      shelf: "game",
      trait: "",
      title: "Tide Pool",
      intro: "",
      clauses: [],
    },
  ],
};

describe("the book", () => {
  it("stands on shelves", () => {
    expect(shelves(book).map((shelf) => [shelf.game, shelf.name])).toEqual([
      ["evolution", "game"],
      ["evolution", "traits"],
      ["creatures", "traits"],
      ["tide-pool", "game"],
    ]);
  });

  it("is found by page and by clause, in any case", () => {
    expect(find(book, "tail-loss")?.page.title).toBe("Tail loss");
    expect(find(book, "base-tail-loss-02")?.clause?.id).toBe("BASE-TAIL-LOSS-02");
    expect(find(book, "nonsense")).toBeNull();
  });

  it("is searched by all words, ids first", () => {
    expect(search(book, "blue token").map((hit) => hit.clause?.id)).toEqual([
      "BASE-TAIL-LOSS-02",
      "BASE-HUNT-01",
    ]);
    expect(search(book, "base-hunt-01")[0]?.clause?.id).toBe("BASE-HUNT-01");
    expect(search(book, "dropping itself")[0]?.clause?.id).toBe("BASE-TAIL-LOSS-01");
    expect(search(book, "tail")[0]).toMatchObject({ clause: null, page: { name: "tail-loss" } });
    expect(search(book, "  ")).toEqual([]);
  });

  it("marks what was searched for, whatever it is", () => {
    expect(marked("A blue (token)", termsOf("(t")).filter((piece) => piece.hit)).toEqual([
      { text: "(t", hit: true },
    ]);
  });
});

describe("the search", () => {
  const told = (title: string, ...texts: string[]): Rulebook => ({
    titles: {},
    pages: [
      {
        game: "evolution",
        name: "page",
        shelf: "game",
        trait: "",
        title,
        intro: "",
        clauses: texts.map((text, at) => ({ id: `BASE-TEST-0${at + 1}`, text, scenarios: [] })),
      },
    ],
  });
  const ids = (book: Rulebook, query: string): (string | undefined)[] =>
    search(book, query).map((hit) => hit.clause?.id);

  it("knows the forms of Ukrainian words", () => {
    const book = told("Харчування", "Гравці беруть фішки.", "Хижачка нападає на тварину.");
    for (const query of ["фішка", "фішку", "фішками", "фішці"]) {
      expect(ids(book, query), query).toEqual(["BASE-TEST-01"]);
    }
    for (const query of ["тварина", "тваринами", "нападають", "нападати"]) {
      expect(ids(book, query), query).toEqual(["BASE-TEST-02"]);
    }
    expect(ids(book, "харчуванням")[0]).toBeUndefined(); // the page itself
    expect(ids(book, "харчуванням")).toHaveLength(3);
    expect(ids(book, "пошук")).toEqual([]);
  });

  it("knows the forms of Russian words, with or without the dots", () => {
    const book = told("Ход", "Зверь получает синюю фишку.", "Всё кончено: кормовая база пуста.");
    for (const query of ["зверя", "звери", "фишек", "синяя фишка"]) {
      expect(ids(book, query), query).toEqual(["BASE-TEST-01"]);
    }
    expect(ids(book, "все")).toEqual(["BASE-TEST-02"]);
    expect(ids(book, "кормовой базы")).toEqual(["BASE-TEST-02"]);
  });

  it("needs no spaces in Chinese", () => {
    const book = told("進食", "玩家從食物區拿一個紅色食物。", "肉食動物可以獵食其他動物。");
    expect(ids(book, "紅色食物")).toEqual(["BASE-TEST-01"]);
    expect(ids(book, "獵食動物")).toEqual(["BASE-TEST-02"]);
    expect(ids(book, "食物")).toEqual(["BASE-TEST-01"]);
    expect(ids(book, "藍色")).toEqual([]);
  });

  it("marks the forms it has found", () => {
    const hits = marked("Візьміть фішку, а тоді ще фішки.", termsOf("фішка"));
    expect(hits.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual([
      "фішку",
      "фішки",
    ]);
    expect(hits.map((piece) => piece.text).join("")).toBe("Візьміть фішку, а тоді ще фішки.");
    expect(marked("紅色食物", termsOf("食物")).filter((piece) => piece.hit)).toHaveLength(1);
  });
});

describe("the markup", () => {
  it("knows paragraphs, lists, code and clauses", () => {
    const { blocks } = told("Decides when, see BASE-HUNT-01.\n- `now` (gift): at once\n- later");
    expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "list"]);
    expect(blocks[0]).toMatchObject({ spans: [{}, { kind: "clause", text: "BASE-HUNT-01" }, {}] });
    expect(blocks[1]).toMatchObject({ items: [[{ kind: "code", text: "now" }, {}], [{}]] });
  });

  it("knows tables", () => {
    const { blocks } = told("Supplies:\n\n| players | food |\n|---|---|\n| 2 | 1 die |");
    expect(blocks[1]).toMatchObject({ kind: "table", rows: [[[{ text: "2" }], [{}]]] });
  });

  it("tells where a clause comes from", () => {
    const { blocks, origin } = told("It sleeps. (Origin: rulebook; the order: ours.)");
    expect(origin).toBe("rulebook; the order: ours");
    expect(isOurs(origin)).toBe(true);
    expect(isOurs("rulebook")).toBe(false);
    expect(blocks).toEqual([{ kind: "paragraph", spans: [{ kind: "text", text: "It sleeps." }] }]);
  });
});
