### 只有終端機使用的訊息。

terminal-share = 勝率約 { $share }%。
terminal-invitation = 打出一張牌（1 到 { $last }），或跳過（p）。輸入 help 看說明。

## 選單中每個行動旁的解釋：menu-GAME-VERB。若有針對某個問題或對象的訊息，則優先使用。

menu-uses = 使用「{ $trait }」
menu-unplayable = 現在不能打出
menu-as-trait = 當作自己某隻生物的性狀
menu-activate = 啟動 { $animal }
menu-whose = { $own ->
    [yes] 你的 { $animal }：{ $look }
   *[no] { $owner } 的 { $animal }：{ $look }
}
menu-evolution-so-far = { $animal-fed ->
    [yes] 吃飽了：再吃就變成脂肪
   *[no] 已有 { $animal-has }，食量 { $animal-need }
}
menu-evolution-pass = { $final ->
    [yes] 這回合的進食階段不再行動
   *[no] 這次行動什麼都不做
}
menu-evolution-pass-development = 這回合不再出牌
menu-evolution-pass-serving = 讓牠拿走食物
menu-evolution-pass-lure = 不翻開
menu-evolution-pass-migrating = 沒有別的動物一起走
menu-evolution-animal = 一隻新動物
menu-evolution-animal-place = { $place ->
    [laurasia] 勞亞大陸
    [gondwana] 岡瓦納大陸
    [ocean] 海洋
   *[other] { $place }
}的一隻新動物
menu-evolution-animal-target = 讓 { $target } 回來
menu-evolution-play = 「{ $trait }」：{ $animal-whose }
menu-evolution-play-partner = 「{ $trait }」連結 { $animal } 和 { $partner }
menu-evolution-end = 結束這次行動
menu-evolution-take = 拿食物；{ menu-evolution-so-far }
menu-evolution-attack = 獵食：{ $target-whose }
menu-evolution-burn = 燃燒脂肪；{ menu-evolution-so-far }
menu-evolution-graze = 踩掉 1 個現有食物（共 { $food } 個）
menu-evolution-steal = { $token ->
    [red] 紅色食物
    [blue] 藍色食物
   *[other] { $token }
}；{ $target-whose }
menu-evolution-hibernate = 睡過這回合，視為吃飽
menu-evolution-run = 擲出 { $threshold } 以上就逃掉
menu-evolution-redirect = 改由牠承受：{ $animal-whose }
menu-evolution-drop = 捨棄「{ $trait }」：失去這張牌，動物存活
menu-evolution-drop-partner = 捨棄「{ $trait }」：失去這張互動型性狀卡，動物存活
menu-evolution-accept = 不再抵抗：牠被吃掉
menu-evolution-share = 「{ $trait }」：{ $target } 也得到食物
menu-evolution-stop = 不再發動互動型性狀
menu-evolution-scavenge = 吃殘骸；{ menu-evolution-so-far }
menu-evolution-cards = 牌：{ $count }，分數：{ $points }
menu-evolution-shed = 捨棄「{ $trait }」換一個藍色食物
menu-evolution-shed-partner = 捨棄互動型性狀「{ $trait }」換一個藍色食物
menu-evolution-hide = 這回合剩下的時間都躲在殼裡
menu-evolution-settle = { $animal } 住進空殼
menu-evolution-specialize = 以特化進食；{ menu-evolution-so-far }
menu-evolution-ink = 噴出墨汁脫身，一回合一次
menu-evolution-reveal = 翻開 { $animal }：牠反過來獵食對方
menu-evolution-warm = 再拿一個；{ menu-evolution-so-far }
menu-evolution-migrate = { $animal-look } 前往{ $place ->
    [laurasia] 勞亞大陸
    [gondwana] 岡瓦納大陸
    [ocean] 海洋
   *[other] { $place }
}
menu-evolution-follow = { $animal } 跟著 { $target } 走
menu-evolution-recombine = { $animal } 和 { $target } 互換一種性狀
menu-evolution-hand = { $animal } 交出「{ $trait }」
menu-evolution-fetch = { $animal } 要帶走的「水生」卡

