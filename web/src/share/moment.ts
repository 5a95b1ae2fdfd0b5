/** A moment of a game, frame by frame: a hunter runs up to its prey, and then there is one. */

import type { Look } from "../table/drawings/compose";
import { escaped, figureSvg, ground, HEIGHT, STYLE, WIDTH } from "./card";

export interface Moment {
  hunter: Look;
  prey: Look;
  words: string;
  site: string;
}

/** Three seconds, whatever happened: a film that is sent to friends is short. */
export const RATE = 20;
export const FRAMES = 3 * RATE;

/** When the hunter runs, when it bites, and when the text appears, from 0 to 1. */
const RUNS = 0.2;
const BITES = 0.5;
const GONE = 0.62;

const SCALE = 2.6;
const START = 90;
const PREY = 760;
const REACH = PREY - 150;

export function frameSvg(moment: Moment, time: number): string {
  const run = share(time, RUNS, BITES);
  const gone = share(time, BITES, GONE);
  const hop = Math.abs(Math.sin(run * Math.PI * 4)) * 26 + Math.sin(gone * Math.PI) * 40;
  // It is afraid before it is bitten.
  const shiver = run > 0 && gone === 0 ? Math.sin(time * 160) * 4 : 0;
  const y = HEIGHT - 70 - 96 * SCALE;
  const size = SCALE * (1 - gone);
  const prey =
    gone < 1
      ? figureSvg(
          moment.prey,
          PREY + shiver + 60 * (SCALE - size),
          y + 92 * (SCALE - size),
          size,
          ` opacity="${(1 - gone).toFixed(2)}"`,
        )
      : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    STYLE,
    ground(false),
    prey,
    figureSvg(moment.hunter, START + (REACH - START) * eased(run), y - hop, SCALE),
    `<text x="64" y="112" font-size="60" font-weight="700" fill="#2a2119" opacity="${gone.toFixed(2)}">${escaped(moment.words)}</text>`,
    `<text x="${WIDTH - 40}" y="${HEIGHT - 26}" font-size="30" font-weight="700" text-anchor="end" fill="#fffaf0">${escaped(moment.site)}</text>`,
    "</svg>",
  ].join("");
}

/** How much of a stretch of time is over. */
function share(time: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

const eased = (part: number): number => part * part * (3 - 2 * part);
