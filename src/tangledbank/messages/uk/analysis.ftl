### Аналіз завершеної партії поруч із її повтором.

review = Аналіз
review-about = Сильний бот оцінює кожне рішення за тим, що гравець знав у ту мить. Це триває близько хвилини, робиться один раз і доступне всім, хто дивиться цей повтор.
review-begin = Проаналізувати партію
review-waiting = Чекаємо на вільного бота…
review-working = { $total ->
    [0] Читаємо партію…
   *[other] Позиції: { $done } з { $total }
}
review-failed = Аналізу немає: { $problem }
review-again = Спробувати ще раз
review-depth = Кожне рішення порівняно в середньому у { $worlds } уявних партіях. Кожен шанс — за тим, що знав цей гравець, тому разом вони не дають 100 %.
review-graph = Шанси на перемогу протягом партії
review-graph-keys = Стрілки ведуть партією крок за кроком, клавіші гортання сторінок — до вирішальних моментів.
review-graph-at = Хід { $turn }: { $chances }
review-chance = { $name } { $chance } %
review-numbers = У числах
review-turn = Хід
review-end = Кінець
review-players = Гравці
review-player = Гравець
review-accuracy = Точність
review-lost = Втрачено
review-luck = Удача
review-mistakes = Помилки
review-brilliant = Блискучі
review-luck-points = { $luck } ± { $error }
review-columns = Точність: 100 % — завжди не гірше за найкращий хід, 0 % — не краще за випадковий вибір. Втрачене й удача — у відсоткових пунктах: що віддали помилки і що принесли кубики й карти.
review-moments = Що було важливо
review-quiet = Ніхто не припустився явної помилки, і жодна мить не вирішила партію.
review-at = Хід { $turn }
review-mark-blunder = Груба помилка
review-mark-mistake = Помилка
review-mark-slip = Неточність
review-mark-brilliant = Блискучий хід
review-mark-turning = Перелом
review-did = { $name }: { $move }
review-worse = { $after } % замість { $before } %
review-chance-of = { $after } %
review-better = Краще: { $move }
review-turning-throw = Кубики змінюють шанс гравця { $name } з { $before } % на { $after } %.
review-turning-draw = Нові карти змінюють шанс гравця { $name } з { $before } % на { $after } %.
review-turning-move = Рішення гравця { $by } змінює шанс гравця { $name } з { $before } % на { $after } %.
