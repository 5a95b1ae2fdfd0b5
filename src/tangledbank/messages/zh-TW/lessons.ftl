# 教學嚮導說的話，以及教學頁面。每句話對應
# src/tangledbank/lessons/files/NAME.lesson 裡的一步。$A、$B、$C 是玩家，$A1、$B2 ... 是動物的名字；
# 每則訊息都會收到全部的名字。

lesson-guide = 你的嚮導
lesson-next = 下一句
lesson-step = 第 { $step } 步，共 { $steps } 步
lesson-instead = 正式對局裡可以這樣做。在這裡請照標示做，你會看到有趣的事。
lesson-real-game = 玩一場真正的對局
lesson-more = 更多教學
lesson-again = 再來一次

## 第一場對局

lesson-first = 第一場對局
    .about = 放動物、餵飽牠們、獵食、計分：兩回合的小對局。
lesson-first-welcome = 歡迎來到河岸！每張牌都有兩種用法：當動物，或當上面印的性狀。
lesson-first-lay = 先放一隻動物。選標示的那張牌，再選你地上的空位。
lesson-first-lay-other = 沒錯，每張牌都能當動物。不過那張牌等一下要當性狀，請用標示的那張。
lesson-first-second = { $B } 和 { $C } 也放了動物。再把另一張多的牌放成動物吧。
lesson-first-second-first = 快了！先放第二隻動物。
lesson-first-tail = 小心：{ $B } 的 { $B1 } 變成肉食動物了。給 { $A1 }「斷尾」：選那張牌，再選 { $A1 }。
lesson-first-tail-first = 想得好，不過先給 { $A1 }「斷尾」，{ $B1 } 盯上的就是牠。
lesson-first-halves = 最後一張牌有兩種性狀，你選一種。「合作」能讓兩隻動物搭檔。
lesson-first-pair = 選這張牌，再選 { $A1 } 和 { $A2 }，然後選「合作」。從現在起，其中一隻進食，另一隻也會得到食物。
lesson-first-pair-other = 脂肪能撐過苦日子，但這裡「合作」一次餵兩隻。選那一半吧。
lesson-first-food = 骰子擲出來了：只有 4 個食物，動物們卻需要 7 個。{ $B1 } 和 { $C1 } 各要兩個，其他的各要一個。
lesson-first-eat = 所以大家輪流，一次拿一個。餵 { $A1 } 或 { $A2 }，然後看看另一隻。
lesson-first-attacked = { $B1 } 獵食 { $A1 }！{ $A1 } 可以斷尾逃生：選擇捨棄「斷尾」。
lesson-first-tail-saves = 丟掉尾巴比較划算：{ $A1 } 活得下來，搭檔也不會拆散。
lesson-first-starved = 這回合結束了。{ $B2 } 沒有食物，沒吃飽的動物就會死。
lesson-first-cards = 存活的動物會帶來牌：每隻一張，再加一張。你有兩隻存活，所以拿到三張。
lesson-first-hunter = 換你獵食了。選這張牌的「肉食」，給 { $A2 }。牠會需要兩個食物。
lesson-first-hunter-first = 對，下一步就是！先讓 { $A2 } 變成肉食動物。
lesson-first-hide = { $B1 } 還在獵食。給 { $A1 }「偽裝」：只有「銳眼」的獵食者看得見牠。
lesson-first-last = 抽牌堆空了，這是最後一回合，存活的動物都能得分。把最後一張牌放成動物。
lesson-first-last-all = 到了最後，手裡的牌一分也不值。把它放成動物吧。
lesson-first-hunt = 輪到你了：拿食物，或是獵食。讓 { $A2 } 獵食 { $B1 }。
lesson-first-hunt-first = { $A3 } 下一輪再吃。先讓 { $A2 } 獵食。
lesson-first-caught = { $B1 } 拔腿就跑，可是骰子是 2，只有 4、5、6 才逃得掉。{ $A2 } 吃飽了，{ $A1 } 也分到一份。現在替 { $A3 } 拿最後一個食物。
lesson-first-points = { $C2 } 餓死了，對局結束。一隻動物 2 分，一種性狀 1 分，再加上它讓動物多需要的食物。
lesson-first-done = 你有 10 分，獲勝！現在可以玩真正的對局了。

## 展翅高飛

lesson-fly = 展翅高飛
    .about = 翅膀、硬殼，還有會思考的獵食者：這個套組的新花樣。
lesson-fly-welcome = 你中途加入一場對局。{ $B1 } 是獵食者，你的 { $A1 } 和 { $A2 } 還沒有東西可以防身。
lesson-fly-flight = 給 { $A1 }「飛行」。現在只有性狀比 { $A1 } 少的獵食者能獵食牠，所以會飛的動物性狀越少越安全。
lesson-fly-flight-first = 那是下一張牌。先讓 { $A1 } 飛起來。
lesson-fly-shell = { $B1 } 也有一種性狀，所以抓不到 { $A1 }。給 { $A2 }「硬殼」。
lesson-fly-intellect = 你的 { $A3 } 會獵食，可是 { $B2 } 有「偽裝」。選最後一張牌的「智慧」，給 { $A3 }。
lesson-fly-food = 食物有 3 個。先餵 { $A2 }：躲進硬殼的動物，這回合就不能再得到食物。
lesson-fly-food-first = { $A1 } 沒人抓得到，可以等。{ $A2 } 可能馬上要躲起來，先餵牠。
lesson-fly-hide = { $B1 } 獵食 { $A2 }。躲起來吧：在硬殼裡不會被吃掉，{ $B1 } 什麼也得不到。
lesson-fly-hide-shell = 何必被吃掉？{ $A2 } 有硬殼可以躲。
lesson-fly-hunt = 輪到 { $A3 } 動腦了：「智慧」一回合一次，能無視獵物的一種性狀。無視「偽裝」，獵食 { $B2 }。
lesson-fly-done = 就算有「偽裝」，{ $B2 } 還是被吃掉了。這個套組的重點你都懂了，其他性狀在牌桌上都有說明。
