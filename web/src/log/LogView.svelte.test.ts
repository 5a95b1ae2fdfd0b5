// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Step } from "../wire";
import Announcer from "./Announcer.svelte";
import LogView from "./LogView.svelte";
import type { Teller } from "./sentence";

const teller: Teller = {
  game: "evolution",
  name: (call) => (call === "ann" ? "Ann" : "Bob"),
};

function step(number: number, seat: number, by: Step["by"], template: string): Step {
  const words: Record<string, string> =
    template === "turn" ? { turn: "1", seat: "ann" } : { animal: "A1", prey: "B1" };
  return { number, at: 0, seat, by, action: "", lines: [{ template, words, count: 1 }] };
}

const seatOf = (call: string): number => ["ann", "bob"].indexOf(call);

const steps = [
  step(0, -1, "deal", "turn"),
  step(1, 0, "player", "attacked"),
  step(2, 1, "clock", "starved"),
];

describe("the log on the screen", () => {
  let log: ReturnType<typeof mount> | null = null;

  afterEach(() => {
    if (log) void unmount(log);
    document.body.replaceChildren();
  });

  function show(current = -1) {
    const onstep = vi.fn();
    log = mount(LogView, {
      target: document.body,
      props: {
        steps,
        teller,
        current,
        onstep,
        seatOf,
        seatName: (seat: number) => (seat === 0 ? "Ann" : "Bob"),
      },
    });
    flushSync();
    return onstep;
  }

  it("tells who decided, and by what", () => {
    show();
    expect(document.querySelector("h2")?.textContent).toContain("Turn 1");
    const deeds = [...document.querySelectorAll("li")].map((one) => one.textContent.trim());
    expect(deeds[0]).toContain("A1 attacks B1.");
    expect(deeds[1]).toBe("B out of time");
    expect(deeds[2]).toContain("A1 starves.");
  });

  it("shows a step again, with its animals", () => {
    const onstep = show();
    document.querySelector<HTMLButtonElement>("li button")?.click();
    expect(onstep).toHaveBeenCalledWith(steps[1], ["A1", "B1"]);
  });

  it("marks the step that is looked at", () => {
    show(2);
    expect(document.querySelector('[data-step="2"]')?.ariaCurrent).toBe("step");
    const marked = [...document.querySelectorAll('[aria-current="step"]')];
    expect(marked.map((one) => one.textContent).join()).toContain("starves");
  });

  it("leaves the lines that are there as they are when one is added", () => {
    const props = $state({ steps, teller, onstep: vi.fn(), seatOf, seatName: () => "Ann" });
    log = mount(LogView, { target: document.body, props });
    flushSync();
    const before = [...document.querySelectorAll("li, li *")];
    props.steps = [...steps, step(3, 0, "player", "attacked")];
    flushSync();
    expect(document.querySelectorAll("li")).toHaveLength(4);
    expect([...document.querySelectorAll("li, li *")].slice(0, before.length)).toEqual(before);
    expect(before.every((one) => one.isConnected)).toBe(true);
  });
});

describe("what is read aloud", () => {
  let announcer: ReturnType<typeof mount> | null = null;

  afterEach(() => {
    if (announcer) void unmount(announcer);
    document.body.replaceChildren();
  });

  it("is each new line once, in order, and not the whole past", () => {
    const props = $state({ steps, teller });
    announcer = mount(Announcer, { target: document.body, props });
    flushSync();
    const said = (): string[] =>
      [...document.querySelectorAll('[role="log"] p')].map((one) => one.textContent);
    expect(said()).toEqual([]);
    const [attacked] = step(3, 0, "player", "attacked").lines;
    const [starved] = step(3, 0, "player", "starved").lines;
    const next = { ...step(3, 0, "player", "attacked"), lines: [attacked!] };
    props.steps = [...steps, next];
    flushSync();
    expect(said()).toEqual(["A1 attacks B1."]);
    const attack = document.querySelector('[role="log"] p');
    props.steps = [...steps, { ...next, lines: [attacked!, starved!] }];
    flushSync();
    expect(said()).toEqual(["A1 attacks B1.", "A1 starves."]);
    expect(document.querySelector('[role="log"] p')).toBe(attack);
  });
});
