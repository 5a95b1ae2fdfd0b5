"""The preview picture of a table's link: the edition's picture, with everybody's points at the end.

It is drawn on prepared pictures, which `tests/web/link_cards.py` makes.  Names stay in the text
beside it: no font on a server can write all of them.
"""

from collections import OrderedDict
from pathlib import Path
from typing import Final

from tangledbank.core.kind import kind_of_edition
from tangledbank.games import DEFAULT_EDITION
from tangledbank.server.kinds.adapters import adapter_of_edition
from tangledbank.server.web.png import Raster, read_png, write_png
from tangledbank.server.wire.news import ResultInfo

#: The characters it can draw, and the size of each in the sheet.
SIGNS: Final = "0123456789ABCDEFGH"
CELL: Final = (40, 60)

#: How many pictures are kept, about 50 kB each.
KEPT: Final = 64

#: The colours of the seats, as on the table.
SEATS: Final = [
    (0x3F, 0x61, 0x32),
    (0x8E, 0x23, 0x46),
    (0x1C, 0x56, 0x6B),
    (0x7D, 0x52, 0x00),
    (0x5B, 0x3A, 0x86),
    (0x9A, 0x3D, 0x10),
    (0x2F, 0x5A, 0x52),
    (0x5B, 0x50, 0x39),
]
INK: Final = (0x2A, 0x21, 0x19)
NIGHT_INK: Final = (0xF6, 0xF1, 0xFF)

#: Where the points go: four lines in each of two columns.
TOP: Final = 180
LINE: Final = 62
LEFT: Final = (66, 640)
LONGEST: Final = 300


class CardPictures:
    """Preview pictures; those of the last games are kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._read: dict[str, Raster] = {}

    def edition(self, edition: str) -> bytes | None:
        """The picture of an edition, if there is one."""
        path = self._folder / f"{self._painted(edition)}.png"
        return path.read_bytes() if path.is_file() else None

    def _painted(self, edition: str) -> str:
        """The edition whose picture is shown: its own, or the default one."""
        known = kind_of_edition(edition) is not None
        return edition if known and (self._folder / f"{edition}.png").is_file() else DEFAULT_EDITION

    def kept(self, edition: str, table: str) -> bytes | None:
        found = self._kept.get((edition, table))
        if found is not None:
            self._kept.move_to_end((edition, table))
        return found

    def result(self, edition: str, table: str, result: ResultInfo) -> bytes | None:
        """The picture with everybody's points; it takes about a tenth of a second."""
        painted = self._painted(edition)
        base = self._raster(painted)
        signs = self._raster("signs")
        if base is None or signs is None:
            return None
        picture = base.clone()
        ink = NIGHT_INK if adapter_of_edition(painted).night else INK
        most = max([1, *(seat.score for seat in result.seats)])
        for place, seat in enumerate(result.seats):
            x, y = LEFT[place // 4 % 2], TOP + place % 4 * LINE
            write(picture, signs, SIGNS[10 + place % 8], x, y, ink)
            width = max(6, LONGEST * max(0, seat.score) // most)
            fill(picture, x + 56, y + 10, width, 40, SEATS[place % 8])
            if seat.winner:
                frame(picture, x + 52, y + 6, width + 8, 48, ink)
            write(picture, signs, str(max(0, seat.score)), x + 68 + width, y, ink)
        made = write_png(picture)
        self._kept[edition, table] = made
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made

    def _raster(self, name: str) -> Raster | None:
        if name not in self._read:
            path = self._folder / f"{name}.png"
            if not path.is_file():
                return None
            self._read[name] = read_png(path.read_bytes())
        return self._read[name]


Colour = tuple[int, int, int]


def fill(picture: Raster, x: int, y: int, width: int, height: int, colour: Colour) -> None:
    """A rectangle, clipped to the picture."""
    left, right = max(0, x), min(picture.width, x + width)
    if left >= right:
        return
    line = bytes(colour) * (right - left)
    for row in range(max(0, y), min(picture.height, y + height)):
        start = (row * picture.width + left) * 3
        picture.pixels[start : start + len(line)] = line


def frame(picture: Raster, x: int, y: int, width: int, height: int, colour: Colour) -> None:
    for left, top, wide, high in (
        (x, y, width, 3),
        (x, y + height - 3, width, 3),
        (x, y, 3, height),
        (x + width - 3, y, 3, height),
    ):
        fill(picture, left, top, wide, high, colour)


def write(picture: Raster, signs: Raster, text: str, x: int, y: int, colour: Colour) -> None:
    """Draw characters side by side, blending them with the picture."""
    wide, high = CELL
    for at, sign in enumerate(text):
        source = SIGNS.index(sign) * wide
        for row in range(high):
            for column in range(wide):
                share = signs.pixels[row * signs.width + source + column]
                where = x + at * (wide - 10) + column
                if share and where < picture.width and y + row < picture.height:
                    start = ((y + row) * picture.width + where) * 3
                    for part in range(3):
                        below = picture.pixels[start + part]
                        picture.pixels[start + part] = below + (colour[part] - below) * share // 255
