"""The wheel holds all that the game needs, and plays from any folder."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel installs."""
    pytest.importorskip("hatchling")
    made, installed = tmp_path_factory.mktemp("made"), tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (wheel,) = made.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    return installed


@pytest.mark.parametrize("folder", ["data", "assets"])
def test_every_file_of_data_and_assets_travels(unpacked: Path, folder: str) -> None:
    here = {path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file()}
    there = {path.relative_to(unpacked / "game") for path in (unpacked / "game" / folder).rglob("*")}
    assert here
    assert here <= there


def test_only_the_package_is_installed(unpacked: Path) -> None:
    names = {path.name for path in unpacked.iterdir() if not path.name.endswith(".dist-info")}
    assert names == {"game"}


def test_it_runs_from_any_folder(unpacked: Path, tmp_path: Path) -> None:
    program = (
        f"import sys; sys.path.insert(0, {str(unpacked)!r}); from game.cli import main; sys.exit(main())"
    )
    ran = subprocess.run(
        [sys.executable, "-P", "-c", program, "check-data"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
