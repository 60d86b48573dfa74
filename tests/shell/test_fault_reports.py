"""What is written down when something breaks: enough to find the fault, nothing about the players."""

import getpass
from pathlib import Path

import pytest

from game.datafiles.yaml_text import read_yaml_text
from game.fault_reports import KEPT, report, scrubbed, write_report
from game.match import Match, Seat, begin_match
from game.titles.wiraqocha.content.load import load_content
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.setup import Setup

CONTENT = load_content()
MATCH = Match(Setup(("red", "blue"), 5), (Seat("Philomène", "star"), Seat("Bram Hollis", "anchor")))


def broken(message: str) -> Exception:
    try:
        raise ValueError(message)
    except ValueError as error:
        return error


def test_a_report_tells_versions_the_place_the_actions_and_the_position() -> None:
    session = begin_match(MATCH, CONTENT, None)
    for _ in range(60):
        session.act(WIRAQOCHA.legal_actions(session.state)[0])
    text = report(broken("no such tile"), MATCH, session)
    assert "Wiraqocha " in text
    assert "Python 3" in text
    assert "in broken" in text
    assert "ValueError: no such tile" in text
    assert f"60 {WIRAQOCHA.format_action(session.steps[-1].action)}" in text
    assert WIRAQOCHA.digest(session.state) in text
    position = read_position(read_yaml_text(text.split("Position\n")[1], "report"), CONTENT)
    assert position.board == session.state.board
    assert position.cubes == session.state.cubes


def test_a_report_holds_no_name_and_no_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "jdupont")
    monkeypatch.setattr(Path, "home", lambda: Path("/home/jdupont"))
    assert getpass.getuser() == "jdupont"
    session = begin_match(MATCH, CONTENT, None)
    told = broken(
        "Bram Hollis took Philomène's /home/jdupont/Games/secret folder/x.journal or C:\\Users\\jdupont\\y.txt, jdupont"
    )
    text = report(told, MATCH, session)
    for secret in ("Bram", "Hollis", "Philomène", "jdupont", "/home", "Users", "Games", str(Path.cwd())):
        assert secret not in text, secret


def test_scrubbing_leaves_other_words_alone() -> None:
    assert scrubbed("Adamant red/blue 3/4", ["Ada", "x"]) == "Adamant red/blue 3/4"


def test_what_cannot_be_told_does_not_hinder_the_rest() -> None:
    session = begin_match(MATCH, CONTENT, None)
    object.__setattr__(session, "_steps", [object()])
    text = report(broken("x"), MATCH, session)
    assert "cannot be told" in text
    assert "ValueError: x" in text


def test_reports_are_whole_files_and_the_old_ones_go(tmp_path: Path) -> None:
    written = [write_report(tmp_path / "reports", f"report {number}") for number in range(KEPT + 3)]
    assert all(path is not None for path in written)
    assert len(list((tmp_path / "reports").iterdir())) == KEPT


def test_a_folder_that_cannot_be_written_to_gives_no_report(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("a file")
    assert write_report(tmp_path / "reports", "x") is None
