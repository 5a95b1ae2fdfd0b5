/** Where things are on the screen, as far as they are there. */

import { settledBox } from "../board/glide";
import { LETTERS } from "../words";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const middle = (spot: Spot): { x: number; y: number } => ({
  x: spot.x + spot.width / 2,
  y: spot.y + spot.height / 2,
});

export class Places {
  /** Where those were who are gone. */
  private readonly seen = new Map<string, Spot>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  element(query: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(query) ?? null;
  }

  tile(animal: string): HTMLElement | null {
    return this.element(`[data-animal="${CSS.escape(animal)}"]`);
  }

  /** An animal; if it is folded away or not yet born, whoever it belongs to. */
  animal(name: string): Spot | undefined {
    const found = this.box(this.tile(name));
    if (found) this.seen.set(name, found);
    return found ?? this.seen.get(name) ?? this.owner(name);
  }

  /** Its drawing, which is only a part of its tile. */
  figure(name: string): Spot | undefined {
    return this.box(this.tile(name)?.querySelector<HTMLElement>(".figure") ?? null);
  }

  private owner(name: string): Spot | undefined {
    return this.seat(LETTERS.indexOf(name.slice(0, 1)));
  }

  seat(seat: number): Spot | undefined {
    return this.box(this.element(`[data-hand="${seat}"]`) ?? this.element(`[data-seat="${seat}"]`));
  }

  /** The food of a place; where there is only one, that. */
  supply(place: string): Spot | undefined {
    const there = place ? this.element(`[data-supply="${CSS.escape(place)}"]`) : null;
    return this.box(there ?? this.element("[data-supply]"));
  }

  supplies(): Spot[] {
    const all = this.root()?.querySelectorAll<HTMLElement>("[data-supply]") ?? [];
    return [...all].flatMap((one) => this.box(one) ?? []);
  }

  deck(): Spot | undefined {
    return this.box(this.element("[data-deck]"));
  }

  /** The whole table. */
  all(): Spot | undefined {
    return this.box(this.root() ?? null);
  }

  /** The sentence that says what is expected. */
  prompt(): Spot | undefined {
    return this.box(this.element("[data-say]"));
  }

  private box(element: HTMLElement | null): Spot | undefined {
    if (!element) return undefined;
    const { x, y, width, height } = settledBox(element);
    return width > 0 && height > 0 ? { x, y, width, height } : undefined;
  }
}
