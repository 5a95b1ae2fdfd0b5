# Messages of the table.
