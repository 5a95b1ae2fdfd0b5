### Страница уроков.

learn = Научиться играть
learn-lead = Маленькие партии с проводником. Вы играете, а он объясняет, что происходит.
learn-minutes = { $count ->
    [1] Около минуты
    [one] Около { $count } минуты
    [few] Около { $count } минут
   *[many] Около { $count } минут
}
learn-begin = Начать
learn-go-on = Продолжить
learn-again = Сыграть ещё раз
learn-done = Пройдено
learn-progress = Ваши успехи хранятся в этом браузере.
learn-export = Сохранить в файл
learn-import = Загрузить файл
learn-imported = Ваши успехи загружены.
learn-not-imported = В этом файле нет успехов по урокам.
