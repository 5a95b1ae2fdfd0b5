import { expect, it } from "vitest";

import { facesFor, withTypeface } from "./typeface";

const picture = (words: string): string => `<svg><style>text{}</style><text>${words}</text></svg>`;

it("puts the typeface into the picture, with the alphabets of its words", async () => {
  expect(facesFor(picture("Merian wins."))).toHaveLength(2);
  expect(facesFor(picture("Побеждает Мериан"))).toHaveLength(4);
  const made = await withTypeface(picture("Merian"), () => Promise.resolve("data:font/woff2,x"));
  expect(made.match(/@font-face/g)).toHaveLength(2);
  expect(made).toContain("url(data:font/woff2,x)");
});

it("leaves the picture as it is where the typeface cannot be fetched", async () => {
  const plain = picture("Merian");
  expect(await withTypeface(plain, () => Promise.reject(new Error("offline")))).toBe(plain);
});
