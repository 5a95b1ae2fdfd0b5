import { describe, expect, it } from "vitest";

import { fan } from "./fan";
import { gridHigh, gridWide, shownIn, spread } from "./pack";
import { rowsOf } from "./panels";
import {
  type Content,
  FRAME,
  type Household,
  plan,
  type Plan,
  promptHigh,
  promptWide,
} from "./plan";
import { gapOf, heightOf, lines, type Sitter, STEPS, stepAt } from "./tile";

const one = (ones: number, twos = 0): Sitter => ({ ones, twos });
const herd = (count: number, traits = 2): Sitter[] =>
  Array.from({ length: count }, (_, place) =>
    one((place * 7) % (traits + 2), place % 5 === 0 ? 1 : 0),
  );

const BASE: Content = {
  rivals: [[herd(2)], [herd(2)]],
  home: [herd(2)],
  placed: false,
  tied: false,
  cards: 6,
  playing: false,
  prompt: 6,
};
const ROOMS = {
  laptop: { width: 66.3, height: 44.6 },
  small: { width: 61, height: 41.7 },
  phone: { width: 22.5, height: 36.6 },
  desk: { width: 68, height: 50 },
};

const count = (home: Household): number => home.reduce((sum, group) => sum + group.length, 0);

/** Everything a plan promises: all heights add up, and all tiles stand inside their frames. */
function holds(made: Plan, content: Content, room: { width: number; height: number }): void {
  const frame = made.wide ? FRAME.wide : FRAME.narrow;
  const inner = room.width - 2 * frame.edge;
  const shelves = 3 + (content.home ? 1 : 0) + (content.cards ? 1 : 0) - (made.wide ? 1 : 0);
  const high =
    2 * frame.top +
    frame.header +
    frame.middle +
    shelves * frame.gap +
    made.rivals.high +
    (made.home ? made.home.high + frame.head : 0) +
    made.prompt +
    made.hand.high;
  expect(high).toBeLessThanOrEqual(made.height + 0.01);
  expect(made.rivals.panels).toHaveLength(content.rivals.length);
  made.rivals.panels.forEach((panel, at) => {
    const { step } = made.rivals;
    const home = content.rivals[at] ?? [];
    expect(panel.shown).toBeLessThanOrEqual(count(home));
    const heads = panel.narrow ? 2.8 : 2.3;
    const groups = panel.mixed
      ? [home.flat().slice(0, panel.shown)]
      : home.filter((group) => group.length > 0).map((group) => group.slice(0, panel.shown));
    if (panel.shown === 0) return;
    const wide = groups.reduce(
      (sum, _, place) => sum + gridWide(panel.columns[place] ?? 1, step),
      0,
    );
    expect(wide).toBeLessThanOrEqual(panel.width);
    groups.forEach((group, place) => {
      const all = group.map((animal) => heightOf(animal, step));
      const tall = gridHigh(all, panel.columns[place] ?? 1, gapOf(step));
      expect(tall + heads).toBeLessThanOrEqual(panel.high);
    });
  });
  if (made.home && content.home) {
    const { step, columns } = made.home;
    const wide = columns.reduce((sum, each) => sum + gridWide(Math.max(each, 1), step), 0);
    const site = inner - (made.wide ? promptWide(room.width) + frame.gap : 0);
    if (!made.home.stacked) expect(wide).toBeLessThanOrEqual(site);
  }
}

describe("a tile", () => {
  it("is lower where its traits stand beside its figure", () => {
    const small = STEPS.findLast((step) => step.form === "beside");
    expect(heightOf(one(6), small!)).toBeLessThan(heightOf(one(6), stepAt(STEPS.length - 1)));
  });

  it.each(STEPS.filter((step) => step.form === "beside"))(
    "is planned as high as AnimalTile draws it with a figure of $figure",
    (step) => {
      const around = 2 * 0.25 + 2 * 0.125; // padding and border
      const body = step.figure * 0.8 + step.name + 1.05;
      expect(heightOf(one(0), step)).toBeGreaterThanOrEqual(around + body);
      const marks = 6 * step.icon + 5 * 0.06;
      expect(heightOf(one(12), step)).toBeGreaterThanOrEqual(around + marks);
    },
  );

  it("fills the holes beside wide pictures with others", () => {
    expect(lines(one(2, 2), 3)).toBe(2);
    expect(lines(one(0, 2), 3)).toBe(2);
    expect(lines(one(4), 3)).toBe(2);
    expect(lines(one(0), 3)).toBe(0);
  });
});

