### Параметри правил: завантажуються зі сторінками, які їх показують.
### Ідентифікатори: option-НАЗВА (підкреслення стають дефісами), option-НАЗВА_ЗНАЧЕННЯ.

## Значення, що всюди однакові

option-value_true = Так
option-value_false = Ні
option-value_allow = Дозволено
option-value_forbid = Заборонено
option-value_allowed = Дозволено
option-value_forbidden = Заборонено
option-value_none = Немає
option-then = { $first }, потім { $next }

## Карти й кінець гри

option-tie-break = Що вирішує, коли очок порівну
    .about = Якщо двоє гравців набрали однаково очок, це визначить переможця.
option-tie-break_none = Нічого: перемога спільна
option-tie-break_surviving-animals-most-traits-on-one-animal = Більше тварин, потім тварина з найбільшою кількістю здібностей
option-tie-break_surviving-animals = Більше вцілілих тварин
option-tie-break_most-traits-on-one-animal = Тварина з найбільшою кількістю здібностей
option-tie-break_discard-size = Більше карт у власному відбої
option-deal-order = Як роздають нові карти
    .about = Це важливо лише тоді, коли колода закінчується: якщо роздавати по одній, останні карти діляться порівну.
option-deal-order_one-by-one = По одній
option-deal-order_batch = Кожному всі одразу
option-food-clear-time = Коли з тварин знімають їжу
option-food-clear-time_before-deal = Перед роздачею нових карт
option-food-clear-time_after-deal = Після роздачі нових карт
option-handless-pass = Гравець без карт у фазі розвитку
    .about = Гравець без карт пасує автоматично, або його запитують.
option-handless-pass_forced = Мусить пасувати
option-handless-pass_declared = Оголошує, що пропускає
option-survivor-reward = Що дають тварини, які вижили
    .about = Замість карти вціліла тварина може дати очко, тож лідери можуть закріпити перевагу.
option-survivor-reward_cards = По карті за тварину й одну гравцеві
option-survivor-reward_cards-or-points = Дві карти гравцеві та карту або очко за кожну тварину
option-six-card-rule = Хто отримує шість карт
    .about = Визначає, хто починає наново, втративши всіх тварин.
option-six-card-rule_no-animals-and-empty-hand = Гравці без тварин і без карт
option-six-card-rule_no-animals = Гравці без тварин
option-trait-card-texts = Тексти на картах здібностей
    .about = Змінюється лише текст на картах.
option-trait-card-texts_full = З правил цього видання
option-trait-card-texts_absent = З подарункового набору, де правила мовчать

## Відбій і колода

option-discard-piles = Відбій
    .about = Загиблі тварини та їхні карти йдуть у спільний відбій, або кожен гравець має власний.
option-discard-piles_shared = Один на всіх
option-discard-piles_per-player = У кожного свій
option-discard-visibility = Хто може переглядати відбій
    .about = Відкритий відбій дає всім порахувати, яких карт уже немає; закритий переглядає тільки власник.
option-discard-visibility_all = Усі
option-discard-visibility_own-only = Власник
option-discard-facing = Яким боком догори лежать скинуті карти
option-discard-facing_trait-up = Здібностями
option-discard-facing_animal-up = Твариною
option-discard-owner = Кому належать скинуті карти
    .about = Карти загиблої тварини рахуються її власникові або нікому; за нічиєї це може бути вирішальним.
option-discard-owner_common = Нікому
option-discard-owner_animal-owner = Власникові тварини
option-deck-exhaustion = Коли колода закінчується
    .about = Або відбій перемішують у нову колоду й гра триває ще трохи, або останні гравці отримують менше карт.
option-deck-exhaustion_reshuffle-discard = Відбій перемішують у нову колоду
option-deck-exhaustion_short-deal = Хтось отримує менше карт
option-last-turn-trigger = Що оголошує останній хід
    .about = Підказує, коли вже не варто берегти карти, бо залишився тільки один хід.
option-last-turn-trigger_flag-on-reshuffle = Довелося перемішати відбій
option-last-turn-trigger_deck-empty-after-deal = Після роздачі колода порожня

