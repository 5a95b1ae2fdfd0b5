### 演化論的牌桌：桌上有什麼、要你決定什麼、可以做什麼。

## 版面

table-the-bank = 河岸
table-rivals = 其他玩家
table-middle = 食物與牌堆
table-food = 食物
table-supply = 現有食物 { $count } 個
table-supply-there = { $place }：現有食物 { $count } 個
table-deck-size = { $count ->
    [0] 抽牌堆空了
   *[other] 抽牌堆 { $count } 張
}
table-discard-size = 棄牌 { $count } 張
table-discard-common = 共用棄牌堆
table-discard-of = { $name } 的棄牌堆
table-discard-closed = 這些牌你都不能查看。
table-shells = { $count } 個空殼
table-hand = { $count ->
    [0] 你沒有手牌
   *[other] 你的手牌：{ $count } 張
}
table-animals-of = { $name } 的動物
table-animals-there = { $name } 在{ $place }的動物
table-no-animals = 沒有動物
table-more-animals = { $name } 還有 { $count } 隻動物：全部顯示
table-some-inside = 打開後可從中選一隻
table-nobody-yet = 你的動物會住在這裡。
table-spot-new = 新動物放這裡
table-spot-there = 到{ $place }

table-status-turn = 第 { $turn } 回合
table-status-round = 第 { $round } 輪
table-status-phases = 回合的各階段
table-status-last-turn = 最後一回合

table-player-acts = 行動中
table-player-passed = 已跳過
table-player-first = 起始玩家
table-player-hand = 手牌 { $count } 張
table-player-score = 場上 { $count } 分

## 動物

animal-fed = 吃飽了，食物 { $food }／{ $need }
animal-hungry = 沒吃飽，食物 { $food }／{ $need }
animal-fat = { $count } 個脂肪
animal-waiting = { $count } 個食物等著轉成脂肪
animal-face = 牠的卡片是 { $card }
animal-hunter = 正在獵食
animal-prey = 遭到獵食
animal-count = { $food }/{ $need }
table-can-be-picked = 可以選

# 點下去代表什麼：顯示在上面的字，以及唸給使用螢幕閱讀器的人聽的話
look-attack = 獵食
look-steal = 搶食
look-eats = 餵食
look-act-said = 可以選
look-gets-said = 可以選為對象
look-prey-said = 可以獵食
look-kin-said = 你自己的動物，可以獵食
look-eats-said = 可以餵食
look-food-said = 可以拿取
look-hint-said = 提示指出的，可以選
look-hint-card = 這張牌
look-hint-here = 這裡
look-hint-eats = 餵這隻
look-hint-hunter = 用這隻

condition-asleep = 冬眠中
condition-hidden = 躲在殼裡
condition-paralysed = 麻痺
condition-poisoned = 中毒
condition-turned = 翻開的鮟鱇魚
condition-anglerfish = 其實是鮟鱇魚
condition-hunted = 這回合獵食過
condition-attacked = 這回合被獵食過
condition-moved = 這回合遷徙過
condition-remains = 被吃掉了；性狀還在，牠會回來

table-trait-is-off = { $trait }（失效）
table-trait-is-used = { $trait }（已用）
table-trait-state-off = 因腫瘤失效
table-trait-state-used = 目前已用過
table-trait-state-rests = 上回合用過
table-trait-unknown = 這種性狀的規則無法載入。
table-symbiont = 共生體代表
table-symbiont-mark = 代
table-link-with = 與 { $partner } 的「{ $trait }」
table-link-symbiont = 「{ $trait }」：{ $partner } 的共生體代表，先吃飽並保護對方
table-link-protected = 「{ $trait }」：受 { $partner } 保護，但要等牠先吃飽

table-card-need = 食量 +{ $count }
table-card-pair = 兩隻動物共用

