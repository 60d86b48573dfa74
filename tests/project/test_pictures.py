"""The shipped pictures: complete, as large as the manifest says, and small enough in all."""

import ast
import itertools
import json
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.base.colour_sets import EMBLEMS
from game.base.files import program_folders
from game.base.files.program_folders import assets_folder, assets_of
from game.core.registry import title, titles
from game.scenes.title_art import PROGRAM_ICON, TitleIcon
from game.ui import pictures
from game.ui.cache import forget_pictures
from game.ui.emblems import emblem_picture
from game.ui.look import USUAL, USUAL_LOOK
from game.ui.pictures import fitting
from game.ui.sound import shipped_sounds
from game.ui.sound_manifest import read_manifest
from tests.support.shipped_pictures import manifest, picture, silhouette

ROOT = Path(__file__).parents[2]
OWNERS = ("shell", *(name.replace("-", "_") for name in titles()))
MEGABYTE = 1_000_000


@pytest.mark.parametrize("owner", OWNERS)
def test_the_manifest_and_the_files_agree(owner: str) -> None:
    folder = assets_of(owner) / "pictures"
    named = {file for entry in manifest(owner).values() for file in entry["files"].values()}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert named <= there
    assert there - named == {"manifest.json"} | ({"app/icon.ico"} if owner == "shell" else set())


@pytest.mark.parametrize("owner", OWNERS)
def test_what_a_set_of_colours_paints_has_a_tint_at_each_of_its_sizes(owner: str) -> None:
    for name, entry in manifest(owner).items():
        if name.startswith("tint."):
            painted = manifest(owner)[name.removeprefix("tint.")]
            assert set(entry["files"]) == set(painted["files"]), name


@pytest.mark.parametrize("owner", OWNERS)
def test_every_picture_has_the_size_that_the_manifest_says(owner: str) -> None:
    for name, entry in manifest(owner).items():
        columns, rows = entry.get("grid", (1, 1))
        for scale in entry["files"]:
            width, height = (round(side * float(scale)) for side in entry["size"])
            assert picture(owner, name, scale).get_size() == (width * columns, height * rows), name


@pytest.mark.parametrize("owner", OWNERS)
def test_anchors_and_margins_lie_inside_their_pictures(owner: str) -> None:
    for name, entry in manifest(owner).items():
        width, height = entry["size"]
        x, y = entry.get("anchor", (0, 0))
        assert 0 <= x <= width and 0 <= y <= height, name
        left, top, right, bottom = entry.get("margins", (0, 0, 0, 0))
        assert left + right < width and top + bottom < height, name