## Харчування

option-feeding-obligation = Харчування
    .about = Якщо годувати обов’язково, не можна вичікувати, поки є їжа, яку можуть узяти ваші тварини.
option-feeding-obligation_mandatory = Обов’язкове, якщо можливе
option-feeding-obligation_voluntary = За бажанням
option-feeding-skip-final = Хто пропустив, той вибуває з фази
    .about = Хто пропустив раз, той у цьому ході вже нікого не годує.
option-feeding-end = Коли закінчується харчування
    .about = Харчування закінчується, коли ніхто не може взяти їжі, або триває, доки всі не пропустять, щоб можна було застосувати здібності.
option-feeding-end_satisfied-or-base-empty = Усі нагодовані або ніхто не може продовжити
option-feeding-end_all-skipped = Усі пропустили
option-non-food-traits-when-all-fed = Здібності, коли всі ваші тварини ситі
    .about = Можна й далі топтати їжу та застосовувати інші здібності, коли всі ваші тварини наїлися.
option-grazing-all-in-one-slot = Усі ваші тупотуни можуть тупотіти разом
    .about = Усі ваші тупотуни топчуть їжу за одну чергу, тож кормова база зникає значно швидше.
option-obligation-substitutes = Що може замінити обов’язкове взяття їжі
    .about = Коли треба брати їжу, натомість годиться будь-яка здібність або лише головна дія.
option-obligation-substitutes_any-trait = Будь-яка здібність
option-obligation-substitutes_main-only = Лише напад або витрата жиру

## Жировий запас

option-fat-conversion-timing = Коли відкладена їжа стає жиром
    .about = Їжа на «Жировому запасі» стає жиром одразу або чекає кінця харчування.
option-fat-conversion-timing_immediate = Одразу
option-fat-conversion-timing_end-of-feeding = Після харчування
option-fat-fill-colours = Яку їжу можна відкладати
    .about = Якщо тільки червону, то здобич хижаків і падальників ніколи не стає жиром.
option-fat-fill-colours_any = Червону й синю
option-fat-fill-colours_red-only = Лише червону
option-burn-fat-blocks-hunt = Або витрата жиру, або напад
    .about = За одну чергу можна або жити з жиру, або полювати.
option-burn-fat-cap = Скільки жиру можна витратити
    .about = Без обмеження тварина може витратити більше жиру, ніж їй треба.
option-burn-fat-cap_unlimited = Скільки завгодно
option-burn-fat-cap_need = Скільки бракує голодній тварині

## Сплячка

option-hibernation-costs-action = Сплячка замінює головну дію
    .about = Сплячка забирає всю чергу: ні їжі, ні нападу.
option-hibernation-many-per-slot = За одну чергу може заснути кілька тварин
    .about = Можна вкласти спати всіх одразу, а не по одній за раунд.
option-hibernation-with-partial-food = Напівголодна тварина може впасти у сплячку
    .about = Тварина, яка знайшла трохи їжі, та не досить, усе одно може проспати хід.
option-hibernation-last-turn = Сплячка в останньому ході
    .about = Якщо вона діє в останньому ході, сплячі тварини дають очки, навіть ненагодовані.
option-hibernation-consecutive = Сплячка два ходи поспіль
    .about = Тварина може спати хід за ходом і зовсім не їсти.
option-hibernation-blocks-fat = У сплячці не можна наповнювати жировий запас
    .about = Тварина, що спить, не бере їжі для жирового запасу.
option-hibernation-when-fed = Сплячка нагодованої тварини
    .about = Тварина, яка наїлася, теж може заснути.

## Полювання й захист

option-mimicry-limit = Як часто «Мімікрія» відводить напад
    .about = Що частіше вона діє, то безпечніше мати одну таку тварину серед інших.
option-mimicry-limit_first-attack-of-turn = Лише перший напад за хід
option-mimicry-limit_one-redirect-per-turn = Раз за хід
option-mimicry-limit_every-attack = Щоразу
option-tail-loss-decline = Не застосувати «Відкидання хвоста»
    .about = Якщо це дозволено, можна віддати тварину хижакові, щоб не втрачати здібності.
