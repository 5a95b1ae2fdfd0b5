### Сторінка уроків.

learn = Навчитися грати
learn-lead = Маленькі ігри з провідником. Ви граєте, а він пояснює, що відбувається.
learn-minutes = { $count ->
    [1] Близько хвилини
    [one] Близько { $count } хвилини
    [few] Близько { $count } хвилин
   *[many] Близько { $count } хвилин
}
learn-begin = Почати
learn-go-on = Продовжити
learn-again = Зіграти ще раз
learn-done = Пройдено
learn-progress = Ваш поступ зберігається в цьому браузері.
learn-export = Зберегти у файл
learn-import = Завантажити файл
learn-imported = Ваш поступ завантажено.
learn-not-imported = У цьому файлі немає поступу уроків.
