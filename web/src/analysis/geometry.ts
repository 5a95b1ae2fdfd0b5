/** Where things are in the graph of chances. */

export const FRAME = { left: 34, right: 20, top: 8, bottom: 22, height: 200 };

export function xOf(place: number, count: number, width: number): number {
  const room = width - FRAME.left - FRAME.right;
  return FRAME.left + (count > 1 ? (room * place) / (count - 1) : 0);
}

export function yOf(chance: number): number {
  return FRAME.top + (1 - chance) * (FRAME.height - FRAME.top - FRAME.bottom);
}

/** The place whose point is nearest to an x. */
export function placeOf(x: number, count: number, width: number): number {
  const room = width - FRAME.left - FRAME.right;
  const place = Math.round(((x - FRAME.left) / room) * (count - 1));
  return Math.max(0, Math.min(count - 1, place));
}
