import { dot, type Anchor, type Stroke } from "./paint";

/** What an animal looks like before it has any trait; its name alone decides. */
export type Body = {
  readonly trunk: string;
  readonly head: string;
  readonly ears: readonly Stroke[];
  readonly tail: readonly Stroke[];
  readonly mark: readonly Stroke[];
  readonly anchors: Readonly<Record<Anchor, readonly [x: number, y: number]>>;
  /** The colours of its owner's seat, 0 to 7, and which of three tones of them. */
  readonly seat: number;
  readonly tone: number;
};

const TRUNKS = [
  "M-30 4C-32-14-14-22 4-21 22-20 32-8 30 6 28 18 14 22-2 22-18 22-29 16-30 4Z",
  "M-34 6C-37-12-20-23-2-20 18-18 31-10 30 4 29 16 16 20-2 22-20 24-32 19-34 6Z",
  "M-33 4C-33-12-18-18 2-18 22-18 34-10 32 5 30 16 16 21-2 21-20 21-33 16-33 4Z",
  "M-30 6C-31-10-17-26 2-25 18-24 31-12 30 5 29 18 15 22-2 22-18 22-29 18-30 6Z",
];

/** Of a big animal: twice the bulk. */
export const BULK = "M-35 6C-40-18-23-35 2-34 24-33 38-16 34 4 32 20 18 25-2 25-22 25-34 20-35 6Z";

const HEADS = [
  "M-15 0C-15-10-8-15 1-15 10-15 16-8 16 0 16 9 9 14 0 14-9 14-15 9-15 0Z",
  "M-14-1C-14-12-6-16 2-15 9-14 12-9 14-5 21-3 22 6 17 10 12 14 3 15-4 14-11 12-14 8-14-1Z",
  "M-14 0C-15-10-8-16 1-15 9-15 14-10 15-4 18 2 18 9 12 13 5 17-6 15-11 11-14 8-14 4-14 0Z",
  "M-13-2C-13-12-6-16 1-16 8-16 13-12 14-6 16-1 23 2 21 8 18 14 6 14-2 13-10 12-13 6-13-2Z",
];

const EARS: readonly (readonly Stroke[])[] = [
  [["shade", "M-12-8C-19-14-17-22-10-21-5-20-3-15-4-11ZM4-14C4-22 10-25 13-20 15-15 12-12 9-10Z"]],
  [["shade", "M-12-7l-3-16 11 9ZM2-14l6-13 4 15Z"]],
  [["shade", "M-8-11C-18-20-19-34-14-35-8-35-4-22-3-13ZM1-14C-2-26 1-36 6-36 11-35 9-22 6-13Z"]],
  [["white", "M-7-13l-6-11 11 8ZM3-15l4-12 5 13Z"]],
  [["shade", "M-14-4C-24-14-16-24-9-18-7-26 3-27 3-18 9-24 16-17 11-9Z"]],
  [],
];

const TAILS: readonly (readonly Stroke[])[] = [
  [["line", "M6-2C-6-2-10-10-8-18-6-24-14-26-16-20"]],
  [["body", "M6-6C-6-18-20-16-22-6-23 2-14 4-8 0-6 6 2 8 6 6Z"]],
  [["shade", dot(-1, -1, 6)]],
  [["body", "M6-7C-8-8-18-2-26 6-16 6-4 8 6 7Z"]],
  [
    ["line", "M6 0C-6 4-16 0-20-8"],
    ["shade", "M-20-5c-5-2-6-9-2-12 4 3 6 8 2 12Z"],
  ],
];

const MARKS: readonly (readonly Stroke[])[] = [
  [],
  [
    [
      "shade",
      "M-16-17c-2 5-2 9 0 13 3-4 4-8 3-14ZM-6-20c-2 6-2 10 0 14 3-4 4-9 3-14ZM5-20c-2 6-2 10 0 14 3-4 4-9 3-14Z",
    ],
  ],
  [["shade", dot(-14, -9, 3) + dot(-4, -13, 2.4) + dot(8, -10, 3)]],
];

/** A small number out of a name, the same everywhere. */
export function seed(name: string): number {
  let value = 2166136261;
  for (const letter of name) value = Math.imul(value ^ letter.charCodeAt(0), 16777619) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

function pick<T>(from: readonly T[], number: number): T {
  return from[number % from.length] as T;
}

export function bodyOf(name: string): Body {
  const number = seed(name);
  const lift = [0, -2, 2][number % 3] ?? 0;
  return {
    trunk: pick(TRUNKS, number >>> 2),
    head: pick(HEADS, number >>> 5),
    ears: pick(EARS, number >>> 8),
    tail: pick(TAILS, number >>> 11),
    mark: pick(MARKS, number >>> 15),
    anchors: {
      head: [87, 44 + lift],
      back: [56, 38],
      side: [54, 56],
      tail: [26, 54],
      belly: [56, 78],
      feet: [58, 88],
    },
    seat: Math.max(0, "ABCDEFGH".indexOf(name.charAt(0))),
    tone: (number >>> 19) % 3,
  };
}

const leg = (x: number, w: number, top: number): string =>
  `M${x - w} ${top}V86q0 3 3 3h${2 * w - 2}q3 0 2-3L${x + w} ${top}Z`;

/** Legs far and near; fast animals have long ones, swimmers have flippers. */
export function limbs(
  swims: boolean,
  runs: boolean,
  bulky: boolean,
): { far: Stroke[]; near: Stroke[] } {
  if (swims) {
    return {
      far: [["shade", "M64 70c10 2 16 8 18 17-9 0-18-4-24-12Z"]],
      near: [
        ["body", "M44 72c-4 10-12 16-22 16 3-9 7-16 14-21ZM66 72c6 3 12 8 14 16-10 1-18-4-22-12Z"],
      ],
    };
  }
  if (runs) {
    return {
      far: [["shade", "M42 68l-10 8 4 12h7l-3-10 9-8ZM72 68l8 9-4 11h7l4-12-8-12Z"]],
      near: [["body", "M34 66l-11 8-2 14h7l2-11 13-7ZM66 68l4 9-4 11h7l5-12-4-10Z"]],
    };
  }
  const w = bulky ? 6 : 4.5;
  return {
    far: [["shade", leg(46, w, 66) + leg(78, w, 64)]],
    near: [["body", leg(36, w, 64) + leg(68, w, 66)]],
  };
}
