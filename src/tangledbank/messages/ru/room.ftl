### Комната до начала игры.

room-seats = Места
room-host = хозяин
room-seat-ready = Ждёт начала
room-sit = Сесть
room-stand = Встать
room-friend = Друг рядом
room-friend-title = Друг за этим экраном
room-friend-about = Друг тоже играет на этом устройстве; передавайте его друг другу.
room-friend-name = Имя друга
room-arrange = Изменить
room-bot = Добавить бота
room-fill = Остальные — боты
room-arrange-title = Место { $number }
room-arrange-who = Кто здесь сидит
room-arrange-open = Свободно для человека
room-arrange-person = Здесь сидит { $name }. Место придётся освободить.
room-arrange-free = Освободить место
room-full = Все места заняты. Можно смотреть или создать свой стол.
room-open = { $count ->
    [1] Одно место ещё свободно. Отправьте кому-нибудь ссылку или посадите бота.
    [one] Свободно ещё { $count } место. Отправьте друзьям ссылку или посадите ботов.
    [few] Свободно ещё { $count } места. Отправьте друзьям ссылку или посадите ботов.
   *[many] Свободно ещё { $count } мест. Отправьте друзьям ссылку или посадите ботов.
}
room-waiting = { $count ->
    [1] Ещё не готов игрок: { $names }.
   *[other] Ещё не готовы: { $names }.
}
room-ready = Можно начинать
room-begin = Начать игру
room-is-ready = Вы готовы. Игра начнётся, когда будут готовы все.
room-invite = Позвать других
room-what = Во что играем
room-edition = Издание
room-sets = Наборы
room-cards = Карты
room-clock = Часы
room-watching = Зрители
room-watch-nobody = Нельзя
room-watchers = { $count ->
    [0] Можно; пока никого
   *[many] Сейчас здесь: { $count }
}
room-fair = Честное перемешивание
    .about = Это отпечаток секрета, загаданного прежде, чем кто-либо сел за стол. После игры секрет откроют, и любой сможет проверить, что ни карты, ни кубики не подделаны.
