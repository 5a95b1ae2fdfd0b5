### The room, before the game.

room-seats = Seats
room-host = host
room-seat-ready = Ready
room-sit = Sit down
room-stand = Stand up
room-friend = A friend here
room-friend-title = A friend at this screen
room-friend-about = Your friend plays on this device too; you pass it back and forth.
room-friend-name = Your friend’s name
room-arrange = Change
room-bot = Add a bot
room-fill = Bots for the rest
room-arrange-title = Seat { $number }
room-arrange-who = Who sits here
room-arrange-open = Open for a person
room-arrange-person = { $name } is sitting here and will lose the seat.
room-arrange-free = Free the seat
room-full = All seats are taken. You can watch, or make a table of your own.
room-open = { $count ->
    [one] One seat is still free. Send somebody the link, or let a bot play.
   *[other] { $count } seats are still free. Send your friends the link, or let bots play.
}
room-waiting = { $count ->
    [one] Waiting for { $names } to get ready.
   *[other] Waiting for { $names } to get ready.
}
room-ready = I am ready
room-begin = Begin the game
room-is-ready = You are ready. The game begins when everybody is.
room-invite = Invite others
room-what = What is played
room-edition = Edition
room-sets = Sets
room-cards = Cards
room-clock = Clock
room-watching = Spectators
room-watch-nobody = Not allowed
room-watchers = { $count ->
    [0] Welcome; nobody yet
    [one] { $count } is here
   *[other] { $count } are here
}
room-fair = Fair shuffling
    .about = This is the fingerprint of a secret that was chosen before anybody sat down. After the game the secret is shown, and anybody can check that no card or die was tampered with.
