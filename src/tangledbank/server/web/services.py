"""What a request may need, in one place: the tables, identity, the limits, the settings."""

from typing import Final

from litestar.datastructures import State

from tangledbank.server.control import Control
from tangledbank.server.retention import Retention
from tangledbank.server.rooms import Rooms
from tangledbank.server.store.store import Person
from tangledbank.server.web.address import Connection, Proxies, is_https
from tangledbank.server.web.analyses import Analyses
from tangledbank.server.web.handshake import Handshake
from tangledbank.server.web.identity import Identity
from tangledbank.server.web.limits import Limits
from tangledbank.server.web.load import Load
from tangledbank.server.web.lobby import LobbyBoard
from tangledbank.server.web.past_games import PastGames
from tangledbank.server.web.problems import banned, nobody, too_fast
from tangledbank.server.web.readiness import Readiness
from tangledbank.server.web.replays import Replays
from tangledbank.server.web.settings import WebSettings

_KEY: Final = "services"


class Services:
    """The parts of a running server."""

    def __init__(self, settings: WebSettings, rooms: Rooms, limits: Limits | None = None) -> None:
        self.settings = settings
        self.rooms = rooms
        self.proxies = Proxies(settings.proxies)
        self.limits = limits or Limits(settings.rates, self.proxies)
        rooms.makers.most = self.limits.rates.open_tables
        self.load = Load(lambda: rooms.store.backlog, lambda: len(rooms.rooms), settings.limited)
        self.replays = Replays()
        self.past_games = PastGames(lambda: rooms.bot_pool)
        self.analyses = Analyses(rooms.store, lambda: rooms.bot_pool)
        self.readiness = Readiness(rooms.store)
        self.control = Control(rooms)
        self.retention = Retention(rooms.store, settings.periods, rooms.now, self._rewritten)
        self._identity: Identity | None = None
        self._lobby: LobbyBoard | None = None

    @property
    def identity(self) -> Identity:
        assert self._identity is not None, "the server has not started"
        return self._identity

    async def start(self, state: State) -> None:
        """Open the tables, and put what handlers need into the application's state."""
        await self.rooms.start()
        await self.control.start()
        self.retention.start()
        self._identity = await Identity.of(
            self.rooms.store, lambda: self.rooms.now() / 1000, self.https
        )
        self._lobby = LobbyBoard(self.rooms)
        self._lobby.start()
        state["lobby"] = self._lobby
        state["handshake"] = Handshake(
            self.rooms,
            self._identity,
            self.limits,
            self.control,
            self.load,
            self.settings.public_origins,
        )
        state[_KEY] = self

    async def stop(self) -> None:
        """Tell everybody that the server stops; only the first call does."""
        if self._lobby is None:
            return
        lobby, self._lobby = self._lobby, None
        lobby.stop()
        await self.analyses.stop()
        await self.retention.stop()
        await self.control.stop()
        await self.rooms.stop()

    def _rewritten(self, table: str) -> None:
        """Somebody's name is gone from a table."""
        self.analyses.forget(table)
        self.rooms.rewritten(table)

    # Identity and limits

    def https(self, connection: Connection) -> bool:
        return self.settings.secure or is_https(connection, self.proxies)

    async def person(self, connection: Connection) -> Person:
        """The person who asks; `Trouble` if they are unknown or banned."""
        person = await self.known_person(connection)
        if person is None:
            raise nobody()
        return person

    async def known_person(self, connection: Connection) -> Person | None:
        """The person who asks, if known; `Trouble` if they are banned."""
        person = await self.identity.person_of(connection)
        if person is None:
            return None
        address = self.limits.address_of(connection)
        if self.control.is_banned(person.id, address):
            raise banned()
        self.control.note(person.id, address)
        return person

    def heavy(self, connection: Connection) -> None:
        """Limit a request that costs the server some work."""
        wait = self.limits.heavy.take(self.limits.address_of(connection))
        if wait:
            raise too_fast(wait)


def services_of(connection: Connection) -> Services:
    services = connection.app.state[_KEY]
    assert isinstance(services, Services)
    return services
