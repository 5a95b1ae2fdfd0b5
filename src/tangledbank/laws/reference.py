"""The legal actions worked out a second time, straight from the clauses, to compare.

Slow and plain: it reads the cards on the table, and asks nothing of the engine's own checks.
"""

from tangledbank.core.action import Action, action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import NO_TRAIT
from tangledbank.evolution.development import Development
from tangledbank.evolution.feeding import BURNT, GRAZED, HUNTED, SLEPT, STOLE, TOOK, FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.state import BLUE, NONE, RED, YELLOW, Animal, State
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.traits.scavenger import Carrion
from tangledbank.laws.broken import LawBroken

LAW = "reference"

PAIRS = (t.COMMUNICATION, t.COOPERATION, t.SYMBIOSIS)
EXTRA_FOOD = {t.CARNIVOROUS: 1, t.BIG: 1, t.PARASITE: 2}


def check(game: Game) -> None:
    """The two lists are the same, where this reading has one."""
    if game.over or game.throw is not None or game.rules.expanded:
        return  # the expansions have no second reading yet
    expected = Reading(game.state, game.acting).actions()
    if expected is None:
        return
    legal = set(game.legal_actions())
    missing = sorted(str(one) for one in expected - legal)
    surplus = sorted(str(one) for one in legal - expected)
    if missing or surplus:
        raise LawBroken(LAW, f"by the clauses missing {missing}, not legal {surplus}", game)


