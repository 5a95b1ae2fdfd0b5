/** Every colour of text against every ground it stands on, by day and by night: WCAG AA. */

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf8");

function pair(name: string): [string, string] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  if (!found?.[1] || !found[2]) throw new Error(`no such colour: ${name}`);
  return [found[1], found[2]];
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["sunken", "paper", "surface", "raised"];
const washes = ["moss-wash", "berry-wash", "honey-wash", "water-wash"];
const seats = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => `seat-${number}`);

const text: [string, string[]][] = [
  ["ink", [...grounds, ...washes]],
  ["ink-soft", [...grounds, ...washes]],
  ["moss", [...grounds, "moss-wash"]],
  ["berry", [...grounds, "berry-wash"]],
  ["honey", [...grounds, "honey-wash"]],
  ["water", [...grounds, "water-wash"]],
  ["on-moss", ["moss", "moss-deep"]],
  ["on-berry", ["berry", "berry-deep"]],
  ["on-honey", ["honey"]],
  ["on-water", ["water"]],
  ...seats.map((name): [string, string[]] => [name, ["paper", "surface", "raised"]]),
];

describe.each([
  ["day", 0],
  ["night", 1],
] as const)("by %s", (_, at) => {
  it.each(text.flatMap(([ink, on]) => on.map((ground) => [ink, ground])))(
    "%s can be read on %s",
    (ink, ground) => {
      expect(contrast(pair(ink ?? "")[at], pair(ground ?? "")[at])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(grounds)("the edge of a control is seen on %s", (ground) => {
    expect(contrast(pair("line-strong")[at], pair(ground)[at])).toBeGreaterThanOrEqual(3);
    expect(contrast(pair("focus")[at], pair(ground)[at])).toBeGreaterThanOrEqual(3);
  });
});
