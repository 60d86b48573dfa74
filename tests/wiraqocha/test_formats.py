"""A save brings the data that it was played with, and is played to its end on any others."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from game.base.files.program_folders import data_folder
from game.core.match import Match, ResumedMatch, Seat, begin_match, header_of, resume_match
from game.core.record import Fault, Journal, Saves, read
from game.core.record.journal import FORMAT
from game.kit.data.embedded_data import embedded_data
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.content.mods.title_mods import MODS
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA

KEPT = Path(__file__).parent / "saves" / f"format-{FORMAT}.journal"
CONTENT = DATA.load()
MATCH = Match(Setup(("red", "blue"), 4), (Seat("Ada", "star"), Seat("Bram", "anchor")))


@pytest.fixture(scope="module")
def other_data(tmp_path_factory: pytest.TempPathFactory) -> ValleyData:
    """The game's data as a later version may have them: another cost, another number of dice."""
    folder = tmp_path_factory.mktemp("data") / "data"
    shutil.copytree(data_folder(), folder)
    rules = folder / "rules.yaml"
    text = rules.read_text("utf-8")
    assert "recover_cubes: 3" in text
    rules.write_text(text.replace("recover_cubes: 3", "recover_cubes: 2"), "utf-8")
    return DATA.load(folder)


def test_a_kept_save_is_played_to_its_end(tmp_path: Path) -> None:
    found = resume_match(KEPT, CONTENT, Saves(tmp_path))
    assert isinstance(found, ResumedMatch)
    assert found.fault is None
    assert WIRAQOCHA.outcome(found.session.state) is not None
    assert found.session.state.victory == "leviathan"
    assert found.session.state.turn == 36
    found.session.close()
    (copy,) = tmp_path.glob("*.journal")
    again = read(copy)
    assert isinstance(again, Journal)
    assert len(again.entries) == 237


def test_a_save_brings_the_data_that_it_was_played_with(other_data: ValleyData, tmp_path: Path) -> None:
    session = begin_match(MATCH, other_data, Saves(tmp_path))
    session.act(WIRAQOCHA.legal_actions(session.state)[0])
    session.close()
    (path,) = tmp_path.glob("*.journal")
    found = resume_match(path, CONTENT)
    assert isinstance(found, ResumedMatch)
    assert found.fault is None
    assert found.session.state == session.state
    assert found.session.state.game.content.figures.recover_cubes == 2
    found.session.close()


def test_the_save_of_today_can_be_played_when_the_data_have_changed(
    other_data: ValleyData, tmp_path: Path
) -> None:
    found = resume_match(KEPT, other_data, Saves(tmp_path))
    assert isinstance(found, ResumedMatch)
    assert found.fault is None
    kept = read(KEPT)
    assert isinstance(kept, Journal)
    brought = embedded_data(DATA, MODS, kept.header.packed_data, kept.header.app)
    assert found.session.state.game.content == brought


def test_data_that_are_damaged_are_refused(tmp_path: Path) -> None:
    header = header_of(MATCH, CONTENT)
    path = tmp_path / "spoilt.journal"
    whole = header.packed_data
    for packed in (whole[:-8], "AAAA", "no base64!", whole[::-1]):
        path.write_text(replace(header, data_digest="0" * 16, packed_data=packed).text(), "utf-8")
        assert resume_match(path, CONTENT) == Fault("bad_content", 1)


def test_a_damaged_mark_of_the_data_loses_nothing(tmp_path: Path) -> None:
    kept = KEPT.read_text("utf-8")
    path = tmp_path / "spoilt.journal"
    path.write_text(kept.replace(CONTENT.digest, "f" * 16, 1), "utf-8")
    found = resume_match(path, CONTENT)
    assert isinstance(found, ResumedMatch)
    assert found.fault is None
    assert found.session.state.turn == 36
    found.session.close()


def test_a_small_file_cannot_unpack_into_a_large_one(tmp_path: Path) -> None:
    import base64
    import zlib

    bomb = base64.b64encode(zlib.compress(b"[" + b" " * 50_000_000, 9)).decode()
    path = tmp_path / "bomb.journal"
    path.write_text(replace(header_of(MATCH, CONTENT), data_digest="0", packed_data=bomb).text(), "utf-8")
    assert resume_match(path, CONTENT) == Fault("bad_content", 1)
