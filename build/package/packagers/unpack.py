"""A packed game unpacked again, to be tried."""

import tarfile
from pathlib import Path


def unpack_tar(archive: Path, place: Path) -> None:
    """Unpack an archive of ours into a folder, with Pythons too that know no filters yet (3.11.0 to 3.11.3)."""
    with tarfile.open(archive) as tar:
        if hasattr(tarfile, "data_filter"):
            tar.extractall(place, filter="data")
        else:
            tar.extractall(place)
