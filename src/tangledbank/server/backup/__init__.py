"""Backups: a database as one portable file, and back into either kind of database."""
