"""The command line as its users meet it: what it prints, and its exit codes."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.bench.rules import measure, report
from game.cli import main
from game.match import begin_match
from game.record import Saves
from game.titles.wiraqocha.bench import BENCH
from game.titles.wiraqocha.content.load import load_content
from game.titles.wiraqocha.title import TITLE
from tests.support.command import ROOT, Ran
from tests.support.matches import MATCH, play
from tests.support.words import wiraqocha_words

KEPT = ROOT / "tests" / "wiraqocha" / "saves" / "format-2.journal"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    session = begin_match(MATCH, load_content(), Saves(tmp_path))
    play(session, 60)
    session.close()
    (path,) = tmp_path.glob("*.journal")
    return path


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    version = Ran(capsys, "--version")
    assert (version.code, version.out) == (0, f"wiraqocha {__version__}\n")
    helped = Ran(capsys, "--help")
    assert helped.code == 0
    for command in ("scenario", "check-data", "replay", "bench"):
        assert command in helped.out
        assert Ran(capsys, command, "--help").code == 0


@pytest.mark.parametrize(
    ("language", "said"), [("en", "not compiled"), ("fr", "non compilées"), ("it", "non compilate")]
)
def test_a_package_without_compiled_rules_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr("game.titles.wiraqocha.bench.WiraqochaBench.compiled", True)
    assert Ran(capsys, "--version").out == f"wiraqocha {__version__}\n"
    monkeypatch.setattr("game.titles.wiraqocha.bench.WiraqochaBench.compiled", False)
    told = Ran(capsys, "--lang", language, "--version").out
    assert told.startswith(f"wiraqocha {__version__} (") and said in told


def test_python_m_game_is_the_same_command() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "game", "--version"], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert (ran.returncode, ran.stdout) == (0, f"wiraqocha {__version__}\n")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["conquer"], "'conquer'"),
        (["--speed"], "--speed"),
        (["--lang"], "--lang"),
        (["--lang", "eng"], "Did you mean en?"),
        (["scenario"], "PATH"),
        (["scenario", "no/such/file.yaml"], "no/such/file.yaml"),
        (["check-data", "no/such/folder"], "no/such/folder"),
        (["--data-dir", "no/such/folder", "bench", "rules"], "no/such/folder"),
        (["replay"], "FILE"),
        (["replay", "no/such.journal"], "no/such.journal"),
        (["replay", "README.md"], "README.md"),
        (["replay", "."], "."),
        (["bench"], "what"),
        (["bench", "window"], "'window'"),
    ],
)
def test_bad_input_gets_a_message_and_code_2(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: str
) -> None:
    monkeypatch.chdir(ROOT)
    ran = Ran(capsys, *arguments)
    assert ran.code == 2
    assert (str(Path(told)) if told.startswith("no/such") else told) in ran.err
    assert ran.out in ("", "0 passed, 0 failed\n")
    assert "Traceback" not in ran.err
    assert "[" not in ran.err  # a locale key without words would stand in brackets


def test_the_data_of_the_game_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert Ran(capsys, "check-data").code == 0


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
def test_a_game_is_told_as_prose(
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


def test_a_journal_of_other_data_says_so_where_it_fails(
    capsys: pytest.CaptureFixture[str], journal: Path
) -> None:
    """One of format 1, which brings no data: it is tried with those at hand."""
    digest = load_content().digest
    text = journal.read_text("utf-8").replace(digest, "0" * len(digest))
    text = re.sub('"content": ".*?"', '"content": ""', text)
    journal.write_text(text, "utf-8")
    assert Ran(capsys, "replay", journal, "--verify").code == 0
    journal.write_text(text + "roll  #999 abcdef\n", "utf-8")
    ran = Ran(capsys, "replay", journal, "--verify")
    assert ran.code == 2
    assert "--data-dir" in ran.err


def test_data_that_are_damaged_are_refused(capsys: pytest.CaptureFixture[str], journal: Path) -> None:
    digest = load_content().digest
    text = journal.read_text("utf-8").replace(digest, "0" * len(digest))
    journal.write_text(re.sub('"content": ".*?"', '"content": "AAAA"', text), "utf-8")
    ran = Ran(capsys, "replay", journal, "--verify")
    assert ran.code == 2
    assert "damaged" in ran.err


def test_the_benchmark_tells_every_figure_beside_its_target() -> None:
    figures = measure(TITLE, BENCH, load_content(), 0.1)
    told = "\n".join(report(figures, BENCH, wiraqocha_words("en")))
    assert set(figures.timings) == set(BENCH.targets)
    assert figures.actions > figures.games > 0
    assert "[" not in told
    assert "{" not in told


@pytest.mark.skipif(sys.platform == "win32", reason="its shell has other words")
def test_a_closed_pipe_ends_quietly() -> None:
    ran = subprocess.run(
        f"{sys.executable} -m game --help | true",
        cwd=ROOT,
        shell=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.stderr == ""


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


def test_a_title_that_is_not_installed_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--title", "wiraqocho", "mods"]) == 2
    told = capsys.readouterr().err
    assert "wiraqocho" in told and "Did you mean wiraqocha?" in told


@pytest.mark.parametrize("place", [0, 1])
def test_the_title_may_stand_before_the_command_or_after_it(
    place: int, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["check-data"]
    arguments[place:place] = ["--title", "wiraqocha"]
    assert main(arguments) == 0
