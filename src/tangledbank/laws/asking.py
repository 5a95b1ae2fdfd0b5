"""Which seat must the game ask at a step, if any?  Worked out from the clauses."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.evolution.development import Development
from tangledbank.evolution.eating import Chain
from tangledbank.evolution.extinction import RESTORING, Extinction
from tangledbank.evolution.feeding import MIGRATED, FeedingGo
from tangledbank.evolution.hunt import ANSWERING, Hunt
from tangledbank.evolution.migrating import Migrating
from tangledbank.evolution.ocean import Fetching, Landing
from tangledbank.evolution.serving import Serving
from tangledbank.evolution.state import State, Step
from tangledbank.evolution.traits.anglerfish import Bite, Lure
from tangledbank.evolution.traits.recombination import Doubles, Exchange
from tangledbank.evolution.traits.scavenger import Carrion
from tangledbank.evolution.verbs import END, PASS, STOP
from tangledbank.laws.reference import Reading

#: There is nothing to decide here.
NOBODY: Final = -1


def whom_to_ask(s: State, step: Step) -> int | None:
    """The seat that must decide, or `NOBODY`.  None if this module cannot tell."""
    if isinstance(step, FeedingGo):
        return in_a_go(s, step)
    if isinstance(step, Development):
        player = s.players[step.seat]
        declared = s.rules.options["handless_pass"] == "declared"
        return step.seat if not player.passed and (player.hand or declared) else NOBODY
    if isinstance(step, Lure | Landing):
        return step.seat  # always: not asking would reveal a card (EXP-RULING-16)
    if isinstance(step, Hunt):
        return if_choice(s, step) if step.stage == ANSWERING else None
    if isinstance(step, Chain):
        return in_a_chain(s, step)
    if isinstance(step, Bite | Exchange | Carrion):
        return if_choice(s, step)
    if isinstance(step, Fetching | Doubles):
        if not step.refs:
            return None
        question = step.clone()
        question.seat = step.refs[0] >> 8
        return if_choice(s, question)
    if isinstance(step, Serving):
        return before_a_token(s, step)
    if isinstance(step, Migrating):
        return around_a_migration(s, step)
    if isinstance(step, Extinction) and step.stage == RESTORING:
        return with_remains(s)
    return None


def answers(s: State, step: Step) -> set[Action]:
    return Reading(s, step.seat).answers(step)


def if_choice(s: State, step: Step) -> int:
    """A question with only one answer is not asked."""
    return step.seat if len(answers(s, step)) > 1 else NOBODY


def in_a_go(s: State, step: FeedingGo) -> int:
    """While anything can be done (BASE-RULING-38); a migration takes the whole go."""
    if step.did(MIGRATED) or everybody_satisfied(s):
        return NOBODY
    deeds = [one for one in answers(s, step) if one.verb not in (PASS, END)]
    return step.seat if deeds else NOBODY


def in_a_chain(s: State, step: Chain) -> int:
    """Which pair trait acts next; where they are optional (D-37), also whether."""
    shares = [one for one in answers(s, step) if one.verb != STOP]
    least = 1 if s.rules.options["pair_trait_use"] == "optional" else 2
    return step.seat if len(shares) >= least else NOBODY


def before_a_token(s: State, step: Serving) -> int | None:
    """The first player who could ambush, clockwise from the active one (EXP-RULING-03)."""
    receiver = s.animal(step.receiver)
    if receiver is None or receiver.location != step.location:
        return None
    seats = len(s.players)
    for asked in range(step.asked, seats):
        struck = step.struck if asked == step.asked else 0
        if struck >= int(s.rules.options["ambushers_per_player"]):
            continue
        question = Serving(step.receiver, (s.active + asked) % seats, step.location, asked)
        if if_choice(s, question) != NOBODY:
            return question.seat
    return NOBODY


def around_a_migration(s: State, step: Migrating) -> int:
    """First its announcer names more, then all say who follows (CONT-SUCKERFISH-06, -07)."""
    if step.asked < 0:
        return if_choice(s, step)
    seats = len(s.players)
    for asked in range(step.asked, seats):
        question = step.clone()
        question.seat = (step.starter + asked) % seats
        if if_choice(s, question) != NOBODY:
            return question.seat
    return NOBODY


def with_remains(s: State) -> int | None:
    """The player who restores an animal from the hand, clockwise from the first (EXP-RULING-56)."""
    for place in range(len(s.players)):
        player = s.players[(s.first + place) % len(s.players)]
        if player.remains and player.hand:
            return player.seat
        if player.remains and s.deck:
            return NOBODY
    return None


def everybody_satisfied(s: State) -> bool:
    """Does feeding end at once?  (BASE-FEED-15; in Taiwan it does not, BASE-FEED-17)"""
    if s.rules.options["feeding_end"] == "all_skipped":
        return False
    return all(Reading(s, player.seat).satisfied(player.animals) for player in s.players)
