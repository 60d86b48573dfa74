"""Windows: a zip to unpack anywhere. build/package/installer.py makes an installer of it."""

import zipfile
from pathlib import Path

from packagers.freeze import Frozen


def make_windows(frozen: Frozen, out: Path) -> list[Path]:
    """The package for Windows, in the folder `out`."""
    name = f"wiraqocha-{frozen.version}-windows-{frozen.machine}"
    target = out / f"{name}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=frozen.effort) as archive:
        for path in sorted(frozen.folder.rglob("*")):
            if path.is_file():
                archive.write(path, Path(name) / path.relative_to(frozen.folder))
    return [target]
