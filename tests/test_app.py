"""The program's start: what keeps the window from opening is told in plain lines, with exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.app import main
from game.folders import data_folder

ROOT = Path(__file__).parents[1]


def test_data_that_cannot_be_used_are_told_without_a_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("tiles.yaml", "cards.yaml", "rules.yaml"):
        text = (data_folder() / name).read_text("utf-8")
        (tmp_path / name).write_text(text.replace("jungle, ground", "jungel, ground", 1), "utf-8")
    assert main(data_folder=tmp_path) == 2
    first, *_, last = capsys.readouterr().err.splitlines()
    assert "tiles.yaml:" in first
    assert "jungle" in first
    assert last == "wiraqocha: The data cannot be used: 1 problem."


def test_a_machine_without_a_screen_is_told_so() -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "no_such_driver"}
    done = subprocess.run(
        [sys.executable, "-m", "game"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.startswith("wiraqocha: No window can be opened:")
    assert "Traceback" not in done.stderr
