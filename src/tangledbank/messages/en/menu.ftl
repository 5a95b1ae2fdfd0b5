### The menu of a table, and its link.

share-link = Link to this table
    .about = Anyone with this link can join, in any browser.
share-watch = Link to this table
    .about = Anyone with this link can watch.
share-closed = Link to this table
    .about = Only those who play here can open it.
share-replay = Link to this game
    .about = Anyone with this link can see the whole game again.
share-copy = Copy
share-share = Share
share-copied = Link copied.
share-select = The link is selected: copy it with your keyboard.
share-text = Come and play Evolution with me
share-watch-text = Watch a game of Evolution
share-replay-text = See how this game of Evolution went

menu-rematch = Play again
menu-pause = Pause
menu-pause-ask = Propose a pause
menu-leave = Leave the table
    .about = A bot plays your seats from now on. You can come back and take over again.
    .yes = Leave
menu-surrender = Give up
    .about = You give up the game for good, and can watch how it ends.
    .yes = Give up
menu-abort = End without a result
    .about = If everybody agrees, the game ends here, and nobody wins.
    .yes = End the game
menu-abort-ask = Propose ending without a result
menu-rules = Rules (in a new tab)
menu-replay = See the game again
menu-record = Download the record
menu-new = A new table
