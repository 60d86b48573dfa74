"""Symbolic links, where a test may make them."""

from pathlib import Path

import pytest


def link(path: Path, target: Path) -> None:
    """Make a link at `path` that leads to `target`; skip the test where that cannot be done.

    Windows asks for rights that most users lack, and Wine shows a link as what it leads to.
    """
    try:
        path.symlink_to(target)
    except OSError:
        pytest.skip("no links can be made here")
    if not path.is_symlink():
        pytest.skip("links are not told apart here")
