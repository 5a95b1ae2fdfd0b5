"""The choices of a decision in the game of magical creatures, as a menu."""

from typing import Final

from tangledbank.cli.choice import Choice
from tangledbank.cli.meaning import meaning
from tangledbank.core.action import Action
from tangledbank.creatures import verbs as v
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.names import creature_name, creature_ref
from tangledbank.creatures.view import CreatureView, View
from tangledbank.messages.languages import ENGLISH
from tangledbank.messages.speech import speech

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
        as_trait = speech().say("menu-as-trait")
        choices.append(group(view, label(card), as_trait, adding, f"add {card}"))
    for ref in dict.fromkeys(one.a for one in actions if one.verb in BY_CREATURE):
        name = creature_name(ref)
        acting = [one for one in actions if one.verb in BY_CREATURE and one.a == ref]
        acting.sort(key=lambda one: BY_CREATURE.index(one.verb))
        words = dict.fromkeys(str(one).split()[0] for one in acting)
        about = look(view.creature_called(name))
        if speech().language == ENGLISH:
            about = f"{', '.join(words)}  ({about})"
        choices.append(group(view, speech().say("menu-activate", {"animal": name}), about, acting))
    grouped = (v.CREATE, v.ADD, *BY_CREATURE)
    return choices + [single(view, one) for one in actions if one.verb not in grouped]


def single(view: View, action: Action) -> Choice:
    return Choice(str(action), gloss(view, action), action, [])


def group(view: View, label: str, about: str, actions: list[Action], subject: str = "") -> Choice:
    if len(actions) == 1:
        return single(view, actions[0])
    return Choice(label, about, None, [single(view, action) for action in actions], subject)


def label(card: str) -> str:
    """A card that is played as a trait: as it is typed, or by the names of its traits."""
    english = speech().language == ENGLISH
    return f"add {card}" if english else speech().card("creatures", card)


# What an action means


def look(creature: CreatureView) -> str:
    """A creature in a few words: `winged, small, 2/4`."""
    words = [speech().trait("creatures", trait.trait) for trait in creature.traits]
    words.append(f"{creature.energy}/{creature.need}")
    if creature.asleep:
        words.append(speech().say("creatures-is-asleep"))
    return ", ".join(words)


def whose(view: View, name: str) -> str:
    """A creature with its owner and its looks."""
    owner = view.players[creature_ref(name) >> 8].name
    own = "yes" if owner == view.seat else "no"
    words = {"animal": name, "owner": owner, "own": own, "look": look(view.creature_called(name))}
    return speech().say("menu-whose", words)


def gloss(view: View, action: Action) -> str:
    """What an action means here."""
    kind = v.KINDS[action.verb]
    words = kind.words(action)
    known = {
        f"{name}-whose": whose(view, words[name])
        for name in ("animal", "target")
        if words.get(name)
    }
    return meaning(view, kind, action, known)
