### Кінець гри.

result-you = Ви перемогли!
result-wins = { $count ->
    [1] Перемога: { $who }.
   *[other] Спільна перемога: { $who }.
}
result-nobody = Гра закінчилася без переможця.
result-winner = переможець
result-your-place = Ваше місце — { $place ->
    [2] друге
    [3] третє
    [4] четверте
    [5] п’яте
    [6] шосте
    [7] сьоме
    [8] восьме
   *[other] { $place }
} з { $count }.

result-survivors = Хто залишився
result-age = { $turns ->
    [one] вік — { $turns } хід
    [few] вік — { $turns } ходи
   *[many] вік — { $turns } ходів
}
result-no-creatures = Істот не залишилося.

result-remembered = Про кого згадаємо
result-oldest = Найдовше життя
result-oldest-lives = { $turns ->
    [one] Вік — { $turns } хід, і досі живе.
    [few] Вік — { $turns } ходи, і досі живе.
   *[many] Вік — { $turns } ходів, і досі живе.
}
result-oldest-died = { $turns ->
    [one] Прожито { $turns } хід.
    [few] Прожито { $turns } ходи.
   *[many] Прожито { $turns } ходів.
}
result-hunter = Найкраще полювання
result-hunter-about = { $count ->
    [one] З’їдено { $count } тварину.
    [few] З’їдено { $count } тварини.
   *[many] З’їдено { $count } тварин.
}
result-unlucky = Найбільша невдача
result-unlucky-caught = Втекти не вдалося: кубик сказав «ні», і обідає { $killer }.
result-unlucky-eaten = { $turns ->
    [1] З’їдено в хід народження. Обідає { $killer }.
    [one] З’їдено через { $turns } хід. Обідає { $killer }.
    [few] З’їдено через { $turns } ходи. Обідає { $killer }.
   *[many] З’їдено через { $turns } ходів. Обідає { $killer }.
}
result-unlucky-starved = { $turns ->
    [1] Голодна смерть у хід народження.
    [one] Голодна смерть через { $turns } хід.
    [few] Голодна смерть через { $turns } ходи.
   *[many] Голодна смерть через { $turns } ходів.
}
result-unlucky-poison = { $turns ->
    [1] Смерть від отрути в хід народження.
    [one] Смерть від отрути через { $turns } хід.
    [few] Смерть від отрути через { $turns } ходи.
   *[many] Смерть від отрути через { $turns } ходів.
}
result-unlucky-neoplasia = { $turns ->
    [1] Смерть від неоплазії в хід народження.
    [one] Смерть від неоплазії через { $turns } хід.
    [few] Смерть від неоплазії через { $turns } ходи.
   *[many] Смерть від неоплазії через { $turns } ходів.
}

## На самоті проти Тіні

result-shadow-wins = Тінь перемогла.
result-shadow-beaten = Ви прогнали Тінь!
result-shadow-night = { $rounds ->
    [one] Ніч тривала { $rounds } раунд.
    [few] Ніч тривала { $rounds } раунди.
   *[many] Ніч тривала { $rounds } раундів.
}
result-shadow-deeds = { $created ->
    [0] Тінь не створила жодної нової істоти
    [one] Тінь створила з пітьми { $created } істоту
    [few] Тінь створила з пітьми { $created } істоти
   *[many] Тінь створила з пітьми { $created } істот
} { $attacks ->
    [0] і жодного разу не атакувала.
    [one] і атакувала { $attacks } раз.
    [few] і атакувала { $attacks } рази.
   *[many] і атакувала { $attacks } разів.
}
result-shadow-last = Зрештою вона трансмутувала істоту на ім’я { $creature }, і сад дістався їй.
result-shadow-yours = { $count ->
    [0] Ви не трансмутували жодної істоти, а треба було { $goal }.
   *[other] Ви трансмутували { $count } з { $goal } потрібних істот.
}
result-shadow-gone = { $goal ->
    [one] Ви трансмутували { $goal } істоту, і на світанку сад став вашим.
    [few] Ви трансмутували { $goal } істоти, і на світанку сад став вашим.
   *[many] Ви трансмутували { $goal } істот, і на світанку сад став вашим.
}

result-by-points = За очками
result-by-shared = Порівну і очок, і всього, що вирішує нічию
result-by-surviving-animals = Очок порівну; вирішила кількість уцілілих тварин
result-by-most-traits-on-one-animal = Очок порівну; вирішила тварина з найбільшою кількістю здібностей
result-by-discard-size = Очок порівну; вирішила кількість карт у відбої
result-by-transmutations = За трансмутаціями
result-by-surrender = Суперники здалися
result-by-aborted = Завершено за згодою
result-by-closed = Гру закрили ті, хто тримає цей сервер

result-points-evolution = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
result-points-creatures = { $count ->
    [one] { $count } трансмутація
    [few] { $count } трансмутації
   *[many] { $count } трансмутацій
}

result-rematch = Реванш
result-rematch-go = До реваншу
result-replay = Переглянути партію
result-analysis = Аналіз
result-share = Поділитися

result-sheet = Підрахунок очок
result-for = За що
result-sum = Разом
result-times = ({ $count }×)
result-by-animal = За тваринами
result-besides = інше
result-no-animals = Не вижила жодна тварина.
result-about-animal = Тварини
result-about-in-the-ocean = В Океані
result-about-turned-anglerfish = Перевернутий Вудильник
result-about-points-on-the-way = Очки, здобуті по дорозі
result-about-transmuted = Трансмутації

result-graph-evolution = Очки за ходами
result-graph-creatures = Трансмутації за раундами
result-graph-numbers = У числах
result-turn-evolution = Хід
result-turn-creatures = Раунд

result-fair = Чесні кубики
result-fair-about = Перш ніж роздати першу карту, сервер показав відбиток таємного зерна, а кожен гравець додав власне число. Тепер зерно відкрито, і кожен може перевірити всі тасування, кубики й рішення.
result-verify = Перевірити цю партію
result-record = Завантажити запис
result-verified = Усе гаразд.
result-not-verified = Щось не сходиться.
result-check-ok = гаразд
result-check-wrong = помилка
result-check-text = Запис
result-check-engine = Рушій
result-check-commitment = Зобов’язання
result-check-chance = Кубики й тасування
result-check-play = Правила
result-check-result = Результат
result-fair-numbers = Числа, що за цим стоять
result-commitment = Відбиток зерна, показаний до роздачі
result-seed = Зерно
result-seed-hidden = ще не відкрито
result-nonce = { $name }: число
