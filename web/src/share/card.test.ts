// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { plainLook } from "../table/result/looks";
import { type Card, cardSvg } from "./card";

const card: Card = {
  title: "Merian wins.",
  about: "On points",
  site: "Tangled Bank",
  places: [
    { name: "Merian", score: "11 points", winner: true, seat: 2 },
    { name: "Wallace", score: "8 points", winner: false, seat: 1 },
  ],
  animals: [plainLook("C1"), plainLook("C2")],
};

const read = (svg: string): Document => new DOMParser().parseFromString(svg, "image/svg+xml");

describe("the picture of an end", () => {
  it("is a whole picture of 1200 x 630 with everybody's name and score", () => {
    const picture = read(cardSvg(card));
    expect(picture.querySelector("parsererror")).toBeNull();
    expect(picture.documentElement.getAttribute("viewBox")).toBe("0 0 1200 630");
    const words = [...picture.querySelectorAll("text")].map((text) => text.textContent);
    expect(words).toEqual([
      "Merian wins.",
      "On points",
      "Merian",
      "11 points",
      "Wallace",
      "8 points",
      "Tangled Bank",
    ]);
    expect(picture.querySelectorAll(".drawing")).toHaveLength(2);
  });

  it("takes a name for a name, whatever is in it", () => {
    const place = { name: '<b>&"', score: "0", winner: false, seat: 0 };
    const picture = read(cardSvg({ ...card, places: [place] }));
    expect(picture.querySelector("parsererror")).toBeNull();
    expect(picture.querySelectorAll("text")[2]?.textContent).toBe('<b>&"');
  });

  it("leaves out what has no room", () => {
    const places = Array.from({ length: 8 }, (_, seat) => ({
      name: "A name that is far too long for its line",
      score: "1",
      winner: false,
      seat,
    }));
    const animals = Array.from({ length: 20 }, (_, at) => plainLook(`A${at + 1}`));
    const picture = read(cardSvg({ ...card, places, animals }));
    expect(picture.querySelectorAll("text")).toHaveLength(3 + 5 * 2);
    expect(picture.querySelectorAll("text")[2]?.textContent).toBe("A name that is far …");
    expect(picture.querySelectorAll(".drawing")).toHaveLength(9);
  });
});
