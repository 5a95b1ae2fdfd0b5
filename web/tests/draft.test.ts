import { describe, expect, it } from "vitest";

import {
  areTemplates,
  canBeShort,
  choicesOf,
  companyOf,
  type Draft,
  differs,
  draftOf,
  freshDraft,
  keepLength,
  type Kind,
  kindId,
  kindOf,
  kindsOf,
  lengthOf,
  matters,
  shortDeck,
  valueOf,
  withCompany,
  withEdition,
  withKind,
  withLength,
  withOption,
  withSet,
  withTemplate,
} from "../src/lib/draft";
import type { Catalogue, OptionInfo } from "../src/wire";

function option(more: Partial<OptionInfo>): OptionInfo {
  return {
    name: "discard_piles",
    clause: "D-01",
    text: "",
    values: ["shared", "per_player"],
    low: 0,
    high: -1,
    book: { gift: "per_player", ua3: "shared" },
    group: "deck",
    sets: [],
    ...more,
  };
}

const piles = option({});
const skip = option({
  name: "feeding_skip_final",
  values: ["false", "true"],
  book: { gift: false, ua3: false },
});
const die = option({
  name: "running_die_threshold",
  values: [],
  low: 1,
  high: 7,
  book: { gift: 4, ua3: 4 },
});
const limit = option({
  name: "animal_limit",
  values: ["none"],
  low: 1,
  high: 3,
  book: { gift: "none", ua3: "none" },
});
const ambush = option({
  name: "ambushers_per_player",
  values: [],
  low: 1,
  high: 9,
  book: { gift: 1, ua3: 1 },
  sets: ["fly"],
});
const variant = option({
  name: "variant",
  values: ["standard", "quartet"],
  book: { creatures: "standard" },
});

const gift = {
  name: "gift",
  game: "evolution" as const,
  title: "",
  sets: ["base", "fly"],
  seats_from: 2,
  seats_to: 8,
};
const ua3 = { ...gift, name: "ua3" };
const creatures = {
  ...gift,
  name: "creatures",
  game: "creatures" as const,
  sets: ["base"],
  seats_from: 1,
  seats_to: 4,
};
const evolution = {
  name: "evolution",
  title: "Evolution",
  about: "",
  edition: "gift",
  custom_decks: true,
};
const magic = { ...evolution, name: "creatures", edition: "creatures", custom_decks: false };
/** A game that only the server knows. */
const pool = {
  ...magic,
  name: "tide-pool",
  title: "Tide Pool",
  about: "Hold on.",
  edition: "tide-pool",
};
const catalogue: Catalogue = {
  games: [evolution, magic, pool],
  editions: [gift, ua3, creatures],
  sets: [
    { name: "base", cards: 84, traits: [] },
    { name: "fly", cards: 42, traits: [] },
  ],
  options: [piles, skip, die, limit, ambush, variant],
  traits: [],
  bots: [],
};

describe("options", () => {
  it("have the book's value until they are changed", () => {
    const draft = freshDraft();
    expect(valueOf(piles, draft)).toBe("per_player");
    const changed = withOption(draft, piles, "shared");
    expect(changed.options).toEqual({ discard_piles: "shared" });
    expect(differs(piles, changed)).toBe(true);
    expect(withOption(changed, piles, "per_player").options).toEqual({});
  });

  it("are sent in the type of the book", () => {
    const draft = freshDraft();
    expect(withOption(draft, skip, "true").options).toEqual({ feeding_skip_final: true });
    expect(withOption(draft, die, "5").options).toEqual({ running_die_threshold: 5 });
    expect(withOption(draft, limit, "2").options).toEqual({ animal_limit: "2" });
  });

  it("offer words and numbers where both are taken", () => {
    expect(choicesOf(limit)).toEqual(["none", "1", "2", "3"]);
    expect(choicesOf(piles)).toEqual(["shared", "per_player"]);
  });

  it("matter only with their edition and set", () => {
    const draft = freshDraft();
    expect(matters(ambush, draft)).toBe(false);
    expect(matters(ambush, withSet(draft, "fly", true, catalogue))).toBe(true);
    expect(matters(variant, draft)).toBe(false);
  });
});

describe("another edition", () => {
  it("keeps what still differs, and drops what it does not know", () => {
    let draft = withOption(freshDraft(), piles, "shared");
    draft = withOption(draft, skip, "true");
    expect(withEdition(draft, ua3, catalogue).options).toEqual({ feeding_skip_final: true });
    expect(withEdition(draft, creatures, catalogue).options).toEqual({});
  });

  it("fits the seats to its table, and the sets to its cards", () => {
    const many = { ...freshDraft(), sets: ["base", "fly"], seats: Array(7).fill({ bot: "" }) };
    const next = withEdition(many, creatures, catalogue);
    expect(next.seats).toHaveLength(4);
    expect(next.sets).toEqual(["base"]);
    const alone = { ...next, seats: [{ bot: "" }] };
    expect(withEdition(alone, gift, catalogue).seats).toEqual([{ bot: "" }, { bot: "greedy" }]);
  });
});

describe("a set", () => {
  it("is kept in the printed order, and takes its options along when it goes", () => {
    let draft = withSet(freshDraft(), "fly", true, catalogue);
    expect(draft.sets).toEqual(["base", "fly"]);
    draft = withOption(draft, ambush, "3");
    expect(withSet(draft, "fly", false, catalogue).options).toEqual({});
  });
});

