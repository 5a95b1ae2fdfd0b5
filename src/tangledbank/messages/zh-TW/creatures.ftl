### 魔法生物的牌桌。

## 桌上的東西

creatures-energy-of = 能量 { $energy }，昇華需要 { $need }
creatures-tokens-of = 昇華 { $tokens }／{ $goal }
creatures-source-said = { $source }：下層能量 { $lower }，上層能量 { $upper }
creatures-lower = 人人可拿：{ $count }
creatures-upper = 上層：{ $count }，僅限
creatures-deck = 抽牌堆 { $count }
creatures-discard = 棄牌堆 { $count }
creatures-choice-cards = 選擇卡 { $count }

## 生物

creatures-whose = { $creature }，屬於 { $owner }
creatures-plain = 沒有性狀
creatures-made-of = 用 { $card } 做成
creatures-none = 沒有生物
creatures-show = 顯示 { $count } 隻生物
creatures-asleep = 沉睡
creatures-scared = 受驚
creatures-is-asleep = 沉睡中
creatures-is-scared = 受驚：性狀在這個回合失效
creatures-is-woke = 這一輪已喚醒過別的生物
creatures-is-ready = 能量足夠，可以昇華
creatures-is-attacks = 正在攻擊
creatures-is-attacked = 遭到攻擊
creatures-is-acts = 已啟動
creatures-can-be-chosen = 可以選
creatures-birth = 新生物

## 玩家

creatures-realm = { $name } 的生物
creatures-others = 其他玩家
creatures-near = 你的
creatures-turn = 行動中
creatures-first = 起始玩家
creatures-winner = 贏家
creatures-hand-size = { $count } 張牌
creatures-hand = 手牌：
creatures-hand-empty = 沒有牌
creatures-your-hand = 你的手牌
creatures-playable = 可以打出
creatures-put-down = 放回

## 要你決定的事

creatures-asked = 要你決定的事
creatures-over = { $name } 獲勝。
creatures-busy = 請稍候…
creatures-wait = { $name } 思考中。
creatures-stages = 回合的步驟
creatures-stage-creation = 創造
creatures-stage-addition = 添加
creatures-stage-activation = 啟動
creatures-ask-exchange = 新的一輪：手牌要留著，還是全部換掉？
creatures-ask-redirection = { $attacker } 攻擊 { $target }，要讓別的生物挺身而出嗎？
creatures-ask-strikes = { $attacker } 攻擊 { $target }：用哪種性狀？
creatures-ask-molt = { $creature } 要蛻去一種性狀，換 1 點能量嗎？
creatures-ask-turn-creation = 打出一張牌當生物或性狀，或啟動一隻生物。
creatures-ask-turn-addition = 打出一張牌當性狀，或啟動一隻生物。
creatures-ask-turn-activation = 啟動你的一隻生物。
creatures-ask-turn-active = { $creature } 要做什麼？
creatures-ask-where = 這張牌要放哪裡？
creatures-ask-which-trait = 要用哪一種性狀？
creatures-ask-who-takes = 誰來拿能量？
creatures-ask-what = { $creature } 要做什麼？
creatures-ask-target = { $verb }：對象是誰？
creatures-verb-attack = 攻擊
creatures-verb-scare = 驚嚇
creatures-verb-wake = 喚醒
creatures-verb-give = 給能量
creatures-verb-take = 拿能量

## 行動

creatures-do-keep = 留著手牌
creatures-do-exchange = 換掉整手 { $count } 張牌
creatures-do-create = 新生物
creatures-do-create-of = 用 { $card } 創造生物
creatures-do-add = 把「{ $trait }」給 { $creature }
creatures-do-add-from = 把「{ $trait }」（{ $card }）給 { $creature }
creatures-do-add-as = 當作「{ $trait }」…
creatures-do-end = 結束回合
creatures-do-take-lower = 拿 1 點能量
creatures-do-take-upper = 從上層拿 1 點
creatures-do-take-lower-lower = 拿 2 點能量後沉睡
creatures-do-take-lower-upper = 上下層各拿 1 點後沉睡
creatures-do-take-upper-upper = 從上層拿 2 點後沉睡
creatures-do-transmute = 讓 { $creature } 昇華
creatures-do-attack = 攻擊 { $target }
creatures-do-attack-whom = 攻擊…
creatures-do-sleep = 沉睡
creatures-do-turn = 把「{ $trait }」轉成「{ $now }」
creatures-do-scare = 驚嚇 { $target }
creatures-do-scare-whom = 驚嚇…
creatures-do-wake = 喚醒 { $target }
creatures-do-wake-whom = 喚醒…
creatures-do-give = 給 { $target } 1 點能量
creatures-do-give-whom = 給能量…
creatures-do-redirect = { $creature } 挺身而出
creatures-do-accept = 沒有生物挺身而出
creatures-do-use = { $trait }
creatures-do-use-on = 燒掉「{ $burnt }」
creatures-do-stop = 到此為止
creatures-do-shed = 蛻去「{ $trait }」
creatures-do-retain = 性狀全部留著

