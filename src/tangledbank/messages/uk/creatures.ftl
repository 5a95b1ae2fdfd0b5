### Стіл чарівних істот.

## Речі

creatures-energy-of = енергія: { $energy }, для трансмутації треба { $need }
creatures-tokens-of = { $tokens ->
    [one] { $tokens } трансмутація з { $goal }
    [few] { $tokens } трансмутації з { $goal }
   *[many] { $tokens } трансмутацій з { $goal }
}
creatures-source-said = { $source }: енергії внизу { $lower }, угорі { $upper }
creatures-lower = { $count } для всіх
creatures-upper = { $count } угорі, лише для
creatures-deck = Колода: { $count }
creatures-discard = Відбій: { $count }
creatures-choice-cards = Карти вибору: { $count }

## Істоти

creatures-whose = { $creature }, власник — { $owner }
creatures-plain = без здібностей
creatures-made-of = карта — { $card }
creatures-none = істот немає
creatures-show = { $count ->
    [one] Показати { $count } істоту
    [few] Показати { $count } істоти
   *[many] Показати { $count } істот
}
creatures-asleep = спить
creatures-scared = налякана
creatures-is-asleep = спить
creatures-is-scared = налякана: її здібності не діють у цьому ході
creatures-is-woke = уже будила когось у цьому раунді
creatures-is-ready = має досить енергії для трансмутації
creatures-is-attacks = атакує
creatures-is-attacked = під атакою
creatures-is-acts = активована
creatures-can-be-chosen = можна вибрати
creatures-birth = Нова істота

## Гравці

creatures-realm = { $name }: істоти
creatures-others = Інші гравці
creatures-near = Ваші
creatures-turn = ходить
creatures-first = перший гравець
creatures-winner = переможець
creatures-hand-size = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
creatures-hand = Рука:
creatures-hand-empty = карт немає
creatures-your-hand = Ваша рука
creatures-playable = можна зіграти
creatures-put-down = повернути в руку

## Про що питають

creatures-asked = Ваше рішення
creatures-over = Перемога: { $name }.
creatures-busy = Хвилинку…
creatures-wait = { $name } думає.
creatures-stages = Кроки ходу
creatures-stage-creation = Створити
creatures-stage-addition = Додати
creatures-stage-activation = Активувати
creatures-ask-exchange = Новий раунд: залишите руку чи обміняєте всю?
creatures-ask-redirection = { $attacker } атакує, ціль — { $target }. Хтось прийме удар на себе?
creatures-ask-strikes = { $attacker } атакує, ціль — { $target }. Чим саме?
creatures-ask-molt = { $creature }: скинути здібність за одиницю енергії?
creatures-ask-turn-creation = Зіграйте карту як істоту чи здібність або активуйте істоту.
creatures-ask-turn-addition = Зіграйте карту як здібність або активуйте істоту.
creatures-ask-turn-activation = Активуйте одну зі своїх істот.
creatures-ask-turn-active = Що робить { $creature }?
creatures-ask-where = Куди зіграти цю карту?
creatures-ask-which-trait = Котра з двох здібностей?
creatures-ask-who-takes = Хто бере енергію?
creatures-ask-what = Що робить { $creature }?
creatures-ask-target = { $verb }: виберіть істоту.
creatures-verb-attack = Атакувати
creatures-verb-scare = Налякати
creatures-verb-wake = Розбудити
creatures-verb-give = Дати енергію
creatures-verb-take = Узяти енергію

## Дії

creatures-do-keep = Залишити руку
creatures-do-exchange = { $count ->
    [1] Обміняти карту
    [one] Обміняти всю руку ({ $count } карта)
    [few] Обміняти всі { $count } карти
   *[many] Обміняти всі { $count } карт
}
creatures-do-create = Нова істота
creatures-do-create-of = Нова істота: { $card }
creatures-do-add = { $trait }: { $creature }
creatures-do-add-from = { $trait }: { $creature }, карта — { $card }
creatures-do-add-as = Як «{ $trait }»…
creatures-do-end = Завершити хід
creatures-do-take-lower = Узяти 1 енергію
creatures-do-take-upper = Узяти 1 згори
creatures-do-take-lower-lower = Узяти 2 енергії та заснути
creatures-do-take-lower-upper = Узяти 1 знизу й 1 згори та заснути
creatures-do-take-upper-upper = Узяти 2 згори та заснути
creatures-do-transmute = Трансмутувати: { $creature }
creatures-do-attack = Атакувати: { $target }
creatures-do-attack-whom = Атакувати…
creatures-do-sleep = Заснути
creatures-do-turn = Перевернути: { $trait } → { $now }
creatures-do-scare = Налякати: { $target }
creatures-do-scare-whom = Налякати…
creatures-do-wake = Розбудити: { $target }
creatures-do-wake-whom = Розбудити…
creatures-do-give = Дати 1 енергію: { $target }
creatures-do-give-whom = Дати енергію…
creatures-do-redirect = Удар приймає { $creature }
creatures-do-accept = Ніхто не втручається
creatures-do-use = { $trait }
creatures-do-use-on = Спалити: { $burnt }
creatures-do-stop = Досить
creatures-do-shed = Скинути: { $trait }
creatures-do-retain = Залишити всі здібності

