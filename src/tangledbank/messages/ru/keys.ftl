### Клавиши за столом.

table-keys-arrows = к следующей карте, животному или кнопке
table-keys-enter = выбрать
table-keys-escape = отменить или остановить ход, который делается сам
table-keys-digits = нажать одну из кнопок
table-keys-give-up = спасовать или закончить
table-keys-about = подробнее о животном
table-keys-hint = что сделал бы сильный бот?
table-keys-undo = шаг назад
table-keys-help = этот список
