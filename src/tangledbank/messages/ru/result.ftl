### Конец игры.

result-you = Вы победили!
result-wins = { $count ->
    [1] Побеждает { $who }.
   *[other] Побеждают { $who }.
}
result-nobody = Игра закончилась без победителя.
result-winner = победа
result-your-place = Ваше место — { $place ->
    [2] второе
    [3] третье
    [4] четвёртое
   *[other] { $place }-е
} из { $count }.

result-survivors = Кто остался
result-age = { $turns ->
    [one] возраст: { $turns } ход
    [few] возраст: { $turns } хода
   *[many] возраст: { $turns } ходов
}
result-no-creatures = Существ не осталось.

result-remembered = Есть что вспомнить
result-oldest = Долгожитель
result-oldest-lives = { $turns ->
    [one] Прожил { $turns } ход и всё ещё жив.
    [few] Прожил { $turns } хода и всё ещё жив.
   *[many] Прожил { $turns } ходов и всё ещё жив.
}
result-oldest-died = { $turns ->
    [one] Прожил { $turns } ход.
    [few] Прожил { $turns } хода.
   *[many] Прожил { $turns } ходов.
}
result-hunter = Лучший охотник
result-hunter-about = { $count ->
    [one] Съел { $count } животное.
    [few] Съел { $count } животных.
   *[many] Съел { $count } животных.
}
result-unlucky = Неудачник
result-unlucky-caught = Бежал со всех ног, но кубик подвёл: его съел { $killer }.
result-unlucky-eaten = { $turns ->
    [1] Едва появился на свет, как его съел { $killer }.
    [one] Прожил { $turns } ход. Его съел { $killer }.
    [few] Прожил { $turns } хода. Его съел { $killer }.
   *[many] Прожил { $turns } ходов. Его съел { $killer }.
}
result-unlucky-starved = { $turns ->
    [1] Умер от голода, едва появившись на свет.
    [one] Умер от голода, прожив { $turns } ход.
    [few] Умер от голода, прожив { $turns } хода.
   *[many] Умер от голода, прожив { $turns } ходов.
}
result-unlucky-poison = { $turns ->
    [1] Умер от яда, едва появившись на свет.
    [one] Умер от яда, прожив { $turns } ход.
    [few] Умер от яда, прожив { $turns } хода.
   *[many] Умер от яда, прожив { $turns } ходов.
}
result-unlucky-neoplasia = { $turns ->
    [1] Умер от неоплазии, едва появившись на свет.
    [one] Умер от неоплазии, прожив { $turns } ход.
    [few] Умер от неоплазии, прожив { $turns } хода.
   *[many] Умер от неоплазии, прожив { $turns } ходов.
}

## В одиночку против Тени

result-shadow-wins = Тень победила.
result-shadow-beaten = Вы прогнали Тень!
result-shadow-night = { $rounds ->
    [one] Ночь длилась { $rounds } раунд.
    [few] Ночь длилась { $rounds } раунда.
   *[many] Ночь длилась { $rounds } раундов.
}
result-shadow-deeds = { $created ->
    [0] Тень не создала никого нового
    [one] Тень создала из мрака { $created } существо
    [few] Тень создала из мрака { $created } существа
   *[many] Тень создала из мрака { $created } существ
} { $attacks ->
    [0] и ни разу не атаковала.
    [one] и атаковала { $attacks } раз.
    [few] и атаковала { $attacks } раза.
   *[many] и атаковала { $attacks } раз.
}
result-shadow-last = В конце концов трансмутировал { $creature }, и сад достался Тени.
result-shadow-yours = { $count ->
    [0] Вам нужно было { $goal } трансмутации, а не вышло ни одной.
   *[many] Вы трансмутировали { $count } из { $goal } нужных существ.
}
result-shadow-gone = Вы трансмутировали { $goal ->
    [one] { $goal } существо
    [few] { $goal } существа
   *[many] { $goal } существ
}, и на рассвете сад стал вашим.

result-by-points = По очкам
result-by-shared = Равенство и по очкам, и по всему остальному
result-by-surviving-animals = Очков поровну; решило число выживших животных
result-by-most-traits-on-one-animal = Очков поровну; решило животное с наибольшим числом свойств
result-by-discard-size = Очков поровну; решило число карт в сбросе
result-by-transmutations = По трансмутациям
result-by-surrender = Соперники сдались
result-by-aborted = Закончена по общему согласию
result-by-closed = Закрыта теми, кто ведёт этот сервер

result-points-evolution = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
result-points-creatures = { $count ->
    [one] { $count } трансмутация
    [few] { $count } трансмутации
   *[many] { $count } трансмутаций
}

result-rematch = Реванш
result-rematch-go = К реваншу
result-replay = Посмотреть игру
result-analysis = Анализ
result-share = Поделиться

result-sheet = Подсчёт очков
result-for = За что
result-sum = Итого
result-times = ({ $count }×)
result-by-animal = По животным
result-besides = прочее
result-no-animals = Ни одно животное не выжило.
result-about-animal = Животные
result-about-in-the-ocean = В Океане
result-about-turned-anglerfish = Раскрытый Удильщик
result-about-points-on-the-way = Очки, набранные по ходу игры
result-about-transmuted = Трансмутации

result-graph-evolution = Очки по ходам
result-graph-creatures = Трансмутации по раундам
result-graph-numbers = В числах
result-turn-evolution = Ход
result-turn-creatures = Раунд

result-fair = Честные кубики
result-fair-about = Прежде чем сдать первую карту, сервер загадал секретное число и показал его отпечаток, а каждый игрок добавил своё число. Теперь секрет открыт, и любой может проверить каждое перемешивание, каждый кубик и каждое решение.
result-verify = Проверить игру
result-record = Скачать запись
result-verified = Всё в порядке.
result-not-verified = Что-то не сходится.
result-check-ok = в порядке
result-check-wrong = ошибка
result-check-text = Запись
result-check-engine = Движок
result-check-commitment = Обязательство
result-check-chance = Кубики и перемешивания
result-check-play = Правила
result-check-result = Итог
result-fair-numbers = Сами числа
result-commitment = Отпечаток секретного числа, показанный до раздачи
result-seed = Секретное число
result-seed-hidden = ещё не открыто
result-nonce = Число игрока: { $name }
