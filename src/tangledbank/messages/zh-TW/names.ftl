### 動物的名字：出生時取的名字，以及大家眼中牠的模樣。

# 每桌動物的名字，不拘順序。都是日常的詞，不是人名：長出來的、躺在地上的、能吃的、會出聲的。
# 每個只出現一次，一律兩個字，最小的圖塊也放得下；數量與英文相同，順序大致對應。以半形逗號分隔。
animal-names =
    黑莓, 酸模, 薊花, 苜蓿, 蕨葉, 榛果, 柳條, 杜松, 花楸, 赤楊, 白楊, 樺木, 雪松, 楓葉,
    菩提, 月桂, 香桃, 茴香, 艾菊, 蓍草, 絨球, 牛蒡, 蕁麻, 紫草, 錦葵, 琉璃, 香芹, 蒔蘿,
    八角, 孜然, 豆蔻, 老薑, 番紅, 胡椒, 甜椒, 芥末, 酸豆, 芝麻, 罌粟, 大麥, 小米, 黑麥,
    糙米, 玉米, 扁豆, 豆豆, 羽扇, 豌豆, 丁香, 羅勒, 百里, 九層, 薄荷, 香菜, 水芹, 芥藍, 蘿蔔,
    蕪菁, 山藥, 南瓜, 葫蘆, 木瓜, 枇杷, 李子, 櫻桃, 梅子, 杏桃, 蜜桃, 橄欖, 龍眼, 醋栗,
    桑椹, 橡實, 栗子, 核桃, 胡桃, 杏仁, 腰果, 松子, 花生, 小枝, 樹皮, 鬼針, 青苔, 地衣, 山蘇,
    蘆葦, 燈心, 莎草, 石楠, 金雀, 掃帚, 荊豆, 藤蔓, 冬青, 接骨, 小刺, 薔薇, 羊蹄, 羊肚, 松露, 墨菇,
    牛肝, 卵石, 燧石, 板岩, 粉筆, 琥珀, 瑪瑙, 碧璽, 石榴, 彩石, 黑曜, 碧玉, 翡翠, 水晶, 雲母,
    玄武, 彈珠, 石頭, 碎石, 陶土, 沃土, 泥炭, 泥巴, 細沙, 沙丘, 微風, 大風, 毛雨, 薄霧, 白霜, 霜花,
    雨雪, 冰雹, 春雷, 陣雨, 西風, 煙雨, 露珠, 水窪, 小溪, 溪澗, 山泉, 流水, 水潭, 池塘, 草澤, 沼澤,
    荒原, 幽谷, 溪谷, 山谷, 山坳, 岩頂, 山脊, 樹叢, 林子, 灌叢, 樹籬, 草原, 黃昏, 黎明, 暮色, 餘燼,
    煤渣, 灰灰, 黑炭, 炊煙, 火花, 微光, 閃閃, 斑斑, 點點, 雀斑, 條紋, 補丁, 虎斑, 花花, 雜毛,
    赤褐, 咖啡, 赭石, 磚紅, 墨墨, 靛藍, 茜草, 藍染, 湖綠, 銅板, 青銅, 錫罐, 鈷藍, 鎳幣,
    蹦蹦, 嗡嗡, 喃喃, 隆隆, 滾滾, 皮皮, 團團, 呼呼, 呆呆, 蓬蓬, 胖胖, 妞妞, 阿慢,
    泡泡, 卡滋, 蹭蹭, 睏睏, 夢夢, 毛刷, 鬍鬚, 刺刺, 毛球, 絨毛, 毛毛, 大鼻, 鈕扣, 口袋,
    頂針, 線軸, 流蘇, 牛角, 扣環, 緞帶, 絲絨, 毛呢, 粗布, 花布, 格子, 棉紗, 麻繩, 毛線,
    羊毛, 啾啾, 嗶嗶, 吱吱, 啁啾, 鈴鈴, 咕咕, 叭叭, 咕嚕, 嘟嘟, 呢喃, 安安, 沙沙, 答答, 噹噹,
    絨帽, 果凍, 蹬蹬, 饞饞, 酒窩, 麵包, 鬆糕, 瑪芬, 餅乾, 司康, 燒餅, 酸菜, 果醬,
    糖漿, 太妃, 軟糖, 牛軋, 奶黃, 布丁, 麵線, 麻花, 鬆餅, 銅鑼, 麻糬, 蛋捲

# 同名的第二隻、第三隻：一局玩久了，名字會用完
animal-name-again = { $name } { $times ->
    [2] 二世
    [3] 三世
    [4] 四世
   *[other] { $times } 世
}
# 加上代號：「黑莓 A1」
animal-name-noted = { $name } { $notation }
# 加上稱號：「黑莓，水棲獵手」
animal-name-epithet = { $name }，{ $epithet }

# 句子裡別人的動物：「梅里安 的泳將 黑莓」
animal-called = { $owner } 的{ $what } { $name }

## 稱號：一個名詞，前面最多加兩個詞

epithet-plain = 普通動物
epithet-one = { $first }{ $what }
epithet-two = { $first }{ $second }{ $what }

called-plain = 動物
called-anglerfish = 鮟鱇魚
called-carnivorous = 獵手
called-flight = 飛將
called-swimming = 泳將
called-piracy = 盜賊
called-scavenger = 清道夫
called-burrowing = 穴居客
called-running = 飛毛腿
called-grazing = 踩草客
called-mimicry = 模仿家
called-big = 巨獸
called-poisonous = 毒物
called-camouflage = 隱身客
called-shell = 帶殼動物
called-hibernation = 瞌睡蟲

like-ambush = 埋伏
like-big = 巨型
like-burrowing = 穴居
like-camouflage = 偽裝
like-cnidocytes = 帶刺
like-communication = 多話
like-cooperation = 熱心
like-edificator = 勤勞
like-fat-tissue = 圓胖
like-flight = 飛天
like-grazing = 踩草
like-herding = 合群
like-hibernation = 貪睡
like-ink-cloud = 噴墨
like-intellect = 聰明
like-metamorphosis = 善變
like-migration = 漂泊
like-mimicry = 擬態
like-neoplasia = 病弱
like-parasite = 長蟲
like-piracy = 偷吃
like-poisonous = 有毒
like-r-strategy = 多產
like-recombination = 混搭
like-regeneration = 不死
like-running = 快腿
like-scavenger = 食腐
like-sharp-vision = 銳眼
like-shell = 帶殼
like-shy = 膽小
like-specialization-a = 挑食
like-specialization-b = 挑食
like-suckerfish = 黏人
like-swimming = 水棲
like-symbiosis = 有伴
like-tail-loss = 滑溜
like-trematode = 蟲蛀
like-viviparous = 慈愛
like-warm-blooded = 溫血
