### 規則的選項：隨顯示它們的頁面載入。
### 編號：option-NAME（底線換成連字號）、option-NAME_VALUE。

## 到處意思都相同的值

option-value_true = 是
option-value_false = 否
option-value_allow = 可以
option-value_forbid = 不可以
option-value_allowed = 可以
option-value_forbidden = 不可以
option-value_none = 無
option-then = { $first }，再來是{ $next }

## 選項：卡片與遊戲結束

option-tie-break = 同分時比什麼
    .about = 兩位玩家同分時，由此決定勝負。
option-tie-break_none = 不比：共享勝利
option-tie-break_surviving-animals-most-traits-on-one-animal = 先比動物數，再比單一動物的最多性狀數
option-tie-break_surviving-animals = 存活動物較多
option-tie-break_most-traits-on-one-animal = 單一動物的性狀最多
option-tie-break_discard-size = 個人棄牌堆張數較多
option-deal-order = 新牌怎麼發
    .about = 只在抽牌堆發完時有差別：一次發一張，最後幾張牌才分得公平。
option-deal-order_one-by-one = 每人輪流發一張
option-deal-order_batch = 一次發完一個人的
option-food-clear-time = 何時移除動物身上的食物
option-food-clear-time_before-deal = 發新牌之前
option-food-clear-time_after-deal = 發新牌之後
option-handless-pass = 演化階段沒有手牌的玩家
    .about = 沒有手牌的玩家自動跳過，或仍會被問到。
option-handless-pass_forced = 必須跳過
option-handless-pass_declared = 自己宣告跳過
option-survivor-reward = 存活的動物帶來什麼
    .about = 存活的動物也能換成一分而不是一張牌，領先者可以先拿分落袋。
option-survivor-reward_cards = 每隻一張牌，玩家另得一張
option-survivor-reward_cards-or-points = 玩家得兩張牌，每隻再換一張牌或一分
option-six-card-rule = 誰可以拿六張牌
    .about = 決定失去所有動物後，誰能重新開始。
option-six-card-rule_no-animals-and-empty-hand = 沒有動物也沒有手牌的玩家
option-six-card-rule_no-animals = 沒有動物的玩家
option-trait-card-texts = 性狀卡的文字
    .about = 只改變卡片上顯示的文字。
option-trait-card-texts_full = 採用該版本的說明書
option-trait-card-texts_absent = 說明書沒寫的，採用禮盒版

## 選項：棄牌與牌堆

option-discard-piles = 棄牌堆
    .about = 死去的動物和牠的牌放進共用的牌堆，或每位玩家各有一堆。
option-discard-piles_shared = 大家共用一堆
option-discard-piles_per-player = 每人一堆
option-discard-visibility = 誰可以查看棄牌堆
    .about = 公開時，人人都能計算哪些牌已經沒了；不公開時，只有主人能看。
option-discard-visibility_all = 所有人
option-discard-visibility_own-only = 只有主人
option-discard-facing = 棄牌哪一面朝上
option-discard-facing_trait-up = 性狀面
option-discard-facing_animal-up = 動物面
option-discard-owner = 棄牌算誰的
    .about = 死去動物的牌算在主人名下，或不算任何人的；終局平手時可能因此分出勝負。
option-discard-owner_common = 不算任何人的
option-discard-owner_animal-owner = 動物的主人
option-deck-exhaustion = 抽牌堆用完時
    .about = 把棄牌洗成新的抽牌堆，遊戲再延長一些；或排在後面的玩家少拿幾張。
option-deck-exhaustion_reshuffle-discard = 棄牌洗成新的抽牌堆
option-deck-exhaustion_short-deal = 有些人少拿牌
option-last-turn-trigger = 最後一回合的預告
    .about = 讓大家知道不必再留牌，因為只剩一個回合了。
option-last-turn-trigger_flag-on-reshuffle = 棄牌洗成了抽牌堆
option-last-turn-trigger_deck-empty-after-deal = 發完牌後抽牌堆空了

