"""All messages on the wire, as types; the browser's types are generated from them."""
