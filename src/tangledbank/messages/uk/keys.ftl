### Клавіші за столом.

table-keys-arrows = до наступної карти, тварини чи кнопки
table-keys-enter = вибрати
table-keys-escape = скасувати або спинити дію, що виконується сама
table-keys-digits = вибрати одну з кнопок
table-keys-give-up = спасувати або завершити чергу
table-keys-about = докладніше про тварину
table-keys-hint = що зробив би сильний бот?
table-keys-undo = взяти назад
table-keys-help = цей список
