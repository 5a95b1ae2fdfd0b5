"""The names of an object's attributes, whether its class is compiled or not.

Nothing else is said of what a position is made of, so that an attribute which a copy or a saved
game forgets still shows up as a difference.
"""


def attributes_of(kind: type) -> tuple[str, ...]:
    """The attributes that a class declares, its bases' included, sorted.

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
