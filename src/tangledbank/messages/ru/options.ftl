### Настройки правил: загружаются со страницами, где они показаны.

## Значения, которые везде означают одно и то же

option-value_true = Да
option-value_false = Нет
option-value_allow = Можно
option-value_forbid = Нельзя
option-value_allowed = Можно
option-value_forbidden = Нельзя
option-value_none = Нет
option-then = { $first }, затем { $next }

## Настройки: карты и конец игры

option-tie-break = Что решает при равных очках
    .about = Кто выигрывает, если у двух игроков поровну очков.
option-tie-break_none = Ничего: победа общая
option-tie-break_surviving-animals-most-traits-on-one-animal = Больше животных, затем животное с наибольшим числом свойств
option-tie-break_surviving-animals = Больше выживших животных
option-tie-break_most-traits-on-one-animal = Животное с наибольшим числом свойств
option-tie-break_discard-size = Больше карт в своём сбросе
option-deal-order = Как раздаются новые карты
    .about = Важно, только когда колода кончается: если раздавать по одной, последние карты достаются всем поровну.
option-deal-order_one-by-one = По одной
option-deal-order_batch = Каждому сразу все
option-food-clear-time = Когда еда убирается с животных
option-food-clear-time_before-deal = До раздачи новых карт
option-food-clear-time_after-deal = После раздачи новых карт
option-handless-pass = Игрок без карт в фазу развития
    .about = Игрок без карт пасует автоматически, или его спрашивают.
option-handless-pass_forced = Обязан спасовать
option-handless-pass_declared = Объявляет, что пропускает
option-survivor-reward = Что приносят выжившие животные
    .about = Выжившее животное может принести не карту, а очко: так лидер закрепит успех.
option-survivor-reward_cards = По карте за каждое и ещё одна игроку
option-survivor-reward_cards-or-points = Две карты игроку и по карте или очку за каждое животное
option-six-card-rule = Кто получает шесть карт
    .about = Кто начинает заново, потеряв всех животных.
option-six-card-rule_no-animals-and-empty-hand = Игроки без животных и без карт
option-six-card-rule_no-animals = Игроки без животных
option-trait-card-texts = Тексты карт свойств
    .about = Меняется только текст на картах.
option-trait-card-texts_full = Из правил этого издания
option-trait-card-texts_absent = Из подарочного набора, если правила молчат

## Настройки: сброс и колода

option-discard-piles = Сброс
    .about = Погибшие животные и их карты уходят в общий сброс, или у каждого игрока он свой.
option-discard-piles_shared = Один на всех
option-discard-piles_per-player = У каждого свой
option-discard-visibility = Кто может смотреть сброс
    .about = По открытому сбросу каждый может посчитать, каких карт больше нет; закрытый смотрит только его владелец.
option-discard-visibility_all = Все
option-discard-visibility_own-only = Только владелец
option-discard-facing = Какой стороной вверх лежат карты в сбросе
option-discard-facing_trait-up = Свойствами
option-discard-facing_animal-up = Животным
option-discard-owner = Кому засчитываются сброшенные карты
    .about = Карты погибшего животного засчитываются его владельцу или никому; это может решить ничью.
option-discard-owner_common = Никому
option-discard-owner_animal-owner = Владельцу животного
option-deck-exhaustion = Когда колода кончилась
    .about = Либо сброс становится новой колодой и игра идёт ещё немного, либо последним достаётся меньше карт.
option-deck-exhaustion_reshuffle-discard = Сброс становится новой колодой
option-deck-exhaustion_short-deal = Кому-то достанется меньше карт
option-last-turn-trigger = Что объявляет последний ход
    .about = По этому знаку все понимают, что беречь карты больше незачем: остался один ход.
option-last-turn-trigger_flag-on-reshuffle = Пришлось перемешать сброс
option-last-turn-trigger_deck-empty-after-deal = После раздачи колода пуста

## Настройки: питание