## 選項：進食

option-feeding-obligation = 進食
    .about = 若規定必須進食，只要還有你的動物能拿的食物，就不能按兵不動、觀望別人。
option-feeding-obligation_mandatory = 能吃就得吃
option-feeding-obligation_voluntary = 隨你決定
option-feeding-skip-final = 跳過的人退出這個階段
    .about = 只要跳過一次，這回合就不能再餵任何動物。
option-feeding-end = 進食何時結束
    .about = 沒人能再拿食物就結束，或等所有人都跳過才結束，這樣性狀還能繼續用。
option-feeding-end_satisfied-or-base-empty = 全都吃飽，或沒人能繼續
option-feeding-end_all-skipped = 所有人都跳過
option-non-food-traits-when-all-fed = 動物全都吃飽後使用性狀
    .about = 所有動物都吃飽後，你還能踐踏食物或使用其他性狀。
option-grazing-all-in-one-slot = 一次行動可讓所有「踐踏」動物踐踏
    .about = 你的「踐踏」動物可以在同一次行動中全部出動，食物會消失得快很多。
option-obligation-substitutes = 必須拿食物時，可用什麼代替
    .about = 該拿食物時，任何性狀都能代替，或只能用主要行動代替。
option-obligation-substitutes_any-trait = 任何性狀
option-obligation-substitutes_main-only = 只能獵食或燃燒脂肪

## 選項：脂肪

option-fat-conversion-timing = 存下的食物何時變成脂肪
    .about = 「脂肪組織」上的食物立刻變成脂肪，或等到進食結束。
option-fat-conversion-timing_immediate = 立刻
option-fat-conversion-timing_end-of-feeding = 進食結束時
option-fat-fill-colours = 哪些食物可以存
    .about = 若只能存紅色食物，獵食和腐食得來的就不會變成脂肪。
option-fat-fill-colours_any = 紅色和藍色
option-fat-fill-colours_red-only = 只有紅色
option-burn-fat-blocks-hunt = 燃燒脂肪和獵食只能二選一
    .about = 一次行動中，靠脂肪過活和出門獵食只能選一個。
option-burn-fat-cap = 可以燃燒多少脂肪
    .about = 沒有上限時，動物可以燃燒超過所需的脂肪。
option-burn-fat-cap_unlimited = 任意數量
option-burn-fat-cap_need = 沒吃飽時所缺的量

## 選項：冬眠

option-hibernation-costs-action = 冬眠要用掉主要行動
    .about = 去冬眠會用掉整次行動：不能拿食物，也不能獵食。
option-hibernation-many-per-slot = 一次行動可讓多隻動物冬眠
    .about = 可以一次讓所有動物入睡，不必每輪一隻。
option-hibernation-with-partial-food = 吃到一半的動物可以冬眠
    .about = 吃了一點但沒吃飽的動物，仍可睡過這回合。
option-hibernation-last-turn = 最後一回合冬眠
    .about = 若在最後一回合有效，冬眠的動物不用吃飽也能計分。
option-hibernation-consecutive = 連續兩回合冬眠
    .about = 動物可以一直睡下去，永遠不必吃東西。
option-hibernation-blocks-fat = 冬眠的動物不能存脂肪
    .about = 睡著的動物不能拿食物來存脂肪。
option-hibernation-when-fed = 吃飽的動物冬眠
    .about = 已經吃飽的動物也可以去睡。

## 選項：獵食與防禦

option-mimicry-limit = 「擬態」能引開幾次獵食
    .about = 「擬態」生效的次數越多，在族群裡留一隻「擬態」動物就越安全。
option-mimicry-limit_first-attack-of-turn = 只限每回合第一次獵食
option-mimicry-limit_one-redirect-per-turn = 一回合一次
option-mimicry-limit_every-attack = 每次都行
option-tail-loss-decline = 不使用「斷尾」
    .about = 若可以不用，你能選擇讓動物被吃掉，而不失去性狀。
