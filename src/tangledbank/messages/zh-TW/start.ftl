### 首頁與牌桌清單。

start-lead = 養出動物、賦予性狀，趁牠們還沒被別人吃掉，趕快餵飽。忠於規則書的《演化論》卡牌遊戲。
start-bots = 對戰兩位電腦玩家
    .about = 不用帳號，不用安裝。推薦的第一局大約 12 分鐘。
start-compiling = 引擎還在背景編譯。現在就能玩，完成後電腦會想得更快。
start-friends = 跟朋友一起玩
start-mine = 你的對局
start-finished = 打完的對局
start-learn = 學著玩
    .about = 有嚮導陪你玩的小對局，第一局只要五分鐘。
    .go = 前往教學
start-shadow = 獨自對抗暗影
    .about = 單人版《魔法生物》：趕在暗影得逞之前，讓你的三隻生物昇華。
    .go = 面對暗影
start-hot-seat = 同一個螢幕一起玩
    .about = 大家共用一台裝置輪流玩，誰也看不到別人的牌。
    .go = 同螢幕開玩
start-lobby = 公開牌桌
    .about = 看看大家在玩什麼：找個空位坐下，或觀戰。
    .go = 前往大廳
start-new = 自己開桌
    .about = 其他版本與套組、自訂規則、自訂牌組、計時、更強的電腦。
    .go = 設定牌桌
start-rules = 規則
    .about = 每條規則都有編號和範例，每種性狀都有說明。
    .go = 閱讀規則
start-gallery = 圖鑑
    .about = 每種性狀在動物身上的模樣，還有身懷多種性狀的動物。
    .go = 看看動物
start-docs = 文件
    .about = 為朋友架伺服器、寫電腦玩家、發明性狀，或了解這一切如何運作。
    .go = 閱讀文件

friends-title = 跟朋友一起玩
friends-about = 你會拿到一個分享連結，打開的人就能入座；空著的座位可以交給電腦。
friends-people = 有幾個人？
friends-public = 在大廳顯示這一桌
    .about = 這樣任何人都能入座，不限拿到連結的人。
friends-more = 更多選項
friends-make = 開桌

hot-seat-title = 同一個螢幕一起玩
hot-seat-about = 每次換人前畫面會先遮起來，等下一位接手才顯示。
hot-seat-game = 玩哪一款？
hot-seat-name = 玩家 { $number }
hot-seat-player = 玩家 { $number }
hot-seat-add = 加一位玩家
hot-seat-remove = 移除 { $name }
hot-seat-bots = 加入的電腦玩家
hot-seat-begin = 開始

table-seats = 座位
table-my-move = 輪到你
table-join = 入座
table-watch = 觀戰
table-go-on = 繼續
table-result = 看結果
table-look = 看一看
table-closed = 不開放觀戰
table-differs = { $count } 條自訂規則
table-status-gathering = 等待玩家
table-status-playing = 第 { $turn } 回合，剩 { $deck } 張牌
table-status-over = { $count ->
    [0] 已結束
    [1] { $winners } 獲勝
   *[other] { $winners } 共同獲勝
}
table-status-broken = 這個版本無法繼續

lobby-title = 大廳
lobby-new = 開新桌
lobby-lost = 和大廳的連線中斷，正在重試…
lobby-count = { $count } 張公開牌桌
lobby-empty = 目前沒有公開牌桌。開一桌吧，別人會在這裡找到你。
lobby-open = 有空位
lobby-others = 進行中
