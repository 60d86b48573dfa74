"""The commands with games of Wiraqocha: what they print, and their exit codes."""

import re
from pathlib import Path

import pytest

from game.core.match import begin_match
from game.core.record import Saves
from game.titles.wiraqocha.content.load import DATA
from tests.support.command import ROOT, Ran
from tests.support.matches import MATCH, play

KEPT = ROOT / "tests" / "wiraqocha" / "saves" / "format-3.journal"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    session = begin_match(MATCH, DATA.load(), Saves(tmp_path))
    play(session, 60)
    session.close()
    (path,) = tmp_path.glob("*.journal")
    return path


def test_a_good_journal_is_played_again(capsys: pytest.CaptureFixture[str], journal: Path) -> None:
    ran = Ran(capsys, "replay", journal)
    assert ran.code == 0
    assert "roll\n" in ran.out
    verified = Ran(capsys, "replay", journal, "--verify")
    assert verified.code == 0
    assert verified.out == ran.out.splitlines(keepends=True)[-1]


def test_a_spoilt_journal_is_refused_with_line_and_reason(
    capsys: pytest.CaptureFixture[str], journal: Path
) -> None:
    lines = journal.read_text("utf-8").splitlines(keepends=True)
    lines[9] = "jump over the moon  #1 abcdef\n"
    journal.write_text("".join(lines), "utf-8")
    ran = Ran(capsys, "replay", journal, "--verify")
    assert ran.code == 2
    assert ran.err.startswith(f"wiraqocha: {journal}: line 10: ")
    assert "jump over the moon" in ran.err
    assert "lines played 8" in ran.out


@pytest.mark.parametrize(
    ("language", "said", "machinery"),
    [
        ("en", "Round 12 · Ada", "may roll"),
        ("fr", "Manche 12 · Ada", "peut lancer"),
        ("it", "Round 12 · Ada", "può lanciare"),
    ],
)
def test_a_game_is_told_as_text(
    capsys: pytest.CaptureFixture[str], language: str, said: str, machinery: str
) -> None:
    ran = Ran(capsys, "replay", KEPT, "--text", "--lang", language)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "Dimanche chez Élodie"
    assert max(map(len, lines)) <= 100
    assert sum(line.endswith("· Tomás") for line in lines) == 12
    assert said in ran.out
    assert machinery not in ran.out
    assert "Léviathan" in lines[-1] or "Leviathan" in lines[-1] or "Leviatano" in lines[-1]
    assert "[" not in ran.out


def test_the_prose_of_a_spoilt_game_ends_where_it_does(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = KEPT.read_text("utf-8").splitlines(keepends=True)
    spoilt = tmp_path / "spoilt.journal"
    spoilt.write_text("".join([*lines[:30], "x\n", *lines[31:]]), "utf-8")
    ran = Ran(capsys, "replay", spoilt, "--text")
    assert ran.code == 2
    assert "line 31" in ran.err
    assert "Round 1" in ran.out


@pytest.mark.parametrize("content", ["AAAA", ""])
def test_data_that_are_damaged_are_refused(
    content: str, capsys: pytest.CaptureFixture[str], journal: Path
) -> None:
    digest = DATA.load().digest
    text = journal.read_text("utf-8").replace(digest, "0" * len(digest))
    journal.write_text(re.sub('"content": ".*?"', f'"content": "{content}"', text), "utf-8")
    ran = Ran(capsys, "replay", journal, "--verify")
    assert ran.code == 2
    assert "damaged" in ran.err


SCENARIO = """\
- name: {name}
  clauses: [W-7.1]
  players: [red, green]
  phase: preparation
  steps:
    - {step}: roll
"""


def test_scenarios_end_with_their_count(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(SCENARIO.format(name="rolling is legal", step="do"))
    good = Ran(capsys, "scenario", tmp_path)
    assert (good.code, good.out.splitlines()[-1]) == (0, "1 passed, 0 failed")
    (tmp_path / "wrong.yaml").write_text(SCENARIO.format(name="rolling is not legal", step="refuse"))
    wrong = Ran(capsys, "scenario", tmp_path)
    assert (wrong.code, wrong.out.splitlines()[-1]) == (1, "1 passed, 1 failed")
    assert "rolling is not legal" in wrong.out
    (tmp_path / "none.yaml").write_text("- name: [\n")
    none = Ran(capsys, "scenario", tmp_path)
    assert none.code == 2
    assert "none.yaml" in none.err
