"""Text is readable, fits where it is put, and can be set in any language."""

import logging
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.ui import fonts
from game.ui.fonts import font, font_file, open_font, pixels_of
from game.ui.look import USUAL
from game.ui.scale import Scale
from game.ui.text import ELLIPSIS, TextStyle, draw_text, fit, measure, sentence, wrap, wrap_evenly
from game.ui.theme import ROLE_SIZES, Role

HD = Scale(1920, 1080)


def test_no_role_is_smaller_than_14_pixels_at_1080p() -> None:
    assert min(pixels_of(role, HD) for role in ROLE_SIZES) >= 14


@pytest.mark.parametrize("role", list(Role))
def test_french_and_italian_letters_have_shapes_of_their_own(role: Role) -> None:
    letters = "àâçéèêëîïôùûüœæÀÉÈÊÇŒìòù«»’…–"
    face = font(role, HD, 40, letters)
    missing = pygame.image.tobytes(face.render("\U000f0000", USUAL.ink), "RGBA")
    for letter in letters:
        assert pygame.image.tobytes(face.render(letter, USUAL.ink), "RGBA") != missing, letter


def test_a_name_in_other_letters_is_set_in_a_face_that_has_them() -> None:
    assert font_file(Role.NAME, "Inès Vauclair") != font_file(Role.NAME, "Łucja Жанна")


@pytest.mark.parametrize("role", [Role.TITLE, Role.HEADING, Role.NAME, Role.BUTTON])
@pytest.mark.parametrize("pixels", [14, 25, 70])
def test_words_beside_a_figure_keep_their_face(role: Role, pixels: int) -> None:
    """Also an accent above its line; figures have a form in which a 1 is no I."""
    words, more = "Étape ", "Étape 21"
    assert font_file(role, words) == font_file(role, more) != font_file(role, "21")
    face = font(role, HD, pixels, more)
    alone, both = face.render(words, USUAL.ink), face.render(more, USUAL.ink)
    width = alone.get_width() - 4  # its blank may be that of the figures
    assert alone.get_height() == both.get_height()
    for x in range(0, width, 3):
        for y in range(0, alone.get_height(), 2):
            drawn = alone.get_at((x, y)).a, both.get_at((x, y)).a
            assert abs(drawn[0] - drawn[1]) < 90, (x, y)
    assert abs(both.get_width() - face.size(more)[0]) <= 1
    tall = [face.render(letter, USUAL.ink).get_bounding_rect().height for letter in "1I"]
    assert tall[0] >= 0.8 * tall[1]


@pytest.mark.parametrize("pixels", [12, 14, 17])
def test_letters_of_a_word_stand_where_they_do_in_large_print(pixels: int) -> None:
    word = "A click buys it for 2 cubes, once a turn."
    small, large = (open_font("SourceSerifPro-Regular.otf", size) for size in (pixels, 200))
    for end in range(2, len(word)):
        exact = large.size(word[:end])[0] * pixels / 200
        assert abs(small.size(word[:end])[0] - exact) <= 1.5, word[:end]


@pytest.mark.parametrize("role", [Role.NAME, Role.TITLE, Role.BODY])
@pytest.mark.parametrize("pixels", [17, 25, 50])
def test_an_accent_on_a_capital_neither_lowers_the_line_nor_cuts_its_tails(role: Role, pixels: int) -> None:
    scale, box = Scale(1920, 1080), Rect(20, 60, 500, 80)
    drawn = []
    for text in ("A l’attaque", "À l’attaque"):
        surface = Surface((540, 200), pygame.SRCALPHA)
        draw_text(surface, text, TextStyle(role, USUAL.ink, size=pixels), scale, box)
        drawn.append(surface.get_bounding_rect())
    plain, accented = drawn
    assert accented.bottom == plain.bottom
    assert accented.top < plain.top


def test_a_missing_font_is_replaced_with_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        face = open_font("NoSuchFont.otf", 20)
    assert face.size("Valley")[0] > 0
    assert "NoSuchFont.otf" in caplog.text


def test_a_broken_font_is_replaced_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "Broken.otf").write_bytes(b"not a font")
    monkeypatch.setattr(fonts, "_folder", lambda: tmp_path)
    with caplog.at_level(logging.WARNING):
        face = open_font("Broken.otf", 21)
    assert face.size("Valley")[0] > 0
    assert "Broken.otf" in caplog.text


def test_many_faces_keep_no_file_open() -> None:
    def handles() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    before = handles()
    for pixels in range(20, 120):
        assert open_font("SourceSerifPro-Regular.otf", pixels).size("Valley")[0] > 0
        assert open_font("NoSuchFont.otf", pixels).size("Valley")[0] > 0
    assert handles() <= before + 2


