name = Tangled Bank
close = Close
loading = One moment…
settings = Settings
to-start = To the start page
to-lobby = See the lobby

head-ways = Pages
head-lobby = Lobby
head-new = New table
head-rules = Rules

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

wrong-strange = Something went wrong
    .about = It is not your doing. Try again in a moment.
wrong-nowhere = There is nothing here
    .about = This address leads nowhere. Perhaps a letter of the link was lost.
wrong-page-lost = This page did not load
    .about = The connection broke, or the server has a newer version. Load the page again.

problem-strange = Something went wrong. Try again in a moment.
problem-offline = The server does not answer. Try again in a moment.
