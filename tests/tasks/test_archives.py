"""Archives of the same files are the same, whatever the machine has noted beside them."""

import io
import tarfile
import zipfile
from pathlib import Path

from tasks.archives import repack_sdist, repack_wheel

MOMENT = 1_700_000_000


def wheel_of(path: Path, names: list[str], year: int, mode: int) -> bytes:
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            entry = zipfile.ZipInfo(name, (year, 1, 1, 0, 0, 0))
            entry.external_attr = mode << 16
            archive.writestr(entry, f"text of {name}")
    repack_wheel(path, MOMENT)
    return path.read_bytes()


def test_wheels(tmp_path: Path) -> None:
    names = ["a/b.py", "a.dist-info/RECORD", "a/c.so"]
    one = wheel_of(tmp_path / "one.whl", names, 2024, 0o600)
    other = wheel_of(tmp_path / "other.whl", names[::-1], 2025, 0o777)
    assert one == other
    with zipfile.ZipFile(tmp_path / "one.whl") as archive:
        assert archive.namelist() == ["a/b.py", "a/c.so", "a.dist-info/RECORD"]
        assert archive.read("a/b.py") == b"text of a/b.py"
        assert archive.getinfo("a/b.py").date_time == (2023, 11, 14, 22, 13, 20)


def sdist_of(path: Path, names: list[str], mtime: int, owner: str) -> bytes:
    with tarfile.open(path, "w:gz") as archive:
        for name in names:
            entry = tarfile.TarInfo(name)
            entry.mtime, entry.uname, entry.uid, entry.size = mtime, owner, mtime % 1000, 4
            entry.mode = 0o755 if name.endswith(".sh") else 0o644
            archive.addfile(entry, io.BytesIO(b"text"))
    repack_sdist(path, MOMENT)
    return path.read_bytes()


def test_source_archives(tmp_path: Path) -> None:
    one = sdist_of(tmp_path / "one.tar.gz", ["a/b.py", "a/c.sh"], 1000, "ann")
    other = sdist_of(tmp_path / "other.tar.gz", ["a/c.sh", "a/b.py"], 2001, "bob")
    assert one == other
    with tarfile.open(tmp_path / "one.tar.gz") as archive:
        assert [(m.name, m.mode, m.mtime) for m in archive] == [
            ("a/b.py", 0o644, MOMENT),
            ("a/c.sh", 0o755, MOMENT),
        ]
