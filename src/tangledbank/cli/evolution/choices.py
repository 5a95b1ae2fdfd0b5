"""The choices of a decision as a menu: what can be done, and in a few words what it means.

Few actions are listed as they are.  Many are grouped: cards of the hand first, or the animal
that acts, and then what to do with it.
"""

from typing import Final

from tangledbank.cli.choice import Choice
from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.state import COLOURS, LOCATIONS
from tangledbank.evolution.things import ANIMAL
from tangledbank.evolution.traits.trait import BY_VERB
from tangledbank.evolution.view import AnimalView, View
from tangledbank.evolution.waiting import answers

#: More actions than this are grouped.
FEW: Final = 9


#: In which order the actions of a go are listed; what is not here comes last, as it was.
ORDER: Final[dict[int, int]] = {
    verb: place
    for place, verb in enumerate(
        [
            v.TAKE,
            v.WARM,
            v.SPECIALIZE,
            v.ATTACK,
            v.STEAL,
            v.GRAZE,
            v.BURN,
            v.HIBERNATE,
            v.SHED,
            v.SETTLE,
            v.RECOMBINE,
            v.MIGRATE,
        ]
    )
}


def is_of_an_animal(verb: int) -> bool:
    """Is it what one animal does in a go?  Many such actions are grouped by the animal."""
    operands = v.KINDS[verb].operands
    acts = bool(operands) and operands[0].thing is ANIMAL
    return acts and (verb == v.FOLLOW or not answers(verb))


def menu(view: View, actions: list[Action], rules: Rules) -> list[Choice]:
    """The choices among these actions."""
    if view.asked == "development":
        return by_card(view, actions, rules)
    actions = sorted(actions, key=lambda action: ORDER.get(action.verb, len(ORDER)))
    if len(actions) > FEW:
        return by_animal(view, actions, rules)
    return [single(view, action, rules) for action in actions]


def single(view: View, action: Action, rules: Rules) -> Choice:
    return Choice(str(action), gloss(view, action, rules), action, [])


def group(view: View, label: str, about: str, actions: list[Action], rules: Rules) -> Choice:
    if len(actions) == 1:
        return single(view, actions[0], rules)
    return Choice(label, about, None, [single(view, action, rules) for action in actions])


def by_card(view: View, actions: list[Action], rules: Rules) -> list[Choice]:
    """One choice for each card, numbered as the hand is, and one to pass."""
    choices: list[Choice] = []
    for card in view.hand:
        of_card = [one for one in actions if one.verb != v.PASS and card_name(one.a) == card]
        ways = list(dict.fromkeys(brief(action) for action in of_card))
        more = [single(view, action, rules) for action in of_card]
        about = ", ".join(ways) if ways else "cannot be played now"
        choices.append(Choice(card, about, None, more))
    choices.extend(single(view, one, rules) for one in actions if one.verb == v.PASS)
    return choices


def brief(action: Action) -> str:
    """What a card is played as."""
    if action.verb == v.ANIMAL:
        return f"new animal in {LOCATIONS[action.b - 1]}" if action.b else "new animal"
    return card_name(action.a, action.b).split("/")[0]


def by_animal(view: View, actions: list[Action], rules: Rules) -> list[Choice]:
    """One choice for each animal that can act, and the rest as they are."""
    groups: dict[int, list[Action]] = {}
    rest: list[Action] = []
    for action in actions:
        if is_of_an_animal(action.verb):
            groups.setdefault(action.a, []).append(action)
        else:
            rest.append(action)
    choices: list[Choice] = []
    for ref, of_animal in groups.items():
        words = dict.fromkeys(v.VERBS[action.verb] for action in of_animal)
        about = f"{', '.join(words)}  ({look(view.animal(animal_name(ref)))})"
        choices.append(group(view, animal_name(ref), about, of_animal, rules))
    choices.extend(single(view, action, rules) for action in rest)
    return choices


# What an action means


def look(animal: AnimalView) -> str:
    """An animal in a few words: `big, running, 1/2`."""
    words = [trait.trait for trait in animal.traits]
    words.append("asleep" if animal.asleep else f"{animal.red + animal.blue}/{animal.need}")
    if animal.hidden:
        words.append("in its shell")
    if animal.paralysed:
        words.append("paralysed")
    if animal.turned:
        words.append("anglerfish")
    looks = ", ".join(words)
    return f"{looks}, {animal.location}" if animal.location else looks


