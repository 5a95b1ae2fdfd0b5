"""What whoever runs a server can choose about how it is reached."""

from typing import Literal

from msgspec import Struct

from tangledbank.server.retention import Periods
from tangledbank.server.web.limits import NO_LIMITS, USUAL_LIMITS, Rates


class WebSettings(Struct, frozen=True, kw_only=True):
    #: The only origins whose pages may talk to us; without any, the one a browser calls us by.
    public_origins: frozenset[str] = frozenset()
    #: Addresses and networks of the proxies whose X-Forwarded-For is believed.
    proxies: tuple[str, ...] = ()
    #: Names by which the server may be reached, besides those that `hosts.py` knows itself.
    allowed_hosts: frozenset[str] = frozenset()
    #: Everybody comes by https, whatever the last hop is.
    secure: bool = False
    metrics: Literal["loopback", "public"] = "loopback"
    rates: Rates = USUAL_LIMITS
    #: How long things are kept.
    periods: Periods = Periods()

    @property
    def limited(self) -> bool:
        # By value: the settings of a worker process are a copy.
        return self.rates != NO_LIMITS


__all__ = ["NO_LIMITS", "USUAL_LIMITS", "WebSettings"]