SHAPELESS = [
    "\0",
    "a\0b",
    "so\u00adft",
    "\u200d",
    "\u202eabc",
    "half \ud800",
    "\u0301",
    "\ufe0f",
    "\U000e0041",
    "\n",
    "\x1b[",
]


@pytest.mark.parametrize("text", SHAPELESS)
@pytest.mark.parametrize("role", Role)
def test_any_text_can_be_measured_and_drawn(text: str, role: Role) -> None:
    area = Rect(0, 0, 200, 60)
    for wrapped in (False, True):
        draw_text(Surface(area.size), text, TextStyle(role, (0, 0, 0), wrapped=wrapped), HD, area)
    assert font(role, HD).size(text)[0] >= 0


def test_no_character_stops_a_picture() -> None:
    face = font(Role.BODY, HD)
    for number in [*range(0x3000), *range(0xD700, 0x10000, 7), *range(0x10000, 0x110000, 977)]:
        face.render(chr(number), (0, 0, 0))


def test_wrapped_lines_are_never_wider_than_their_room() -> None:
    text = "An Explorer finds the relic of the Serpent at 2-2.\nIncomprehensibilissimamente-lungo"
    block = wrap(text, Role.BODY, HD, 120)
    face = font(Role.BODY, HD)
    assert all(face.size(line)[0] <= 120 for line in block.lines)
    assert "".join(block.lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")


def test_text_that_is_a_little_too_wide_is_set_smaller_and_kept_whole() -> None:
    words = "Terminer le tour"
    width = font(Role.BUTTON, HD).size(words)[0]
    block = fit(words, Role.BUTTON, HD, (width - 12, 40))
    assert block.lines == (words,)
    assert block.pixels < pixels_of(Role.BUTTON, HD)
    assert block.width <= width - 12


def test_text_that_is_far_too_wide_ends_with_an_ellipsis() -> None:
    block = fit("A very long label that cannot be put on so small a button", Role.BUTTON, HD, (90, 40))
    assert block.lines[0].endswith(ELLIPSIS)
    assert block.width <= 90
    assert block.pixels >= 14


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_wrapped_text_stays_inside_its_box(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    box = (scale.px(150), scale.px(60))
    block = fit("Once in the game, lays one territory waste. " * 4, Role.SMALL, scale, box, wrapped=True)
    assert block.width <= box[0]
    assert block.height <= box[1]


def test_drawn_text_stays_within_the_width_of_its_rectangle() -> None:
    surface = pygame.Surface((300, 60), pygame.SRCALPHA)
    box = pygame.Rect(100, 10, 100, 40)
    draw_text(surface, "Machines' Graveyard and more", TextStyle(Role.NAME, (0, 0, 0), "centre"), HD, box)
    assert box.left <= surface.get_bounding_rect().left
    assert surface.get_bounding_rect().right <= box.right


def test_empty_text_draws_nothing() -> None:
    surface = pygame.Surface((50, 50), pygame.SRCALPHA)
    draw_text(surface, "", TextStyle(Role.BODY, wrapped=True), HD, pygame.Rect(0, 0, 50, 50))
    assert surface.get_bounding_rect().size == (0, 0)


def test_a_lone_number_takes_the_word_before_it_along() -> None:
    scale = Scale(1920, 1080)
    whole = "Bram Hollis protects the tile with a 1."
    area = measure(whole.removesuffix(" 1."), Role.BODY, scale)[0]
    lines = wrap(whole, Role.BODY, scale, area).lines
    assert lines[-1] == "a 1."
    assert " ".join(lines) == whole


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tile 12 is a mountain", "Tile 12 is a mountain."),
        ("what do you take?", "What do you take?"),
        ("à toi", "À toi."),
        ("Saved.", "Saved."),
        ("Roll", "Roll"),
        ("", ""),
    ],
)
def test_a_reason_that_stands_alone_is_a_sentence(text: str, said: str) -> None:
    assert sentence(text) == said


def test_lines_of_even_length_leave_no_word_alone() -> None:
    scale, text = (
        Scale(1280, 720),
        "Mods add tiles, cards or valleys. The next game is played with those ticked.",
    )
    wide = wrap(text, Role.BODY, scale, 10_000).width - 5
    evenly = wrap_evenly(text, Role.BODY, scale, wide)
    assert len(evenly.lines) == len(wrap(text, Role.BODY, scale, wide).lines) == 2
    assert " ".join(evenly.lines) == text
    assert len(evenly.lines[1]) > len(text) / 3