option-tail-loss-decline_forbidden-own-attack = 對自己的肉食動物不行
option-running-decline = 不使用「敏捷」
    .about = 若可以不用，你不必擲骰，直接讓動物被吃掉。
option-running-die-threshold = 「敏捷」成功的最低點數
    .about = 擲出這個點數以上就逃掉；設成 7 就永遠逃不掉。
option-self-attack = 動物獵食自己
option-poison-spares-on-tail-loss = 「斷尾」讓獵食「劇毒」動物者免於中毒
    .about = 只咬到尾巴的獵食者不會中毒。
option-hunt-when-cannot-receive = 不能進食時獵食
    .about = 現在不能吃東西的獵食者，仍然可以殺死獵物。

## 選項：互動型性狀

option-pair-use-reset = 互動型性狀何時可再用
    .about = 決定一對動物在一輪中能分享幾次食物。
option-pair-use-reset_round-start = 每輪開始時
option-pair-use-reset_owner-slot-start = 主人的行動開始時
option-pair-trait-use = 「溝通」與「合作」
    .about = 夥伴一定會分享，或每次由你決定要不要。
option-pair-trait-use_automatic = 自動發動
option-pair-trait-use_optional = 主人想用才發動
option-pair-same-trait-other-partner = 和多個夥伴有同一種互動型性狀
    .about = 可以讓動物連成一串或一圈，互相餵食。
option-pair-trait-score = 互動型性狀值幾分
    .about = 整張卡只算一次分，或兩隻動物各算一次。
option-pair-trait-score_per-card = 每張卡一分
option-pair-trait-score_per-animal = 每隻動物一分
option-pair-trait-off-slot = 主人行動之外發動互動型性狀
    .about = 其中一隻在別人行動時吃到東西（例如腐食），另一隻也能分到。

## 選項：掠奪

option-piracy-when-fed-with-open-fat = 為了存脂肪而掠奪
    .about = 已吃飽的「掠奪」動物，只要還有空間存脂肪就能繼續搶。
option-piracy-token-colour = 「掠奪」得到什麼
    .about = 得到搶來的那個標記，或一個藍色食物。
option-piracy-token-colour_keep = 搶來的那個標記
option-piracy-token-colour_blue = 藍色食物
option-piracy-victim-needs-received-food = 只能搶這回合得到食物的動物
    .about = 靠脂肪過活或這回合還沒吃東西的動物不會被搶。
option-piracy-with-take-or-hunt = 同一次行動中搶食，又拿食物或獵食
    .about = 同一次行動裡，搶了之後還能拿食物或獵食。

## 選項：腐食

option-scavenger-carnivore-conflict = 「腐食」與「肉食」互斥
    .about = 決定腐食動物還能不能變成獵食者。
option-scavenger-carnivore-conflict_both-ways = 雙向互斥
option-scavenger-carnivore-conflict_scavenger-on-carnivore-only = 肉食動物不能再有「腐食」
option-scavenger-conflict-repair = 兩種出現在同一隻動物身上時
    .about = 若某個效果讓一隻動物同時有兩種性狀，就丟掉一種，或不允許那個效果。
option-scavenger-conflict-repair_discard-later = 棄掉後來的
option-scavenger-conflict-repair_reject = 不允許
option-scavenger-own-choice = 有多隻腐食動物時由誰吃
    .about = 有多隻腐食動物時由你選，或固定由第一隻吃。
option-scavenger-own-choice_owner-picks = 由主人選
option-scavenger-own-choice_first-listed = 最老的那隻
option-scavenger-skip-unable = 略過不能吃的腐食動物
    .about = 你的腐食動物不能吃時，殘骸輪給下一位玩家，而不是浪費掉。

## 選項：牌桌

