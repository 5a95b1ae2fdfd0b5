/** The picture of a game's end, as SVG: what everybody saw, drawn as on the table. */

import { compose, type Look } from "../table/drawings/compose";
import paints from "../table/drawings/paint.css?raw";

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Place {
  name: string;
  score: string;
  winner: boolean;
  /** The number of the seat, which has a colour. */
  seat: number;
}

export interface Card {
  title: string;
  about: string;
  site: string;
  places: readonly Place[];
  /** Who is to be seen on the bank, those in front last. */
  animals: readonly Look[];
  /** The magical creatures play at night. */
  night?: boolean;
}

/** The colours of the seats on a light ground. */
const SEATS = [
  "#3f6132",
  "#8e2346",
  "#1c566b",
  "#7d5200",
  "#5b3a86",
  "#9a3d10",
  "#2f5a52",
  "#5b5039",
] as const;

/** The paints of the drawings, and typefaces that are everywhere. */
export const STYLE = `<style>${paints} text{font-family:"Alegreya Sans",Georgia,"DejaVu Serif",serif} .plain{font-family:"Alegreya Sans","DejaVu Sans",Verdana,sans-serif}</style>`;

/** So many animals have room on the bank. */
const ROOM = 9;
/** More lines than these do not fit; the first are the winners. */
const LINES = 5;

export function cardSvg(card: Card): string {
  const night = card.night ?? false;
  const ink = night ? "#f6f1ff" : "#2a2119";
  const soft = night ? "#c9bde8" : "#6a5c46";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    STYLE,
    ground(night),
    `<text x="64" y="112" font-size="${titleSize(card.title)}" font-weight="700" fill="${ink}">${escaped(card.title)}</text>`,
    `<text class="plain" x="66" y="156" font-size="26" fill="${soft}">${escaped(card.about)}</text>`,
    ...card.places.slice(0, LINES).map((place, line) => row(place, line, ink, night)),
    ...card.animals.slice(0, ROOM).map((look, at, all) => portrait(look, at, all.length)),
    night ? stars() : "",
    `<text x="${WIDTH - 40}" y="${HEIGHT - 26}" font-size="30" font-weight="700" text-anchor="end" fill="#fffaf0">${escaped(card.site)}</text>`,
    "</svg>",
  ].join("");
}

function titleSize(title: string): number {
  return Math.max(34, Math.min(72, Math.floor(1900 / Math.max(1, title.length))));
}

/** A bank under the sky; at night, a garden. */
export function ground(night: boolean): string {
  const [sky, far, near] = night
    ? ["#1b1530", "#2e2553", "#3d5a3e"]
    : ["#f5eedc", "#dfe3bd", "#5f8a48"];
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>`,
    `<path d="M0 470C200 400 420 430 640 460S1040 500 1200 420V630H0Z" fill="${far}"/>`,
    `<path d="M0 545C240 510 480 540 700 550S1060 560 1200 520V630H0Z" fill="${near}"/>`,
  ].join("");
}

function stars(): string {
  const places = [
    [980, 80, 3],
    [1120, 160, 2],
    [860, 130, 2],
    [1050, 250, 2],
    [760, 70, 2],
    [1150, 330, 3],
  ];
  const dots = places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");
  return `<g fill="#ffe9a3">${dots}<path d="M1080 70a46 46 0 1 0 38 72 38 38 0 1 1-38-72z"/></g>`;
}

function row(place: Place, line: number, ink: string, night: boolean): string {
  const y = 216 + line * 46;
  const weight = place.winner ? 700 : 400;
  const colour = SEATS[place.seat % SEATS.length] ?? SEATS[0];
  return [
    `<rect x="66" y="${y - 27}" width="9" height="34" rx="4" fill="${colour}"${night ? ' stroke="#fff" stroke-width="1"' : ""}/>`,
    `<text class="plain" x="92" y="${y}" font-size="30" font-weight="${weight}" fill="${ink}">${escaped(shortened(place.name))}</text>`,
    `<text class="plain" x="620" y="${y}" font-size="30" font-weight="${weight}" text-anchor="end" fill="${ink}">${escaped(place.score)}</text>`,
  ].join("");
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > 20 ? `${letters.slice(0, 19).join("")}…` : name;
}

/** One animal on the bank: they stand side by side, smaller where there are many. */
function portrait(look: Look, at: number, count: number): string {
  const width = Math.min(230, (WIDTH - 120) / Math.max(1, count));
  const scale = width / 120;
  const x = WIDTH - 60 - width * (count - at);
  const y = HEIGHT - 62 - 96 * scale - (at % 2) * 12;
  return figureSvg(look, x, y, scale);
}

/** An animal with its upper left corner at a place; as on the table it is 120 by 96. */
export function figureSvg(look: Look, x: number, y: number, scale: number, more = ""): string {
  const figure = compose(look);
  const inner = figure.big ? "" : ' transform="translate(60 92) scale(.86) translate(-60 -92)"';
  const layers = figure.layers.map((layer) => {
    const strokes = layer.strokes.map(([paint, path]) => `<path class="${paint}" d="${path}"/>`);
    const faint = layer.faint ? ' class="faint"' : "";
    if (layer.initials) strokes.push(badgeText(layer.initials));
    return `<g transform="translate(${layer.x} ${layer.y})"${faint}>${strokes.join("")}</g>`;
  });
  return [
    `<g class="drawing seat-${figure.seat}" transform="translate(${x} ${y}) scale(${scale})"${more}>`,
    `<ellipse cx="58" cy="90" rx="${figure.big ? 46 : 38}" ry="5" fill="#00000033"/>`,
    `<g class="tone-${figure.tone}"${inner}>${layers.join("")}</g></g>`,
  ].join("");
}

/** The letters of a trait that has no drawing. */
function badgeText(letters: string): string {
  return `<text class="plain" y="4" font-size="11" font-weight="700" text-anchor="middle" fill="#2b2418">${escaped(letters)}</text>`;
}

export function escaped(text: string): string {
  const named: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (letter) => named[letter] ?? letter);
}
