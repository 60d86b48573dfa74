"""The folders of a checkout, and the player's own."""

import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest

from game.base.files import program_folders
from game.base.profile import folders
from game.base.profile.folders import FolderLifetime
from game.core.match import Match, Seat, begin_match
from game.core.record import Saves
from game.core.registry import default
from tests.support.command import ROOT
from tests.support.title_examples import EXAMPLES


def test_a_checkout_has_its_data_and_assets_beside_the_package() -> None:
    assert program_folders.data_folder() == ROOT / "data"
    assert (program_folders.assets_folder() / "shell" / "locale" / "en").is_dir()


def test_an_installed_game_has_them_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "game"
    (package / "data").mkdir(parents=True)
    monkeypatch.setattr(program_folders, "_PACKAGE", package)
    assert program_folders.data_folder() == package / "data"
    assert program_folders.assets_folder() == tmp_path / "assets"


def test_the_player_may_choose_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "mine"))
    assert folders.player_folder() == tmp_path / "mine"
    monkeypatch.delenv("WIRAQOCHA_HOME")
    assert folders.player_folder().name == "wiraqocha"
    assert folders.player_folder().is_absolute()


def test_without_a_home_the_folder_is_a_passing_one_and_nothing_goes_where_the_game_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("WIRAQOCHA_HOME", raising=False)
    assert folders.folder_lifetime() is FolderLifetime.LASTING
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: Path("~/.local/share/wiraqocha"))
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: Path("~/.cache/wiraqocha"))
    assert folders.folder_lifetime() is FolderLifetime.PASSING
    assert folders.player_folder().is_absolute()
    assert folders.cache_folder().is_absolute()


def test_a_home_of_nobody_is_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", "~nobody-of-this-name/games")
    assert folders.folder_lifetime() is FolderLifetime.PASSING
    assert folders.player_folder().is_absolute()


@pytest.mark.skipif(sys.platform == "win32", reason="rights say nothing there")
def test_the_passing_folder_is_private_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", "~nobody-of-this-name/games")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    for name, mode in (("wiraqocha-0open", 0o755), ("wiraqocha-1group", 0o770)):
        (tmp_path / name).mkdir()
        (tmp_path / name).chmod(mode)
    (tmp_path / "wiraqocha-2link").symlink_to(tmp_path)
    (tmp_path / "wiraqocha-3file").touch()
    found = fresh_folder()
    assert found.parent == tmp_path and not found.is_symlink()
    assert found.name not in {"wiraqocha-0open", "wiraqocha-1group", "wiraqocha-2link", "wiraqocha-3file"}
    assert stat.S_IMODE(found.stat().st_mode) == 0o700
    assert fresh_folder() == found


def test_without_any_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", "~nobody-of-this-name/games")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    folder = fresh_folder()
    assert folders.folder_lifetime() is folders.FolderLifetime.NONE
    played, setup, _ = EXAMPLES[default()].begin(default(), 2, 1)
    match = Match(setup, (Seat("Ada", "star"), Seat("Bram", "anchor")))
    session = begin_match(match, played.data.load(), Saves(folder / "games"))
    assert session.problem is not None
    with pytest.raises(OSError):
        folder.mkdir(parents=True)


def fresh_folder() -> Path:
    """The player's folder as a program that starts now finds it."""
    folders._passing_folder.cache_clear()
    return folders.player_folder()


@pytest.fixture(autouse=True)
def forget_the_passing_folder() -> Iterator[None]:
    folders._passing_folder.cache_clear()
    yield
    folders._passing_folder.cache_clear()
