### Новый стол: загружается с этой страницей.

new-title = Новый стол
new-what = Во что будем играть?
new-kind = Игра
new-kind-evolution = Базовая игра
    .about = Животные, еда и хищники: та самая «Эволюция». На ней держатся все остальные наборы.
new-kind-evolution-expansions = С дополнениями
    .about = Базовая игра плюс полёт, континенты, раковины и другие сюрпризы.
new-kind-creatures = Волшебные твари
    .about = Другая игра: растите существ, копите энергию и трансмутируйте. Можно играть в одиночку.
new-edition = Издание
    .about = Та же игра по правилам другого издания.
new-recommended = Советуем
new-sets = Что добавить к базовой игре
new-sets-by-deck = Нужные наборы определит ваша колода.
new-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
new-who = С кем?
new-company = Игроки
new-company-alone = В одиночку
    .about = Один на один с Тенью.
new-company-bots = Против ботов
    .about = Игра начнётся сразу.
new-company-friends = С друзьями
    .about = Вы получите ссылку для них.
new-company-seats = По местам
    .about = Для каждого места выберите человека или бота.
new-count = Сколько игроков
new-level = Насколько сильны боты
new-seat = Место { $number }
new-seat-add = Ещё одно место
new-seat-remove = Убрать место { $number }
new-seating = Рассадить случайно
    .about = Кто где сидит, решит жребий в начале игры.
new-alone-creatures = В одиночку вы играете против Тени.
new-length = Как долго?
new-length-choice = Длина партии
new-length-full = Полная игра
new-length-short = Короткая игра: половина карт
new-length-other = Карт: { $cards }
new-length-about = Примерно { $time }.
new-advanced = Дополнительно
    .about = Издания, домашние правила, часы, зрители, своя колода
new-how = За столом
new-name = Название стола
    .about = Если оставить пустым, будут показаны имена игроков.
new-public = Показать в лобби
    .about = Иначе присоединиться можно только по ссылке.
new-watch = Можно смотреть
    .about = Зрители видят только то, что открыто всем.
new-watch-delay = Зрители видят игру
new-watch-delay-0 = Сразу
new-watch-delay-60 = С задержкой в минуту
new-watch-delay-300 = С задержкой в пять минут
new-hints = Можно просить подсказки
    .about = Сильный бот скажет, что сделал бы он.
new-chat = Чат
new-undo = Решения можно отменять
    .about = Свободно, пока не открылось ничего нового; дальше назад — если согласны все.
new-stand-in = Кто играет за ушедшего
new-stand-in-none = Никто: решают часы
new-time = Время
new-clock = Часы
new-clock-none = Без часов
    .about = Каждый думает, сколько нужно.
new-clock-move = На решение
    .about = Время на каждое решение. Если оно вышло, принимается самое простое из возможных.
    .time = Время на решение
new-clock-bank = На игру
    .about = Время на всю игру и небольшая добавка за каждое решение.
    .time = Время на игру
new-clock-days = Дни
    .about = Неспешная игра: каждый заходит, когда удобно. Часы идут, даже когда никого нет.
    .time = Время на решение
new-clock-increment = Добавка за решение
new-clock-nothing = Нет
new-clock-answer = Время на ответ в чужой ход
new-cards-title = Карты
new-deck = Колода
new-deck-printed = Как в издании
new-deck-own = Своя
new-deck-text = Ваша колода
new-deck-help = Одна карта на строку: её свойства и число копий. Какие наборы для неё нужны, станет ясно по свойствам.
new-deck-long = В колоде может быть не больше { $longest } знаков.
new-deck-example = [cards]
    {"\""}carnivorous/fat-tissue{"\""} = 12
    {"\""}swimming/running{"\""} = 12
    {"\""}big/camouflage{"\""} = 12
    {"\""}cooperation/poisonous{"\""} = 12
new-deck-file = Или файл
new-deck-fill = Начать с примера
new-copies = Базовых наборов в колоде
new-copies-0 = По правилам
new-copies-1 = Один
new-copies-2 = Два
new-options = Домашние правила
new-options-about = { $count ->
    [0] Всё по правилам издания.
    [one] Отличается { $count } правило.
    [few] Отличаются { $count } правила.
   *[many] Отличается { $count } правил.
}
new-options-reset = Всё по правилам
new-options-search = Искать в правилах
new-options-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[many] Найдено { $count } правил
}
new-options-none = Таких слов нет ни в одном правиле.
new-options-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
new-options-differ = изменено: { $count }
new-option-reset = По правилам
option-group-deck = Колода, сброс и конец игры
option-group-feeding = Питание
option-group-fat = Жир
option-group-hunting = Охота и защита
option-group-traits = Пиратство, спячка, падальщики
option-group-pairs = Парные свойства
option-group-fly = Время летать
option-group-continents = Континенты
option-group-special = Специальные карты
option-group-creatures = Волшебные твари
option-group-table = Стол и фишки
new-templates = Шаблоны
new-template-name = Сохранить эти настройки как
new-template-save = Сохранить
new-template-saved = Шаблон «{ $name }» сохранён.
new-template-remove = Удалить «{ $name }»
new-begin = Начать
new-make = Создать стол
new-fresh = Сначала
preview-title = Ваш стол
preview-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
preview-cards = Карты
preview-hand = Начальная рука
preview-time = Примерно
preview-deck = Пока так играть нельзя: смотрите замечание рядом с колодой.
preview-too-many = Одного базового набора хватает на четверых. Для большего числа игроков смешайте два или добавьте дополнение.
preview-two-sets = Взять два базовых набора
preview-by-the-book = Все правила — как в издании.

edition-gift-text = Самые новые и самые ясные правила; начните с них.
edition-ua3-text = Один открытый сброс на всех; когда колода кончается, из него один раз собирают новую.
edition-tw-text = Питание можно пропустить, жир откладывается в конце питания, а парные свойства действуют по желанию.
edition-cont1-text = Первые правила трёх локаций: водоплавающие сохраняют свою карту и в Океане.
edition-creatures-text = Растите существ, копите энергию и трансмутируйте троих; можно и в одиночку, против Тени.

set-base-text = Сама игра: хищники, жировой запас, спячка, симбиоз и всё остальное.
set-fly-text = Полёт, интеллект, засада, раковины, живорождение и Удильщик, которого никто не ждёт.
set-continents-text = Лавразия, Гондвана и Океан, и у каждой локации своя еда; стада, миграции и регенерация.
set-special-text = Ещё три свойства из подарочного набора: r-Стратегия, Теплокровность и Пугливое.
