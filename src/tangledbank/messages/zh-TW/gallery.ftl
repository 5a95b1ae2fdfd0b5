### 圖鑑：每種性狀在動物身上的模樣，以及好幾種湊在一起的樣子。

gallery = 圖鑑
gallery-lead = 看看每種性狀長在動物身上的模樣，還有好幾種湊在一起的樣子。每種性狀在規則裡都有專頁。
gallery-combined = 混搭
gallery-combined-about = 動物是依性狀即時畫出來的，手繪再久也畫不完這麼多種。下面這些剛剛才誕生。
gallery-others = 換一批
gallery-kind-hunt = 獵食用
gallery-kind-shield = 保命用
gallery-kind-food = 覓食用
gallery-kind-pair = 兩隻動物共用
gallery-kind-burden = 送給對手的動物
gallery-states = 牠們會遇到的事
gallery-coats = 屬於誰
gallery-seat = 玩家 { $letter }
