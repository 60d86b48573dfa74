"""The packaged game: made anew, then played with a real pointer where there is no Python and nothing else."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from game import __version__
from game.base.i18n.words import Words
from game.titles.wiraqocha.content.definitions import ValleyData
from tests.support.compiled_twin import compare_games, plain_copy
from tests.support.mirrored_mouse import Stage, play_first_turn, staged
from tests.support.processes import run_whole
from tests.support.real_window import ROOT, RealGame, demand_screen

LARGEST = 70_000_000  # bytes of the packed game
MISSING = "the game plays without"  # said where there is no compiler

pytestmark = [
    pytest.mark.slow,
    pytest.mark.apart,
    pytest.mark.skipif(sys.platform != "linux", reason="the package of another system"),
]


@dataclass(frozen=True)
class Packed:
    """The archive that the documented command makes, and what it said."""

    archive: Path
    said: str


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    pytest.importorskip("PyInstaller", reason="pip install '.[package]'")
    out = tmp_path_factory.mktemp("dist")
    make = [sys.executable, str(ROOT / "build" / "package" / "make.py"), "--quick", "--out", str(out)]
    done = run_whole(make, timeout=600)
    assert done.returncode == 0, done.stderr
    (archive,) = out.glob("*.tar.xz")
    return Packed(archive, done.stdout + done.stderr)


@pytest.fixture(scope="module")
def unpacked(packed: Packed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a player may have unpacked it, with the system's own program."""
    folder = tmp_path_factory.mktemp("a") / "Jeux à moi, è così"
    folder.mkdir()
    subprocess.run(["tar", "-xJf", str(packed.archive), "-C", str(folder)], check=True)
    (inside,) = folder.iterdir()
    return inside


@pytest.fixture
def stage(tmp_path: Path, words: Words, content: ValleyData) -> Iterator[Stage]:
    demand_screen()
    with staged(tmp_path, words, content) as made:
        yield made


def test_a_turn_is_played_with_nothing_but_the_package(
    packed: Packed, unpacked: Path, stage: Stage, content: ValleyData
) -> None:
    assert packed.archive.stat().st_size <= LARGEST
    program = str(unpacked / "wiraqocha")
    told = subprocess.run([program, "--version"], env={}, capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stdout.strip()) == (0, f"wiraqocha {__version__}")
    real = RealGame(stage.display, stage.home, [program], around={})
    try:
        play_first_turn(stage, real, content)
    finally:
        real.end()
    assert list((stage.home / "games").glob("*.journal"))


def test_its_rules_are_compiled_and_play_the_same_games_as_the_plain_ones(
    packed: Packed, unpacked: Path, tmp_path: Path
) -> None:
    if MISSING in packed.said:
        pytest.skip(packed.said)
    plain, made = plain_copy(tmp_path / "plain"), plain_copy(tmp_path / "made")
    inside = unpacked / "_internal"
    for path in (inside / "game").rglob("*.so"):
        shutil.copy(path, made / path.relative_to(inside))
    compare_games(plain, made)
