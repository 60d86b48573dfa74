"""The guide for authors of mods does what it says: its files are written, its commands run, step by step."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli import main
from game.datafiles.program_folders import data_folder
from game.mods.limits import NAME, NOTE, PICTURE_BYTES, TEXT, YAML_BYTES
from game.titles.wiraqocha.content.mods import limits
from game.titles.wiraqocha.content.schema import CARD_EFFECTS
from tests.support.mods import read

GUIDE = Path(__file__).parents[3] / "docs" / "modding.md"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def steps() -> Iterator[tuple[str, str]]:
    """The fenced parts of the guide, with what they are."""
    for match in FENCE.finditer(GUIDE.read_text("utf-8")):
        yield match.group(1), match.group(2)


def test_every_step_of_the_guide_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    written, run = 0, 0
    for kind, text in steps():
        if kind == "yaml":
            head, _, _ = text.partition("\n")
            path = tmp_path / head.removeprefix("# ")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            written += 1
        elif kind == "console":
            command, _, expected = text.partition("\n")
            program, *arguments = shlex.split(command.removeprefix("$ "))
            assert program == "wiraqocha"
            main([*arguments, "--lang", "en"])
            captured = capsys.readouterr()
            assert captured.out + captured.err == expected, command
            run += 1
    assert (written, run) == (18, 10)


def test_the_mod_of_the_guide_is_good_until_its_slip(tmp_path: Path) -> None:
    for kind, text in steps():
        path = tmp_path / text.partition("\n")[0].removeprefix("# ")
        if kind == "yaml" and "resorces" not in text and "set_dice" not in text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    mod = read(tmp_path / "river_people")
    assert mod.layouts["bend"].victory[2].relics == 3
    assert mod.texts["fr"]["tile.E9"] == "Bassins aux anguilles"


def test_the_guide_names_every_effect_and_every_bound() -> None:
    text = GUIDE.read_text("utf-8")
    for kind in CARD_EFFECTS:
        assert f"{{kind: {kind}" in text
    for kind in ("resources", "dice", "reroll", "extraction", "passage"):
        assert f"{{kind: {kind}" in text
    for bound in (
        f"| cards, tiles | {limits.CARDS} of each |",
        f"| layouts, variants | {limits.LAYOUTS} and {limits.VARIANTS} |",
        f"{limits.ROWS} rows of {limits.ACROSS} tiles, {limits.LEAST_TILES} to {limits.MOST_TILES} tiles",
        f"| {limits.EXTRA_DIE_CARDS}, the Android Factory among them |",
        f"{NAME}, {TEXT} and {NOTE} characters",
        f"{YAML_BYTES // 1000} kB and {PICTURE_BYTES // 1_000_000} MB",
    ):
        assert bound in text
    assert limits.CARDS == limits.TILES
    assert (data_folder() / "mods").is_dir()
