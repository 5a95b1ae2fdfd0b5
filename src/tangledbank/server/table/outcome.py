"""How a table's game ended: by its rules, by surrender, or without a result."""

from tangledbank.server.table.table import Table
from tangledbank.server.wire.news import ResultInfo, SeatResult


def result_of(table: Table) -> ResultInfo | None:
    game = table.game
    if game is None:
        return None
    result = game.result()
    scores = result.scores if result is not None else game.scores()
    given_up = {table.calls[at] for at, seat in enumerate(table.seats) if seat.surrendered}
    if result is not None:
        winners, decided_by = set(result.winners), result.decided_by
        if winners & given_up:
            winners, decided_by = best_of(scores, given_up), "surrender"
    elif table.ended_by == "surrender":
        winners, decided_by = best_of(scores, given_up), "surrender"
    else:
        winners, decided_by = set(), table.ended_by
    seats = [
        SeatResult(call, points, call in winners, table.adapter.sheet(game, at))
        for at, (call, points) in enumerate(scores.items())
    ]
    return ResultInfo(seats, decided_by, [list(points) for points in table.turns])


def best_of(scores: dict[str, int], but: set[str]) -> set[str]:
    """The players with the most points among the others."""
    left = {call: points for call, points in scores.items() if call not in but}
    best = max(left.values(), default=0)
    return {call for call, points in left.items() if points == best}
