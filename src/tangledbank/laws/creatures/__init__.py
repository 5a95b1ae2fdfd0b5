"""The laws of the magical creatures: the same ones, for another table."""
