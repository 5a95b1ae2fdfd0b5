### Як що зветься в іграх.
### Ідентифікатори: trait-ID, creature-trait-ID, phase-ID, location-ID, edition-ID, set-ID, source-ID.

## Здібності «Походження видів»

trait-carnivorous = Хижак
trait-fat-tissue = Жировий запас
trait-swimming = Водоплавна
trait-running = Швидка
trait-mimicry = Мімікрія
trait-big = Велика
trait-grazing = Тупотун
trait-poisonous = Отруйна
trait-tail-loss = Відкидання хвоста
trait-communication = Взаємодія
trait-hibernation = Сплячка
trait-scavenger = Падальник
trait-symbiosis = Симбіоз
trait-cooperation = Кооперація
trait-piracy = Піратство
trait-burrowing = Норна
trait-camouflage = Камуфляж
trait-sharp-vision = Гострий зір
trait-parasite = Паразит
trait-flight = Політ
trait-intellect = Інтелект
trait-ambush = Засідка
trait-anglerfish = Вудильник
trait-ink-cloud = Чорнильна хмара
trait-shell = Мушля
trait-metamorphosis = Метаморфоза
trait-viviparous = Живородна
trait-specialization-a = Спеціалізація A
trait-specialization-b = Спеціалізація B
trait-trematode = Трематода
trait-herding = Стадність
trait-migration = Міграція
trait-suckerfish = Прилипала
trait-regeneration = Регенерація
trait-cnidocytes = Жалкі клітини
trait-recombination = Рекомбінація
trait-edificator = Едифікатор
trait-neoplasia = Неоплазія
trait-r-strategy = r-стратегія
trait-warm-blooded = Теплокровна
trait-shy = Полохлива
# Замість карти, якої ні в кого не було.
trait-proxy = заміна

## Карти

card-two-traits = { $first } / { $second }
card-one-trait = { $first }
card-hidden = закрита карта

## Фази

phase-setup = Підготовка
phase-development = Розвиток
phase-food = Кормова база
phase-feeding = Харчування
phase-extinction = Вимирання
phase-exchange = Обмін
phase-turns = Ходи
phase-ending = Кінець раунду
phase-over = Кінець

phase-development-text = Грайте карти: як нових тварин або як здібності.
phase-food-text = Кубики вирішують, скільки буде їжі.
phase-feeding-text = Тварини їдять, полюють і захищаються.
phase-extinction-text = Хто не наївся, той гине; гравці отримують нові карти.
phase-exchange-text = Кожен може обміняти всю руку.
phase-turns-text = Створіть істоту, додайте здібність, активуйте істоту.
phase-ending-text = Відкривається нове джерело, всі істоти прокидаються.

## Території

location-laurasia = Лавразія
location-gondwana = Гондвана
location-ocean = Океан

## Кольори фішок

token-red = червона фішка
token-blue = синя фішка
token-yellow = жовта фішка

## Видання й набори

edition-gift = Російський подарунковий набір
edition-ua3 = Українське третє видання
edition-tw = Тайванське видання
edition-cont1 = «Континенти», перше видання
edition-creatures = Еволюція чарівних істот

set-base = Походження видів
set-fly = Час літати
set-continents = Континенти
set-special = Особливі карти
