/** Who is about on the start page: real animals of the game, others each time. */
import type { Look } from "../../table/drawings/compose";
import { animalWith } from "../../table/drawings/sample";

export type Ways = "walk" | "swim" | "fly";

export interface Wild {
  readonly ways: Ways;
  readonly look: Look;
  /** Where it is, as shares of the picture's width and height. */
  readonly left: number;
  readonly bottom: number;
  /** How far it goes, as a share of the width; how large it is; seconds there and back. */
  readonly range: number;
  readonly size: number;
  readonly seconds: number;
  /** How much of its way it has gone already. */
  readonly gone: number;
}

const TRAITS: Readonly<Record<Ways, readonly string[]>> = {
  walk: [
    ...["carnivorous", "big", "running", "camouflage", "tail-loss", "poisonous", "fat-tissue"],
    ...["mimicry", "scavenger", "piracy", "sharp-vision", "grazing", "hibernation", "shell"],
    ...["cooperation", "symbiosis", "herding", "warm-blooded"],
  ],
  swim: ["carnivorous", "big", "fat-tissue", "poisonous", "camouflage", "sharp-vision", "parasite"],
  fly: ["sharp-vision", "carnivorous", "poisonous", "piracy", "camouflage"],
};

const MUST: Readonly<Record<Ways, readonly string[]>> = {
  walk: [],
  swim: ["swimming"],
  fly: ["flight"],
};

/** The places: those far away come first, so that nearer ones are painted over them. */
const PLACES: readonly Omit<Wild, "look" | "seconds" | "gone">[] = [
  { ways: "fly", left: 0.16, bottom: 0.62, range: 0.22, size: 0.7 },
  { ways: "fly", left: 0.6, bottom: 0.68, range: 0.26, size: 0.55 },
  { ways: "walk", left: 0.76, bottom: 0.24, range: 0.12, size: 0.7 },
  { ways: "walk", left: 0.4, bottom: 0.22, range: 0.13, size: 0.75 },
  { ways: "walk", left: 0.1, bottom: 0.08, range: 0.17, size: 1.05 },
  { ways: "swim", left: 0.44, bottom: 0.02, range: 0.14, size: 0.75 },
  { ways: "swim", left: 0.68, bottom: 0.03, range: 0.2, size: 0.85 },
];

/** `random` gives numbers from 0 to 1, as `Math.random` does. */
export function wildlife(random: () => number = Math.random): Wild[] {
  const whole = (below: number): number => Math.floor(random() * below);
  return PLACES.map((place) => {
    const pool = [...TRAITS[place.ways]];
    const traits = [...MUST[place.ways]];
    for (let more = 1 + whole(3); more > 0; more -= 1) {
      traits.push(...pool.splice(whole(pool.length), 1));
    }
    const name = `${"ABCDEFGH".charAt(whole(8))}${1 + whole(99)}`;
    return {
      ...place,
      look: animalWith(name, traits),
      seconds: 26 + whole(18),
      gone: random(),
    };
  });
}
