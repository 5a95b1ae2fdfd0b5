### The keys of the table.

table-keys-arrows = go to the next card, animal or button
table-keys-enter = pick it
table-keys-escape = cancel, or stop a move that plays itself
table-keys-digits = choose one of the buttons
table-keys-give-up = pass, or end your go
table-keys-about = details of the animal
table-keys-hint = what would a strong bot do?
table-keys-undo = undo
table-keys-help = this list
