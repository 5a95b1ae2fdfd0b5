"""Takes the still pictures of the browser client again: `python docs/images/stills.py`.

Needs a browser, as the browser tests do, and Pillow (`pip install pillow`), which makes them
small.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from tasks.steps import browser as installed_browser  # noqa: E402
from tests.web import screens  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.guest import Look, Theme, enter  # noqa: E402
from tests.web.house import House  # noqa: E402

#: The picture, the part of the walk through all screens, the screen, and how it is looked at.
PICTURES: Final[tuple[tuple[str, str, str, Look, Theme], ...]] = (
    ("browser-phone", "game", "defence", "phone", "dark"),
    ("browser-continents", "continents", "continents", "desktop", "light"),
)
COLOURS: Final = 256


def take(browser: Browser, url: str, part: str, wanted: str, look: Look, theme: Theme) -> bytes:
    guest = enter(browser, url, look, theme)
    for name in screens.PARTS[part](guest):
        if name == wanted:
            taken = guest.page.screenshot()
            guest.context.close()
            return taken
    raise SystemExit(f"there is no screen {wanted} in {part}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=installed_browser(), args=ARGUMENTS
            )
            for name, part, wanted, look, theme in PICTURES:
                taken = Image.open(io.BytesIO(take(browser, house.url, part, wanted, look, theme)))
                file = HERE / f"{name}.png"
                taken.convert("RGB").quantize(COLOURS).save(file, optimize=True)
                print(f"{file.name}: {taken.width} x {taken.height}, {file.stat().st_size} bytes")
        finally:
            house.kill()


if __name__ == "__main__":
    main()
