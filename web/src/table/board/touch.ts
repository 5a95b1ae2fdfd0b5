import type { Pick, Thing } from "../flow/things";

/** What may be touched on a board, how it looks, and who wants to know. */
export interface Touch {
  /** False: a picture only; animals can still be asked about. */
  readonly interactive: boolean;
  /** What can be picked now. */
  readonly lit: ReadonlySet<Pick>;
  /** What has been picked. */
  readonly picked: ReadonlySet<Pick>;
  /** The index of the card that was picked, since two cards may be alike. */
  readonly card: number;
  readonly onpick: (thing: Thing) => void;
  /** A choice on a thing itself, such as one trait of a card. */
  readonly onchoose: (pick: Pick) => void;
}

export const UNTOUCHED: Touch = {
  interactive: false,
  lit: new Set(),
  picked: new Set(),
  card: -1,
  onpick: () => undefined,
  onchoose: () => undefined,
};
