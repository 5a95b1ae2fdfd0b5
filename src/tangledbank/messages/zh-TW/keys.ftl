### 牌桌上的快速鍵。

table-keys-arrows = 移到下一張牌、動物或按鈕
table-keys-enter = 選取
table-keys-escape = 取消，或停止自動執行
table-keys-digits = 選其中一個按鈕
table-keys-give-up = 跳過，或結束行動
table-keys-about = 動物的詳情
table-keys-hint = 高手電腦會怎麼做？
table-keys-undo = 復原
table-keys-help = 這份清單
