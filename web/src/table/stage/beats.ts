/** What the stage plays: one thing that happens, and what of the table it concerns. */

import type { GameView } from "../../lib/client";
import type { Own, PhraseInfo } from "../../wire";

export type TokenColour = "red" | "blue" | "yellow";

/** What is to be seen. Animals go by their notation; `supply` is the food of where the animal is. */
export type Show =
  /** Said, and shown on those it is said of. */
  | { readonly kind: "say"; readonly about: readonly string[] }
  | {
      readonly kind: "token";
      readonly token: TokenColour;
      readonly count: number;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: "attack"; readonly from: string; readonly to: string }
  /** An attack of `from` on `past` goes on to `to`. */
  | {
      readonly kind: "redirect";
      readonly from: string;
      readonly past: string;
      readonly to: string;
    }
  /** A runner's die: its number is told when it has come to rest. */
  | { readonly kind: "die"; readonly face: number; readonly animal: string }
  | { readonly kind: "bite"; readonly from: string; readonly to: string }
  /** A trait stays behind. */
  | { readonly kind: "drop"; readonly animal: string; readonly trait: string }
  /** Something goes along the tie of two animals. */
  | {
      readonly kind: "share";
      readonly trait: string;
      readonly from: string;
      readonly to: string;
    }
  /** A card is laid down: a new animal, or a trait. */
  | { readonly kind: "card"; readonly on: readonly string[]; readonly trait: string }
  | { readonly kind: "deal"; readonly hands: readonly { seat: string; count: number }[] }
  /** The dice for the food, and then as much of it as they say. */
  | { readonly kind: "dice"; readonly faces: readonly number[] }
  | { readonly kind: "supply" }
  /** Those who died at the end of a turn, and those who live. */
  | { readonly kind: "extinction"; readonly dead: readonly string[] }
  /** The points of everybody, at the end of the game. */
  | { readonly kind: "count" };

export type Kind = Show["kind"];

export type Beat = Show & {
  /** What the beat is about; each thing reaches its new state after the last beat about it. */
  readonly things: readonly string[];
  /** How many lines of its act are told when it begins, and when it is over. */
  readonly begins: number;
  readonly ends: number;
};

/** Things that are no animals: the food, all hands with the deck, the score, and one's own hand. */
export const SUPPLY = "supply";
export const HANDS = "hands";

/** What a game's tables teach the stage. */
export interface Script {
  beats(lines: readonly PhraseInfo[], before: GameView, after: GameView): Beat[];
  /** The table as it is painted while some of it has changed already; only for the eye. */
  between(
    before: Position,
    after: Position,
    settled: ReadonlySet<string>,
    told: readonly PhraseInfo[],
  ): Position;
}

/** The game at a moment, as far as this browser may know it. */
export interface Position {
  readonly view: GameView;
  readonly owns: readonly Own[];
}

/** How long each takes at the normal speed, in milliseconds. */
export const LENGTH: Readonly<Record<Kind, number>> = {
  say: 500,
  token: 600,
  attack: 900,
  redirect: 900,
  die: 1_300,
  bite: 800,
  drop: 800,
  share: 600,
  card: 600,
  deal: 700,
  dice: 1_200,
  supply: 350,
  extinction: 2_000,
  count: 2_600,
};
