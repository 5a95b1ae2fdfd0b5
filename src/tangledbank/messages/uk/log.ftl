### Журнал: що сталося, реченнями. Кожен ідентифікатор — `log-ГРА-ШАБЛОН`, де шаблон зветься так, як його
### надсилає сервер (крапки стають дефісами).

## Походження видів

log-evolution-first-player = Перший гравець — { $seat }.
log-evolution-first-player-you = Ви — перший гравець.
log-evolution-turn = Хід { $turn }. Перший гравець — { $seat }.
log-evolution-turn-last = Хід { $turn }, останній. Перший гравець — { $seat }.
log-evolution-phase-development = Фаза розвитку.
log-evolution-phase-food = Фаза визначення кормової бази.
log-evolution-phase-feeding = Фаза харчування.
log-evolution-phase-extinction = Фаза вимирання.
log-evolution-dealt = { $count ->
    [one] { $seat } отримує { $count } карту.
    [few] { $seat } отримує { $count } карти.
   *[many] { $seat } отримує { $count } карт.
}
log-evolution-dealt-you = Ви отримуєте: { $cards }.
log-evolution-passed = { $seat } пасує.
log-evolution-passed-you = Ви пасуєте.
log-evolution-new-animal = Нова тварина: { $animal }.
log-evolution-new-animal-known = Нова тварина: { $animal }, карта — { $card }.
log-evolution-played = { $animal } отримує здібність «{ $trait }».
log-evolution-played-pair = { $animal } і { $partner } отримують парну здібність «{ $trait }».
log-evolution-played-roles = Симбіоз: { $animal } — симбіонт, { $partner } — під захистом.
log-evolution-dice = { $seat } кидає: { $faces }.
log-evolution-dice-you = Ви кидаєте: { $faces }.
log-evolution-dice-first-player = Хто ходить першим? { $faces }.
log-evolution-supply = { $count ->
    [0] Їжі немає.
    [one] У кормовій базі { $count } червона фішка.
    [few] У кормовій базі { $count } червоні фішки.
   *[many] У кормовій базі { $count } червоних фішок.
}
log-evolution-round = Раунд { $round }.
log-evolution-got = { $count ->
    [1] { $animal } отримує { $colour ->
        [red] червону
        [blue] синю
       *[yellow] жовту
    } фішку.
    [one] { $animal } отримує { $count } { $colour ->
        [red] червону
        [blue] синю
       *[yellow] жовту
    } фішку.
    [few] { $animal } отримує { $count } { $colour ->
        [red] червоні
        [blue] сині
       *[yellow] жовті
    } фішки.
   *[many] { $animal } отримує { $count } { $colour ->
        [red] червоних
        [blue] синіх
       *[yellow] жовтих
    } фішок.
}
log-evolution-got-supply = { $count ->
    [1] { $animal } бере червону фішку з кормової бази.
    [one] { $animal } бере { $count } червону фішку з кормової бази.
    [few] { $animal } бере { $count } червоні фішки з кормової бази.
   *[many] { $animal } бере { $count } червоних фішок з кормової бази.
}
log-evolution-stored = { $count ->
    [1] { $animal } відкладає фішку в жировий запас.
    [one] { $animal } відкладає { $count } фішку в жировий запас.
    [few] { $animal } відкладає { $count } фішки в жировий запас.
   *[many] { $animal } відкладає { $count } фішок у жировий запас.
}
log-evolution-burnt = { $count ->
    [1] { $animal } витрачає фішку жиру.
    [one] { $animal } витрачає { $count } фішку жиру.
    [few] { $animal } витрачає { $count } фішки жиру.
   *[many] { $animal } витрачає { $count } фішок жиру.
}
log-evolution-grazed = { $animal } топче їжу: у кормовій базі на одну червону фішку менше.
log-evolution-stole = { $animal } краде { $colour ->
    [red] червону
    [blue] синю
   *[yellow] жовту
} фішку, жертва — { $victim }.
log-evolution-slept = { $animal } впадає у сплячку.
log-evolution-attacked = { $animal } нападає, жертва — { $prey }.
log-evolution-ran-away = { $animal } тікає. На кубику { $face }: втеча вдалася.
log-evolution-ran-caught = { $animal } тікає. На кубику { $face }: втекти не вдалося.
log-evolution-redirected = { $animal } відводить напад, нова жертва — { $prey }.
log-evolution-dropped = { $animal } відкидає здібність «{ $trait }».
log-evolution-dropped-pair = { $animal } відкидає парну здібність «{ $trait }», партнер — { $partner }.
log-evolution-eaten = { $animal } з’їдає здобич: { $prey }.
log-evolution-poisoned = { $animal } отруюється.
log-evolution-scavenged = { $animal } доїдає рештки.
log-evolution-shared = { $trait }: { $giver } ділиться, { $receiver } теж їсть.
log-evolution-starved = { $animal } гине від голоду.
log-evolution-died-of-poison = { $animal } гине від отрути.
log-evolution-discarded-known = { $animal }: карта — { $card }.
log-evolution-shuffled = { $count ->
    [one] Перемішано { $count } карту.
    [few] Перемішано { $count } карти.
   *[many] Перемішано { $count } карт.
}
log-evolution-last-turn = Наступний хід — останній.
log-evolution-rewarded = За вцілілих тварин { $seat } бере { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карти
   *[many] { $drawn } карт
} і { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
log-evolution-rewarded-you = За вцілілих тварин ви берете { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карти
   *[many] { $drawn } карт
} і { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
log-evolution-game-over = Гру завершено.
log-evolution-fat-set = { $count ->
    [1] { $animal } перетворює фішку на жир.
    [one] { $animal } перетворює { $count } фішку на жир.
    [few] { $animal } перетворює { $count } фішки на жир.
   *[many] { $animal } перетворює { $count } фішок на жир.
}
log-evolution-supply-there = { $location ->
    [ocean] В Океані
    [laurasia] У Лавразії
   *[gondwana] У Гондвані
} { $count ->
    [0] немає їжі.
    [one] { $count } червона фішка.
    [few] { $count } червоні фішки.
   *[many] { $count } червоних фішок.
}
log-evolution-attacked-ignoring = { $animal } нападає, жертва — { $prey }; ігнорує здібність «{ $trait }».
log-evolution-attacked-ambush = { $animal } нападає із засідки, жертва — { $prey }.
log-evolution-attacked-counter = { $animal } нападає у відповідь, жертва — { $prey }.
log-evolution-hid = { $animal } ховається в мушлі.
log-evolution-inked = { $animal } зникає в чорнильній хмарі.
log-evolution-revealed = { $animal } — це Вудильник!
log-evolution-born = { $parent } має маля: { $animal }.
log-evolution-moved = { $animal } тепер { $location ->
    [ocean] в Океані
    [laurasia] у Лавразії
   *[gondwana] у Гондвані
}.
log-evolution-separated = { $animal } і { $partner } розлучаються, здібність «{ $trait }» утрачено.
log-evolution-shell-left = { $animal } лишає по собі порожню мушлю.
log-evolution-settled = { $animal } оселяється в порожній мушлі.
log-evolution-stung = Параліч: { $animal }.
log-evolution-recombined = { $animal } і { $partner } обмінюються здібностями: «{ $trait }» і «{ $other }».
log-evolution-grown = { $animal }: неоплазія росте, здібність «{ $trait }» більше не діє.
log-evolution-died-of-neoplasia = { $animal } гине від неоплазії.
log-evolution-remains = { $animal }: здібності залишаються на столі.
log-evolution-remains-known = { $animal }: здібності залишаються на столі; карта — { $card }.
log-evolution-restored = { $animal } повертається.
log-evolution-restored-known = { $animal } повертається, карта — { $card }.
log-evolution-added = { $count ->
    [one] { $animal } додає до кормової бази { $count } червону фішку.
    [few] { $animal } додає до кормової бази { $count } червоні фішки.
   *[many] { $animal } додає до кормової бази { $count } червоних фішок.
}
log-evolution-counter-failed = { $animal } не може напасти у відповідь.
log-evolution-fetched = { $animal } виходить з Океану й бере карту «Водоплавна».
log-evolution-awoke = { $animal } прокидається: цей хід останній.
log-evolution-used = { $animal } застосовує здібність «{ $trait }».

## Сам журнал

log-empty = Ще нічого не сталося.
log-new-lines = { $count ->
    [one] { $count } новий крок
    [few] { $count } нові кроки
   *[many] { $count } нових кроків
}
log-turn = Хід { $turn }
log-turn-last = Хід { $turn }, останній
log-round = Раунд { $round }
log-beginning = Початок
log-first = Перший гравець — { $seat }
log-throw = { $seat } — { $face }
log-by-bot = бот
log-by-clock = час вийшов
log-by-stand-in = замість гравця — бот
log-by-program = програма
log-by-deal = роздача
log-by-rules = за правилами
log-see-again = Показати ще раз
log-see-step = { $who }: показати крок { $number } ще раз
log-shadow = Тінь