creatures-cancel = Скасувати
creatures-undo = Взяти назад
creatures-undo-ask = Попросити назад
creatures-hint = Підказка
creatures-hint-wait = Думаємо…
creatures-forced = Єдина можливість: { $what }
creatures-forced-wait = Зачекати
creatures-attacks = атакує
creatures-tell-first = Спершу виберіть свою карту або істоту.
creatures-instead = Ви можете { $ways }.
creatures-instead-creatures = торкнутися істоти: { $creatures }
creatures-instead-birth = створити нову істоту
creatures-instead-source = торкнутися джерела
creatures-instead-card = вибрати карту
creatures-instead-button = натиснути одну з кнопок
creatures-tell-wait = Зараз не ваш хід.

## Тінь

creatures-goal = На самоті проти Тіні
creatures-goal-win = Ви перемагаєте, коли трансмутуєте { $goal ->
    [one] { $goal } істоту
    [few] { $goal } істоти
   *[many] { $goal } істот
}; { $shadow ->
    [1] Тіні досить однієї.
   *[other] Тіні потрібно { $shadow }.
}
creatures-goal-who = Тінь має істот, але не має руки: вона грає лише верхню карту колоди.
creatures-goal-turn = У хід Тіні її найбагатша на енергію істота з тих, що не сплять, отримує здібність, а тоді трансмутує, якщо може, або бере енергію.
creatures-goal-attack = Істота Тіні, яка щойно стала небезпечною, атакує, а кого саме — вирішує карта.
creatures-goal-round = Раунд закінчується, щойно засинають усі ваші істоти; тоді всі прокидаються й відкривається нове джерело.
creatures-tale = Що робить Тінь
creatures-tale-hide = Сховати

## Довідка

creatures-ours = Наша реконструкція.
creatures-ours-about = Правила посилаються на Бестіарій, якого в них немає. Поки не знайдеться друкований, прогалини заповнює цей проєкт.
creatures-help-lost = Зараз цей текст не завантажується.

## Журнал

