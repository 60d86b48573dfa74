"""Computer players of an earlier version of the program still play against those of today."""

import io
import subprocess
import tarfile
from pathlib import Path

import pytest

from game.core.registry import titles
from tests.support.command import ROOT, Ran

EARLIER = "8cdeb795"  # a commit whose homes, saves and bots are kept alive for ever
PLAYERS = {"wiraqocha": "engineer", "machu-picchu": "regent"}


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in titles() if name in PLAYERS])
def test_a_bot_of_the_earlier_version_plays_a_game(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packed = subprocess.run(["git", "archive", EARLIER], cwd=ROOT, capture_output=True)
    if packed.returncode:
        pytest.skip(f"this copy of the project has no history back to {EARLIER}")
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as tar:
        tar.extractall(tmp_path / "earlier", filter="data")
    bots = f"{tmp_path / 'earlier' / 'game'}:{PLAYERS[name]},random"
    asked = ("--players", "2", "--bots", bots, "--games", "1", "--seed", "3")
    ran = Ran(capsys, "simulate", "--title", name, *asked, "--out", tmp_path / "out")
    assert (ran.code, ran.err) == (0, "")
    (games,) = (tmp_path / "out").rglob("games.jsonl")
    game = games.read_text("utf-8").splitlines()[-1]
    assert '"failed_decisions":[]' in game and '"substituted":0' in game
