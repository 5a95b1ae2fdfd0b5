"""Evolution of Magical Creatures on the server."""
