"""The folders of every other title taken away, the rest of the program works as before."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.base.i18n.words import Words
from game.core.match import Match, Seat, begin_match
from game.core.record import Saves
from game.core.registry import titles
from tests.support.card_race_game import NAME, OTHER, needs_other
from tests.support.command import ROOT
from tests.support.title_examples import EXAMPLES

OTHERS = tuple(name.replace("-", "_") for name in titles() if name != NAME)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program without those folders, and without what their rules were compiled to."""
    folder = tmp_path_factory.mktemp("tree")
    shutil.copytree(
        ROOT / "game", folder / "game", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", *OTHERS)
    )
    shutil.copytree(
        ROOT / "tests" / "support", folder / "tests" / "support", ignore=shutil.ignore_patterns("__pycache__")
    )
    (folder / "tests" / "__init__.py").touch()
    (folder / "assets").mkdir()
    (folder / "assets" / "shell").symlink_to(ROOT / "assets" / "shell")
    return folder


def journal_of_another(folder: Path) -> Path:
    """A game of a title that is taken away."""
    found, setup, _ = EXAMPLES[OTHER].begin(OTHER, 2, 1)
    session = begin_match(
        Match(setup, (Seat("Ada", "star"), Seat("Bram", "anchor"))), found.data.load(), Saves(folder)
    )
    session.act(found.rules.legal_actions(session.state)[0])
    session.close()
    (path,) = folder.rglob("*.journal")
    return path


@needs_other
def test_without_every_other_title_the_program_opens_plays_lists_and_simulates(
    tree: Path, tmp_path: Path
) -> None:
    path = journal_of_another(tmp_path / "other")
    (tmp_path / "none.yaml").write_text("[]\n", "utf-8")
    around = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tree / "tests" / "support" / "tiny_site"), str(tree)]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "WIRAQOCHA_HOME": str(tmp_path / "home"),
    }
    command = [sys.executable, "-m", "tests.support.bare_program", str(tmp_path), str(path)]
    done = subprocess.run(
        command, cwd=tree, env=around, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said = done.stdout.splitlines()
    assert "unknown_title" in said
    for line in ("simulate 0", "check-data 0", "rules 0", "mods 0", "replay 2"):
        assert line in said, done.stdout
    fault = Words.load("en")("fault.unknown_title", found=OTHER)
    assert fault in done.stderr.splitlines()[-1]
