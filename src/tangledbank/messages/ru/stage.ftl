### То, что разыгрывается на столе.

stage-skip = Пропустить
stage-runs = { $animal } спасается бегством. Решает кубик.
stage-died = погибло: { $count }
stage-lived = { $count ->
    [0] никто не выжил
   *[many] выжило: { $count }
}
stage-lived-said = { $count ->
    [0] Никто не выжил.
   *[many] Выжили: { $animals }.
}
stage-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
stage-count = Подсчёт очков
stage-missed = Пока вас не было
stage-missed-read = Понятно
