### 牌桌以外的一切：首頁、大廳、開桌、等候室、設定、疑難。

## 各處共用

name = Tangled Bank
close = 關閉
menu-cancel = 取消
loading = 請稍候…
reload = 重新載入
settings = 設定
language = 語言
to-start = 回首頁
to-lobby = 看看大廳
try-again = 再試一次
try-now = 立刻重試
storage-blocked = 這個瀏覽器不讓頁面儲存資料，設定和範本只會保留到關閉為止。

head-ways = 頁面
head-lobby = 大廳
head-new = 開新桌
head-rules = 規則

# 句子和句子的各部分怎麼相接
join-parts = { $first }，{ $next }
join-items = { $first }；{ $next }
join-sentences = { $first }{ $next }
join-colon = { $head }：{ $rest }

duration-seconds = { $count } 秒
duration-minutes = { $count } 分鐘
duration-hours = { $count } 小時
duration-days = { $count } 天

game-evolution = 演化論
game-creatures = 魔法生物

## 電腦玩家

bot-random = 幼苗
    .level = 非常簡單
    .about = 只要合法，隨便走一步；適合用來認識規則。
bot-greedy = 覓食者
    .level = 普通
    .about = 估算每一步能帶來多少好處，挑最好的走。
bot-expert = 策士
    .level = 困難
    .about = 一路想到進食結束：誰吃什麼、誰獵食誰、最後剩下什麼。
bot-search = 先知
    .level = 非常困難
    .about = 想像這局往後的許多發展，選勝算最大的一步。
bot-with-level = { $name }，{ $level }
bot-strength = { $name }（{ $strength }）

## 名字

name-label = 你在牌桌上的名字
name-save = 儲存
name-empty = 名字至少要有一個字。
name-long = 名字最多 { $longest } 個字元，這個有 { $count } 個。
name-markup = 名字不能含有角括號。
name-invented = { $manner }{ $animal }
name-manners = 好奇的, 有耐心的, 肚子餓的, 害羞的, 飛快的, 愛睏的, 大膽的, 聰明的, 溫柔的, 安靜的, 開朗的, 靈巧的, 固執的, 快樂的, 毛茸茸的, 滿身青苔的
name-animals = 蠑螈, 水獺, 蒼鷺, 獾, 甲蟲, 雀鳥, 陸龜, 土撥鼠, 烏賊, 田鼠, 壁虎, 白鼬, 飛蛾, 狗魚, 石虎, 鷦鷯, 蟾蜍, 山羌, 六角恐龍, 穿山甲

## 首頁

start-you = 你
    .about = 同桌的人會看到這個名字，隨時可以改。

## 列表中的牌桌

table-untitled = 新牌桌
table-open-seat = 空位

clock-none = 不計時
clock-move = 每個決定 { $time }
clock-bank = { $has ->
    [yes] 每人 { $time }，每個決定再加 { $increment }
   *[no] 每人 { $time }
}
clock-days = 每個決定 { $time }
clock-left = 剩餘時間：

## 開桌設定

new-person = 真人
new-option-book = 依規則書：{ $value }

preview-differs = { $count } 條規則和規則書不同

## 開局前的等候室

room-you = 你
room-here = 同螢幕
room-program = 程式
room-away = 不在

## 牌桌上

top-lost = 重新連線中…
top-offline = 你已離線
top-quiet = 伺服器沒有回應
top-gathering = 等待玩家
top-playing = 遊戲進行中
top-paused = 已暫停
top-over = 遊戲結束
top-broken = 這一局無法繼續
top-watching = 你正在觀戰
top-views = 要顯示什麼
top-result = 結果
top-table = 牌桌

panels = 紀錄、聊天與玩家
panels-unread = 未讀
panel-log = 紀錄
panel-chat = 聊天
panel-players = 玩家

chat = 聊天
chat-say = 說點什麼
chat-send = 送出
chat-empty = 還沒有人說話。
chat-watcher = （觀戰）
chat-long = 最多 { $longest } 個字元，你已輸入 { $count } 個。
chat-said = { $name } 說：{ $text }

