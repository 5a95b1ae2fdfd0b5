"""The server: tables survive crashes and restarts, and keep hidden cards hidden."""
