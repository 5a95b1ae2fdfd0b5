### 問題回報：由頁面寫好，只有讀者自己能送出。

report-about = 這份回報能幫忙找出哪裡出了錯。內容包括你所知的對局經過、目前的局面，以及遊戲和瀏覽器的版本。不會自動傳送到任何地方。請複製或儲存文字，交給架設這個伺服器的人或本專案。
report-private = 文字裡包含你自己的牌，以及同桌玩家的名字。
report-words = 發生了什麼事？你原本預期會怎樣？
report-text = 回報內容
report-loading = 正在整理你所知的對局…
report-without-game = 伺服器沒有傳來目前的局面（{ $why }）。回報只含這個頁面知道的內容。
report-copy = 複製
report-copied = 已複製回報。
report-select = 按 Ctrl-C 複製回報。
report-save = 存成檔案
