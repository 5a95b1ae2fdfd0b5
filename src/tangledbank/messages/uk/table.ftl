### Стіл «Еволюції»: що на ньому лежить, про що питають, що можна зробити.

## Поле

table-the-bank = берег
table-rivals = Інші гравці
table-middle = Їжа й карти
table-food = Їжа
table-supply = { $count ->
    [one] Їжа: { $count } червона фішка
    [few] Їжа: { $count } червоні фішки
   *[many] Їжа: { $count } червоних фішок
}
table-supply-there = { $count ->
    [one] { $place }: { $count } червона фішка
    [few] { $place }: { $count } червоні фішки
   *[many] { $place }: { $count } червоних фішок
}
table-deck-size = { $count ->
    [0] Колода порожня
    [one] У колоді { $count } карта
    [few] У колоді { $count } карти
   *[many] У колоді { $count } карт
}
table-discard-size = { $count ->
    [one] У відбої { $count } карта
    [few] У відбої { $count } карти
   *[many] У відбої { $count } карт
}
table-discard-common = Спільний відбій
table-discard-of = { $name }: відбій
table-discard-closed = Цих карт вам переглядати не можна.
table-shells = { $count ->
    [one] { $count } порожня мушля
    [few] { $count } порожні мушлі
   *[many] { $count } порожніх мушель
}
table-hand = { $count ->
    [0] Ваша рука порожня
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карти
   *[many] Ваша рука: { $count } карт
}
table-animals-of = { $name }: тварини
table-animals-there = { $name }: тварини, { $place }
table-no-animals = Тварин немає
table-more-animals = { $count ->
    [one] { $name }: ще { $count } тварина, показати всіх
    [few] { $name }: ще { $count } тварини, показати всіх
   *[many] { $name }: ще { $count } тварин, показати всіх
}
table-some-inside = відкрийте, щоб вибрати когось із них
table-nobody-yet = Тут житимуть ваші тварини.
table-spot-new = Нова тварина тут
table-spot-there = Сюди: { $place }

table-status-turn = Хід { $turn }
table-status-round = раунд { $round }
table-status-phases = Фази ходу
table-status-last-turn = Останній хід

table-player-acts = діє
table-player-passed = пас
table-player-first = Перший гравець
table-player-hand = { $count ->
    [one] { $count } карта в руці
    [few] { $count } карти в руці
   *[many] { $count } карт у руці
}
table-player-score = { $count ->
    [one] { $count } очко на столі
    [few] { $count } очки на столі
   *[many] { $count } очок на столі
}

## Тварини

animal-fed = нагодована, їжі { $food } з { $need }
animal-hungry = голодна, їжі { $food } з { $need }
animal-fat = { $count ->
    [one] { $count } фішка жиру
    [few] { $count } фішки жиру
   *[many] { $count } фішок жиру
}
animal-waiting = { $count ->
    [one] { $count } фішка стане жиром
    [few] { $count } фішки стануть жиром
   *[many] { $count } фішок стануть жиром
}
animal-face = її карта — { $card }
animal-hunter = нападає
animal-prey = під нападом
animal-count = { $food }/{ $need }
table-can-be-picked = можна вибрати

# Що означатиме дотик: слово на речі й те, що про неї чують
look-attack = Напасти
look-steal = Вкрасти
look-eats = Годувати
look-act-said = можна вибрати
look-gets-said = можна вибрати для цього
look-prey-said = на неї можна напасти
look-kin-said = ваша тварина, на неї можна напасти
look-eats-said = можна нагодувати
look-food-said = можна взяти
look-hint-said = радить підказка, можна вибрати
look-hint-card = Ця карта
look-hint-here = Сюди
look-hint-eats = Їсть
look-hint-hunter = Ця

condition-asleep = у сплячці
condition-hidden = сховалася в мушлі
condition-paralysed = паралізована
condition-poisoned = отруєна
condition-turned = перевернутий Вудильник
condition-anglerfish = таємний Вудильник
condition-hunted = уже нападала в цьому ході
condition-attacked = на неї нападали в цьому ході
condition-moved = мігрувала в цьому ході
condition-remains = з’їдена; здібності лишилися, і вона повернеться

table-trait-is-off = { $trait } (не діє)
table-trait-is-used = { $trait } (використано)
table-trait-state-off = вимкнено неоплазією
table-trait-state-used = уже використано
table-trait-state-rests = використано минулого ходу
table-trait-unknown = Правила цієї здібності не завантажилися.
table-symbiont = симбіонт
table-symbiont-mark = С
table-link-with = { $trait }: партнер — { $partner }
table-link-symbiont = { $trait }: симбіонт, їсть першим і захищає партнера ({ $partner })
table-link-protected = { $trait }: під захистом; симбіонт — { $partner }, він їсть першим