option-feeding-obligation = Питание
    .about = Если питаться обязательно, нельзя выжидать, пока есть еда для ваших животных.
option-feeding-obligation_mandatory = Обязательно, если возможно
option-feeding-obligation_voluntary = По желанию
option-feeding-skip-final = Кто пропустил, выбывает до конца фазы
    .about = Пропустив один раз, вы больше никого не накормите в этот ход.
option-feeding-end = Когда питание окончено
    .about = Питание кончается, когда никто больше не может взять еду, или идёт, пока все не пропустят, — чтобы успеть применить свойства.
option-feeding-end_satisfied-or-base-empty = Все накормлены или никто не может продолжать
option-feeding-end_all-skipped = Все пропустили
option-non-food-traits-when-all-fed = Применять свойства, когда все ваши животные сыты
    .about = Можно топтать еду и применять другие свойства и после того, как все ваши животные поели.
option-grazing-all-in-one-slot = Все ваши топотуны могут топтать за один заход
    .about = Кормовая база пустеет гораздо быстрее.
option-obligation-substitutes = Чем можно заменить обязательное взятие еды
    .about = Вместо того чтобы взять еду, можно применить любое свойство или только главное действие.
option-obligation-substitutes_any-trait = Любым свойством
option-obligation-substitutes_main-only = Только атакой или тратой жира

## Настройки: жир

option-fat-conversion-timing = Когда отложенная еда становится жиром
    .about = Еда в «Жировом запасе» становится жиром сразу или ждёт конца питания.
option-fat-conversion-timing_immediate = Сразу
option-fat-conversion-timing_end-of-feeding = В конце питания
option-fat-fill-colours = Какую еду можно откладывать
    .about = Если только красную, то добыча хищников и падальщиков жиром не станет.
option-fat-fill-colours_any = Красную и синюю
option-fat-fill-colours_red-only = Только красную
option-burn-fat-blocks-hunt = Тратить жир и атаковать за один заход нельзя
    .about = За один заход приходится выбирать: жить за счёт жира или охотиться.
option-burn-fat-cap = Сколько жира можно потратить
    .about = Без ограничения животное может потратить жира больше, чем ему нужно.
option-burn-fat-cap_unlimited = Сколько угодно
option-burn-fat-cap_need = Не больше, чем не хватает

## Настройки: спячка

option-hibernation-costs-action = Спячка занимает место главного действия
    .about = Спячка занимает весь заход: ни еды, ни атаки.
option-hibernation-many-per-slot = За один заход могут заснуть несколько животных
    .about = Можно уложить всех сразу, а не по одному за раунд.
option-hibernation-with-partial-food = Спячка для полусытых
    .about = Животное, которому еды не хватило, всё же может проспать ход.
option-hibernation-last-turn = Спячка в последний ход
    .about = Если можно, спящие приносят очки без еды.
option-hibernation-consecutive = Спячка два хода подряд
    .about = Животное может спать ход за ходом и никогда не есть.
option-hibernation-blocks-fat = Спящее животное не пополняет жир
    .about = Спящее животное не может брать еду, чтобы отложить жир.
option-hibernation-when-fed = Спячка для сытых
    .about = Наевшееся животное тоже может заснуть.

## Настройки: охота и защита

option-mimicry-limit = Как часто «Мимикрия» перенаправляет атаку
    .about = Чем чаще она срабатывает, тем надёжнее защищает.
option-mimicry-limit_first-attack-of-turn = Только первую атаку за ход
option-mimicry-limit_one-redirect-per-turn = Один раз за ход
option-mimicry-limit_every-attack = Каждый раз
option-tail-loss-decline = Не применять «Отбрасывание хвоста»
    .about = Если можно, вы вправе отдать животное хищнику, а не терять свойство.
option-tail-loss-decline_forbidden-own-attack = Можно, но не при атаке своего хищника
option-running-decline = Не применять «Быстрое»
    .about = Если можно, вы вправе не бросать кубик и отдать животное хищнику.