def so_far(animal: AnimalView) -> str:
    if animal.fed:
        return "fed: what comes now is fat"
    return f"has {animal.red + animal.blue} of {animal.need}"


def whose(view: View, ref: int) -> str:
    """An animal with its owner and its looks."""
    owner = view.players[ref >> 8].name
    of = "your" if owner == view.seat else f"{owner}'s"
    name = animal_name(ref)
    return f"{of} {name}: {look(view.animal(name))}"


def gloss(view: View, action: Action, rules: Rules) -> str:
    verb = action.verb
    if verb == v.PASS:
        return on_passing(view, rules)
    if verb == v.REWARD:
        alive = len(view.player(view.seat).animals)
        return f"cards: {action.a}, points: {alive - action.a}"
    if verb == v.ANIMAL and action.c:
        return f"brings {animal_name(action.c)} back"
    if verb == v.ANIMAL and action.b:
        return f"a new animal in {LOCATIONS[action.b - 1]}"
    if verb in PLAIN_WORDS:
        return PLAIN_WORDS[verb]
    if verb == v.PLAY:
        return whose(view, action.c)
    if verb == v.PAIR:
        return f"ties {animal_name(action.c)} and {animal_name(action.d)}"
    if verb in (v.TAKE, v.SCAVENGE, v.BURN, v.WARM, v.SPECIALIZE):
        return so_far(view.animal(animal_name(action.a)))
    if verb == v.REDIRECT:
        return whose(view, action.a)
    if verb == v.ATTACK:
        return whose(view, action.b)
    if verb == v.GRAZE:
        where = view.animal(animal_name(action.a)).location
        food = view.supplies[where] if where else view.food
        return f"destroy one of the {food} red tokens"
    if verb == v.STEAL:
        return f"a {COLOURS[action.c]} token from {whose(view, action.b)}"
    if verb == v.RUN:
        return f"gets away with {rules.running_threshold} or more on a die"
    if verb == v.SHARE:
        return f"food for {animal_name(action.c)}"
    return on_expansions(view, action)


def on_expansions(view: View, action: Action) -> str:
    verb = action.verb
    if verb == v.SHED:
        lost = "this pair card" if action.d else "this card"
        return f"{lost} is lost for a blue token"
    if verb == v.SETTLE:
        return f"{animal_name(action.a)} moves into an empty shell"
    if verb == v.REVEAL:
        return f"turns {animal_name(action.a)} over: it attacks the attacker"
    if verb == v.MIGRATE:
        return f"{look(view.animal(animal_name(action.a)))} goes to {LOCATIONS[action.b]}"
    if verb == v.FOLLOW:
        return f"{animal_name(action.a)} goes along with {animal_name(action.b)}"
    if verb == v.RECOMBINE:
        return f"{animal_name(action.a)} and {animal_name(action.b)} exchange one trait each"
    if verb == v.HAND:
        return f"{animal_name(action.d)} hands this card over"
    if verb == v.FETCH:
        return f"the Swimming card that {animal_name(action.b)} takes along"
    trait = BY_VERB.get(verb)
    return "" if trait is None else f"uses {trait.name}"


#: Actions that mean the same in every position.
PLAIN_WORDS: Final[dict[int, str]] = {
    v.ANIMAL: "a new animal",
    v.END: "end this go",
    v.HIBERNATE: "sleeps through this turn, and counts as fed",
    v.DROP: "this card is lost, the animal lives",
    v.DROP_PAIR: "this pair card is lost, the animal lives",
    v.ACCEPT: "answer no more: it is eaten",
    v.STOP: "let no more pair traits act",
    v.HIDE: "hides in its shell for the rest of the turn",
    v.INK: "gets away in a cloud of ink, once a turn",
}


#: What passing means in each question.
PASSING: Final[dict[str, str]] = {
    "development": "play no more cards in this turn",
    "serving": "let it have its token",
    "lure": "turn no card over",
    "migrating": "let no more animals go along",
}


def on_passing(view: View, rules: Rules) -> str:
    if view.asked in PASSING:
        return PASSING[view.asked]
    if rules.skip_is_final:
        return "do nothing more in this turn's feeding"
    return "do nothing in this go"