creatures-cancel = 取消
creatures-undo = 復原
creatures-undo-ask = 請求復原
creatures-hint = 提示
creatures-hint-wait = 思考中…
creatures-forced = 只有一個選擇：{ $what }
creatures-forced-wait = 等等
creatures-attacks = 攻擊
creatures-tell-first = 先選一張你的牌，或一隻你的生物。
creatures-instead = 你可以{ $ways }。
creatures-instead-creatures = 點 { $creatures }
creatures-instead-birth = 創造新生物
creatures-instead-source = 點能量源
creatures-instead-card = 選一張牌
creatures-instead-button = 選一個按鈕
creatures-tell-wait = 還沒輪到你。

## 暗影

creatures-goal = 獨自對抗暗影
creatures-goal-win = 你讓 { $goal } 隻生物昇華就獲勝；{ $shadow ->
    [1] 暗影只要一隻昇華就獲勝。
   *[other] 暗影要 { $shadow } 隻昇華才獲勝。
}
creatures-goal-who = 暗影有生物，但沒有手牌：只打抽牌堆最上面的那張牌。
creatures-goal-turn = 暗影的回合：醒著的生物中能量最多的那隻得到一種性狀，接著能昇華就昇華，否則拿能量。
creatures-goal-attack = 暗影的生物一變得危險就會攻擊，對象由一張卡決定。
creatures-goal-round = 你的生物全部沉睡時，這一輪就結束；接著大家醒來，翻開新的能量源。
creatures-tale = 暗影的動靜
creatures-tale-hide = 隱藏

## 說明

creatures-ours = 由我們重建。
creatures-ours-about = 規則書提到一本生物圖鑑，書裡卻沒有附上。在找到印刷本之前，空缺由本專案補上。
creatures-help-lost = 這段文字目前無法載入。

## 紀錄

