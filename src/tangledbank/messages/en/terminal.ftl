### What only the terminal says.

terminal-share = It wins about { $share } % of the time.
terminal-invitation = Play a card (1 to { $last }), or pass (p).  Type help for more.
terminal-turn-creation = Your turn: create, add a trait, activate.
terminal-turn-addition = Your turn: add a trait, activate.
terminal-turn-activation = Your turn: activate.
terminal-molt = Does it shed a trait for energy?
