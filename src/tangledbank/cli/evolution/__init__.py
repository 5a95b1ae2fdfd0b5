"""The Origin of Species in the terminal."""
