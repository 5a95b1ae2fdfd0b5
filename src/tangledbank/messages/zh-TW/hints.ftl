### 提示的內容。

table-hint-title = 高手電腦會
table-hint-list = 高手電腦會怎麼做
table-hint-equal = { $count ->
    [2] 有兩步差不多好，選你喜歡的計畫：
   *[other] 這幾步差不多好，選你喜歡的計畫：
}
table-hint-do = 就這麼做
table-hint-shown = 已在桌面上標出。

hint-only = 沒有別的選擇。
hint-best = 它找到的最佳一步。
hint-equal = 和最佳的差不多。
hint-weaker = 稍微差一點。
hint-worse = 明顯比較差。
hint-plan-save = 把牌留到食物充足的回合。
hint-plan-wait = 先留著，之後再用。
hint-plan-start = 現在就開始：每隻存活的動物都會帶來一張牌。
hint-plan-grow = 現在擴張：多一隻動物，活下來就多一張牌。
hint-plan-trait = 現在就強化 { $name }。
hint-plan-eat = 趁還有食物，先餵 { $name }。
hint-plan-hunt = 讓 { $name } 靠獵食過活。
hint-lives = 讓 { $name } 活下去。
hint-safer = 讓 { $name } 更安全。
hint-dies = { $name } 很可能會死。
hint-risk = { $name } 會有危險。
hint-kills = { $name } 很可能會死。
hint-threatens = 威脅到 { $name }。
hint-spares = 放過 { $name }。
hint-less = 其他人會少拿一些。
hint-more-points = 你的分數會變多。
hint-fewer-points = 你的分數會變少。
hint-more-cards = 你下回合的牌會變多。
hint-fewer-cards = 你下回合的牌會變少。
hint-more-tokens = 讓你離昇華更近。
hint-fewer-tokens = 讓你離昇華更遠。
hint-more-energy = 你的生物最後會有更多能量。
hint-less-energy = 你的生物最後能量會變少。