option-first-player-choice = 如何決定起始玩家
    .about = 擲骰爭取先手，或直接抽籤。
option-first-player-choice_lot = 抽籤
option-first-player-choice_highest-die = 擲骰最大者
option-two-sets = 可以把兩套洗在一起
    .about = 牌多一倍，最多八人同樂。
option-team-play = 分隊
    .about = 坐對面的玩家把分數加在一起。
option-team-play_none = 各自為戰
option-team-play_pairs-opposite = 對坐的兩人一隊
option-token-substitution = 標記可以用別的東西代替
option-component-counts = 盒內配件
option-component-counts_as-tw = 同台灣版
option-used-mark = 如何標示已用的性狀
option-used-mark_must-rotate = 必須轉向
option-used-mark_advised = 建議轉向
option-used-mark_optional-shift = 可以稍微挪動
option-used-mark-reset = 何時取消已用標示
    .about = 已用性狀的標示在進食結束時取消，或在回合結束時取消。
option-used-mark-reset_end-of-turn = 回合結束時
option-used-mark-reset_end-of-feeding = 進食結束時
option-animal-limit = 每位玩家最多幾隻動物
    .about = 同一時間，誰都不能有超過這個數量的動物。
option-animal-limit_none = 不限
option-play-time = 說明書寫的遊戲時間
option-play-time_30-60 = 30 到 60 分鐘
option-play-time_silent = 沒有寫
option-worked-example = 說明書附有第一回合的範例

## 選項：擴充

option-swimming-card-in-ocean = 海洋中的「水生」卡
    .about = 海洋中的動物留著「水生」卡和它的分數，或交出這張卡。
option-swimming-card-in-ocean_kept = 留在動物身上
option-swimming-card-in-ocean_discarded = 棄掉
option-ocean-animal-bonus = 海洋動物的額外分數
    .about = 遊戲結束時在海洋中的動物多值這麼多分。
option-swimming-loss-effect = 在海洋中失去「水生」
    .about = 不會游泳的動物必須上岸，或可以留下。
option-swimming-loss-effect_move-to-continent = 動物上岸
option-swimming-loss-effect_none = 沒有影響
option-ocean-exit-swimming-card = 離開海洋
    .about = 上岸的動物身上已有「水生」卡，或從棄牌堆拿一張。
option-ocean-exit-swimming-card_already-attached = 帶著原本留著的「水生」卡
option-ocean-exit-swimming-card_from-discard = 從棄牌堆拿一張「水生」卡
option-ocean-entry-by-migration = 遷徙到海洋
    .about = 遷徙到海洋的動物留著「水生」卡，或棄掉它。
option-ocean-entry-by-migration_keep-card = 留著「水生」卡
option-ocean-entry-by-migration_discard-card = 棄掉「水生」卡
option-swimming-counts-as-trait-in-ocean = 在海洋中「水生」算一種性狀
    .about = 凡是計算性狀數量時，海洋動物多算一種。
option-cnidocytes-in-ocean = 在海洋中麻痺的動物
    .about = 麻痺的動物被沖上岸，或留在海洋。
option-cnidocytes-in-ocean_expel-to-continent = 必須上岸
option-cnidocytes-in-ocean_no-move = 留下
option-paralysis-until = 麻痺持續多久
    .about = 持續越久，動物的性狀失效越久。
option-paralysis-until_end-of-turn = 到回合結束
option-paralysis-until_start-of-next-turn = 到下回合開始
option-paralysed-is-traitless = 麻痺的動物視為沒有性狀
    .about = 鮟鱇魚也能藏在麻痺的動物裡。
option-neoplasia-disables-swimming-in-ocean = 「腫瘤」讓「水生」失效時，動物要上岸
    .about = 「水生」失效的海洋動物必須上岸。
option-anglerfish-tolerates-swimming = 海洋中的鮟鱇魚可以有「水生」
    .about = 鮟鱇魚可以在海洋中守株待兔，那裡的動物全都會游泳。
