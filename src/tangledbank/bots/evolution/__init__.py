"""Defaults and hints for The Origin of Species."""
