"""Orders tables so that a row is written after the rows it refers to."""


def parents_first(parents: dict[str, set[str]]) -> list[str]:
    """
    >>> parents_first({"entries": {"tables"}, "persons": set(), "tables": set()})
    ['persons', 'tables', 'entries']
    """
    placed: list[str] = []
    while len(placed) < len(parents):
        free = [
            name for name in parents if name not in placed and parents[name] - {name} <= {*placed}
        ]
        if not free:
            raise ValueError("tables refer to each other in a circle")
        placed += free
    return placed
