### Анализ законченной партии рядом с её повтором.

review = Анализ
review-about = Сильный бот оценивает каждое решение по тому, что игрок знал в тот момент. Это занимает около минуты, делается один раз и доступно всем, кто смотрит этот повтор.
review-begin = Проанализировать партию
review-waiting = Ждём свободного бота…
review-working = { $total ->
    [0] Читаем партию…
   *[other] Позиции: { $done } из { $total }
}
review-failed = Анализа нет: { $problem }
review-again = Попробовать ещё раз
review-depth = Каждое решение сравнивалось в среднем в { $worlds } воображаемых партиях. Каждый шанс — по тому, что знал этот игрок, поэтому вместе они не дают 100 %.
review-graph = Шансы на победу по ходу партии
review-graph-keys = Стрелки ведут по партии шаг за шагом, клавиши листания страниц — к решающим моментам.
review-graph-at = Ход { $turn }: { $chances }
review-chance = { $name } { $chance } %
review-numbers = В числах
review-turn = Ход
review-end = Конец
review-players = Игроки
review-player = Игрок
review-accuracy = Точность
review-lost = Потеряно
review-luck = Удача
review-mistakes = Ошибки
review-brilliant = Блестящие
review-luck-points = { $luck } ± { $error }
review-columns = Точность: 100 % — всегда не хуже лучшего хода, 0 % — не лучше случайного выбора. Потерянное и удача — в процентных пунктах: что отдали ошибки и что принесли кубики и карты.
review-moments = Что было важно
review-quiet = Никто не сделал явной ошибки, и ни один момент не решил партию.
review-at = Ход { $turn }
review-mark-blunder = Грубая ошибка
review-mark-mistake = Ошибка
review-mark-slip = Неточность
review-mark-brilliant = Блестящий ход
review-mark-turning = Перелом
review-did = { $name }: { $move }
review-worse = { $after } % вместо { $before } %
review-chance-of = { $after } %
review-better = Лучше: { $move }
review-turning-throw = Кубики меняют шанс игрока { $name } с { $before } % на { $after } %.
review-turning-draw = Новые карты меняют шанс игрока { $name } с { $before } % на { $after } %.
review-turning-move = Решение игрока { $by } меняет шанс игрока { $name } с { $before } % на { $after } %.
