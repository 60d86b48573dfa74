"""Saves that another version of the game wrote: this one says why it cannot open them."""

import json
from pathlib import Path

import pytest

from game import __version__
from game.base.i18n.words import available_languages
from game.core.match import Match, Seat, begin_match, resume_match
from game.core.record import Fault, Saves
from game.saved_games import fault_text
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.rules.setup import Setup
from tests.support.words import title_words

NEWER: dict[str, dict[str, object]] = {
    "another set-up": {"setup": {"house_rules": {"gold_rank": "dense", "festival": True}}},
    "another form of its data": {"data": "0" * 16, "content": "a new form"},
    "players with more to tell": {
        "players": [{"colour": "red", "name": "", "emblem": "red", "hat": 1}] * 2,
    },
    "mods with more to tell": {"mods": [{"name": "a", "version": "1", "digest": "b", "by": "c"}]},
}


def save(folder: Path, **changed: object) -> Path:
    """A save whose header says something else."""
    seats = (Seat("Ada", "red"), Seat("Bram", "blue"))
    begin_match(Match(Setup(("red", "blue"), 7), seats), DATA.load(), Saves(folder)).close()
    path = next(folder.glob("*.journal"))
    header = {**json.loads(path.read_text("utf-8")), **changed}
    path.write_text(json.dumps(header) + "\n", "utf-8")
    return path


@pytest.mark.parametrize("what", NEWER)
def test_a_save_of_a_newer_version_says_which(tmp_path: Path, what: str) -> None:
    fault = resume_match(save(tmp_path, app="99.1", **NEWER[what]), DATA.load())
    assert fault == Fault("newer_version", 1, {"found": "99.1", "have": __version__})
    for language in available_languages():
        assert "99.1" in fault_text(fault, title_words("machu-picchu", language))


@pytest.mark.parametrize("what", NEWER)
def test_the_same_of_this_version_is_a_fault_of_the_file(tmp_path: Path, what: str) -> None:
    fault = resume_match(save(tmp_path, **NEWER[what]), DATA.load())
    assert isinstance(fault, Fault) and fault.reason in ("bad_header", "bad_content")


@pytest.mark.parametrize(
    ("number", "reason"), [(1, "older_format"), (2, "older_format"), (99, "newer_format")]
)
def test_another_format_says_so_and_the_file_stays(tmp_path: Path, number: int, reason: str) -> None:
    path = save(tmp_path, format=number)
    before = path.read_bytes()
    fault = resume_match(path, DATA.load())
    assert isinstance(fault, Fault) and fault.reason == reason
    for language in available_languages():
        assert str(number) in fault_text(fault, title_words("machu-picchu", language))
    assert path.read_bytes() == before


@pytest.mark.parametrize("app", ["9" * 9_000, "", "\u202e", "v", "-1"])
def test_whatever_stands_for_a_version_is_read(tmp_path: Path, app: str) -> None:
    assert isinstance(resume_match(save(tmp_path, app=app, setup={}), DATA.load()), Fault)
