"""In what a table differs from its edition's book."""

from tangledbank.creatures import options as creatures
from tangledbank.evolution import options as evolution
from tangledbank.server.wire.news import Differs
from tangledbank.server.wire.setup import Setup


def differs_of(setup: Setup) -> list[Differs]:
    """The options that are not the book's; an invalid setup differs in nothing."""
    from tangledbank.core.errors import SetupError

    changed = dict(setup.options)
    try:
        if setup.edition == creatures.EDITION:
            values = creatures.read_options(changed)
            return [
                Differs(
                    name, creatures.BY_NAME[name].clause, value, creatures.BY_NAME[name].words[0]
                )
                for name, value in creatures.differences(values).items()
            ]
        book = evolution.preset(setup.edition)
        values = evolution.read_options(setup.edition, changed)
        return [
            Differs(name, evolution.BY_NAME[name].id, value, book[name])
            for name, value in evolution.differences(setup.edition, values).items()
        ]
    except SetupError:
        return []
