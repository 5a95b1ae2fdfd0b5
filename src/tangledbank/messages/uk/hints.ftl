### Що каже підказка.

table-hint-title = Сильний бот радить
table-hint-list = Що зробив би сильний бот
table-hint-equal = { $count ->
    [2] Дві дії майже рівноцінні. Виберіть план, який до душі:
   *[other] Ці дії майже рівноцінні. Виберіть план, який до душі:
}
table-hint-do = Зробити так
table-hint-shown = Позначено на полі.

hint-only = Більше нічого зробити не можна.
hint-best = Найкраще з того, що знайшов бот.
hint-equal = Майже так само добре.
hint-weaker = Трохи слабше.
hint-worse = Помітно слабше.
hint-plan-save = Приберегти карти для ситого ходу.
hint-plan-wait = Приберегти те, що є, на потім.
hint-plan-start = Почати зараз: кожна тварина, що виживе, дасть вам карту.
hint-plan-grow = Рости зараз: ще одна тварина, а якщо виживе — ще одна карта.
hint-plan-trait = { $name } отримує перевагу вже зараз.
hint-plan-eat = { $name } їсть, поки є їжа.
hint-plan-hunt = { $name } живе полюванням.
hint-lives = { $name } виживає.
hint-safer = { $name } матиме кращий захист.
hint-dies = { $name }, мабуть, загине.
hint-risk = { $name } ризикує.
hint-kills = { $name }, мабуть, загине.
hint-threatens = { $name } опиниться в небезпеці.
hint-spares = { $name } не постраждає.
hint-less = Іншим дістанеться менше.
hint-more-points = Ви отримаєте більше очок.
hint-fewer-points = Ви отримаєте менше очок.
hint-more-cards = Наступного ходу у вас буде більше карт.
hint-fewer-cards = Наступного ходу у вас буде менше карт.
hint-more-tokens = Наближає вас до трансмутацій.
hint-fewer-tokens = Віддаляє вас від трансмутацій.
hint-more-energy = Ваші істоти матимуть більше енергії.
hint-less-energy = Ваші істоти матимуть менше енергії.
