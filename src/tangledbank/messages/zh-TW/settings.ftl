### 設定：隨對話框載入。

## 設定

settings-look = 外觀與語言
settings-play = 遊戲與音效
settings-theme = 淺色或深色
settings-theme-system = 跟隨系統
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-motion = 減少動態效果
    .about = 東西直接換位置，不做移動動畫。
settings-speed = 事件播放速度
settings-speed-slow = 慢
settings-speed-normal = 一般
settings-speed-quick = 快
settings-speed-instant = 立即
settings-autoplay = 自動執行唯一的選擇
    .about = 只有一件事可做時，稍等一下就自動執行。
settings-notation = 名字旁顯示代號
    .about = 每隻動物的字母和數字，例如 A1；對局紀錄、終端機和程式都用這種寫法。
settings-sound = 輪到我時提醒我
    .about = 輪到你而你正在看別處時，響兩聲。
settings-effects = 牌桌音效
    .about = 出牌、進食、咬、擲骰、誕生和死亡的聲音。
settings-volume = 音量
settings-listen = 試聽
settings-notify = 桌面通知
    .about = 輪到你而頁面不在眼前時通知你。
settings-notify-refused = 你的瀏覽器不允許這個頁面發送通知。可以在瀏覽器的設定裡更改。
settings-always = 看著頁面時也出聲
    .about = 否則只在你看別處時出聲。
settings-language = 語言
settings-language-system = 跟隨瀏覽器
settings-licences = 所用軟體的授權條款

## 設定：保住你的座位

account = 你的座位
account-about = 這個瀏覽器記得你是誰。有了還原碼，換個瀏覽器，或清除這裡的資料後，都能保住你的座位。
account-code = 產生還原碼
    .about = 請抄下來並保密：拿到的人都能坐你的座位。只顯示一次，先前的還原碼會失效。
account-code-again = 再產生一組
account-recover = 使用還原碼
    .about = 這個瀏覽器會變成還原碼所屬的玩家。想保住這裡現有的座位，請先為它們產生一組還原碼。
account-recover-go = 還原
account-sign-out = 登出其他所有裝置
    .about = 你的其他瀏覽器會失去座位，還原碼也會失效。
account-signed-out = 完成。你現在只在這裡登入，舊的還原碼已失效。

data = 你的資料
data-kept = 這個伺服器會保留：
data-finished = 打完的對局
data-abandoned = 沒人繼續的對局
data-addresses = 你的網路位址
data-unused = 你的名字（自最後一次造訪起）
data-days = { $days ->
    [0] 永久
   *[other] { $days } 天
}
data-download = 下載關於你的資料
data-delete = 刪除我的資料…
data-delete-sure = { $name }，你會永久離開進行中的對局，打完的對局也會移除你的名字。這無法復原。
data-delete-yes = 刪除我的資料
data-delete-no = 保留
data-delete-failed = 沒有成功，請稍後再試。
