### Кімната до початку гри.

room-seats = Місця
room-host = господар
room-seat-ready = Готово
room-sit = Сісти
room-stand = Встати
room-friend = Друг поруч
room-friend-title = Друг за цим екраном
room-friend-about = Друг теж грає на цьому пристрої, і ви передаєте його одне одному.
room-friend-name = Ім’я друга
room-arrange = Змінити
room-bot = Додати бота
room-fill = Решта — боти
room-arrange-title = Місце { $number }
room-arrange-who = Хто тут сидить
room-arrange-open = Вільне для людини
room-arrange-person = Тут сидить { $name }; місце буде звільнено.
room-arrange-free = Звільнити місце
room-full = Усі місця зайняті. Можна спостерігати або створити свій стіл.
room-open = { $count ->
    [1] Ще одне місце вільне. Надішліть комусь посилання або посадіть бота.
    [one] Ще { $count } місце вільне. Надішліть друзям посилання або посадіть ботів.
    [few] Ще { $count } місця вільні. Надішліть друзям посилання або посадіть ботів.
   *[many] Ще { $count } місць вільні. Надішліть друзям посилання або посадіть ботів.
}
room-waiting = { $count ->
   *[other] Ще готуються: { $names }.
}
room-ready = Починаймо!
room-begin = Почати гру
room-is-ready = Чекаємо на інших. Гра почнеться, щойно будуть готові всі.
room-invite = Запросити інших
room-what = У що граємо
room-edition = Видання
room-sets = Набори
room-cards = Карти
room-clock = Годинник
room-watching = Глядачі
room-watch-nobody = Заборонено
room-watchers = { $count ->
    [0] Дозволено; поки нікого
   *[other] Зараз тут: { $count }
}
room-fair = Чесне тасування
    .about = Це відбиток секрету, вибраного ще до того, як хтось сів за стіл. Після гри секрет відкриють, і кожен зможе перевірити, що карти й кубики ніхто не підмінив.