option-recombination-scope = 「基因重組」能交換什麼
option-recombination-scope_non-pair = 互動型以外的任何性狀
option-recombination-limit = 「基因重組」可用幾次
    .about = 同一對動物一回合交換一次，或想換幾次都行。
option-recombination-limit_unstated = 沒有寫明，當作一回合一次
option-recombination-limit_once-per-turn = 一回合一次
option-recombination-swimming-moves = 交出「水生」的動物要上岸
    .about = 把「水生」換走的動物必須離開海洋。
option-migration-limit = 動物可以遷徙幾次
    .about = 動物一回合可以追著食物遷徙一次，或想走幾次都行。
option-migration-limit_unstated = 沒有寫明，當作一回合一次
option-migration-limit_once-per-turn = 一回合一次
option-migration-swimmer-continent-to-continent = 直接游到另一塊大陸
    .about = 水生動物可以一次游到另一塊大陸，不必在海洋停留。
option-edificator-timing = 「建群種」何時增加食物
    .about = 額外的食物在進食前就有，或進食開始時才出現。
option-edificator-timing_food-phase = 擲骰時
option-edificator-timing_feeding-start = 進食開始時
option-herding-threshold = 「群居」何時有保護作用
option-herding-threshold_herd-ge-predators = 群居動物不少於肉食動物
option-newborn-location = 海洋動物的孩子在哪裡出生
    .about = 海洋動物的孩子生在身邊，或生在大陸上。
option-newborn-location_parent-location = 同樣在海洋
option-newborn-location_continent-if-parent-in-ocean = 在大陸上
option-restart-condition = 誰可以拿十張牌重新開始
    .about = 決定遭逢大難後，誰能拿十張牌從頭來過。
option-restart-condition_no-cards-on-table = 手上和桌上都沒有牌的玩家
option-restart-condition_no-surviving-animals = 沒有手牌也沒有存活動物的玩家
option-food-example-4p = 四人遊戲時兩塊大陸的骰子
    .about = 四人遊戲時，決定哪塊大陸食物較多。
option-food-example-4p_table = 依表格
option-food-example-4p_swapped = 對調
option-specialization-scope = 哪些「特化」動物會互相妨礙
    .about = 決定不同地點的「特化」動物會不會互相妨礙。
option-specialization-scope_table-by-type = 同類型的
option-specialization-scope_location-any-type = 同一地點的
option-deck-reduction-advice = 短一點的遊戲
    .about = 拿掉一半的牌，時間也大約減半。
option-deck-reduction-advice_none = 否，使用所有的牌
option-deck-reduction-advice_half-by-kind = 每種卡拿掉一半
option-deck-reduction-advice_half-random = 隨機拿掉一半，不看牌面
option-max-players-base-continents = 基本加《大陸與海洋》的建議人數
    .about = 人數超過時只會提醒。
option-special-cards = 牌組中有特殊卡
    .about = 牌組多三種性狀：r 策略、膽怯、溫血。
option-ambushers-per-player = 每位玩家對一個食物可派出幾隻伏擊
    .about = 你最多有這麼多隻動物可以接連撲向同一個食物。
option-ambush-counts-for-round-limit = 伏擊算作這一輪的獵食
    .about = 伏擊之後，同一輪不能再獵食。
option-metamorphosis-limit = 「蛻變」可用幾次
    .about = 動物每回合可把一種性狀變成食物，或有幾種就變幾種。
option-metamorphosis-limit_none = 每次行動一次
option-metamorphosis-limit_once-per-turn = 一回合一次
option-viviparous-by-hibernation = 「胎生」動物入睡時會生產
    .about = 去冬眠視為吃飽，也會生下一隻小動物。
option-viviparous-by-burning = 「胎生」動物燃燒脂肪時會生產
    .about = 靠自己的脂肪吃飽的動物也會生產。
