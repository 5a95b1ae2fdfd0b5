### Повідомлення, які є лише в терміналі.

terminal-share = Так виграють приблизно { $share } % партій.
terminal-invitation = Зіграйте карту (1–{ $last }) або спасуйте (p).  Довідка: help.

## Що означає дія, поруч із нею в меню: menu-ГРА-ДІЯ.  Повідомлення для питання чи для уточнення має перевагу.

menu-uses = застосовує здібність «{ $trait }»
menu-unplayable = зараз не можна зіграти
menu-as-trait = як здібність однієї зі своїх істот
menu-activate = активувати { $animal }
menu-whose = { $own ->
    [yes] { $animal } (ваша): { $look }
   *[no] { $animal } ({ $owner }): { $look }
}
menu-evolution-so-far = { $animal-fed ->
    [yes] нагодована: інша їжа стане жиром
   *[no] має { $animal-has } з { $animal-need }
}
menu-evolution-pass = { $final ->
    [yes] більше нічого не робити в харчуванні цього ходу
   *[no] нічого не робити в цю чергу
}
menu-evolution-pass-development = більше не грати карт у цьому ході
menu-evolution-pass-serving = нехай бере свою фішку
menu-evolution-pass-lure = не перевертати
menu-evolution-pass-migrating = більше ніхто не вирушає слідом
menu-evolution-animal = нова тварина
menu-evolution-animal-place = нова тварина: { $place ->
    [ocean] Океан
    [laurasia] Лавразія
    [gondwana] Гондвана
   *[other] { $place }
}
menu-evolution-animal-target = повертається { $target }
menu-evolution-play = «{ $trait }»: { $animal-whose }
menu-evolution-play-partner = «{ $trait }» поєднує: { $animal } і { $partner }
menu-evolution-end = завершити чергу
menu-evolution-take = взяти їжу; { menu-evolution-so-far }
menu-evolution-attack = напасти: { $target-whose }
menu-evolution-burn = витратити жир; { menu-evolution-so-far }
menu-evolution-graze = знищити одну з червоних фішок (їх { $food })
menu-evolution-steal = { $token ->
    [red] червона
    [blue] синя
   *[other] { $token }
} фішка; { $target-whose }
menu-evolution-hibernate = спить цей хід і вважається нагодованою
menu-evolution-run = тікає, якщо на кубику { $threshold } або більше
menu-evolution-redirect = перевести напад: { $animal-whose }
menu-evolution-drop = скинути «{ $trait }»: карту втрачено, тварина жива
menu-evolution-drop-partner = скинути «{ $trait }»: парну карту втрачено, тварина жива
menu-evolution-accept = не захищатися далі: її з’їдено
menu-evolution-share = «{ $trait }»: їжа для { $target }
menu-evolution-stop = парні здібності більше не діють
menu-evolution-scavenge = з’їсти рештки; { menu-evolution-so-far }
menu-evolution-cards = карт: { $count }, очок: { $points }
menu-evolution-shed = віддати «{ $trait }» за синю фішку
menu-evolution-shed-partner = віддати парну «{ $trait }» за синю фішку
menu-evolution-hide = ховається в мушлі до кінця ходу
menu-evolution-settle = { $animal } оселяється в порожній мушлі
menu-evolution-specialize = поїсти за спеціалізацією; { menu-evolution-so-far }
menu-evolution-ink = утікає в чорнильній хмарі, раз за хід
menu-evolution-reveal = { $animal } перевертається й нападає на нападника
menu-evolution-warm = взяти ще одну; { menu-evolution-so-far }
menu-evolution-migrate = { $animal-look }: мігрує { $place ->
    [ocean] в Океан
    [laurasia] до Лавразії
    [gondwana] до Гондвани
   *[other] ({ $place })
}
menu-evolution-follow = { $animal } вирушає слідом, веде { $target }
menu-evolution-recombine = { $animal } і { $target } обмінюються здібностями, по одній
menu-evolution-hand = { $animal } віддає «{ $trait }»
menu-evolution-fetch = карта «Водоплавна», яку бере { $animal }

