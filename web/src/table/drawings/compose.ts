import type { AnimalView } from "../../wire";
import { BULK, bodyOf, limbs, type Body } from "./body";
import { DRAWINGS } from "./every";
import { BADGE, BADGE_STEP, initials, isDrawn } from "./initials";
import { dot, type Depth, type Paint, type Stroke } from "./paint";

/** Some strokes, moved to where they belong. */
export type Layer = {
  readonly x: number;
  readonly y: number;
  readonly strokes: readonly Stroke[];
  /** Of a trait that does not work now. */
  readonly faint?: boolean;
  /** What it is, if it moves on an animal that does: legs, or a trait. */
  readonly part?: string;
  /** Letters in the middle of it: of a trait that has no drawing. */
  readonly initials?: string;
};

/** What of an animal its figure shows. */
export type Look = Pick<
  AnimalView,
  "name" | "traits" | "asleep" | "hidden" | "paralysed" | "poisoned" | "turned" | "location"
> & {
  /** The pair traits it shares. */
  readonly shared: readonly string[];
  /** Only its traits are left (Regeneration). */
  readonly remains?: boolean;
};

export type Figure = {
  readonly layers: readonly Layer[];
  readonly seat: number;
  readonly tone: number;
  /** Big animals fill the frame. */
  readonly big: boolean;
};

/** Traits whose drawing has a tail of its own. */
const TAILED = ["swimming", "poisonous", "tail-loss"];
/** Traits whose drawing has an eye or mouth of its own. */
const EYED = "sharp-vision";
const TOOTHED = "carnivorous";

export function compose(look: Look): Figure {
  const body = bodyOf(look.name);
  const works = (trait: string): boolean =>
    look.traits.some((one) => one.trait === trait && !one.off);
  const big = works("big");
  if (look.remains) return { layers: ghost(body), seat: body.seat, tone: body.tone, big };
  if (look.hidden) return { layers: inShell(body), seat: body.seat, tone: body.tone, big };

  const swims = works("swimming") || look.location === "ocean";
  const { far, near } = limbs(swims, works("running"), big);
  const at = (z: Depth): Layer[] => traitLayers(look, body, z, swims);
  const still = (strokes: readonly Stroke[]): Layer => ({ x: 0, y: 0, strokes });
  const hang = (anchor: keyof Body["anchors"], strokes: readonly Stroke[]): Layer => {
    const [x, y] = body.anchors[anchor];
    return { x, y, strokes };
  };

  const layers = [
    ...at(0),
    ...(swims || TAILED.some(works) ? [] : [hang("tail", body.tail)]),
    { ...still(far), part: "far" },
    hang("side", [["body", big ? BULK : body.trunk], ...body.mark]),
    { ...still(near), part: "near" },
    ...at(1),
    ...fat(look, body),
    hang("head", [...body.ears, ["body", body.head], ...face(look, works)]),
    ...at(2),
    ...conditions(look, body),
  ];
  return { layers, seat: body.seat, tone: body.tone, big };
}

function traitLayers(look: Look, body: Body, z: Depth, swims: boolean): Layer[] {
  const names = [...look.traits.map((one) => ({ name: one.trait, off: one.off }))];
  for (const trait of new Set(look.shared)) names.push({ name: trait, off: false });
  // In the Ocean of the gift set an animal swims without a card.
  if (swims && !names.some((one) => one.name === "swimming"))
    names.push({ name: "swimming", off: false });
  if (look.turned) names.push({ name: "anglerfish", off: false });
  const layers: Layer[] = [];
  const drawn = new Set<string>();
  let badges = 0;
  for (const { name, off } of names) {
    if (drawn.has(name)) continue;
    drawn.add(name);
    if (z === 2 && !isDrawn(name)) {
      const [x, y] = body.anchors.side;
      const at = { x: x - badges * BADGE_STEP, y, strokes: BADGE, initials: initials(name) };
      layers.push({ ...at, faint: off || look.paralysed, part: name });
      badges += 1;
    }
    for (const part of DRAWINGS[name]?.parts ?? []) {
      if (part.z !== z) continue;
      const [x, y] = body.anchors[part.at];
      layers.push({ x, y, strokes: part.draw, faint: off || look.paralysed, part: name });
    }
  }
  return layers;
}

