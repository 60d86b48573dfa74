"""Checksums of what was made."""

import hashlib
from collections.abc import Sequence
from pathlib import Path


def write_sums(paths: Sequence[Path], file: Path) -> None:
    """Write the SHA-256 of each file as `sha256sum --check` reads it."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(paths)]
    file.write_text("".join(lines), encoding="utf-8", newline="\n")