option-trematode-points = 「吸蟲」值幾分
    .about = 遊戲結束時，你的動物身上的「吸蟲」給你這麼多分。
option-regeneration-keeps-shell = 「再生」動物留著「硬殼」
    .about = 殼跟著動物一起回來，或空下來讓別的動物住進去。
option-trait-reorder-before-neoplasia = 在「腫瘤」之前可以重新排列性狀
option-shell-pool-location = 可以住進哪些空殼
    .about = 動物可以找到任何地方的空殼，或只限自己住的地方。
option-shell-pool-location_global = 任何空殼
option-shell-pool-location_by-location = 同一地點的
option-viviparous-need = 「胎生」增加的食量
    .about = 食量越大，越難每回合都生。
option-intellect-need = 「智慧」增加的食量
    .about = 食量越大，聰明的獵食者代價越高。
option-neoplasia-death = 「腫瘤」上方沒有性狀時，動物何時死去
    .about = 動物立刻死去，或還能撐到擲骰之時。
option-neoplasia-death_at-once = 立刻
option-neoplasia-death_food-phase = 下次食物供給階段
option-restored-r-strategy = 「再生」讓「r 策略」動物重生時會帶來什麼
    .about = 重生的動物會帶著新動物，或獨自回來。
option-restored-r-strategy_none = 什麼都沒有
option-restored-r-strategy_newcomers = 兩隻新動物
option-paralysed-pairs = 麻痺動物的互動型性狀
    .about = 麻痺動物的夥伴也失去互動型性狀，或仍然保有。
option-paralysed-pairs_off-for-both = 雙方都失效
option-paralysed-pairs_partner-keeps = 對夥伴的保護和負擔仍有效
option-metamorphosis-sheds-switched-off = 「蛻變」可以捨棄失效的增加食量性狀
    .about = 可以甩掉因「腫瘤」失效、卻會增加食量的性狀。
option-sleeper-sheds-hibernation = 冬眠的動物可以捨棄「冬眠」
    .about = 睡著的動物可以把「冬眠」卡變成食物。
option-intellect-after-redirect = 「擬態」引開獵食後的「智慧」
    .about = 獵食被引開後，獵食者還能用「智慧」，或已經用掉了。
option-intellect-after-redirect_spent = 用掉了
option-intellect-after-redirect_kept = 對新獵物仍有效
option-continents-locations = 《大陸與海洋》分成三個地點
    .about = 不分地點時，大家在同一張桌上玩新增的性狀。
option-specialization-limit = 「特化」可用幾次
    .about = 「特化」動物一回合找到一次額外食物，或想用幾次都行。
option-specialization-limit_none = 每次行動一次
option-specialization-limit_once-per-turn = 一回合一次
option-deck-cap = 使用幾張牌
    .about = 牌越少，遊戲越短；沒有人知道少了哪些。
option-deck-cap_none = 全部

## 選項：魔法生物

option-variant = 獲勝所需的昇華數
    .about = 需要四隻昇華而不是三隻，遊戲會更久。
option-variant_standard = 三隻
option-variant_quartet = 四隻（2 或 3 人）
option-first-player = 誰先開始
    .about = 抽籤決定起始玩家，或由你指定座位。
option-first-player_lot = 抽籤
option-first-player_1 = 第一個座位
option-first-player_2 = 第二個座位
option-first-player_3 = 第三個座位
option-first-player_4 = 第四個座位
option-shadow-level = 暗影所需的昇華數
    .about = 暗影需要的昇華數越少，就越難打敗。
option-shadow-level_sinister = 一隻：陰森
option-shadow-level_dim = 兩隻：昏暗
option-shadow-level_faint = 三隻：淡薄
option-shadow-takes-first = 暗影先從哪裡拿能量
    .about = 決定暗影留給你的是哪些能量。
option-shadow-takes-first_lower = 下層
option-shadow-takes-first_upper = 上層