table-card-need = +{ $count } їжі
table-card-pair = на двох тварин

table-about = Докладніше
table-about-key = Докладніше (I)
table-about-with = партнер — { $partner }
table-about-animal = { $animal }, власник — { $name }
table-about-plain = Здібностей ще немає: треба одну фішку їжі, і ніщо її не захищає.
table-about-tokens = червоних { $red }, синіх { $blue }, жиру { $yellow }, чекають { $waiting }
table-about-turn = Цього ходу
table-about-open-fat = { $count ->
    [one] є місце для { $count } фішки жиру
    [few] є місце для { $count } фішок жиру
   *[many] є місце для { $count } фішок жиру
}

## Про що питають

table-prompt = Що робити
table-choices = З чого вибрати
ask-development = Зіграйте карту як тварину чи здібність або спасуйте.
ask-development-nothing = Жодної вашої карти зараз не можна зіграти.
ask-go = Візьміть їжу для тварини або застосуйте здібність.
ask-go-hunt = Візьміть їжу для тварини, нападіть або застосуйте здібність.
ask-go-no-food = Жодна ваша тварина не може взяти їжі. Застосуйте здібність або спасуйте.
ask-go-more = Можна ще застосувати здібності або завершити чергу.
ask-defence = { $hunter } нападає на вашу тварину: { $prey }. Як їй захищатися?
ask-pairs = Котра парна здібність діє далі?
ask-carrion = Котрий падальник доїдає рештки?
ask-lure = { $hunter } нападає на вашу тварину: { $prey }. Перевернете Вудильника?
why-ask-lure = Це питання з’являється за кожного нападу на тварину без здібностей, навіть якщо Вудильника у вас немає, щоб ніхто не здогадався, у кого він є.
ask-lure-must = { $hunter } нападає на вашу тварину: { $prey }. Це Вудильник, і він мусить показатися.
ask-bite = { $hunter } нападає у відповідь, жертва — { $prey }. Яку здібність ігнорувати?
ask-serving = { $prey } ось-ось візьме їжу. Чи нападе хтось із ваших із засідки?
ask-fetching = { $animal } виходить з Океану. Котру карту «Водоплавна» взяти із собою?
ask-migrating = Хто ще мігрує? Скажіть, коли назвали всіх.
ask-migrating-follow = Чи вирушить слідом хтось із ваших тварин?
ask-exchange = Що віддає { $animal }?
ask-dealing = Ви починаєте наново: виберіть тварину і її континент.
ask-dealing-cards = Скільки карт ви берете? За решту тварин отримаєте очки.
ask-extinction = { $target } повертається. Виберіть карту для цієї тварини.
why-ask-extinction = «Регенерація» повертає з’їдену тварину однією з ваших карт. Ви вибираєте таємно, і питання з’являється, навіть якщо карта у вас одна, щоб ніхто не здогадався.
ask-doubles = { $animal } має дві однакові здібності. Котру скинути?
ask-landing = { $animal } не може залишатися в Океані. Куди далі?
ask-something = Ваше рішення.

wait-development = { $name } вибирає карту.
wait-go = Зараз діє { $name }.
wait-defence = { $name } вирішує, як захищатися.
wait-lure = { $name } відповідає на напад.
wait-bite = { $name } нападає у відповідь.
wait-serving = { $name } може напасти із засідки.
wait-pairs = { $name } застосовує парні здібності.
wait-migrating = { $name } вирішує, хто мігрує.
wait-something = { $name } вирішує.
wait-over = Гру завершено.

next-setup = Карти роздано.
next-development = Коли всі спасують, кубики покажуть, скільки буде їжі.
next-food = Потім тварини їдять.
next-feeding = Після харчування голодні тварини загинуть.
next-extinction = Потім ви отримаєте нові карти: на одну більше, ніж маєте тварин.
next-over = Дякуємо за гру.

