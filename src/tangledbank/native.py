"""What the compiler knows and Python need not: machine integers, and a hint about classes.

An `i64` is an `int` to Python.  Compiled, it is a plain number of the processor that wraps in
silence, so it stands only where numbers stay far below 2**63.  Beware: mypyc 2.4.1 compiles
`1 << x` with a native `x` as a shift of 32 bits; `core.bit.bit` shifts 64.

`mypyc_attr(acyclic=True)` says that no object of a class can be part of a cycle of references, so
that the garbage collector need not look at it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr

    #: Memory that holds floats, or bytes; Python 3.11 has no such names for it.
    Floats = memoryview[float]
    Flags = memoryview[int]
else:
    i64 = int
    Floats = Flags = memoryview

    def mypyc_attr(**hints: object) -> Callable:
        return lambda thing: thing
