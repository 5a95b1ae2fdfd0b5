"""Opens the store that `--database` names."""

from pathlib import Path
from urllib.parse import unquote

from tangledbank.extras import POSTGRES, how_to_install
from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.sqlite_file import default_path
from tangledbank.server.store.store import Store, StoreError

KINDS = "sqlite:///relative.db, sqlite:////absolute/path.db or postgresql://user@host/name"


def store_of(url: str) -> Store:
    """The store at an address; "" is the file in the user's data folder.

    ``sqlite://:memory:`` is a temporary one, for tests.
    """
    if not url:
        return SqliteStore(default_path())
    if url == "sqlite://:memory:":
        return SqliteStore(None)
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return SqliteStore(Path(unquote(rest[1:])).expanduser())
    if scheme in ("postgresql", "postgres"):
        # Only PostgreSQL needs its driver.
        try:
            from tangledbank.server.store.postgres import PostgresStore
        except ImportError as error:
            raise StoreError(
                f"PostgreSQL needs the package psycopg ({error}). {how_to_install(POSTGRES)}"
            ) from error
        return PostgresStore(url)
    shown = f"{scheme}://..." if scheme and "://" in url else url
    raise StoreError(f"--database {shown} is not a database address. Give {KINDS}.")
