### 遊戲結束。

result-you = 你贏了！
result-wins = { $count ->
    [1] { $who } 獲勝。
   *[other] { $who } 共同獲勝。
}
result-nobody = 遊戲結束，沒有贏家。
result-winner = 贏家
result-your-place = 你是第 { $place } 名，共 { $count } 人。

result-survivors = 存活下來的
result-age = 活了 { $turns } 回合
result-no-creatures = 沒有生物留下來。

result-remembered = 值得紀念
result-oldest = 最長壽
result-oldest-lives = 活了 { $turns } 回合，現在還活著。
result-oldest-died = 活了 { $turns } 回合。
result-hunter = 最強獵手
result-hunter-about = 吃掉 { $count } 隻動物。
result-unlucky = 最倒楣
result-unlucky-caught = 拚命逃跑，骰子卻不賞臉，最後被 { $killer } 吃掉。
result-unlucky-eaten = { $turns ->
    [1] 才剛出生，就被 { $killer } 吃掉。
   *[other] 活了 { $turns } 回合，被 { $killer } 吃掉。
}
result-unlucky-starved = { $turns ->
    [1] 出生的那回合就餓死了。
   *[other] 活了 { $turns } 回合後餓死。
}
result-unlucky-poison = { $turns ->
    [1] 出生的那回合就毒發身亡。
   *[other] 活了 { $turns } 回合後毒發身亡。
}
result-unlucky-neoplasia = { $turns ->
    [1] 出生的那回合就死於腫瘤。
   *[other] 活了 { $turns } 回合後死於腫瘤。
}

## 獨自對抗暗影

result-shadow-wins = 暗影獲勝。
result-shadow-beaten = 你趕走了暗影！
result-shadow-night = 這一夜持續了 { $rounds } 輪。
result-shadow-deeds = { $created ->
    [0] 暗影沒有造出新的生物，
   *[other] 暗影從黑暗中造出 { $created } 隻生物，
}{ $attacks ->
    [0] 一次也沒有攻擊。
   *[other] 攻擊了 { $attacks } 次。
}
result-shadow-last = 最後，暗影讓 { $creature } 昇華，庭園落入它的手中。
result-shadow-yours = { $count ->
    [0] 你要讓 { $goal } 隻生物昇華，卻一隻也沒成功。
   *[other] 你要讓 { $goal } 隻生物昇華，只成功了 { $count } 隻。
}
result-shadow-gone = 你讓 { $goal } 隻生物昇華；天亮時，庭園是你的了。

result-by-points = 依分數
result-by-shared = 分數與所有平手判定都相同
result-by-surviving-animals = 同分，比存活動物的數量
result-by-most-traits-on-one-animal = 同分，比單一動物的最多性狀數
result-by-discard-size = 同分，比個人棄牌堆的張數
result-by-transmutations = 依昇華數
result-by-surrender = 因認輸結束
result-by-aborted = 協議結束
result-by-closed = 由伺服器管理者關閉

result-points-evolution = { $count } 分
result-points-creatures = 昇華 { $count } 隻

result-rematch = 再來一局
result-rematch-go = 前往下一局
result-replay = 重看這一局
result-analysis = 分析
result-share = 分享

result-sheet = 計分表
result-for = 項目
result-sum = 總分
result-times = （{ $count }×）
result-by-animal = 逐隻計分
result-besides = 其他
result-no-animals = 沒有動物存活。
result-about-animal = 動物
result-about-in-the-ocean = 住在海洋
result-about-turned-anglerfish = 已翻開的鮟鱇魚
result-about-points-on-the-way = 途中得分
result-about-transmuted = 昇華

result-graph-evolution = 各回合分數
result-graph-creatures = 各輪昇華數
result-graph-numbers = 看數字
result-turn-evolution = 回合
result-turn-creatures = 輪

result-fair = 公平的骰子
result-fair-about = 發第一張牌之前，伺服器就先公布祕密種子的指紋，等於許下承諾；每位玩家也各加入一個自己的數字。現在種子公開了，每次洗牌、擲骰和決定，任何人都能查驗。
result-verify = 驗證這一局
result-record = 下載對局紀錄
result-verified = 一切正確。
result-not-verified = 有地方對不上。
result-check-ok = 正確
result-check-wrong = 有誤
result-check-text = 對局紀錄
result-check-engine = 引擎
result-check-commitment = 承諾
result-check-chance = 骰子與洗牌
result-check-play = 規則
result-check-result = 結果
result-fair-numbers = 背後的數字
result-commitment = 發牌前公布的種子指紋
result-seed = 種子
result-seed-hidden = 尚未公開
result-nonce = { $name } 的數字
