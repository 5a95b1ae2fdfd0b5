"""Animals are consistent: traits, need and links match their cards, and the rules allow them."""

from tangledbank.evolution.cards import has_trait
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import EXTINCTION, FEEDING, OVER, Animal, Player, State
from tangledbank.evolution.traits.names import NAMES, NUMBERS
from tangledbank.evolution.traits.recombination import Doubles
from tangledbank.laws.broken import LawBroken

LAW = "animals"

# Copied from the rules, not taken from the traits.
PAIRS = {"communication", "cooperation", "symbiosis", "trematode", "recombination"}
EXTRA_FOOD = {"carnivorous": 1, "big": 1, "parasite": 2, "warm-blooded": 1, "trematode": 1}

#: The number of the Ocean.
OCEAN = 2


def check(game: Game) -> None:
    check_time(game)
    for player in game.state.players:
        check_births(game, player)
        check_links(game, player)
        awake = able_to_pair(game, player)
        for animal in player.animals:
            check_cards(game, animal)
            check_place(game, player, animal)
            check_worked_out(game, player, animal, awake)
        for remains in player.remains:
            check_remains(game, player, remains)


def check_births(game: Game, player: Player) -> None:
    """Every animal has its own name: its owner's letter and the number of its birth."""
    limit = game.rules.animal_limit
    # Births and newcomers ignore the limit (D-51 is about playing animals).
    if limit and len(player.animals) > limit and not game.rules.expanded:
        raise LawBroken(LAW, f"{len(player.animals)} animals, D-51 allows {limit}", game)
    numbers = [animal.ref & 255 for animal in player.animals]
    every = numbers + [remains.ref & 255 for remains in player.remains]
    if len(set(every)) != len(every):
        raise LawBroken(LAW, f"seat {player.seat} has one animal twice in {every}", game)
    if numbers != sorted(set(numbers)) or (numbers and not 0 < numbers[-1] <= player.born):
        raise LawBroken(LAW, f"births {numbers} of {player.born} at seat {player.seat}", game)
    for animal in player.animals:
        if animal.ref >> 8 != player.seat:
            raise LawBroken(LAW, f"{animal_name(animal.ref)} lies at seat {player.seat}", game)


def check_links(game: Game, player: Player) -> None:
    """A pair card joins two animals of its owner in one location, and no two such cards are equal.

    The remains of an eaten animal may still hold one.
    """
    places = {animal.ref: animal.location for animal in player.animals}
    refs = {*places, *[remains.ref for remains in player.remains]}
    seen: set[tuple[int, int, int]] = set()
    bearers: set[tuple[int, int]] = set()
    for link in player.links:
        name = f"{NAMES[link.trait]} {animal_name(link.a)} {animal_name(link.b)}"
        if link.a == link.b or link.a not in refs or link.b not in refs:
            raise LawBroken(LAW, f"{name} does not join two living animals of one owner", game)
        if link.a in places and link.b in places and places[link.a] != places[link.b]:
            raise LawBroken(LAW, f"{name} joins two locations (CONT-DEV-09)", game)
        if NAMES[link.trait] not in PAIRS or not has_trait(link.kind, link.trait):
            raise LawBroken(LAW, f"{name} is not a pair trait of its card", game)
        pair = (link.trait, min(link.a, link.b), max(link.a, link.b))
        if pair in seen:
            raise LawBroken(LAW, f"{name} twice (BASE-PAIR-03)", game)
        seen.add(pair)
        ends = {(link.trait, link.a), (link.trait, link.b)}
        if ends & bearers and not game.rules.pairs_with_several:
            raise LawBroken(LAW, f"{name}: a second partner (D-38)", game)
        bearers |= ends


def check_cards(game: Game, animal: Animal) -> None:
    """Every trait is on its card, none occurs twice, and no two exclude each other."""
    name = animal_name(animal.ref)
    traits = [NAMES[card.trait] for card in animal.cards]
    for card in animal.cards:
        if not has_trait(card.kind, card.trait):
            raise LawBroken(LAW, f"{name}: {NAMES[card.trait]} is not on its card", game)
        if NAMES[card.trait] in PAIRS:
            raise LawBroken(LAW, f"{name}: {NAMES[card.trait]} lies under one animal", game)
    single = [trait for trait in traits if trait != "fat-tissue"]
    top = game.state.stack[-1] if game.state.stack else None
    settling = isinstance(top, Doubles) and animal.ref in top.refs
    if len(set(single)) != len(single) and not settling:
        raise LawBroken(LAW, f"{name}: a trait twice in {traits} (BASE-TRAIT-02)", game)
    if "scavenger" in traits and "carnivorous" in traits:
        # One option lets Carnivorous join a Scavenger, never the other way round.
        first = traits.index("scavenger") < traits.index("carnivorous")
        if game.rules.scavenger_bars_carnivorous or not first:
            raise LawBroken(LAW, f"{name}: {traits} (BASE-SCAVENGER-04)", game)

    if "specialization-a" in traits and "specialization-b" in traits:
        raise LawBroken(LAW, f"{name}: {traits} (FLY-SPECIALIZATION-05)", game)
    off = traits.index("neoplasia") if "neoplasia" in traits else 0
    for at, card in enumerate(animal.cards):
        if card.off != (at < off):
            raise LawBroken(LAW, f"{name}: {traits}, but {traits[at]} off: {card.off}", game)


