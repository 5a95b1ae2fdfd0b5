"""`tangledbank doctor` finds what is broken and says how to fix it; here all of it breaks."""

import importlib.metadata
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import threading
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import tangledbank
from tangledbank.cli import main
from tangledbank.server.store.sqlite_schema import MIGRATIONS
from tests.server.store.small_disk import small_disk

#: The usual run takes turns: half of these each day.
pytestmark = pytest.mark.slow(days=2)

PACKAGE = Path(tangledbank.__file__).parent
ROOT = PACKAGE.parent.parent


class Diagnosis:
    """What one run of the doctor said."""

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.told = json.loads(text)

    def about(self, subject: str) -> dict[str, str]:
        """The one finding about a subject."""
        (found,) = [one for one in self.told["findings"] if one["subject"] == subject]
        return dict(found)

    def assert_broken(self, subject: str, *words: str) -> None:
        """Broken, with these words in what is told, and something to do about it."""
        found = self.about(subject)
        assert found["state"] == "broken", found
        for word in words:
            assert word in found["text"] + found["fix"], found
        assert found["fix"]
        assert self.code == 1
        assert self.told["ok"] is False


@pytest.fixture
def doctor(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> "Doctor":
    return Doctor(capsys, tmp_path / "tables.db")


class Doctor:
    """Runs `tangledbank doctor` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], file: Path) -> None:
        self._capsys = capsys
        self.file = file

    def __call__(self, *words: str, database: str | None = None) -> Diagnosis:
        url = f"sqlite:///{self.file}" if database is None else database
        self._capsys.readouterr()
        code = main(["doctor", "--json", "--port", "0", "--database", url, *words])
        return Diagnosis(code, self._capsys.readouterr().out)


# --- a whole installation, in a folder where it can be broken


class Installation:
    """A copy of the package in a Python environment of its own."""

    def __init__(self, folder: Path, packages: bool) -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=False, symlinks=os.name != "nt")
        self.python = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
        (self.site,) = (folder / "venv").rglob("site-packages")
        self.package = self.site / "tangledbank"
        shutil.copytree(PACKAGE, self.package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        shutil.copytree(ROOT / "rulebook", self.package / "rulebook" / "pages")
        (self.package / "server" / "site" / "assets").mkdir(parents=True, exist_ok=True)
        (self.package / "server" / "site" / "index.html").write_text(
            '<script type="module" src="/assets/index.js"></script>'
        )
        (self.package / "server" / "site" / "assets" / "index.js").touch()
        metadata = importlib.metadata.distribution("tangledbank").read_text("METADATA")
        own = self.site / f"tangledbank-{tangledbank.__version__}.dist-info"
        own.mkdir()
        (own / "METADATA").write_text(metadata or "")
        if packages:
            (self.site / "others.pth").write_text(str(other_packages()))

    def doctor(self, **variables: str) -> Diagnosis:
        kept = {name: text for name, text in os.environ.items() if name != "TANGLEDBANK_PURE"}
        kept.pop("PYTHONPATH", None)
        words = ["doctor", "--json", "--port", "0"]
        ran = subprocess.run(
            [self.python, "-m", "tangledbank", *words, f"--database=sqlite:///{self.folder}/a.db"],
            env={**kept, **variables},
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.stdout, ran.stderr
        return Diagnosis(ran.returncode, ran.stdout)


def other_packages() -> Path:
    """Where this Python has the packages that Tangled Bank needs."""
    return Path(str(importlib.metadata.distribution("litestar").locate_file("")))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return Installation(tmp_path_factory.mktemp("whole"), packages=True)


@contextmanager
def away(place: Path) -> Iterator[None]:
    """Something is not where it should be, for a while."""
    aside = place.with_name(place.name + "-away")
    place.rename(aside)
    try:
        yield
    finally:
        aside.rename(place)


def test_a_whole_installation(whole: Installation) -> None:
    diagnosis = whole.doctor()
    assert diagnosis.code == 0, diagnosis.told
    assert diagnosis.told["ok"] is True
    assert diagnosis.told["version"] == tangledbank.__version__
    states = {found["subject"]: found["state"] for found in diagnosis.told["findings"]}
    for subject in ("Packages", "Rulebook", "Browser client", "Database", "Disk", "Port"):
        assert states[subject] == "ok", diagnosis.about(subject)


def test_an_engine_that_was_not_compiled(whole: Installation) -> None:
    found = whole.doctor().about("Engine")
    assert found["state"] == "note"
    assert "without a C compiler" in found["text"]


def test_an_engine_that_shall_not_be_compiled(whole: Installation) -> None:
    assert "TANGLEDBANK_PURE" in whole.doctor(TANGLEDBANK_PURE="1").about("Engine")["fix"]


def test_an_engine_for_another_python(whole: Installation) -> None:
    other = whole.package / "core" / "chance.cpython-399-x86_64-linux-gnu.so"
    other.touch()
    try:
        found = whole.doctor().about("Engine")
    finally:
        other.unlink()
    assert "another Python" in found["text"]
    assert "cpython-399" in found["text"]
    assert EXTENSION_SUFFIXES[0] in found["text"]


def test_no_rulebook(whole: Installation) -> None:
    with away(whole.package / "rulebook" / "pages"):
        whole.doctor().assert_broken("Rulebook", "evolution", "wheel")


def test_no_browser_client(whole: Installation) -> None:
    with away(whole.package / "server" / "site" / "index.html"):
        whole.doctor().assert_broken("Browser client", "not built", "wheel")


def test_half_a_browser_client(whole: Installation) -> None:
    with away(whole.package / "server" / "site" / "assets" / "index.js"):
        whole.doctor().assert_broken("Browser client", "index.js")


def test_an_old_package(whole: Installation) -> None:
    (old := whole.site / "msgspec-0.1.dist-info").mkdir()
    (old / "METADATA").write_text("Metadata-Version: 2.1\nName: msgspec\nVersion: 0.1\n")
    try:
        whole.doctor().assert_broken("Packages", "msgspec", "0.1", "install 'tangledbank'")
    finally:
        shutil.rmtree(old)


def test_no_packages_at_all(tmp_path: Path) -> None:
    """The doctor itself needs the standard library alone."""
    diagnosis = Installation(tmp_path, packages=False).doctor()
    diagnosis.assert_broken("Packages", "litestar", "msgspec", "rich", "uv pip install -p")
    diagnosis.assert_broken("Database", "msgspec")
    for extra in ("arena", "postgres", "ray"):
        found = diagnosis.about(f"Extra {extra}")
        assert found["state"] == "note"
        assert f"tangledbank[{extra}]" in found["fix"]


# --- the database


def test_a_file_that_is_not_there_yet(doctor: Doctor) -> None:
    assert "will create" in doctor().about("Database")["text"]
    assert not doctor.file.exists()


def database_with(file: Path, *statements: str) -> None:
    db = sqlite3.connect(file)
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()


def made_by_a_server(file: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", MAKE_STORE, str(file)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


MAKE_STORE = """
import asyncio, sys
from pathlib import Path
from tangledbank.cli.serve import try_store
from tangledbank.server.store.sqlite import SqliteStore
asyncio.run(try_store(SqliteStore(Path(sys.argv[1]))))
"""


def test_a_server_s_file(doctor: Doctor) -> None:
    made_by_a_server(doctor.file)
    doctor.file.chmod(0o600)
    diagnosis = doctor()
    assert f"schema, {len(MIGRATIONS)}" in diagnosis.about("Database")["text"]
    assert diagnosis.about("Database files")["state"] == "ok"
    assert diagnosis.code == 0


def test_a_file_that_everybody_can_read(doctor: Doctor) -> None:
    made_by_a_server(doctor.file)
    doctor.file.parent.chmod(0o755)
    doctor.file.chmod(0o644)
    found = doctor().about("Database files")
    assert found["state"] == "note"
    assert "chmod o-rwx" in found["fix"]


def test_a_newer_file(doctor: Doctor) -> None:
    made_by_a_server(doctor.file)
    database_with(doctor.file, "PRAGMA user_version = 999")
    doctor().assert_broken("Database", "newer", "999", "Update")


def test_an_older_file(doctor: Doctor) -> None:
    made_by_a_server(doctor.file)
    database_with(doctor.file, f"PRAGMA user_version = {len(MIGRATIONS) - 1}")
    found = doctor().about("Database")
    assert found["state"] == "note"
    assert f"to {len(MIGRATIONS)}" in found["text"]
    assert "backup" in found["fix"]


def test_a_file_of_another_program(doctor: Doctor) -> None:
    database_with(doctor.file, "CREATE TABLE recipes (name TEXT)")
    doctor().assert_broken("Database", "another program")


def test_a_file_that_is_no_database(doctor: Doctor) -> None:
    doctor.file.write_text("a letter to my aunt\n" * 100)
    doctor().assert_broken("Database", "cannot be read", "backup")


def test_a_damaged_file(doctor: Doctor) -> None:
    made_by_a_server(doctor.file)
    content = bytearray(doctor.file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)  # the first page stays
    doctor.file.write_bytes(content)
    doctor().assert_broken("Database", "backup")


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nobody can write there: root only respects a mount."""
    if os.geteuid() != 0:
        folder.chmod(0o500)
        yield
        folder.chmod(0o700)
        return
    subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
    yield


def test_a_folder_that_cannot_be_written_to(doctor: Doctor) -> None:
    with small_disk("8m") as folder, read_only(folder):
        diagnosis = doctor(database=f"sqlite:///{folder}/new/a.db")
        diagnosis.assert_broken("Database", str(folder), "--database")


def test_a_file_that_cannot_be_written_to(doctor: Doctor) -> None:
    with small_disk("8m") as folder:
        made_by_a_server(folder / "a.db")
        with read_only(folder):
            doctor(database=f"sqlite:///{folder}/a.db").assert_broken("Database files", "mode")


def test_a_full_disk(doctor: Doctor) -> None:
    with small_disk("8m") as folder:
        doctor(database=f"sqlite:///{folder}/a.db").assert_broken("Disk", "MB", "--database")


def test_an_address_of_no_kind(doctor: Doctor) -> None:
    doctor(database="mysql://x").assert_broken("Database", "mysql")


def test_a_postgresql_that_is_not_there(doctor: Doctor, tmp_path: Path) -> None:
    url = f"postgresql://nobody@/games?host={tmp_path}"
    doctor(database=url).assert_broken("Database", "PostgreSQL", "PGPASSWORD")


# --- the port


def test_a_port_of_another_program(doctor: Doctor) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        answer_with_nothing(other)
        doctor("--port", str(port)).assert_broken("Port", str(port), "--port")


def answer_with_nothing(listener: socket.socket) -> None:
    """A program that hangs up on everybody."""

    def hang_up() -> None:
        while True:
            try:
                listener.accept()[0].close()
            except OSError:
                return

    threading.Thread(target=hang_up, daemon=True).start()


def test_a_server_of_ours_is_running(doctor: Doctor) -> None:
    where = f"sqlite:///{doctor.file}"
    words = [sys.executable, "-m", "tangledbank", "serve", "--port", "0", "--database", where]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as serving:
        try:
            assert serving.stdout is not None
            assert serving.stderr is not None
            port = serving.stdout.readline().partition("127.0.0.1:")[2].split()[0]
            started = next(line for line in serving.stderr if "started" in line)
            assert started
            diagnosis = doctor("--port", port)
        finally:
            serving.terminate()
            serving.communicate()
    assert "server is running" in diagnosis.about("Port")["text"]
    assert "current schema" in diagnosis.about("Database")["text"]
    assert diagnosis.code == 0, diagnosis.told


def test_an_address_that_is_not_here(doctor: Doctor) -> None:
    doctor("--host", "192.0.2.1").assert_broken("Port", "192.0.2.1", "--host")


# --- what a reader sees


def test_plain_sentences(doctor: Doctor, capsys: pytest.CaptureFixture[str]) -> None:
    doctor.file.write_text("no database")
    code = main(["doctor", "--port", "0", "--database", f"sqlite:///{doctor.file}"])
    said = capsys.readouterr().out
    assert code == 1
    assert "broken  Database: " in said
    assert "        Restore it from a backup" in said
    assert said.endswith(("thing is broken.\n", "things are broken.\n"))
