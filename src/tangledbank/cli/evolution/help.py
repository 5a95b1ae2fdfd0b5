"""What `help` says of the traits, options and clauses of The Origin of Species."""

from tangledbank.cli.rule_texts import clause_words, trait_called
from tangledbank.evolution.options import BY_NAME
from tangledbank.evolution.traits.names import NUMBERS
from tangledbank.messages.languages import chosen
from tangledbank.messages.speech import say


def trait_intro(trait: str) -> str:
    """What a trait does, in the sentence or two that its page begins with."""
    try:
        from tangledbank.rulebook.translations import trait_help
    except ImportError:
        return ""
    parts = trait_help(trait, "evolution", chosen()).split("\n\n")
    return " ".join(parts[1].split()) if len(parts) > 1 else ""


def help_on(subject: str) -> str | None:
    """What the rulebook says of a trait, an option or a clause; none if it is none of these."""
    name = trait_called("evolution", subject, NUMBERS)
    if name in NUMBERS:
        try:
            from tangledbank.rulebook.translations import trait_help
        except ImportError:
            return name
        return trait_help(name, "evolution", chosen())
    option = BY_NAME.get(name.replace("-", "_"))
    clause = option.id if option is not None else subject.strip().upper()
    words = clause_words(clause)
    if option is not None:
        accepted = say("terminal-takes", values=option.accepted())
        return f"{option.name} ({clause})\n{accepted}" + ("" if words == clause else f"\n{words}")
    return None if words == clause else f"{clause}: {words}"
