"""Names in any script: letters that the program's fonts lack are taken from the system's, or it is said that none has
them; what is written from the right reads right. No font of the machine is needed: it is one that the test names.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.base.i18n.words import Words
from game.kit.forms.name_field import name_field
from game.ui import fonts, system_fonts
from game.ui.cache import forget_pictures
from game.ui.clipboard import copied, copy
from game.ui.fonts import FontFace, open_font
from game.ui.press_guard import LASTS
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.textfield import TextField
from game.ui.writing import visual_runs, words_of
from tests.support.harness import Harness

BODY = "SourceSerifPro-Regular.otf"
OWN = str(Path(pygame.__file__).parent / pygame.font.get_default_font())  # has Arabic; the program's have not
INK = (0, 0, 0)


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """No face with letters of these tests is left to others."""
    pygame.font.init()
    yield
    forget_pictures()


def having(monkeypatch: pytest.MonkeyPatch, *files: str) -> None:
    """A program begins that has met no foreign letter, on a system that has these fonts."""
    forget_pictures()
    monkeypatch.setattr(fonts, "search", system_fonts.FontSearch())
    monkeypatch.setattr(system_fonts, "font_files", lambda: files)


def ink(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def face() -> FontFace:
    return open_font(BODY, 40)


def test_a_face_knows_which_letters_its_file_has() -> None:
    assert face().has("é") and face().has("Ж") and face().has(" ")
    assert not face().has("ש") and not face().has("李")


def test_letters_that_the_program_lacks_are_taken_from_a_font_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    having(monkeypatch)
    boxes = ink(face().render("سبت", INK))
    assert face().unshown("Ada سبس") == "سب"
    having(monkeypatch, OWN)
    assert ink(face().render("سبت", INK)) != boxes
    assert face().unshown("Ada سبس") == ""
    assert face().render("Ada سبت", INK).get_size() == face().size("Ada سبت")
    assert face().size("Ada سبت")[1] == face().size("Ada")[1], "nothing on the page moves for a name"


def test_a_mark_that_the_program_lacks_takes_its_letter_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone it would have nothing to stand on, and in the letter's own font it is a box."""
    having(monkeypatch, OWN)
    mark = next(one for one in map(chr, range(0x300, 0x370)) if not face().has(one))
    monkeypatch.setattr(system_fonts, "_shows", lambda file, letter: letter == mark)
    wide = pygame.Font(OWN, 80).size("o" + mark)[0]
    assert face().size("o" + mark)[0] == -(-wide // 2)


def test_a_mark_without_a_shape_is_not_shown_though_it_has_no_width_either() -> None:
    """Fonts with an empty box for what they lack give a mark no width, as they do one that they have."""

    class WithoutBox:
        def size(self, text: str) -> tuple[int, int]:
            return 0, 20

        def metrics(self, text: str) -> list[tuple[int, ...]]:
            return [(-3, 3, 11, 16, 0) if letter == "\u0301" else (0, 0, 0, 0, 6) for letter in text]

    font: Any = WithoutBox()
    assert system_fonts.shows(font, "\u0301")
    assert not system_fonts.shows(font, "\u302a")


def test_ordinary_names_ask_the_system_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked() -> tuple[str, ...]:
        raise AssertionError("the system was asked")

    having(monkeypatch)
    monkeypatch.setattr(system_fonts, "font_files", asked)
    for name in ("Ada", "Zoë", "Łukasz", "Жанна", "Ωmega", "Nguyễn"):
        face().render(name, INK)


def test_a_script_that_nobody_has_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def lacks(file: str, letter: str) -> bool:
        asked.append(letter)
        return False

    having(monkeypatch, "nowhere.ttf")
    monkeypatch.setattr(system_fonts, "_shows", lacks)
    assert face().unshown("中丁七") == "中丁七"
    assert len(asked) == 1
    for number in range(0x4E00, 0x4E00 + 3000 * 128, 128):
        face().unshown(chr(number))
    assert len(asked) < 2000, "names that nobody can show take no time without end"


def test_what_is_written_from_the_right_begins_at_the_right(monkeypatch: pytest.MonkeyPatch) -> None:
    having(monkeypatch, OWN)
    whole, name = face().size("ءخ")[0], face()
    first, second = ink(name.render("ء", INK)), ink(name.render("خ", INK))
    assert first != second
    picture = name.render("ءخ", INK)
    right = picture.subsurface((whole - name.size("ء")[0], 0, name.size("ء")[0], picture.get_height()))
    assert abs(ink_columns(right) - ink_columns(name.render("ء", INK))) <= 2
    assert [name.place_of("ءخ", at) for at in (0, 2)] == [whole, 0]


def ink_columns(picture: Surface) -> int:
    """How many columns of a picture hold ink."""
    return sum(
        any(picture.get_at((x, y)).a > 60 for y in range(picture.get_height()))
        for x in range(picture.get_width())
    )


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Ada 2", ["Ada 2"]),
        ("שלום עולם", ["<שלום עולם"]),
        ("משה 12", ["12", "<משה "]),
        ("Turn of משה כהן (red)", ["Turn of ", "<משה כהן", " (red)"]),
        ("משה, 3 cards", ["3", "<משה, ", " cards"]),
    ],
)
def test_the_parts_of_a_line_are_drawn_in_the_order_in_which_they_are_read(
    text: str, drawn: list[str]
) -> None:
    assert [("<" if run.from_right else "") + run.text for run in visual_runs(text)] == drawn


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Turn of Zoë", ["Turn", "of", "Zoë"]),
        ("Turn of משה כהן (red)", ["Turn", "of", "משה כהן", "(red)"]),
        ("Round 1 · محمد علي 7", ["Round", "1", "·", "محمد علي 7"]),
        ("", [""]),
    ],
)
def test_words_from_the_right_are_not_drawn_apart_from_the_left(text: str, words: list[str]) -> None:
    assert words_of(text) == words


class Naming(Scene):
    """A field for a name."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.field = name_field(words, "", lambda name: None, placeholder="Ada")
        self.ui.add(self.field)

    def layout(self, scale: Scale) -> None:
        self.field.place(scale.centred(300, 60), scale)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_field_says_which_letters_cannot_be_shown(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    having(monkeypatch)
    naming = Naming(Words.load(language))
    hand = Harness(naming, (1280, 720))
    hand.click(naming.field.rect.center)
    hand.type("Zoë")
    assert not naming.ui.toast.left
    hand.type("中")
    assert naming.field.text == "Zoë中"
    assert "U+4E2D" in naming.ui.toast.text and naming.ui.toast.left > 0


def not_utf_8() -> str:
    return b"Zo\xeb".decode("utf-8")


def test_a_clipboard_without_text_in_utf_8_is_as_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", not_utf_8)
    assert copied() == ""
    field = TextField("Ada", lambda text: None)
    naming = Naming(Words.load("en"))
    naming.ui.add(field)
    hand = Harness(naming, (1280, 720))
    naming.ui.focus(field)
    hand.key(pygame.K_v, pygame.KMOD_LCTRL)
    hand.wait(LASTS)
    hand.post(Event(pygame.TEXTINPUT, text="!"))
    assert field.text == "Ada!"


def test_a_text_that_cannot_be_handed_out_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: text.encode("utf-8"))
    assert copy("Ada") and not copy("\ud800")
