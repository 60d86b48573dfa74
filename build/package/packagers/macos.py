"""macOS: the .app, zipped with what its files need of rights and links."""

import subprocess
from pathlib import Path

from packagers.freeze import FreezeError, Frozen


def make_macos(frozen: Frozen, out: Path) -> list[Path]:
    """The package for macOS, in the folder `out`. Raises FreezeError."""
    target = out / f"wiraqocha-{frozen.version}-macos-{frozen.machine}.zip"
    command = ["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", str(frozen.folder), str(target)]
    if subprocess.run(command, check=False).returncode:
        raise FreezeError("ditto could not pack the app")
    return [target]