option-tail-loss-decline_forbidden-own-attack = Не можна проти власного хижака
option-running-decline = Не застосувати здібність «Швидка»
    .about = Якщо це дозволено, можна не кидати кубика й віддати тварину хижакові.
option-running-die-threshold = Найменше число, з яким вдається втеча
    .about = Тварина втікає, якщо випало це число або більше; 7 означає, що ніколи.
option-self-attack = Напад тварини на саму себе
option-poison-spares-on-tail-loss = «Відкидання хвоста» рятує мисливця від отрути
    .about = Хижак, якому дістався лише хвіст, не отруюється.
option-hunt-when-cannot-receive = Полювання без змоги їсти
    .about = Хижак, який зараз не може їсти, усе одно може вбити.

## Парні здібності

option-pair-use-reset = Коли парна здібність знову готова
    .about = Визначає, як часто пара може ділитися їжею в одному раунді.
option-pair-use-reset_round-start = На початку раунду
option-pair-use-reset_owner-slot-start = На початку черги власника
option-pair-trait-use = «Взаємодія» та «Кооперація»
    .about = Партнери діляться завжди, або ви щоразу вирішуєте самі.
option-pair-trait-use_automatic = Діють самі
option-pair-trait-use_optional = Діють за бажанням власника
option-pair-same-trait-other-partner = Однакова парна здібність із кількома партнерами
    .about = Можна будувати ланцюги й кільця тварин, що годують одна одну.
option-pair-trait-score = Скільки очок дає парна здібність
    .about = Очко за парну здібність рахується раз або окремо за кожну з двох тварин.
option-pair-trait-score_per-card = Одне очко за карту
option-pair-trait-score_per-animal = Одне очко за кожну тварину
option-pair-trait-off-slot = Парні здібності поза чергою власника
    .about = Пари діляться й тоді, коли одна тварина їсть у чужу чергу, наприклад як падальник.

## Піратство

option-piracy-when-fed-with-open-fat = Красти для жирового запасу
    .about = Ситий пірат може красти далі, поки має місце для жиру.
option-piracy-token-colour = Що отримує пірат
    .about = Піратові дістається саме вкрадена фішка або синя.
option-piracy-token-colour_keep = Саме вкрадену фішку
option-piracy-token-colour_blue = Синю фішку
option-piracy-victim-needs-received-food = Красти можна лише в тих, хто отримав їжу в цьому ході
    .about = Тварини, які живуть із жиру чи ще не їли в цьому ході, не бояться піратів.
option-piracy-with-take-or-hunt = Красти в ту саму чергу, що й брати їжу чи нападати
    .about = За одну чергу можна вкрасти, а також узяти їжу або напасти.

## Падальники

option-scavenger-carnivore-conflict = «Падальник» і «Хижак» несумісні
    .about = Визначає, чи може падальник згодом стати хижаком.
option-scavenger-carnivore-conflict_both-ways = Обопільно
option-scavenger-carnivore-conflict_scavenger-on-carnivore-only = Хижак не може стати падальником
option-scavenger-conflict-repair = Якщо обидві здібності опинилися на одній тварині
    .about = Якщо так сталося, одну скидають, або така дія неможлива.
option-scavenger-conflict-repair_discard-later = Скидають пізнішу
option-scavenger-conflict-repair_reject = Так робити не можна
option-scavenger-own-choice = Хто їсть, коли падальників кілька
    .about = Якщо падальників кілька, ви вибираєте, хто їсть, або це завжди перший.
option-scavenger-own-choice_owner-picks = Вирішує власник
option-scavenger-own-choice_first-listed = Найстарший
option-scavenger-skip-unable = Хто не може їсти, того минають
    .about = Якщо ваші падальники не можуть їсти, рештки дістаються наступному гравцеві, а не пропадають.

## Стіл

option-first-player-choice = Як визначають першого гравця
    .about = За право почати кидають кубики, або місце просто визначає жереб.
