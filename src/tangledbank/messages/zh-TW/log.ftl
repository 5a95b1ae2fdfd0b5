### 紀錄：把發生的事寫成句子。編號是 `log-GAME-TEMPLATE`，其中的樣板名稱由伺服器送來（點換成連字號）。

## 物種起源

log-evolution-first-player = { $seat } 是起始玩家。
log-evolution-first-player-you = 你是起始玩家。
log-evolution-turn = 第 { $turn } 回合。起始玩家：{ $seat }。
log-evolution-turn-last = 第 { $turn } 回合，也是最後一回合。起始玩家：{ $seat }。
log-evolution-phase-development = 演化階段。
log-evolution-phase-food = 食物供給階段。
log-evolution-phase-feeding = 進食階段。
log-evolution-phase-extinction = 滅絕階段。
log-evolution-dealt = { $seat } 抽 { $count } 張牌。
log-evolution-dealt-you = 你抽到 { $cards }。
log-evolution-passed = { $seat } 跳過。
log-evolution-passed-you = 你跳過。
log-evolution-new-animal = { $animal } 誕生了。
log-evolution-new-animal-known = { $animal } 誕生了（{ $card }）。
log-evolution-played = { $animal } 得到「{ $trait }」。
log-evolution-played-pair = { $animal } 和 { $partner } 得到「{ $trait }」。
log-evolution-played-roles = { $animal } 成為 { $partner } 的共生體代表。
log-evolution-dice = { $seat } 擲出 { $faces }。
log-evolution-dice-you = 你擲出 { $faces }。
log-evolution-dice-first-player = 誰先開始？{ $faces }。
log-evolution-supply = { $count ->
    [0] 這回合沒有食物。
   *[other] 現有食物 { $count } 個。
}
log-evolution-round = 第 { $round } 輪。
log-evolution-got = { $animal } 得到 { $count } 個{ $colour ->
    [red] 紅色食物
    [blue] 藍色食物
   *[yellow] 黃色脂肪
}。
log-evolution-got-supply = { $animal } 拿取 { $count } 個現有食物。
log-evolution-stored = { $animal } 存下 { $count } 個脂肪。
log-evolution-burnt = { $animal } 燃燒 { $count } 個脂肪。
log-evolution-grazed = { $animal } 踐踏：現有食物少了 1 個。
log-evolution-stole = { $animal } 從 { $victim } 身上搶走 1 個{ $colour ->
    [red] 紅色食物
    [blue] 藍色食物
   *[yellow] 黃色脂肪
}。
log-evolution-slept = { $animal } 進入冬眠。
log-evolution-attacked = { $animal } 獵食 { $prey }。
log-evolution-ran-away = { $animal } 拔腿就跑，擲出 { $face }，逃掉了。
log-evolution-ran-caught = { $animal } 拔腿就跑，擲出 { $face }，被逮到了。
log-evolution-redirected = { $animal } 把獵食引向 { $prey }。
log-evolution-dropped = { $animal } 捨棄「{ $trait }」。
log-evolution-dropped-pair = { $animal } 捨棄和 { $partner } 之間的「{ $trait }」。
log-evolution-eaten = { $animal } 吃掉 { $prey }。
log-evolution-poisoned = { $animal } 中毒了。
log-evolution-scavenged = { $animal } 撿食殘骸。
log-evolution-shared = 「{ $trait }」發動：{ $receiver } 跟著 { $giver } 一起吃。
log-evolution-starved = { $animal } 餓死了。
log-evolution-died-of-poison = { $animal } 毒發身亡。
log-evolution-discarded-known = { $animal } 的卡片是 { $card }。
log-evolution-shuffled = { $count } 張牌重新洗牌。
log-evolution-last-turn = 下回合是最後一回合。
log-evolution-rewarded = 存活的動物讓 { $seat } 多拿 { $drawn } 張牌和 { $points } 分。
log-evolution-rewarded-you = 存活的動物讓你多拿 { $drawn } 張牌和 { $points } 分。
log-evolution-game-over = 遊戲結束。
log-evolution-fat-set = { $animal } 把 { $count } 個食物轉成脂肪。
log-evolution-supply-there = { $location ->
    [ocean] 海洋
    [laurasia] 勞亞大陸
   *[gondwana] 岡瓦納大陸
}：{ $count ->
    [0] 沒有食物。
   *[other] 現有食物 { $count } 個。
}
log-evolution-attacked-ignoring = { $animal } 獵食 { $prey }，並無視對方的「{ $trait }」。
log-evolution-attacked-ambush = { $animal } 從埋伏處撲出，獵食 { $prey }。
log-evolution-attacked-counter = { $animal } 反過來獵食 { $prey }。
log-evolution-hid = { $animal } 躲進殼裡。
log-evolution-inked = { $animal } 噴出墨汁，消失無蹤。
log-evolution-revealed = { $animal } 原來是鮟鱇魚！
log-evolution-born = { $animal } 誕生了，是 { $parent } 的孩子。
log-evolution-moved = { $animal } 來到{ $location ->
    [ocean] 海洋
    [laurasia] 勞亞大陸
   *[gondwana] 岡瓦納大陸
}。
log-evolution-separated = { $animal } 和 { $partner } 分開了，失去「{ $trait }」。
log-evolution-shell-left = { $animal } 的殼留了下來。
log-evolution-settled = { $animal } 住進一個空殼。
log-evolution-stung = { $animal } 麻痺了。
log-evolution-recombined = { $animal } 和 { $partner } 交換「{ $trait }」與「{ $other }」。
log-evolution-grown = 腫瘤在 { $animal } 身上擴散：「{ $trait }」失效。
log-evolution-died-of-neoplasia = { $animal } 死於腫瘤。
log-evolution-remains = { $animal } 的性狀留在桌上。
log-evolution-remains-known = { $animal } 的性狀留在桌上，動物卡是 { $card }。
log-evolution-restored = { $animal } 重生了。
log-evolution-restored-known = { $animal } 重生了（{ $card }）。
log-evolution-added = { $animal } 讓現有食物增加 { $count } 個。
log-evolution-counter-failed = { $animal } 無法反擊獵食者。
log-evolution-fetched = { $animal } 帶著一張「水生」卡離開海洋。
log-evolution-awoke = { $animal } 醒來了：這是最後一回合。
log-evolution-used = { $animal } 使用「{ $trait }」。

## 紀錄本身

log-empty = 還沒發生任何事。
log-new-lines = { $count } 個新步驟
log-turn = 第 { $turn } 回合
log-turn-last = 第 { $turn } 回合（最後）
log-round = 第 { $round } 輪
log-beginning = 開局
log-first = { $seat } 先開始
log-throw = { $seat } { $face }
log-by-bot = 電腦
log-by-clock = 超時
log-by-stand-in = 電腦代打
log-by-program = 程式
log-by-deal = 發牌
log-by-rules = 依規則
log-see-again = 再看一次
log-see-step = { $who }：再看一次第 { $number } 步
log-shadow = 暗影
