"""A part of a transaction that can fail on its own."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def savepoint(db: sqlite3.Connection) -> Iterator[None]:
    """Roll back what is written in it if it raises; earlier writes stay.

    If an error requires rolling back the whole transaction, the caller must do that.
    """
    db.execute("SAVEPOINT part")
    try:
        yield
    except (sqlite3.OperationalError, sqlite3.InternalError):
        raise
    except Exception as error:
        if type(error) is not sqlite3.DatabaseError:
            db.execute("ROLLBACK TO part")
            db.execute("RELEASE part")
        raise
    db.execute("RELEASE part")
