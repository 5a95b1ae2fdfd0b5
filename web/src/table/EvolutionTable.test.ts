// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Client } from "../lib/client";
import { settings } from "../lib/settings.svelte";
import type { Ask, EvolutionView, Own } from "../wire";
import EvolutionTable from "./EvolutionTable.svelte";
import { given } from "./names/naming.svelte";

interface Fixture {
  public: EvolutionView;
  own: Own[];
  ask: Ask;
  names: string[];
}

const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });
const named = (name: string): Fixture => fixtures[`./fixtures/${name}.json`]!;

function clientOf(fixture: Fixture, change: Partial<Client> = {}): Client {
  const seats = fixture.names.map((name, at) => ({ name, call: fixture.public.players[at]!.name }));
  return {
    id: "table",
    live: true,
    table: { status: "playing", game: "evolution", setup: { hints: true }, seats },
    clocks: null,
    steps: [],
    view: fixture.public,
    facing: fixture.ask.seat,
    own: fixture.own[fixture.ask.seat] ?? null,
    ask: fixture.ask,
    mayUndo: "free",
    busy: false,
    decide: vi.fn(async () => undefined),
    undo: vi.fn(async () => undefined),
    why: vi.fn(async () => [{ clause: "BASE-BIG-02", about: "B1", text: "It is too big." }]),
    hint: vi.fn(async () => ({
      t: "hints" as const,
      id: "1",
      moment: 1,
      moves: fixture.ask.moves
        .slice(0, 3)
        .map(({ action }) => ({ action, share: 0.5, reasons: [] })),
    })),
    ...change,
  } as unknown as Client;
}

let shown: ReturnType<typeof mount> | undefined;

function show(client: Client): void {
  shown = mount(EvolutionTable, { target: document.body, props: { client } });
  flushSync();
}

const one = (query: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(query);
  expect(found, query).not.toBeNull();
  return found!;
};

function tap(query: string): void {
  one(query).click();
  flushSync();
}

const buttons = (): string[] =>
  [...document.querySelectorAll("[data-choice]")].map((button) => button.textContent.trim());

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Promise.reject(new Error("offline"))),
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.animate ??= vi.fn(
    () => ({ cancel: vi.fn(), finished: Promise.resolve() }) as never,
  );
  settings.autoplay = true;
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("a table", () => {
  it.each(Object.keys(fixtures))("shows %s", (path) => {
    const fixture = fixtures[path]!;
    show(clientOf(fixture));
    const animals = fixture.public.players.flatMap((player) => player.animals);
    for (const animal of animals) {
      expect(one(`[data-animal="${animal.name}"]`).textContent).toContain(
        `${given(animal.name)}, `,
      );
    }
    expect(one(".say").textContent.trim().length).toBeGreaterThan(5);
    expect(document.querySelectorAll(".lit, [data-choice]").length).toBeGreaterThan(0);
  });

  it("can be watched by anybody", () => {
    const fixture = named("all-8-go");
    show(clientOf(fixture, { facing: -1, own: null, ask: null }));
    expect(document.querySelectorAll(".rival")).toHaveLength(8);
    expect(document.querySelectorAll(".lit")).toHaveLength(0);
    expect(one(".say").textContent).toContain("Cid");
  });
});

describe("acting", () => {
  it("feeds an animal by two taps", () => {
    const client = clientOf(named("ua3-4-go"));
    show(client);
    tap('.home [data-animal="A9"]');
    expect(buttons()).toContain(`Take food for ${given("A9")}`);
    expect(client.decide).not.toHaveBeenCalled();
    tap('.home [data-animal="A9"]');
    expect(client.decide).toHaveBeenCalledWith("take A9");
  });

  it("takes from the heap to the animal", () => {
    const client = clientOf(named("ua3-4-go"));
    show(client);
    tap('[data-pick="supply:"]');
    tap('.home [data-animal="A9"]');
    expect(client.decide).toHaveBeenCalledWith("take A9");
  });

  it("opens a card with two traits, and can be cancelled until the end", () => {
    const client = clientOf(named("base-2-development"));
    show(client);
    tap('[data-pick="card:big/fat-tissue"]');
    tap('[data-pick="trait:big"]');
    expect(one('[data-pick="trait:big"]').getAttribute("aria-pressed")).toBe("true");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(document.querySelector('[data-pick="trait:big"]')).toBeNull();
    tap('[data-pick="card:big/fat-tissue"]');
    tap('.home [data-animal="B3"]');
    expect(buttons()).toEqual(["Big", "Fat tissue"]);
    tap('[data-choice="1"]');
    expect(client.decide).toHaveBeenCalledWith("play big/fat-tissue on B3");
  });

  it("takes the animal first, then the card, then its trait", () => {
    const client = clientOf(named("base-2-development"));
    show(client);
    tap('.home [data-animal="B3"]');
    tap('[data-pick="card:big/fat-tissue"]');
    expect(buttons()).toEqual(["Big", "Fat tissue"]);
    tap('[data-choice="2"]');
    expect(client.decide).toHaveBeenCalledWith("play fat-tissue/big on B3");
  });

  it("says why something cannot be done, with the clause", async () => {
    const other = clientOf(named("ua3-4-go"));
    show(other);
    tap('[data-animal="D3"]');
    expect(other.why).toHaveBeenCalledWith("attack A7 D3");
    await vi.waitFor(() => {
      flushSync();
      expect(one(".reasons").textContent).toContain("BASE-BIG-02");
    }, 60_000);
    expect(one(".reasons a").getAttribute("href")).toBe("/rules/BASE-BIG-02");
  });

  it("answers an attack with the attack before one's eyes", () => {
    const client = clientOf(named("base-2-defence"));
    show(client);
    expect(one(".scene").textContent).toContain(given("A3"));
    expect(one(".scene").textContent).toContain(given("B8"));
    expect(buttons()).toEqual(["Drop Tail loss", "Let it be eaten"]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    expect(client.decide).toHaveBeenCalledWith("drop tail-loss");
  });

  it("shows three moves as a hint", async () => {
    const client = clientOf(named("ua3-4-go"));
    show(client);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "h" }));
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelectorAll(".hints li")).toHaveLength(3);
    }, 60_000);
    // It takes the place of the buttons, and nothing is done before it is asked for.
    expect(buttons()).toEqual([]);
    expect(client.decide).not.toHaveBeenCalled();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(document.querySelector(".hints")).toBeNull();
  });
});

