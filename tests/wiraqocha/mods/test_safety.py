"""A mod can read nothing but its own folder, and can neither stall nor swamp the game."""

import os
import struct
import zlib
from pathlib import Path

import pygame
import pytest

from game.kit.data.mods.pictures import read_picture
from game.titles.wiraqocha.board.pieces import mod_pictures
from game.ui.look import USUAL
from tests.shell.long.spoilt_mods import Opened
from tests.support.links import link
from tests.support.mod_texts import CARD, CARD_WORDS
from tests.support.mods import HEAD, messages, read, write

OPENED = Opened()
SECRET = "cards:\n  secret_card: {type: building, cost: {resources: 1}, effect: {kind: income, cubes: 1}}\n"


def png(
    width: int = 4, height: int = 4, pixels: bytes | None = None, colour: int = 6, interlaced: int = 0
) -> bytes:
    """A PNG with a head that says this and the pixels given, by default as many as it says."""
    body = b"\0" * (1 + 4 * width) * height if pixels is None else pixels
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, interlaced)),
        (b"IDAT", zlib.compress(body)),
        (b"IEND", b""),
    )
    raw = b"\x89PNG\r\n\x1a\n"
    for name, part in chunks:
        raw += struct.pack(">I", len(part)) + name + part + struct.pack(">I", zlib.crc32(name + part))
    return raw


def with_picture(tmp_path: Path, raw: bytes, name: str = "rain_barrel.png") -> Path:
    folder = write(tmp_path / "my_mod", cards=CARD, words_en=CARD_WORDS)
    (folder / "pictures").mkdir()
    (folder / "pictures" / name).write_bytes(raw)
    return folder


def test_a_link_to_a_file_outside_is_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside.yaml"
    outside.write_text(SECRET)
    folder = write(tmp_path / "my_mod")
    link(folder / "cards.yaml", outside)
    with OPENED.during() as paths:
        told = messages(folder)
    assert told == ["my_mod/cards.yaml: this is a link, and links are not followed; put the file itself here"]
    assert not [path for path in paths if f"{tmp_path}/outside" in path]


@pytest.mark.parametrize("inside", ["words", "pictures"])
def test_a_link_to_a_folder_outside_is_not_followed(tmp_path: Path, inside: str) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "en.yaml").write_text(CARD_WORDS)
    (outside / "rain_barrel.png").write_bytes(png())
    folder = write(tmp_path / "my_mod", cards=CARD, words_en=CARD_WORDS)
    if inside == "words":
        (folder / "words" / "en.yaml").unlink()
        (folder / "words").rmdir()
    link(folder / inside, outside)
    with OPENED.during() as paths:
        told = messages(folder)
    assert any(f"my_mod/{inside}: this is a link" in line for line in told)
    assert not [path for path in paths if f"{tmp_path}/outside" in path]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_or_a_folder_in_the_place_of_a_file_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path / "my_mod")
    os.mkfifo(folder / "cards.yaml")
    (folder / "tiles.yaml").mkdir()
    assert messages(folder) == [
        "my_mod/tiles.yaml: this is not a regular file",
        "my_mod/cards.yaml: this is not a regular file",
    ]


def test_names_of_pictures_lead_nowhere_else(tmp_path: Path) -> None:
    folder = with_picture(tmp_path, png(), "..png")
    (folder / "pictures" / "a b.png").write_bytes(png())
    told = messages(folder)
    assert told == [
        "my_mod/pictures/a b.png: expected a PNG picture named after what it shows, with the ending .png"
    ]


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (
            b"GIF89a",
            "the file is called .png, but what is in it is no PNG picture; open it and save it as PNG",
        ),
        (png()[:-20], "the picture is damaged; save it again as PNG"),
        (png(3000, 10), "the picture has 3000 by 10 pixels; at most 2048 by 2048 are allowed"),
        (png(1, 2048), "the picture has 1 by 2048 pixels; no side may be more than 4 times the other"),
        (png(900, 200), "the picture has 900 by 200 pixels; no side may be more than 4 times the other"),
        (png(4, 4, b"\0" * 30_000_000), "the picture is damaged; save it again as PNG"),
        (png(4, 4, b"\0" * 3), "the picture is damaged; save it again as PNG"),
        (png(colour=5), "this kind of PNG cannot be read; save it without interlacing"),
        (png(interlaced=1), "this kind of PNG cannot be read; save it without interlacing"),
        (png() + b"\0" * 2_000_000, "the file has 2000{more} bytes; at most 2000000 are read"),
    ],
)
def test_pictures_that_cannot_be_shown_are_refused(tmp_path: Path, raw: bytes, expected: str) -> None:
    folder = with_picture(tmp_path, raw)
    more = f"{len(raw) - 2_000_000:03}"
    assert messages(folder) == [f"my_mod/pictures/rain_barrel.png: {expected}".replace("{more}", more)]


