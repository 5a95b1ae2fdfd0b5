"""Reads and writes the simplest kind of PNG: 8 bits, no filter, only pixels.

Our own pictures have this form, so the server needs no library to draw on them.
"""

import struct
import zlib
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
#: Colour types and their bytes per pixel.
GREY: Final = 0
RGB: Final = 2
BYTES: Final = {GREY: 1, RGB: 3}


class Raster:
    """Pixels, row by row."""

    def __init__(self, width: int, height: int, kind: int, pixels: bytearray) -> None:
        self.width = width
        self.height = height
        self.kind = kind
        self.pixels = pixels

    def clone(self) -> "Raster":
        return Raster(self.width, self.height, self.kind, bytearray(self.pixels))


def read_png(data: bytes) -> Raster:
    """A picture that `write_png` wrote; `ValueError` for any other."""
    if not data.startswith(SIGNATURE):
        raise ValueError("not a PNG")
    at, header, packed = len(SIGNATURE), b"", b""
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        header = body if name == b"IHDR" else header
        packed += body if name == b"IDAT" else b""
        at += length + 12
    width, height, depth, kind, *rest = struct.unpack(">IIBBBBB", header)
    if depth != 8 or kind not in BYTES or any(rest):
        raise ValueError("only plain pictures of 8 bits are read here")
    row = width * BYTES[kind]
    raw = zlib.decompress(packed)
    if len(raw) != (row + 1) * height or any(raw[:: row + 1]):
        raise ValueError("only rows without a filter are read here")
    pixels = bytearray()
    for line in range(height):
        start = line * (row + 1) + 1
        pixels += raw[start : start + row]
    return Raster(width, height, kind, pixels)


def write_png(picture: Raster, level: int = 6) -> bytes:
    row = picture.width * BYTES[picture.kind]
    raw = bytearray()
    for line in range(picture.height):
        raw.append(0)
        raw += picture.pixels[line * row : (line + 1) * row]
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, picture.kind, 0, 0, 0)
    parts = [(b"IHDR", header), (b"IDAT", zlib.compress(raw, level)), (b"IEND", b"")]
    return SIGNATURE + b"".join(chunk(name, body) for name, body in parts)


def chunk(name: bytes, body: bytes) -> bytes:
    check = zlib.crc32(name + body)
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", check)
