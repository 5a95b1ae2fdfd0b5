### Галерея: кожна здібність на тварині, і що виходить із кількох.

gallery = Галерея
gallery-lead = Ось який вигляд має кожна здібність на тварині та що виходить, коли їх кілька. Про кожну є сторінка в правилах.
gallery-combined = Разом
gallery-combined-about = Тварин малює програма за їхніми здібностями, тож їх більше, ніж можна намалювати вручну. Цих вигадано щойно.
gallery-others = Показати інших
gallery-kind-hunt = Щоб полювати
gallery-kind-shield = Щоб вижити
gallery-kind-food = Щоб їсти
gallery-kind-pair = Для двох тварин
gallery-kind-burden = Для чужої тварини
gallery-states = Що з ними може статися
gallery-coats = Чиї вони
gallery-seat = Гравець { $letter }