def test_a_picture_is_checked_again_when_it_is_shown(tmp_path: Path) -> None:
    folder = with_picture(tmp_path, png())
    mod = read(folder)
    assert read_picture(mod, "card.rain_barrel") == png()
    (folder / "pictures" / "rain_barrel.png").write_bytes(png(4, 4, b"\0" * 9_000_000))
    assert read_picture(mod, "card.rain_barrel") is None
    (folder / "pictures" / "rain_barrel.png").unlink()
    link(folder / "pictures" / "rain_barrel.png", tmp_path / "elsewhere.png")
    (tmp_path / "elsewhere.png").write_bytes(png())
    assert read_picture(mod, "card.rain_barrel") is None


def test_a_picture_of_nothing_is_told(tmp_path: Path) -> None:
    told = messages(with_picture(tmp_path, png(), "rain_barel.png"))
    assert told == [
        "my_mod/pictures/rain_barel.png: no card and no tile of the mod is called rain_barel; "
        "did you mean rain_barrel.png?"
    ]


def test_a_picture_beside_mod_yaml_is_told(tmp_path: Path) -> None:
    folder = with_picture(tmp_path, png())
    (folder / "rain_barrel.jpg").write_bytes(b"")
    (folder / "screenshot.png").write_bytes(png())
    assert messages(folder) == [
        "my_mod/rain_barrel.jpg: pictures are only read in the folder pictures; "
        "did you mean pictures/rain_barrel.png?"
    ]


def test_a_folder_with_a_capital_letter_is_told(tmp_path: Path) -> None:
    folder = with_picture(tmp_path, png())
    (folder / "pictures").rename(folder / "aside").rename(
        folder / "Pictures"
    )  # some systems see one name in both
    (folder / "sketches").mkdir()
    assert messages(folder) == [
        "my_mod/Pictures: a mod has no folder with this name; known names: words, pictures; "
        "did you mean pictures?"
    ]


def test_yaml_that_grows_is_refused(tmp_path: Path) -> None:
    bomb = "a: &a [x, x]\n" + "".join(f"b{n}: &b{n} [*a, *a]\n" for n in range(40))
    told = messages(write(tmp_path / "my_mod", cards=bomb))
    assert told == ["my_mod/cards.yaml:1: anchors and aliases (& and *) are not allowed; write the value out"]


def test_a_folder_full_of_files_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path / "my_mod")
    for number in range(300):
        (folder / f"{number}.txt").touch()
    assert "my_mod: there are more than 200 files here" in messages(folder)


def test_a_game_never_rolls_more_dice_than_the_box_has(tmp_path: Path) -> None:
    tiles = "tiles:\n" + "".join(
        f"  V{n}: {{replaces: N{n}, requirement: {n}, terrain: village, ground: valley, "
        "effects: [{kind: dice, amount: 4}]}\n"
        for n in (1, 2, 3)
    )
    words = "tiles: {V1: {name: One}, V2: {name: Two}, V3: {name: Three}}\n"
    assert messages(write(tmp_path / "my_mod", tiles=tiles, words_en=words)) == [
        "my_mod: layouts.recommended: a player holding every tile here would roll 21 dice; the box has 11"
    ]


def test_no_text_is_longer_than_its_place(tmp_path: Path) -> None:
    files = {"cards": CARD, "words_en": CARD_WORDS.replace("A cube each turn.", "cube " * 60)}
    (line,) = messages(write(tmp_path / "my_mod", **files, mod=HEAD))
    assert line.endswith("the text has 299 characters; there is room for 160")


@pytest.mark.parametrize("size", [(2048, 512), (512, 2048), (1, 2048), (2048, 1), (7, 7), (2048, 2048)])
def test_a_tile_is_never_made_larger_than_it_is_drawn(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    scale = pygame.transform.smoothscale

    def counting(surface: pygame.Surface, to: tuple[int, int]) -> pygame.Surface:
        made.append(to[0] * to[1])
        return scale(surface, to)

    monkeypatch.setattr(pygame.transform, "smoothscale", counting)
    tile = mod_pictures._as_tile(pygame.Surface(size, pygame.SRCALPHA), USUAL.ink)
    assert max(made) <= tile.get_width() * tile.get_height()


@pytest.mark.parametrize("name", ["Rain\u200bbarrel", "Rain\u00adbarrel", "Rain\u202ebarrel"])
def test_a_letter_that_nobody_sees_is_named(tmp_path: Path, name: str) -> None:
    words = f'cards: {{rain_barrel: {{name: "{name}"}}}}\n'
    told = messages(write(tmp_path / "my_mod", cards=CARD, words_en=words))
    (said,) = (line for line in told if "invisible" in line)
    assert "cards.rain_barrel.name" in said
    assert ascii(name[4])[1:-1] in said
