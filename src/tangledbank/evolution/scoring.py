"""Counting points, and who wins."""

from tangledbank.evolution.cards import card_name
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import OCEAN, Animal, Link, State
from tangledbank.evolution.traits.names import NAMES


class Line:
    """One line of a score sheet: what the points are for."""

    __slots__ = ("about", "animal", "points")

    def __init__(self, animal: str, about: str, points: int) -> None:
        self.animal = animal
        self.about = about
        self.points = points


def sheet(s: State, seat: int) -> list[Line]:
    """A seat's points if they were counted now, line by line."""
    player = s.players[seat]
    lines: list[Line] = []
    needs = s.rules.needs
    for animal in player.animals:
        name = animal_name(animal.ref)
        lines.append(Line(name, "animal", 2))
        if animal.location == OCEAN and s.rules.ocean_points:
            lines.append(Line(name, "in the Ocean", s.rules.ocean_points))
        if animal.turned:
            lines.append(Line(name, f"turned {card_name(animal.card)}", 1 + s.rules.turned_need))
    for animal in player.animals + player.remains:
        name = animal_name(animal.ref)
        for card in animal.cards:
            lines.append(Line(name, NAMES[card.trait], 1 + needs[card.trait]))
    for link in player.links:
        names = f"{animal_name(link.a)} {animal_name(link.b)}"
        lines.append(Line(names, NAMES[link.trait], link_points(s, link)))
    if player.points:
        lines.append(Line("", "points on the way", player.points))
    return lines


def score(s: State, seat: int) -> int:
    player = s.players[seat]
    total = player.points
    needs = s.rules.needs
    for animal in player.animals:
        total += 2
        if animal.location == OCEAN:
            total += s.rules.ocean_points
        if animal.turned:
            total += 1 + s.rules.turned_need
        for card in animal.cards:
            total += 1 + needs[card.trait]
    for animal in player.remains:
        for card in animal.cards:
            total += 1 + needs[card.trait]
    for link in player.links:
        total += link_points(s, link)
    return total


def link_points(s: State, link: Link) -> int:
    """A pair card scores once, for the owner of its animals (EXP-RULING-33)."""
    return s.rules.link_points[link.trait]


def teams(s: State) -> list[list[int]]:
    """The seats that win together: opposite ones in team play, else each alone."""
    count = len(s.players)
    if s.rules.teams:
        half = count // 2
        return [[seat, seat + half] for seat in range(half)]
    return [[seat] for seat in range(count)]


def trait_count(s: State, animal: Animal) -> int:
    """How many traits an animal has; a pair trait counts on each of its two (BASE-RULING-88)."""
    links = s.players[animal.ref >> 8].links
    own = len(animal.cards) + (1 if animal.turned else 0)
    return own + sum(1 for link in links if animal.ref in (link.a, link.b))


def tie_break(s: State, rule: str, team: list[int]) -> int:
    """A team's value in one tie-break; the highest wins."""
    if rule == "surviving_animals":
        return sum(len(s.players[seat].animals) for seat in team)
    if rule == "most_traits_on_one_animal":
        most = 0
        for seat in team:
            for animal in s.players[seat].animals:
                most = max(most, trait_count(s, animal))
        return most
    return sum(len(s.players[seat].discard) for seat in team)


def winners(s: State) -> tuple[list[int], str]:
    """The winning seats, and what decided between those level on points."""
    rivals = teams(s)
    totals = [sum(score(s, seat) for seat in team) for team in rivals]
    best = max(totals)
    rivals = [team for place, team in enumerate(rivals) if totals[place] == best]
    decided_by = "points"
    for rule in s.rules.tie_breaks:
        if len(rivals) == 1:
            break
        values = [tie_break(s, rule, team) for team in rivals]
        best = max(values)
        rivals = [team for place, team in enumerate(rivals) if values[place] == best]
        decided_by = rule
    if len(rivals) > 1:
        decided_by = "shared"
    return sorted(seat for team in rivals for seat in team), decided_by
