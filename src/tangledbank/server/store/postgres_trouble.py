"""Explains PostgreSQL's errors to the server's operator, and how to fix them."""

import psycopg
from psycopg import conninfo, errors

from tangledbank.server.store.store import StoreError


def name_of(url: str) -> str:
    """The database's name in messages: where it is, without its password."""
    try:
        parts = conninfo.conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        # The driver's message may contain the password.
        raise StoreError(
            "--database is not a database address. Give postgresql://user@host:port/name."
        ) from None
    host = parts.get("host") or parts.get("hostaddr") or "localhost"
    port = f":{parts['port']}" if "port" in parts else ""
    return f"PostgreSQL's {parts.get('dbname') or 'default database'} at {host}{port}"


def unreachable(error: Exception, where: str) -> StoreError:
    """The connection failed."""
    return StoreError(
        f"{where} cannot be reached ({_text(error)}). Start it, or fix --database; nothing was "
        "written, and the server continues when it answers."
    )


def explain(error: psycopg.Error, where: str) -> StoreError:
    """What is wrong and what to do, in a sentence or two."""
    return StoreError(_sentence(error, where))


def _sentence(error: psycopg.Error, where: str) -> str:
    text = _text(error)
    again = "nothing was written, and the server continues when it is fixed."
    match error:
        case errors.DiskFull():
            return f"The disk of {where} is full ({text}). Free some space; {again}"
        case errors.LockNotAvailable() | errors.QueryCanceled():
            return (
                f"{where} is locked by another program ({text}). End its transaction "
                f"(see pg_stat_activity); {again}"
            )
        case errors.ReadOnlySqlTransaction():
            return f"{where} is read-only ({text}), perhaps a standby. Use the primary; {again}"
        case errors.InsufficientPrivilege():
            return (
                f"This user has too few rights in {where} ({text}). GRANT CREATE ON DATABASE, "
                "or use the user that made the tables."
            )
        case errors.DataCorrupted() | errors.IndexCorrupted():
            return f"{where} is damaged ({text}). Stop the server and restore a backup."
        case _ if error.sqlstate is None or isinstance(error, psycopg.OperationalError):
            return f"{where} closed the connection ({text}). See its log; {again}"
        case _:
            return f"{where} failed ({text})."


def _text(error: Exception) -> str:
    first, *rest = str(error).strip().splitlines() or [type(error).__name__]
    return first if not first.endswith(":") or not rest else f"{first} {rest[0].strip()}"
