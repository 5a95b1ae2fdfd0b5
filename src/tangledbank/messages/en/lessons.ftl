# What the guide of a lesson says, and the page of lessons. Each sentence belongs to a move of
# src/tangledbank/lessons/files/NAME.lesson. $A, $B, $C are players, $A1, $B2 ... animals, by their
# names; every message is given all of them.

lesson-guide = Your guide
lesson-next = Next
lesson-step = Step { $step } of { $steps }
lesson-instead = You could do that in a game. Here, do what is marked: it shows you something.
lesson-real-game = Play a real game
lesson-more = More lessons
lesson-again = Once more

## The first game

lesson-first = The first game
    .about = Lay animals, feed them, hunt, and count points: a small game in two turns.
lesson-first-welcome = Welcome to the bank! Every card is two things: an animal, or the trait that is printed on it.
lesson-first-lay = Begin with an animal. Pick the marked card, then the free place on your ground.
lesson-first-lay-other = Any card can be an animal, true. But you will want that one as a trait: take the marked one.
lesson-first-second = { $B } and { $C } have done the same. Lay your other spare card as an animal, too.
lesson-first-second-first = Soon! First lay a second animal.
lesson-first-tail = Look out: { $B } has made { $B1 } a carnivore. Give { $A1 } Tail loss: pick the card, then { $A1 }.
lesson-first-tail-first = Good thinking, but { $A1 } needs Tail loss first: it is the one { $B1 } is after.
lesson-first-halves = Your last card has two traits, and you choose one of them: Cooperation joins two animals.
lesson-first-pair = Pick the card, then { $A1 } and { $A2 }, and choose Cooperation. From now on, when one of them eats, the other gets food, too.
lesson-first-pair-other = Fat is fine for hard times, but here Cooperation feeds two. Take that half of the card.
lesson-first-food = The dice fell: there is food for 4, but the animals need 7. { $B1 } and { $C1 } need two each, all others one.
lesson-first-eat = So everybody takes one piece at a time, in turn. Feed { $A1 } or { $A2 }, and watch the other one.
lesson-first-attacked = { $B1 } attacks { $A1 }! Instead of being eaten, { $A1 } can drop its tail: choose to drop Tail loss.
lesson-first-tail-saves = It hurts less to drop the tail: { $A1 } lives on, and your pair stays together.
lesson-first-starved = The turn is over. { $B2 } found no food, and whoever goes hungry dies.
lesson-first-cards = Survivors bring cards: one for each of them, and one more. You had two survivors, so you got three.
lesson-first-hunter = Now you hunt. Choose Carnivorous on this card, and give it to { $A2 }. It will need two pieces of food.
lesson-first-hunter-first = Yes, next! First make { $A2 } a hunter.
lesson-first-hide = { $B1 } still hunts. Give { $A1 } Camouflage: only hunters with Sharp vision can see it.
lesson-first-last = The deck is empty, so this is the last turn, and survivors are worth points. Lay your last card as an animal.
lesson-first-last-all = A card in your hand is worth nothing at the end. Lay it as an animal.
lesson-first-hunt = It is your go: take food, or hunt instead. Let { $A2 } attack { $B1 }.
lesson-first-hunt-first = { $A3 } can eat in the next round. First let { $A2 } hunt.
lesson-first-caught = { $B1 } ran for its life, but the die showed 2: only 4, 5 or 6 saves a runner. { $A2 } ate its fill, and { $A1 } got its share. Now take the last food for { $A3 }.
lesson-first-points = { $C2 } starved, and the game is over. An animal is worth 2 points, a trait 1, plus the food that it makes its animal need.
lesson-first-done = You have 10 points and win! Now you know enough for a real game.

## Time to Fly

lesson-fly = Time to Fly
    .about = Wings, shells, and hunters that think: what this set brings.
lesson-fly-welcome = You join in the middle of a game. { $B1 } is a hunter, and your { $A1 } and { $A2 } have nothing to defend themselves with.
lesson-fly-flight = Give { $A1 } Flight. Only a hunter with fewer traits than { $A1 } can attack it now, so a flier is safest with few traits.
lesson-fly-flight-first = That is the next card. First let { $A1 } fly.
lesson-fly-shell = { $B1 } has one trait, too, so it cannot reach { $A1 }. Give { $A2 } the Shell.
lesson-fly-intellect = Your { $A3 } hunts, but { $B2 } is camouflaged. Choose Intellect on your last card, and give it to { $A3 }.
lesson-fly-food = There are 3 pieces of food. Feed { $A2 } first: an animal that hides in its shell gets no more food this turn.
lesson-fly-food-first = { $A1 } is out of reach and can wait. { $A2 } may have to hide soon: feed it first.
lesson-fly-hide = { $B1 } attacks { $A2 }. Hide: in its shell it cannot be eaten, and { $B1 } gets nothing.
lesson-fly-hide-shell = Why be eaten? { $A2 } has a shell to hide in.
lesson-fly-hunt = Now { $A3 } thinks: once a turn, Intellect ignores one trait of its prey. Attack { $B2 } in spite of its Camouflage.
lesson-fly-done = { $B2 } is eaten, Camouflage or not. You know the heart of Time to Fly: the rest of its traits explain themselves at the table.
