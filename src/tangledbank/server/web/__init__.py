"""The server's web interface for browsers and programs: requests, sockets, identity and limits."""
