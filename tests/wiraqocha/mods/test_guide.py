"""What the guide for authors of mods says of Wiraqocha's cards, tiles and layouts holds."""

from pathlib import Path

from game.kit.data.mods.limits import NAME, NOTE, PICTURE_BYTES, TEXT, YAML_BYTES
from game.titles.wiraqocha.content.definitions import Total
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.content.mods import limits
from game.titles.wiraqocha.content.schema import CARD_EFFECTS
from tests.support.modding_guide import GUIDE, write_mods
from tests.support.mods import SHIPPED, read


def test_the_mod_of_the_guide_is_good_until_its_slip(tmp_path: Path) -> None:
    write_mods(tmp_path)
    mod = read(tmp_path / "river_people")
    assert mod.additions.layouts["bend"].victory[2].relics == 3
    assert mod.texts["fr"]["tile.E9"] == "Bassins aux anguilles"


def test_the_campaign_of_the_guide_can_be_begun(tmp_path: Path) -> None:
    write_mods(tmp_path)
    chapters = read(tmp_path / "reed_lake").additions.chapters
    assert list(chapters) == ["shore", "far_shore"]
    assert chapters["far_shore"].rivals == {"mae": "surveyor"}


def test_the_guide_lists_the_games_own_tiles() -> None:
    content = DATA.load()
    rows = ["| tile | dice | terrain | ground | effects | relic |", "| --- | --- | --- | --- | --- | --- |"]
    for label, tile in content.tiles.items():
        need = tile.requirement
        dice = str(need.value) if isinstance(need, Total) else "-".join(map(str, need.faces))
        effects = ", ".join(f"{effect.kind} {effect.amount or ''}".strip() for effect in tile.effects)
        relic = "yes" if tile.relic else ""
        rows.append(f"| `{label}` | {dice} | {tile.terrain} | {tile.ground} | {effects} | {relic} |")
    assert "\n".join(rows).replace("|  |", "| |") in GUIDE.read_text("utf-8")


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
    assert SHIPPED.is_dir()
