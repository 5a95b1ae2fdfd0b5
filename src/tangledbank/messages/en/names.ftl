### What animals are called: the names they are given at birth, and what they look like to everybody.

# Given names, one for each animal of a table, in any order. They are words, not names of people: what
# grows, lies about, is eaten or makes a noise. Each stands once. At most seven letters, because it has
# to fit on the smallest tile.
animal-names =
    Bramble, Sorrel, Thistle, Clover, Bracken, Hazel, Willow, Juniper, Rowan, Alder, Aspen, Birch, Cedar, Maple,
    Linden, Laurel, Myrtle, Fennel, Tansy, Yarrow, Teasel, Burdock, Nettle, Comfrey, Mallow, Borage, Chervil, Dill,
    Anise, Cumin, Nutmeg, Ginger, Saffron, Pepper, Paprika, Mustard, Caper, Sesame, Poppy, Barley, Millet, Rye,
    Spelt, Maize, Lentil, Bean, Lupin, Vetch, Clove, Basil, Thyme, Sage, Mint, Parsley, Cress, Rocket, Radish,
    Turnip, Parsnip, Pumpkin, Gourd, Quince, Medlar, Damson, Cherry, Plum, Apricot, Peach, Olive, Fig, Currant,
    Sloe, Acorn, Conker, Walnut, Pecan, Almond, Cashew, Filbert, Cobnut, Twig, Bark, Burr, Moss, Lichen, Fern,
    Reed, Rush, Sedge, Heather, Gorse, Broom, Furze, Ivy, Holly, Elder, Thorn, Briar, Dock, Morel, Truffle, Inkcap,
    Bolete, Pebble, Flint, Slate, Chalk, Amber, Agate, Beryl, Garnet, Opal, Onyx, Jasper, Jade, Quartz, Mica,
    Basalt, Marble, Cobble, Shingle, Clay, Loam, Peat, Marl, Silt, Dune, Breeze, Gale, Drizzle, Mist, Hoar, Frost,
    Sleet, Hail, Thunder, Squall, Zephyr, Mizzle, Dew, Puddle, Brook, Rill, Beck, Bourne, Tarn, Mere, Fen, Marsh,
    Heath, Dell, Dingle, Glen, Combe, Tor, Ridge, Copse, Spinney, Thicket, Hedge, Meadow, Dusk, Dawn, Gloam, Ember,
    Cinder, Ash, Soot, Smoke, Spark, Glimmer, Gleam, Dapple, Speckle, Freckle, Stripe, Patch, Brindle, Pinto, Roan,
    Russet, Umber, Ochre, Sienna, Sepia, Indigo, Madder, Woad, Teal, Copper, Bronze, Pewter, Cobalt, Nickel,
    Scamper, Bumble, Mumble, Rumble, Tumble, Fumble, Jumble, Snuffle, Shuffle, Ruffle, Waddle, Toddle, Dawdle,
    Paddle, Nibble, Nuzzle, Snooze, Doze, Whisk, Whisker, Bristle, Tuft, Fluff, Fuzzy, Snout, Button, Pocket,
    Thimble, Bobbin, Tassel, Toggle, Buckle, Ribbon, Velvet, Tweed, Fustian, Calico, Gingham, Muslin, Twine, Skein,
    Felt, Chirp, Pip, Squeak, Warble, Trill, Hoot, Honk, Burble, Gurgle, Murmur, Hush, Rustle, Patter, Clatter,
    Bobble, Wobble, Hobble, Gobble, Dimple, Crumb, Crumpet, Muffin, Biscuit, Scone, Bannock, Pickle, Chutney,
    Treacle, Toffee, Fudge, Nougat, Custard, Pudding, Noodle, Pretzel, Waffle, Pancake, Cobbler, Strudel

# The second animal of that name, the third: long games use up the list
animal-name-again = { $name } { $times ->
    [2] II
    [3] III
    [4] IV
   *[other] { $times }
}
# With its notation: “Bramble A1”
animal-name-noted = { $name } { $notation }
# With its epithet: “Bramble, swimming hunter”
animal-name-epithet = { $name }, { $epithet }

# A rival’s animal in a sentence: “Merian’s swimmer Bramble”
animal-called = { $owner }’s { $what } { $name }

## Epithets: a noun, and up to two words before it

epithet-plain = plain animal
epithet-one = { $first } { $what }
epithet-two = { $first } { $second } { $what }

called-plain = animal
called-anglerfish = angler
called-carnivorous = hunter
called-flight = flyer
called-swimming = swimmer
called-piracy = pirate
called-scavenger = scavenger
called-burrowing = burrower
called-running = runner
called-grazing = grazer
called-mimicry = mimic
called-big = giant
called-poisonous = poisonous animal
called-camouflage = camouflaged animal
called-shell = shelled animal
called-hibernation = hibernator

like-ambush = lurking
like-big = giant
like-burrowing = burrowing
like-camouflage = camouflaged
like-cnidocytes = stinging
like-communication = talkative
like-cooperation = helpful
like-edificator = busy
like-fat-tissue = plump
like-flight = flying
like-grazing = grazing
like-herding = sociable
like-hibernation = sleepy
like-ink-cloud = inky
like-intellect = clever
like-metamorphosis = ever-changing
like-migration = roaming
like-mimicry = mimicking
like-neoplasia = ailing
like-parasite = pestered
like-piracy = thieving
like-poisonous = poisonous
like-r-strategy = prolific
like-recombination = mixed-up
like-regeneration = unkillable
like-running = fleet
like-scavenger = scavenging
like-sharp-vision = sharp-eyed
like-shell = shelled
like-shy = shy
like-specialization-a = picky
like-specialization-b = picky
like-suckerfish = clinging
like-swimming = swimming
like-symbiosis = befriended
like-tail-loss = slippery
like-trematode = wormy
like-viviparous = motherly
like-warm-blooded = warm-blooded
