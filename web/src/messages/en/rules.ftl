# Messages of the rules.
