"""The server's face to browsers and programs: requests, sockets, who asks, and how often."""
