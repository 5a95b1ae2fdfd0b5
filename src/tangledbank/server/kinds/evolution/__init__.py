"""The Origin of Species on the server."""
