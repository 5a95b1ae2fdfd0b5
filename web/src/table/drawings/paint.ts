/**
 * The language all drawings are written in: a stroke is a paint and a path, a part is a few strokes
 * hung on an anchor of the body.  Paints are CSS classes (`paint.css`), so themes can change them.
 */
export type Paint =
  | "body" // the animal's own colour, outlined
  | "shade" // the same, darker
  | "pale" // the same, lighter
  | "ink" // solid outline colour
  | "line" // an outline without filling
  | "thick"
  | "white"
  | "red"
  | "green"
  | "leaf"
  | "yellow"
  | "blue"
  | "purple"
  | "orange"
  | "pink"
  | "brown"
  | "teal"
  | "mist" // a cloud one can see through
  | "glass"
  | "blush"
  | "glow"
  | "wave"
  | "wire" // coloured lines
  | "worm"
  | "hint"; // a dashed outline

export type Stroke = readonly [paint: Paint, path: string];

/** Where on an animal a part hangs; its strokes are drawn around that point. */
export type Anchor = "head" | "back" | "side" | "tail" | "belly" | "feet";

/** 0: behind the animal, 1: on its flank, 2: in front of it. */
export type Depth = 0 | 1 | 2;

export type Part = { readonly at: Anchor; readonly z: Depth; readonly draw: readonly Stroke[] };

/** How a trait looks: a 24 by 24 icon in one colour, and what it does to an animal. */
export type Drawing = {
  /** Filled areas, lines (stroke), and holes cut out of the filled areas. */
  readonly icon: { readonly fill?: string; readonly line?: string; readonly hole?: string };
  readonly parts: readonly Part[];
};

/** A circle as a path. */
export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Several circles as one path. */
export function dots(...circles: readonly (readonly [number, number, number])[]): string {
  return circles.map(([x, y, r]) => dot(x, y, r)).join("");
}

/** A drawing from its icon and parts. */
export function drawing(icon: Drawing["icon"], ...parts: Part[]): Drawing {
  return { icon, parts };
}

export function part(at: Anchor, z: Depth, ...draw: Stroke[]): Part {
  return { at, z, draw };
}
