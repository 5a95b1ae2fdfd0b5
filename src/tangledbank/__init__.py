"""Tangled Bank: the Evolution family of card games, by the book."""

# The switch between compiled and interpreted modules must stand before any other import of
# this package (see docs/decisions/0002-build-and-pure-switch.md).
from tangledbank._pure import engine_build, use_sources_if_asked

use_sources_if_asked()

__version__ = "0.1.0"

__all__ = ["__version__", "engine_build"]
