"""The databases of the store's tests."""

from tests.server.store.conftest import cluster, postgres_url, sqlite_url, url

__all__ = ["cluster", "postgres_url", "sqlite_url", "url"]