menu-creatures-keep = почати раунд із цією рукою
menu-creatures-exchange = скинути всю й узяти стільки ж
menu-creatures-create = сорочкою догори, як нова істота
menu-creatures-add = «{ $trait }»: { $animal-whose }
menu-creatures-end = усі сплять: завершити хід
menu-creatures-take = енергія з джерела
menu-creatures-transmute = трансмутувати: на крок ближче до перемоги
menu-creatures-attack = атакувати: { $target-whose }
menu-creatures-sleep = заснути до кінця раунду
menu-creatures-turn = перевернути карту «{ $trait }»
menu-creatures-scare = налякати: здібності не діють у цьому ході; { $target-whose }
menu-creatures-wake = розбудити, а після дії заснути; { $target-whose }
menu-creatures-give = віддати одиницю енергії; { $target-whose }
menu-creatures-redirect = натомість: { $animal-whose }
menu-creatures-accept = прийняти атаку
menu-creatures-use = застосувати «{ $trait }»
menu-creatures-use-place = застосувати «{ $trait }» проти цієї здібності цілі
menu-creatures-stop = більше не застосовувати здібностей атаки
menu-creatures-shed = втратити «{ $trait }» за одиницю енергії
menu-creatures-retain = нічого не скидати

## Перед грою та після неї

terminal-at-table = За столом:
# Боти без власного імені названі на честь натуралістів: вісім імен через кому, без пробілів усередині.
terminal-naturalists = Воллес, Гакслі, Гукер, Еннінг, Лаєлл, Ґрей, Мендель, Меріан
terminal-bot = бот «{ $bot }»
terminal-commitment = Перемішування й кубики вже визначено: відбиток { $commitment }
terminal-default = { $fault }. Замість відповіді — дія за замовчуванням.
terminal-pass-keyboard = Передайте клавіатуру ({ $name }) і натисніть Enter.
terminal-record = Запис цієї гри: { $path }
terminal-not-kept = Гру не вдається зберігати на ходу: { $error }
terminal-cannot-write = { $path }: не вдається записати: { $why }
terminal-not-a-record = { $path }: такий файл уже є, і це не запис гри; виберіть іншу назву
# Хто відповідає «no», іде без збереження: відповідь пишуть так, як тут.
terminal-save-as = Зберегти як (Enter: { $path }, { $no }: не зберігати)?
terminal-saved = Збережено: { $path }
terminal-come-back = Щоб повернутися: { $command }

## Коли вас питають

terminal-only-choice = (Вибору не було.)
terminal-back = назад
terminal-no-choice = Варіанта { $number } немає. Виберіть від 1 до { $last }.
terminal-no-action = «{ $line }» — це не дія. Виберіть номер або напишіть { $help }.
terminal-cannot-pass = Зараз пасувати не можна.
terminal-forbidden = { $action }: правила цього не дозволяють.
terminal-allowed = { $action }: правила це дозволяють.
terminal-nothing-about = У правилах нічого немає про «{ $subject }».
terminal-traits-are = Здібності: { $traits }.
terminal-why-usage = Напишіть «{ $why }» і дію, наприклад «{ $example }».
terminal-hint-usage = Напишіть «{ $hint }», а якщо хай думає п’ять секунд — «{ $longer }» (щонайбільше 60).
terminal-points-now = Очки, якби гра скінчилася зараз: { $scores }
terminal-points-later = Очки рахують наприкінці.
terminal-discard-pile = Відбій
terminal-discard-of = Відбій ({ $name })
terminal-discard-nothing = Скинутих карт, які вам можна бачити, немає.
# Що приймає налаштування: слова або числа
terminal-takes = Можливі значення: { $values }.

## Стіл