def strings(path: Path) -> Iterator[tuple[str, bool]]:
    """The strings in a module, and whether each is whole; of one with gaps what stands before the first."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    gapped = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for node in gapped for part in node.values}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield node.value, True
    for node in gapped:
        if isinstance(node.values[0], ast.Constant):
            yield str(node.values[0].value), False


def test_the_shell_asks_for_its_own_pictures_alone() -> None:
    """What a title draws goes with its folder; the rest of the program is drawn as before."""
    names, families = manifest("shell").keys(), {name.partition(".")[0] for name in manifest("shell")}
    others = {name for owner in OWNERS[1:] for name in manifest(owner)} - names
    asking = [
        path
        for path in (ROOT / "game").rglob("*.py")
        if "titles" not in path.parts
        and re.search(r"\bgame\.ui(\.| import )pictures\b", path.read_text("utf-8"))
    ]
    assert len(asking) > 8
    for path in asking:
        for text, whole in strings(path):
            assert not text.startswith(tuple(f"{owner}/" for owner in OWNERS)), path
            if whole:
                assert text not in others, (path, text)
            elif any(name.startswith(text) for name in others) and text.endswith("."):
                assert text.partition(".")[0] in families, (path, text)


def test_each_name_of_a_picture_or_sound_of_a_title_is_that_of_one() -> None:
    for owner in OWNERS[1:]:
        names = {*manifest(owner), *read_manifest(shipped_sounds(owner))}
        title = owner.replace("_", "-")
        asked = [
            (text.removeprefix(f"{title}/"), whole)
            for path in (ROOT / "game" / "titles" / owner).rglob("*.py")
            for text, whole in strings(path)
            if text.startswith(f"{title}/")
        ]
        for text, whole in asked:
            found = text in names if whole else any(name.startswith(text) for name in names)
            assert found, (owner, text)


def test_two_owners_may_use_the_same_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, owner in enumerate(("shell", "one", "another_one"), 1):
        folder = tmp_path / owner / "pictures"
        (folder / "piece").mkdir(parents=True)
        row = {"size": [number, number], "files": {"1": "piece/king.red@1.png"}}
        (folder / "manifest.json").write_text(json.dumps({"piece.king.red": row}), "utf-8")
        pygame.image.save(pygame.Surface((number, number)), folder / "piece" / "king.red@1.png")
    monkeypatch.setattr(program_folders, "assets_folder", lambda: tmp_path)
    pictures.manifest.cache_clear()
    forget_pictures()
    found = [
        pictures.at_unit(USUAL_LOOK, f"{owner}piece.king.red", 1.0).get_size()
        for owner in ("", "one/", "another-one/")
    ]
    pictures.manifest.cache_clear()
    forget_pictures()
    assert found == [(1, 1), (2, 2), (3, 3)]


def test_all_assets_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in assets_folder().rglob("*") if path.is_file()) <= 46 * MEGABYTE


def test_the_generator_makes_the_pictures_that_are_shipped(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    pytest.importorskip("shapely")
    subjects = (("machu_picchu", "goods"), ("inkas", "gods"))
    goods = [f"{owner}/{subject}" for owner, subject in subjects if owner in OWNERS]
    command = [
        sys.executable,
        "build/art/make.py",
        "--only",
        ",".join(("cursors", *goods)),
        "--out",
        str(tmp_path),
    ]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=240)
    made = {path.relative_to(tmp_path) for path in tmp_path.rglob("*.png")}
    assert len(made) > (12 if goods else 2)
    for path in made:
        drawn, shipped = (pygame.image.load(folder / path) for folder in (tmp_path, assets_folder()))
        assert drawn.get_size() == shipped.get_size(), path
        a, b = (pygame.image.tobytes(surface, "RGBA") for surface in (drawn, shipped))
        # Another version of the renderer rounds otherwise.
        assert sum(abs(p - q) for p, q in zip(a, b, strict=True)) <= len(a), path
    for owner in (path.name for path in tmp_path.iterdir()):
        rows = json.loads((tmp_path / owner / "pictures" / "manifest.json").read_text("utf-8"))
        assert rows
        assert rows.items() <= manifest(owner).items()


def test_the_icon_holds_every_common_size() -> None:
    data = (assets_of("shell") / "pictures" / "app" / "icon.ico").read_bytes()
    kind, count = struct.unpack("<HH", data[2:6])
    sides = {data[6 + 16 * i] or 256 for i in range(count)}
    assert kind == 1
    assert {16, 32, 48, 256} <= sides


def test_the_program_and_each_game_have_an_icon_of_their_own() -> None:
    named = [PROGRAM_ICON, *(title(name).part(TitleIcon).picture for name in titles())]
    drawn = {pygame.image.tobytes(fitting(USUAL_LOOK, name, 64, 64), "RGBA") for name in named}
    assert len(drawn) == len(named)


def test_emblems_are_told_by_their_shapes() -> None:
    shapes = {name: silhouette(emblem_picture(name, 48, USUAL.ink)) for name in EMBLEMS}
    for a, b in itertools.combinations(shapes, 2):
        assert len(shapes[a] & shapes[b]) / len(shapes[a] | shapes[b]) < 0.65, (a, b)