option-running-die-threshold = С какого числа «Быстрое» спасает
    .about = Животное убегает, если выпало это число или больше; 7 — не убегает никогда.
option-self-attack = Животное атакует само себя
option-poison-spares-on-tail-loss = Отброшенный хвост не отравит хищника
    .about = Хищник, которому достался только хвост, не отравлен.
option-hunt-when-cannot-receive = Охотиться, когда есть нельзя
    .about = Хищник, который сейчас не может есть, всё же может убить.

## Настройки: парные свойства

option-pair-use-reset = Когда парное свойство снова готово
    .about = От этого зависит, сколько раз за раунд пара делится едой.
option-pair-use-reset_round-start = В начале раунда
option-pair-use-reset_owner-slot-start = В начале захода владельца
option-pair-trait-use = «Взаимодействие» и «Сотрудничество»
    .about = Пара делится всегда, или вы каждый раз решаете сами.
option-pair-trait-use_automatic = Действуют сами
option-pair-trait-use_optional = Действуют по желанию владельца
option-pair-same-trait-other-partner = Одно парное свойство с несколькими напарниками
    .about = Можно строить цепочки и кольца животных, которые кормят друг друга.
option-pair-trait-score = Сколько стоит парное свойство
    .about = Очко даётся один раз за карту или за каждое из двух животных.
option-pair-trait-score_per-card = Одно очко за карту
option-pair-trait-score_per-animal = По очку за каждое животное
option-pair-trait-off-slot = Парные свойства не в свой заход
    .about = Пара делится и тогда, когда кто-то из неё ест в чужой заход, — например, падальщик.

## Настройки: пиратство

option-piracy-when-fed-with-open-fat = Красть, чтобы отложить жир
    .about = Сытый пират может красть дальше, пока есть место для жира.
option-piracy-token-colour = Что достаётся пирату
    .about = Пират получает ту самую фишку, которую украл, или синюю.
option-piracy-token-colour_keep = Та самая фишка
option-piracy-token-colour_blue = Синяя фишка
option-piracy-victim-needs-received-food = Красть только у тех, кто ел в этот ход
    .about = Кто живёт за счёт жира или ещё не ел в этот ход, тому пираты не страшны.
option-piracy-with-take-or-hunt = Красть и брать еду или атаковать за один заход
    .about = За один заход можно украсть и ещё взять еду или атаковать.

## Настройки: падальщики

option-scavenger-carnivore-conflict = «Падальщик» и «Хищник» несовместимы
    .about = Может ли падальщик стать хищником.
option-scavenger-carnivore-conflict_both-ways = В обе стороны
option-scavenger-carnivore-conflict_scavenger-on-carnivore-only = Хищник не может стать падальщиком
option-scavenger-conflict-repair = Если оба оказались на одном животном
    .about = Если оба свойства попадают на одно животное, лишнее сбрасывается или так сделать нельзя.
option-scavenger-conflict-repair_discard-later = Второе сбрасывается
option-scavenger-conflict-repair_reject = Так сделать нельзя
option-scavenger-own-choice = Который из ваших падальщиков ест
    .about = Если их несколько, вы выбираете, кто ест, или ест всегда первый.
option-scavenger-own-choice_owner-picks = Выбирает владелец
option-scavenger-own-choice_first-listed = Самый старший
option-scavenger-skip-unable = Падальщик, который не может есть, пропускается
    .about = Если ваши падальщики есть не могут, остатки достаются следующему игроку, а не пропадают.

## Настройки: стол

option-first-player-choice = Как определяется первый игрок
    .about = Право начать разыгрывается кубиками или просто по жребию.
option-first-player-choice_lot = По жребию
option-first-player-choice_highest-die = По старшему кубику
option-two-sets = Можно смешать два набора
    .about = Вдвое больше карт: играть можно ввосьмером.
option-team-play = Команды
    .about = Игроки, сидящие напротив, складывают очки.
