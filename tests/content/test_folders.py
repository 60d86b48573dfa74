"""The folders of a checkout, and the player's own."""

from pathlib import Path

import platformdirs
import pytest

from game import folders


def test_a_checkout_has_its_data_and_assets_beside_the_package() -> None:
    assert (folders.data_folder() / "tiles.yaml").is_file()
    assert (folders.assets_folder() / "locale" / "en").is_dir()


def test_an_installed_game_has_them_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "game"
    (package / "data").mkdir(parents=True)
    monkeypatch.setattr(folders, "_PACKAGE", package)
    assert folders.data_folder() == package / "data"
    assert folders.assets_folder() == tmp_path / "assets"


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
    assert folders.has_home()
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: Path("~/.local/share/wiraqocha"))
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: Path("~/.cache/wiraqocha"))
    assert not folders.has_home()
    assert folders.player_folder().is_absolute()
    assert folders.cache_folder().is_absolute()


def test_a_home_of_nobody_is_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WIRAQOCHA_HOME", "~nobody-of-this-name/games")
    assert not folders.has_home()
    assert folders.player_folder().is_absolute()
