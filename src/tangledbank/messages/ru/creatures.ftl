### Стол волшебных тварей.

## Вещи

creatures-energy-of = энергия { $energy }, для трансмутации нужно { $need }
creatures-tokens-of = { $tokens ->
    [one] { $tokens } трансмутация из { $goal }
    [few] { $tokens } трансмутации из { $goal }
   *[many] { $tokens } трансмутаций из { $goal }
}
creatures-source-said = { $source }: энергия внизу { $lower }, вверху { $upper }
creatures-lower = { $count } для всех
creatures-upper = { $count } вверху, только для
creatures-deck = Колода { $count }
creatures-discard = Сброс { $count }
creatures-choice-cards = Карты выбора { $count }

## Существа

creatures-whose = { $creature }, хозяин — { $owner }
creatures-plain = без свойств
creatures-made-of = карта: { $card }
creatures-none = нет существ
creatures-show = { $count ->
    [one] Показать { $count } существо
    [few] Показать { $count } существа
   *[many] Показать { $count } существ
}
creatures-asleep = спит
creatures-scared = напуган
creatures-is-asleep = спит
creatures-is-scared = напуган: до конца хода его свойства не действуют
creatures-is-woke = уже будил другого в этом раунде
creatures-is-ready = энергии хватает для трансмутации
creatures-is-attacks = атакует
creatures-is-attacked = под атакой
creatures-is-acts = активирован
creatures-can-be-chosen = можно выбрать
creatures-birth = Новое существо

## Игроки

creatures-realm = { $name }: существа
creatures-others = Соперники
creatures-near = Ваши
creatures-turn = ходит
creatures-first = первый
creatures-winner = победа
creatures-hand-size = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
creatures-hand = Рука:
creatures-hand-empty = нет карт
creatures-your-hand = Ваша рука
creatures-playable = можно сыграть
creatures-put-down = вернуть в руку

## Вопросы

creatures-asked = Что нужно решить
creatures-over = Выигрывает { $name }.
creatures-busy = Секунду…
creatures-wait = { $name } думает.
creatures-stages = Шаги хода
creatures-stage-creation = Создание
creatures-stage-addition = Свойство
creatures-stage-activation = Активация
creatures-ask-exchange = Новый раунд: оставите карты или замените всю руку?
creatures-ask-redirection = { $attacker } атакует. Цель — { $target }. Заслонит ли её другое существо?
creatures-ask-strikes = { $attacker } атакует. Цель — { $target }. Каким свойством?
creatures-ask-molt = { $creature }: сбросить свойство ради единицы энергии?
creatures-ask-turn-creation = Сыграйте карту как существо или свойство либо действуйте существом.
creatures-ask-turn-addition = Сыграйте карту как свойство либо действуйте существом.
creatures-ask-turn-activation = Действуйте одним из своих существ.
creatures-ask-turn-active = Что сделает { $creature }?
creatures-ask-where = Куда сыграть эту карту?
creatures-ask-which-trait = Какое из двух свойств?
creatures-ask-who-takes = Кто возьмёт энергию?
creatures-ask-what = Что сделает { $creature }?
creatures-ask-target = { $verb }: выберите существо
creatures-verb-attack = Атаковать
creatures-verb-scare = Напугать
creatures-verb-wake = Разбудить
creatures-verb-give = Отдать энергию
creatures-verb-take = Взять энергию

## Ходы

creatures-do-keep = Оставить карты
creatures-do-exchange = { $count ->
    [1] Заменить карту
    [one] Заменить { $count } карту
    [few] Заменить все { $count } карты
   *[many] Заменить все { $count } карт
}
creatures-do-create = Новое существо
creatures-do-create-of = Новое существо: { $card }
creatures-do-add = { $trait }: { $creature }
creatures-do-add-from = { $trait }: { $creature } (карта: { $card })
creatures-do-add-as = Как «{ $trait }»…
creatures-do-end = Закончить ход
creatures-do-take-lower = Взять энергию
creatures-do-take-upper = Взять сверху
creatures-do-take-lower-lower = Взять 2 и заснуть
creatures-do-take-lower-upper = Взять 1 снизу, 1 сверху и заснуть
creatures-do-take-upper-upper = Взять 2 сверху и заснуть
creatures-do-transmute = Трансмутировать: { $creature }
creatures-do-attack = Атаковать: { $target }
creatures-do-attack-whom = Атаковать…
creatures-do-sleep = Заснуть
creatures-do-turn = { $trait } → { $now }
creatures-do-scare = Напугать: { $target }
creatures-do-scare-whom = Напугать…
creatures-do-wake = Разбудить: { $target }
creatures-do-wake-whom = Разбудить…
creatures-do-give = Отдать энергию: { $target }
creatures-do-give-whom = Отдать энергию…
creatures-do-redirect = Заслонит { $creature }
creatures-do-accept = Никто не заслонит
creatures-do-use = { $trait }
creatures-do-use-on = Сжечь: { $burnt }
creatures-do-stop = Хватит
creatures-do-shed = Сбросить: { $trait }
creatures-do-retain = Оставить все свойства

