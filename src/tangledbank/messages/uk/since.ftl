### Що сталося після останнього власного ходу, і кінець ходу.

since-title = Поки ви чекали
since-count = { $count ->
    [one] з вашими тваринами сталася { $count } подія
    [few] з вашими тваринами сталося { $count } події
   *[many] з вашими тваринами сталося { $count } подій
}
since-again = Показати ще раз
since-attacked = { $by } нападає, жертва — { $animal }.
since-eaten = { $by } з’їдає здобич: { $animal }.
since-escaped = { $by } нападає, але { $animal } втікає.
since-hid = { $by } нападає, але { $animal } ховається в мушлі.
since-inked = { $by } нападає, але { $animal } зникає в чорнильній хмарі.
since-dropped = { $by } нападає, але { $animal } відкидає здібність «{ $trait }» і виживає.
since-diverted = { $by } нападає, але { $animal } підставляє замість себе іншу тварину.
since-robbed = { $by } краде їжу, жертва — { $animal }.
since-burdened = { $animal } отримує здібність «{ $trait }»: її грає { $by }.
since-poisoned = { $animal } отруюється.
since-stung = Параліч: { $animal }.
since-grown = { $animal }: неоплазія росте, здібність «{ $trait }» більше не діє.
since-starved = { $animal } гине від голоду.
since-died-of-poison = { $animal } гине від отрути.
since-died-of-neoplasia = { $animal } гине від неоплазії.

summary-title = Кінець ходу { $turn }
summary-open = Показати, хто загинув, а хто вижив
summary-others = інші
summary-counts = загинуло { $died }, живих { $lived }
summary-starved = смерть від голоду
summary-died-of-poison = смерть від отрути
summary-died-of-neoplasia = смерть від неоплазії
summary-lives = живе
summary-all-lived = { $lived ->
    [0] { $name }: тварин не було.
    [1] { $name }: єдина тварина вижила.
    [one] { $name }: вижили всі, разом { $lived } тварина.
    [few] { $name }: вижили всі { $lived } тварини.
   *[many] { $name }: вижили всі { $lived } тварин.
}
summary-some-died = { $lived ->
    [0] { $name }: загинуло { $dead }, не вижив ніхто.
    [one] { $name }: загинуло { $dead }, вижила { $lived } тварина.
    [few] { $name }: загинуло { $dead }, вижили { $lived } тварини.
   *[many] { $name }: загинуло { $dead }, вижило { $lived } тварин.
}