option-team-play_none = Каждый за себя
option-team-play_pairs-opposite = Пары напротив друг друга
option-token-substitution = Фишки можно чем-нибудь заменить
option-component-counts = Что в коробке
option-component-counts_as-tw = Как в тайваньском издании
option-used-mark = Как отмечают использованное свойство
option-used-mark_must-rotate = Карту обязательно поворачивают
option-used-mark_advised = Карту советуют повернуть
option-used-mark_optional-shift = Карту можно чуть сдвинуть
option-used-mark-reset = Когда снимаются отметки об использовании
    .about = Отметки с использованных свойств снимаются в конце питания или в конце хода.
option-used-mark-reset_end-of-turn = В конце хода
option-used-mark-reset_end-of-feeding = В конце питания
option-animal-limit = Сколько животных может быть у игрока
    .about = Столько животных может быть у игрока одновременно, не больше.
option-animal-limit_none = Сколько угодно
option-play-time = Сколько, по правилам, длится игра
option-play-time_30-60 = От 30 до 60 минут
option-play-time_silent = Не сказано
option-worked-example = В правилах разобран первый ход

## Настройки: дополнения

option-swimming-card-in-ocean = Карта «Водоплавающее» в Океане
    .about = Животное в Океане сохраняет карту и очко за неё или отдаёт карту.
option-swimming-card-in-ocean_kept = Остаётся у животного
option-swimming-card-in-ocean_discarded = Сбрасывается
option-ocean-animal-bonus = Дополнительные очки за животное в Океане
    .about = На столько больше стоит животное, которое к концу игры живёт в Океане.
option-swimming-loss-effect = Потеря «Водоплавающего» в Океане
    .about = Животное, которое больше не плавает, выходит на сушу или остаётся.
option-swimming-loss-effect_move-to-continent = Животное выходит на сушу
option-swimming-loss-effect_none = Ничего не меняет
option-ocean-exit-swimming-card = Выход из Океана
    .about = У животного, которое выходит на сушу, карта «Водоплавающее» уже есть, или оно берёт её из сброса.
option-ocean-exit-swimming-card_already-attached = Со своей картой «Водоплавающее»
option-ocean-exit-swimming-card_from-discard = С картой «Водоплавающее» из сброса
option-ocean-entry-by-migration = Миграция в Океан
    .about = Животное, которое мигрирует в Океан, сохраняет карту «Водоплавающее» или сбрасывает её.
option-ocean-entry-by-migration_keep-card = Карта «Водоплавающее» остаётся
option-ocean-entry-by-migration_discard-card = Карта «Водоплавающее» сбрасывается
option-swimming-counts-as-trait-in-ocean = «Водоплавающее» в Океане считается свойством
    .about = Всюду, где считают свойства, у животного в Океане их на одно больше.
option-cnidocytes-in-ocean = Животное, парализованное в Океане
    .about = Парализованное животное выносит на берег, или оно остаётся в Океане.
option-cnidocytes-in-ocean_expel-to-continent = Выходит на сушу
option-cnidocytes-in-ocean_no-move = Остаётся
option-paralysis-until = Сколько длится паралич
    .about = Чем дольше он длится, тем дольше животное без свойств.
option-paralysis-until_end-of-turn = До конца хода
option-paralysis-until_start-of-next-turn = До начала следующего хода
option-paralysed-is-traitless = Парализованное животное считается животным без свойств
    .about = Удильщик может прятаться и среди парализованных.
option-neoplasia-disables-swimming-in-ocean = Если неоплазия отключит «Водоплавающее», животное выходит на сушу
    .about = Животное в Океане, у которого отключено «Водоплавающее», должно выйти на сушу.
option-anglerfish-tolerates-swimming = У Удильщика в Океане может быть «Водоплавающее»
    .about = Удильщик может поджидать и в Океане, где плавают все.
