"""A part of a transaction that can fail by itself."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def savepoint(db: sqlite3.Connection) -> Iterator[None]:
    """What is written in it is undone if it raises, and what was written before stays.

    Errors after which the whole transaction must be rolled back are left to whoever began it.
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
