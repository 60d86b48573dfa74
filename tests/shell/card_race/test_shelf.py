"""The shelf on which the covers of all games stand: which one is in front, and how others come there."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.base.profile.settings import MotionSettings
from game.core.registry import title, titles
from game.scenes import main_menu
from game.scenes.main_menu import MainMenuScene, TitleCallbacks
from game.scenes.shelf import Shelf
from game.scenes.title_art import PROGRAM_ICON, TitleIcon
from game.ui.look import USUAL_LOOK
from game.ui.pictures import fitting
from game.ui.widget import nothing
from tests.support.card_race_game import NAME, RaceProgram, needs_other, opened
from tests.support.looks import check_layout
from tests.support.screens import SIZES, take_language

pytestmark = needs_other
Bring = Callable[[RaceProgram, int], None]


def shelf_of(program: RaceProgram) -> Shelf:
    assert isinstance(program.top, MainMenuScene)
    assert program.top.shelf is not None
    return program.top.shelf


def in_front(program: RaceProgram) -> str:
    """The title in front, which is the one whose menu is shown."""
    shelf = shelf_of(program)
    name = shelf.entries[shelf.number]
    assert program.navigator.titles.current.name == program.top.words.title == name
    return name


def on_shelf(folder: Path, first: str, size: tuple[int, int] = (1280, 720)) -> RaceProgram:
    """The program when all covers have come."""
    program = opened(folder, first, size)
    program.harness.settle()
    return program


def click(program: RaceProgram, number: int) -> None:
    program.harness.click(shelf_of(program).cell(number).center)


def digit(program: RaceProgram, number: int) -> None:
    program.harness.key(pygame.K_1 + number)


def wheel(program: RaceProgram, number: int) -> None:
    """Over the cover: the pointer need not be at the shelf."""
    notches = shelf_of(program).number - number
    program.harness.move((700, 500))
    for _ in range(abs(notches)):
        program.harness.wheel(1 if notches > 0 else -1)


def arrows(program: RaceProgram, number: int) -> None:
    steps = number - shelf_of(program).number
    program.harness.keys([pygame.K_DOWN if steps > 0 else pygame.K_UP] * abs(steps))


def pages(program: RaceProgram, number: int) -> None:
    steps = number - shelf_of(program).number
    program.harness.keys([pygame.K_PAGEDOWN if steps > 0 else pygame.K_PAGEUP] * abs(steps))


@pytest.mark.parametrize("bring", [click, digit, wheel, arrows, pages])
def test_each_game_comes_to_the_front_in_every_way(tmp_path: Path, bring: Bring) -> None:
    program = on_shelf(tmp_path, titles()[0])
    assert shelf_of(program).entries == list(titles())
    for number in (*range(1, len(titles())), *reversed(range(len(titles())))):
        bring(program, number)
        assert in_front(program) == titles()[number]


def test_one_key_goes_round_and_presses_are_taken_as_fast_as_they_come(tmp_path: Path) -> None:
    program = opened(tmp_path, titles()[0])
    for name in (*titles()[1:], titles()[0]):
        program.harness.key(pygame.K_o)
        assert in_front(program) == name


def test_the_keys_stay_at_the_shelf(tmp_path: Path) -> None:
    program = on_shelf(tmp_path, titles()[0])
    while not shelf_of(program).focused:
        program.harness.key(pygame.K_TAB)
    program.harness.keys([pygame.K_DOWN] * (len(titles()) - 1))
    assert in_front(program) == titles()[-1]
    assert shelf_of(program).ringed


def test_a_menu_is_that_of_its_game_alone(tmp_path: Path) -> None:
    program = on_shelf(tmp_path, NAME)
    assert program.top.campaigns is None and program.top.puzzles is None
    program.harness.key(pygame.K_n)
    assert program.top.words.title == NAME


def test_the_first_picture_knows_no_other_cover_and_all_come_after_it(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    assert not program.navigator._shelved
    program.harness.settle()
    assert set(program.navigator._shelved) == set(titles())
    assert program.navigator._shelved[NAME].name == "The Card Race"


def pictures(program: RaceProgram, frames: int) -> list[bytes]:
    """What is seen of the cover in so many frames, one after another."""
    found = []
    for _ in range(frames):
        program.harness.frames(1)
        found.append(pygame.image.tobytes(program.harness.surface.subsurface((700, 250, 300, 300)), "RGB"))
    return found


def test_covers_push_each_other_out_of_the_frame(tmp_path: Path) -> None:
    program = on_shelf(tmp_path, titles()[0])
    program.harness.key(pygame.K_DOWN)
    seen = pictures(program, 40)
    assert len(set(seen)) > 3
    assert seen[-1] == seen[-5]
    assert program.harness.loop.idle


def test_who_wants_little_motion_sees_the_other_cover_at_once(tmp_path: Path) -> None:
    program = on_shelf(tmp_path, titles()[0])
    now = program.navigator.screens.preferences.now
    program.navigator.screens.preferences.change(replace(now, motion=MotionSettings(calm=True)))
    program.harness.key(pygame.K_ESCAPE)
    program.harness.settle()
    program.harness.key(pygame.K_DOWN)
    assert in_front(program) == titles()[1]
    assert len(set(pictures(program, 10))) == 1


def test_a_window_that_changes_its_size_ends_the_turn(tmp_path: Path) -> None:
    program = on_shelf(tmp_path, titles()[0])
    program.harness.key(pygame.K_DOWN)
    program.harness.loop.set_zoom(1.25)
    assert len(set(pictures(program, 4))) == 1


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_covers_have_room_in_every_language(tmp_path: Path, size: tuple[int, int], zoom: float) -> None:
    program = on_shelf(tmp_path, titles()[0], size)
    program.harness.loop.set_zoom(zoom)
    for language in available_languages():
        program.navigator.settings()
        program.harness.settle()
        take_language(program.harness, language)
        program.harness.key(pygame.K_ESCAPE)
        program.harness.settle()
        shelf = shelf_of(program)
        assert [shelf._games[name].name for name in shelf.entries] == [
            program.navigator.screens.words_of(name)("title.name") for name in titles()
        ]
        check_layout(program.harness, program.top)


@pytest.mark.parametrize("language", available_languages())
def test_what_a_game_is_stands_within_its_cover(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ribbons: list[pygame.Rect] = []
    monkeypatch.setattr(main_menu, "draw_plate", lambda surface, rect, *_: ribbons.append(rect.copy()))
    program = on_shelf(tmp_path, titles()[0])
    program.harness.loop.set_zoom(2.0)
    program.navigator.screens.preferences.speak(language)
    program.navigator.screens.words = program.navigator.screens.words.in_language(language)
    for name in titles():
        program.navigator.turn_to(name)
        ribbons.clear()
        program.harness.settle()
        assert ribbons and all(program.top._view.contains(ribbon) for ribbon in ribbons)


def test_a_long_shelf_scrolls_to_the_game_in_front(tmp_path: Path) -> None:
    program = on_shelf(tmp_path, NAME)
    games = program.navigator._shelved
    chosen: list[str] = []
    shelf = Shelf([*titles()] * 4, NAME, games, chosen.append, chosen.append)
    scene = MainMenuScene(
        program.top.words, program.top.cover, TitleCallbacks(nothing, None, nothing), shelf=shelf
    )
    program.harness.stack.replace(scene)
    program.harness.settle()
    shelf.point_at(len(shelf.entries) - 1)
    assert shelf.rect.contains(shelf.cell(shelf.number))
    assert chosen == [titles()[-1]]


def is_picture(icon: pygame.Surface, name: str) -> bool:
    wanted = fitting(USUAL_LOOK, name, 128, 128)
    return pygame.image.tobytes(icon, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_window_bears_the_name_of_the_program_on_the_shelf_and_the_games_in_a_game(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    icons: list[pygame.Surface] = []
    monkeypatch.setattr(pygame.display, "set_icon", icons.append)
    program = on_shelf(tmp_path, titles()[-1])
    program.navigator.settings()
    program.harness.settle()
    take_language(program.harness, language)
    program.harness.key(pygame.K_ESCAPE)
    named = program.navigator.screens.words("menu.program")
    assert named == {"en": "Games of the Andes", "fr": "Jeux des Andes"}[language]
    assert pygame.display.get_caption()[0] == named
    program.navigator.new_game()
    game = program.top.words("title.name")
    assert pygame.display.get_caption()[0] == f"{game} · {named}"
    assert is_picture(icons[-1], title(titles()[-1]).part(TitleIcon).picture)
    program.harness.settle()
    program.harness.key(pygame.K_ESCAPE)
    assert pygame.display.get_caption()[0] == named
    assert is_picture(icons[-1], PROGRAM_ICON)