terminal-phase-round = раунд { $round }
terminal-edition = видання: { $edition }
terminal-no-food = нема
terminal-deck = Колода { $count }
terminal-discard = Відбій { $count }
terminal-shells = Порожні мушлі { $count }
terminal-house-rules = Домашні правила: { $options }
terminal-no-animals = тварин немає
terminal-remains = Рештки:
terminal-remains-in = — { $place }
terminal-you = ви
terminal-first = перший гравець
terminal-in-hand = у руці { $count }
terminal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
terminal-discarded = у відбої { $count }
# Тварина одним словом
terminal-asleep = спить
terminal-poisoned = отруєна
terminal-hidden = у мушлі
terminal-paralysed = паралізована
terminal-turned = вудильник
terminal-fed = нагодована
terminal-symbiont = симбіонт
# Вимкнена здібність
terminal-off = не діє
# Знаки на столі
terminal-sign-red = червона
terminal-sign-blue = синя
terminal-sign-missing = бракує
terminal-sign-fat = жир, місце
terminal-sign-used = вжито
terminal-sign-rests = відпочиває
terminal-sign-tied = пара

## Кінець

terminal-end = Кінець гри
terminal-animal = тварина
terminal-no-survivors = жодна тварина не вижила
terminal-won-by-points = { $count ->
    [1] { $who }: перемога за очками.
    [one] { $who }: спільна перемога за очками.
    [few] { $who }: спільна перемога за очками.
   *[many] { $who }: спільна перемога за очками.
}
terminal-level = Очок порівну; { $counted }: { $values }.
terminal-won-by = { $count ->
    [1] { $who }: перемога. Вирішили { $counted }.
    [one] { $who }: спільна перемога. Вирішили { $counted }.
    [few] { $who }: спільна перемога. Вирішили { $counted }.
   *[many] { $who }: спільна перемога. Вирішили { $counted }.
}
terminal-shared = { $who }: перемога спільна.
terminal-counted-surviving-animals = тварини, що вижили
terminal-counted-most-traits-on-one-animal = здібності на одній тварині
terminal-counted-discard-size = карти у відбої

## Чарівні істоти

terminal-round = Раунд { $round }
terminal-turn-of = ходить { $name }
terminal-for-all = { $count ->
    [0] нічого для всіх
    [one] { $count } для всіх
    [few] { $count } для всіх
   *[many] { $count } для всіх
}
terminal-for-trait = { $count ->
    [0] нічого за здібність «{ $trait }»
    [one] { $count } за здібність «{ $trait }»
    [few] { $count } за здібність «{ $trait }»
   *[many] { $count } за здібність «{ $trait }»
}
terminal-choice-cards = Карти вибору { $count }
terminal-no-creatures = істот немає
terminal-transmuted-of = трансмутації: { $count } з { $goal }
terminal-transmuted = { $name }: трансмутацій { $count }
terminal-scared = налякана
terminal-sign-energy = енергія
terminal-sign-free = вільна клітинка
terminal-sign-transmuted = трансмутації: є, бракує
terminal-sign-face = (у дужках — прихована сторона)
terminal-creatures-discard = { $count ->
    [one] { $count } карта, якої нікому не можна бачити.
    [few] { $count } карти, яких нікому не можна бачити.
   *[many] { $count } карт, яких нікому не можна бачити.
}
terminal-creatures-ours = У книзі правил немає Бестіарію та карт: пари, джерела й чимало ефектів — наша реконструкція. Які саме, скаже «{ $help }».
terminal-creatures-shadow = Ви граєте проти Тіні (B), рівень «{ $level }»: їй потрібно трансмутацій { $need }, вам — { $goal }. Її ходи ви бачите крок за кроком.

## Перегляд записів

terminal-replay-keys = Enter — далі, { $back } — назад, число — до цього кроку, { $quit } — вийти
terminal-replay-last = Це був останній крок.
terminal-replay-unknown = «{ $word }»? { $keys }; усього кроків: { $count }.
terminal-replay-step = Крок { $at } з { $count }
terminal-replay-won = Перемога: { $who } ({ $by }): { $scores }

## Довідка: що робить кожен рядок

