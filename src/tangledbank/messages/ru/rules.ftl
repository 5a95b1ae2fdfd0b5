### Правила: страницы книги правил.

rules-title = Правила
rules-about = Все правила обеих игр, пункт за пунктом. Каждый пункт проверен примерами под ним, а стол ссылается на него, когда отклоняет ход.
rules-gallery = Все свойства — в галерее.
rules-contents = Содержание правил
rules-search = Искать в правилах
rules-search-hint = Слово, свойство или пункт
rules-hits = { $count ->
    [0] Ничего не найдено.
    [one] { $count } совпадение.
    [few] { $count } совпадения.
   *[many] { $count } совпадений.
}
rules-again = Повторить
rules-not-found = Нет ни страницы, ни пункта, ни свойства «{ $about }». Поищите или выберите в содержании.
rules-no-clauses = На этой странице нет своих пунктов.

rules-game-evolution = Эволюция
rules-game-creatures = Эволюция волшебных тварей
rules-shelf-game = Игра
rules-shelf-solo = В одиночку против Тени
rules-shelf-traits = Свойства
rules-shelf-expansions = Дополнения
rules-shelf-rulings = Разъяснения
rules-shelf-options = Настройки

rules-examples = { $count ->
    [one] { $count } пример
    [few] { $count } примера
   *[many] { $count } примеров
}
rules-ours = Наша реконструкция.
rules-origin = Источник: { $origin }
