import { expect, it } from "vitest";

import type { AnimalView, LinkView } from "../../wire";
import { beside } from "./ground";

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
