"""`wiraqocha screenshot`: the same picture every time, and a fault of a position told."""

import hashlib
import os
import sys
from pathlib import Path

import pytest

from game.cli import main
from game.showcase import screens
from tests.support.shares import one_in


@pytest.mark.parametrize("scene", one_in(6, screens("wiraqocha")))
def test_a_screen_is_drawn_the_same_every_time(scene: str, tmp_path: Path) -> None:
    files = [tmp_path / "one.png", tmp_path / "two.png"]
    for file in files:
        assert main(["screenshot", "--scene", scene, "--size", "1280x720", "--out", str(file)]) == 0
    assert len({hashlib.sha256(file.read_bytes()).digest() for file in files}) == 1


def test_a_position_of_ones_own_is_shown(tmp_path: Path) -> None:
    position, ours, other = tmp_path / "p.yaml", tmp_path / "ours.png", tmp_path / "other.png"
    position.write_text("players: [red, blue]\nboard: {N4: red camp}\n", "utf-8")
    command = ["screenshot", "--scene", "table", "--size", "1280x720", "--out"]
    assert main([*command, str(ours), "--position", str(position)]) == 0
    assert main([*command, str(other)]) == 0
    assert ours.read_bytes() != other.read_bytes()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("players: [red, blue]\nsteps: [roll, conquer N4 with camp using 1,1]\n", "steps: "),
        ("players: [red, blue]\nboard: {N99: red camp}\n", "board.N99"),
        ("- just a list\n", "position"),
    ],
)
def test_a_position_with_a_fault_is_told(
    text: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(text, "utf-8")
    assert (
        main(["screenshot", "--scene", "table", "--position", str(file), "--out", str(tmp_path / "a.png")])
        == 2
    )
    assert said in capsys.readouterr().err


def test_the_end_needs_a_winner(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text("players: [red, blue]\n", "utf-8")
    out = str(tmp_path / "a.png")
    assert main(["screenshot", "--scene", "victory", "--position", str(file), "--out", out]) == 2
    assert "`winner` and `victory` must be given" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_picture_may_have_any_name_that_the_system_has(tmp_path: Path) -> None:
    out = tmp_path / os.fsdecode(b"\xff.png")
    assert main(["screenshot", "--scene", "title", "--out", str(out), "--size", "320x320"]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")
