"""A table: what its log says, and what may be written into it next.  No sockets, no clock of its
own, no database: time and identity come from outside, so all of it can be replayed."""
