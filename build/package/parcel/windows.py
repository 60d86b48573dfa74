"""Windows: a zip to unpack anywhere, and an installer where Inno Setup is found."""

import shutil
import subprocess
import zipfile
from pathlib import Path

from parcel.freeze import FreezeError, Frozen

COMPILER = "ISCC"


def make_windows(frozen: Frozen, out: Path) -> list[Path]:
    """The packages for Windows, in the folder `out`. Raises FreezeError."""
    made = [_zip(frozen, out)]
    if compiler := shutil.which(COMPILER):
        made.append(_installer(frozen, out, compiler))
    return made


def _zip(frozen: Frozen, out: Path) -> Path:
    name = f"wiraqocha-{frozen.version}-windows-{frozen.machine}"
    target = out / f"{name}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=frozen.effort) as archive:
        for path in sorted(frozen.folder.rglob("*")):
            if path.is_file():
                archive.write(path, Path(name) / path.relative_to(frozen.folder))
    return target


def _installer(frozen: Frozen, out: Path, compiler: str) -> Path:
    script = frozen.root / "build" / "package" / "windows" / "installer.iss"
    named = {"Version": frozen.version, "Folder": str(frozen.folder), "Out": str(out)}
    command = [compiler, "/Q", *(f"/D{key}={value}" for key, value in named.items()), str(script)]
    if subprocess.run(command, check=False).returncode:
        raise FreezeError("Inno Setup failed")
    return out / f"wiraqocha-{frozen.version}-setup.exe"
