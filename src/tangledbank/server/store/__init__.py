"""Where tables are stored: one small interface, with an implementation for each database."""
