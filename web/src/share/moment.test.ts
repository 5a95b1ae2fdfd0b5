// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { plainLook } from "../table/result/looks";
import { FRAMES, frameSvg, type Moment, RATE } from "./moment";

const moment: Moment = {
  hunter: plainLook("B1"),
  prey: plainLook("A2"),
  words: "B1 eats A2.",
  site: "Tangled Bank",
};

const read = (time: number): Document => {
  const picture = new DOMParser().parseFromString(frameSvg(moment, time), "image/svg+xml");
  expect(picture.querySelector("parsererror")).toBeNull();
  return picture;
};
const left = (picture: Document, seat: number): number =>
  Number(
    /translate\(([-\d.]+)/.exec(
      picture.querySelector(`.drawing.seat-${seat}`)?.getAttribute("transform") ?? "",
    )?.[1],
  );

describe("a moment", () => {
  it("lasts three seconds", () => {
    expect(FRAMES / RATE).toBe(3);
  });

  it("begins with two and ends with one", () => {
    expect(read(0).querySelectorAll(".drawing")).toHaveLength(2);
    expect(read(1).querySelectorAll(".drawing")).toHaveLength(1);
  });

  it("brings the hunter to its prey", () => {
    const way = [0, 0.3, 0.4, 0.5].map((time) => left(read(time), 1));
    expect([...way].sort((a, b) => a - b)).toEqual(way);
    expect(way[3]).toBeLessThan(left(read(0), 0));
  });

  it("tells what happened when it has", () => {
    const told = (time: number) => read(time).querySelector("text")?.getAttribute("opacity");
    expect(told(0.4)).toBe("0.00");
    expect(told(1)).toBe("1.00");
  });
});
