"""Buffers from callers: an `array`, a `memoryview`, a NumPy array or the like."""

from tangledbank.native import Flags, Floats
from tangledbank.research.errors import EncodingError


def zeros(size: int) -> Floats:
    """Memory for this many floats, all 0."""
    return memoryview(bytearray(4 * size)).cast("f")


def floats(out: object, size: int, what: str) -> Floats:
    """A caller's buffer as `size` writable 32-bit numbers."""
    view = seen(out, what)
    check(view, size, "f", what)
    return view.cast("B").cast("f")


def row_buffer(out: object, width: int) -> tuple[int, Floats]:
    """A caller's buffer as rows of `width` floats: how many, and their memory."""
    size = seen(out, "rows").nbytes // 4
    if size % width:
        raise EncodingError(f"rows: expected a multiple of {width} numbers, not {size}")
    return size // width, floats(out, size, "rows")


def flags(out: object, size: int, what: str) -> Flags:
    """A caller's buffer as `size` writable bytes; booleans are bytes too."""
    view = seen(out, what)
    if view.itemsize == 1 and view.format in ("b", "?", "c"):
        view = view.cast("B")
    check(view, size, "B", what)
    return view.cast("B")


def check(view: memoryview, size: int, form: str, what: str) -> None:
    if view.format != form:
        raise EncodingError(
            f"{what}: expected a buffer of {named(form)}, not of the format {view.format!r}"
        )
    if view.nbytes != size * view.itemsize:
        raise EncodingError(f"{what}: expected {size} numbers, not {view.nbytes // view.itemsize}")


def seen(out: object, what: str) -> memoryview:
    try:
        view = memoryview(out)  # type: ignore[arg-type]  # what is no buffer is refused below
    except TypeError:
        kind = type(out).__name__
        raise EncodingError(f"{what}: expected a buffer, such as an array, not {kind}") from None
    if view.readonly:
        raise EncodingError(f"{what}: this buffer can't be written to")
    if not view.c_contiguous:
        raise EncodingError(f"{what}: expected a buffer without gaps (C-contiguous)")
    return view


def named(form: str) -> str:
    return "32-bit floats ('f')" if form == "f" else "bytes ('B')"