log-creatures-first-player = Фігурку першого гравця має { $seat }.
log-creatures-first-player-you = Фігурка першого гравця — у вас.
log-creatures-source = Джерело — { $source }. Енергія для всіх: { $lower }.
log-creatures-source-bonus = Джерело — { $source }. Енергія для всіх: { $lower }, для істот зі здібністю «{ $trait }»: ще { $upper }.
log-creatures-round = Раунд { $round }. Перший гравець — { $seat }.
log-creatures-dealt = { $count ->
    [one] { $seat } бере { $count } карту.
    [few] { $seat } бере { $count } карти.
   *[many] { $seat } бере { $count } карт.
}
log-creatures-dealt-you = Ви берете: { $cards }.
log-creatures-exchanged = { $count ->
    [1] { $seat } обмінює карту.
    [one] { $seat } обмінює всю руку: { $count } карту.
    [few] { $seat } обмінює всі { $count } карти.
   *[many] { $seat } обмінює всі { $count } карт.
}
log-creatures-exchanged-you = { $count ->
    [1] Ви обмінюєте карту.
    [one] Ви обмінюєте всю руку: { $count } карту.
    [few] Ви обмінюєте всі { $count } карти.
   *[many] Ви обмінюєте всі { $count } карт.
}
log-creatures-kept = { $seat } залишає свою руку.
log-creatures-kept-you = Ви залишаєте свою руку.
log-creatures-new-creature = Нова істота: { $creature }.
log-creatures-new-creature-known = Нова істота: { $creature }, карта — { $card }.
log-creatures-added = { $creature } отримує здібність «{ $trait }».
log-creatures-took = { $count ->
    [1] { $creature } бере одиницю енергії з джерела.
    [one] { $creature } бере { $count } одиницю енергії з джерела.
    [few] { $creature } бере { $count } одиниці енергії з джерела.
   *[many] { $creature } бере { $count } одиниць енергії з джерела.
}
log-creatures-took-upper = { $creature } бере одиницю енергії з верхньої частини джерела.
log-creatures-gained = { $creature } отримує одиницю енергії з резерву.
log-creatures-lost = { $creature } втрачає одиницю енергії.
log-creatures-slept = { $creature } засинає.
log-creatures-transmuted = { $count ->
    [1] Трансмутація: { $creature }. Це перша.
   *[other] Трансмутація: { $creature }. Тепер їх { $count }.
}
log-creatures-attacked = { $creature } атакує, ціль — { $other }.
log-creatures-redirected = { $other } приймає удар на себе, { $creature } у безпеці.
log-creatures-struck = { $trait }: успіх.
log-creatures-struck-vain = { $trait }: без наслідків.
log-creatures-burnt = { $creature } втрачає здібність «{ $trait }».
log-creatures-turned = { $creature } змінює здібність: «{ $trait }» → «{ $now }».
log-creatures-scared = { $creature } лякає істоту: { $other }. Її здібності не діють у цьому ході.
log-creatures-woke = { $creature } будить істоту: { $other }.
log-creatures-gave = { $creature } ділиться одиницею енергії, її отримує { $other }.
log-creatures-shed = { $creature } скидає здібність «{ $trait }».
log-creatures-poisoned = { $creature } отруюється: { $other } — отруйна істота.
log-creatures-skipped = { $seat }: усі істоти сплять.
log-creatures-skipped-you = Усі ваші істоти сплять.
log-creatures-round-over = Усі сплять: раунд { $round } завершено.
log-creatures-all-woke = Усі істоти прокидаються.
log-creatures-shuffled = { $count ->
    [1] Відбій стає новою колодою: одна карта.
   *[other] Відбій стає новою колодою.
}
log-creatures-game-over = Перемога: { $seat }.
log-creatures-game-over-you = Ви перемогли.
log-creatures-choice = Карта вибору: { $number }.
log-creatures-choice-shuffled = Карти вибору перемішано.
log-creatures-discarded = { $card }: карту скинуто, бо здібність «{ $trait }» нема кому взяти.
log-creatures-picked = Карта вибору вказує на істоту: { $creature }.
log-creatures-shadow-creates = У Тіні всі істоти сплять, тож верхня карта стає новою істотою.
log-creatures-shadow-grows = Найбільше енергії з тих істот Тіні, що не сплять, має { $creature }.
log-creatures-shadow-transmutes = { $creature } має досить енергії для трансмутації.
log-creatures-shadow-wakes = { $creature } будить іншу істоту Тіні.
log-creatures-shadow-aims = { $creature } — відтепер небезпечна істота, вона шукає ціль.
log-creatures-shadow-spares = Атака була б невдалою, тож { $creature } не атакує.
log-creatures-shadow-takes = { $creature } йде по енергію.
log-creatures-shadow-aims-again = { $creature } не знаходить енергії, тож шукає ціль.
log-creatures-shadow-rests = Хід Тіні завершено, { $creature } не засинає.
log-creatures-shadow-does-nothing = У Тіні всі сплять і карт більше немає, тож вона нічого не робить.

## Після останнього власного ходу

creatures-since-count = { $count ->
    [one] з вашими істотами сталася { $count } подія
    [few] з вашими істотами сталося { $count } події
   *[many] з вашими істотами сталося { $count } подій
}
creatures-since-attacked = { $by } атакує, ціль — { $creature }.
creatures-since-withstood = { $by } атакує, ціль — { $creature }: без наслідків.
creatures-since-guarded = { $by } атакує, ціль — { $creature }, але удар приймає на себе інша ваша істота.
creatures-since-drained = { $by } атакує: { $creature } втрачає одиницю енергії.
creatures-since-lulled = { $by } атакує: { $creature } засинає.
creatures-since-burnt = { $by } атакує: { $creature } втрачає здібність «{ $trait }».
creatures-since-scared = { $by } лякає істоту: { $creature }. Її здібності не діяли в тому ході.
creatures-since-given = { $creature } отримує одиницю енергії, її дає { $by }.

creature-trait-vampire = Вампір
creature-trait-fire-breathing = Вогнедишна
creature-trait-sleep-inducing = Снодійна
creature-trait-metamorph = Метаморф
creature-trait-scary = Страшна
creature-trait-annoying = Надокучлива
creature-trait-generous = Щедра
creature-trait-astral = Астральна
creature-trait-winged = Крилата
creature-trait-stone = Кам’яна
creature-trait-protective = Захисна
creature-trait-poisonous = Отруйна
creature-trait-small = Маленька
creature-trait-molting = Облізла
creature-trait-two-headed = Двоголова
creature-trait-shining = Осяйна

source-tree-of-beginnings = Дерево Початку
source-moon-lake = Місячне озеро
source-fire-crater = Вогняний кратер
source-blood-thorn = Кривавий терен
source-sleepy-poppies = Сонні маки
source-floating-rocks = Летючі скелі
source-stone-circle = Кам’яне коло
source-fairy-ring = Відьмине коло
source-mirror-grotto = Дзеркальний грот
source-poison-mire = Отруйна трясовина