table-about = 詳情
table-about-key = 詳情（I）
table-about-with = 與 { $partner }
table-about-animal = { $animal }，屬於 { $name }
table-about-plain = 牠還沒有性狀：食量是 1，也沒有任何保護。
table-about-tokens = 紅 { $red }，藍 { $blue }，脂肪 { $yellow }，待轉 { $waiting }
table-about-turn = 這回合
table-about-open-fat = 還能存 { $count } 個脂肪

## 要你決定的事

table-prompt = 要做什麼
table-choices = 可選的項目
ask-development = 打出一張牌當動物或性狀，或跳過。
ask-development-nothing = 你沒有能打出的牌。
ask-go = 拿食物餵一隻動物，或使用性狀。
ask-go-hunt = 拿食物餵一隻動物、獵食，或使用性狀。
ask-go-no-food = 你的動物現在都不能拿食物。使用性狀，或跳過。
ask-go-more = 你還可以使用性狀，或結束行動。
ask-defence = { $hunter } 獵食你的 { $prey }，要怎麼防禦？
ask-pairs = 接下來發動哪個互動型性狀？
ask-carrion = 哪隻腐食動物來吃殘骸？
ask-lure = { $hunter } 獵食你的 { $prey }，要翻開鮟鱇魚嗎？
why-ask-lure = 每當沒有性狀的動物被獵食，就會問你一次，就算你沒有鮟鱇魚也一樣，這樣沒人看得出誰有。
ask-lure-must = { $hunter } 獵食你的 { $prey }，而牠是鮟鱇魚：必須現身。
ask-bite = { $hunter } 反擊 { $prey }，要無視哪種性狀？
ask-serving = { $prey } 正要拿食物。要讓你的動物伏擊嗎？
ask-fetching = { $animal } 離開海洋，要帶走哪張「水生」卡？
ask-migrating = 還有誰要遷徙？全部選好後再確認。
ask-migrating-follow = 你的動物要一起走嗎？
ask-exchange = { $animal } 要交出什麼？
ask-dealing = 你重新開始：選一隻動物和牠的大陸。
ask-dealing-cards = 你要拿幾張牌？其餘的動物換成分數。
ask-extinction = { $target } 要回來了，選一張牌讓牠重生。
why-ask-extinction = 「再生」會用你的一張牌讓被吃掉的動物回來。你暗中選擇；就算只有一張牌也會問你，這樣沒人看得出來。
ask-doubles = { $animal } 有兩個相同的性狀，要去掉哪一個？
ask-landing = { $animal } 不能留在海洋，要去哪裡？
ask-something = 請你決定。

wait-development = { $name } 正在選要打出的牌。
wait-go = 輪到 { $name } 行動。
wait-defence = { $name } 正在想怎麼躲過獵食。
wait-lure = { $name } 正在回應獵食。
wait-bite = { $name } 正在反擊。
wait-serving = { $name } 可能會伏擊。
wait-pairs = { $name } 正在使用互動型性狀。
wait-migrating = { $name } 正在決定誰要遷徙。
wait-something = { $name } 正在決定。
wait-over = 遊戲結束。

next-setup = 發牌中。
next-development = 大家都跳過後，就擲骰決定有多少食物。
next-food = 接著動物開始進食。
next-feeding = 進食結束時，還沒吃飽的動物會死去。
next-extinction = 接著發新牌：張數是你的動物數加一。
next-over = 謝謝你來玩。

