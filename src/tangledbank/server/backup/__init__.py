"""Backups: a database as one portable file, which can be restored into either kind of database."""
