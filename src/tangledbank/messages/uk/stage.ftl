### Те, що розігрується на столі: завантажується разом зі сценою.

stage-skip = Пропустити
stage-runs = { $animal } тікає щодуху. Усе вирішить кубик.
stage-died = загинуло: { $count }
stage-lived = { $count ->
    [0] не вижив ніхто
   *[other] вижило: { $count }
}
stage-lived-said = { $count ->
    [0] Не вижив ніхто.
   *[other] Вижили: { $animals }.
}
stage-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
stage-count = Очки
stage-missed = Поки вас не було
stage-missed-read = Зрозуміло
