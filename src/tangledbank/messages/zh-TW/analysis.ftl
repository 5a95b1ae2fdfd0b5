### 已結束對局的分析，顯示在重播旁。

review = 分析
review-about = 強力機器人會依玩家當下所知評估每個決定。大約需要一分鐘，只做一次，所有觀看這場重播的人都看得到。
review-begin = 分析這場對局
review-waiting = 等待空閒的機器人…
review-working = { $total ->
    [0] 正在讀取對局…
   *[other] 已分析 { $done }／{ $total } 個局面
}
review-failed = 沒有分析：{ $problem }
review-again = 再試一次
review-depth = 每個決定平均在 { $worlds } 場想像的對局中比較。每個勝率都依該玩家當時所知，因此加起來不會是 100%。
review-graph = 整場對局的勝率
review-graph-keys = 方向鍵逐步瀏覽對局，翻頁鍵跳到關鍵時刻。
review-graph-at = 第 { $turn } 回合：{ $chances }
review-chance = { $name } { $chance }%
review-numbers = 數字
review-turn = 回合
review-end = 結束
review-players = 玩家
review-player = 玩家
review-accuracy = 準確度
review-lost = 損失
review-luck = 運氣
review-mistakes = 失誤
review-brilliant = 妙招
review-luck-points = { $luck } ± { $error }
review-columns = 準確度：100% 表示每一步都不輸最佳選擇，0% 表示和隨機選擇差不多。損失與運氣以百分點計：失誤送掉的，以及骰子與牌帶來的。
review-moments = 關鍵時刻
review-quiet = 沒有人犯明顯的失誤，也沒有哪一刻單獨決定了勝負。
review-at = 第 { $turn } 回合
review-mark-blunder = 大失誤
review-mark-mistake = 失誤
review-mark-slip = 失準
review-mark-brilliant = 妙招
review-mark-turning = 轉捩點
review-did = { $name }：{ $move }
review-worse = { $after }%，原可有 { $before }%
review-chance-of = { $after }%
review-better = 更好的選擇：{ $move }
review-turning-throw = 骰子讓 { $name } 的勝率從 { $before }% 變成 { $after }%。
review-turning-draw = 新抽的牌讓 { $name } 的勝率從 { $before }% 變成 { $after }%。
review-turning-move = { $by } 的決定讓 { $name } 的勝率從 { $before }% 變成 { $after }%。
