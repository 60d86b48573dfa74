"""Data and words whose line ends an editor or version control on Windows has changed."""

import shutil
from pathlib import Path

import pytest

from game.base.files.program_folders import data_folder
from game.base.i18n.words import Words, available_languages, locale_folder
from game.titles.wiraqocha.content.load import DATA


def windows_copy(folder: Path, to: Path) -> Path:
    """A copy of the folder whose YAML files have a mark at the beginning and the line ends of Windows."""
    shutil.copytree(folder, to)
    for path in to.rglob("*.yaml"):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    return to


def test_data_mean_the_same_with_the_line_ends_of_windows(tmp_path: Path) -> None:
    changed = DATA.load(windows_copy(data_folder(), tmp_path / "data"))
    assert changed == DATA.load(data_folder())


@pytest.mark.parametrize("language", available_languages())
def test_words_are_the_same_with_the_line_ends_of_windows(language: str, tmp_path: Path) -> None:
    for owner in ("shell", "wiraqocha"):
        copied = windows_copy(locale_folder(owner), tmp_path / owner / "locale")
        assert Words.load(language, copied)._entries == Words.load(language, locale_folder(owner))._entries