creatures-cancel = Отмена
creatures-undo = Шаг назад
creatures-undo-ask = Просить шаг назад
creatures-hint = Подсказка
creatures-hint-wait = Думаю…
creatures-forced = Выбора нет: { $what }
creatures-forced-wait = Подождать
creatures-attacks = атакует
creatures-tell-first = Сначала выберите свою карту или существо.
creatures-instead = Можно { $ways }.
creatures-instead-creatures = нажать на существо ({ $creatures })
creatures-instead-birth = создать новое существо
creatures-instead-source = нажать на источник
creatures-instead-card = выбрать карту
creatures-instead-button = нажать одну из кнопок
creatures-tell-wait = Сейчас не ваш ход.

## Тень

creatures-goal = В одиночку против Тени
creatures-goal-win = Вы победите, когда трансмутируете { $goal ->
    [one] { $goal } существо
    [few] { $goal } существа
   *[many] { $goal } существ
}; { $shadow ->
    [1] Тени хватит одного.
   *[many] Тени нужно { $shadow }.
}
creatures-goal-who = У Тени есть существа, но нет руки: она играет только верхнюю карту колоды.
creatures-goal-turn = В свой ход она даёт свойство неспящему существу с наибольшей энергией; затем оно трансмутирует, если может, или берёт энергию.
creatures-goal-attack = Существо Тени, которое только что стало опасным, атакует, а цель выбирает карта.
creatures-goal-round = Раунд кончается, как только заснут все ваши существа; тогда все просыпаются и открывается новый источник.
creatures-tale = Что делает Тень
creatures-tale-hide = Скрыть

## Справка

creatures-ours = Наша реконструкция.
creatures-ours-about = Правила ссылаются на Бестиарий, которого в них нет. Пока печатный не нашёлся, пробелы заполнил этот проект.
creatures-help-lost = Сейчас этот текст не загружается.

## Журнал

