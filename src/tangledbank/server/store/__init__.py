"""Where tables are kept: one small interface, and a store behind it for each database."""
