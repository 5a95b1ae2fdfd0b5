### Стол «Эволюции»: что на нём лежит, о чём спрашивают, что можно сделать.

## Стол

table-the-bank = берег
table-rivals = Другие игроки
table-middle = Еда и карты
table-food = Еда
table-supply = { $count ->
    [one] Еда: { $count } красная фишка
    [few] Еда: { $count } красные фишки
   *[many] Еда: { $count } красных фишек
}
table-supply-there = { $count ->
    [one] { $place }: { $count } красная фишка
    [few] { $place }: { $count } красные фишки
   *[many] { $place }: { $count } красных фишек
}
table-deck-size = { $count ->
    [0] Колода пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
table-discard-size = { $count ->
    [one] В сбросе { $count } карта
    [few] В сбросе { $count } карты
   *[many] В сбросе { $count } карт
}
table-discard-common = Общий сброс
table-discard-of = Сброс: { $name }
table-discard-closed = Эти карты вам смотреть нельзя.
table-shells = { $count ->
    [one] { $count } пустая раковина
    [few] { $count } пустые раковины
   *[many] { $count } пустых раковин
}
table-hand = { $count ->
    [0] В руке нет карт
    [one] В руке { $count } карта
    [few] В руке { $count } карты
   *[many] В руке { $count } карт
}
table-animals-of = { $name }: животные
table-animals-there = { $name }: животные, { $place }
table-no-animals = Нет животных
table-more-animals = { $count ->
    [one] { $name }: ещё { $count } животное, показать всех
    [few] { $name }: ещё { $count } животных, показать всех
   *[many] { $name }: ещё { $count } животных, показать всех
}
table-some-inside = откройте, чтобы выбрать одно из них
table-nobody-yet = Здесь будут жить ваши животные.
table-spot-new = Новое животное сюда
table-spot-there = Сюда: { $place }

table-status-turn = Ход { $turn }
table-status-round = раунд { $round }
table-status-phases = Фазы хода
table-status-last-turn = Последний ход

table-player-acts = действует
table-player-passed = пас
table-player-first = Первый игрок
table-player-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
table-player-score = { $count ->
    [one] { $count } очко на столе
    [few] { $count } очка на столе
   *[many] { $count } очков на столе
}

## Животные

animal-fed = сыт, еда: { $food } из { $need }
animal-hungry = голоден, еда: { $food } из { $need }
animal-fat = { $count ->
    [one] { $count } фишка жира
    [few] { $count } фишки жира
   *[many] { $count } фишек жира
}
animal-waiting = { $count ->
    [one] { $count } фишка скоро станет жиром
    [few] { $count } фишки скоро станут жиром
   *[many] { $count } фишек скоро станут жиром
}
animal-face = карта: { $card }
animal-hunter = атакует
animal-prey = под атакой
animal-count = { $food }/{ $need }
table-can-be-picked = можно выбрать

# Что будет, если нажать: слово на самой вещи и то, что о ней говорится вслух
look-attack = Атака
look-steal = Кража
look-eats = Кормить
look-act-said = можно выбрать
look-gets-said = можно выбрать для этого
look-prey-said = можно атаковать
look-kin-said = ваше животное, можно атаковать
look-eats-said = можно накормить
look-food-said = можно взять
look-hint-said = отмечено подсказкой, можно выбрать
look-hint-card = Эта карта
look-hint-here = Сюда
look-hint-eats = Ест
look-hint-hunter = Этим

condition-asleep = в спячке
condition-hidden = спрятался в раковину
condition-paralysed = парализован
condition-poisoned = отравлен
condition-turned = Удильщик, раскрыт
condition-anglerfish = тайный Удильщик
condition-hunted = атаковал в этот ход
condition-attacked = был атакован в этот ход
condition-moved = мигрировал в этот ход
condition-remains = съеден; свойства остались, он вернётся

table-trait-is-off = { $trait } (не действует)
table-trait-is-used = { $trait } (использовано)
table-trait-state-off = отключено неоплазией
table-trait-state-used = пока использовано
table-trait-state-rests = использовано в прошлый ход
table-trait-unknown = Правила этого свойства не загрузились.
table-symbiont = симбионт
table-symbiont-mark = С
table-link-with = { $trait }: напарник — { $partner }
table-link-symbiont = { $trait }: симбионт, ест первым; под защитой — { $partner }
table-link-protected = { $trait }: под защитой; симбионт — { $partner }, он ест первым

table-card-need = +{ $count } к еде
table-card-pair = для двух животных

table-about = Подробнее
table-about-key = Подробнее (I)
table-about-with = напарник — { $partner }
table-about-animal = { $animal } ({ $name })
table-about-plain = Свойств пока нет: нужна одна фишка еды, и ничто не защищает.
table-about-tokens = красные: { $red }, синие: { $blue }, жир: { $yellow }, станут жиром: { $waiting }
table-about-turn = В этот ход
table-about-open-fat = { $count ->
    [one] есть место для { $count } фишки жира
    [few] есть место для { $count } фишек жира
   *[many] есть место для { $count } фишек жира
}

## Вопросы

table-prompt = Что делать
table-choices = Что можно выбрать
ask-development = Сыграйте карту как животное или свойство либо спасуйте.
ask-development-nothing = У вас нет карт, которые можно сыграть.
ask-go = Возьмите еду для животного или примените свойство.
ask-go-hunt = Возьмите еду для животного, атакуйте или примените свойство.
ask-go-no-food = Ваши животные сейчас не могут брать еду. Примените свойство или спасуйте.
ask-go-more = Можно ещё применить свойства или закончить.
ask-defence = { $hunter } атакует. Ваш { $prey } под ударом! Как он защитится?
ask-pairs = Какое парное свойство сработает следующим?
ask-carrion = Какой падальщик доест остатки?
ask-lure = { $hunter } атакует. Ваш { $prey } под ударом! Раскроете Удильщика?
why-ask-lure = Об этом спрашивают при каждой атаке на животное без свойств, даже если Удильщика у вас нет, — чтобы никто не догадался, у кого он есть.
ask-lure-must = { $hunter } атакует. Ваш { $prey } — Удильщик, и ему придётся показаться.
ask-bite = { $hunter } отвечает на атаку. Цель — { $prey }. Какое свойство игнорировать?
ask-serving = { $prey } собирается взять еду. Напасть на него из засады?
ask-fetching = { $animal } покидает Океан. Какую карту «Водоплавающее» он возьмёт с собой?
ask-migrating = Кто ещё мигрирует? Когда назовёте всех, закончите.
ask-migrating-follow = Отправится ли с ними кто-то из ваших животных?
ask-exchange = Какое свойство отдаёт { $animal }?
ask-dealing = Вы начинаете заново: выберите животное и континент для него.
ask-dealing-cards = Сколько карт вы возьмёте? За остальных животных вы получите очки.
ask-extinction = { $target } возвращается. Из какой карты?
why-ask-extinction = Регенерация возвращает съеденное животное: на это уходит одна ваша карта. Вы выбираете её тайно, и спрашивают вас, даже если карта одна, — чтобы никто не догадался.
ask-doubles = { $animal } получил два одинаковых свойства. Какое сбросить?
ask-landing = { $animal } не может остаться в Океане. Куда ему?
ask-something = Решать вам.

wait-development = { $name } выбирает карту.
wait-go = Сейчас действует { $name }.
wait-defence = { $name } решает, как ответить на атаку.
wait-lure = { $name } отвечает на атаку.
wait-bite = { $name } наносит ответный удар.
wait-serving = { $name } может напасть из засады.
wait-pairs = { $name } применяет парные свойства.
wait-migrating = { $name } решает, кто мигрирует.
wait-something = { $name } принимает решение.
wait-over = Игра окончена.

next-setup = Карты розданы.
next-development = Когда все спасуют, кубики решат, сколько будет еды.
next-food = Потом животные едят.
next-feeding = Кто к концу питания останется голодным, погибнет.
next-extinction = Потом вы получите карты: на одну больше, чем у вас животных.
next-over = Спасибо за игру!

step-card = { $card }: нажмите на животное, которому нужна эта карта, или на свободное место, чтобы появилось новое.
step-card-place = { $card }: нажмите на свободное место, чтобы появилось новое животное.
step-card-no-place = { $card }: нажмите на животное, которому нужна эта карта.
step-by = Кто из ваших атакует? Цель — { $animal }.
step-thief = Кто из ваших крадёт? Жертва — { $animal }.
step-by-or-thief = Кто из ваших атакует или крадёт? Жертва — { $animal }.
step-sure = { $animal } атакует своего: { $target }. Вы точно этого хотите?
step-card-animal = { $trait }: нажмите на животное, которому нужно это свойство.
step-card-partner = { $animal }: нажмите на его напарника.
step-card-trait = Какое свойство получит { $animal }?
step-supply = Нажмите на животное, которое ест.
step-shells = Нажмите на животное, которое поселится в раковине.
step-animal = Что сделает { $animal }? Выберите или нажмите на цель.
step-animal-deed = Что сделает { $animal }?
step-animal-card = Нажмите на карту, которую получит { $animal }.
step-symbiont = Кто из двоих симбионт? Он ест первым и защищает другого.
step-ignore = { $animal } атакует. Цель — { $target }. Какое свойство он игнорирует?
step-token = Какую фишку забирает { $animal }? Жертва — { $target }.
step-count = Сколько фишек жира потратит { $animal }?
step-move = Что именно?
step-via = { $animal } и { $target }: что сделать?
step-do-attack = { $animal } атакует. Нажмите на добычу.
step-do-attack-own = { $animal } атакует кого-то из ваших. Нажмите на него.
step-do-steal-own = { $animal } крадёт у кого-то из ваших. Нажмите на него.
step-do-steal = { $animal } крадёт. Нажмите на жертву.
step-do-migrate = { $animal } мигрирует. Куда?
step-do-recombine = { $animal } обменивается свойством. Нажмите на напарника.
step-do-follow = { $animal } отправляется следом. Нажмите на того, за кем.
step-do-redirect = Нажмите на животное, которое примет удар.
step-do-reveal = Нажмите на животное, которое нужно раскрыть.
step-do-shed = Какое свойство { $animal } обменяет на еду?
step-do-drop = Какое свойство отбросить?
step-do-other = { $deed }: выберите, что дальше.

## Выбор

do-pass = Пас
do-end = Закончить
do-stop = Достаточно
do-accept = Пусть съедят
do-take = Взять еду
do-attack = Атаковать…
do-attack-own = Атаковать своего…
do-steal-own = Украсть у своего…
do-burn = Потратить жир…
do-graze = Топтать
do-steal = Украсть…
do-hibernate = В спячку
do-run = Бежать (кубик)
do-redirect = Подставить другого…
do-drop = Отбросить свойство…
do-hide = В раковину
do-ink = Выпустить чернила
do-shed = Свойство за еду…
do-settle = Занять раковину
do-specialize = Еда по специализации
do-reveal = Раскрыть Удильщика…
do-warm = Взять ещё одну
do-migrate = Мигрировать…
do-follow = Пойти следом…
do-recombine = Обмен свойствами…
do-scavenge = Доесть остатки
do-share = Поделиться
do-other = { $deed }…
pick-symbiont = Симбионт — { $animal }
pick-ignore = Игнорировать «{ $trait }»
pick-ignore-pair = Игнорировать «{ $trait }» (напарник — { $partner })
pick-ignore-nothing = Ничего не игнорировать
pick-count = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
pick-hunter = Из засады: { $animal }
pick-by = Атакует { $animal }
pick-thief = Крадёт { $animal }
pick-sure = Да, атаковать своего: { $target }
aim-attack = Атаковать: { $target }
aim-attack-own = Атаковать своего: { $target }
aim-steal = Обокрасть: { $target }
aim-steal-own = Обокрасть своего: { $target }
aim-recombine = Обмен: { $target }
aim-follow = Пойти следом: { $target }
aim-redirect = Подставить: { $target }
aim-reveal = Раскрыть: { $target }
aim-several = Выбрать: { $target }…
aim-other = { $deed }: { $target }
pick-spot = Сюда: { $place }
pick-supply = Взять еду
pick-shells = Пустая раковина

## Ходы словами

move-pass = Пас
move-pass-lure = Нет, оставить как есть
move-pass-serving = Без засады
move-pass-migrating = Никто не идёт следом
move-pass-go = Пропустить этот раунд
move-end = Закончить
move-end-migrating = Больше никто
move-stop = Хватит парных свойств
move-accept = Пусть съедят
move-animal = Как новое животное
move-animal-in = Как новое животное: { $place }
move-restore = { $target } возвращается: { $card }
move-play = Сыграть «{ $trait }»: { $animal }
move-play-pair = Сыграть «{ $trait }»: { $animal } и { $partner }
move-play-roles = Сыграть «{ $trait }»: симбионт — { $symbiont }, под защитой — { $protected }
move-take = Еду берёт { $animal }
move-attack = { $animal } атакует: { $target }
move-attack-ignoring = { $animal } атакует, игнорируя «{ $trait }»: { $target }
move-burn = { $count ->
    [one] { $animal } тратит { $count } фишку жира
    [few] { $animal } тратит { $count } фишки жира
   *[many] { $animal } тратит { $count } фишек жира
}
move-graze = { $animal } топчет одну фишку еды
move-steal = { $animal } крадёт: { $token }, жертва — { $target }
move-hibernate = { $animal } впадает в спячку
move-run = Бежать: решает кубик
move-redirect = Удар примет { $animal }
move-drop = Отбросить «{ $trait }»
move-drop-pair = Отбросить «{ $trait }» (напарник — { $partner })
move-hide = Спрятаться в раковину
move-ink = Исчезнуть в чернильном облаке
move-share = «{ $trait }»: { $animal } ест, и { $target } тоже
move-scavenge = { $animal } доедает остатки
move-cards = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
move-shed = { $animal } сбрасывает «{ $trait }»
move-shed-pair = { $animal } сбрасывает «{ $trait }» (напарник — { $partner })
move-settle = { $animal } занимает раковину
move-specialize = { $animal } ест по специализации
move-reveal = Раскрыть: { $animal }
move-warm = { $animal } берёт ещё одну
move-migrate = { $animal } мигрирует: { $place }
move-follow = { $animal } идёт следом: { $target }
move-recombine = { $animal } и { $target } обмениваются свойствами
move-hand = { $animal } отдаёт «{ $trait }»
move-fetch = { $animal } берёт карту: { $card }
move-other = { $deed }: { $what }

# То же, когда ещё ничего не выбрано: карта названа
whole-animal = Сыграть как новое животное: { $card }
whole-animal-in = Сыграть как новое животное: { $card }, { $place }
whole-play = Сыграть «{ $trait }» (карта: { $card }): { $animal }
whole-play-pair = Сыграть «{ $trait }» (карта: { $card }): { $animal } и { $partner }
whole-play-roles = Сыграть «{ $trait }» (карта: { $card }): симбионт — { $symbiont }, под защитой — { $protected }

## Помощь и инструменты

table-cancel = Отмена
table-cancel-key = Отмена (Esc)
table-so-far = Уже решено
table-take-back = Вернуть
table-undo = Шаг назад
table-undo-key = Шаг назад (U)
table-undo-ask = Попросить других о шаге назад
table-undo-ask-short = Просить шаг назад
table-hint = Подсказка
table-hint-key = Подсказка (H)
table-hint-thinking = Думаю…
table-why-not = Сейчас так нельзя
refused-nothing = Сейчас это ничего не даст.
refused-card-first = Сначала выберите карту из руки.
refused-food-later = Животные едят в фазу питания, когда все сыграли свои карты.
refused-needs-two = «{ $trait }» связывает двух ваших животных, а подходящей пары у вас нет.
refused-drop-rival = Это территория другого игрока.
refused-drop-piles = Возвращать карты в колоду или в сброс нельзя.
refused-drop-food = Еду получает одно из ваших животных.
refused-drop-elsewhere = Сюда ничего нельзя положить.
instead-card-either = { $card }: карту может получить { $animals }. Или пусть станет новым животным: нажмите на свободное место.
instead-card-animals = { $card }: карту может получить { $animals }.
instead-card-place = { $card }: карта может стать новым животным, нажмите на свободное место.
instead-animal = { $animal } может вот что: { $what }.
instead-anything = Можно { $what }.
instead-choose = Нажмите одну из кнопок.
can-animal = сыграть карту как новое животное
can-play = сыграть свойство ({ $animals })
can-take = взять еду ({ $animals })
can-attack = атаковать ({ $animals })
can-trait = применить свойство ({ $animals })
can-pass = спасовать
can-end = закончить
table-forced = Выбора нет: { $move }
table-forced-stop = Стоп
table-attacks = атакует
table-die = На кубике { $face }
table-key = Клавиша { $key }

table-keys = Клавиши и помощь
