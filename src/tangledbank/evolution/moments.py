"""Which clause says when a verb may be used at this table."""

from tangledbank.evolution.rules import Rules
from tangledbank.evolution.verbs import FETCH, MOMENTS, REWARD
from tangledbank.native import i64


def moment(rules: Rules, verb: i64) -> str:
    if verb == REWARD and not rules.cards_or_points:
        return "BASE-DEAL-01"  # the choice between cards and points is a variant
    if verb == FETCH and not rules.ocean_exit_gives_card:
        return "CONT-OCEAN-01"  # the animal has its Swimming card still
    return MOMENTS[verb]
