/** A hand of cards in one row that is seen whole: side by side, or like a fan; in rem. */

export interface Fan {
  /** The width of a card. */
  readonly card: number;
  /** From one card to the next; less than a card if they overlap. */
  readonly each: number;
  /** With the room that a card needs to be lifted. */
  readonly high: number;
  readonly lift: number;
  readonly worth: number;
}

const GAP = 0.5;
const READABLE = 5.4;
const SIDE = 0.75; // beside the first and the last
/** How far a card can be lifted, in a turn that is about cards and otherwise. */
export const LIFT = { playing: 0.7, resting: 0.35 };
export const TALL = 1.42; // the height of a card, for each rem of its width

export function fan(cards: number, card: number, width: number, playing = true): Fan {
  const lift = playing ? LIFT.playing : LIFT.resting;
  if (cards === 0) return { card, each: 0, high: 0, lift, worth: 0 };
  const room = (width - 2 * SIDE - card) / Math.max(1, cards - 1);
  const each = cards === 1 ? card + GAP : Math.min(card + GAP, room);
  // A card is worth what is seen of it, and large ones little more than readable ones.
  const seen = card <= READABLE ? card : READABLE + (card - READABLE) * 0.3;
  const covered = each < card ? 0.4 - Math.log2(each / card) : 0;
  const high = card * TALL + lift + 0.35;
  return { card, each, high, lift, worth: 2 * Math.log2(seen) - covered };
}
