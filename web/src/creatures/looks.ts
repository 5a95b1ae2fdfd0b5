/** How the traits of a creature look. */

/** The colour that each trait brings to a creature's skin. */
const SKINS: Readonly<Record<string, string>> = {
  vampire: "#b23a55",
  "fire-breathing": "#d9722c",
  "sleep-inducing": "#a078c9",
  metamorph: "#38a58f",
  scary: "#6a5596",
  annoying: "#cfa92f",
  generous: "#dd86a2",
  astral: "#7786e8",
  winged: "#68aedb",
  stone: "#8e939b",
  protective: "#5f9f62",
  poisonous: "#8dbb3d",
  small: "#e2a67f",
  molting: "#ac8861",
  "two-headed": "#3fa2b3",
  shining: "#e6bd50",
};

const PLAIN = "#9d94b0";

/** The skin of a creature: its first trait's colour, and a second where it has one. */
export function skin(traits: readonly string[]): [string, string] {
  const colours = traits.map((trait) => SKINS[trait] ?? PLAIN);
  const first = colours[0] ?? PLAIN;
  return [first, colours[1] ?? (traits[0] === "metamorph" ? "#a9e3d3" : first)];
}

export const skinOf = (trait: string): string => SKINS[trait] ?? PLAIN;

/** Small drawings of the traits on a grid of 24, so that none depends on its colour alone. */
export const TRAIT_MARKS: Readonly<Record<string, string>> = {
  vampire: "M4 8h16l-3 4-2 7-2-6h-2l-2 6-2-7z",
  "fire-breathing": "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 1-5 1-8z",
  "sleep-inducing": "M6 5h8L6 13h8M13 11h6l-6 7h6",
  metamorph: "M5 9a7 7 0 0 1 12-3l2 2M19 4v4h-4M19 15a7 7 0 0 1-12 3l-2-2M5 20v-4h4",
  scary: "M5 4c0 5 2 6 4 7M19 4c0 5-2 6-4 7M7 13l4 2M17 13l-4 2M8 20l2-2 2 2 2-2 2 2",
  annoying: "M6 17h12l-2-3v-4a4 4 0 0 0-8 0v4zM10 20h4M3 6l2 2M21 6l-2 2",
  generous: "M12 20C5 15 4 11 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 2-1 6-8 11z",
  astral: "M12 3l2 6 6 3-6 3-2 6-2-6-6-3 6-3z",
  winged: "M3 7c5 0 8 2 9 6 1-4 4-6 9-6-1 6-4 9-9 10-5-1-8-4-9-10z",
  stone: "M4 17l3-9 6-3 6 5 1 7-4 3H7zM7 8l5 4 1 8M12 12l7-2",
  protective: "M12 3l7 3v6c0 5-4 8-7 9-3-1-7-4-7-9V6z",
  poisonous: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM10 14h.01M14 14h.01M10 17h4",
  small: "M12 6v7M9 10l3 3 3-3M7 19h10M9 16h6",
  molting: "M6 20C5 12 10 5 19 4c0 8-5 13-12 13M6 20l7-9M16 14l3 3M13 17l2 4",
  "two-headed":
    "M8 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM16 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM5 20c0-4 3-8 7-8s7 4 7 8",
  shining:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
};

/** The emblem of each source of energy, on a grid of 48. */
export const SOURCE_MARKS: Readonly<Record<string, string>> = {
  "tree-of-beginnings":
    "M24 44V24M24 30l-8-6M24 27l8-7M10 24a8 8 0 0 1 4-13 10 10 0 0 1 19-1 8 8 0 0 1 5 14c-2 3-6 4-9 3-3 3-8 3-11 0-3 1-6 0-8-3z",
  "moon-lake":
    "M30 6a12 12 0 1 0 8 19A13 13 0 0 1 30 6zM6 34c4-3 7-3 11 0s7 3 11 0 7-3 11 0M10 41c4-3 7-3 11 0s7 3 11 0",
  "fire-crater":
    "M5 42l11-18h16l11 18zM24 22c-5-4-3-8 0-11 0 3 4 4 4 7 0 2-2 3-4 4zM16 24c2 3 4 3 6 0 2 4 5 3 7 0",
  "blood-thorn":
    "M24 44C22 32 28 28 24 16M24 34l-9-3M25 27l9-4M24 38l8-1M24 16a6 6 0 1 1 0-11c4 2 5 8 0 11zM15 31l-2-4M34 23l3-4",
  "sleepy-poppies":
    "M16 44c0-8 1-12 3-18M33 44c0-6-1-9-3-13M19 26c-7 1-11-3-11-9 3 0 5 1 7 3 0-4 2-7 5-8 3 2 4 5 3 9 3-2 5-2 7-1-1 4-5 7-11 6zM30 31c-4 0-6-2-6-5h12c0 3-2 5-6 5z",
  "floating-rocks":
    "M8 16l8-6h12l6 6-6 3-5 10-6-9zM26 30l6-3h7l4 3-5 3-3 6-4-5zM10 34h.01M14 39h.01M31 22h.01",
  "stone-circle":
    "M7 42V22l4-4 4 4v20M19 42V14l5-5 5 5v28M33 42V22l4-4 4 4v20M4 42h40M11 18l12-6M25 10l12 8",
  "fairy-ring":
    "M8 34c0-5 3-8 7-8s7 3 7 8zM13 34v6h4v-6M26 28c0-6 4-10 9-10s8 4 8 10zM32 28v9h5v-9M18 16c0-4 3-6 6-6s5 2 5 6zM22 16v5h3v-5",
  "mirror-grotto":
    "M6 42V26C6 14 14 6 24 6s18 8 18 20v16zM24 14c5 0 8 5 8 11s-3 11-8 11-8-5-8-11 3-11 8-11zM20 22l6-5M20 28l8-7",
  "poison-mire":
    "M5 36c5-4 9-4 13 0s9 4 13 0 8-4 12 0M15 28a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM29 26a5 5 0 1 1 0-11 5 5 0 0 1 0 11zM22 12a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM10 43h28",
};
