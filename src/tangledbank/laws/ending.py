"""Every game ends, and its points are right: recounted from the cards on the table."""

from tangledbank.evolution.game import Game
from tangledbank.evolution.view import PlayerView, View
from tangledbank.laws.broken import LawBroken

LAW = "ending"

#: Far more decisions than a game of one set can have; random games have about two hundred.
MOST_DECISIONS = 6000

# Copied from the rules (BASE-SCORE-03), not taken from the traits.
BONUS = {"carnivorous": 1, "big": 1, "parasite": 2, "warm-blooded": 1}


def check_length(game: Game, decisions: int) -> None:
    if decisions > MOST_DECISIONS * game.copies:
        raise LawBroken(LAW, f"no end after {decisions} decisions", game)


def check_scores(game: Game) -> None:
    """The points shown match a recount, at any time."""
    view = game.view()
    points = {player.name: points_of(game, player) for player in view.players}
    if game.scores() != points:
        raise LawBroken(LAW, f"scores {game.scores()}, counted again {points}", game)
    for player in view.players:
        lines = sum(line.points for line in game.score_sheet(player.name))
        if not player.score == lines == points[player.name]:
            told = f"view {player.score}, sheet {lines}, counted again {points[player.name]}"
            raise LawBroken(LAW, f"points of {player.name}: {told}", game)


def points_of(game: Game, player: PlayerView) -> int:
    """Two for an animal, one for a trait, and the food bonus of each trait."""
    points = player.points
    options = game.rules.options
    bonus = {
        **BONUS,
        "viviparous": int(options["viviparous_need"]),
        "intellect": int(options["intellect_need"]),
    }
    for animal in player.animals:
        points += 2
        if animal.location == "ocean":
            points += int(options["ocean_animal_bonus"])
        if animal.turned:
            points += 2
    for animal in player.animals + player.remains:
        points += sum(1 + bonus.get(trait.trait, 0) for trait in animal.traits)
    per_pair = 2 if options["pair_trait_score"] == "per_animal" else 1
    for link in player.links:
        # A Trematode is one card with one extra, whatever pair cards score (EXP-RULING-33).
        trematode = link.trait == "trematode"
        points += int(options["trematode_points"]) if trematode else per_pair
    return points


def check(game: Game) -> None:
    """The result exists when the game is over, not before, and names the right winners."""
    result = game.result()
    if not game.over:
        if result is not None:
            raise LawBroken(LAW, "a result before the end", game)
        return
    if game.legal_actions() or game.acting >= 0 or game.to_act is not None:
        raise LawBroken(LAW, "something to decide after the end", game)
    check_scores(game)
    seats, decided_by = winners_of(game)
    names = [game.names[seat] for seat in seats]
    if result is None or result.scores != game.scores():
        raise LawBroken(LAW, "no result with the right points", game)
    if result.winners != names or result.decided_by != decided_by:
        told = f"{result.winners} by {result.decided_by}; counted again {names} by {decided_by}"
        raise LawBroken(LAW, f"winners {told}", game)


def winners_of(game: Game) -> tuple[list[int], str]:
    """The winning seats and what decided; each side is ranked by all its measures at once."""
    view = game.view()
    count = len(view.players)
    sides = [[seat] for seat in range(count)]
    if game.rules.options["team_play"] == "pairs_opposite":
        sides = [[seat, seat + count // 2] for seat in range(count // 2)]
    listed = str(game.rules.options["tie_break"])
    measures = ["points", *([] if listed == "none" else listed.split("+"))]
    ranks = [[measure_of(game, view, one, side) for one in measures] for side in sides]
    best = max(ranks)
    winning = [side for place, side in enumerate(sides) if ranks[place] == best]
    decided_by = "shared"
    if len(winning) == 1:
        # The first measure in which nobody else is level with the winner.
        level = [rank for rank in ranks if rank is not best]
        place = 0
        while any(rank[: place + 1] == best[: place + 1] for rank in level):
            place += 1
        decided_by = measures[place]
    return sorted(seat for side in winning for seat in side), decided_by


def measure_of(game: Game, view: View, measure: str, side: list[int]) -> int:
    players = [view.players[seat] for seat in side]
    if measure == "points":
        return sum(points_of(game, player) for player in players)
    if measure == "surviving_animals":
        return sum(len(player.animals) for player in players)
    if measure == "discard_size":
        return sum(player.discard_size for player in players)
    traits = [
        len(animal.traits)
        + int(animal.turned)  # its Carnivorous is a trait like any other (EXP-RULING-22)
        + sum(1 for link in player.links if animal.name in link.animals)
        for player in players
        for animal in player.animals
    ]
    return max(traits, default=0)
