### Правила, складені з книги правил.

rules-title = Правила
rules-about = Усі правила обох ігор, пункт за пунктом. Кожен пункт підтверджують приклади під ним, і саме на нього посилається стіл, коли не приймає хід.
rules-gallery = Усі здібності — в галереї.
rules-contents = Зміст правил
rules-search = Пошук у правилах
rules-search-hint = Слово, здібність або пункт
rules-hits = { $count ->
    [0] Нічого не знайдено.
    [one] Знайдено { $count } збіг.
    [few] Знайдено { $count } збіги.
   *[many] Знайдено { $count } збігів.
}
rules-again = Спробувати ще раз
rules-not-found = Сторінки, пункту чи здібності «{ $about }» немає. Скористайтеся пошуком або змістом.
rules-no-clauses = На цій сторінці немає власних пунктів.

rules-game-evolution = Походження видів
rules-game-creatures = Еволюція чарівних істот
rules-shelf-game = Гра
rules-shelf-solo = На самоті проти Тіні
rules-shelf-traits = Здібності
rules-shelf-expansions = Доповнення
rules-shelf-rulings = Роз’яснення
rules-shelf-options = Параметри

rules-examples = { $count ->
    [one] { $count } приклад
    [few] { $count } приклади
   *[many] { $count } прикладів
}
rules-ours = Наша реконструкція.
rules-origin = Джерело: { $origin }
