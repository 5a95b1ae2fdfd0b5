### Everything around the table: start, lobby, setting up, the room, settings, troubles.

## Everywhere

name = Tangled Bank
close = Close
menu-cancel = Cancel
loading = One moment…
reload = Reload
settings = Settings
language = Language
to-start = To the start page
to-lobby = See the lobby
try-again = Try again
try-now = Try now
storage-blocked = This browser does not let the page store anything, so settings and templates last only until you close it.

head-ways = Pages
head-lobby = Lobby
head-new = New table
head-rules = Rules

# How sentences and parts of them follow each other
join-parts = { $first }, { $next }
join-items = { $first }; { $next }
join-sentences = { $first } { $next }
join-colon = { $head }: { $rest }

duration-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

game-evolution = Evolution
game-creatures = Magical Creatures

## Bots

bot-random = Seedling
    .level = very easy
    .about = Plays any legal move; good for a first look at the rules.
bot-greedy = Forager
    .level = medium
    .about = Judges every move by what it is likely to bring, and takes the best.
bot-expert = Strategist
    .level = hard
    .about = Looks ahead to the end of feeding: who eats what, who hunts whom, and what is left.
bot-search = Oracle
    .level = very hard
    .about = Imagines many ways the game could continue, and takes the move that wins most of them.
bot-with-level = { $name }, { $level }
bot-strength = { $name } ({ $strength })

## Names

name-label = Your name at the table
name-save = Save
name-empty = A name needs at least one letter.
name-long = A name can have at most { $longest } characters; this one has { $count }.
name-markup = A name cannot contain angle brackets.
name-invented = { $manner } { $animal }
name-manners = Curious, Patient, Hungry, Shy, Swift, Sleepy, Bold, Clever, Gentle, Quiet, Sunny, Nimble, Stubborn, Merry, Furry, Mossy
name-animals = Newt, Otter, Heron, Badger, Beetle, Finch, Tortoise, Marmot, Squid, Vole, Gecko, Stoat, Moth, Pike, Lynx, Wren, Toad, Ibex, Axolotl, Pangolin

## The start page

start-you = You
    .about = The others at a table see this name. You can change it whenever you like.

## Tables in lists

table-untitled = A new table
table-open-seat = Free seat

clock-none = No clock
clock-move = { $time } for each decision
clock-bank = { $has ->
    [yes] { $time } each, and { $increment } more for each decision
   *[no] { $time } each
}
clock-days = { $time } for each decision
clock-left = Time left:

## Setting up a table

new-person = A person
new-option-book = By the book: { $value }

preview-differs = { $count ->
    [one] { $count } rule differs from the book
   *[other] { $count } rules differ from the book
}

## The room, before the game

room-you = you
room-here = at this screen
room-program = a program
room-away = not here

## At the table

top-lost = Connecting again…
top-offline = You are offline
top-quiet = No answer from the server
top-gathering = Waiting for players
top-playing = The game is on
top-paused = Paused
top-over = The game is over
top-broken = This game can’t continue
top-watching = you are watching
top-views = What to show
top-result = Result
top-table = Table

panels = Log, chat and players
panels-unread = unread
panel-log = Log
panel-chat = Chat
panel-players = Players

chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-watcher = (watching)
chat-long = At most { $longest } characters; you have typed { $count }.
chat-said = { $name } says: { $text }

presence-gave-up = gave up; { $bot } plays on
presence-left = left; { $bot } plays
presence-cut-off = cut off; { $bot } plays
presence-away = not connected
players-thinks = is deciding
players-mute = Mute { $name }
players-mute-watchers = Mute the spectators
players-watchers = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

link-lost = The connection was lost; trying again.
link-offline = Your device is offline.
link-quiet = The server isn’t answering; still trying.
link-meanwhile = Nothing in the game is lost. You can look around and read the log; a move you make now is sent when the connection is back.
link-meanwhile-watching = Nothing in the game is lost. You can look around and read the log.
link-meanwhile-sent = Your move is sent as soon as the connection is back.
link-back = Connected again.
link-renewed = The server has been updated. Reload the page when it suits you.
proposal-undo = { $name } would like to take a decision back.
    .waiting = To take the decision back, { $names } must agree.
proposal-pause = { $name } would like to pause the game.
    .waiting = To pause, { $names } must agree.
proposal-abort = { $name } would like to end the game without a result.
    .waiting = To end the game without a result, { $names } must agree.
proposal-agree = Agree
proposal-refuse = Refuse
paused = The game is paused; the clocks are stopped.
resume = Resume
rematch-waits = One more game? A new table is waiting for you.
stand-in = A bot is playing for you.
stand-in-return = Take my seat back
broken = This game was started with another version of the rules and can’t continue here. Its record is kept.
watch-forbidden = This table is not open to spectators.

seen = Looking back
seen-at = After step { $step }:
seen-before = The step before
seen-after = The step after
seen-now = Back to the game
seen-my-move = Your move: back to the game
seen-too-early = That was before you opened this page. Those who play can look back further; you can replay the whole game once it is over.

menu = Menu
menu-rematch-go = To the next game
menu-report = Report a problem
menu-start = To the start page
    .about = Your seat stays yours: you will find the game on the start page.

