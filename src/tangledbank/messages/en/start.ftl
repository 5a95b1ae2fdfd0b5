### The start page, and tables in lists.

start-lead = Grow animals, give them traits, and feed them before somebody else eats them. The Evolution card games, by the book.
start-bots = Play against two bots
    .about = No account, nothing to install. The recommended first game takes about 12 minutes.
start-compiling = The engine is still being compiled in the background. You can play now; bots think faster once it is done.
start-friends = Play with friends
start-mine = Your games
start-finished = Finished games
start-learn = Learn to play
    .about = Small games with a guide: the first one takes five minutes.
    .go = To the lessons
start-shadow = Alone against the Shadow
    .about = Magical Creatures for one: transmute three of your creatures before the Shadow does what it came for.
    .go = Face the Shadow
start-hot-seat = Together at this screen
    .about = Everybody shares one device. You pass it around, and nobody sees anyone else’s cards.
    .go = Play at one screen
start-lobby = Public tables
    .about = See what others are playing: take a free seat, or watch.
    .go = To the lobby
start-new = A table of your own
    .about = Other editions and sets, house rules, your own deck, clocks, stronger bots.
    .go = Set up a table
start-rules = The rules
    .about = Every rule with its number and examples, and every trait explained.
    .go = Read the rules
start-gallery = The gallery
    .about = Every trait as it looks on an animal, and animals with several.
    .go = See the animals
start-docs = Documentation
    .about = Run a server for your friends, write a bot, invent a trait, or find out how it all works.
    .go = Read the documentation

friends-title = Play with friends
friends-about = You get a link to share. Anyone who opens it can sit down; seats that stay free can go to bots.
friends-people = How many people?
friends-public = Show the table in the lobby
    .about = Then anybody can sit down, not just people with the link.
friends-more = More choices
friends-make = Make the table

hot-seat-title = Together at one screen
hot-seat-about = Before each turn the screen is hidden until the next person has taken it.
hot-seat-game = Which game?
hot-seat-name = Player { $number }
hot-seat-player = Player { $number }
hot-seat-add = Add a player
hot-seat-remove = Remove { $name }
hot-seat-bots = Bots that join you
hot-seat-begin = Begin

table-seats = Seats
table-my-move = Your move
table-join = Sit down
table-watch = Watch
table-go-on = Continue
table-result = See the result
table-look = Have a look
table-closed = Not open to spectators
table-differs = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
table-status-gathering = Waiting for players
table-status-playing = Turn { $turn }, { $deck ->
    [one] { $deck } card left
   *[other] { $deck } cards left
}
table-status-over = { $count ->
    [0] Over
    [one] Won by { $winners }
   *[other] Shared by { $winners }
}
table-status-broken = Can’t continue with this version

lobby-title = Lobby
lobby-new = New table
lobby-lost = The connection to the lobby was lost; trying again…
lobby-count = { $count ->
    [one] { $count } public table
   *[other] { $count } public tables
}
lobby-empty = No public tables at the moment. Make one, and others will find it here.
lobby-open = Free seats
lobby-others = Being played
