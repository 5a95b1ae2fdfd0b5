"""Evolution of Magical Creatures: the second game, on the same core."""
