"""The arena: games between bots, and their statistics."""
