/** Pieces of what a server says. */

import type { Ask, News, SeatInfo, Step, TableInfo, Welcome } from "../src/wire";

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    t: "welcome",
    server: "0.1",
    protocol: 1,
    table: "t1",
    person: "p1",
    watching: false,
    ...more,
  };
}

export function seat(more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    call: "ann",
    name: "Ann",
    who: "person",
    bot: "",
    mine: false,
    host: false,
    here: true,
    ready: true,
    stand_in: false,
    left: false,
    surrendered: false,
    muted: false,
    ...more,
  };
}

export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    status: "playing",
    problem: "",
    game: "evolution",
    setup: { edition: "gift", sets: ["base"], seats: [{}, { bot: "greedy" }] },
    differs: [],
    cards: 84,
    engine: "0.1",
    seats: [seat({ mine: true, host: true }), seat({ call: "bob", name: "Bob", who: "bot" })],
    watchers: 0,
    commitment: "abc",
    seed: "",
    nonces: [],
    paused: false,
    proposal: null,
    result: null,
    rematch: "",
    origin: "",
    origin_step: 0,
    ...more,
  };
}

export function step(number: number, action = `move ${number}`): Step {
  return { number, at: number, seat: 0, by: "player", action, lines: [] };
}

export function news(v: number, more: Partial<News> = {}): News {
  return { t: "news", v, ...more };
}

export function asks(moment: number, seat: number): Ask {
  const question = { template: "ask-something", words: {}, count: 1 };
  return { moment, seat, asked: "act", question, out_of_turn: false, always: false, moves: [] };
}

export function everything(v: number, more: Partial<News> = {}): News {
  return news(v, {
    table: tableInfo(),
    clocks: { now: 1_000, running: 0, deadline: 0, banks: [] },
    steps_from: 0,
    steps: [step(0), step(1)],
    own: [{ seat: 0, hand: ["big"], faces: {}, discard: null }],
    ask: [asks(1, 0)],
    chat_from: 0,
    chat: [],
    ...more,
  });
}

/** A log, one step a list: `template key=word ...`. */
export function log(...steps: string[][]): Step[] {
  return steps.map((lines, number) => ({
    number,
    at: 0,
    seat: 0,
    by: "player",
    action: "",
    lines: lines.map((line) => {
      const [template = "", ...words] = line.split(" ");
      return {
        template,
        words: Object.fromEntries(words.map((word) => word.split("=") as [string, string])),
        count: 1,
      };
    }),
  }));
}
