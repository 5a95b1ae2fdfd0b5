### 規則，由規則書產生。

rules-title = 規則
rules-about = 兩款遊戲的所有規則，逐條列出。每一條都有下方的範例佐證；牌桌拒絕某個行動時，引用的就是這些條文。
rules-gallery = 到圖鑑看看每種性狀。
rules-contents = 規則目錄
rules-search = 搜尋規則
rules-search-hint = 關鍵字、性狀或條文編號
rules-hits = { $count ->
    [0] 找不到結果。
   *[other] { $count } 筆結果。
}
rules-again = 再試一次
rules-not-found = 沒有叫做「{ $about }」的頁面、條文或性狀。請搜尋，或從目錄中選擇。
rules-no-clauses = 這一頁沒有自己的條文。

rules-game-evolution = 物種起源
rules-game-creatures = 演化論：魔法生物
rules-shelf-game = 遊戲
rules-shelf-solo = 獨自對抗暗影
rules-shelf-traits = 性狀
rules-shelf-expansions = 擴充
rules-shelf-rulings = 裁定
rules-shelf-options = 選項

rules-examples = { $count } 個範例
rules-ours = 由我們重建。
rules-origin = 出處：{ $origin }
