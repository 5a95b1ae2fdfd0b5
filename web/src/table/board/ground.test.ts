import { expect, it } from "vitest";

import type { AnimalView, EvolutionView, LinkView } from "../../wire";
import { beside, hasPlaces } from "./ground";

const animal = (name: string): AnimalView => ({ name }) as AnimalView;
const link = (...animals: string[]): LinkView => ({ animals }) as unknown as LinkView;
const order = (names: string, ...links: LinkView[]): string =>
  beside([...names].map(animal), links)
    .map(({ name }) => name)
    .join("");

it("puts tied animals next to each other and leaves the others in their order", () => {
  expect(order("abcd")).toBe("abcd");
  expect(order("abcd", link("a", "d"))).toBe("adbc");
  expect(order("abcd", link("b", "a"), link("b", "d"))).toBe("abdc");
  // A chain stands in a line, whoever of it is the oldest
  expect(order("abcd", link("a", "c"), link("a", "d"))).toBe("cadb");
  expect(order("abc", link("a", "b"), link("b", "c"), link("c", "a"))).toHaveLength(3);
  // A partner elsewhere is not invented
  expect(order("ab", link("a", "z"))).toBe("ab");
});

it("has locations where there are supplies for them, whatever the cards", () => {
  const view = (supplies: Record<string, number>): EvolutionView =>
    ({ sets: ["base", "continents"], supplies }) as unknown as EvolutionView;
  expect(hasPlaces(view({ laurasia: 0, gondwana: 2, ocean: 1 }))).toBe(true);
  expect(hasPlaces(view({}))).toBe(false);
});
