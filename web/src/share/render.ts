/** A picture as a file. */

import { HEIGHT, WIDTH } from "./card";
import { withTypeface } from "./typeface";

/** The SVG as a picture that can be painted. */
export async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The SVG painted, as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = await pictureOf(await withTypeface(svg, fetched));
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("the browser made no picture"));
    }, "image/png");
  });
}

async function fetched(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return dataUrl(await answer.blob());
}

/** A browser shows pictures of this page's own only as data. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("the picture cannot be read"));
    reader.readAsDataURL(blob);
  });
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
