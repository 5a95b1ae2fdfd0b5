### Сообщения, которые нужны только терминалу.

terminal-share = Побеждает примерно в { $share } % случаев.
terminal-invitation = Сыграйте карту (1–{ $last }) или спасуйте (p).  Помощь — help.

## Что значит действие: пояснение рядом с ним в меню.

menu-uses = применяет свойство «{ $trait }»
menu-unplayable = сейчас сыграть нельзя
menu-as-trait = как свойство одного из своих существ
menu-activate = активировать { $animal }
menu-whose = { $own ->
    [yes] свой { $animal }: { $look }
   *[no] { $animal } ({ $owner }): { $look }
}
menu-evolution-so-far = { $animal-fed ->
    [yes] сыт: ещё еда станет жиром
   *[no] съедено { $animal-has } из { $animal-need }
}
menu-evolution-pass = { $final ->
    [yes] больше ничего не делать до конца питания
   *[no] ничего не делать в этот заход
}
menu-evolution-pass-development = больше не играть карт в этот ход
menu-evolution-pass-serving = пусть берёт свою фишку
menu-evolution-pass-lure = не раскрывать
menu-evolution-pass-migrating = больше никто не идёт следом
menu-evolution-animal = новое животное
menu-evolution-animal-place = новое животное { $place ->
    [ocean] в Океане
    [laurasia] в Лавразии
    [gondwana] в Гондване
   *[other] ({ $place })
}
menu-evolution-animal-target = снова живёт { $target }
menu-evolution-play = «{ $trait }»: { $animal-whose }
menu-evolution-play-partner = «{ $trait }» связывает: { $animal } и { $partner }
menu-evolution-end = закончить заход
menu-evolution-take = взять еду; { menu-evolution-so-far }
menu-evolution-attack = атаковать: { $target-whose }
menu-evolution-burn = потратить жир; { menu-evolution-so-far }
menu-evolution-graze = уничтожить красную фишку (всего их { $food })
menu-evolution-steal = { $token ->
    [red] красная фишка
    [blue] синяя фишка
   *[other] фишка ({ $token })
}; жертва — { $target-whose }
menu-evolution-hibernate = проспит этот ход и считается сытым
menu-evolution-run = убежит, если выпадет { $threshold } или больше
menu-evolution-redirect = перенаправить атаку: { $animal-whose }
menu-evolution-drop = отбросить «{ $trait }»: карта потеряна, животное живо
menu-evolution-drop-partner = отбросить «{ $trait }»: парная карта потеряна, животное живо
menu-evolution-accept = больше не защищаться: его съедят
menu-evolution-share = «{ $trait }»: еда для { $target }
menu-evolution-stop = парные свойства больше не действуют
menu-evolution-scavenge = доесть остатки; { menu-evolution-so-far }
menu-evolution-cards = карты: { $count }, очки: { $points }
menu-evolution-shed = отдать «{ $trait }» за синюю фишку
menu-evolution-shed-partner = отдать парное «{ $trait }» за синюю фишку
menu-evolution-hide = прячется в раковину до конца хода
menu-evolution-settle = { $animal } занимает пустую раковину
menu-evolution-specialize = поесть по специализации; { menu-evolution-so-far }
menu-evolution-ink = исчезает в чернильном облаке, один раз за ход
menu-evolution-reveal = { $animal } раскрыт и атакует нападающего
menu-evolution-warm = взять ещё одну; { menu-evolution-so-far }
menu-evolution-migrate = { $animal-look } идёт { $place ->
    [ocean] в Океан
    [laurasia] в Лавразию
    [gondwana] в Гондвану
   *[other] ({ $place })
}
menu-evolution-follow = { $animal } идёт следом (впереди { $target })
menu-evolution-recombine = { $animal } и { $target } обмениваются свойствами
menu-evolution-hand = { $animal } отдаёт «{ $trait }»
menu-evolution-fetch = карта «Водоплавающее», которую { $animal } берёт с собой