log-creatures-first-player = { $seat } 拿到起始玩家標記。
log-creatures-first-player-you = 你拿到起始玩家標記。
log-creatures-source = 能量源是{ $source }：人人可拿的能量有 { $lower } 點。
log-creatures-source-bonus = 能量源是{ $source }：人人可拿的能量有 { $lower } 點，「{ $trait }」專屬的有 { $upper } 點。
log-creatures-round = 第 { $round } 輪。起始玩家：{ $seat }。
log-creatures-dealt = { $seat } 抽 { $count } 張牌。
log-creatures-dealt-you = 你抽到 { $cards }。
log-creatures-exchanged = { $seat } 換掉整手 { $count } 張牌。
log-creatures-exchanged-you = 你換掉整手 { $count } 張牌。
log-creatures-kept = { $seat } 留著手牌。
log-creatures-kept-you = 你留著手牌。
log-creatures-new-creature = { $creature } 誕生了。
log-creatures-new-creature-known = { $creature } 誕生了（{ $card }）。
log-creatures-added = { $creature } 得到「{ $trait }」。
log-creatures-took = { $creature } 從能量源拿 { $count } 點能量。
log-creatures-took-upper = { $creature } 從能量源上層拿 1 點能量。
log-creatures-gained = { $creature } 從備用區得到 1 點能量。
log-creatures-lost = { $creature } 失去 1 點能量。
log-creatures-slept = { $creature } 沉沉睡去。
log-creatures-transmuted = { $creature } 昇華了：{ $count ->
    [1] 這是第一隻。
   *[other] 目前共 { $count } 隻。
}
log-creatures-attacked = { $creature } 攻擊 { $other }。
log-creatures-redirected = { $other } 替 { $creature } 挺身而出。
log-creatures-struck = 「{ $trait }」：成功。
log-creatures-struck-vain = 「{ $trait }」：沒有效果。
log-creatures-burnt = { $creature } 失去「{ $trait }」。
log-creatures-turned = { $creature } 把「{ $trait }」轉成「{ $now }」。
log-creatures-scared = { $creature } 嚇到 { $other }：受驚者的性狀在這個回合失效。
log-creatures-woke = { $creature } 喚醒 { $other }。
log-creatures-gave = { $creature } 給 { $other } 1 點能量。
log-creatures-shed = { $creature } 蛻去「{ $trait }」。
log-creatures-poisoned = { $creature } 中了 { $other } 的毒。
log-creatures-skipped = { $seat } 沒有醒著的生物。
log-creatures-skipped-you = 你沒有醒著的生物。
log-creatures-round-over = 全都睡著了：第 { $round } 輪結束。
log-creatures-all-woke = 所有生物醒來。
log-creatures-shuffled = { $count ->
    [1] 棄牌堆洗成新的抽牌堆：只有 1 張牌。
   *[other] 棄牌堆洗成新的抽牌堆。
}
log-creatures-game-over = { $seat } 獲勝。
log-creatures-game-over-you = 你獲勝了。
log-creatures-choice = 選擇卡：{ $number }。
log-creatures-choice-shuffled = 選擇卡重新洗牌。
log-creatures-discarded = 棄掉 { $card }：沒有生物能得到「{ $trait }」。
log-creatures-picked = 選擇卡指向 { $creature }。
log-creatures-shadow-creates = 暗影沒有醒著的生物，抽牌堆最上面的牌變成一隻新生物。
log-creatures-shadow-grows = { $creature } 是暗影醒著的生物中能量最多的。
log-creatures-shadow-transmutes = { $creature } 的能量足夠，可以昇華了。
log-creatures-shadow-wakes = { $creature } 喚醒暗影的另一隻生物。
log-creatures-shadow-aims = { $creature } 剛變得危險，正在找目標。
log-creatures-shadow-spares = 攻擊不會成功，所以 { $creature } 不出手。
log-creatures-shadow-takes = { $creature } 去拿能量。
log-creatures-shadow-aims-again = 沒有能量給 { $creature } 拿，牠改找目標。
log-creatures-shadow-rests = 暗影的回合結束，{ $creature } 仍然醒著。
log-creatures-shadow-does-nothing = 暗影沒有醒著的生物，也沒有牌了，什麼都沒做。

## 上次行動之後

creatures-since-count = 你的生物遇到了 { $count } 件事
creatures-since-attacked = { $by } 攻擊 { $creature }。
creatures-since-withstood = { $by } 攻擊 { $creature }，沒有效果。
creatures-since-guarded = { $by } 攻擊 { $creature }，由你的另一隻生物挺身而出。
creatures-since-drained = { $by } 攻擊 { $creature }，使牠失去 1 點能量。
creatures-since-lulled = { $by } 攻擊 { $creature }，使牠沉沉睡去。
creatures-since-burnt = { $by } 攻擊 { $creature }，使牠失去「{ $trait }」。
creatures-since-scared = { $by } 嚇到 { $creature }：牠的性狀在那個回合失效。
creatures-since-given = { $by } 給了 { $creature } 1 點能量。

creature-trait-vampire = 吸血
creature-trait-fire-breathing = 噴火
creature-trait-sleep-inducing = 催眠
creature-trait-metamorph = 變形
creature-trait-scary = 駭人
creature-trait-annoying = 擾人
creature-trait-generous = 慷慨
creature-trait-astral = 星界
creature-trait-winged = 有翼
creature-trait-stone = 石身
creature-trait-protective = 守護
creature-trait-poisonous = 劇毒
creature-trait-small = 嬌小
creature-trait-molting = 蛻皮
creature-trait-two-headed = 雙頭
creature-trait-shining = 發光

source-tree-of-beginnings = 起源之樹
source-moon-lake = 月之湖
source-fire-crater = 烈焰火口
source-blood-thorn = 血棘
source-sleepy-poppies = 沉眠罌粟
source-floating-rocks = 浮空岩
source-stone-circle = 巨石陣
source-fairy-ring = 仙女環
source-mirror-grotto = 鏡之洞窟
source-poison-mire = 毒沼
