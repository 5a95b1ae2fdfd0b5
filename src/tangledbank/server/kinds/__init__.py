"""How each game appears on the server: its views, moves and log lines."""