class Reading:
    """One position, read by the clauses."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.options = s.rules.options
        self.everybody = [animal for player in s.players for animal in player.animals]
        self.own = s.players[seat].animals

    def actions(self) -> set[Action] | None:
        top = self.s.stack[-1]
        if isinstance(top, Development):
            return self.development()
        if isinstance(top, FeedingGo):
            return self.feeding(top)
        if isinstance(top, Hunt):
            return self.defence(top)
        if isinstance(top, Carrion):
            return self.carrion()
        return None

    def says(self, option: str, value: object) -> bool:
        return bool(self.options[option] == value)

    # An animal by its cards

    def has(self, animal: Animal, trait: int) -> bool:
        return any(card.trait == trait for card in animal.cards)

    def fed(self, animal: Animal) -> bool:
        need = 1 + sum(EXTRA_FOOD.get(card.trait, 0) for card in animal.cards)
        return animal.asleep or animal.red + animal.blue >= need

    def missing(self, animal: Animal) -> int:
        need = 1 + sum(EXTRA_FOOD.get(card.trait, 0) for card in animal.cards)
        return need - animal.red - animal.blue

    def fat(self, animal: Animal, token: int) -> int:
        return sum(card.trait == t.FAT_TISSUE and card.token == token for card in animal.cards)

    def symbionts(self, animal: Animal) -> list[Animal]:
        links = self.s.players[animal.ref >> 8].links
        guards = [link.a for link in links if link.trait == t.SYMBIOSIS and link.b == animal.ref]
        return [one for one in self.everybody if one.ref in guards]

    def receives(self, animal: Animal, colour: int) -> bool:
        """CAN RECEIVE: hungry or with open fat, not asleep, not held back by a symbiont."""
        if not all(self.fed(one) for one in self.symbionts(animal)):
            return False
        if animal.asleep and self.says("hibernation_blocks_fat", True):
            return False
        if not self.fed(animal):
            return True
        fits = colour == RED or self.says("fat_fill_colours", "any")
        return fits and self.fat(animal, NONE) > 0

    def satisfied(self, animals: list[Animal]) -> bool:
        """Are all of them fed, with no fat left to fill?"""
        return all(self.fed(one) and not self.receives(one, RED) for one in animals)

    def used(self, animal: Animal, trait: int, since: int) -> bool:
        return any(card.trait == trait and card.stamp >= since for card in animal.cards)

    # Development

    def development(self) -> set[Action]:
        found = {action(v.PASS)}
        hand = set(self.s.players[self.seat].hand)
        limit = self.options["animal_limit"]
        if limit == "none" or len(self.own) < int(limit):
            found |= {action(v.ANIMAL, kind) for kind in hand}
        for kind in hand:
            for trait in {kind >> 6, kind & 63} - {NO_TRAIT}:
                if trait in PAIRS:
                    found |= self.pairings(kind, trait)
                else:
                    places = [one for one in self.everybody if self.may_bear(one, trait)]
                    found |= {action(v.PLAY, kind, trait, one.ref) for one in places}
        return found

    def may_bear(self, animal: Animal, trait: int) -> bool:
        if (animal.ref >> 8 == self.seat) == (trait == t.PARASITE):  # PARASITE-01, TRAIT-03
            return False
        if trait != t.FAT_TISSUE and self.has(animal, trait):  # TRAIT-02
            return False
        if trait == t.SCAVENGER and self.has(animal, t.CARNIVOROUS):  # SCAVENGER-04
            return False
        both = self.says("scavenger_carnivore_conflict", "both_ways")
        return not (trait == t.CARNIVOROUS and self.has(animal, t.SCAVENGER) and both)

    def pairings(self, kind: int, trait: int) -> set[Action]:
        found: set[Action] = set()
        links = [one for one in self.s.players[self.seat].links if one.trait == trait]
        joined = {frozenset((link.a, link.b)) for link in links}
        bearers = {ref for pair in joined for ref in pair}
        several = self.says("pair_same_trait_other_partner", True)
        for one in self.own:
            for other in self.own:
                pair = {one.ref, other.ref}
                ordered = one.ref < other.ref or trait == t.SYMBIOSIS
                if one is other or not ordered or frozenset(pair) in joined:  # PAIR-03
                    continue
                if several or not pair & bearers:
                    found.add(action(v.PAIR, kind, trait, one.ref, other.ref))
        return found

    # Feeding

    def feeding(self, go: FeedingGo) -> set[Action]:
        found: set[Action] = set()
        for animal in self.own:
            if self.may_take(go, animal):
                found.add(action(v.TAKE, animal.ref))
        duty = bool(found) and self.says("feeding_obligation", "mandatory")
        acted = (
            go.did(TOOK)
            or go.did(HUNTED)
            or go.did(BURNT)
            or go.did(GRAZED)
            or go.did(SLEPT)
            or go.did(STOLE)
        )
        if acted and self.says("obligation_substitutes", "any_trait"):
            duty = False
        if not duty:
            found.add(action(v.END if acted else v.PASS))
        for animal in self.own:
            found |= self.attacks(go, animal)
            found |= self.thefts(go, animal)
            found |= self.burnings(go, animal)
            if self.may_graze(go, animal):
                found.add(action(v.GRAZE, animal.ref))
            if self.may_sleep(go, animal):
                found.add(action(v.HIBERNATE, animal.ref))
        return found

    def spoilt(self, go: FeedingGo) -> bool:
        """Has a free action taken the place of the main one?  (D-25, D-26)"""
        stole = go.did(STOLE) and self.says("piracy_with_take_or_hunt", False)
        return stole or (go.did(SLEPT) and self.says("hibernation_costs_action", True))

    def idle(self) -> bool:
        """May the player, all of whose animals have all they can, use no traits?  (D-13)"""
        forbidden = self.says("non_food_traits_when_all_fed", "forbid")
        return forbidden and self.satisfied(self.own)

    def main_free(self, go: FeedingGo) -> bool:
        return not (go.did(TOOK) or go.did(HUNTED) or go.did(BURNT) or self.spoilt(go))

    def may_take(self, go: FeedingGo, animal: Animal) -> bool:
        return self.main_free(go) and self.s.food[0] > 0 and self.receives(animal, RED)

    def attacks(self, go: FeedingGo, hunter: Animal) -> set[Action]:
        burnt = go.did(BURNT) and self.says("burn_fat_blocks_hunt", True)
        if go.did(TOOK) or go.did(HUNTED) or burnt or self.spoilt(go):
            return set()
        if not self.has(hunter, t.CARNIVOROUS):
            return set()
        if self.used(hunter, t.CARNIVOROUS, self.s.turn_tick):  # HUNT-04
            return set()
        if self.s.players[self.seat].hunted >= self.s.round_tick:  # HUNT-05
            return set()
        if not self.receives(hunter, BLUE):  # HUNT-11, D-58
            # Hunting for nothing is an option, but never for a fed one without open fat.
            full = self.fed(hunter) and self.fat(hunter, NONE) == 0
            if full or self.says("hunt_when_cannot_receive", "forbid"):
                return set()
        preys = [one for one in self.everybody if self.attackable(hunter, one)]
        return {action(v.ATTACK, hunter.ref, one.ref) for one in preys}

    def attackable(self, hunter: Animal, prey: Animal) -> bool:
        if hunter is prey or self.symbionts(prey):  # SYMBIOSIS-02
            return False
        if self.has(hunter, t.SWIMMING) != self.has(prey, t.SWIMMING):  # SWIMMING-01, -02
            return False
        if self.has(prey, t.BIG) and not self.has(hunter, t.BIG):  # BIG-02
            return False
        if self.has(prey, t.CAMOUFLAGE) and not self.has(hunter, t.SHARP_VISION):
            return False
        return not (self.has(prey, t.BURROWING) and self.fed(prey))  # BURROWING-01

    def thefts(self, go: FeedingGo, pirate: Animal) -> set[Action]:
        if not self.has(pirate, t.PIRACY) or self.used(pirate, t.PIRACY, self.s.turn_tick):
            return set()
        main = go.did(TOOK) or go.did(HUNTED) or go.did(BURNT)
        if main and self.says("piracy_with_take_or_hunt", False):
            return set()
        if self.fed(pirate) and self.says("piracy_when_fed_with_open_fat", "forbid"):
            return set()
        found: set[Action] = set()
        for victim in self.everybody:
            if victim is pirate or self.fed(victim):  # PIRACY-01, RULING-68
                continue
            wants = self.says("piracy_victim_needs_received_food", True)
            if wants and victim.received < self.s.turn_tick:  # PIRACY-02
                continue
            for colour, held in ((RED, victim.red), (BLUE, victim.blue)):
                becomes = colour if self.says("piracy_token_colour", "keep") else BLUE
                if held and self.receives(pirate, becomes):  # RULING-71
                    found.add(action(v.STEAL, pirate.ref, victim.ref, colour))
        return found

    def burnings(self, go: FeedingGo, animal: Animal) -> set[Action]:
        hunted = go.did(HUNTED) and self.says("burn_fat_blocks_hunt", True)
        if go.did(TOOK) or go.did(BURNT) or hunted or self.spoilt(go) or self.idle():
            return set()
        most = self.fat(animal, YELLOW)
        if self.says("burn_fat_cap", "need"):  # RULING-77
            most = 0 if self.fed(animal) else min(most, self.missing(animal))
        return {action(v.BURN, animal.ref, count) for count in range(1, most + 1)}

    def may_graze(self, go: FeedingGo, animal: Animal) -> bool:
        if not self.has(animal, t.GRAZING) or self.used(animal, t.GRAZING, self.s.tick):
            return False
        if go.did(GRAZED) and self.says("grazing_all_in_one_slot", False):
            return False
        return self.s.food[0] > 0 and not self.idle()

    def may_sleep(self, go: FeedingGo, animal: Animal) -> bool:
        if not self.has(animal, t.HIBERNATION) or animal.asleep or self.idle():
            return False
        if self.says("hibernation_costs_action", True) and not self.main_free(go):
            return False
        if self.fed(animal) and self.says("hibernation_when_fed", "forbid"):
            return False
        food = animal.red + animal.blue
        if food and self.says("hibernation_with_partial_food", False):
            return False
        each = self.says("hibernation_consecutive", "allow")
        since = self.s.turn_tick if each else self.s.turn_tick_before
        if self.used(animal, t.HIBERNATION, since):  # HIBERNATION-02
            return False
        if self.s.last_turn and self.says("hibernation_last_turn", "forbid"):
            return False
        return not (go.did(SLEPT) and self.says("hibernation_many_per_slot", False))

    # Defence

    def defence(self, hunt: Hunt) -> set[Action]:
        prey, hunter = self.s.here(hunt.prey), self.s.here(hunt.hunter)
        found = self.redirects(hunt, hunter, prey)
        bound = bool(found)  # MIMICRY-01
        if self.has(prey, t.RUNNING) and not hunt.rolled:
            found.add(action(v.RUN))
            bound = bound or self.says("running_decline", "forbidden")
        if self.has(prey, t.TAIL_LOSS):
            found |= {action(v.DROP, one.kind, one.trait, one.token) for one in prey.cards}
            for link in self.s.players[prey.ref >> 8].links:
                if prey.ref in (link.a, link.b):
                    partner = link.a + link.b - prey.ref
                    found.add(action(v.DROP_PAIR, link.kind, link.trait, partner))
            own = hunter.ref >> 8 == prey.ref >> 8
            bound = bound or self.says("tail_loss_decline", "forbidden")
            bound = bound or (own and self.says("tail_loss_decline", "forbidden_own_attack"))
        if not bound:
            found.add(action(v.ACCEPT))
        return found

    def redirects(self, hunt: Hunt, hunter: Animal, prey: Animal) -> set[Action]:
        if not self.has(prey, t.MIMICRY) or prey.ref in hunt.mimics:  # RULING-07
            return set()
        if self.says("mimicry_limit", "first_attack_of_turn") and not hunt.first_attack:
            return set()
        once = self.says("mimicry_limit", "one_redirect_per_turn")
        if once and self.used(prey, t.MIMICRY, self.s.turn_tick):
            return set()
        others = [one for one in self.own if one is not prey]
        return {action(v.REDIRECT, one.ref) for one in others if self.attackable(hunter, one)}

    def carrion(self) -> set[Action]:
        """The scavengers of the first owner, clockwise from the hunter's, who may choose."""
        (hunt,) = [step for step in self.s.stack if isinstance(step, Hunt)]
        seats = len(self.s.players)
        for place in range(seats):
            seat = ((hunt.hunter >> 8) + place) % seats
            own = [one for one in self.everybody if one.ref >> 8 == seat]
            scavengers = [one for one in own if self.has(one, t.SCAVENGER)]
            able = [one for one in scavengers if self.receives(one, BLUE)]
            closed = scavengers and self.says("scavenger_skip_unable", False)
            if able or closed:
                return {action(v.SCAVENGE, one.ref) for one in able if seat == self.seat}
        return set()
