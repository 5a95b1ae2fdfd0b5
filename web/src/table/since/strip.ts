/** What a strip "since your last move" shows, in every game. */

/** Something that happened to an animal of mine. */
export interface Happened {
  /** The step to see it again. */
  readonly step: number;
  readonly kind: string;
  /** To whom it happened. */
  readonly animal: string;
  /** The animal that did it; empty if none did. */
  readonly by: string;
}
