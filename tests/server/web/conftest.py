"""One server for all tests that do not change how it is run, and finished games to look at."""

from collections.abc import Iterator

import pytest

from tests.server.web.house import House, house


@pytest.fixture(scope="session")
def the_house() -> Iterator[House]:
    with house() as one:
        yield one


@pytest.fixture
def server(the_house: House) -> House:
    the_house.forget()
    return the_house


@pytest.fixture(scope="session")
def finished(the_house: House) -> str:
    """A table where Ann played both seats to the end."""
    the_house.become("Ann")
    table = the_house.begin(edition="gift")
    the_house.finish(table)
    return table


@pytest.fixture(scope="session")
def finished_creatures(the_house: House) -> str:
    the_house.become("Ann")
    table = the_house.begin(edition="creatures")
    the_house.finish(table)
    return table
