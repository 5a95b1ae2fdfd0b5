### 打完的對局，一步一步看。

replay = 重播
replay-title = 重播：{ $names }
replay-viewpoint = 視角
replay-open = 全部公開
replay-viewpoint-of = { $name } 的視角
replay-log = 紀錄
replay-table = 牌桌
replay-analysis = 分析
replay-link = 連結
replay-link-about = 複製這一步的連結
replay-copied = 已複製這一步的連結。
replay-copy-by-hand = 網址列就是這一步的連結。
replay-result = 結果
replay-broken = 這個版本無法重播這一局：{ $problem }
replay-again = 再試一次

replay-controls = 逐步瀏覽對局
replay-step = 步驟
replay-at = 第 { $at } 步，共 { $last } 步
replay-begin = 回到開頭
replay-back = 上一步
replay-forward = 下一步
replay-end = 跳到結尾
replay-play = 播放
replay-pause = 暫停
replay-speed = 速度
replay-times = { $speed }×

replay-hidden = 蓋住的牌
replay-hand = { $name } 的手牌
replay-deck = 抽牌堆（由上而下）
replay-no-cards = 沒有牌

replay-continue = 繼續玩
replay-go-on = 從這裡繼續玩
replay-go-on-about = 這會開一張新牌桌，從第 { $at } 步接著玩，規則不變。抽牌堆裡還沒翻開的牌會重新洗過，誰也不知道接下來會出現什麼。
replay-go-on-with = 玩家
replay-go-on-same = 座位不變
replay-go-on-as = 扮演 { $name }，對上機器人
replay-go-on-hands = 其他人的手牌維持原樣：如果你在重播裡看過，就會知道有哪些牌。
replay-go-on-yes = 開桌
replay-go-on-no = 先不要
