"""Makes archives reproducible: the same files give the same archive anywhere and at any time."""

import gzip
import io
import tarfile
import time
import zipfile
from pathlib import Path

#: The earliest date in a zip file.
FIRST_ZIP_DATE = 315532800  # 1980-01-01


def repack_wheel(wheel: Path, moment: int) -> None:
    """Sort a wheel's files and remove what depends on the machine: dates and file modes."""
    with zipfile.ZipFile(wheel) as old:
        files = {name: old.read(name) for name in old.namelist() if not name.endswith("/")}
    date = time.gmtime(max(moment, FIRST_ZIP_DATE))[:6]
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        # A wheel's own metadata is at its end, so that tools find it quickly.
        for name in sorted(files, key=lambda name: (".dist-info/" in name, name)):
            entry = zipfile.ZipInfo(name, date)
            entry.create_system = 3  # Unix, even when built on Windows
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if is_library(name) else 0o100644) << 16
            new.writestr(entry, files[name])


def is_library(name: str) -> bool:
    return name.endswith((".so", ".pyd"))


def repack_sdist(sdist: Path, moment: int) -> None:
    """Sort a source archive's files and remove dates, owners and all mode bits except one."""
    packed = io.BytesIO()
    with (
        tarfile.open(sdist) as old,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            if not member.isfile():
                continue  # folders follow from their files; there are no links
            clean = tarfile.TarInfo(member.name)
            clean.size = member.size
            clean.mtime = moment
            clean.mode = 0o755 if member.mode & 0o100 else 0o644
            new.addfile(clean, old.extractfile(member))
    sdist.write_bytes(gzip.compress(packed.getvalue(), 9, mtime=moment))
