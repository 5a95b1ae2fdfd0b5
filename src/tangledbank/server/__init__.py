"""The server: tables that survive anything, and tell nobody what they should not know."""
