"""In which order tables are written, so that what a row refers to is there before it."""


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
