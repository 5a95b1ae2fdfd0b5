"""Everything that has to be there before anything runs."""

from tasks.engine import set_up_engine
from tasks.environment import set_up_environment
from tasks.site import set_up_site
from tasks.stamp import alone


def prepare(dev: bool = False) -> str | None:
    """Set up all that is not set up yet; the reason if the engine stays interpreted.

    `dev` is for the checks: it brings their tools as well.
    """
    with alone():
        set_up_environment(dev)
        set_up_site(dev)
        return set_up_engine()
