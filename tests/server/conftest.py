"""What every test of the server starts with."""

import logging

import pytest


@pytest.fixture(autouse=True)
def plain_loggers() -> None:
    """The server's loggers as Python makes them, whatever a server of an earlier test has set."""
    loggers = [logging.getLogger("tangledbank")]
    for name, known in logging.Logger.manager.loggerDict.items():
        if name.startswith("tangledbank.") and isinstance(known, logging.Logger):
            loggers.append(known)
    for logger in loggers:
        logger.handlers.clear()
        logger.propagate = True
        logger.disabled = False
        logger.setLevel(logging.NOTSET)
