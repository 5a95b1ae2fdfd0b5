"""Databases for tests; without a PostgreSQL those that need one say so and skip.

A test of what every store does asks for `store_url`, one that needs a real database for `url`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tangledbank.server.store.memory import MemoryStore
from tests.server.store.cluster import Cluster, NoPostgres
from tests.server.store.samples import IN_MEMORY


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        cluster = Cluster()
    except NoPostgres as reason:
        pytest.skip(f"no PostgreSQL could be started: {reason}")
    yield cluster
    cluster.remove()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    return cluster.empty_database()


@pytest.fixture
def memory_url(tmp_path: Path) -> Iterator[str]:
    name = f"memory:{tmp_path}"
    IN_MEMORY[name] = MemoryStore()
    yield name
    del IN_MEMORY[name]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty store."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    return str(request.getfixturevalue(f"{request.param}_url"))
