### What happened since one’s last move, and the end of a turn.

since-title = Since your last move
since-count = { $count ->
    [one] one thing happened to your animals
   *[other] { $count } things happened to your animals
}
since-again = See it again
since-attacked = { $by } attacked { $animal }.
since-eaten = { $by } ate { $animal }.
since-escaped = { $by } attacked { $animal }, which ran away.
since-hid = { $by } attacked { $animal }, which hid in its shell.
since-inked = { $by } attacked { $animal }, which vanished in a cloud of ink.
since-dropped = { $by } attacked { $animal }, which dropped { $trait } and lived.
since-diverted = { $by } attacked { $animal }, which turned the attack on another.
since-robbed = { $by } stole food from { $animal }.
since-burdened = { $by } gave { $animal } { $trait }.
since-poisoned = { $animal } was poisoned.
since-stung = { $animal } was paralysed.
since-grown = Neoplasia grew in { $animal }: { $trait } stopped working.
since-starved = { $animal } starved.
since-died-of-poison = { $animal } died of poison.
since-died-of-neoplasia = { $animal } died of neoplasia.

summary-title = The end of turn { $turn }
summary-open = Show who died and who lived
summary-others = the others
summary-counts = { $died } died, { $lived } live
summary-starved = starved
summary-died-of-poison = died of poison
summary-died-of-neoplasia = died of neoplasia
summary-lives = lives
summary-all-lived = { $lived ->
    [0] { $name } had no animals.
    [one] { $name }: the only animal lived.
   *[other] { $name }: all { $lived } animals lived.
}
summary-some-died = { $lived ->
    [0] { $name }: { $dead } died, and none lived.
    [one] { $name }: { $dead } died, and one animal lived.
   *[other] { $name }: { $dead } died, and { $lived } animals lived.
}