step-card = { $card }：點動物，加在牠身上；點地面，成為新動物。
step-card-place = { $card }：點地面，成為新動物。
step-card-no-place = { $card }：點動物，加在牠身上。
step-by = 用你的哪隻動物獵食 { $animal }？
step-thief = 用你的哪隻動物搶 { $animal } 的食物？
step-by-or-thief = 用你的哪隻動物獵食 { $animal }，或搶牠的食物？
step-sure = { $animal } 要獵食你自己的 { $target }，確定嗎？
step-card-animal = 「{ $trait }」：點動物，加在牠身上。
step-card-partner = 點 { $animal } 的夥伴。
step-card-trait = { $animal } 要得到哪種性狀？
step-supply = 點要進食的動物。
step-shells = 點要住進去的動物。
step-animal = { $animal } 要做什麼？選一項，或點目標。
step-animal-deed = { $animal } 要做什麼？
step-animal-card = 點要給 { $animal } 的牌。
step-symbiont = 兩隻之中誰當共生體代表？代表先吃飽，並保護另一隻。
step-ignore = { $animal } 獵食 { $target }，要無視哪種性狀？
step-token = { $animal } 要搶走 { $target } 的哪個食物？
step-count = { $animal } 要燃燒幾個脂肪？
step-move = 要選哪一個？
step-via = { $animal } 要對 { $target } 做什麼？
step-do-attack = { $animal } 要獵食，點牠的獵物。
step-do-attack-own = { $animal } 要獵食你自己的動物，點其中一隻。
step-do-steal-own = { $animal } 要搶你自己動物的食物，點其中一隻。
step-do-steal = { $animal } 要搶食，點對象。
step-do-migrate = { $animal } 要遷徙到哪裡？
step-do-recombine = { $animal } 要交換性狀，點牠的夥伴。
step-do-follow = { $animal } 要一起走，點牠跟隨的動物。
step-do-redirect = 點代替牠被獵食的動物。
step-do-reveal = 點要翻開的動物。
step-do-shed = { $animal } 要捨棄哪種性狀換食物？
step-do-drop = 要捨棄哪種性狀？
step-do-other = { $deed }：選下一步。

## 選項

do-pass = 跳過
do-end = 結束行動
do-stop = 到此為止
do-accept = 被吃掉
do-take = 拿食物
do-attack = 獵食…
do-attack-own = 獵食自己的動物…
do-steal-own = 搶自己動物的食物…
do-burn = 燃燒脂肪…
do-graze = 踐踏
do-steal = 搶食…
do-hibernate = 冬眠
do-run = 逃跑（擲骰）
do-redirect = 引向別的動物…
do-drop = 捨棄性狀…
do-hide = 躲進殼裡
do-ink = 噴墨脫身
do-shed = 捨棄性狀換食物…
do-settle = 住進空殼
do-specialize = 用「特化」進食
do-reveal = 翻開鮟鱇魚…
do-warm = 多拿一個
do-migrate = 遷徙…
do-follow = 一起走…
do-recombine = 交換性狀…
do-scavenge = 吃殘骸
do-share = 分享
do-other = { $deed }…
pick-symbiont = { $animal } 當共生體代表
pick-ignore = 無視「{ $trait }」
pick-ignore-pair = 無視與 { $partner } 的「{ $trait }」
pick-ignore-nothing = 都不無視
pick-count = { $count } 個
pick-hunter = 用 { $animal } 伏擊
pick-by = 用 { $animal } 獵食
pick-thief = 用 { $animal } 搶食
pick-sure = 對，獵食自己的 { $target }
aim-attack = 獵食 { $target }
aim-attack-own = 獵食自己的 { $target }
aim-steal = 搶 { $target } 的食物
aim-steal-own = 搶自己的 { $target } 的食物
aim-recombine = 和 { $target } 交換性狀
aim-follow = 跟隨 { $target }
aim-redirect = 引向 { $target }
aim-reveal = 翻開 { $target }
aim-several = 選 { $target }…
aim-other = { $deed } { $target }
pick-spot = 到{ $place }
pick-supply = 拿食物
pick-shells = 一個空殼

## 用文字寫出的行動

