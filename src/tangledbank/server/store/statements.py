"""Statements that both kinds of database understand.

They are written for SQLite; `{p}` stands before each table's name, and is the name of the schema in
PostgreSQL.
"""

from collections.abc import Awaitable, Callable
from typing import Any

#: A statement and its values.
Statement = tuple[str, tuple[object, ...]]
#: Runs statements in one transaction and returns the rows of the last.
Execute = Callable[[list[Statement]], Awaitable[list[tuple[Any, ...]]]]
