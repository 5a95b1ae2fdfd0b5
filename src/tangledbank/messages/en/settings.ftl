### The settings: loaded with their dialog.

## Settings

settings-look = Appearance and language
settings-play = Play and sound
settings-theme = Light or dark
settings-theme-system = Same as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Less motion
    .about = Things change place at once instead of moving there.
settings-speed = How fast events are shown
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-quick = Quick
settings-speed-instant = Instant
settings-autoplay = Play forced moves by themselves
    .about = Where there is only one thing to do, it is done after a short moment.
settings-notation = Show notation beside names
    .about = Each animal’s letter and number, such as A1, as records, the terminal and bots write it.
settings-sound = Call me when it is my move
    .about = Two notes when it is your move and you are looking elsewhere.
settings-effects = Sounds at the table
    .about = Cards, food, bites, dice, births and deaths, as they happen.
settings-volume = Volume
settings-listen = Listen
settings-notify = Desktop notification
    .about = When it is your move and the page is not in view.
settings-notify-refused = Your browser does not allow notifications from this page. You can change that in the browser’s own settings.
settings-always = Sound also while the page is in view
    .about = Otherwise only when you look elsewhere.
settings-language = Language
settings-language-system = Same as the browser
settings-licences = Licences of the software used here

## Settings: keeping your seats

account = Your seats
account-about = This browser remembers who you are. With a recovery code you keep your seats in another browser, or in this one after its data is cleared.
account-code = Make a recovery code
    .about = Write it down and keep it secret: anyone who has it can play your seats. It is shown only once, and any earlier code no longer works.
account-code-again = Make another code
account-recover = Use a recovery code
    .about = This browser becomes the player the code belongs to. To keep the seats you have here now, make a code for them first.
account-recover-go = Recover
account-sign-out = Sign out everywhere else
    .about = Your other browsers lose their seats, and your recovery code stops working.
account-signed-out = Done. You are signed in only here. Your old recovery code no longer works.

data = Your data
data-kept = This server keeps:
data-finished = Finished games
data-abandoned = Games nobody continues
data-addresses = Your network address
data-unused = Your name, after your last visit
data-days = { $days ->
    [0] for ever
    [one] 1 day
   *[other] { $days } days
}
data-download = Download what it keeps about you
data-delete = Delete my data…
data-delete-sure = { $name }, you will leave your running games for good, and your name will be removed from finished ones. This can’t be undone.
data-delete-yes = Delete my data
data-delete-no = Keep it
data-delete-failed = That didn’t work. Try again in a moment.
