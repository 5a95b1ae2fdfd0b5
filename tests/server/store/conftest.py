"""Every test that asks for `url` runs on both stores; without a PostgreSQL it says so and skips."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.store.cluster import Cluster, NoPostgres


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


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    return str(request.getfixturevalue(f"{request.param}_url"))
