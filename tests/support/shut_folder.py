"""A folder that nobody may look into, also for tests that run as an administrator, whom no rights stop."""

import errno
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

_ABOUT_WHAT_LIES_IN_IT = ("stat", "lstat", "access", "mkdir", "unlink", "rmdir", "replace", "rename", "utime")
_ALSO_ABOUT_ITSELF = ("open", "scandir", "listdir")


def shut(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """From now on the system refuses all that is asked of the folder, as with mode 000, but that it is there."""
    for name in (*_ABOUT_WHAT_LIES_IN_IT, *_ALSO_ABOUT_ITSELF):
        asked = _refusing(getattr(os, name), folder, itself=name in _ALSO_ABOUT_ITSELF)
        patch.setattr(os, name, _answering_no(asked) if name == "access" else asked)
    patch.setattr(io, "open", _refusing(io.open, folder, itself=True))


def _refusing(ask: Callable[..., Any], folder: Path, *, itself: bool) -> Callable[..., Any]:
    def asked(*args: Any, **named: Any) -> Any:
        for path in args[:2]:
            if isinstance(path, str | Path) and _lies_in(Path(path), folder, itself=itself):
                raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return ask(*args, **named)

    return asked


def _answering_no(ask: Callable[..., bool]) -> Callable[..., bool]:
    def asked(*args: Any, **named: Any) -> bool:
        try:
            return ask(*args, **named)
        except OSError:
            return False

    return asked


def _lies_in(path: Path, folder: Path, *, itself: bool) -> bool:
    return folder in path.parents or (itself and path == folder)
