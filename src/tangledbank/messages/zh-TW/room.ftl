### 開局前的房間。

room-seats = 座位
room-host = 桌主
room-seat-ready = 準備好了
room-sit = 入座
room-stand = 離座
room-friend = 身邊的朋友
room-friend-title = 同螢幕的朋友
room-friend-about = 朋友也用這台裝置玩，你們輪流傳遞。
room-friend-name = 朋友的名字
room-arrange = 更改
room-bot = 加入電腦
room-fill = 其餘給電腦
room-arrange-title = 座位 { $number }
room-arrange-who = 誰坐這裡
room-arrange-open = 留給真人
room-arrange-person = { $name } 正坐在這裡，更改後會失去座位。
room-arrange-free = 清空座位
room-full = 座位都滿了。你可以觀戰，或自己開一桌。
room-open = { $count ->
    [1] 還有一個空位。把連結傳給別人，或讓電腦來玩。
   *[other] 還有 { $count } 個空位。把連結傳給朋友，或讓電腦來玩。
}
room-waiting = { $count ->
    [1] 等待 { $names } 準備好。
   *[other] 等待 { $names } 準備好。
}
room-ready = 我準備好了
room-begin = 開始遊戲
room-is-ready = 你準備好了，等大家都好了就開始。
room-invite = 邀請別人
room-what = 玩的是
room-edition = 版本
room-sets = 套組
room-cards = 卡片
room-clock = 計時
room-watching = 觀戰者
room-watch-nobody = 不開放
room-watchers = { $count ->
    [0] 歡迎觀戰，目前沒有人
   *[other] { $count } 人觀戰中
}
room-fair = 公平洗牌
    .about = 這是一個祕密的指紋，早在有人入座前就選定了。遊戲結束後祕密會公開，任何人都能查驗，確認沒有一張牌、一顆骰子被動過手腳。
