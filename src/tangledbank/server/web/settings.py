"""The settings for how a server can be reached."""

from typing import Literal

from msgspec import Struct

from tangledbank.server.retention import Periods
from tangledbank.server.web.limits import NO_LIMITS, USUAL_LIMITS, Rates


class WebSettings(Struct, frozen=True, kw_only=True):
    #: The only origins whose pages may talk to us; if empty, the one the browser uses.
    public_origins: frozenset[str] = frozenset()
    #: Addresses and networks of the proxies whose X-Forwarded-For is trusted.
    proxies: tuple[str, ...] = ()
    #: Names by which the server may be reached, besides the built-in ones of `hosts.py`.
    allowed_hosts: frozenset[str] = frozenset()
    #: Everybody uses HTTPS, whatever the last hop is.
    secure: bool = False
    metrics: Literal["loopback", "public"] = "loopback"
    rates: Rates = USUAL_LIMITS
    #: How long data is kept.
    periods: Periods = Periods()

    @property
    def limited(self) -> bool:
        # By value: a worker process has a copy of the settings.
        return self.rates != NO_LIMITS


__all__ = ["NO_LIMITS", "USUAL_LIMITS", "WebSettings"]