step-card = { $card }: торкніться тварини, яка її отримає, або землі, щоб з’явилася нова тварина.
step-card-place = { $card }: торкніться землі, щоб з’явилася нова тварина.
step-card-no-place = { $card }: торкніться тварини, яка її отримає.
step-by = Хто з ваших тварин нападає? Жертва — { $animal }.
step-thief = Хто з ваших тварин краде? Жертва — { $animal }.
step-by-or-thief = Хто з ваших тварин нападає чи краде? Жертва — { $animal }.
step-sure = { $animal } нападе на вашу власну тварину: { $target }. Справді цього хочете?
step-card-animal = { $trait }: торкніться тварини, яка отримає здібність.
step-card-partner = { $animal }: торкніться партнера.
step-card-trait = Яку здібність отримує { $animal }?
step-supply = Торкніться тварини, яка їсть.
step-shells = Торкніться тварини, яка оселяється.
step-animal = Що робить { $animal }? Виберіть дію або торкніться цілі.
step-animal-deed = Що робить { $animal }?
step-animal-card = Торкніться карти, яку отримає { $animal }.
step-symbiont = Хто з двох — симбіонт? Він їсть першим і захищає іншого.
step-ignore = { $animal } нападає, жертва — { $target }. Яку здібність ігнорувати?
step-token = { $animal } краде, жертва — { $target }. Котру фішку?
step-count = Скільки фішок жиру витрачає { $animal }?
step-move = Що саме?
step-via = Що робить { $animal }? Ціль — { $target }.
step-do-attack = { $animal } нападає. Торкніться жертви.
step-do-attack-own = { $animal } нападає на вашу ж тварину. Торкніться її.
step-do-steal-own = { $animal } краде у вашої ж тварини. Торкніться її.
step-do-steal = { $animal } краде. Торкніться жертви.
step-do-migrate = { $animal } мігрує. Куди?
step-do-recombine = { $animal } обмінюється здібністю. Торкніться партнера.
step-do-follow = { $animal } вирушає слідом. Торкніться того, хто веде.
step-do-redirect = Торкніться тварини, на яку перейде напад.
step-do-reveal = Торкніться тварини, яку перевернути.
step-do-shed = Яку здібність { $animal } віддає за їжу?
step-do-drop = Яку здібність відкинути?
step-do-other = { $deed }: виберіть, що далі.

## Можливості

do-pass = Пас
do-end = Завершити чергу
do-stop = Досить
do-accept = Нехай з’їсть
do-take = Узяти їжу
do-attack = Напасти…
do-attack-own = Напасти на своїх…
do-steal-own = Обікрасти своїх…
do-burn = Витратити жир…
do-graze = Топтати їжу
do-steal = Обікрасти…
do-hibernate = Впасти у сплячку
do-run = Тікати (кубик)
do-redirect = Підставити іншу…
do-drop = Відкинути здібність…
do-hide = Сховатися в мушлі
do-ink = Зникнути в чорнилі
do-shed = Здібність за їжу…
do-settle = Оселитися в мушлі
do-specialize = Їсти за спеціалізацією
do-reveal = Перевернути Вудильника…
do-warm = Узяти ще фішку
do-migrate = Мігрувати…
do-follow = Вирушити слідом…
do-recombine = Обмінятися…
do-scavenge = Доїсти рештки
do-share = Поділитися
do-other = { $deed }…
pick-symbiont = Симбіонт — { $animal }
pick-ignore = Ігнорувати: { $trait }
pick-ignore-pair = Ігнорувати: { $trait } ({ $partner })
pick-ignore-nothing = Нічого не ігнорувати
pick-count = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[many] { $count } фішок
}
pick-hunter = Із засідки нападає { $animal }
pick-by = Нападає { $animal }
pick-thief = Краде { $animal }
pick-sure = Так, напасти на свою: { $target }
aim-attack = Напасти: { $target }
aim-attack-own = Напасти на свою: { $target }
aim-steal = Обікрасти: { $target }
aim-steal-own = Обікрасти свою: { $target }
aim-recombine = Обмінятися: { $target }
aim-follow = Вирушити слідом: { $target }
aim-redirect = Підставити: { $target }
aim-reveal = Перевернути: { $target }
aim-several = Вибрати: { $target }…
aim-other = { $deed }: { $target }
pick-spot = Сюди: { $place }
pick-supply = Узяти їжу
pick-shells = Порожня мушля

## Дії словами