menu-creatures-keep = начать раунд с этой рукой
menu-creatures-exchange = сбросить всё и взять столько же
menu-creatures-create = рубашкой вверх, как новое существо
menu-creatures-add = «{ $trait }»: { $animal-whose }
menu-creatures-end = все спят: закончить ход
menu-creatures-take = энергия из источника
menu-creatures-transmute = трансмутировать: на шаг ближе к победе
menu-creatures-attack = атаковать: { $target-whose }
menu-creatures-sleep = заснуть до конца раунда
menu-creatures-turn = перевернуть карту «{ $trait }»
menu-creatures-scare = испугать: свойства не действуют в этом ходу; { $target-whose }
menu-creatures-wake = разбудить, а после действия заснуть; { $target-whose }
menu-creatures-give = отдать единицу энергии; { $target-whose }
menu-creatures-redirect = вместо него { $animal-whose }
menu-creatures-accept = принять атаку
menu-creatures-use = применить «{ $trait }»
menu-creatures-use-place = применить «{ $trait }» против этого свойства цели
menu-creatures-stop = больше не применять атакующих свойств
menu-creatures-shed = потерять «{ $trait }» за единицу энергии
menu-creatures-retain = ничего не сбрасывать

## До игры и после неё

terminal-at-table = За столом:
# Боты без своего имени названы в честь натуралистов: восемь имён через запятую, без пробелов внутри.
terminal-naturalists = Уоллес, Гексли, Гукер, Эннинг, Лайель, Грей, Мендель, Мериан
terminal-bot = бот «{ $bot }»
terminal-commitment = Перемешивание и кубики уже определены: отпечаток { $commitment }
terminal-default = { $fault }. Вместо ответа — действие по умолчанию.
terminal-pass-keyboard = Передайте клавиатуру ({ $name }) и нажмите Enter.
terminal-record = Запись этой игры: { $path }
terminal-not-kept = Игру не удаётся сохранять по ходу: { $error }
terminal-cannot-write = { $path }: не удаётся записать: { $why }
terminal-not-a-record = { $path }: такой файл уже есть, и это не запись игры; выберите другое имя
# Кто отвечает «no», уходит без сохранения: ответ пишут так, как здесь.
terminal-save-as = Сохранить как (Enter: { $path }, { $no }: не сохранять)?
terminal-saved = Сохранено: { $path }
terminal-come-back = Чтобы вернуться: { $command }

## Когда вас спрашивают

terminal-only-choice = (Выбора не было.)
terminal-back = назад
terminal-no-choice = Варианта { $number } нет. Выберите от 1 до { $last }.
terminal-no-action = «{ $line }» — не действие. Выберите номер или напишите { $help }.
terminal-cannot-pass = Сейчас пасовать нельзя.
terminal-forbidden = { $action }: правила этого не разрешают.
terminal-allowed = { $action }: правила это разрешают.
terminal-nothing-about = В правилах ничего нет про «{ $subject }».
terminal-traits-are = Свойства: { $traits }.
terminal-why-usage = Напишите «{ $why }» и действие, например «{ $example }».
terminal-hint-usage = Напишите «{ $hint }», а чтобы бот думал пять секунд — «{ $longer }» (не больше 60).
terminal-points-now = Очки, если бы игра закончилась сейчас: { $scores }
terminal-points-later = Очки считают в конце.
terminal-discard-pile = Сброс
terminal-discard-of = Сброс ({ $name })
terminal-discard-nothing = Сброшенных карт, которые вам можно видеть, нет.
# Что принимает настройка: слова или числа
terminal-takes = Возможные значения: { $values }.

## Стол

