"""The course of a game: set-up, rounds, and the end of each."""

from tangledbank.creatures import verbs as v
from tangledbank.creatures.traits import names as t
from tangledbank.creatures.verbs import action
from tangledbank.laws.creatures.reference.shadow import shadow_turn
from tangledbank.laws.creatures.reference.table import Course, Player, Question, Table, Won
from tangledbank.laws.creatures.reference.turn import turn
from tangledbank.laws.creatures.reference.uses import Span


def play(table: Table) -> Course:
    """A whole game."""
    set_up(table)
    try:
        while True:
            yield from play_round(table)
    except Won:
        return


def set_up(table: Table) -> None:
    order = table.thrown("shuffle", len(table.sources))
    table.sources = [table.sources[place] for place in order]
    table.open_source()  # CREA-SET-02
    order = table.thrown("shuffle", len(table.deck))
    table.deck = [table.deck[place] for place in order]
    for player in table.players:
        player.create(table.deck.pop())  # CREA-SET-03
    for player in table.players:
        if player is not table.shadow:  # CREA-SOLO-01
            table.draw(player, 5)  # CREA-SET-03
    if table.shadow is not None:
        table.shuffle_choice()
        table.first = table.shadow.seat  # CREA-SOLO-01
    elif table.options["first_player"] == "lot":
        (table.first,) = table.thrown("lot", len(table.players))  # CREA-SET-05
    else:
        table.first = int(table.options["first_player"]) - 1


def play_round(table: Table) -> Course:
    table.round += 1
    table.uses.begin(Span.ROUND)
    table.moved.clear()
    for player in table.clockwise():
        yield from exchange(table, player)
    seat = table.first  # CREA-RND-02
    while not is_over(table):
        player = table.players[seat]
        table.active = seat
        if player is table.shadow:
            yield from shadow_turn(table, player)
        else:
            yield from turn(table, player)
        table.moved.add(seat)
        for creature in table.everybody():
            creature.scared = False  # CREA-SCARY-01
        seat = (seat + 1) % len(table.players)
    table.active = -1
    end_round(table)


def exchange(table: Table, player: Player) -> Course:
    """All or nothing, once (CREA-RND-01); with an empty hand there is nothing to decide."""
    if not player.hand:
        return
    answer = yield Question(player.seat, frozenset({action(v.KEEP), action(v.EXCHANGE)}))
    if answer.verb == v.EXCHANGE:
        count = len(player.hand)
        table.discard += player.hand
        player.hand.clear()
        table.draw(player, count)


def is_over(table: Table) -> bool:
    """Is everybody asleep?  (CREA-RND-03; the Shadow does not count, CREA-SOLO-02)"""
    counting = [player for player in table.players if player is not table.shadow]
    return all(
        not player.awake() and (player.creatures or player.seat in table.moved)
        for player in counting
    )


def end_round(table: Table) -> None:
    """In this order (CREA-END-01)."""
    table.sources.insert(0, table.source)
    table.open_source()
    for creature in table.everybody():
        creature.asleep = False
        if t.SHINING in creature.working() and creature.energy == 0:  # CREA-SHINING-01
            creature.energy = 1
    for player in table.clockwise():
        if player is not table.shadow:  # CREA-SOLO-02
            table.draw(player, 2 + sum(one.energy > 0 for one in player.creatures))
    table.first = (table.first + 1) % len(table.players)
