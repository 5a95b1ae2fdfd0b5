/** The page's typeface inside a picture: an SVG that is painted as an image can fetch nothing. */

import cyrillic from "@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff2?url";
import cyrillicBold from "@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-700-normal.woff2?url";
import latin from "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url";
import latinBold from "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url";

interface Face {
  readonly url: string;
  readonly weight: 400 | 700;
  readonly range: string;
}

const LATIN = "U+0000-00FF, U+2000-206F";
const CYRILLIC = "U+0400-045F, U+0490-0491";

/** The files that the words of this picture need. */
export function facesFor(svg: string): readonly Face[] {
  const found: Face[] = [
    { url: latin, weight: 400, range: LATIN },
    { url: latinBold, weight: 700, range: LATIN },
  ];
  if (/[\u0400-\u045f\u0490\u0491]/.test(svg)) {
    found.push({ url: cyrillic, weight: 400, range: CYRILLIC });
    found.push({ url: cyrillicBold, weight: 700, range: CYRILLIC });
  }
  return found;
}

/** The picture with its typeface; as it was where that cannot be fetched. */
export async function withTypeface(
  svg: string,
  read: (url: string) => Promise<string>,
): Promise<string> {
  try {
    const rules = await Promise.all(
      facesFor(svg).map(async ({ url, weight, range }) => {
        const data = await read(url);
        return `@font-face{font-family:"Alegreya Sans";font-weight:${weight};src:url(${data}) format("woff2");unicode-range:${range};size-adjust:108%}`;
      }),
    );
    return svg.replace("<style>", `<style>${rules.join("")}`);
  } catch {
    return svg;
  }
}
