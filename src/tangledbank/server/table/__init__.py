"""A table: what its log says, and what may be written into it next.

It has no sockets, clock or database of its own: time and identity come from outside, so everything
can be replayed.
"""
