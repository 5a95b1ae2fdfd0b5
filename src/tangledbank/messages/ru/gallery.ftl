### Галерея: каждое свойство на животном и то, что выходит из нескольких.

gallery = Галерея
gallery-lead = Как выглядит на животном каждое свойство и что получается из нескольких. У каждого есть страница в правилах.
gallery-combined = Сочетания
gallery-combined-about = Животные рисуются по своим свойствам, поэтому их больше, чем можно нарисовать от руки. Эти придуманы только что.
gallery-others = Показать других
gallery-kind-hunt = Для охоты
gallery-kind-shield = Для защиты
gallery-kind-food = Для еды
gallery-kind-pair = Для двух животных
gallery-kind-burden = Для чужого животного
gallery-states = Что с ними бывает
gallery-coats = Чьи они
gallery-seat = Игрок { $letter }
