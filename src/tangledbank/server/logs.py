"""Logs: one JSON object a line, without secrets.

Anything that looks like an id, a cookie, a token or a seed is cut to its first letters: you can
still find the lines about one table, but a reader of the log cannot take a seat there.
"""

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any, Final

import msgspec

#: Ids have 22 or more characters, and so do keys and signatures.
_SECRET: Final = re.compile(r"([A-Za-z0-9_-]{6})[A-Za-z0-9_-]{14,}")


def without_secrets(text: str) -> str:
    """
    >>> without_secrets("GET /table/mGx1k2o3p4q5r6s7t8u9v0/socket")
    'GET /table/mGx1k2.../socket'
    """
    return _SECRET.sub(r"\1...", text)


class RequestId:
    """Names the current request, in the log and in its answer.

    Short enough to read out, and too short to be mistaken for a secret.  It is forgotten when the
    request ends: a table's task that the request started lives on and does not belong to it.
    """

    __slots__ = ("id",)

    def __init__(self) -> None:
        self.id = secrets.token_hex(6)

    def end(self) -> None:
        self.id = ""


REQUEST: Final[ContextVar[RequestId | None]] = ContextVar("request", default=None)


def request_id() -> str:
    """The id of the current request; empty if there is none."""
    request = REQUEST.get()
    return "" if request is None else request.id


class Log:
    """A logger whose lines have named fields: `LOG.warning("a hint failed", error="...")`."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, text: str, **parts: object) -> None:
        self._write(logging.DEBUG, text, parts)

    def info(self, text: str, **parts: object) -> None:
        self._write(logging.INFO, text, parts)

    def warning(self, text: str, **parts: object) -> None:
        self._write(logging.WARNING, text, parts)

    def error(self, text: str, **parts: object) -> None:
        self._write(logging.ERROR, text, parts)

    def exception(self, text: str, **parts: object) -> None:
        """An error and where it came from."""
        self._write(logging.ERROR, text, parts, trace=True)

    def _write(self, level: int, text: str, parts: dict[str, object], trace: bool = False) -> None:
        if self._logger.isEnabledFor(level):
            request = request_id()
            if request:
                parts = {"request": request, **parts}
            self._logger.log(level, text, exc_info=trace, extra={"parts": parts})


LOG: Final = Log("tangledbank")


class JsonLines(logging.Formatter):
    def __init__(self, worker: str = "") -> None:
        super().__init__()
        self._worker = worker

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": without_secrets(record.getMessage()),
        }
        if self._worker:
            line["worker"] = self._worker
        for name, value in getattr(record, "parts", {}).items():
            line[name] = without_secrets(value) if isinstance(value, str) else value
        if record.exc_info:
            # A traceback names functions and lines, which are not secret; its last line may be.
            line["trace"] = _trace(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def _trace(text: str) -> str:
    return "\n".join(
        line if line.startswith("  ") else without_secrets(line) for line in text.splitlines()
    )


def configure(level: str = "info", worker: str = "") -> dict[str, Any]:
    """Log everything in this format, including uvicorn's lines."""
    config: dict[str, Any] = {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines, "worker": worker}},
        "handlers": {
            "err": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "stream": "ext://sys.stderr",
            }
        },
        "loggers": {
            "tangledbank": {"handlers": ["err"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["err"], "level": uvicorn_level(level), "propagate": False},
            "websockets": {"handlers": ["err"], "level": "WARNING", "propagate": False},
            "litestar": {"handlers": ["err"], "level": "WARNING", "propagate": False},
        },
    }
    from logging.config import dictConfig  # needs threads, which a browser does not have

    dictConfig(config)
    return config


def uvicorn_level(level: str) -> str:
    """uvicorn logs every socket that opens or closes at `info`; here that is `debug`."""
    return "INFO" if level == "debug" else "WARNING"
