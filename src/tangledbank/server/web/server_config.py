"""uvicorn's configuration, with what our protocols need to know about their server."""

from typing import Any

import uvicorn

from tangledbank.server.web.connections import Connections
from tangledbank.server.web.limits import Limits


class ServerConfig(uvicorn.Config):
    def __init__(self, app: Any, limits: Limits, connections: Connections, **more: Any) -> None:
        self.limits = limits
        self.connections = connections
        super().__init__(app, **more)


def config_of_protocol(config: uvicorn.Config) -> ServerConfig:
    assert isinstance(config, ServerConfig)
    return config