menu-creatures-keep = 用這些手牌開始這一輪
menu-creatures-exchange = 全部棄掉，再抽同樣張數
menu-creatures-create = 面朝下，當新生物
menu-creatures-add = 「{ $trait }」：{ $animal-whose }
menu-creatures-end = 沒有醒著的生物：結束回合
menu-creatures-take = 從能量源拿能量
menu-creatures-transmute = 昇華：離勝利更近一步
menu-creatures-attack = 攻擊：{ $target-whose }
menu-creatures-sleep = 沉睡到這一輪結束
menu-creatures-turn = 把「{ $trait }」翻面
menu-creatures-scare = 驚嚇：這回合性狀失效；{ $target-whose }
menu-creatures-wake = 喚醒，自己行動後沉睡；{ $target-whose }
menu-creatures-give = 給一點能量；{ $target-whose }
menu-creatures-redirect = 代為承受：{ $animal-whose }
menu-creatures-accept = 接受攻擊
menu-creatures-use = 使用「{ $trait }」
menu-creatures-use-place = 對目標的這個性狀使用「{ $trait }」
menu-creatures-stop = 不再使用攻擊性狀
menu-creatures-shed = 蛻去「{ $trait }」換一點能量
menu-creatures-retain = 什麼都不蛻去

## 遊戲開始前與結束後

terminal-at-table = 同桌玩家：
# 沒有名字的電腦以博物學家命名：八個名字，用半形逗號分開。
terminal-naturalists = 華萊士, 赫胥黎, 虎克, 安寧, 萊爾, 格雷, 孟德爾, 梅里安
terminal-bot = 電腦「{ $bot }」
terminal-commitment = 洗牌和骰子都已決定：指紋 { $commitment }
terminal-default = { $fault }。改用預設的行動。
terminal-pass-keyboard = 請把鍵盤交給 { $name }，再按 Enter。
terminal-record = 這局遊戲的紀錄：{ $path }
terminal-not-kept = 無法邊玩邊存檔：{ $error }
terminal-cannot-write = { $path }：無法寫入：{ $why }
terminal-not-a-record = { $path }：檔案已經存在，而且不是遊戲紀錄；請換個檔名
# 回答「no」就不存檔離開：照這裡的寫法輸入。
terminal-save-as = 存成哪個檔案（Enter：{ $path }，{ $no }：不存檔）？
terminal-saved = 已存檔：{ $path }
terminal-come-back = 想繼續時輸入：{ $command }

## 輪到你時

terminal-only-choice = （沒有其他選擇。）
terminal-back = 返回
terminal-no-choice = 沒有選項 { $number }。請選 1 到 { $last }。
terminal-no-action = 「{ $line }」不是行動。請選號碼，或輸入 { $help }。
terminal-cannot-pass = 現在不能跳過。
terminal-forbidden = { $action }：規則不允許。
terminal-allowed = { $action }：規則允許。
terminal-nothing-about = 規則書裡找不到「{ $subject }」。
terminal-traits-are = 性狀有：{ $traits }。
terminal-why-usage = 輸入「{ $why }」再加上行動，例如「{ $example }」。
terminal-hint-usage = 輸入「{ $hint }」；想讓它多想五秒就輸入「{ $longer }」（最多 60 秒）。
terminal-points-now = 如果現在結束，分數是：{ $scores }
terminal-points-later = 分數在最後計算。
terminal-discard-pile = 棄牌堆
terminal-discard-of = { $name } 的棄牌堆
terminal-discard-nothing = 沒有你看得到的棄牌。
# 選項可用的值：文字或數字
terminal-takes = 可用的值：{ $values }。

## 桌面