option-recombination-scope = Чем можно обмениваться через «Рекомбинацию»
option-recombination-scope_non-pair = Любыми свойствами, кроме парных
option-recombination-limit = Как часто применяется «Рекомбинация»
    .about = Пара обменивается свойствами один раз за ход или сколько угодно.
option-recombination-limit_unstated = Не сказано; играем один раз за ход
option-recombination-limit_once-per-turn = Один раз за ход
option-recombination-swimming-moves = Кто отдал «Водоплавающее», выходит на сушу
    .about = Животное, отдавшее «Водоплавающее», должно покинуть Океан.
option-migration-limit = Как часто животное мигрирует
    .about = Животное может идти за едой один раз за ход или сколько угодно.
option-migration-limit_unstated = Не сказано; играем один раз за ход
option-migration-limit_once-per-turn = Один раз за ход
option-migration-swimmer-continent-to-continent = Водоплавающее мигрирует с континента на континент напрямую
    .about = Водоплавающее животное попадает на другой континент за один раз, без остановки в Океане.
option-edificator-timing = Когда «Эдификатор» добавляет еду
    .about = Дополнительная еда есть до начала питания или появляется, когда оно началось.
option-edificator-timing_food-phase = Вместе с кубиками
option-edificator-timing_feeding-start = В начале питания
option-herding-threshold = Когда «Стадность» защищает
option-herding-threshold_herd-ge-predators = Стадных не меньше, чем хищников
option-newborn-location = Где рождаются детёныши в Океане
    .about = Детёныши животного из Океана рождаются рядом с ним или на континенте.
option-newborn-location_parent-location = Тоже в Океане
option-newborn-location_continent-if-parent-in-ocean = На континенте
option-restart-condition = Кто начинает заново с десятью картами
    .about = Кто после катастрофы может начать сначала, взяв десять карт.
option-restart-condition_no-cards-on-table = Игроки без карт в руке и на столе
option-restart-condition_no-surviving-animals = Игроки без карт в руке и без выживших животных
option-food-example-4p = Кубики континентов для четырёх игроков
    .about = При игре вчетвером решает, какой континент богаче.
option-food-example-4p_table = Как в таблице
option-food-example-4p_swapped = Наоборот
option-specialization-scope = Какие специалисты мешают друг другу
    .about = Мешают ли друг другу специалисты из разных локаций.
option-specialization-scope_table-by-type = Одного типа
option-specialization-scope_location-any-type = Из одной локации
option-deck-reduction-advice = Короткая игра
    .about = Половина карт убирается, и игра идёт примерно вдвое быстрее.
option-deck-reduction-advice_none = Нет, все карты
option-deck-reduction-advice_half-by-kind = Половина карт каждого вида
option-deck-reduction-advice_half-random = Половина карт, не глядя
option-max-players-base-continents = На скольких рассчитаны базовый набор и «Континенты»
    .about = Если игроков больше, появится только предупреждение.
option-special-cards = В колоде есть специальные карты
    .about = В колоде ещё три свойства: «r-Стратегия», «Пугливое» и «Теплокровность».
option-ambushers-per-player = Сколько животных игрока могут напасть из засады у одной фишки
    .about = Столько ваших животных могут напасть у одной фишки, одно за другим.
option-ambush-counts-for-round-limit = Засада считается атакой этого раунда
    .about = После засады нельзя атаковать ещё раз в том же раунде.
option-metamorphosis-limit = Как часто применяется «Метаморфоза»
    .about = Животное может менять на еду одно свойство за ход или сколько их есть.
option-metamorphosis-limit_none = Один раз за заход
option-metamorphosis-limit_once-per-turn = Один раз за ход
option-viviparous-by-hibernation = При спячке срабатывает «Живорождение»
    .about = Заснувшее животное считается накормленным и рожает детёныша.
option-viviparous-by-burning = При трате жира срабатывает «Живорождение»
    .about = Животное, наевшееся за счёт своего жира, тоже рожает.
option-trematode-points = Сколько стоит «Трематода»
    .about = Столько очков в конце игры даёт трематода на ваших животных.