option-first-player-choice_lot = За жеребом
option-first-player-choice_highest-die = За найбільшим числом на кубику
option-two-sets = Можна змішати два набори
    .about = Удвічі більше карт, тож грати можна аж увосьмох.
option-team-play = Команди
    .about = Гравці, що сидять навпроти, додають свої очки.
option-team-play_none = Кожен за себе
option-team-play_pairs-opposite = Пари, що сидять навпроти
option-token-substitution = Фішки можна замінити чимось іншим
option-component-counts = Що лежить у коробці
option-component-counts_as-tw = Як у тайванському виданні
option-used-mark = Як позначають застосовану здібність
option-used-mark_must-rotate = Карту треба повернути
option-used-mark_advised = Карту варто повернути
option-used-mark_optional-shift = Карту можна трохи зсунути
option-used-mark-reset = Коли знімають позначки
    .about = Позначки із застосованих здібностей знімають після харчування або наприкінці ходу.
option-used-mark-reset_end-of-turn = Наприкінці ходу
option-used-mark-reset_end-of-feeding = Після харчування
option-animal-limit = Скільки тварин може мати гравець
    .about = Більше тварин одночасно мати не можна.
option-animal-limit_none = Скільки завгодно
option-play-time = Скільки триває гра за правилами
option-play-time_30-60 = Від 30 до 60 хвилин
option-play-time_silent = Не сказано
option-worked-example = У правилах є приклад першого ходу

## Доповнення

option-swimming-card-in-ocean = Карта «Водоплавна» в Океані
    .about = В Океані тварина зберігає карту «Водоплавна» та очко за неї або віддає карту.
option-swimming-card-in-ocean_kept = Залишається на тварині
option-swimming-card-in-ocean_discarded = Іде у відбій
option-ocean-animal-bonus = Додаткові очки за тварину в Океані
    .about = На стільки більше коштують тварини, що закінчили гру в Океані.
option-swimming-loss-effect = Втрата здібності «Водоплавна» в Океані
    .about = Тварина, яка більше не плаває, мусить вийти на суходіл або може залишитися.
option-swimming-loss-effect_move-to-continent = Тварина виходить на суходіл
option-swimming-loss-effect_none = Нічого не змінює
option-ocean-exit-swimming-card = Вихід з Океану
    .about = Тварина, що виходить на суходіл, уже має карту «Водоплавна» або бере її з відбою.
option-ocean-exit-swimming-card_already-attached = Зі своєю картою «Водоплавна»
option-ocean-exit-swimming-card_from-discard = З картою «Водоплавна» з відбою
option-ocean-entry-by-migration = Міграція в Океан
    .about = Тварина, що мігрує в Океан, зберігає карту «Водоплавна» або скидає її.
option-ocean-entry-by-migration_keep-card = Зберігає карту «Водоплавна»
option-ocean-entry-by-migration_discard-card = Скидає карту «Водоплавна»
option-swimming-counts-as-trait-in-ocean = «Водоплавна» в Океані рахується як здібність
    .about = Тварина в Океані має на одну здібність більше всюди, де здібності рахують.
option-cnidocytes-in-ocean = Паралізована в Океані тварина
    .about = Паралізовану тварину викидає на суходіл, або вона залишається в Океані.
option-cnidocytes-in-ocean_expel-to-continent = Мусить вийти на суходіл
option-cnidocytes-in-ocean_no-move = Залишається
option-paralysis-until = Скільки триває параліч
    .about = Що довше він триває, то довше не діють здібності тварини.
option-paralysis-until_end-of-turn = До кінця ходу
option-paralysis-until_start-of-next-turn = До початку наступного ходу
option-paralysed-is-traitless = Паралізована тварина — наче без здібностей
    .about = Вудильник може ховатися й серед паралізованих тварин.
option-neoplasia-disables-swimming-in-ocean = Неоплазія на «Водоплавній» виганяє на суходіл
    .about = Тварина в Океані, у якої вимкнено «Водоплавну», мусить вийти на суходіл.
option-anglerfish-tolerates-swimming = Вудильник в Океані може мати «Водоплавну»
    .about = Вудильник може чатувати в Океані, де плавають усі.
