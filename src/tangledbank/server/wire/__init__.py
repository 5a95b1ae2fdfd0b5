"""What goes over the wire: every message as a type, from which the browser's types are made."""