move-pass = 跳過
move-pass-lure = 不，都別翻開
move-pass-serving = 不伏擊
move-pass-migrating = 沒有動物一起走
move-pass-go = 這一輪什麼都不做
move-end = 結束行動
move-end-migrating = 就這些
move-stop = 不再使用互動型性狀
move-accept = 讓牠被吃掉
move-animal = 當新動物
move-animal-in = 當{ $place }的新動物
move-restore = 用 { $card } 讓 { $target } 重生
move-play = 把「{ $trait }」給 { $animal }
move-play-pair = 把「{ $trait }」給 { $animal } 和 { $partner }
move-play-roles = 打出「{ $trait }」：{ $symbiont } 當 { $protected } 的共生體代表
move-take = 拿食物餵 { $animal }
move-attack = { $animal } 獵食 { $target }
move-attack-ignoring = { $animal } 獵食 { $target }，無視「{ $trait }」
move-burn = { $animal } 燃燒 { $count } 個脂肪
move-graze = { $animal } 踩掉 1 個食物
move-steal = { $animal } 搶走 { $target } 的{ $token }
move-hibernate = { $animal } 冬眠
move-run = 逃跑：由骰子決定
move-redirect = 改成獵食 { $animal }
move-drop = 捨棄「{ $trait }」
move-drop-pair = 捨棄與 { $partner } 的「{ $trait }」
move-hide = 躲進殼裡
move-ink = 噴出墨汁脫身
move-share = 「{ $trait }」：{ $target } 跟著 { $animal } 一起吃
move-scavenge = { $animal } 吃殘骸
move-cards = 拿 { $count } 張牌
move-shed = { $animal } 捨棄「{ $trait }」
move-shed-pair = { $animal } 捨棄與 { $partner } 的「{ $trait }」
move-settle = { $animal } 住進空殼
move-specialize = { $animal } 用「特化」進食
move-reveal = 翻開 { $animal }
move-warm = { $animal } 多拿一個
move-migrate = { $animal } 前往{ $place }
move-follow = { $animal } 跟隨 { $target }
move-recombine = { $animal } 和 { $target } 交換性狀
move-hand = { $animal } 交出「{ $trait }」
move-fetch = { $animal } 拿走 { $card }
move-other = { $deed }：{ $what }

# 還沒選任何東西時的同樣行動：要說出是哪張牌
whole-animal = 打出 { $card } 當新動物
whole-animal-in = 打出 { $card } 當{ $place }的新動物
whole-play = 把「{ $trait }」（{ $card }）給 { $animal }
whole-play-pair = 把「{ $trait }」（{ $card }）給 { $animal } 和 { $partner }
whole-play-roles = 打出「{ $trait }」（{ $card }）：{ $symbiont } 當 { $protected } 的共生體代表

## 說明與工具

table-cancel = 取消
table-cancel-key = 取消（Esc）
table-so-far = 目前的決定
table-take-back = 收回
table-undo = 復原
table-undo-key = 復原（U）
table-undo-ask = 請其他人同意復原
table-undo-ask-short = 請求復原
table-hint = 提示
table-hint-key = 提示（H）
table-hint-thinking = 思考中…
table-why-not = 現在不能這麼做
refused-nothing = 現在點它沒有作用。
refused-card-first = 先從手牌選一張牌。
refused-food-later = 大家打完牌之後，動物才在進食階段吃東西。
refused-needs-two = 「{ $trait }」要連結你的兩隻動物，但你沒有兩隻適合的。
refused-drop-rival = 那是其他玩家的區域。
refused-drop-piles = 牌不能放回抽牌堆或棄牌堆。
refused-drop-food = 食物要放到自己的動物身上。
refused-drop-elsewhere = 這裡不能放東西。
instead-card-either = { $card } 可以加在 { $animals } 身上，或點地面成為新動物。
instead-card-animals = { $card } 可以加在 { $animals } 身上。
instead-card-place = { $card } 可以成為新動物：點地面。
instead-animal = { $animal } 可以：{ $what }。
instead-anything = 你可以{ $what }。
instead-choose = 選一個按鈕。
can-animal = 打出一張牌當新動物
can-play = 在 { $animals } 身上加一種性狀
can-take = 拿食物餵 { $animals }
can-attack = 用 { $animals } 獵食
can-trait = 使用 { $animals } 的性狀
can-pass = 跳過
can-end = 結束行動
table-forced = 只有一個選擇：{ $move }
table-forced-stop = 停
table-attacks = 獵食
table-die = 擲出 { $face }
table-key = 按鍵 { $key }

table-keys = 按鍵與說明