move-pass = Пас
move-pass-lure = Ні, нехай так
move-pass-serving = Без засідки
move-pass-migrating = Ніхто не вирушає слідом
move-pass-go = Нічого не робити в цьому раунді
move-end = Завершити чергу
move-end-migrating = Це всі
move-stop = Парних здібностей досить
move-accept = Нехай з’їсть
move-animal = Як нову тварину
move-animal-in = Як нову тварину: { $place }
move-restore = { $target } повертається, карта — { $card }
move-play = Зіграти здібність «{ $trait }»: { $animal }
move-play-pair = Зіграти здібність «{ $trait }»: { $animal } і { $partner }
move-play-roles = Зіграти здібність «{ $trait }»: симбіонт — { $symbiont }, під захистом — { $protected }
move-take = Їжу бере { $animal }
move-attack = { $animal } нападає, жертва — { $target }
move-attack-ignoring = { $animal } нападає, жертва — { $target }; ігнорує здібність «{ $trait }»
move-burn = { $count ->
    [one] { $animal } витрачає { $count } фішку жиру
    [few] { $animal } витрачає { $count } фішки жиру
   *[many] { $animal } витрачає { $count } фішок жиру
}
move-graze = { $animal } топче одну фішку їжі
move-steal = { $animal } краде, жертва — { $target }; здобич — { $token }
move-hibernate = { $animal } впадає у сплячку
move-run = Тікати: вирішить кубик
move-redirect = Натомість жертва — { $animal }
move-drop = Відкинути: { $trait }
move-drop-pair = Відкинути: { $trait } ({ $partner })
move-hide = Сховатися в мушлі
move-ink = Зникнути в чорнильній хмарі
move-share = { $trait }: { $animal } ділиться, { $target } теж їсть
move-scavenge = Рештки доїдає { $animal }
move-cards = { $count ->
    [one] Узяти { $count } карту
    [few] Узяти { $count } карти
   *[many] Узяти { $count } карт
}
move-shed = { $animal } віддає: { $trait }
move-shed-pair = { $animal } віддає: { $trait } ({ $partner })
move-settle = { $animal } оселяється в мушлі
move-specialize = { $animal } їсть за спеціалізацією
move-reveal = Перевернути: { $animal }
move-warm = { $animal } бере ще одну фішку
move-migrate = { $animal } мігрує: { $place }
move-follow = { $animal } вирушає слідом, веде { $target }
move-recombine = { $animal } і { $target } обмінюються здібностями
move-hand = { $animal } віддає: { $trait }
move-fetch = { $animal } бере: { $card }
move-other = { $deed }: { $what }

# Те саме, коли нічого не вибрано: названо й карту
whole-animal = Зіграти як нову тварину: { $card }
whole-animal-in = Зіграти як нову тварину ({ $place }): { $card }
whole-play = Зіграти здібність «{ $trait }» (карта { $card }): { $animal }
whole-play-pair = Зіграти здібність «{ $trait }» (карта { $card }): { $animal } і { $partner }
whole-play-roles = Зіграти здібність «{ $trait }» (карта { $card }): симбіонт — { $symbiont }, під захистом — { $protected }

## Допомога

table-cancel = Скасувати
table-cancel-key = Скасувати (Esc)
table-so-far = Уже вирішено
table-take-back = Взяти назад
table-undo = Взяти назад
table-undo-key = Взяти назад (U)
table-undo-ask = Попросити дозволу взяти назад
table-undo-ask-short = Попросити назад
table-hint = Підказка
table-hint-key = Підказка (H)
table-hint-thinking = Думаємо…
table-why-not = Зараз так не можна
refused-nothing = Зараз це нічого не дасть.
refused-card-first = Спершу виберіть карту з руки.
refused-food-later = Тварини їдять у фазі харчування, коли всі вже зіграли свої карти.
refused-needs-two = «{ $trait }» поєднує двох ваших тварин, а двох придатних у вас немає.
refused-drop-rival = Це територія іншого гравця.
refused-drop-piles = Повертати карти в колоду чи у відбій не можна.
refused-drop-food = Їжу отримує одна з ваших тварин.
refused-drop-elsewhere = Сюди нічого не можна покласти.
instead-card-either = { $card }: можна зіграти на тварину ({ $animals }) або як нову тварину — торкніться землі.
instead-card-animals = { $card }: можна зіграти на тварину ({ $animals }).
instead-card-place = { $card }: можна зіграти як нову тварину — торкніться землі.
instead-animal = { $animal } може ось що: { $what }.
instead-anything = Ви можете { $what }.
instead-choose = Виберіть одну з кнопок.
can-animal = зіграти карту як нову тварину
can-play = зіграти здібність ({ $animals })
can-take = узяти їжу ({ $animals })
can-attack = напасти ({ $animals })
can-trait = застосувати здібність ({ $animals })
can-pass = спасувати
can-end = завершити чергу
table-forced = Єдина можливість: { $move }
table-forced-stop = Стоп
table-attacks = нападає
table-die = На кубику { $face }
table-key = Клавіша { $key }

table-keys = Клавіші й довідка
