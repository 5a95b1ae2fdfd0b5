### Законченные игры, шаг за шагом.

replay = Повтор
replay-title = Повтор: { $names }
replay-viewpoint = Точка зрения
replay-open = Всё открыто
replay-viewpoint-of = Глазами игрока: { $name }
replay-log = Журнал
replay-table = Стол
replay-analysis = Анализ
replay-link = Ссылка
replay-link-about = Скопировать ссылку на этот шаг
replay-copied = Ссылка на этот шаг скопирована.
replay-copy-by-hand = Ссылка на этот шаг — в адресной строке.
replay-result = Итог
replay-broken = Эта версия не может показать игру: { $problem }
replay-again = Повторить

replay-controls = По шагам игры
replay-step = Шаг
replay-at = Шаг { $at } из { $last }
replay-begin = В начало
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-end = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-times = { $speed }×

replay-hidden = Закрытые карты
replay-hand = Рука: { $name }
replay-deck = Колода, сверху вниз
replay-no-cards = нет карт

replay-continue = Продолжить
replay-go-on = Продолжить отсюда
replay-go-on-about = Появится новый стол, который продолжит игру с шага { $at } по тем же правилам. Всё, что ещё скрыто в колоде, перемешается заново, чтобы никто не знал, что будет дальше.
replay-go-on-with = Игроки
replay-go-on-same = Те же места, что и были
replay-go-on-as = Играю за { $name } против ботов
replay-go-on-hands = Карты на руках у остальных остаются прежними: если вы видели их в повторе, вы их знаете.
replay-go-on-yes = Создать стол
replay-go-on-no = Не сейчас
