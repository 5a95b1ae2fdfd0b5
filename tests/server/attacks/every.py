"""Every attack there is, by name."""

from msgspec import Struct

from tests.server.attacks.attacker import Attack
from tests.server.attacks.crowds import bot_hogs, chat_flood, lobby_flood
from tests.server.attacks.frames import deaf_sockets, ping_flood
from tests.server.attacks.requests import ambiguous_lengths, half_requests, summaries


class Kind(Struct, frozen=True):
    run: Attack
    about: str


ATTACKS = {
    "ping-flood": Kind(ping_flood, "30 anonymous sockets send pings without end"),
    "deaf-sockets": Kind(deaf_sockets, "the same, and they read nothing"),
    "half-requests": Kind(half_requests, "1,100 unfinished requests, 1,024 file handles"),
    "summaries": Kind(summaries, "anonymous questions about a long game"),
    "ambiguous-lengths": Kind(ambiguous_lengths, "Content-Length and Transfer-Encoding at once"),
    "chat-flood": Kind(chat_flood, "58 spectators talk without end"),
    "bot-hogs": Kind(bot_hogs, "28 tables with search:5s from one address"),
    "lobby-flood": Kind(lobby_flood, "public tables without end"),
}
