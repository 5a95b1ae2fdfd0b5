"""The names of an object's attributes, whether its class is compiled or not.

Comparisons use these names and no list of their own, so an attribute that a copy or a saved game
forgets shows up as a difference.
"""


def attributes_of(kind: type) -> tuple[str, ...]:
    """The attributes that a class and its bases declare, sorted.

    >>> from tangledbank.core.outcome import Outcome
    >>> attributes_of(Outcome)
    ('kind', 'values')
    """
    compiled: tuple[str, ...] | None = getattr(kind, "__mypyc_attrs__", None)
    names: set[str] = set(compiled or ())
    if compiled is None:
        for base in kind.__mro__:
            names.update(getattr(base, "__slots__", ()))
    return tuple(sorted(names))
