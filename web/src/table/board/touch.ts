import type { Look } from "../flow/looks";
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
  /** Can it be dragged?  Whatever else has been picked, a drag begins anew. */
  readonly drags: (pick: Pick) => boolean;
  /** What a tap would mean, as `looks.css` paints it; `hint` for what a hint shows. */
  readonly look: (pick: Pick) => Look | "hint" | undefined;
  /** The word that stands on it, such as "Attack". */
  readonly label: (pick: Pick) => string | undefined;
  readonly onpick: (thing: Thing) => void;
  /** A choice on a thing itself, such as one trait of a card. */
  readonly onchoose: (pick: Pick) => void;
}

export const UNTOUCHED: Touch = {
  interactive: false,
  lit: new Set(),
  picked: new Set(),
  card: -1,
  drags: () => false,
  look: () => undefined,
  label: () => undefined,
  onpick: () => undefined,
  onchoose: () => undefined,
};