help-answer = Виберіть номер варіанта або напишіть дію:
help-answer-as-listed = Виберіть номер варіанта або напишіть дію так, як у списку.
help-creatures-answer = Виберіть номер варіанта або напишіть дію. Хід — це створення, додавання, активація; перші два кроки можна пропустити.
help-expansions = З доповненнями:
help-ask = Або запитайте:
help-traits = Здібності: { $traits }
help-animal = зіграти цю карту як нову тварину
help-play = зіграти її як здібність, названу першою
help-play-pair = зіграти парну здібність
help-play-roles = зіграти парну здібність і назвати симбіонта
help-take = взяти червону фішку для A1
help-attack = полювати з A1; перетворити два жири A1 на їжу
help-steal = застосувати «Піратство», «Тупотуна»
help-hibernate = тварина проспить цей хід
help-defend = відповісти на напад
help-share = парні здібності, що чекають черги
help-pass = пасувати, завершити чергу; також: p
help-animal-place = нова тварина на континенті
help-animal-back = повернути з’їдену тварину з «Регенерацією»
help-ignoring = застосувати «Інтелект»; для парної карти: { $with }
help-hide = відповісти на напад «Мушлею», «Чорнильною хмарою»
help-reveal = перевернути свого Вудильника
help-shed = застосувати «Метаморфозу», «Спеціалізацію»
help-settle = оселитися в порожній мушлі; «Теплокровна»
help-migrate = застосувати «Міграцію» чи «Політ», «Прилипалу»
help-recombine = обмін здібностями: спершу тварини, потім здібності
help-fetch = карта, яку тварина забирає з Океану
help-keep = на початку раунду: рука
help-create = покласти цю карту сорочкою догори як нову істоту
help-add = підкласти карту під A1 стороною «Маленька»
help-energy = енергія з цієї частини джерела
help-transmute = коли набрано енергію; або коли нічого кращого немає
help-strike = а тоді: { $use }, { $on }, { $stop }
help-before = перед дією A1
help-redirect = відповісти на атаку «Захисною» або прийняти її
help-molt = «Облізла»: втратити здібність чи ні
help-end = завершити хід, якщо всі сплять (також: p)
help-hint = що зробив би найкращий бот і чому ({ $longer }: подумає 5 секунд)
help-why = які правила цього не дозволяють
help-trait = що робить здібність; також { $clause } і { $option }
help-creature-trait = що робить здібність і звідки це: з книги правил чи наше
help-clause = що сказано в пункті правил
help-table = показати стіл ще раз
help-log = усе, що сталося в цій грі
help-scores = очки всіх, якби гра скінчилася зараз
help-tokens = трансмутації всіх гравців
help-discard = скинуті карти, які вам можна бачити
help-save = зберегти гру (вона зберігається й сама)
help-quit = вийти; щоб повернутися: { $command }

## Аналіз партії.

analysis-title = Аналіз партії: { $names }
analysis-depth = Кожне рішення оцінено за тим, що гравець знав тоді, в середньому у { $worlds } уявних світах (усього ітерацій пошуку: { $iterations }, зерно { $seed }).
analysis-graph = Шанс на перемогу від першого рішення до кінця:
analysis-signs = { $brilliant } блискучий хід   { $slip } неточність   { $mistake } помилка   { $blunder } груба помилка   (числа: ходи)
analysis-head-player = гравець
analysis-head-accuracy = точність
analysis-head-given = втрачено
analysis-head-luck = удача
analysis-head-blunders = грубі
analysis-head-mistakes = помилки
analysis-head-slips = неточності
analysis-head-brilliant = блискучі
analysis-at = Крок { $step }, хід { $turn }
analysis-turning-throw = Перелом: кубики змінюють шанс гравця { $name } з { $before } на { $after }.
analysis-turning-draw = Перелом: нові карти змінюють шанс гравця { $name } з { $before } на { $after }.
analysis-turning-move = Перелом: рішення гравця { $by } змінює шанс гравця { $name } з { $before } на { $after }.
analysis-blunder = Груба помилка, { $name }: { $action } ({ $after } замість { $before })
analysis-mistake = Помилка, { $name }: { $action } ({ $after } замість { $before })
analysis-brilliant = Блискучий хід, { $name }: { $action } ({ $after })
analysis-better = Краще: { $best }
analysis-quiet = Ніхто не припустився явної помилки, і жодна мить не вирішила партію.
analysis-left-out = { $count ->
    [one] Ще { $count } меншу помилку не показано.
    [few] Ще { $count } менші помилки не показано.
   *[many] Ще { $count } менших помилок не показано.
}
