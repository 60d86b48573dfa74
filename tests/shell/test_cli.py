"""The command line as its users meet it: what it prints, and its exit codes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.base.i18n.words import Words, locale_folder
from game.bench.protocol import bench
from game.bench.rules import measure, report
from game.cli import main
from game.core.registry import default, title, titles
from tests.support.command import ROOT, Ran


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    version = Ran(capsys, "--version")
    assert (version.code, version.out) == (0, f"wiraqocha {__version__}\n")
    helped = Ran(capsys, "--help")
    assert helped.code == 0
    for command in ("scenario", "check-data", "replay", "bench"):
        assert command in helped.out
        assert Ran(capsys, command, "--help").code == 0


def test_words_of_a_title_that_cannot_be_read_are_told_in_those_of_the_shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "table.yaml").write_text("table: [", "utf-8")
    shell = locale_folder()
    monkeypatch.setattr(
        "game.base.i18n.words.locale_folder", lambda owner="shell": shell if owner == "shell" else tmp_path
    )
    ran = Ran(capsys, "--lang", "en", "check-data")
    assert ran.code == 2
    assert ran.err.startswith(f"wiraqocha: {tmp_path / 'en' / 'table.yaml'}:")
    assert "closing bracket is missing" in ran.err


@pytest.mark.parametrize(
    ("language", "said"), [("en", "not compiled"), ("fr", "non compilées"), ("it", "non compilate")]
)
def test_a_package_without_compiled_rules_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    measured = type(bench(default()))
    monkeypatch.setattr(measured, "compiled", True)
    assert Ran(capsys, "--version").out == f"wiraqocha {__version__}\n"
    monkeypatch.setattr(measured, "compiled", False)
    told = Ran(capsys, "--lang", language, "--version").out
    assert told.startswith(f"wiraqocha {__version__} (") and said in told


def test_a_package_tells_its_version_without_opening_a_window_library() -> None:
    asked = (
        "import sys; sys.frozen = True\n"
        "from game.cli import main\n"
        "try: main(['--version'])\n"
        "finally: assert not {'pygame', 'pymunk'} & set(sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith(f"wiraqocha {__version__}")


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
        (["--lang", "FR"], "Did you mean fr?"),
        (["--lang", "fr_FR"], "Did you mean fr?"),
        (["--lang", "it-CH.UTF-8"], "Did you mean it?"),
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


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["simulate", "--layout", "", "--games", "1"], "--layout: nothing stands there"),
        (["simulate", "--cluster=", "--games", "1"], "--cluster: nothing stands there"),
        (["--lang", "", "mods"], "--lang: nothing stands there"),
        (["--mod", " ", "check-data"], "--mod: nothing stands there"),
        (["replay", ""], "an argument is empty"),
        (["--lang", "fr", "replay", ""], "un argument est vide"),
    ],
)
def test_what_is_empty_is_never_meant(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(given) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err


def test_the_data_of_the_game_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert Ran(capsys, "check-data").code == 0


@pytest.mark.parametrize("name", titles())
def test_the_benchmark_tells_every_figure_beside_its_target(name: str) -> None:
    measured = bench(name)
    figures = measure(title(name), measured, title(name).load(), 0.1)
    told = "\n".join(report(figures, measured, Words.load("en").with_title(name)))
    assert set(figures.timings) == set(measured.targets)
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


def test_a_title_that_is_not_installed_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = f"{default()}x"
    assert main(["--title", wrong, "mods"]) == 2
    told = capsys.readouterr().err
    assert wrong in told and f"Did you mean {default()}?" in told


@pytest.mark.parametrize("place", [0, 1])
def test_the_title_may_stand_before_the_command_or_after_it(
    place: int, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["check-data"]
    arguments[place:place] = ["--title", default()]
    assert main(arguments) == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--seed", "9" * 5_000),
        ("simulate", "--games", "1", "--layout", "n" * 5_000),
        ("--lang", "n" * 5_000, "rules"),
        ("--title", "n" * 5_000, "rules"),
        ("screenshot", "--scene", "n" * 5_000, "--out", "x.png"),
        ("simulate", "--games", "1", "--variant", "a\nb"),
        ("simulate", "--seed", "a\nb"),
        ("--lang", "a\nb", "rules"),
        ("--title", "a\nb", "rules"),
        ("replay", "a\nb"),
        ("analyse", "a\nb"),
        ("chronicle", "a\nb"),
    ],
)
def test_what_was_typed_makes_no_line_of_its_own_and_none_without_end(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    ran = Ran(capsys, *arguments)
    assert ran.code == 2
    (line,) = ran.err.splitlines()
    assert line.startswith("wiraqocha: ") and len(line) < 1_100


def test_no_library_announces_itself_in_what_a_command_prints() -> None:
    program = "from game.cli import main; main(['mods']); import pygame"
    environment = {name: text for name, text in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert "sierra_foundry" in done.stdout
    assert "pygame" not in done.stdout
