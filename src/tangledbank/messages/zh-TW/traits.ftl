### 遊戲中各種事物的名稱。
### 編號：trait-ID、creature-trait-ID、phase-ID、location-ID、edition-ID、set-ID、source-ID。

## 《物種起源》的性狀

trait-carnivorous = 肉食
trait-fat-tissue = 脂肪組織
trait-swimming = 水生
trait-running = 敏捷
trait-mimicry = 擬態
trait-big = 巨化
trait-grazing = 踐踏
trait-poisonous = 劇毒
trait-tail-loss = 斷尾
trait-communication = 溝通
trait-hibernation = 冬眠
trait-scavenger = 腐食
trait-symbiosis = 共生
trait-cooperation = 合作
trait-piracy = 掠奪
trait-burrowing = 穴居
trait-camouflage = 偽裝
trait-sharp-vision = 銳眼
trait-parasite = 寄生蟲
trait-flight = 飛行
trait-intellect = 智慧
trait-ambush = 伏擊
trait-anglerfish = 鮟鱇魚
trait-ink-cloud = 噴墨
trait-shell = 硬殼
trait-metamorphosis = 蛻變
trait-viviparous = 胎生
trait-specialization-a = 特化 A
trait-specialization-b = 特化 B
trait-trematode = 吸蟲
trait-herding = 群居
trait-migration = 遷徙
trait-suckerfish = 吸盤魚
trait-regeneration = 再生
trait-cnidocytes = 刺細胞
trait-recombination = 基因重組
trait-edificator = 建群種
trait-neoplasia = 腫瘤
trait-r-strategy = r 策略
trait-warm-blooded = 溫血
trait-shy = 膽怯
# 誰都沒有的卡片，用它來頂替。
trait-proxy = 替代卡

## 卡片

card-two-traits = { $first }／{ $second }
card-one-trait = { $first }
card-hidden = 一張蓋住的牌

## 階段

phase-setup = 準備
phase-development = 演化
phase-food = 食物供給
phase-feeding = 進食
phase-extinction = 滅絕
phase-exchange = 換牌
phase-turns = 回合
phase-ending = 輪末
phase-over = 遊戲結束

phase-development-text = 打出卡片，當作新動物或性狀。
phase-food-text = 擲骰決定這回合有多少食物。
phase-feeding-text = 動物進食、獵食，也要保住性命。
phase-extinction-text = 沒吃飽的動物滅絕，接著發新的牌。
phase-exchange-text = 每個人都可以把手牌全部換掉。
phase-turns-text = 創造生物、添加性狀、啟動生物。
phase-ending-text = 翻開新的能量源，所有生物醒來。

## 地點

location-laurasia = 勞亞大陸
location-gondwana = 岡瓦納大陸
location-ocean = 海洋

## 標記的顏色

token-red = 紅色食物
token-blue = 藍色食物
token-yellow = 黃色脂肪

## 版本與套組

edition-gift = 俄文禮盒版
edition-ua3 = 烏克蘭文第三版
edition-tw = 台灣版
edition-cont1 = 大陸與海洋（初版）
edition-creatures = 演化論：魔法生物

set-base = 物種起源
set-fly = 展翅高飛
set-continents = 大陸與海洋
set-special = 特殊卡
