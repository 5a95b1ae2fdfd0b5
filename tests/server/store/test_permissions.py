"""Nobody else on the machine can read the tables: the file holds keys and running games' seeds."""

import asyncio
import logging
import stat
import sys
from pathlib import Path

import pytest

from tangledbank.server.store.sqlite import SqliteStore
from tangledbank.server.store.store import Person

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def use(path: Path) -> dict[str, int]:
    store = SqliteStore(path)
    await store.open()
    try:
        await store.put_person(Person("a" * 32, "Ann", False, 1))
        return {one.name: mode_of(one) for one in path.parent.iterdir()}
    finally:
        await store.close()


def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.db"
    modes = asyncio.run(use(path))
    assert set(modes) == {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"}
    assert set(modes.values()) == {0o600}
    assert mode_of(path.parent) == 0o700


def test_an_open_one_is_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(use(path))
    logger = logging.getLogger("tangledbank")
    monkeypatch.setattr(logger, "propagate", False)  # else a line may come twice
    logger.addHandler(caplog.handler)
    try:
        asyncio.run(use(path))
        assert not caplog.records
        path.chmod(0o644)
        asyncio.run(use(path))
    finally:
        logger.removeHandler(caplog.handler)
    (record,) = caplog.records
    assert record.getMessage() == "other users of this machine can read the database"
    assert f"chmod 600 {path}" in record.__dict__["parts"]["fix"]
