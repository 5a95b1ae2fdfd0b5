### Что говорит подсказка.

table-hint-title = Совет сильного бота
table-hint-list = Что сделал бы сильный бот
table-hint-equal = { $count ->
    [2] Два хода примерно равны. Выберите план по душе:
   *[other] Эти ходы примерно равны. Выберите план по душе:
}
table-hint-do = Сделать так
table-hint-shown = Ход отмечен на столе.

hint-only = Ничего другого не остаётся.
hint-best = Лучший найденный ход.
hint-equal = Почти так же хорошо.
hint-weaker = Чуть слабее.
hint-worse = Заметно слабее.
hint-plan-save = Поберегите карты до сытного хода.
hint-plan-wait = Оставьте то, что есть, на потом.
hint-plan-start = Начинайте сейчас: каждое выжившее животное принесёт карту.
hint-plan-grow = Растите сейчас: ещё одно животное — и ещё одна карта, если оно выживет.
hint-plan-trait = { $name } станет сильнее уже сейчас.
hint-plan-eat = Пусть { $name } поест, пока есть еда.
hint-plan-hunt = Пусть { $name } живёт охотой.
hint-lives = { $name } выживет.
hint-safer = { $name } будет лучше защищён.
hint-dies = { $name }, скорее всего, погибнет.
hint-risk = { $name } рискует жизнью.
hint-kills = { $name }, скорее всего, погибнет.
hint-threatens = { $name } окажется под угрозой.
hint-spares = { $name } останется в покое.
hint-less = Остальным достанется меньше.
hint-more-points = Вы получите больше очков.
hint-fewer-points = Вы получите меньше очков.
hint-more-cards = В следующий ход у вас будет больше карт.
hint-fewer-cards = В следующий ход у вас будет меньше карт.
hint-more-tokens = Приближает ваши трансмутации.
hint-fewer-tokens = Отдаляет ваши трансмутации.
hint-more-energy = У ваших существ будет больше энергии.
hint-less-energy = У ваших существ будет меньше энергии.