describe("groups", () => {
  it("share the width by what is in them", () => {
    const step = stepAt(STEPS.length - 1);
    const heights = (many: number): number[] => Array<number>(many).fill(4);
    const frame = { side: 1, least: 5, between: 0.4, row: 0.2 };
    const found = spread([heights(6), heights(2), []], 34, step, frame);
    expect(found?.columns).toEqual([6, 2, 0]);
    expect(spread([heights(6), heights(2), []], 12, step, frame)).toBeNull();
  });

  it("are shown in whole rows", () => {
    expect(shownIn([4, 4, 4, 4, 4], 2, 8.3, 0.2)).toBe(4);
    expect(shownIn([4, 4, 4, 4, 4], 2, 3.9, 0.2)).toBe(0);
  });

  it("of players keep their order and fill every row", () => {
    const homes = [[herd(9)], [herd(1)], [herd(1)], [herd(1)]];
    const rows = rowsOf(homes, 3);
    expect(rows.flat()).toEqual(homes);
    expect(rows.every((row) => row.length > 0)).toBe(true);
  });
});

describe("a hand", () => {
  it("lies side by side where there is room, and like a fan where not", () => {
    expect(fan(6, 6, 44).each).toBe(6.5);
    const many = fan(12, 4.2, 22.5);
    expect(many.each).toBeLessThan(many.card);
    expect(11 * many.each + many.card).toBeLessThanOrEqual(22.5);
  });
});

describe("what is asked", () => {
  it("keeps its height for a little less, and never takes half of the board", () => {
    expect(promptHigh(6.2, 36, 7)).toBe(7);
    expect(promptHigh(6.2, 36, 12)).toBe(6.5);
    expect(promptHigh(30, 36)).toBeLessThan(18);
  });
});