/** What lies on a store; anything else is an empty one. */
const STORED: Readonly<Record<string, Paint>> = { yellow: "yellow", red: "red", blue: "blue" };

/** The stores on its belly: full ones yellow, open ones dashed. */
function fat(look: Look, body: Body): Layer[] {
  const stores = look.traits.filter((one) => one.trait === "fat-tissue");
  const [x, y] = body.anchors.belly;
  const step = Math.min(12, 40 / Math.max(1, stores.length));
  return stores.slice(0, 6).map((store, place) => ({
    x: x - ((stores.length - 1) * step) / 2 + place * step,
    y: y - 3,
    strokes: [[STORED[store.token] ?? "hint", dot(0, 0, 4.6)]],
    faint: store.off,
  }));
}

function face(look: Look, works: (trait: string) => boolean): Stroke[] {
  const strokes: Stroke[] = [];
  const calm = !works(TOOTHED) || look.asleep;
  if (look.paralysed) strokes.push(["line", "M2-6l6 6M8-6l-6 6"]);
  else if (look.asleep) strokes.push(["line", "M1-3q4 4 8 0"]);
  else if (!works(EYED))
    strokes.push(
      ["white", dot(5, -3, 4.6)],
      ["ink", dot(6.5, -2.6, 2.5)],
      ["white", dot(7.3, -3.6, 0.8)],
    );
  if (calm) strokes.push(["line", "M6 7q5 3 9-1"], ["blush", dot(-1, 5, 3)]);
  return strokes;
}

function conditions(look: Look, body: Body): Layer[] {
  const [x, y] = body.anchors.head;
  const layers: Layer[] = [];
  if (look.asleep) layers.push({ x, y, strokes: [["line", "M10-30h8l-8 8h8M20-42h6l-6 6h6"]] });
  if (look.poisoned)
    layers.push({
      x,
      y,
      strokes: [["green", dot(-6, -24, 4) + dot(2, -32, 3) + dot(-11, -34, 2.4)]],
    });
  if (look.paralysed)
    layers.push({ x, y, strokes: [["yellow", "M14-34l-9 12h6l-4 10 13-14h-7l6-8Z"]] });
  return layers;
}

/** Shut in its shell: two eyes in the dark. */
function inShell(body: Body): Layer[] {
  const [x, y] = body.anchors.side;
  return [
    {
      x,
      y,
      strokes: [
        ["ink", "M-32 30c-4-22 8-30 20-30h24c16 0 28 10 24 30Z"],
        ["white", dot(16, 20, 4) + dot(27, 20, 4)],
        ["ink", dot(17, 20, 2) + dot(28, 20, 2)],
        ["orange", "M-38 32C-42-8-22-28 2-28s44 20 38 42C30 8 10 6 4 12s-2 14-4 20Z"],
        [
          "line",
          "M-36 20C-14 26-2 22 2 14M-14 24C-20 8-16-14-8-27M10 7C16-4 14-18 8-28M-29 22C-35 8-32-8-25-16M26 8C28-4 26-12 22-20",
        ],
      ],
    },
  ];
}

/** What is left of an animal that will come back. */
function ghost(body: Body): Layer[] {
  const [x, y] = body.anchors.side;
  const [hx, hy] = body.anchors.head;
  return [
    {
      x,
      y,
      strokes: [
        ["hint", body.trunk],
        ["green", "M-3-10h7v6h6v7h-6v6h-7V3h-6v-7h6Z"],
      ],
    },
    { x: hx, y: hy, strokes: [["hint", body.head]] },
  ];
}
