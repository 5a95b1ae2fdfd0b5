"""The encoding of The Origin of Species and its expansions."""
