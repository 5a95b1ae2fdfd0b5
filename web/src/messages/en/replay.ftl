# Messages of the replay.