presence-gave-up = 已認輸，由 { $bot } 接手
presence-left = 已離開，由 { $bot } 代打
presence-cut-off = 斷線，由 { $bot } 代打
presence-away = 未連線
players-thinks = 決定中
players-mute = 將 { $name } 靜音
players-mute-watchers = 將觀戰者靜音
players-watchers = { $count ->
    [0] 沒有人觀戰
   *[other] { $count } 人觀戰中
}

link-lost = 連線中斷，正在重試。
link-offline = 你的裝置已離線。
link-quiet = 伺服器沒有回應，仍在重試。
link-meanwhile = 遊戲進度都還在。你可以四處看看、讀讀紀錄；現在做的決定會在恢復連線後送出。
link-meanwhile-watching = 遊戲進度都還在。你可以四處看看、讀讀紀錄。
link-meanwhile-sent = 一恢復連線，就會送出你的決定。
link-back = 已恢復連線。
link-renewed = 伺服器已更新。方便的時候請重新載入頁面。
proposal-undo = { $name } 想收回一個決定。
    .waiting = 要收回決定，須 { $names } 同意。
proposal-pause = { $name } 想暫停遊戲。
    .waiting = 要暫停，須 { $names } 同意。
proposal-abort = { $name } 想結束這一局，不計結果。
    .waiting = 要結束而不計結果，須 { $names } 同意。
proposal-agree = 同意
proposal-refuse = 拒絕
paused = 遊戲暫停，計時也停了。
resume = 繼續
rematch-waits = 再來一局？新的牌桌在等你。
stand-in = 電腦正在替你代打。
stand-in-return = 我要坐回來
broken = 這一局用的是另一個版本的規則，無法在這裡繼續。對局紀錄會保留。
watch-forbidden = 這一桌不開放觀戰。

seen = 回顧
seen-at = 第 { $step } 步之後：
seen-before = 上一步
seen-after = 下一步
seen-now = 回到遊戲
seen-my-move = 輪到你了：回到遊戲
seen-too-early = 那時你還沒打開這個頁面。桌上的玩家可以回顧更早的步驟；遊戲結束後，你可以重播整局。

menu = 選單
menu-rematch-go = 前往下一局
menu-report = 回報問題
menu-start = 回首頁
    .about = 座位還是你的：在首頁就能找到這一局。

curtain-title = 請把螢幕交給 { $name }
curtain-about = 輪到的人接手之前，大家的牌都會蓋著。
curtain-take = 我是 { $name }

notify-turn = 輪到你了
notify-answer = 需要你回應

## 疑難：整頁

wrong-strange = 出了點問題
    .about = 不是你的錯，請稍後再試。
wrong-nowhere = 找不到頁面
    .about = 這個網址什麼都沒有，連結可能少了一段。
wrong-page-lost = 這個頁面沒有載入
    .about = 可能是連線中斷，或伺服器有新版本。請重新載入頁面。
wrong-no-table = 找不到牌桌
    .about = 連結可能少了一段，或牌桌已被刪除。請對方再傳一次連結給你。
wrong-gone = 這一桌不在了
    .about = 它已被刪除。你的其他對局在首頁。
wrong-offline = 伺服器沒有回應
    .about = 我們會繼續嘗試。對局都安全存在伺服器上，不會遺失。
wrong-other-version = 伺服器有新版本
    .about = 重新載入頁面就能繼續，對局會等你。
wrong-signed-out = 你已從這裡登出
    .about = 你自己，或拿到你還原碼的人，在另一個瀏覽器選了「登出其他所有裝置」。想拿回座位，請在那邊產生還原碼，再到這裡的設定中使用。重新載入即可觀看這一桌。
wrong-deleted = 你的資料已刪除
    .about = 你在另一個視窗或瀏覽器刪除了資料。想再玩，請到首頁取個名字。
wrong-banned = 你被這個伺服器封鎖了
    .about = 伺服器管理者封鎖了你。你可以到別的伺服器玩。
wrong-private = 這一桌不開放觀戰
    .about = 只有入座的人看得到。你可以到大廳找別桌。
wrong-forbidden = 你無法打開這裡
    .about = 它可能屬於另一個瀏覽器：座位是靠入座時的 Cookie 辨認的。
