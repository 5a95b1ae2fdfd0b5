### Setting up a table: loaded with that page.

new-title = New table
new-what = What do you want to play?
new-kind = Game
new-kind-evolution = The base game
    .about = Animals, food and hunters: The Origin of Species. Every other set builds on it.
new-kind-evolution-expansions = With expansions
    .about = The base game with flight, continents, shells and more surprises.
new-kind-creatures = Magical creatures
    .about = Another game: raise creatures, gather energy and transmute them. You can play it alone.
new-edition = Edition
    .about = The same game by the rules of another printing.
new-recommended = Recommended
new-sets = Sets to add to the base game
new-sets-by-deck = Your own deck decides which sets are needed.
new-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
new-who = With whom?
new-company = Players
new-company-alone = Alone
    .about = You face the Shadow.
new-company-bots = Against bots
    .about = The game starts at once.
new-company-friends = With friends
    .about = You get a link to send them.
new-company-seats = Seat by seat
    .about = Choose a person or a bot for each seat.
new-count = How many players
new-level = How strong the bots are
new-seat = Seat { $number }
new-seat-add = One more seat
new-seat-remove = Remove seat { $number }
new-seating = Draw the seats at random
    .about = Who sits where is drawn when the game begins.
new-alone-creatures = On your own, you play against the Shadow.
new-length = How long?
new-length-choice = Length
new-length-full = A full game
new-length-short = A short game: half the cards
new-length-other = { $cards } cards
new-length-about = It takes about { $time }.
new-advanced = Advanced
    .about = Editions, house rules, clocks, spectators, your own deck
new-how = At the table
new-name = Title of the table
    .about = If you leave it empty, the names of the players are shown.
new-public = Show it in the lobby
    .about = Otherwise only people with the link can join.
new-watch = Others may watch
    .about = Spectators see only what is open to all.
new-watch-delay = Spectators see the game
new-watch-delay-0 = At once
new-watch-delay-60 = A minute later
new-watch-delay-300 = Five minutes later
new-hints = Players may ask for hints
    .about = A strong bot says what it would do.
new-chat = Chat
new-undo = Decisions can be taken back
    .about = Freely as long as nothing new has been revealed; further back if everybody agrees.
new-stand-in = Who plays for somebody who has left
new-stand-in-none = Nobody: the clock decides
new-time = Time
new-clock = Clock
new-clock-none = No clock
    .about = Everybody takes the time they need.
new-clock-move = Per decision
    .about = A time limit for each decision. When it runs out, the simplest legal decision is made.
    .time = Time for each decision
new-clock-bank = For the game
    .about = A time limit for the whole game, and a little extra after each decision.
    .time = Time for the game
new-clock-days = Days
    .about = A slow game: everybody comes back when they like. The clock runs while nobody is there.
    .time = Time for each decision
new-clock-increment = More after each decision
new-clock-nothing = Nothing
new-clock-answer = Time for an answer out of turn
new-cards-title = Cards
new-deck = Deck
new-deck-printed = As printed
new-deck-own = My own
new-deck-text = Your deck
new-deck-help = One line per card: its traits, and how many copies there are. The traits decide which sets’ rules are used.
new-deck-long = A deck can have at most { $longest } characters.
new-deck-example = [cards]
    {"\""}carnivorous/fat-tissue{"\""} = 12
    {"\""}swimming/running{"\""} = 12
    {"\""}big/camouflage{"\""} = 12
    {"\""}cooperation/poisonous{"\""} = 12
new-deck-file = Or a file
new-deck-fill = Start from an example
new-copies = Base sets in the deck
new-copies-0 = As the book says
new-copies-1 = One
new-copies-2 = Two
new-options = House rules
new-options-about = { $count ->
    [0] Everything is as the edition’s book says.
    [one] { $count } rule differs from the book.
   *[other] { $count } rules differ from the book.
}
new-options-reset = All by the book
new-options-search = Search the rules
new-options-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
new-options-none = No rule contains these words.
new-options-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
new-options-differ = { $count ->
    [one] { $count } differs
   *[other] { $count } differ
}
new-option-reset = By the book
option-group-deck = Deck, discard and the end
option-group-feeding = Feeding
option-group-fat = Fat
option-group-hunting = Hunting and defence
option-group-traits = Piracy, hibernation, scavengers
option-group-pairs = Pair traits
option-group-fly = Time to Fly
option-group-continents = Continents
option-group-special = Special cards
option-group-creatures = Magical Creatures
option-group-table = Table and tokens
new-templates = Templates
new-template-name = Save this set-up as
new-template-save = Save
new-template-saved = Saved as “{ $name }”.
new-template-remove = Delete “{ $name }”
new-begin = Begin
new-make = Make the table
new-fresh = Start over
preview-title = Your table
preview-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
preview-cards = Cards
preview-hand = First hand
preview-time = About
preview-deck = This cannot be played yet: see the note beside your deck.
preview-too-many = One base set is enough for four. For more, shuffle two together or add an expansion.
preview-two-sets = Use two base sets
preview-by-the-book = All rules as in the book.

edition-gift-text = The newest rules, with the clearest wording; start here.
edition-ua3-text = One open discard for all; when the deck runs out it is shuffled once more.
edition-tw-text = You may skip feeding, fat is set when feeding ends, and pair traits are used if you want to.
edition-cont1-text = The first rules for the three locations: swimmers keep their cards in the Ocean.
edition-creatures-text = Raise creatures, gather energy and transmute three of them; also alone, against the Shadow.

set-base-text = The game itself: hunters, fat, hibernation, symbiosis and the rest.
set-fly-text = Flight, intellect, ambush, shells, young born alive, and an Anglerfish that nobody suspects.
set-continents-text = Laurasia, Gondwana and the Ocean, each with its own food; herds, migration and regeneration.
set-special-text = Three more traits of the gift set: r-Strategy, Warm-blooded and Shy.