option-recombination-scope = Чим можна обмінятися через «Рекомбінацію»
option-recombination-scope_non-pair = Будь-якими здібностями, крім парних
option-recombination-limit = Як часто діє «Рекомбінація»
    .about = Та сама пара може обмінюватися раз за хід або скільки завгодно.
option-recombination-limit_unstated = Не сказано; граємо раз за хід
option-recombination-limit_once-per-turn = Раз за хід
option-recombination-swimming-moves = Хто віддав «Водоплавну», виходить на суходіл
    .about = Тварина, яка віддала «Водоплавну» в обмін, мусить покинути Океан.
option-migration-limit = Як часто тварина може мігрувати
    .about = Тварина може йти за їжею раз за хід або скільки завгодно.
option-migration-limit_unstated = Не сказано; граємо раз за хід
option-migration-limit_once-per-turn = Раз за хід
option-migration-swimmer-continent-to-continent = Плисти просто з континенту на континент
    .about = Водоплавна тварина перетинає Океан за одну дію, без зупинки.
option-edificator-timing = Коли «Едифікатор» додає їжу
    .about = Додаткова їжа є вже до харчування або з’являється з його початком.
option-edificator-timing_food-phase = Разом із кубиками
option-edificator-timing_feeding-start = На початку харчування
option-herding-threshold = Коли захищає «Стадність»
option-herding-threshold_herd-ge-predators = У стаді стільки ж тварин, скільки хижаків, або більше
option-newborn-location = Де народжуються малята тварин з Океану
    .about = Малята тварини з Океану народжуються поруч із нею або на континенті.
option-newborn-location_parent-location = Теж в Океані
option-newborn-location_continent-if-parent-in-ocean = На континенті
option-restart-condition = Хто починає наново з десятьма картами
    .about = Визначає, хто після катастрофи може почати знову з десятьма картами.
option-restart-condition_no-cards-on-table = Гравці без карт у руці й на столі
option-restart-condition_no-surviving-animals = Гравці без карт у руці й без уцілілих тварин
option-food-example-4p = Кубики континентів для чотирьох гравців
    .about = Коли гравців четверо, визначає, котрий континент багатший.
option-food-example-4p_table = Як у таблиці
option-food-example-4p_swapped = Навпаки
option-specialization-scope = Які спеціалісти заважають одне одному
    .about = Визначає, чи заважають одне одному спеціалісти на різних територіях.
option-specialization-scope_table-by-type = Того самого типу
option-specialization-scope_location-any-type = На тій самій території
option-deck-reduction-advice = Коротша гра
    .about = Половину карт відкладають, і гра триває приблизно вдвічі менше.
option-deck-reduction-advice_none = Ні, з усіма картами
option-deck-reduction-advice_half-by-kind = По половині карт кожного виду
option-deck-reduction-advice_half-random = Половина карт наосліп
option-max-players-base-continents = На скільки гравців розраховано базу з «Континентами»
    .about = Якщо гравців більше, з’явиться лише попередження.
option-special-cards = Особливі карти в колоді
    .about = У колоді ще три здібності: «r-стратегія», «Полохлива» й «Теплокровна».
option-ambushers-per-player = Скільки засідок одного гравця на одну фішку
    .about = Стільки ваших тварин можуть одна за одною напасти через ту саму фішку.
option-ambush-counts-for-round-limit = Засідка рахується як напад раунду
    .about = Після засідки в цьому раунді нападати вже не можна.
option-metamorphosis-limit = Як часто діє «Метаморфоза»
    .about = Тварина може щоходу перетворювати на їжу одну здібність або всі, які має.
option-metamorphosis-limit_none = Раз за кожну чергу
option-metamorphosis-limit_once-per-turn = Раз за хід
option-viviparous-by-hibernation = «Живородна» народжує, коли засинає
    .about = У сплячці тварина вважається нагодованою, тож теж має маля.
option-viviparous-by-burning = «Живородна» народжує, коли витрачає жир
    .about = Тварина, яка наїлася власного жиру, теж народжує.