wrong-malformed = 頁面和伺服器無法溝通
    .about = 伺服器可能有新版本。重新載入頁面就能繼續，對局會等你。
wrong-trouble = 伺服器連不上牌桌
    .about = 對局都安全存在伺服器上，不會遺失。請稍後重新載入頁面。
wrong-too-fast = 太快了
    .about = 請稍等一下，再重新載入頁面。
wrong-busy = 伺服器非常忙碌
    .about = 為了讓進行中的對局繼續，現在無法再接受觀戰者。請一分鐘後重新載入頁面。

## 疑難：單句

problem-strange = 出了點問題，請稍後再試。
problem-offline = 伺服器沒有回應，請稍後再試；你輸入的內容都還在。
problem-not-ready = 伺服器現在連不上牌桌，請稍後再試。
problem-too-fast = 太快了，請等一下。
problem-busy = 伺服器非常忙碌，現在無法開新桌。進行中的對局會繼續，請一分鐘後再試。
problem-no-code = 這組還原碼無效，請逐字檢查。
problem-too-large = 內容太大，伺服器無法接受。
problem-too-many = 你的牌桌數已達這個伺服器的上限，請先打完一局。
problem-no-cookies = 這個瀏覽器封鎖了 Cookie，而座位要靠它辨認。要玩的話，請允許這個頁面使用 Cookie；觀戰則不受影響。
problem-no-table = 找不到那張牌桌。
problem-nobody = 伺服器還不認識你，請先取個名字。
problem-forbidden = 這裡不允許這麼做。
problem-broken = 這一局無法用這個版本繼續。
problem-taken = 那個座位剛被坐走，請選別的。
problem-not-yours = 那不是你的座位。
problem-not-host = 只有開桌的人能這麼做。
problem-yours = 那是你自己的座位，請先離座。
problem-not-seated = 請先入座。
problem-paused = 遊戲暫停中。
problem-not-paused = 遊戲沒有暫停。
problem-not-asked = 現在不是由你決定。
problem-stand-in = 你的座位正由電腦代打，請先坐回來。
problem-stale = 局面已經變了，請再看一次。
problem-not-legal = 規則不允許這麼做。
problem-not-understood = 這裡沒辦法這麼做。
problem-nothing-to-undo = 你沒有可以收回的決定。
problem-proposal = 還有另一個提議，請先回覆。
problem-no-proposal = 那個提議已撤回或已回覆。
problem-surrendered = 你已經認輸了。
problem-no-change = 沒有東西要更改。
problem-no-chat = 這一桌沒有聊天。
problem-empty = 訊息是空的。
problem-begun = 遊戲已經開始。
problem-not-begun = 遊戲還沒開始。
problem-over = 遊戲已經結束。
problem-no-seat = 沒有那個座位。
problem-trouble = 伺服器現在連不上牌桌，請稍後再試。
problem-not-saved = 伺服器無法儲存，所以剛才的動作沒有生效。請稍後再試。
problem-unknown = 頁面和伺服器無法溝通，請重新載入頁面。
problem-foreign = 伺服器不接受這個頁面的要求，請從它自己的網址打開。
problem-no-header = 伺服器不接受這個頁面的要求，請從它自己的網址打開。
problem-private = 這一桌不開放觀戰。
problem-no-name = 請先取個名字。
problem-not-over = 遊戲還沒結束。
problem-full = 這一桌的紀錄已滿，只能把這一局打完。
problem-chat-full = 這一桌的聊天已滿，所以關閉了。
problem-not-playing = 你已認輸，或座位正由電腦代打。
problem-no-hint = 電腦這次想不出提示，請稍後再問。
problem-no-hints = 這一桌不使用提示。
problem-not-found = 找不到。
problem-no-step = 沒有那一步。
problem-no-answer = 電腦沒有回應，請稍後再試。
problem-program = 這只開放給真人，程式不能使用。
problem-no-bot = 沒有那個電腦玩家。

announcement = 公告
announcement-at = 預定時間：{ $when }。
announcement-close = 關閉公告

# 沒有專屬牌桌的遊戲所用的簡易牌桌

plain-hand = 你的手牌
plain-wait = 等待 { $name }
plain-over = 遊戲結束
