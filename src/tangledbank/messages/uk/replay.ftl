### Зіграні партії, крок за кроком.

replay = Перегляд партії
replay-title = Перегляд: { $names }
replay-viewpoint = Чиїми очима
replay-open = Усе відкрито
replay-viewpoint-of = Як бачить { $name }
replay-log = Журнал
replay-table = Стіл
replay-analysis = Аналіз
replay-link = Посилання
replay-link-about = Скопіювати посилання на цей крок
replay-copied = Посилання на цей крок скопійовано.
replay-copy-by-hand = Посилання на цей крок — в адресному рядку.
replay-result = Підсумок
replay-broken = Ця версія не може відтворити партію: { $problem }
replay-again = Спробувати ще раз

replay-controls = Партія крок за кроком
replay-step = Крок
replay-at = Крок { $at } з { $last }
replay-begin = На початок
replay-back = Крок назад
replay-forward = Крок уперед
replay-end = У кінець
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість
replay-times = { $speed }×

replay-hidden = Закриті карти
replay-hand = { $name }: рука
replay-deck = Колода, згори донизу
replay-no-cards = карт немає

replay-continue = Продовжити
replay-go-on = Продовжити звідси
replay-go-on-about = З’явиться новий стіл, де гра піде далі з кроку { $at } за тими самими правилами. Усе, що ще лежало в колоді закритим, перемішається знову, тож ніхто не знатиме, що буде далі.
replay-go-on-with = Гравці
replay-go-on-same = Ті самі місця, що й були
replay-go-on-as = Граю за { $name } проти ботів
replay-go-on-hands = Карти на руках в інших лишаються ті самі: якщо ви бачили їх у повторі, ви їх знаєте.
replay-go-on-yes = Створити стіл
replay-go-on-no = Не зараз
