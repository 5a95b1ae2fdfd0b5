// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Glide } from "./glide";

/** Where the page lays the element out, and the frames that it asked for. */
let laid = { x: 0, y: 0 };
let frames: FrameRequestCallback[] = [];

function frame(time: number): void {
  const asked = frames;
  frames = [];
  for (const one of asked) one(time);
}

/** How far it is moved away from where it is laid out. */
function moved(element: HTMLElement): number {
  return Number.parseFloat(element.style.translate.split(" ")[1] ?? "0");
}

describe("what moves on the board", () => {
  let root: HTMLElement;
  let one: HTMLElement;
  let glide: Glide;

  beforeEach(() => {
    laid = { x: 0, y: 0 };
    frames = [];
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
    vi.stubGlobal(
      "DOMRect",
      class {
        constructor(
          readonly x: number,
          readonly y: number,
          readonly width: number,
          readonly height: number,
        ) {}
      },
    );
    root = document.createElement("div");
    one = document.createElement("div");
    one.dataset.glide = "";
    one.getBoundingClientRect = () => new DOMRect(laid.x, laid.y + moved(one), 50, 50);
    root.append(one);
    document.body.append(root);
    glide = new Glide(() => root);
  });

  afterEach(() => {
    for (let time = 0; frames.length > 0; time += 1000) frame(time);
    root.remove();
    vi.unstubAllGlobals();
  });

  /** The page lays it out elsewhere. */
  function change(y: number): void {
    glide.before();
    laid = { x: 0, y };
    glide.after();
  }

  it("starts where it was, however late the first frame comes", () => {
    change(100);
    frame(5000);
    expect(moved(one)).toBe(-100);
    frame(5050);
    expect(moved(one)).toBeGreaterThan(-100);
    expect(moved(one)).toBeLessThan(0);
    frame(6000);
    frame(6016);
    expect(one.style.translate).toBe("");
  });

  it("stays where it is seen when it is sent elsewhere on its way", () => {
    change(100);
    frame(1000);
    frame(1050);
    const seen = laid.y + moved(one);
    change(300);
    frame(1400);
    expect(laid.y + moved(one)).toBeCloseTo(seen);
    frame(1450);
    expect(laid.y + moved(one)).toBeGreaterThan(seen);
  });

  it("stays where it was painted if the page is measured in a frame that moved it", () => {
    change(100);
    frame(1000);
    frame(1050);
    const painted = laid.y + moved(one);
    frame(1200);
    glide.measured();
    change(300);
    expect(laid.y + moved(one)).toBeCloseTo(painted);
  });
});
