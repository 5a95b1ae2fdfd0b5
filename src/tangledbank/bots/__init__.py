"""Bots: each is a function from a view and its legal actions to one of those actions."""
