"""The databases in `kept`, made anew as the release wrote them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from tests.server.store.cluster import DATABASE, Cluster

FOLDER: Final = Path(__file__).resolve().parent / "kept"
VERSIONS: Final = sorted({path.name.rsplit(".", 2)[0] for path in FOLDER.glob("*.sql")})


def restore_sqlite(version: str, file: Path, folder: Path = FOLDER) -> str:
    """Its address."""
    with closing(sqlite3.connect(file)) as db:
        db.executescript((folder / f"{version}.sqlite.sql").read_text())
    return f"sqlite:///{file}"


def restore_postgres(version: str, cluster: Cluster) -> str:
    url = cluster.empty_database()
    cluster.run(DATABASE, (FOLDER / f"{version}.postgres.sql").read_text())
    return url
