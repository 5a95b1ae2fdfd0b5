"""What each game tells the server of itself: its views, moves and log lines."""
