### What is played on the table: loaded with the stage.

stage-skip = Skip
stage-runs = { $animal } runs for its life. The die decides.
stage-died = { $count } died
stage-lived = { $count ->
    [0] nobody survived
   *[other] { $count } survived
}
stage-lived-said = { $count ->
    [0] Nobody survived.
   *[other] Survived: { $animals }.
}
stage-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
stage-count = The points
stage-missed = While you were away
stage-missed-read = Got it
