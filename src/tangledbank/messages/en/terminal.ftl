### What only the terminal says.

terminal-share = It wins about { $share } % of the time.
