"""Request bodies: JSON of exactly the expected type, and nothing else.

The framework would also accept a string for a number; the websocket does not, so neither does this.
"""

from typing import Any, Final, TypeVar

import msgspec

from tangledbank.server.web.problems import AnyRequest, Trouble

T = TypeVar("T")

_DECODERS: Final[dict[Any, msgspec.json.Decoder[Any]]] = {}


async def body_of(request: AnyRequest, wanted: type[T]) -> T:
    """The body of a request; `Trouble` says what is wrong with it."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Trouble(415, "not-understood", "Send JSON, with Content-Type: application/json.")
    decoder = _DECODERS.get(wanted)
    if decoder is None:
        decoder = _DECODERS[wanted] = msgspec.json.Decoder(wanted)
    try:
        found: T = decoder.decode(await request.body())
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Trouble(400, "not-understood", str(error)) from None
    return found