terminal-phase-round = раунд { $round }
terminal-edition = издание: { $edition }
terminal-no-food = нет
terminal-deck = Колода { $count }
terminal-discard = Сброс { $count }
terminal-shells = Пустые раковины { $count }
terminal-house-rules = Домашние правила: { $options }
terminal-no-animals = животных нет
terminal-remains = Останки:
terminal-remains-in = — { $place }
terminal-you = вы
terminal-first = первый игрок
terminal-in-hand = в руке { $count }
terminal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
terminal-discarded = в сбросе { $count }
# Животное одним словом
terminal-asleep = спит
terminal-poisoned = отравлен
terminal-hidden = в раковине
terminal-paralysed = парализован
terminal-turned = удильщик
terminal-fed = накормлен
terminal-symbiont = симбионт
# Отключённое свойство
terminal-off = отключено
# Знаки на столе
terminal-sign-red = красная
terminal-sign-blue = синяя
terminal-sign-missing = нужна
terminal-sign-fat = жир, место
terminal-sign-used = применено
terminal-sign-rests = отдыхает
terminal-sign-tied = пара

## Конец

terminal-end = Конец игры
terminal-animal = животное
terminal-no-survivors = ни одно животное не выжило
terminal-won-by-points = { $count ->
    [1] { $who }: победа по очкам.
    [one] { $who }: общая победа по очкам.
    [few] { $who }: общая победа по очкам.
   *[many] { $who }: общая победа по очкам.
}
terminal-level = Очков поровну; { $counted }: { $values }.
terminal-won-by = { $count ->
    [1] { $who }: победа. Решили { $counted }.
    [one] { $who }: общая победа. Решили { $counted }.
    [few] { $who }: общая победа. Решили { $counted }.
   *[many] { $who }: общая победа. Решили { $counted }.
}
terminal-shared = { $who }: победа общая.
terminal-counted-surviving-animals = выжившие животные
terminal-counted-most-traits-on-one-animal = свойства на одном животном
terminal-counted-discard-size = карты в сбросе

## Магические существа

terminal-round = Раунд { $round }
terminal-turn-of = ходит { $name }
terminal-for-all = { $count ->
    [0] ничего для всех
    [one] { $count } для всех
    [few] { $count } для всех
   *[many] { $count } для всех
}
terminal-for-trait = { $count ->
    [0] ничего за свойство «{ $trait }»
    [one] { $count } за свойство «{ $trait }»
    [few] { $count } за свойство «{ $trait }»
   *[many] { $count } за свойство «{ $trait }»
}
terminal-choice-cards = Карты выбора { $count }
terminal-no-creatures = существ нет
terminal-transmuted-of = трансмутации: { $count } из { $goal }
terminal-transmuted = { $name }: трансмутаций { $count }
terminal-scared = испугано
terminal-sign-energy = энергия
terminal-sign-free = свободная клетка
terminal-sign-transmuted = трансмутации: есть, осталось
terminal-sign-face = (в скобках — скрытая сторона)
terminal-creatures-discard = { $count ->
    [one] { $count } карта, которую никому нельзя смотреть.
    [few] { $count } карты, которые никому нельзя смотреть.
   *[many] { $count } карт, которые никому нельзя смотреть.
}
terminal-creatures-ours = В книге правил нет Бестиария и карт: пары, источники и многие эффекты — наша реконструкция. Какие именно, скажет «{ $help }».
terminal-creatures-shadow = Вы играете против Тени (B), уровень «{ $level }»: ей нужно трансмутаций { $need }, вам — { $goal }. Её ходы вы видите шаг за шагом.

## Просмотр записей

terminal-replay-keys = Enter — дальше, { $back } — назад, число — к этому шагу, { $quit } — выйти
terminal-replay-last = Это был последний шаг.
terminal-replay-unknown = «{ $word }»? { $keys }; всего шагов: { $count }.
terminal-replay-step = Шаг { $at } из { $count }
terminal-replay-won = Победа: { $who } ({ $by }): { $scores }

## Справка: что делает каждая строка

