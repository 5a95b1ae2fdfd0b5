import { describe, expect, it } from "vitest";

import { log } from "../../tests/samples";
import { shadowStory } from "./story";

describe("the Shadow's story", () => {
  it("is what it did, and not what was done to it", () => {
    const steps = log(
      ["round round=1 seat=Shadow", "shadow.creates"],
      ["attacked creature=A1 other=B1", "shadow.aims creature=B1", "attacked creature=B1 other=A1"],
      ["round round=2 seat=ann", "transmuted creature=A2", "transmuted creature=B1"],
    );
    expect(shadowStory(steps)).toEqual({ rounds: 2, created: 1, attacks: 1, transmuted: ["B1"] });
  });
});