describe("a board", () => {
  const tables: readonly [string, Content, keyof typeof ROOMS][] = [
    ["the opening", { ...BASE, rivals: [[[]], [[]]], home: [[]], playing: true }, "small"],
    ["three players", BASE, "desk"],
    ["three players on a phone", BASE, "phone"],
    [
      "a late game on a phone",
      { ...BASE, rivals: [[herd(8, 4)], [herd(7, 4)]], home: [herd(8, 4)], tied: true, cards: 12 },
      "phone",
    ],
    [
      "four players with all sets",
      {
        ...BASE,
        placed: true,
        rivals: Array.from({ length: 3 }, () => [herd(2), herd(3), herd(2)]),
        home: [herd(2), herd(3), herd(1)],
      },
      "small",
    ],
    [
      "eight players with sixty animals",
      { ...BASE, rivals: [9, 9, 8, 7, 7, 6, 6].map((many) => [herd(many)]), home: [herd(8)] },
      "laptop",
    ],
    [
      "eight players on a phone",
      { ...BASE, rivals: [9, 9, 8, 7, 7, 6, 6].map((many) => [herd(many)]), home: [herd(8)] },
      "phone",
    ],
    ["a spectator", { ...BASE, home: null, cards: 0 }, "desk"],
  ];

  it.each(tables)("holds %s", (_, content, where) => {
    holds(plan(content, ROOMS[where]), content, ROOMS[where]);
  });

  it.each(tables.filter(([name]) => !name.includes("eight players on")))(
    "shows every own animal of %s",
    (_, content, where) => {
      const made = plan(content, ROOMS[where]);
      if (content.home) expect(made.home?.shown).toEqual(content.home.map((group) => group.length));
    },
  );

  it("shows all of sixty animals on a laptop", () => {
    const [, content, where] = tables.find(([name]) => name.includes("sixty"))!;
    const made = plan(content, ROOMS[where]);
    expect(made.rivals.panels.map((panel) => panel.shown)).toEqual(content.rivals.map(count));
  });

  it("gives the room to who has animals", () => {
    const uneven = { ...BASE, rivals: [[herd(9)], [herd(1)], [[]]] };
    const [many, few, none] = plan(uneven, ROOMS.small).rivals.panels;
    expect(many!.width).toBeGreaterThan(few!.width * 1.5);
    expect(few!.width).toBeGreaterThanOrEqual(none!.width);
  });

  it("keeps one's own the largest", () => {
    for (const [, content, where] of tables) {
      const made = plan(content, ROOMS[where]);
      if (!made.home || !content.home || count(content.home) === 0) continue;
      expect(made.home.step.figure).toBeGreaterThanOrEqual(made.rivals.step.figure);
    }
  });

  it("names the traits where there is room", () => {
    expect(plan(BASE, ROOMS.desk).home?.step.form).toBe("named");
  });

  it("counts what has no room, and never cuts a tile", () => {
    const crowd = { ...BASE, rivals: [[herd(30)], [herd(30)]], home: [herd(40)] };
    const made = plan(crowd, ROOMS.phone);
    holds(made, crowd, ROOMS.phone);
    expect(made.home?.shown[0]).toBeLessThan(40);
    expect(made.rivals.panels[0]?.shown).toBeLessThan(30);
  });

  it.each([
    [5, 0, 0],
    [3, 1, 1],
    [0, 3, 3],
    [4, 3, 2],
    [0, 1, 5],
    [5, 2, 0],
    [1, 5, 1],
  ])("shows every own animal in three places of a small phone: %i, %i, %i", (...herds) => {
    for (const traits of [1, 3, 6]) {
      for (const prompt of [6, 7.5, 10, 17]) {
        for (const playing of [true, false]) {
          const places = herds.map((many) => Array.from({ length: many }, () => one(traits)));
          const content = { ...BASE, placed: true, playing, prompt };
          const full = { ...content, home: places, rivals: [places, places] };
          const made = plan(full, ROOMS.phone);
          holds(made, full, ROOMS.phone);
          expect(made.home?.shown).toEqual(herds);
          expect(made.prompt).toBeGreaterThanOrEqual(5);
        }
      }
    }
  });

  it.each([
    [8, 1, 1],
    [0, 10, 0],
    [1, 9, 2],
    [4, 4, 4],
    [2, 0, 10],
  ])("shows every own animal of large herds on a small phone: %i, %i, %i", (...herds) => {
    for (const traits of [1, 3, 5]) {
      for (const tied of [true, false]) {
        for (const playing of [true, false]) {
          const places = herds.map((many) => herd(many, traits));
          const rivals = [places, places];
          const content = { ...BASE, placed: true, playing, tied, prompt: 9, home: places, rivals };
          const made = plan(content, ROOMS.phone);
          holds(made, content, ROOMS.phone);
          const shown = made.home?.shown.reduce((sum, some) => sum + some, 0);
          expect(shown, JSON.stringify([traits, tied, playing])).toBe(count(places));
        }
      }
    }
  });

  it("gives the height to one row of rivals where there is not enough for all", () => {
    const content = {
      ...BASE,
      placed: true,
      playing: true,
      rivals: [
        [herd(1), herd(2), herd(1)],
        [herd(2), herd(5), herd(1)],
        [[], [], []],
      ],
      home: [[], [], herd(2, 4)],
      cards: 4,
    };
    const room = { width: 22.5, height: 41 };
    const made = plan(content, room);
    holds(made, content, room);
    // Half of what is left would show nobody's; all of it shows everybody of the first row.
    expect(made.rivals.panels.map((panel) => panel.shown)).toEqual([4, 0, 0]);
    expect(made.rivals.panels[1]!.high).toBeLessThan(made.rivals.panels[0]!.high);
  });

  it("leaves what is asked its height beside one's own, as far as the others can", () => {
    const content: Content = {
      ...BASE,
      rivals: [[herd(3, 4)], [herd(4, 4)], [herd(2, 9)]],
      home: [herd(3)],
      cards: 0,
    };
    const beside = (made: Plan): number => {
      const { top, header, middle, gap } = FRAME.wide;
      return made.height - 2 * top - header - middle - 3 * gap - made.rivals.high;
    };
    const short = plan(content, ROOMS.small);
    expect(beside(short)).toBeLessThan(18);
    const attacked = plan({ ...content, prompt: 18 }, ROOMS.small, short);
    holds(attacked, content, ROOMS.small);
    expect(beside(attacked)).toBeGreaterThanOrEqual(18);
    // And does not jump back for the next short question.
    expect(plan({ ...content, prompt: 15 }, ROOMS.small, attacked).rivals).toEqual(attacked.rivals);
  });

  it("leaves no gap between the animals and the food for a spectator", () => {
    const content: Content = { ...BASE, home: null, cards: 0, rivals: [[herd(2)], [herd(3)]] };
    const made = plan(content, { width: 51, height: 70 });
    expect(made.rivals.high).toBeCloseTo(Math.max(...made.rivals.panels.map(({ high }) => high)));
  });

  it("keeps its sizes while they are good enough", () => {
    let before: Plan | null = null;
    let changes = 0;
    for (let born = 1; born <= 12; born += 1) {
      const content = { ...BASE, rivals: [[herd(born)], [herd(2)]], home: [herd(3)] };
      const made: Plan = plan(content, ROOMS.small, before);
      holds(made, content, ROOMS.small);
      if (before && before.home?.step !== made.home?.step) changes += 1;
      before = made;
    }
    expect(changes).toBeLessThanOrEqual(4);
  });

  it("scrolls as a whole on a screen too low for anything", () => {
    const made = plan(BASE, { width: 40, height: 18 });
    expect(made.height).toBeGreaterThan(18);
    holds(made, BASE, { width: 40, height: 18 });
  });
});

it("leaves no empty band between one's animals and what is asked on a tall screen", () => {
  const content = { ...BASE, rivals: [[herd(1)], [herd(2)]], cards: 0, prompt: 4 };
  const made = plan(content, { width: 51, height: 70 });
  holds(made, content, { width: 51, height: 70 });
  const { gap, head, header, middle, top } = FRAME.narrow;
  const others = 2 * top + header + middle + 4 * gap + head + made.rivals.high + made.prompt;
  expect((made.home?.high ?? 0) + others).toBeCloseTo(made.height);
});