describe("templates", () => {
  it("replace one of the same name", () => {
    const one = { name: "quick", setup: { edition: "gift" } };
    const other = { name: "quick", setup: { edition: "ua3" } };
    expect(withTemplate([one], other)).toEqual([other]);
  });

  it("of an older client, or of nobody's making, are not believed", () => {
    expect(areTemplates([{ name: "a", setup: {} }])).toBe(true);
    expect(areTemplates([{ name: 3 }])).toBe(false);
    expect(areTemplates({})).toBe(false);
  });

  it("become whole drafts", () => {
    const draft = draftOf({ edition: "tw", seats: [{}], clock: { kind: "move" } });
    expect(draft.seats).toEqual([{ bot: "" }]);
    expect(draft.clock).toEqual({ kind: "move", seconds: 60, increment: 0, answer: 30 });
    expect(draft.hints).toBe(true);
  });
});

describe("what, with whom, how long", () => {
  const origin = { ...gift, sets: ["base", "fly", "continents"] };
  const two = option({ name: "two_sets", values: ["false", "true"], book: { gift: false } });
  const cap = option({ name: "deck_cap", values: ["none"], book: { gift: "none" } });
  const shelf: Catalogue = {
    ...catalogue,
    editions: [origin, creatures, { ...creatures, name: "tide-pool", game: "tide-pool" }],
    sets: [...catalogue.sets, { name: "continents", cards: 42, traits: [] }],
    options: [two, cap],
  };
  const kind = (id: string): Kind => kindsOf(shelf).find((one) => kindId(one) === id)!;
  const idOf = (draft: Draft): string => kindId(kindOf(draft, shelf)!);

  it("offers every game of the server, with expansions where there are some", () => {
    expect(kindsOf(shelf).map(kindId)).toEqual([
      "evolution",
      "evolution-expansions",
      "creatures",
      "tide-pool",
    ]);
  });

  it("tells the game by its sets and its edition", () => {
    const base = freshDraft();
    expect(idOf(base)).toBe("evolution");
    const more = withKind(base, kind("evolution-expansions"), shelf);
    expect(more.sets).toEqual(["base", "fly"]);
    expect(idOf(more)).toBe("evolution-expansions");
    expect(withKind(more, kind("evolution"), shelf).sets).toEqual(["base"]);
    const other = withKind(more, kind("creatures"), shelf);
    expect([other.edition, idOf(other)]).toEqual(["creatures", "creatures"]);
    expect(withKind(other, kind("evolution"), shelf).edition).toBe("gift");
    const plugged = withKind(other, kind("tide-pool"), shelf);
    expect([plugged.edition, idOf(plugged)]).toEqual(["tide-pool", "tide-pool"]);
  });

  it("has a deck of one's own only where the game takes one", () => {
    const own = { ...freshDraft(), deck: "[cards]", copies: 2 };
    expect(withKind(own, kind("evolution-expansions"), shelf)).toMatchObject({ copies: 2 });
    expect(withKind(own, kind("tide-pool"), shelf)).toMatchObject({ deck: "", copies: 0 });
  });

  it("seats me with bots or friends, with cards for all", () => {
    const draft = freshDraft();
    expect(companyOf(draft)).toBe("bots");
    const five = withCompany(draft, "bots", 5, "expert", shelf);
    expect(five.seats.map((seat) => seat.bot)).toEqual(["", ...Array(4).fill("expert")]);
    expect(five.options).toEqual({ two_sets: true });
    expect(withCompany(five, "friends", 3, "expert", shelf).options).toEqual({});
    expect(companyOf(withCompany(five, "friends", 3, "expert", shelf))).toBe("friends");
    expect(companyOf(withCompany(five, "alone", 1, "", shelf))).toBe("alone");
    expect(companyOf({ ...draft, seats: [{ bot: "" }, { bot: "" }, { bot: "random" }] })).toBe(
      "seats",
    );
    const flying = { ...draft, sets: ["base", "fly"] };
    expect(withCompany(flying, "bots", 5, "expert", shelf).options).toEqual({});
    const pool = withKind(draft, kind("tide-pool"), shelf);
    expect(withCompany(pool, "bots", 5, "random", shelf).options).toEqual({});
  });

  it("is short with half the cards, and stays so with other cards", () => {
    const draft = freshDraft();
    expect(lengthOf(draft, shelf)).toBe("full");
    const short = withLength(draft, "short", shelf);
    expect(short.options).toEqual({ deck_cap: shortDeck(draft, shelf) });
    expect(lengthOf(short, shelf)).toBe("short");
    const more = keepLength(short, withKind(short, kind("evolution-expansions"), shelf), shelf);
    expect(more.options.deck_cap).toBe(63);
    expect(lengthOf(more, shelf)).toBe("short");
    expect(withLength(more, "full", shelf).options).toEqual({});
    expect(lengthOf({ ...draft, options: { deck_cap: 55 } }, shelf)).toBe("other");
    expect(canBeShort(draft, shelf)).toBe(true);
    expect(canBeShort(withKind(draft, kind("creatures"), shelf), shelf)).toBe(false);
  });
});
