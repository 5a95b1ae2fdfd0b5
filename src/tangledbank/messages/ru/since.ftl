### Что случилось после вашего последнего решения, и конец хода.

since-title = Пока вы ждали
since-count = { $count ->
    [one] с вашими животными случилось { $count } событие
    [few] с вашими животными случилось { $count } события
   *[many] с вашими животными случилось { $count } событий
}
since-again = Показать ещё раз
since-attacked = { $by } атакует: { $animal } под ударом.
since-eaten = { $by } атакует: { $animal } съеден.
since-escaped = { $by } атакует, но { $animal } убегает.
since-hid = { $by } атакует, но { $animal } прячется в раковину.
since-inked = { $by } атакует, но { $animal } исчезает в чернильном облаке.
since-dropped = { $by } атакует, но { $animal } отбрасывает свойство «{ $trait }» и выживает.
since-diverted = { $by } атакует, но { $animal } перенаправляет удар на другого.
since-robbed = { $by } крадёт еду. Пострадал { $animal }.
since-burdened = { $by } играет «{ $trait }». Пострадал { $animal }.
since-poisoned = { $animal } отравлен.
since-stung = { $animal } парализован.
since-grown = { $animal }: неоплазия выросла, свойство «{ $trait }» больше не действует.
since-starved = { $animal } умер от голода.
since-died-of-poison = { $animal } умер от яда.
since-died-of-neoplasia = { $animal } умер от неоплазии.

summary-title = Конец хода { $turn }
summary-open = Показать, кто погиб и кто выжил
summary-others = соперники
summary-counts = погибло: { $died }, живо: { $lived }
summary-starved = умер от голода
summary-died-of-poison = умер от яда
summary-died-of-neoplasia = умер от неоплазии
summary-lives = жив
summary-all-lived = { $lived ->
    [0] { $name }: животных не было.
    [1] { $name }: единственное животное выжило.
   *[many] { $name }: все животные живы ({ $lived }).
}
summary-some-died = { $lived ->
    [0] { $name }: не выжил никто. Погибшие: { $dead }.
   *[many] { $name }: выживших { $lived }. Погибшие: { $dead }.
}
