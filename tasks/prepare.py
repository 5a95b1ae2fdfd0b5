"""Everything that must be set up before anything runs."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tasks import engine, environment, site
from tasks.compiler import set_up_compiler
from tasks.environment import environment_is_current, set_up_environment
from tasks.layout import PYTHON
from tasks.process import call
from tasks.progress import PROGRESS
from tasks.site import set_up_site, site_is_current, system_npm
from tasks.stamp import alone, set_stamp

#: Everything a server imports.
IMPORT_SERVER = "import tangledbank.server.web.serving, tangledbank.server.bots.process"


def prepare(dev: bool = False) -> str | None:
    """Set up everything that is missing; returns the reason if the engine stays interpreted.

    `dev` is for the checks: it installs their tools as well.
    """
    prepare_packages_and_site(dev, then=engine.planned())
    return engine.set_up_engine()


def prepare_to_build() -> None:
    """Everything needed to build a wheel."""
    prepare_packages_and_site()
    with engine.compiling():
        set_up_compiler()


def prepare_packages_and_site(dev: bool = False, then: Sequence[str] = ()) -> None:
    """Everything needed to play; the engine may be interpreted.  `then`: later steps."""
    current = environment_is_current(dev)
    if current and site_is_current(dev):
        return  # without waiting for another set-up
    PROGRESS.plan([*([] if current else [environment.TITLE]), *site.planned(dev), *then])
    with alone():
        if system_npm() is None:  # Node.js comes with the Python packages
            set_up_environment(dev)
            set_up_site(dev)
            return
        with ThreadPoolExecutor(1) as threads:
            built = threads.submit(site.build_site, dev)
            set_up_environment(dev)
            if not built.done():
                # The server's first start compiles hundreds of modules to bytecode. That can be
                # done while the client is built.
                call([str(PYTHON), "-c", IMPORT_SERVER], quiet=True)
        # Only now: a new .venv has no stamp.
        set_stamp(**built.result())
