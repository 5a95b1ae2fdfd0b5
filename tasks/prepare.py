"""Everything that has to be there before anything runs."""

from concurrent.futures import ThreadPoolExecutor

from tasks.engine import set_up_engine
from tasks.environment import set_up_environment
from tasks.site import build_site, set_up_site, system_npm
from tasks.stamp import alone, set_stamp


def prepare(dev: bool = False) -> str | None:
    """Set up all that is not set up yet; the reason if the engine stays interpreted.

    `dev` is for the checks: it brings their tools as well.
    """
    prepare_packages_and_site(dev)
    return set_up_engine()


def prepare_packages_and_site(dev: bool = False) -> None:
    """All that playing needs: the engine also runs interpreted."""
    with alone():
        if system_npm() is None:  # Node.js will be one of the Python packages
            set_up_environment(dev)
            set_up_site(dev)
            return
        with ThreadPoolExecutor(1) as threads:
            site = threads.submit(build_site, dev)
            set_up_environment(dev)
        # Only now: a new .venv begins without a stamp.
        set_stamp(**site.result())
