### The gallery: every trait on an animal, and what comes of several.

gallery = Gallery
gallery-lead = Every trait as it looks on an animal, and animals with several. Each has its page in the rules.
gallery-combined = Combined
gallery-combined-about = Animals are drawn from their traits, so there are more of them than anyone could draw by hand. These were made up a moment ago.
gallery-others = Show others
gallery-kind-hunt = To hunt
gallery-kind-shield = To stay alive
gallery-kind-food = To eat
gallery-kind-pair = For two animals
gallery-kind-burden = For a rival’s animal
gallery-states = What can happen to them
gallery-coats = Whose they are
gallery-seat = Player { $letter }
