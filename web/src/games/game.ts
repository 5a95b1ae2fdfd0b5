/** What the client knows of one game; everything else asks this, and compares no names. */

import type { Component } from "svelte";

import type { Client, GameView } from "../lib/client";
import type { TableClient } from "../lib/table.svelte";
import type { Moment } from "../share/moment";
import type { Look } from "../table/drawings/compose";
import type { Move, Own } from "../wire";

export type Loaded<P extends Record<string, unknown>> = Promise<{ default: Component<P> }>;

/** A position of a replay, as somebody sees it. */
export interface BoardProps extends Record<string, unknown> {
  view: GameView;
  owns: readonly Own[];
  names: readonly string[];
  name: (call: string) => string;
  /** The seat whose view it is; below 0: everything is open. */
  seat: number;
}

/** The end of a game that was played at this table. */
export interface EndingProps extends Record<string, unknown> {
  client: TableClient;
  /** The name of a player, by what the game calls them. */
  name: (call: string) => string;
  /** All names, in the order of the seats. */
  names: readonly string[];
  /** It was played against somebody without a seat. */
  solo: boolean;
  unseatedWon: boolean;
}

/** What a picture of a game's end shows: who is left, and something that happened. */
export interface Picture {
  animals(client: TableClient): readonly Look[];
  moment(client: TableClient): (() => Promise<Moment>) | null;
}

export interface GameModule {
  /** Where the game is played. */
  table(): Loaded<{ client: Client }>;
  /** What plays over the table when something happens. */
  stage?(): Loaded<{ client: TableClient; root: HTMLElement | undefined }>;
  /** A position that is only looked at. */
  board(): Loaded<BoardProps>;
  /** What a move does, in a sentence that needs no table beside it. */
  moveWords?(): Promise<(move: Move, asked: string) => string>;
  /** What the end of a game shows beside the points. */
  ending?(): Loaded<EndingProps>;
  /** What a picture of it shows. */
  sharing?(): Promise<Picture>;
  /** Words of its log that do not come with the page. */
  messages?(): Promise<unknown>;
  /** A picture of what has some traits. */
  picture?(): Loaded<{ traits: readonly string[] }>;
  /** Whose words for points and turns fit: `result-points-…`, `result-graph-…`. */
  points: "evolution" | "creatures";
  /** Is its table dark? */
  night: boolean;
  /** The name of the message that names a trait. */
  traitMessage(trait: string): string;
  /** The page of the rules that is about a trait. */
  rulePage(trait: string): string;
  /** The message that names a player without a seat; empty if there is none. */
  unseated: string;

  // The log

  /** The templates that open a chapter, each with the word that holds its number. */
  chapters: Readonly<Record<string, string>>;
  chapterTitle(number: number, last: boolean): string;
  /** What happens by the rules alone. */
  fate: ReadonlySet<string>;
  /** What follows from the line before, and stands with it. */
  aftermath: ReadonlySet<string>;
  /** What is put on somebody else's animal: it is the doing of who decides. */
  given: string;
}