curtain-title = Pass the screen to { $name }
curtain-about = Everybody’s cards stay hidden until the right person is here.
curtain-take = I am { $name }

notify-turn = Your turn
notify-answer = You must answer

## Troubles: whole pages

wrong-strange = Something went wrong
    .about = It is not your fault. Try again in a moment.
wrong-nowhere = Page not found
    .about = Nothing is at this address. Perhaps part of the link is missing.
wrong-page-lost = This page did not load
    .about = The connection broke, or the server has a newer version. Load the page again.
wrong-no-table = Table not found
    .about = Perhaps part of the link is missing, or the table has been deleted. Ask the others to send you the link again.
wrong-gone = This table is gone
    .about = It has been deleted. Your other games are on the start page.
wrong-offline = The server is not responding
    .about = We keep trying. Games are kept safe on the server: nothing is lost.
wrong-other-version = The server has a newer version
    .about = Load the page again to continue; the game waits for you.
wrong-signed-out = You were signed out here
    .about = You, or somebody with your recovery code, chose “Sign out everywhere else” in another browser. To get your seats back, make a recovery code there and use it here, in the settings. Reload to watch this table.
wrong-deleted = Your data was deleted
    .about = You deleted it in another window or browser. To play again, go to the start page and choose a name.
wrong-banned = You are banned from this server
    .about = The people who run this server have banned you. You can play on another server.
wrong-private = This table is closed to spectators
    .about = Only those with a seat can see it. You can find other tables in the lobby.
wrong-forbidden = You can’t open this
    .about = Perhaps it belongs to another browser: a seat is recognised by the cookie it was taken with.
wrong-malformed = This page and the server do not understand each other
    .about = Perhaps the server has a newer version. Load the page again to continue; the game waits for you.
wrong-trouble = The server cannot reach its tables
    .about = Games are kept safe on the server: nothing is lost. Load the page again in a moment.
wrong-too-fast = That was too fast
    .about = The server asks you to wait a moment. Load the page again then.
wrong-busy = The server is very busy
    .about = It can’t admit more spectators right now, so that running games continue. Load the page again in a minute.

## Troubles: sentences

problem-strange = Something went wrong. Try again in a moment.
problem-offline = The server is not responding. Try again in a moment; nothing you typed is lost.
problem-not-ready = The server cannot reach its tables now. Try again in a moment.
problem-too-fast = That was too fast. Wait a moment.
problem-busy = The server is very busy and can’t open new tables right now. Running games continue. Try again in a minute.
problem-no-code = This recovery code isn’t valid. Check every letter.
problem-too-large = That is too large for the server.
problem-too-many = You have as many tables as this server allows. Finish one first.
problem-no-cookies = This browser blocks cookies, and seats are recognised by one. Allow cookies for this page to play; you can still watch.
problem-no-table = That table was not found.
problem-nobody = The server does not know you yet. Choose a name first.
problem-forbidden = That is not allowed here.
problem-broken = This game can’t continue with this version.
problem-taken = Somebody has just taken that seat. Choose another.
problem-not-yours = That is not your seat.
problem-not-host = Only the person who made the table can do that.
problem-yours = That’s your own seat. Stand up first.
problem-not-seated = Take a seat first.
problem-paused = The game is paused.
problem-not-paused = The game is not paused.
problem-not-asked = It’s not your decision.
problem-stand-in = A stand-in is playing your seat. Take it back first.
problem-stale = The table has moved on. Look again.
problem-not-legal = The rules do not allow that.
problem-not-understood = That isn’t possible here.
problem-nothing-to-undo = You have no decision to take back.
problem-proposal = There is another proposal. Answer it first.
problem-no-proposal = That proposal has been withdrawn or answered.
problem-surrendered = You have already given up.
problem-no-change = There is nothing to change.
problem-no-chat = There is no chat at this table.
problem-empty = The message is empty.
problem-begun = The game has begun.
problem-not-begun = The game has not begun.
problem-over = The game is over.
problem-no-seat = That seat does not exist.
problem-trouble = The server cannot reach its tables now. Try again in a moment.
problem-not-saved = The server could not save that, so it did not happen. Try again in a moment.
problem-unknown = This page and the server do not understand each other. Reload the page.
problem-foreign = The server does not accept requests from this page. Open it at its own address.
problem-no-header = The server does not accept requests from this page. Open it at its own address.
problem-private = This table is closed to spectators.
problem-no-name = Choose a name first.
problem-not-over = The game is not over yet.
problem-full = This table’s log is full. You can only finish the game.
problem-chat-full = This table’s chat is full, so it is closed.
problem-not-playing = You have given up, or a stand-in is playing your seat.
problem-no-hint = The bot found no hint this time. Ask again in a moment.
problem-no-hints = This table is played without hints.
problem-not-found = Not found.
problem-no-step = That step does not exist.
problem-no-answer = The bot gave no answer. Try again in a moment.
problem-program = That is only for people, not for programs.
problem-no-bot = That bot does not exist.

announcement = Announcement
announcement-at = Planned for { $when }.
announcement-close = Close the announcement

# The plain table, of a game that has none of its own

plain-hand = Your hand
plain-wait = Waiting for { $name }
plain-over = The game is over