def extra_food(game: Game, trait: str) -> int:
    if trait in ("viviparous", "intellect"):
        return int(game.rules.options[f"{trait}_need"])
    return EXTRA_FOOD.get(trait, 0)


def check_place(game: Game, player: Player, animal: Animal) -> None:
    """It is in a location of this table, and with Regeneration it has not too many traits."""
    name = animal_name(animal.ref)
    if not 0 <= animal.location < len(game.state.food):
        raise LawBroken(LAW, f"{name} is in location {animal.location}", game)
    traits = [NAMES[card.trait] for card in animal.cards]
    if "regeneration" not in traits:
        return
    top = game.state.stack[-1] if game.state.stack else None
    if isinstance(top, Doubles) and animal.ref in top.refs:
        return
    traits += [NAMES[one.trait] for one in player.links if animal.ref in (one.a, one.b)]
    if game.rules.options["swimming_counts_as_trait_in_ocean"] is False and "swimming" in traits:
        traits.remove("swimming")  # there it did not count, and the animal may have left since
    if len(traits) > 2 or animal.turned or any(extra_food(game, trait) for trait in traits):
        raise LawBroken(LAW, f"{name}: {traits} (CONT-REGENERATION-02)", game)


def check_remains(game: Game, player: Player, remains: Animal) -> None:
    """The remains of an eaten animal: traits, and nothing living."""
    name = animal_name(remains.ref)
    if game.state.phase not in (FEEDING, EXTINCTION, OVER):
        raise LawBroken(LAW, f"the remains of {name} were not restored", game)
    states = (remains.hidden, remains.turned, remains.asleep, remains.poisoned)
    if remains.card or remains.red or remains.blue or any(states):
        raise LawBroken(LAW, f"the remains of {name} are still alive", game)
    if not any(NAMES[card.trait] == "regeneration" for card in remains.cards):
        raise LawBroken(LAW, f"the remains of {name} have no Regeneration", game)
    check_cards(game, remains)


def able_to_pair(game: Game, player: Player) -> set[int]:
    """The animals whose pair traits work, if their partners' do too."""
    awake = {one.ref for one in player.animals}
    if game.rules.options.get("paralysed_pairs") == "off_for_both":  # EXP-RULING-63
        awake -= {one.ref for one in player.animals if one.paralysed}
    return awake


def check_worked_out(game: Game, player: Player, animal: Animal, awake: set[int]) -> None:
    """`mask` and `need` match the cards."""
    working = [card.trait for card in animal.cards if not card.off]
    working += [
        link.trait
        for link in player.links
        if animal.ref in (link.a, link.b) and link.a in awake and link.b in awake
    ]
    if animal.turned:
        working.append(NUMBERS["carnivorous"])
    if animal.paralysed:
        working = []
    need = 1 + sum(extra_food(game, NAMES[trait]) for trait in working)
    dropped = game.rules.options["swimming_card_in_ocean"] == "discarded"
    if animal.location == OCEAN and dropped:
        working.append(NUMBERS["swimming"])
    mask = sum(1 << trait for trait in set(working))
    name = animal_name(animal.ref)
    if animal.mask != mask:
        raise LawBroken(LAW, f"{name}: mask {animal.mask:b}, its cards give {mask:b}", game)
    if animal.need != need:
        raise LawBroken(LAW, f"{name}: need {animal.need}, its cards give {need}", game)
    fed = animal.asleep or animal.red + animal.blue >= need
    if animal.fed() != fed:
        raise LawBroken(LAW, f"{name}: fed is {animal.fed()}, should be {fed}", game)


def stamps_of(s: State) -> list[int]:
    """All time stamps on cards, animals and players."""
    stamps = [s.round_tick, s.turn_tick, s.turn_tick_before]
    for player in s.players:
        stamps += [player.hunted, player.go_tick]
        stamps += [link.stamp for link in player.links]
        for animal in player.animals:
            stamps += [animal.attacked, animal.received, animal.hunted]
            stamps += [animal.inked, animal.moved, animal.bore]
            stamps += [card.stamp for card in animal.cards]
    return stamps


def check_time(game: Game) -> None:
    """No stamp is in the future."""
    s = game.state
    if max(stamps_of(s)) > s.tick or not s.turn_tick_before <= s.turn_tick <= s.tick:
        raise LawBroken(LAW, f"a mark of the future: {max(stamps_of(s))} at tick {s.tick}", game)
