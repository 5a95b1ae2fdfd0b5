# Messages of the creatures.
