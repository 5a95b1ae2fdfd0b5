### Как что называется в играх.
### Названия свойств — из русских правил; откуда какое, сказано в docs/languages/ru.md.

## Свойства «Эволюции»

trait-carnivorous = Хищник
trait-fat-tissue = Жировой запас
trait-swimming = Водоплавающее
trait-running = Быстрое
trait-mimicry = Мимикрия
trait-big = Большой
trait-grazing = Топотун
trait-poisonous = Ядовитое
trait-tail-loss = Отбрасывание хвоста
trait-communication = Взаимодействие
trait-hibernation = Спячка
trait-scavenger = Падальщик
trait-symbiosis = Симбиоз
trait-cooperation = Сотрудничество
trait-piracy = Пиратство
trait-burrowing = Норное
trait-camouflage = Камуфляж
trait-sharp-vision = Острое зрение
trait-parasite = Паразит
trait-flight = Полёт
trait-intellect = Интеллект
trait-ambush = Засада
trait-anglerfish = Удильщик
trait-ink-cloud = Чернильное облако
trait-shell = Раковина
trait-metamorphosis = Метаморфоза
trait-viviparous = Живорождение
trait-specialization-a = Специализация А
trait-specialization-b = Специализация В
trait-trematode = Трематода
trait-herding = Стадность
trait-migration = Миграция
trait-suckerfish = Прилипала
trait-regeneration = Регенерация
trait-cnidocytes = Стрекательные клетки
trait-recombination = Рекомбинация
trait-edificator = Эдификатор
trait-neoplasia = Неоплазия
trait-r-strategy = r-Стратегия
trait-warm-blooded = Теплокровность
trait-shy = Пугливое
# Вместо карты, которой ни у кого не было.
trait-proxy = замена

## Карты

card-two-traits = { $first } / { $second }
card-one-trait = { $first }
card-hidden = закрытая карта

## Фазы

phase-setup = Подготовка
phase-development = Развитие
phase-food = Еда
phase-feeding = Питание
phase-extinction = Вымирание
phase-exchange = Замена карт
phase-turns = Ходы
phase-ending = Конец раунда
phase-over = Конец игры

phase-development-text = Играйте карты: как новых животных или как свойства.
phase-food-text = Кубики решают, сколько будет еды.
phase-feeding-text = Животные едят, охотятся и защищаются.
phase-extinction-text = Голодные животные погибают; раздаются новые карты.
phase-exchange-text = Каждый может заменить всю руку.
phase-turns-text = Создайте существо, добавьте свойство, активируйте существо.
phase-ending-text = Открывается новый источник, все существа просыпаются.

## Локации

location-laurasia = Лавразия
location-gondwana = Гондвана
location-ocean = Океан

## Фишки

token-red = красная фишка
token-blue = синяя фишка
token-yellow = жёлтая фишка

## Издания и наборы

edition-gift = Русский подарочный набор
edition-ua3 = Украинское третье издание
edition-tw = Тайваньское издание
edition-cont1 = «Континенты», первое издание
edition-creatures = Эволюция волшебных тварей

set-base = Эволюция
set-fly = Время летать
set-continents = Континенты
set-special = Специальные карты
