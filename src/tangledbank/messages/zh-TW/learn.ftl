### 教學課程頁。

learn = 學著玩
learn-lead = 有嚮導的小對局：你來玩，牠告訴你發生了什麼事。
learn-minutes = 大約 { $count } 分鐘
learn-begin = 開始
learn-go-on = 繼續
learn-again = 再玩一次
learn-done = 已完成
learn-progress = 你的進度存在這個瀏覽器裡。
learn-export = 存成檔案
learn-import = 載入檔案
learn-imported = 已載入你的進度。
learn-not-imported = 這個檔案裡沒有教學進度。