help-answer = Выберите номер варианта или напишите действие:
help-answer-as-listed = Выберите номер варианта или напишите действие так, как в списке.
help-creatures-answer = Выберите номер варианта или напишите действие. Ход — это создание, добавление, активация; первые два шага можно пропустить.
help-expansions = С дополнениями:
help-ask = Или спросите:
help-traits = Свойства: { $traits }
help-animal = сыграть эту карту как новое животное
help-play = сыграть её как свойство, названное первым
help-play-pair = сыграть парное свойство
help-play-roles = сыграть парное свойство и назвать симбионта
help-take = взять красную фишку для A1
help-attack = охотиться с A1; превратить два жира A1 в еду
help-steal = применить «Пиратство», «Топотуна»
help-hibernate = животное проспит этот ход
help-defend = ответить на атаку
help-share = парные свойства, которые ждут очереди
help-pass = пасовать, закончить заход; также: p
help-animal-place = новое животное на континенте
help-animal-back = вернуть съеденное животное с «Регенерацией»
help-ignoring = применить «Интеллект»; для парной карты: { $with }
help-hide = ответить на атаку «Раковиной», «Чернильным облаком»
help-reveal = раскрыть своего Удильщика
help-shed = применить «Метаморфозу», «Специализацию»
help-settle = поселиться в пустой раковине; «Теплокровность»
help-migrate = применить «Миграцию» или «Полёт», «Прилипалу»
help-recombine = обмен свойствами: сначала животные, потом свойства
help-fetch = карта, которую животное забирает из Океана
help-keep = в начале раунда: рука
help-create = положить эту карту рубашкой вверх как новое существо
help-add = подложить карту под A1 стороной «Маленькое»
help-energy = энергия из этой части источника
help-transmute = когда энергии хватает; или когда нет ничего лучше
help-strike = а затем: { $use }, { $on }, { $stop }
help-before = перед действием A1
help-redirect = ответить на атаку «Оберегающим» или принять её
help-molt = «Облезающее»: потерять свойство или нет
help-end = закончить ход, если все спят (также: p)
help-hint = что сделал бы лучший бот и почему ({ $longer }: подумает 5 секунд)
help-why = какие правила этого не разрешают
help-trait = что делает свойство; также { $clause } и { $option }
help-creature-trait = что делает свойство и откуда оно: из книги правил или наше
help-clause = что сказано в пункте правил
help-table = показать стол ещё раз
help-log = всё, что случилось в этой игре
help-scores = очки всех, если бы игра закончилась сейчас
help-tokens = трансмутации всех игроков
help-discard = сброшенные карты, которые вам можно видеть
help-save = сохранить игру (она сохраняется и сама)
help-quit = выйти; чтобы вернуться: { $command }

## Анализ партии.

analysis-title = Анализ партии: { $names }
analysis-depth = Каждое решение оценено по тому, что игрок знал тогда, в среднем в { $worlds } воображаемых мирах (всего итераций поиска: { $iterations }, зерно { $seed }).
analysis-graph = Шанс на победу от первого решения до конца:
analysis-signs = { $brilliant } блестящий ход   { $slip } неточность   { $mistake } ошибка   { $blunder } грубая ошибка   (числа: ходы)
analysis-head-player = игрок
analysis-head-accuracy = точность
analysis-head-given = потеряно
analysis-head-luck = удача
analysis-head-blunders = грубые
analysis-head-mistakes = ошибки
analysis-head-slips = неточности
analysis-head-brilliant = блестящие
analysis-at = Шаг { $step }, ход { $turn }
analysis-turning-throw = Перелом: кубики меняют шанс игрока { $name } с { $before } на { $after }.
analysis-turning-draw = Перелом: новые карты меняют шанс игрока { $name } с { $before } на { $after }.
analysis-turning-move = Перелом: решение игрока { $by } меняет шанс игрока { $name } с { $before } на { $after }.
analysis-blunder = Грубая ошибка, { $name }: { $action } ({ $after } вместо { $before })
analysis-mistake = Ошибка, { $name }: { $action } ({ $after } вместо { $before })
analysis-brilliant = Блестящий ход, { $name }: { $action } ({ $after })
analysis-better = Лучше: { $best }
analysis-quiet = Никто не сделал явной ошибки, и ни один момент не решил партию.
analysis-left-out = { $count ->
    [one] Ещё { $count } меньшая ошибка не показана.
    [few] Ещё { $count } меньшие ошибки не показаны.
   *[many] Ещё { $count } меньших ошибок не показано.
}
