"""Which card to play: more animals while they can be fed, traits where they help most.

A card on the table can be lost; one in the hand cannot, and it can be played for its point in the
last turn.  So a card is played earlier only if it helps.
"""

from typing import Final

from tangledbank.bots.mind.evolution.danger import GUARDED, HERDING, IN_THE_HERD, Dangers
from tangledbank.bots.mind.evolution.forecast import ADDED, HIBERNATION, SPECIALISTS, Forecast
from tangledbank.bots.mind.evolution.opinions import HELPS, KEPT, USEFUL
from tangledbank.bots.mind.evolution.sight import FUTURE, HUNTERS, SWIMMING, Beast, Sight
from tangledbank.bots.mind.judge import Judge
from tangledbank.core.action import Action
from tangledbank.core.bit import bit
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import card
from tangledbank.evolution.state import OCEAN, TraitCard
from tangledbank.evolution.traits import names as t
from tangledbank.native import i64, mypyc_attr

NEOPLASIA: Final = 1 << t.NEOPLASIA

#: How likely Neoplasia is to kill an animal with this many cards before the game ends.
DEADLY: Final = [0.85, 0.85, 0.55, 0.4, 0.3]


#: Lower than the value of any action.
NEVER: Final = -1e9


@mypyc_attr(acyclic=True)
class Growth(Judge):
    """The development of one seat."""

    __slots__ = ("dangers", "forecasts", "judged", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.dangers = Dangers(sight)
        #: The food to expect, by location.
        self.forecasts: list[Forecast] = []
        for location in range(len(sight.s.food)):
            self.forecasts.append(Forecast(sight, location))
        #: The judged value of a trait in its place, whichever card it is on.
        self.judged: dict[int, float] = {}

    def judge(self, action: Action) -> float:
        verb = action.verb
        if verb == v.ANIMAL:
            return self.animal(action)
        if verb != v.PLAY and verb != v.PAIR:
            return 0.0
        key = action.b << 24 | action.c << 12 | action.d
        value = self.judged.get(key, NEVER)
        if value == NEVER:
            value = self.play(action) if verb == v.PLAY else self.pair(action)
            self.judged[key] = value
        return value

    # The herd and its food

    def need_cost(self, beast: Beast, need: int) -> float:
        """The cost of an animal's higher need: others may go hungry."""
        if need == 0:
            return 0.0
        forecast = self.forecasts[beast.location]
        spare = forecast.spare
        return 3.0 * (fed(spare) - fed(forecast.spare_with(beast.ref, need))) + 0.15 * need

    def plenty(self, location: int) -> float:
        """How likely all my animals there are to be fed."""
        return fed(self.forecasts[location].spare)

    # Hunters and prey

    def danger_of(self, beast: Beast, traits: i64) -> float:
        return GUARDED if beast.guarded else self.dangers.danger(traits, beast.location)

    def risk_of(self, beast: Beast) -> float:
        """The danger for an animal of mine as it is."""
        if beast.risk < 0.0:
            beast.risk = self.danger_of(beast, beast.mask)
        return beast.risk

    def alive(self, beast: Beast) -> float:
        """How likely an animal of mine is to survive the turn."""
        if beast.alive < 0.0:
            if beast.mask & NEOPLASIA and left_to_live(beast) <= 1:
                beast.alive = 0.05
            else:
                risk = self.risk_of(beast)
                beast.alive = (1.0 - risk) * (0.5 + 0.5 * self.plenty(beast.location))
        return beast.alive

    # The actions

    def animal(self, action: Action) -> float:
        last = self.sight.last
        location = action.b - 1 if action.b else 0
        hope = fed(self.forecasts[location].spare - 1.0)
        if self.sight.rules.continents:
            hope *= 1.0 - 0.5 * self.dangers.danger(0, location)
        brings = 2.0 if last else 1.0 + FUTURE
        kept = max(KEPT[action.a >> 6], KEPT[action.a & 63])
        return brings * hope - (0.2 if last else 0.8) - 0.3 * kept

    def play(self, action: Action) -> float:
        beast = self.sight.beast(action.c)
        trait = action.b
        if trait == t.PARASITE:
            return self.parasite(beast, 1.0)
        if trait == t.NEOPLASIA:
            return self.neoplasia(beast)
        if trait == t.R_STRATEGY:
            return self.newcomers(beast)
        if trait == t.SWIMMING and self.sight.rules.continents:
            return self.dive(beast)
        if trait >= t.PRINTED and beast.seat != self.sight.seat:
            return self.burden(beast, trait)
        need = self.sight.rules.needs[trait]
        alive = self.alive(beast)
        cost = self.need_cost(beast, need)
        helps = self.helps(beast, trait)
        if beast.mask & NEOPLASIA:
            # Another card to grow through.
            left = left_to_live(beast)
            saved = (0.8 if left == 1 else 0.2) * self.sight.worth(beast)
            if left <= 1:
                return saved - cost
            helps = 0.3 * helps + 0.2
        if self.sight.last:
            # Cards that are not on the table now will never score.
            return (1.0 + need) * alive - cost + 0.1 * helps
        return helps - cost - (1.0 - alive) * 0.6

    def helps(self, beast: Beast, trait: int) -> float:
        """What this trait does for this animal, besides points."""
        traits: i64 = beast.mask | bit(trait)
        worth = self.sight.worth(beast)
        saved = self.risk_of(beast) - self.danger_of(beast, traits)
        helps = saved * worth * 1.5 + HELPS[trait]
        if traits & HUNTERS:
            before = self.dangers.prey(beast.mask, beast.location) if beast.mask & HUNTERS else 0
            helps += self.hunt(self.dangers.prey(traits, beast.location)) - self.hunt(before)
        if trait > t.PARASITE:
            helps += self.special(beast, trait)
        if trait >= t.PRINTED:
            helps += self.probed(beast, trait)
        if trait == t.SCAVENGER:
            helps += 0.1 + 0.3 * min(3, self.hunters())
        if trait == t.FAT_TISSUE and beast.open_fat:
            helps -= 0.4 * float(beast.open_fat)
        return helps

    def hunters(self) -> int:
        """How many hunters are on the table."""
        count = 0
        for player in self.sight.s.players:
            for animal in player.animals:
                mask: i64 = animal.mask
                if mask & HUNTERS:
                    count += 1
        return count

    def probed(self, beast: Beast, trait: int) -> float:
        """What an unknown trait does against the hunters on the table.

        It asks the engine who could attack this animal with the trait and without it.
        """
        before = self.attackers(beast)
        if before == 0:
            return 0.0
        animal = beast.animal
        player = self.sight.s.players[beast.seat]
        cards = animal.cards
        animal.add(TraitCard(card(trait), trait))
        player.refresh(animal)
        after = self.attackers(beast)
        animal.cards = cards
        player.refresh(animal)
        return (before - after) / before * self.risk_of(beast) * self.sight.worth(beast)

    def attackers(self, beast: Beast) -> int:
        """How many hunters of others could attack this animal as it is."""
        count = 0
        for player in self.sight.s.players:
            if player.seat == beast.seat:
                continue
            for hunter in player.animals:
                mask: i64 = hunter.mask
                if mask & HUNTERS and self.sight.can_attack(hunter, beast.animal):
                    count += 1
        return count

    def special(self, beast: Beast, trait: int) -> float:
        """What else a trait of the expansions does for this animal."""
        if trait == t.INTELLECT or trait == t.AMBUSH:
            return 0.9 if beast.mask & HUNTERS else -0.3
        if trait == t.HERDING:
            pack = self.dangers.with_any(HUNTERS, beast.location)
            if pack > self.dangers.with_any(HERDING, beast.location) + 1:
                return 0.0
            return self.risk_of(beast) * (1.0 - IN_THE_HERD) * self.sight.worth(beast) * 1.5
        if trait == t.VIVIPAROUS:
            return 2.4 * self.plenty(beast.location)
        if trait == t.EDIFICATOR:
            forecast = self.forecasts[beast.location]
            share = forecast.spare + ADDED / forecast.present
            return 0.2 + 3.0 * (fed(share) - fed(forecast.spare))
        if trait == t.SPECIALIZATION_A or trait == t.SPECIALIZATION_B:
            return self.specialization(beast, trait)
        if trait == t.MIGRATION and self.sight.rules.continents:
            best = 0.0
            for forecast in self.forecasts:
                best = max(best, forecast.spare)
            return 0.2 * max(0.0, min(3.0, best - self.forecasts[beast.location].spare))
        return 0.0

    def specialization(self, beast: Beast, trait: int) -> float:
        """It feeds for ever, as long as nobody near has the same."""
        apart = self.sight.rules.continents
        rivals: i64 = SPECIALISTS if apart else bit(trait)
        for player in self.sight.s.players:
            for other in player.animals:
                mask: i64 = other.mask
                if mask & rivals and (not apart or other.location == beast.location):
                    return -0.3
        return 3.0

    def dive(self, beast: Beast) -> float:
        """With Continents, Swimming takes an animal to the Ocean."""
        sight = self.sight
        here = beast.location
        swims: i64 = beast.mask | SWIMMING
        saved = self.risk_of(beast) - (
            GUARDED if beast.guarded else self.dangers.danger(swims, OCEAN)
        )
        there = self.forecasts[OCEAN].spare
        food = fed(there - float(beast.need)) - fed(self.forecasts[here].spare)
        brings = saved * sight.worth(beast) * 1.5 + 2.0 * food
        # Pairs are separated, unless the partner swims too.
        brings -= 1.2 * len(beast.links)
        point = 1.0 if sight.rules.ocean_points or not sight.rules.ocean_drops_card else 0.0
        if sight.last:
            return point * self.alive(beast) + brings
        return brings + 0.3 * point - (1.0 - self.alive(beast)) * 0.6

    def hunt(self, prey: int) -> float:
        """The value to a hunter of having this many animals to choose from."""
        if prey == 0:
            return 0.0
        hunters = 0
        for beast in self.sight.mine:
            if beast.mask & HUNTERS:
                hunters += 1
        return (2.2 + 0.2 * min(prey, 4)) / (1 + 0.5 * hunters)

    # Traits for rivals' animals

    def parasite(self, host: Beast, weight: float) -> float:
        """A parasite starves its host, or feeds it points: the sooner, the better."""
        sight = self.sight
        herd = len(sight.s.players[host.seat].animals)
        pressed = min(1.0, 0.25 + 0.1 * float(host.need) + 0.1 * herd)
        if host.mask & HIBERNATION or host.fat:
            pressed *= 0.6
        if sight.last:
            return sight.harm(host.seat) * (pressed * host.points - (1.0 - pressed) * 3.0)
        return weight * sight.harm(host.seat) * (pressed * sight.worth(host) * 0.6)

    def burden(self, host: Beast, trait: int) -> float:
        """An unknown trait, on a rival's animal."""
        if self.sight.rules.needs[trait] > 0:
            return self.parasite(host, 1.0)
        return -self.sight.harm(host.seat) * USEFUL[trait]

    def neoplasia(self, host: Beast) -> float:
        """It grows through card after card, and kills when none is left."""
        if host.seat == self.sight.seat:
            return -3.0
        turns = len(host.animal.cards)
        kills = DEADLY[min(turns, len(DEADLY) - 1)]
        if self.sight.last and turns > 1:
            return -0.2
        return self.sight.harm(host.seat) * kills * self.sight.worth(host)

    def newcomers(self, host: Beast) -> float:
        """It is good for its bearer, as long as another turn follows."""
        own = host.seat == self.sight.seat
        if self.sight.last:
            return 1.0 if own else -1.0
        return 0.4 + 1.6 * self.plenty(host.location) if own else -2.0

    def pair(self, action: Action) -> float:
        sight = self.sight
        one = sight.beast(action.c)
        other = sight.beast(action.d)
        trait = action.b
        if trait == t.TREMATODE or (trait >= t.PRINTED and one.seat != sight.seat):
            return 0.7 * (self.parasite(one, 1.0) + self.parasite(other, 1.0))
        alive = self.alive(one) * self.alive(other)
        if trait == t.SYMBIOSIS:
            helps = self.symbiosis(one, other)
        elif trait == t.COOPERATION or trait == t.COMMUNICATION:
            forecast = self.forecasts[one.location]
            helps = 0.4 + 1.5 * forecast.saved_by(trait, one.ref, other.ref)
        else:
            helps = 0.3
        if sight.last:
            return alive + 0.2 * helps
        return helps - (1.0 - alive) * 0.6

    def symbiosis(self, symbiont: Beast, guarded: Beast) -> float:
        """The valuable one is protected; the symbiont should be easy to feed."""
        if guarded.guarded or symbiont.guarded:
            return -0.5
        saved = self.dangers.danger(guarded.mask, guarded.location) - GUARDED
        return saved * self.sight.worth(guarded) * 1.5 - 0.3 * float(symbiont.need)


def left_to_live(beast: Beast) -> int:
    """How many food phases the Neoplasia of this animal takes to grow through its cards."""
    cards = beast.animal.cards
    return len(cards) - 1 - beast.animal.find(t.NEOPLASIA)


def fed(spare: float) -> float:
    """How likely everybody is to be fed with this many spare goes."""
    return min(0.95, max(0.05, 0.6 + 0.3 * spare))