option-regeneration-keeps-shell = Раковина остаётся при «Регенерации»
    .about = Раковина возвращается вместе с животным или достаётся любому желающему.
option-trait-reorder-before-neoplasia = До «Неоплазии» порядок свойств можно менять
option-shell-pool-location = Какие пустые раковины можно занять
    .about = Животные находят пустые раковины везде или только там, где живут.
option-shell-pool-location_global = Любые
option-shell-pool-location_by-location = Из той же локации
option-viviparous-need = Сколько ещё еды нужно с «Живорождением»
    .about = Чем больше нужно, тем труднее рожать каждый ход.
option-intellect-need = Сколько ещё еды нужно с «Интеллектом»
    .about = Чем больше нужно, тем дороже обходится умный хищник.
option-neoplasia-death = Когда «Неоплазия» убивает, если свойств над ней не осталось
    .about = Животное погибает сразу или живёт до броска кубиков.
option-neoplasia-death_at-once = Сразу
option-neoplasia-death_food-phase = В следующую фазу кормовой базы
option-restored-r-strategy = Что приносит r-Стратегия после «Регенерации»
    .about = Восстановленное животное приводит с собой новых или возвращается одно.
option-restored-r-strategy_none = Ничего
option-restored-r-strategy_newcomers = Двух новых животных
option-paralysed-pairs = Парные свойства парализованного животного
    .about = Напарник парализованного животного тоже теряет общие парные свойства или сохраняет их.
option-paralysed-pairs_off-for-both = Не действуют для обоих
option-paralysed-pairs_partner-keeps = Для напарника действуют по-прежнему
option-metamorphosis-sheds-switched-off = «Метаморфоза» сбрасывает отключённые свойства, повышающие потребность
    .about = Можно избавиться от прожорливого свойства, которое отключила неоплазия.
option-sleeper-sheds-hibernation = Животное в спячке может сбросить «Спячку»
    .about = Спящее животное может обменять свою «Спячку» на еду.
option-intellect-after-redirect = «Интеллект» после того, как «Мимикрия» перенаправила атаку
    .about = Хищник ещё может применить интеллект к новой добыче, или он уже потрачен.
option-intellect-after-redirect_spent = Уже потрачен
option-intellect-after-redirect_kept = Действует на новую добычу
option-continents-locations = «Континенты» с континентами и Океаном
    .about = Без локаций новые свойства «Континентов» играют на одном общем столе.
option-specialization-limit = Как часто применяется «Специализация»
    .about = Специалист находит еду один раз за ход или сколько угодно.
option-specialization-limit_none = Один раз за заход
option-specialization-limit_once-per-turn = Один раз за ход
option-deck-cap = Сколько карт в игре
    .about = Меньше карт — короче игра; каких не хватает, не знает никто.
option-deck-cap_none = Все

## Настройки: волшебные твари

option-variant = Трансмутаций для победы
    .about = Нужны четыре трансмутации вместо трёх, и игра длится дольше.
option-variant_standard = Три
option-variant_quartet = Четыре (2 или 3 игрока)
option-first-player = Кто начинает
    .about = Первый игрок определяется жребием, или вы выбираете место.
option-first-player_lot = По жребию
option-first-player_1 = Первое место
option-first-player_2 = Второе место
option-first-player_3 = Третье место
option-first-player_4 = Четвёртое место
option-shadow-level = Сколько трансмутаций нужно Тени
    .about = Чем меньше трансмутаций нужно Тени, тем труднее её победить.
option-shadow-level_sinister = Одна: зловещая
option-shadow-level_dim = Две: сумрачная
option-shadow-level_faint = Три: бледная
option-shadow-takes-first = Откуда Тень сначала берёт энергию
    .about = От этого зависит, какую энергию Тень оставит вам.
option-shadow-takes-first_lower = Из нижней части
option-shadow-takes-first_upper = Из верхней части
