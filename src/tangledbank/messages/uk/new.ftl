### Підготовка столу: завантажується разом із цією сторінкою.

new-title = Новий стіл
new-what = У що зіграємо?
new-kind = Гра
new-kind-evolution = Базова гра
    .about = Тварини, їжа й хижаки: «Походження видів». На ній побудовано всі інші набори.
new-kind-evolution-expansions = З доповненнями
    .about = Базова гра, а ще політ, континенти, мушлі та інші несподіванки.
new-kind-creatures = Чарівні істоти
    .about = Інша гра: ростіть істот, збирайте енергію і трансмутуйте їх. Можна грати й на самоті.
new-edition = Видання
    .about = Та сама гра за правилами іншого видання.
new-recommended = Радимо
new-sets = Набори на додачу до базової гри
new-sets-by-deck = Потрібні набори визначає ваша колода.
new-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
new-who = З ким?
new-company = Гравці
new-company-alone = На самоті
    .about = Ваш суперник — Тінь.
new-company-bots = Проти ботів
    .about = Гра почнеться одразу.
new-company-friends = З друзями
    .about = Ви отримаєте посилання для них.
new-company-seats = Місце за місцем
    .about = Виберіть людину або бота для кожного місця.
new-count = Скільки гравців
new-level = Сила ботів
new-seat = Місце { $number }
new-seat-add = Ще одне місце
new-seat-remove = Прибрати місце { $number }
new-seating = Розсадити за жеребом
    .about = Хто де сидить, визначиться на початку гри.
new-alone-creatures = На самоті ви граєте проти Тіні.
new-length = Як довго?
new-length-choice = Тривалість
new-length-full = Повна гра
new-length-short = Коротка гра: половина карт
new-length-other = Карт: { $cards }
new-length-about = Тривалість — приблизно { $time }.
new-advanced = Більше налаштувань
    .about = Видання, домашні правила, годинник, глядачі, своя колода
new-how = За столом
new-name = Назва столу
    .about = Якщо не заповнити, замість неї будуть імена гравців.
new-public = Показати в лобі
    .about = Інакше приєднаються лише ті, хто має посилання.
new-watch = Можна спостерігати
    .about = Глядачі бачать лише те, що відкрито для всіх.
new-watch-delay = Глядачі бачать гру
new-watch-delay-0 = Одразу
new-watch-delay-60 = Через хвилину
new-watch-delay-300 = Через п’ять хвилин
new-hints = Гравці можуть просити підказку
    .about = Сильний бот каже, що зробив би він.
new-chat = Чат
new-undo = Рішення можна брати назад
    .about = Вільно, поки не відкрито нічого нового; а далі — якщо всі згодні.
new-stand-in = Хто грає за того, хто пішов
new-stand-in-none = Ніхто: вирішує годинник
new-time = Час
new-clock = Годинник
new-clock-none = Без годинника
    .about = Кожен думає, скільки потрібно.
new-clock-move = На рішення
    .about = Обмежений час на кожне рішення. Коли він вийде, буде зроблено найпростіший дозволений хід.
    .time = Час на кожне рішення
new-clock-bank = На гру
    .about = Обмежений час на всю гру і трохи додатково після кожного рішення.
    .time = Час на гру
new-clock-days = Дні
    .about = Неспішна гра: кожен повертається, коли хоче. Годинник іде, навіть коли нікого немає.
    .time = Час на кожне рішення
new-clock-increment = Додатково після кожного рішення
new-clock-nothing = Нічого
new-clock-answer = Час на відповідь поза чергою
new-cards-title = Карти
new-deck = Колода
new-deck-printed = Як надруковано
new-deck-own = Своя
new-deck-text = Ваша колода
new-deck-help = Один рядок на карту: її здібності й кількість примірників. За здібностями визначаються набори, чиї правила діють.
new-deck-long = Задовга колода; дозволено символів: { $longest }.
new-deck-example = [cards]
    {"\""}carnivorous/fat-tissue{"\""} = 12
    {"\""}swimming/running{"\""} = 12
    {"\""}big/camouflage{"\""} = 12
    {"\""}cooperation/poisonous{"\""} = 12
new-deck-file = Або файл
new-deck-fill = Почати з прикладу
new-copies = Базових наборів у колоді
new-copies-0 = За правилами
new-copies-1 = Один
new-copies-2 = Два
new-options = Домашні правила
new-options-about = { $count ->
    [0] Усе так, як у правилах видання.
    [one] { $count } правило змінено.
    [few] { $count } правила змінено.
   *[many] { $count } правил змінено.
}
new-options-reset = Усе за правилами
new-options-search = Пошук правил
new-options-found = { $count ->
    [one] Знайдено { $count } правило
    [few] Знайдено { $count } правила
   *[many] Знайдено { $count } правил
}
new-options-none = Жодне правило не містить цих слів.
new-options-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
new-options-differ = { $count ->
   *[other] змінено: { $count }
}
new-option-reset = За правилами
option-group-deck = Колода, відбій і кінець гри
option-group-feeding = Харчування
option-group-fat = Жировий запас
option-group-hunting = Полювання й захист
option-group-traits = Піратство, сплячка, падальники
option-group-pairs = Парні здібності
option-group-fly = Час літати
option-group-continents = Континенти
option-group-special = Особливі карти
option-group-creatures = Чарівні істоти
option-group-table = Стіл і фішки
new-templates = Шаблони
new-template-name = Зберегти ці налаштування як
new-template-save = Зберегти
new-template-saved = Збережено як «{ $name }».
new-template-remove = Видалити «{ $name }»
new-begin = Почати
new-make = Створити стіл
new-fresh = Почати спочатку
preview-title = Ваш стіл
preview-seats = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
preview-cards = Карти
preview-hand = Перша рука
preview-time = Приблизно
preview-deck = Так грати ще не можна: дивіться примітку біля вашої колоди.
preview-too-many = Одного базового набору вистачає на чотирьох. Якщо вас більше, змішайте два набори або додайте доповнення.
preview-two-sets = Узяти два базові набори
preview-by-the-book = Усе за правилами.

edition-gift-text = Найновіші й найчіткіші правила; почніть із них.
edition-ua3-text = Спільний відкритий відбій; коли колода закінчується, його перемішують ще раз.
edition-tw-text = Харчування можна пропустити, жировий запас відкладається після харчування, а парні здібності діють за бажанням.
edition-cont1-text = Перші правила трьох територій: в Океані водоплавні тварини зберігають свою карту.
edition-creatures-text = Ростіть істот, збирайте енергію і трансмутуйте трьох із них; можна й на самоті, проти Тіні.

set-base-text = Сама гра: хижаки, жировий запас, сплячка, симбіоз та інше.
set-fly-text = Політ, інтелект, засідки, мушлі, живородні тварини й Вудильник, якого ніхто не чекає.
set-continents-text = Лавразія, Гондвана й Океан, і всюди своя їжа; стада, міграція, регенерація.
set-special-text = Ще три здібності з подарункового набору: «r-стратегія», «Теплокровна» й «Полохлива».
