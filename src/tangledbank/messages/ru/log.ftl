### Журнал: что произошло. Имена животных и игроков стоят в именительном падеже; все имена животных —
### мужского рода.

## Эволюция

log-evolution-first-player = Первый игрок — { $seat }.
log-evolution-first-player-you = Первый игрок — вы.
log-evolution-turn = Ход { $turn }. Первый игрок: { $seat }.
log-evolution-turn-last = Ход { $turn }, последний. Первый игрок: { $seat }.
log-evolution-phase-development = Развитие.
log-evolution-phase-food = Кормовая база.
log-evolution-phase-feeding = Питание.
log-evolution-phase-extinction = Вымирание.
log-evolution-dealt = { $count ->
    [one] { $seat } получает { $count } карту.
    [few] { $seat } получает { $count } карты.
   *[many] { $seat } получает { $count } карт.
}
log-evolution-dealt-you = Вы получаете: { $cards }.
log-evolution-passed = { $seat } пасует.
log-evolution-passed-you = Вы пасуете.
log-evolution-new-animal = { $animal } появляется на свет.
log-evolution-new-animal-known = { $animal } появляется на свет (карта: { $card }).
log-evolution-played = { $animal } получает свойство «{ $trait }».
log-evolution-played-pair = { $animal } и { $partner } получают свойство «{ $trait }».
log-evolution-played-roles = { $animal } становится симбионтом. Под защитой — { $partner }.
log-evolution-dice = { $seat } выбрасывает { $faces }.
log-evolution-dice-you = Вы выбрасываете { $faces }.
log-evolution-dice-first-player = Кто ходит первым? { $faces }.
log-evolution-supply = { $count ->
    [0] Еды нет.
    [one] В кормовой базе { $count } красная фишка.
    [few] В кормовой базе { $count } красные фишки.
   *[many] В кормовой базе { $count } красных фишек.
}
log-evolution-round = Раунд { $round }.
log-evolution-got = { $count ->
    [one] { $animal } получает { $count } { $colour ->
        [red] красную
        [blue] синюю
       *[yellow] жёлтую
    } фишку.
    [few] { $animal } получает { $count } { $colour ->
        [red] красные
        [blue] синие
       *[yellow] жёлтые
    } фишки.
   *[many] { $animal } получает { $count } { $colour ->
        [red] красных
        [blue] синих
       *[yellow] жёлтых
    } фишек.
}
log-evolution-got-supply = { $count ->
    [1] { $animal } берёт красную фишку из кормовой базы.
    [one] { $animal } берёт { $count } красную фишку из кормовой базы.
    [few] { $animal } берёт { $count } красные фишки из кормовой базы.
   *[many] { $animal } берёт { $count } красных фишек из кормовой базы.
}
log-evolution-stored = { $count ->
    [1] { $animal } откладывает фишку в жир.
    [one] { $animal } откладывает { $count } фишку в жир.
    [few] { $animal } откладывает { $count } фишки в жир.
   *[many] { $animal } откладывает { $count } фишек в жир.
}
log-evolution-burnt = { $count ->
    [1] { $animal } тратит фишку жира.
    [one] { $animal } тратит { $count } фишку жира.
    [few] { $animal } тратит { $count } фишки жира.
   *[many] { $animal } тратит { $count } фишек жира.
}
log-evolution-grazed = { $animal } топчет еду: в кормовой базе на одну красную фишку меньше.
log-evolution-stole = { $animal } крадёт { $colour ->
    [red] красную
    [blue] синюю
   *[yellow] жёлтую
} фишку. Жертва — { $victim }.
log-evolution-slept = { $animal } впадает в спячку.
log-evolution-attacked = { $animal } атакует. Цель — { $prey }.
log-evolution-ran-away = { $animal } бежит: на кубике { $face }, он спасён!
log-evolution-ran-caught = { $animal } бежит: на кубике { $face }, он пойман.
log-evolution-redirected = { $animal } перенаправляет атаку. Новая цель — { $prey }.
log-evolution-dropped = { $animal } отбрасывает свойство «{ $trait }».
log-evolution-dropped-pair = { $animal } отбрасывает парное свойство «{ $trait }». Напарник — { $partner }.
log-evolution-eaten = { $animal } побеждает: { $prey } съеден.
log-evolution-poisoned = { $animal } отравлен.
log-evolution-scavenged = { $animal } доедает остатки.
log-evolution-shared = «{ $trait }»: { $giver } ест, и { $receiver } ест вместе с ним.
log-evolution-starved = { $animal } умирает от голода.
log-evolution-died-of-poison = { $animal } умирает от яда.
log-evolution-discarded-known = { $animal } был картой: { $card }.
log-evolution-shuffled = { $count ->
    [one] Перемешана { $count } карта.
    [few] Перемешаны { $count } карты.
   *[many] Перемешано { $count } карт.
}
log-evolution-last-turn = Следующий ход — последний.
log-evolution-rewarded = За выживших { $seat } получает { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карты
   *[many] { $drawn } карт
} и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-evolution-rewarded-you = За выживших вы получаете { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карты
   *[many] { $drawn } карт
} и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-evolution-game-over = Игра окончена.
log-evolution-fat-set = { $count ->
    [1] { $animal } превращает фишку в жир.
    [one] { $animal } превращает { $count } фишку в жир.
    [few] { $animal } превращает { $count } фишки в жир.
   *[many] { $animal } превращает { $count } фишек в жир.
}
log-evolution-supply-there = { $location ->
    [ocean] В Океане
    [laurasia] В Лавразии
   *[gondwana] В Гондване
} { $count ->
    [0] нет еды.
    [one] { $count } красная фишка.
    [few] { $count } красные фишки.
   *[many] { $count } красных фишек.
}
log-evolution-attacked-ignoring = { $animal } атакует. Цель — { $prey }; свойство «{ $trait }» не помогает.
log-evolution-attacked-ambush = { $animal } нападает из засады. Цель — { $prey }.
log-evolution-attacked-counter = { $animal } бросается в ответ. Цель — { $prey }.
log-evolution-hid = { $animal } прячется в раковину.
log-evolution-inked = { $animal } исчезает в чернильном облаке.
log-evolution-revealed = { $animal } — это Удильщик!
log-evolution-born = { $animal } появляется на свет. Родитель — { $parent }.
log-evolution-moved = { $animal } теперь { $location ->
    [ocean] в Океане
    [laurasia] в Лавразии
   *[gondwana] в Гондване
}.
log-evolution-separated = { $animal } и { $partner } разлучены: свойство «{ $trait }» потеряно.
log-evolution-shell-left = { $animal } оставляет после себя раковину.
log-evolution-settled = { $animal } поселяется в пустой раковине.
log-evolution-stung = { $animal } парализован.
log-evolution-recombined = { $animal } и { $partner } обмениваются свойствами: «{ $trait }» и «{ $other }».
log-evolution-grown = { $animal }: неоплазия растёт, свойство «{ $trait }» больше не действует.
log-evolution-died-of-neoplasia = { $animal } умирает от неоплазии.
log-evolution-remains = { $animal } съеден, но его свойства остаются на столе.
log-evolution-remains-known = { $animal } съеден, но его свойства остаются на столе. Он был картой: { $card }.
log-evolution-restored = { $animal } возвращается.
log-evolution-restored-known = { $animal } возвращается (карта: { $card }).
log-evolution-added = { $count ->
    [one] { $animal } добавляет в кормовую базу { $count } красную фишку.
    [few] { $animal } добавляет в кормовую базу { $count } красные фишки.
   *[many] { $animal } добавляет в кормовую базу { $count } красных фишек.
}
log-evolution-counter-failed = { $animal } не может ответить на атаку.
log-evolution-fetched = { $animal } покидает Океан и берёт с собой карту «Водоплавающее».
log-evolution-awoke = { $animal } просыпается: этот ход — последний.
log-evolution-used = { $animal } применяет свойство «{ $trait }».

## Сам журнал

log-empty = Пока ничего не произошло.
log-new-lines = { $count ->
    [one] { $count } новый шаг
    [few] { $count } новых шага
   *[many] { $count } новых шагов
}
log-turn = Ход { $turn }
log-turn-last = Ход { $turn }, последний
log-round = Раунд { $round }
log-beginning = Начало
log-first = первый игрок — { $seat }
log-throw = { $seat } — { $face }
log-by-bot = бот
log-by-clock = время вышло
log-by-stand-in = бот на замене
log-by-program = программа
log-by-deal = раздача
log-by-rules = по правилам
log-see-again = Показать ещё раз
log-see-step = { $who }: показать шаг { $number } ещё раз
log-shadow = Тень
