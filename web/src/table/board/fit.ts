/** How large animals can be drawn so that all of them fit into a room; all measures in rem. */
import type { AnimalView, LinkView } from "../../wire";
import { wornBy } from "../words";

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What of an animal takes room on its tile. */
export interface Sitter {
  readonly traits: number;
  /** Traits it shares; each names a partner. */
  readonly links: number;
  readonly food: number;
}

export interface Size {
  readonly tile: number;
  /** The width of the drawing, which may be less than that of the tile. */
  readonly figure: number;
  /** With the names of the traits; else with their pictures alone. */
  readonly names: boolean;
}

const named = ([tile = 0, figure = 0]: readonly number[]): Size => ({ tile, figure, names: true });
const bare = (tile: number): Size => ({ tile, figure: (tile - 0.6) * 0.88, names: false });

/** One's own animals: with the names of their traits as long as there is any room for them. */
export const HOME: readonly Size[] = [
  ...[
    [12, 9.4],
    [10.5, 8.6],
    [9.5, 7.4],
    [8.6, 6.6],
    [8.6, 5.4],
    [8.6, 4.4],
    [7.8, 4.4],
    [7, 4.4],
    [6.4, 4],
  ].map(named),
  bare(5.6),
];
/** Where three places share the width. */
export const PLACED: readonly Size[] = HOME.filter((size) => size.tile <= 9.5);
export const NAMED: readonly Size[] = PLACED.filter((size) => size.names);
export const PICTURES: readonly Size[] = [5.6, 4.8, 4, 3.45].map(bare);
/** For one's own when one has to scroll anyway: then with names. */
export const LEAST: Size = named([6.4, 4]);
/** Those of the others: names if possible, else pictures. */
export const RIVALS: readonly Size[] = [
  ...[
    [13, 10.5],
    [11.5, 9.2],
    [10.5, 8.2],
    [9.5, 7.4],
    [8.6, 6.6],
    [8.6, 5.4],
    [8.2, 4.4],
    [7.8, 4],
  ].map(named),
  ...[5.6, 4.8, 4, 3.45].map(bare),
];

const PADDING = 0.9; // of a tile, with its border
const LINE = 1.38; // one trait, or one row of pictures
const gap = (size: Size): number => (size.names ? 0.45 : 0.3); // between tiles

export function sitter(animal: AnimalView, links: readonly LinkView[]): Sitter {
  return {
    traits: wornBy(animal).length,
    links: links.length,
    food: Math.max(animal.need, animal.red + animal.blue),
  };
}

export function heightOf(one: Sitter, size: Size): number {
  const inner = size.tile - PADDING;
  const food = one.food <= 6 && one.food + 2.2 > inner && size.names ? 2.3 : 1.2;
  const lines = size.names
    ? one.traits + one.links
    : Math.ceil((one.traits * 1.4 + one.links * 2.8) / (inner + 0.3));
  return PADDING + size.figure * 0.8 + food + lines * LINE;
}

/** How high animals stand in rows of this width. */
export function rowsHigh(all: readonly Sitter[], width: number, size: Size): number {
  const perRow = Math.max(1, Math.floor((width + gap(size)) / (size.tile + gap(size))));
  let high = 0;
  for (let from = 0; from < all.length; from += perRow) {
    const row = all.slice(from, from + perRow);
    high += Math.max(...row.map((one) => heightOf(one, size))) + (from > 0 ? 2 * gap(size) : 0);
  }
  return high;
}

/** The largest of these sizes at which everybody fits, if there is one. */
function fit(sizes: readonly Size[], high: (size: Size) => number, room: Room): Size | null {
  if (room.width <= 0) return null;
  return sizes.find((size) => size.tile <= room.width && high(size) <= room.height) ?? null;
}

/** How much of the width each place gets beside the others: the more, the more live there. */
export function share(people: number): number {
  return 1 + 0.7 * people;
}

/** One's own places, side by side. */
export function fitHome(
  sizes: readonly Size[],
  places: readonly (readonly Sitter[])[],
  room: Room,
  margin = 0,
): Size | null {
  const whole = places.reduce((sum, all) => sum + share(all.length), 0);
  const widths = places.map((all) => (room.width * share(all.length)) / whole - margin);
  const high = (size: Size): number =>
    Math.max(
      0,
      ...places.map((all, place) => {
        const width = widths[place] ?? 0;
        return all.length > 0 && size.tile > width ? Infinity : rowsHigh(all, width, size);
      }),
    );
  return fit(sizes, high, room);
}

/** Places one below the other, each with a head and a margin. */
export function fitBelow(
  sizes: readonly Size[],
  places: readonly (readonly Sitter[])[],
  room: Room,
  head: number,
): Size | null {
  const high = (size: Size): number =>
    places.reduce((sum, all) => sum + head + rowsHigh(all, room.width, size), 0);
  return fit(sizes, high, room);
}

const PLACE = 4.7; // the name of a place

function rivalHigh(places: readonly (readonly Sitter[])[], room: Room, head: number) {
  return (size: Size): number => {
    const wide = places.reduce(
      (sum, all) =>
        sum + Math.max(all.length * (size.tile + gap(size)) + gap(size), head > 0 ? PLACE : 0),
      0,
    );
    const highs = places.map((all) => head + 0.7 + rowsHigh(all, room.width - 0.6, size));
    if (wide <= room.width) return Math.max(0, ...highs);
    return highs.reduce((sum, each) => sum + each, 0);
  };
}

/** Another's places: they share a line while they can, and stand below each other when not. */
export function fitRival(
  places: readonly (readonly Sitter[])[],
  room: Room,
  head = 0,
  most = Infinity,
): Size | null {
  const sizes = RIVALS.filter((size) => size.tile <= most);
  return fit(sizes, rivalHigh(places, room, head), room);
}

/** For another's animals when one has to scroll anyway: the size that needs it least. */
export function least(all: readonly Sitter[], room: Room): Size {
  const high = rivalHigh([all], room, 0);
  const [large, small] = [bare(4), bare(3.45)];
  return high(large) <= high(small) + LINE ? large : small;
}

let measured = 0;

/**
 * What one rem is, in pixels. It is measured once, and again when it changes: to ask for it makes
 * the browser work out every style on the page, and the board asks at each step of the game.
 */
export function rem(): number {
  if (measured === 0) {
    measured = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    ruler ??= watched();
  }
  return measured;
}

let ruler: HTMLElement | undefined;

/** An unseen element of one rem that tells when the size of the page's type changes. */
function watched(): HTMLElement {
  const element = document.createElement("div");
  element.ariaHidden = "true";
  element.style.cssText = "position: fixed; width: 1rem; height: 0; visibility: hidden";
  document.body.append(element);
  new ResizeObserver(() => (measured = 0)).observe(element);
  return element;
}
