### 終局圖片，用來分享。

share-picture = 分享這一局
share-picture-making = 正在畫圖…
share-picture-save = 儲存圖片
share-picture-copy = 複製圖片
share-picture-copied = 已複製圖片。
share-picture-not-copied = 這個瀏覽器無法複製圖片，請改用儲存。
share-picture-link = 複製連結
share-picture-failed = 這個瀏覽器畫不出圖片。

share-film = 把精彩片段存成影片
share-film-making = 拍攝中…
share-film-failed = 這個瀏覽器做不出影片。
