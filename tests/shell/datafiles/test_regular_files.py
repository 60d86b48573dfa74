"""A file that others look into for a moment is still replaced where Windows would refuse it."""

import sys
import time
from pathlib import Path

import pytest

from game.base.files import regular_files
from game.base.files.whole_files import write_whole
from game.base.profile.preferences import write_settings
from game.base.profile.settings import Settings


class Reader:
    """Somebody who has a file open, so that Windows replaces it only after so many refusals."""

    def __init__(self, patch: pytest.MonkeyPatch, refusals: int) -> None:
        self.refusals = refusals
        self.slept: list[float] = []
        self._replace = Path.replace
        patch.setattr(Path, "replace", lambda fresh, path: self.replace(fresh, path))
        patch.setattr(time, "sleep", self.slept.append)

    def replace(self, fresh: Path, path: Path) -> Path:
        if self.refusals:
            self.refusals -= 1
            raise PermissionError(13, "Access is denied", str(path))
        return self._replace(fresh, path)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regular_files, "_PAUSES", (0.01, 0.02, 0.04))


@pytest.mark.usefixtures("windows")
def test_a_file_that_is_read_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept"
    path.write_bytes(b"old")
    reader = Reader(monkeypatch, 3)
    write_whole(path, b"new")
    assert (path.read_bytes(), reader.slept) == (b"new", [0.01, 0.02, 0.04])
    assert [found.name for found in tmp_path.iterdir()] == ["kept"]


@pytest.mark.usefixtures("windows")
def test_a_file_that_is_never_let_go_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.yaml"
    assert write_settings(path, Settings()) is None
    before = path.read_bytes()
    reader = Reader(monkeypatch, 1000)
    fault = write_settings(path, Settings(language="fr"))
    assert fault is not None and fault.why == "Access is denied"
    assert len(reader.slept) == 3
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["settings.yaml"]


@pytest.mark.skipif(sys.platform == "win32", reason="only Windows refuses it for a moment")
def test_other_systems_do_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(monkeypatch, 1)
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "kept", b"new")
    assert reader.slept == []