terminal-phase-round = 第 { $round } 輪
terminal-edition = 版本：{ $edition }
terminal-no-food = 沒有
terminal-deck = 抽牌堆 { $count }
terminal-discard = 棄牌堆 { $count }
terminal-shells = 空殼 { $count }
terminal-house-rules = 自訂規則：{ $options }
terminal-no-animals = 沒有動物
terminal-remains = 遺留：
terminal-remains-in = 在{ $place }
terminal-you = 你
terminal-first = 起始玩家
terminal-in-hand = 手牌 { $count }
terminal-points = { $count } 分
terminal-discarded = 棄牌 { $count }
# 用一個詞形容動物
terminal-asleep = 冬眠中
terminal-poisoned = 中毒
terminal-hidden = 躲在殼裡
terminal-paralysed = 麻痺
terminal-turned = 鮟鱇魚
terminal-fed = 吃飽
terminal-symbiont = 共生體代表
# 失效的性狀
terminal-off = 失效
# 桌上的符號
terminal-sign-red = 紅色
terminal-sign-blue = 藍色
terminal-sign-missing = 還缺
terminal-sign-fat = 脂肪：已存、空位
terminal-sign-used = 用過
terminal-sign-rests = 休息
terminal-sign-tied = 相連

## 結束

terminal-end = 遊戲結束
terminal-animal = 動物
terminal-no-survivors = 沒有動物存活
terminal-won-by-points = { $count ->
    [1] { $who } 以分數獲勝。
   *[other] { $who } 以分數一起獲勝。
}
terminal-level = 分數相同；{ $counted }：{ $values }。
terminal-won-by = { $count ->
    [1] { $who } 獲勝，因為比的是{ $counted }。
   *[other] { $who } 一起獲勝，因為比的是{ $counted }。
}
terminal-shared = { $who } 共享勝利。
terminal-counted-surviving-animals = 存活的動物數
terminal-counted-most-traits-on-one-animal = 單一動物的性狀數
terminal-counted-discard-size = 棄牌堆的張數

## 魔法生物

terminal-round = 第 { $round } 輪
terminal-turn-of = 輪到 { $name }
terminal-for-all = { $count ->
    [0] 沒有人人可拿的
   *[other] { $count } 人人可拿
}
terminal-for-trait = { $count ->
    [0] 沒有「{ $trait }」可拿的
   *[other] { $count } 限「{ $trait }」
}
terminal-choice-cards = 選擇卡 { $count }
terminal-no-creatures = 沒有生物
terminal-transmuted-of = 昇華 { $count }，目標 { $goal }
terminal-transmuted = { $name }：昇華 { $count } 次
terminal-scared = 受驚
terminal-sign-energy = 能量
terminal-sign-free = 空格
terminal-sign-transmuted = 已昇華、還差
terminal-sign-face = （括號內是蓋著的那一面）
terminal-creatures-discard = { $count } 張牌，誰都不能看。
terminal-creatures-ours = 規則書沒有附生物圖鑑和卡片：配對、能量源和許多效果是我們補上的。輸入「{ $help }」可以查是哪些。
terminal-creatures-shadow = 你的對手是暗影（B），難度「{ $level }」：它需要昇華 { $need } 次，你需要 { $goal } 次。它的回合會一步步顯示。

## 重播

terminal-replay-keys = Enter 下一步，{ $back } 上一步，輸入數字跳到那一步，{ $quit } 離開
terminal-replay-last = 這是最後一步。
terminal-replay-unknown = 「{ $word }」？{ $keys }；共有 { $count } 步。
terminal-replay-step = 第 { $at } 步，共 { $count } 步
terminal-replay-won = { $who } 獲勝（{ $by }）：{ $scores }

## 說明：每一行指令的作用

