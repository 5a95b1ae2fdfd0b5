"""The security headers of every response."""

from typing import Final

#: Only code, images and connections from this server; nothing inline, no frames.
CONTENT_SECURITY_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

#: A table's link is secret, so linked pages must not learn it: no referrer.
SECURITY: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ),
    (b"x-frame-options", b"DENY"),
]

HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


def with_security(headers: list[tuple[bytes, bytes]], https: bool) -> list[tuple[bytes, bytes]]:
    """The headers of a response, with those that every response has."""
    given = {name.lower() for name, _ in headers}
    more = [pair for pair in SECURITY if pair[0] not in given]
    if https:
        more.append(HTTPS_ONLY)
    if b"cache-control" not in given:
        more.append((b"cache-control", b"no-store"))
    return [*headers, *more]
