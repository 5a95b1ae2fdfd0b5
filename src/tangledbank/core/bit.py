"""One bit of a mask."""

from tangledbank.native import i64


def bit(place: i64, one: i64 = 1) -> i64:
    """The number with only this bit set; mypyc 2.4.1 would shift a bare 1 in 32 bits.

    >>> bit(40) == 2**40
    True
    """
    return one << place
