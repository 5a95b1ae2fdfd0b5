# Messages of the result.
