"""Pictures of which the files or the manifest are damaged are clear: nothing that draws them breaks."""

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.base.files import program_folders
from game.ui import pictures
from game.ui.cache import forget_pictures
from game.ui.look import USUAL_LOOK as LOOK
from game.ui.shapes import blank

pytestmark = pytest.mark.filterwarnings("ignore:no picture")
FILE = {"files": {"1": "torn.png"}}
ROWS: dict[str, object] = {
    "cover": {"size": [40, 30], **FILE},
    "frame": {"size": [40, 30], "margins": [8, 8, 8, 8], **FILE},
    "sheet": {"size": [20, 10], "grid": [3, 2], **FILE},
    "no file": {"size": [40, 30], "files": {}},
    "no size": {"size": [0, 30], **FILE},
    "no row": 7,
    "no anchor": {"size": [40, 30], "anchor": "x", **FILE},
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a title's pictures."""
    made = tmp_path / "torn" / "pictures"
    made.mkdir(parents=True)
    pygame.image.save(pygame.Surface((60, 60)), made / "whole.png")
    (made / "torn.png").write_bytes((made / "whole.png").read_bytes()[:60])
    monkeypatch.setattr(program_folders, "assets_folder", lambda: tmp_path)
    pictures.manifest.cache_clear()
    forget_pictures()
    yield made
    pictures.manifest.cache_clear()
    forget_pictures()


def test_a_file_that_is_broken_off_or_gone_draws_nothing(folder: Path) -> None:
    (folder / "manifest.json").write_text(json.dumps(ROWS), "utf-8")
    for _ in range(2):
        clear = (
            (pictures.filling(LOOK, "torn/cover", (80, 45)), (80, 45)),
            (pictures.at_unit(LOOK, "torn/cover", 2.0), (80, 60)),
            (pictures.framed(LOOK, "torn/frame", (90, 50), 1.0), (90, 50)),
            (pictures.cell(LOOK, "torn/sheet", 2, 1, 1.0), (20, 10)),
        )
        for drawn, size in clear:
            assert drawn.get_size() == size
            assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(blank(size), "RGBA")
        (folder / "torn.png").unlink(missing_ok=True)
        forget_pictures()


def test_what_the_manifest_says_badly_is_left_out_and_the_rest_is_there(folder: Path) -> None:
    (folder / "manifest.json").write_text(json.dumps(ROWS), "utf-8")
    assert set(pictures.manifest("torn")) == {"cover", "frame", "sheet"}


@pytest.mark.parametrize("said", ["", '{"cover": ', "[1, 2]", "null", "{}", "\x00"])
def test_a_manifest_that_cannot_be_read_is_one_without_pictures(folder: Path, said: str) -> None:
    (folder / "manifest.json").write_text(said, "utf-8")
    assert pictures.manifest("torn") == {}
    assert pictures.filling(LOOK, "torn/cover", (80, 45)).get_size() == (80, 45)