help-answer = 輸入選項的號碼，或寫出行動：
help-answer-as-listed = 輸入選項的號碼，或照清單的寫法寫出行動。
help-creatures-answer = 輸入選項的號碼，或寫出行動。一個回合依序是創造、添加、啟動；前兩步可以省略。
help-expansions = 有擴充時：
help-ask = 也可以查詢：
help-traits = 性狀：{ $traits }
help-animal = 把這張牌當新動物打出
help-play = 當性狀打出，用寫在前面的那種
help-play-pair = 打出互動型性狀
help-play-roles = 打出互動型性狀，並指定共生體代表
help-take = A1 拿一個紅色食物
help-attack = 用 A1 獵食；A1 燃燒兩個脂肪
help-steal = 使用「掠奪」、「踐踏」
help-hibernate = 讓牠冬眠到回合結束
help-defend = 回應獵食
help-share = 等著發動的互動型性狀
help-pass = 跳過、結束行動；也可輸入 p
help-animal-place = 在大陸上的新動物
help-animal-back = 讓有「再生」而被吃掉的動物回來
help-ignoring = 使用「智慧」；互動型性狀卡寫：{ $with }
help-hide = 用「硬殼」、「噴墨」回應獵食
help-reveal = 翻開你的鮟鱇魚
help-shed = 使用「蛻變」、「特化」
help-settle = 住進空殼；使用「溫血」
help-migrate = 使用「遷徙」或「飛行」、「吸盤魚」
help-recombine = 交換性狀：先選動物，再選性狀
help-fetch = 動物離開海洋時帶走的牌
help-keep = 一輪開始時：保留或更換手牌
help-create = 把這張牌蓋著當新生物
help-add = 把一張牌墊在 A1 下，露出「嬌小」
help-energy = 從能量源的這一部分拿能量
help-transmute = 能量足夠時昇華；沒有更好的事時沉睡
help-strike = 接著：{ $use }、{ $on }、{ $stop }
help-before = 在 A1 行動之前
help-redirect = 用「守護」回應攻擊，或接受攻擊
help-molt = 「蛻皮」：蛻去性狀，或都保留
help-end = 沒有生物醒著時結束回合（也可輸入 p）
help-hint = 最強的電腦會怎麼做，為什麼（{ $longer }：想 5 秒）
help-why = 哪些規則不允許
help-trait = 性狀的作用；另有 { $clause } 和 { $option }
help-creature-trait = 性狀的作用，以及是規則書寫的還是我們補的
help-clause = 規則條文的內容
help-table = 再顯示一次桌面
help-log = 這局到目前發生的事
help-scores = 如果現在結束，每個人的分數
help-tokens = 每個人的昇華次數
help-discard = 你看得到的棄牌
help-save = 存檔（玩的時候也會自動存）
help-quit = 離開；想繼續時輸入：{ $command }

## 對局分析。

analysis-title = 對局分析：{ $names }
analysis-depth = 每個決定都依玩家當時所知來評估，平均比較 { $worlds } 個可能的局面（共搜尋 { $iterations } 次，種子 { $seed }）。
analysis-graph = 從第一個決定到結束的勝率：
analysis-signs = { $brilliant } 妙招   { $slip } 失準   { $mistake } 失誤   { $blunder } 大失誤   （數字：回合）
analysis-head-player = 玩家
analysis-head-accuracy = 準確度
analysis-head-given = 損失
analysis-head-luck = 運氣
analysis-head-blunders = 大失誤
analysis-head-mistakes = 失誤
analysis-head-slips = 失準
analysis-head-brilliant = 妙招
analysis-at = 第 { $step } 步，第 { $turn } 回合
analysis-turning-throw = 轉捩點：骰子讓 { $name } 的勝率從 { $before } 變成 { $after }。
analysis-turning-draw = 轉捩點：新抽的牌讓 { $name } 的勝率從 { $before } 變成 { $after }。
analysis-turning-move = 轉捩點：{ $by } 的決定讓 { $name } 的勝率從 { $before } 變成 { $after }。
analysis-blunder = { $name } 的大失誤：{ $action }（{ $after }，原可有 { $before }）
analysis-mistake = { $name } 的失誤：{ $action }（{ $after }，原可有 { $before }）
analysis-brilliant = { $name } 的妙招：{ $action }（{ $after }）
analysis-better = 更好的選擇：{ $best }
analysis-quiet = 沒有人犯明顯的失誤，也沒有哪一刻單獨決定了勝負。
analysis-left-out = 另有 { $count } 個較小的失誤未列出。
