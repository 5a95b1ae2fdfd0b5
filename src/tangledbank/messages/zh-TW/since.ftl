### 上次行動之後發生的事，以及回合結束。

since-title = 你上次行動之後
since-count = 你的動物遇到了 { $count } 件事
since-again = 再看一次
since-attacked = { $by } 獵食 { $animal }。
since-eaten = { $by } 吃掉了 { $animal }。
since-escaped = { $by } 獵食 { $animal }，但讓牠逃掉了。
since-hid = { $by } 獵食 { $animal }，牠躲進殼裡，逃過一劫。
since-inked = { $by } 獵食 { $animal }，牠噴出墨汁，溜走了。
since-dropped = { $by } 獵食 { $animal }，牠捨棄「{ $trait }」保住性命。
since-diverted = { $by } 獵食 { $animal }，牠把對方引向別的動物。
since-robbed = { $by } 搶走 { $animal } 的食物。
since-burdened = { $by } 把「{ $trait }」放到 { $animal } 身上。
since-poisoned = { $animal } 中毒了。
since-stung = { $animal } 麻痺了。
since-grown = 腫瘤在 { $animal } 身上擴散：「{ $trait }」失效。
since-starved = { $animal } 餓死了。
since-died-of-poison = { $animal } 毒發身亡。
since-died-of-neoplasia = { $animal } 死於腫瘤。

summary-title = 第 { $turn } 回合結束
summary-open = 看看誰死了、誰活著
summary-others = 其他玩家
summary-counts = 死亡 { $died }，存活 { $lived }
summary-starved = 餓死
summary-died-of-poison = 毒發身亡
summary-died-of-neoplasia = 死於腫瘤
summary-lives = 存活
summary-all-lived = { $lived ->
    [0] { $name } 沒有動物。
    [1] { $name }：唯一的動物活下來了。
   *[other] { $name }：{ $lived } 隻動物全都活下來了。
}
summary-some-died = { $lived ->
    [0] { $name }：{ $dead } 死了，無一存活。
   *[other] { $name }：{ $dead } 死了，{ $lived } 隻存活。
}
