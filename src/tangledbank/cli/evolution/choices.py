"""The choices of a decision as a menu: what can be done, and in a few words what it means.

Few actions are listed as they are.  Many are grouped: cards of the hand first, or the animal
that acts, and then what to do with it.
"""

from typing import Final

from tangledbank.cli.choice import Choice
from tangledbank.cli.meaning import meaning
from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.names import animal_name, animal_ref
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.state import LOCATIONS
from tangledbank.evolution.things import ANIMAL
from tangledbank.evolution.traits.trait import BY_VERB
from tangledbank.evolution.view import AnimalView, View
from tangledbank.evolution.waiting import answers
from tangledbank.messages.speech import speech

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
        about = ", ".join(ways) or speech().say("menu-unplayable")
        choices.append(Choice(speech().card(view.kind, card), about, None, more, card))
    choices.extend(single(view, one, rules) for one in actions if one.verb == v.PASS)
    return choices


def brief(action: Action) -> str:
    """What a card is played as."""
    if action.verb == v.ANIMAL:
        if not action.b:
            return speech().say("menu-evolution-animal")
        return speech().say("menu-evolution-animal-place", {"place": LOCATIONS[action.b - 1]})
    return called(card_name(action.a, action.b).split("/")[0])


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
        words = dict.fromkeys(deed(v.VERBS[action.verb]) for action in of_animal)
        about = f"{', '.join(words)}  ({look(view.animal(animal_name(ref)))})"
        choices.append(group(view, animal_name(ref), about, of_animal, rules))
    choices.extend(single(view, action, rules) for action in rest)
    return choices


# What an action means


def deed(verb: str) -> str:
    """A verb in a word or two: as it is typed, or as the reader's language has it."""
    return speech().called("do", verb).removesuffix("…")


def called(trait: str) -> str:
    return speech().trait("evolution", trait)


def look(animal: AnimalView) -> str:
    """An animal in a few words: `big, running, 1/2`."""
    words = [called(trait.trait) for trait in animal.traits]
    if not animal.asleep:
        words.append(f"{animal.red + animal.blue}/{animal.need}")
    conditions = {
        "asleep": animal.asleep,
        "hidden": animal.hidden,
        "paralysed": animal.paralysed,
        "turned": animal.turned,
    }
    words += [speech().say(f"condition-{name}") for name, holds in conditions.items() if holds]
    if animal.location:
        words.append(speech().called("location", animal.location))
    return ", ".join(words)


def whose(view: View, name: str) -> str:
    """An animal with its owner and its looks."""
    animal = view.animal(name)
    owner = view.players[animal_ref(name) >> 8].name
    own = "yes" if owner == view.seat else "no"
    words = {"animal": name, "owner": owner, "own": own, "look": look(animal)}
    return speech().say("menu-whose", words)


def gloss(view: View, action: Action, rules: Rules) -> str:
    """What an action means here."""
    kind = v.KINDS[action.verb]
    said = meaning(view, kind, action, known(view, kind.words(action), rules))
    trait = BY_VERB.get(action.verb)
    if said or trait is None:
        return said
    return speech().say("menu-uses", {"trait": called(trait.name)})


def known(view: View, words: dict[str, str], rules: Rules) -> dict[str, str]:
    """What the messages may say of the table, and of the animals that an action names."""
    found = {
        "food": str(view.food),
        "threshold": str(rules.running_threshold),
        "final": "yes" if rules.skip_is_final else "no",
    }
    for name in ("animal", "target"):
        if words.get(name) and is_alive(view, words[name]):
            animal = view.animal(words[name])
            found[f"{name}-look"] = look(animal)
            found[f"{name}-whose"] = whose(view, animal.name)
            found[f"{name}-has"] = str(animal.red + animal.blue)
            found[f"{name}-need"] = str(animal.need)
            found[f"{name}-fed"] = "yes" if animal.fed else "no"
            if name == "animal" and animal.location:
                found["food"] = str(view.supplies[animal.location])
    if words.get("count"):
        alive = len(view.player(view.seat).animals)
        found["points"] = str(alive - int(words["count"]))
    return found


def is_alive(view: View, name: str) -> bool:
    """Is this animal on the table?  Of one that comes back there are only remains."""
    animals = view.players[animal_ref(name) >> 8].animals
    return any(animal.name == name for animal in animals)
