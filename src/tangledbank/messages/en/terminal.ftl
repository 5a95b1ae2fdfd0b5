### What only the terminal says.

terminal-share = It wins about { $share } % of the time.
terminal-invitation = Play a card (1 to { $last }), or pass (p).  Type help for more.
