"""Evolution of Magical Creatures in the terminal."""
