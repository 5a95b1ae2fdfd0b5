"""One line of a menu."""

from tangledbank.core.action import Action


class Choice:
    """One line of a menu: an action, or a group of further choices."""

    def __init__(
        self,
        label: str,
        gloss: str,
        action: Action | None,
        more: "list[Choice]",
        subject: str = "",
    ) -> None:
        self.label = label
        self.subject = subject or label  # what it is about, as it is typed
        self.gloss = gloss
        self.action = action
        self.more = more
