"""Paints the pictures of links anew, into web/public/cards: python -m tests.web.link_cards."""

import base64
import json
import subprocess
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tangledbank.server.web.card_picture import CELL, SIGNS
from tangledbank.server.web.png import BYTES, GREY, RGB, Raster, write_png
from tasks.steps import browser as installed_browser
from tests.web.conftest import ARGUMENTS

WEB: Final = Path(__file__).parents[2] / "web"
OUT: Final = WEB / "public" / "cards"
#: The picture in a canvas, as bytes of red, green, blue and opacity.
PAINT: Final = """async ([svg, width, height]) => {
  const image = new Image(width, height);
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const data = context.getImageData(0, 0, width, height).data;
  let text = "";
  for (let at = 0; at < data.length; at += 8192)
    text += String.fromCharCode(...data.subarray(at, at + 8192));
  return btoa(text);
}"""


def painted(page: Page, svg: str, width: int, height: int, kind: int) -> bytes:
    data = base64.b64decode(page.evaluate(PAINT, [svg, width, height]))
    pixels = bytearray(width * height * BYTES[kind])
    for part in range(BYTES[kind]):
        pixels[part :: BYTES[kind]] = data[part::4]
    return write_png(Raster(width, height, kind, pixels), 9)


def signs_svg() -> str:
    width, height = CELL
    words = "".join(
        f'<text x="{at * width + width // 2}" y="{height - 12}">{sign}</text>'
        for at, sign in enumerate(SIGNS)
    )
    style = 'font-family="DejaVu Sans" font-size="44" font-weight="700" text-anchor="middle"'
    size = f'width="{width * len(SIGNS)}" height="{height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect {size} fill="#000"/>'
        f'<g fill="#fff" {style}>{words}</g></svg>'
    )


def main() -> None:
    command = ["node", "vite/cards.mjs"]
    told = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True).stdout
    OUT.mkdir(exist_ok=True)
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=installed_browser(), args=ARGUMENTS)
        page = browser.new_page()
        for edition, svg in json.loads(told).items():
            (OUT / f"{edition}.png").write_bytes(painted(page, svg, 1200, 630, RGB))
        width, height = CELL
        signs = painted(page, signs_svg(), width * len(SIGNS), height, GREY)
        (OUT / "signs.png").write_bytes(signs)
        browser.close()


if __name__ == "__main__":
    main()