log-creatures-first-player = Фигурку первого игрока берёт { $seat }.
log-creatures-first-player-you = Фигурка первого игрока у вас.
log-creatures-source = Источник — { $source }. Энергия для всех: { $lower }.
log-creatures-source-bonus = Источник — { $source }. Энергия для всех: { $lower }; для свойства «{ $trait }» — ещё { $upper }.
log-creatures-round = Раунд { $round }. Первый игрок: { $seat }.
log-creatures-dealt = { $count ->
    [one] { $seat } берёт { $count } карту.
    [few] { $seat } берёт { $count } карты.
   *[many] { $seat } берёт { $count } карт.
}
log-creatures-dealt-you = Вы берёте: { $cards }.
log-creatures-exchanged = { $count ->
    [1] { $seat } заменяет карту.
    [one] { $seat } заменяет { $count } карту.
    [few] { $seat } заменяет все { $count } карты.
   *[many] { $seat } заменяет все { $count } карт.
}
log-creatures-exchanged-you = { $count ->
    [1] Вы заменяете карту.
    [one] Вы заменяете { $count } карту.
    [few] Вы заменяете все { $count } карты.
   *[many] Вы заменяете все { $count } карт.
}
log-creatures-kept = { $seat } оставляет свои карты.
log-creatures-kept-you = Вы оставляете свои карты.
log-creatures-new-creature = Появляется новое существо: { $creature }.
log-creatures-new-creature-known = Появляется новое существо: { $creature } (карта: { $card }).
log-creatures-added = { $creature } получает свойство «{ $trait }».
log-creatures-took = { $count ->
    [1] { $creature } берёт единицу энергии из источника.
    [one] { $creature } берёт { $count } единицу энергии из источника.
    [few] { $creature } берёт { $count } единицы энергии из источника.
   *[many] { $creature } берёт { $count } единиц энергии из источника.
}
log-creatures-took-upper = { $creature } берёт единицу энергии из верхней части источника.
log-creatures-gained = { $creature } получает единицу энергии из резерва.
log-creatures-lost = { $creature } теряет единицу энергии.
log-creatures-slept = { $creature } засыпает.
log-creatures-transmuted = { $count ->
    [1] { $creature } трансмутирует — первым!
   *[many] { $creature } трансмутирует. Всего уже { $count }.
}
log-creatures-attacked = { $creature } атакует. Цель — { $other }.
log-creatures-redirected = { $other } заслоняет собой цель ({ $creature }).
log-creatures-struck = «{ $trait }»: успех.
log-creatures-struck-vain = «{ $trait }»: безуспешно.
log-creatures-burnt = { $creature } теряет свойство «{ $trait }».
log-creatures-turned = { $creature } меняет свойство «{ $trait }» на «{ $now }».
log-creatures-scared = { $creature } пугает. { $other } до конца хода остаётся без свойств.
log-creatures-woke = { $creature } шумит, и { $other } просыпается.
log-creatures-gave = { $creature } делится энергией. Единицу получает { $other }.
log-creatures-shed = { $creature } сбрасывает свойство «{ $trait }».
log-creatures-poisoned = { $creature } отравлен: { $other } ядовит.
log-creatures-skipped = { $seat } пропускает активацию: все существа спят.
log-creatures-skipped-you = Все ваши существа спят.
log-creatures-round-over = Все спят: раунд { $round } окончен.
log-creatures-all-woke = Все существа просыпаются.
log-creatures-shuffled = { $count ->
    [one] Сброс становится новой колодой: { $count } карта.
    [few] Сброс становится новой колодой: { $count } карты.
   *[many] Сброс становится новой колодой: { $count } карт.
}
log-creatures-game-over = Выигрывает { $seat }.
log-creatures-game-over-you = Вы выиграли.
log-creatures-choice = Карта выбора: { $number }.
log-creatures-choice-shuffled = Карты выбора перемешаны.
log-creatures-discarded = Карта { $card } уходит в сброс: свойство «{ $trait }» некому взять.
log-creatures-picked = Карта выбора указывает: { $creature }.
log-creatures-shadow-creates = Все существа Тени спят, и верхняя карта становится новым существом.
log-creatures-shadow-grows = { $creature } — неспящее существо Тени с наибольшей энергией.
log-creatures-shadow-transmutes = { $creature } набрал достаточно энергии для трансмутации.
log-creatures-shadow-wakes = { $creature } будит другое существо Тени.
log-creatures-shadow-aims = { $creature } стал опасен и ищет цель.
log-creatures-shadow-spares = Атака была бы неудачной, и { $creature } не атакует.
log-creatures-shadow-takes = { $creature } идёт за энергией.
log-creatures-shadow-aims-again = Доступной энергии нет, и { $creature } ищет цель.
log-creatures-shadow-rests = Ход Тени окончен, { $creature } не засыпает.
log-creatures-shadow-does-nothing = Все существа Тени спят, карт не осталось: она ничего не делает.

## После вашего последнего решения

creatures-since-count = { $count ->
    [one] с вашими существами случилось { $count } событие
    [few] с вашими существами случилось { $count } события
   *[many] с вашими существами случилось { $count } событий
}
creatures-since-attacked = { $by } атакует. Цель — { $creature }.
creatures-since-withstood = { $by } атакует. Цель — { $creature }: безуспешно.
creatures-since-guarded = { $by } атакует. Цель — { $creature }, но её заслоняет другое ваше существо.
creatures-since-drained = { $by } атакует: { $creature } теряет единицу энергии.
creatures-since-lulled = { $by } атакует: { $creature } засыпает.
creatures-since-burnt = { $by } атакует: { $creature } теряет свойство «{ $trait }».
creatures-since-scared = { $by } пугает. { $creature } до конца того хода без свойств.
creatures-since-given = { $creature } получает единицу энергии. Её даёт { $by }.

creature-trait-vampire = Вампир
creature-trait-fire-breathing = Огнедышащее
creature-trait-sleep-inducing = Усыпляющее
creature-trait-metamorph = Метаморф
creature-trait-scary = Страшное
creature-trait-annoying = Назойливое
creature-trait-generous = Щедрое
creature-trait-astral = Астральное
creature-trait-winged = Крылатое
creature-trait-stone = Каменное
creature-trait-protective = Оберегающее
creature-trait-poisonous = Ядовитое
creature-trait-small = Маленькое
creature-trait-molting = Облезающее
creature-trait-two-headed = Двуглавое
creature-trait-shining = Сияющее

source-tree-of-beginnings = Древо начал
source-moon-lake = Лунное озеро
source-fire-crater = Огненный кратер
source-blood-thorn = Кровавый терновник
source-sleepy-poppies = Сонные маки
source-floating-rocks = Парящие скалы
source-stone-circle = Каменный круг
source-fairy-ring = Ведьмин круг
source-mirror-grotto = Зеркальный грот
source-poison-mire = Ядовитая топь