describe("a move without an alternative", () => {
  const fixture = named("ua3-4-go");
  const only: Fixture = {
    ...fixture,
    ask: { ...fixture.ask, moves: [{ action: "take A9", verb: "take", animal: "A9" }] },
  };

  it("plays itself after a moment", () => {
    vi.useFakeTimers();
    const client = clientOf(only);
    show(client);
    expect(one(".forced").textContent).toContain(`Take food for ${given("A9")}`);
    vi.advanceTimersByTime(2_000);
    expect(client.decide).toHaveBeenCalledWith("take A9");
  });

  it("can be stopped", () => {
    vi.useFakeTimers();
    const client = clientOf(only);
    show(client);
    tap(".forced button");
    vi.advanceTimersByTime(5_000);
    expect(client.decide).not.toHaveBeenCalled();
  });

  it("waits where that is wanted", () => {
    vi.useFakeTimers();
    settings.autoplay = false;
    const client = clientOf(only);
    show(client);
    vi.advanceTimersByTime(5_000);
    expect(client.decide).not.toHaveBeenCalled();
  });
});

it("counts food so that no number can be taken for another", () => {
  const fixture = named("ua3-4-go");
  const hungry = (red: number): Fixture => ({
    ...fixture,
    public: {
      ...fixture.public,
      players: fixture.public.players.map((player, seat) =>
        seat === 1
          ? {
              ...player,
              animals: player.animals.map((one) => ({ ...one, red, blue: 0, need: 8, fed: false })),
            }
          : player,
      ),
    },
  });
  show(clientOf(hungry(1)));
  // One number for all, not "1 1/8"
  expect(one('[data-animal="B4"] .food').textContent.replace(/\s+/g, " ").trim()).toBe("1/8");
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  show(clientOf(hungry(0)));
  expect(one('[data-animal="B4"] .food').textContent.trim()).toBe("0/8");
});

it("asks again before it attacks an animal of its own player", () => {
  const client = clientOf(named("ua3-4-go"));
  show(client);
  tap('.home [data-animal="A7"]');
  tap('.home [data-animal="A8"]');
  expect(one('.home [data-animal="A8"]').getAttribute("aria-pressed")).toBe("true");
  expect(one('.home [data-animal="A7"]').getAttribute("aria-pressed")).toBe("false");
  expect(buttons()).toContain("Attack one of my own…");
  const own = buttons().indexOf("Attack one of my own…") + 1;
  tap(`[data-choice="${own}"]`);
  tap('.home [data-animal="A9"]');
  expect(one(".say").textContent).toContain(`your own ${given("A9")}`);
  expect(client.decide).not.toHaveBeenCalled();
  tap('[data-choice="1"]');
  expect(client.decide).toHaveBeenCalledWith("attack A8 A9");
});

it("says which shells can be picked", () => {
  const fixture = named("fly-4-go");
  const animal = fixture.public.players[fixture.ask.seat]!.animals[0]!.name;
  const settle = { action: `settle ${animal}`, verb: "settle", animal };
  const pass = { action: "pass", verb: "pass" };
  const ask = { ...fixture.ask, moves: [settle, pass] } as unknown as Ask;
  show(clientOf({ ...fixture, ask }));
  expect(one(".shells").textContent).toContain("can be picked");
  expect(one(".shells").getAttribute("aria-pressed")).toBe("false");
});

it("shows what was decided of a migration, and takes it back", () => {
  const fixture = named("cont-4-migrating");
  const step = {
    number: 1,
    at: 0,
    seat: 2,
    by: "player",
    action: "migrate C2 to ocean",
    lines: [],
  };
  const client = clientOf(fixture, { steps: [step] as Client["steps"] });
  show(client);
  expect(one(".made").textContent).toContain(`${given("C2")} goes to Ocean`);
  tap(".made button");
  expect(client.undo).toHaveBeenCalled();
});
