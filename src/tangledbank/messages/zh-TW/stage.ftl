### 牌桌上演出的畫面：隨舞台載入。

stage-skip = 略過
stage-runs = { $animal } 拚命逃跑，由骰子決定。
stage-died = 死亡 { $count }
stage-lived = { $count ->
    [0] 無一存活
   *[other] 存活 { $count }
}
stage-lived-said = { $count ->
    [0] 沒有動物存活。
   *[other] 存活：{ $animals }。
}
stage-points = { $count } 分
stage-count = 計分
stage-missed = 你不在的時候
stage-missed-read = 知道了
