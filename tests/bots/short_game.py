"""A whole game that is over after a few decisions: two turns with a deck of sixteen cards."""

from tangledbank.bots.bot import bot
from tangledbank.core.chance import FastChance
from tangledbank.core.recording import write_record
from tangledbank.evolution.decks import own_deck
from tangledbank.games import new_game

DECK = """
[cards]
"big/carnivorous" = 4
"fat-tissue/running" = 4
"swimming" = 4
"camouflage/fat-tissue" = 4
"""


def short_record(seed: int = 3, player: str = "random") -> str:
    """The record of a game of two bots."""
    deck = own_deck(DECK, "short deck")
    game = new_game("gift", ["ann", "bob"], seed, deck=deck)
    chance = FastChance(seed)
    while not game.over:
        view = game.view(game.acting)
        game.apply(bot(player).choose(view, game.legal_actions(), chance))
    return write_record(game, secret=True)
