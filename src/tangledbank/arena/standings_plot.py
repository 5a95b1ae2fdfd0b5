"""The standings of a tournament as a chart."""

from tangledbank.arena.charts import Estimate, intervals
from tangledbank.arena.standings import Standings
from tangledbank.arena.svg import Drawing


def plot(standings: Standings) -> Drawing:
    """Win shares above, ratings below, each with its interval."""
    tournament = standings.tournament
    ranked = standings.ranked()
    fair = standings.fair
    shares = [
        Estimate(one.bot, one.win_share, *one.interval, f"{one.win_share / fair:.2f} x fair")
        for one in ranked
    ]
    ratings = [
        Estimate(one.bot, rating.mu, *rating.interval, thought(one.mean_seconds))
        for one in ranked
        for rating in [standings.rating(one.bot)]
    ]
    sets = "" if tournament.sets is None else f", {' + '.join(tournament.sets)}"
    table = f"edition {tournament.edition}{sets}, {tournament.seats} seats"
    above = intervals(
        "Win share of a seat",
        shares,
        lambda value: f"{value:.0%}",
        fair,
        f"{standings.games} games, {table}; 95 % intervals; dashed: a fair share",
    )
    below = intervals(
        "Rating",
        ratings,
        lambda value: f"{value:g}",
        None,
        "Plackett-Luce, 95 % intervals; right: CPU time of a move",
    )
    both = Drawing(
        above.width, above.height + below.height, f"Standings after {standings.games} games"
    )
    both.parts = [
        *above.parts,
        f'<g transform="translate(0 {above.height:g})">',
        *below.parts,
        "</g>",
    ]
    return both


def thought(seconds: float) -> str:
    """A time in a suitable unit.

    >>> thought(0.00013), thought(0.5), thought(12.0)
    ('130 µs', '500 ms', '12.0 s')
    """
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    if seconds < 1.0:
        return f"{seconds * 1e3:.0f} ms"
    return f"{seconds:.1f} s"