option-trematode-points = Скільки очок дає «Трематода»
    .about = Стільки очок наприкінці гри дає вам «Трематода» на ваших тваринах.
option-regeneration-keeps-shell = Тварина, що регенерує, зберігає мушлю
    .about = Мушля повертається разом із твариною або лежить вільна для інших.
option-trait-reorder-before-neoplasia = До неоплазії здібності можна переставляти
option-shell-pool-location = У які порожні мушлі можна оселитися
    .about = Тварини знаходять порожні мушлі будь-де або тільки там, де живуть.
option-shell-pool-location_global = У будь-які
option-shell-pool-location_by-location = На тій самій території
option-viviparous-need = Додаткова їжа для «Живородної»
    .about = Що більша потреба, то важче мати малят щоходу.
option-intellect-need = Додаткова їжа для тварини з «Інтелектом»
    .about = Що більша потреба, то дорожче обходиться кмітливий хижак.
option-neoplasia-death = Коли вбиває неоплазія, над якою вже немає здібностей
    .about = Тварина гине одразу або ще має час, поки не кинуть кубики.
option-neoplasia-death_at-once = Одразу
option-neoplasia-death_food-phase = У наступній фазі кормової бази
option-restored-r-strategy = Що дає «r-стратегія», коли тварину повертає «Регенерація»
    .about = Відновлена тварина приводить із собою нових або повертається сама.
option-restored-r-strategy_none = Нічого
option-restored-r-strategy_newcomers = Двох нових тварин
option-paralysed-pairs = Парні здібності паралізованої тварини
    .about = Партнер паралізованої тварини теж втрачає спільні парні здібності або зберігає їх.
option-paralysed-pairs_off-for-both = Не діють для обох
option-paralysed-pairs_partner-keeps = Далі захищають і обтяжують партнера
option-metamorphosis-sheds-switched-off = «Метаморфоза» скидає вимкнені здібності, що збільшують потребу
    .about = Можна позбутися ненажерливої здібності, яку вимкнула неоплазія.
option-sleeper-sheds-hibernation = Тварина у сплячці може віддати «Сплячку»
    .about = Тварина, що спить, може перетворити карту «Сплячка» на їжу.
option-intellect-after-redirect = «Інтелект» після того, як «Мімікрія» відвела напад
    .about = Після відведеного нападу хижак ще може застосувати «Інтелект» або вже його витратив.
option-intellect-after-redirect_spent = Витрачено
option-intellect-after-redirect_kept = Діє на нову жертву
option-continents-locations = «Континенти» з континентами й Океаном
    .about = Без територій нові здібності «Континентів» діють на одному спільному полі.
option-specialization-limit = Як часто діє «Спеціалізація»
    .about = Спеціаліст знаходить додаткову їжу раз за хід або скільки завгодно.
option-specialization-limit_none = Раз за кожну чергу
option-specialization-limit_once-per-turn = Раз за хід
option-deck-cap = Скількома картами грають
    .about = Що менше карт, то коротша гра; яких карт бракує, не знає ніхто.
option-deck-cap_none = Усіма

## Чарівні істоти

option-variant = Скільки трансмутацій для перемоги
    .about = Потрібно чотири трансмутації замість трьох, тож гра довша.
option-variant_standard = Три
option-variant_quartet = Чотири (2 або 3 гравці)
option-first-player = Хто починає
    .about = Першого гравця визначає жереб, або місце вибираєте ви.
option-first-player_lot = За жеребом
option-first-player_1 = Перше місце
option-first-player_2 = Друге місце
option-first-player_3 = Третє місце
option-first-player_4 = Четверте місце
option-shadow-level = Скільки трансмутацій потрібно Тіні
    .about = Що менше їх потрібно, то важче перемогти Тінь.
option-shadow-level_sinister = Одна: зловісна
option-shadow-level_dim = Дві: тьмяна
option-shadow-level_faint = Три: ледь помітна
option-shadow-takes-first = Звідки Тінь спершу бере енергію
    .about = Визначає, яку енергію Тінь лишає вам.
option-shadow-takes-first_lower = З нижньої частини
option-shadow-takes-first_upper = З верхньої частини
