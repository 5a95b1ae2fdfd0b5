"""The choices of a decision in the game of magical creatures, as a menu."""

from typing import Final

from tangledbank.cli.choice import Choice
from tangledbank.core.action import Action
from tangledbank.creatures import verbs as v
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.view import CreatureView, View

#: More actions than this are grouped.
FEW: Final = 9

#: Verbs whose first operand is the creature that acts.
BY_CREATURE: Final = (
    v.TAKE,
    v.TRANSMUTE,
    v.ATTACK,
    v.TURN,
    v.SCARE,
    v.WAKE,
    v.GIVE,
    v.SLEEP,
)


def menu(view: View, actions: list[Action]) -> list[Choice]:
    """The choices among these actions; many are grouped by card and by creature."""
    if len(actions) <= FEW:
        return [single(view, action) for action in actions]
    choices: list[Choice] = []
    for card in dict.fromkeys(card_name(one.a) for one in actions if one.verb == v.CREATE):
        making = [one for one in actions if one.verb == v.CREATE and card_name(one.a) == card]
        choices.append(single(view, making[0]))
    for card in dict.fromkeys(card_name(one.a) for one in actions if one.verb == v.ADD):
        adding = [one for one in actions if one.verb == v.ADD and card_name(one.a) == card]
        choices.append(group(view, f"add {card}", "as a trait of one of yours", adding))
    for ref in dict.fromkeys(one.a for one in actions if one.verb in BY_CREATURE):
        name = creature_name(ref)
        acting = [one for one in actions if one.verb in BY_CREATURE and one.a == ref]
        acting.sort(key=lambda one: BY_CREATURE.index(one.verb))
        words = dict.fromkeys(str(one).split()[0] for one in acting)
        about = f"{', '.join(words)}  ({look(view.creature_called(name))})"
        choices.append(group(view, f"activate {name}", about, acting))
    grouped = (v.CREATE, v.ADD, *BY_CREATURE)
    return choices + [single(view, one) for one in actions if one.verb not in grouped]


def single(view: View, action: Action) -> Choice:
    return Choice(str(action), gloss(view, action), action, [])


def group(view: View, label: str, about: str, actions: list[Action]) -> Choice:
    if len(actions) == 1:
        return single(view, actions[0])
    return Choice(label, about, None, [single(view, action) for action in actions])


# What an action means


def look(creature: CreatureView) -> str:
    """A creature in a few words: `winged, small, 2/4`."""
    words = [trait.trait for trait in creature.traits]
    words.append(f"{creature.energy}/{creature.need}")
    if creature.asleep:
        words.append("asleep")
    return ", ".join(words)


def whose(view: View, ref: int) -> str:
    """A creature with its owner and its looks."""
    owner = view.players[ref >> 8].name
    of = "your" if owner == view.seat else f"{owner}'s"
    name = creature_name(ref)
    return f"{of} {name}: {look(view.creature_called(name))}"


def gloss(view: View, action: Action) -> str:
    verb = action.verb
    if verb == v.ADD:
        return whose(view, action.c)
    if verb in (v.ATTACK, v.SCARE, v.WAKE, v.GIVE):
        return f"{PLAIN_WORDS[verb]}{whose(view, action.b)}"
    if verb == v.REDIRECT:
        return f"instead: {whose(view, action.a)}"
    return PLAIN_WORDS.get(verb, "")


#: What actions mean, in a few words.
PLAIN_WORDS: Final[dict[int, str]] = {
    v.KEEP: "begin the round with this hand",
    v.EXCHANGE: "discard it all and draw as many",
    v.CREATE: "face down, as a new creature",
    v.END: "nobody is awake: end the turn",
    v.TAKE: "energy from the source",
    v.TRANSMUTE: "one step nearer to the victory",
    v.ATTACK: "",
    v.SLEEP: "until the end of the round",
    v.TURN: "turn this card round",
    v.SCARE: "its traits fail this turn; ",
    v.WAKE: "sleeps after its action; ",
    v.GIVE: "one energy; ",
    v.ACCEPT: "let the attack come",
    v.STOP: "apply no more attack traits",
    v.SHED: "lose it for one energy",
    v.RETAIN: "shed nothing",
}
