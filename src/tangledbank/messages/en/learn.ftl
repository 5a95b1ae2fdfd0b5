### The page of lessons.

learn = Learn to play
learn-lead = Small games with a guide. You play; it tells you what is going on.
learn-minutes = { $count ->
    [one] About a minute
   *[other] About { $count } minutes
}
learn-begin = Begin
learn-go-on = Continue
learn-again = Play it again
learn-done = Done
learn-progress = Your progress is kept in this browser.
learn-export = Save it as a file
learn-import = Load a file
learn-imported = Your progress has been loaded.
learn-not-imported = That file holds no progress of lessons.
