### 牌桌的選單與連結。

share-link = 這一桌的連結
    .about = 有連結的人都能加入，任何瀏覽器都行。
share-watch = 這一桌的連結
    .about = 有連結的人都能觀戰。
share-closed = 這一桌的連結
    .about = 只有這一桌的玩家能打開。
share-replay = 這一局的連結
    .about = 有連結的人都能重看整局。
share-copy = 複製
share-share = 分享
share-copied = 已複製連結。
share-select = 連結已選取，請用鍵盤複製。
share-text = 來跟我玩《演化論》吧
share-watch-text = 來看一局《演化論》
share-replay-text = 看看這局《演化論》怎麼打的

menu-rematch = 再玩一局
menu-pause = 暫停
menu-pause-ask = 提議暫停
menu-leave = 離開牌桌
    .about = 從現在起由電腦代打你的座位。你隨時可以回來接手。
    .yes = 離開
menu-surrender = 認輸
    .about = 你就此認輸，不能反悔，但可以看到最後。
    .yes = 認輸
menu-abort = 結束，不計結果
    .about = 如果大家都同意，這一局就到此為止，沒有贏家。
    .yes = 結束這一局
menu-abort-ask = 提議結束，不計結果
menu-rules = 規則（新分頁）
menu-replay = 重看這一局
menu-record = 下載對局紀錄
menu-new = 開新桌
