"""Tables and moves for Hypothesis to choose."""

from hypothesis import strategies as st

from tangledbank.evolution.game import Game
from tangledbank.evolution.options import EDITIONS, OPTIONS, Value
from tangledbank.laws.tables import SET_COMBINATIONS, Table, enough_cards, values_of

#: Each move is the place of the action among the legal ones, counted round and round.  A list
#: without a least length would seldom be long, so some come from the middle and end of a game.
PLACES = st.integers(0, 999)
MOVES = st.one_of(
    st.lists(PLACES, max_size=20),
    st.lists(PLACES, min_size=40, max_size=80),
    st.lists(PLACES, min_size=110, max_size=160),
)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table the rules know: edition, options, seats, sets and seed."""
    changed = draw(st.lists(st.sampled_from(OPTIONS), max_size=12, unique_by=lambda one: one.name))
    options: dict[str, Value] = {
        option.name: draw(st.sampled_from(values_of(option))) for option in changed
    }
    copies = draw(st.sampled_from([1, 2]))
    if copies == 2:
        options["two_sets"] = True
    sets = draw(st.sampled_from(SET_COMBINATIONS))
    many = copies == 2 or len(sets) > 1 or options.get("special_cards") is True
    seats = draw(st.integers(2, 8 if many else 4))
    if options.get("team_play") == "pairs_opposite":
        seats = 2 * draw(st.integers(2, 4)) if many else 4
    edition = draw(st.sampled_from(EDITIONS))
    seed = draw(st.integers(0, 2**32))
    return enough_cards(Table(edition, seats, copies, options, seed, sets))


def play(game: Game, moves: list[int]) -> None:
    """Play these moves, or as many as the game lasts."""
    for move in moves:
        if game.over:
            return
        legal = game.legal_actions()
        game.apply(legal[move % len(legal)])
