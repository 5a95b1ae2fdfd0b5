"""A whole game as JSON, both ways.

The JSON holds everything, so it holds every secret: hands, deck and seed.  What a player may see
is `Game.view`.  The events of the last action are no part of it, as they are none of a clone.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Final

from tangledbank.core.chance import chance_from_json
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.fields import Fields, because, text, wrong
from tangledbank.evolution.cards import Deck, card, card_name, has_trait, trait_number
from tangledbank.evolution.game import Game, Seed, check_table, seat_names
from tangledbank.evolution.history import history_from_json, history_to_json
from tangledbank.evolution.names import animal_name, animal_ref
from tangledbank.evolution.options import Value
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.state import COLOURS, NONE, PHASES, Animal, Link, Player, State, TraitCard
from tangledbank.evolution.steps import stack_from_json, stack_to_json
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import STAGES, TRAITS
