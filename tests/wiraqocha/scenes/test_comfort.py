"""Silence, stillness, colours and contrast: chosen once, kept, shown everywhere, and nothing of the game is lost."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.base.colour_sets import ColourSet
from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.base.profile.settings import LookSettings, Pace
from game.kit.board.event_table import unmoved
from game.scenes.settings import SettingsScene
from game.table.scene import TableScene
from game.titles.wiraqocha.board.motion.event_rows import ROWS
from game.titles.wiraqocha.board.valley.tile_rims import RIMS, RimStrength
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.rules.events import DiceRolled, DieAdded
from game.titles.wiraqocha.title import TITLE
from game.ui.look import Look
from game.ui.loop import LONGEST_SLEEP
from game.ui.press_guard import LASTS
from tests.support.form_user import whole_form
from tests.support.harness import FRAME, Harness
from tests.support.places import Places
from tests.support.screens import Opened
from tests.support.valley_table import MATCH, ValleyTable, fresh, position, thrown


def picture(harness: Harness) -> bytes:
    return pygame.image.tobytes(harness.surface, "RGB")


# silence


def test_a_key_turns_the_sound_off_on_every_screen_and_a_sign_shows_it(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    muted = navigator.screens.preferences.now.volumes.muted
    opened = (
        lambda: None,
        navigator.new_game,
        lambda: navigator.games.begin(MATCH, navigator.data),
        navigator.rules,
        navigator.settings,
    )
    for show in opened:
        show()
        harness.frames(2)
        top = harness.stack.top
        assert top is not None
        top.ui.focus(None)
        harness.frames(1)
        before = harness.stack.scenes[-1].mute_place()
        plain = pygame.image.tobytes(harness.surface.subsurface(before), "RGB")
        harness.key(pygame.K_m)
        muted = not muted
        assert navigator.screens.preferences.now.volumes.muted is muted, type(top).__name__
        assert harness.stack.muted is muted
        assert pygame.image.tobytes(harness.surface.subsurface(before), "RGB") != plain, type(top).__name__
        assert top.ui.toast.text  # and it is said, too
        harness.wait(LASTS)


def test_a_letter_that_is_typed_is_no_key(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    navigator.new_game()
    harness.frames(1)
    form = whole_form(harness)
    form.ui.focus(form.seed)
    harness.key(pygame.K_m)
    assert not navigator.screens.preferences.now.volumes.muted
    harness.key(pygame.K_m, pygame.KMOD_CTRL)
    assert navigator.screens.preferences.now.volumes.muted


def test_the_settings_show_the_silence_of_the_key(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    navigator.settings()
    harness.frames(1)
    scene = harness.stack.top
    assert isinstance(scene, SettingsScene)
    harness.key(pygame.K_m)
    assert scene.controls["muted"].value is True  # type: ignore[attr-defined]
    harness.key(pygame.K_m)
    assert scene.controls["muted"].value is False  # type: ignore[attr-defined]


def test_every_sound_of_the_game_has_something_to_see() -> None:
    """Each event that sounds has a scene of its own, or is seen in the tray of dice."""
    seen_elsewhere = {DiceRolled, DieAdded}
    unseen = {kind for kind, row in ROWS.items() if row.animate is unmoved and row.sound}
    assert unseen == seen_elsewhere


# colours and contrast


def test_colours_and_contrast_are_kept(words: Words, tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    scene = SettingsScene(words, TITLE, Preferences(path), lambda: None)
    harness = Harness(scene, (1280, 720))
    for name in ("contrast", "calm"):
        place = scene.controls[name].rect
        harness.click((place.x + 10, place.centery))
    place = scene.controls["colours"].rect
    harness.click((place.right - 10, place.centery))
    kept = Preferences(path).now
    assert kept.look == LookSettings(ColourSet.BRIGHTNESS, contrast=True)
    assert kept.motion.calm


@pytest.mark.parametrize("strength", list(RimStrength))
def test_the_strength_of_the_rims_is_kept(words: Words, tmp_path: Path, strength: RimStrength) -> None:
    path = tmp_path / "settings.yaml"
    scene = SettingsScene(words, TITLE, Preferences(path), lambda: None)
    harness = Harness(scene, (1280, 720))
    place = scene.controls["rims"].rect
    third = place.width // 3
    for chosen in (RimStrength.SUBTLE, strength):
        harness.click((place.x + third * list(RimStrength).index(chosen) + third // 2, place.centery))
    assert Preferences(path).now.value_of(NAME, RIMS) == strength


def test_rims_of_an_unknown_strength_are_as_they_come(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("titles: {wiraqocha: {rims: blinding}}\n", "utf-8")
    kept = Preferences(path)
    assert kept.fault is None
    assert kept.now.value_of(NAME, RIMS) == RimStrength.STRONG


def test_a_file_of_settings_from_before_is_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("language: fr\nmotion: {speed: fast, ambient: false}\nzoom: 125\n", "utf-8")
    kept = Preferences(path)
    assert kept.fault is None
    assert kept.now.look == LookSettings()
    assert (kept.now.motion.speed, kept.now.motion.calm) == (Pace.FAST, False)


def test_another_look_in_the_middle_of_a_game_loses_nothing(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    table = thrown(harness, navigator)
    session, before = table.session, picture(harness)
    looks = {before}
    for look in (LookSettings(ColourSet.RED_GREEN), LookSettings(ColourSet.RED_GREEN, contrast=True)):
        navigator.settings()
        settings = harness.stack.top
        assert isinstance(settings, SettingsScene)
        settings.point_at("colours")
        navigator.screens.preferences.change(replace(navigator.screens.preferences.now, look=look))
        harness.frames(1)
        settings = harness.stack.top
        assert isinstance(settings, SettingsScene)
        assert settings.pointed_at == "colours"  # the keys stay where they were
        assert settings.by_keys
        harness.key(pygame.K_ESCAPE)
        harness.frames(2)
        other = harness.stack.top
        assert isinstance(other, TableScene)
        assert other.session is session
        looks.add(picture(harness))
    assert len(looks) == 3
    assert harness.stack.scale.look == Look(ColourSet.RED_GREEN, high_contrast=True)


def test_the_settings_show_the_tokens_in_the_colours_that_are_chosen(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    navigator.settings()
    looks = set()
    for _ in ColourSet:
        harness.frames(2)
        scene = harness.stack.top
        assert isinstance(scene, SettingsScene)
        area = scene._shown["preview"]
        looks.add(pygame.image.tobytes(harness.surface.subsurface(area), "RGB"))
        scene.point_at("colours")
        harness.key(pygame.K_RIGHT)
    assert len(looks) == len(ColourSet)


# stillness


def pictures_of(table: ValleyTable, seconds: float) -> int:
    """How many different pictures are seen in so many seconds."""
    seen = set()
    for _ in range(round(seconds / FRAME)):
        table.harness.frames(1)
        seen.add(picture(table.harness))
    return len(seen)


def still_table(text: str = "", *, calm: bool) -> ValleyTable:
    table = ValleyTable(position(f"players: [red, blue]\n{text}") if text else fresh("red", "blue", seed=7))
    now = table.preferences.now
    table.preferences.change(
        replace(now, motion=replace(now.motion, speed=Pace.NORMAL, ambient=True, calm=calm))
    )
    table.harness.frames(2)
    return table


def test_nothing_lives_by_itself_where_all_keeps_still() -> None:
    assert pictures_of(still_table(calm=False), 2) > 5
    assert pictures_of(still_table(calm=True), 2) == 1


@pytest.mark.parametrize("calm", [False, True])
def test_dice_lie_at_once_and_tokens_do_not_fly(calm: bool) -> None:
    """Without stillness there are dozens of pictures, with it the old one fades into the new one and no more."""
    table = still_table(calm=calm)
    table.harness.key(pygame.K_SPACE)
    rolled = pictures_of(table, 3)
    table.harness.keys([pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN])
    conquered = pictures_of(table, 3)
    assert table.played[0] == "roll"
    if calm:
        assert table.board.view.tray.pace == float("inf")
        assert rolled <= 16  # a fifth of a second
        assert conquered <= 16
    else:
        assert rolled > 40


def test_what_fades_stands_where_it_belongs_from_the_first_picture_on() -> None:
    table = still_table(calm=True)
    table.harness.key(pygame.K_SPACE)
    assert not table.scene.motion.hidden


@pytest.mark.parametrize("calm", [False, True])
def test_what_a_press_sets_moving_moves_at_once_though_nothing_else_lives(calm: bool) -> None:
    table = still_table(calm=calm)
    harness = table.harness
    harness.click(table.places.button("roll"))
    assert harness.loop.sleep_time() == 0.0  # though no other event follows
    harness.settle()
    assert harness.loop.idle


@pytest.mark.parametrize("calm", [False, True])
def test_where_one_types_the_caret_stands_still_too(open_game: Callable[..., Opened], calm: bool) -> None:
    harness, navigator = open_game()
    now = navigator.screens.preferences.now
    navigator.screens.preferences.change(replace(now, motion=replace(now.motion, calm=calm)))
    navigator.new_game()
    harness.settle()
    form = whole_form(harness)
    form.ui.focus(form.seed)
    harness.settle()
    drawn, with_caret = harness.loop.frames_drawn, picture(harness)
    harness.wait(4)
    if calm:
        assert harness.loop.frames_drawn == drawn  # nothing changes, so nothing is drawn
        assert harness.loop.sleep_time() == LONGEST_SLEEP
        form.ui.focus(None)
        harness.frames(1)
        assert picture(harness) != with_caret  # it was there to be seen
    else:
        assert harness.loop.frames_drawn >= drawn + 6


def test_stillness_is_not_the_speed_of_things(words: Words) -> None:
    """The turns of computer players keep the pace at which one reads them."""
    table = still_table(calm=True)
    assert table.preferences.now.motion.speed is Pace.NORMAL
    assert table.scene.bot_turns.pace is table.preferences.now.bots.pace


def test_a_token_let_go_is_at_home_at_once() -> None:
    table = still_table("board: {N5: red camp}\ndice: [1, 2, 3]\nphase: actions\n", calm=True)
    places = Places(table.scene)
    table.harness.press(places.reserve_token("explorer"))
    table.harness.move((640, 300))
    assert table.board.gestures.drag.dragging
    table.harness.release((8, 700))
    assert table.board.gestures.drag.item is None


def test_the_keys_go_through_the_settings_as_the_eye_does(words: Words) -> None:
    scene = SettingsScene(words, TITLE, Preferences(), lambda: None)
    harness = Harness(scene, (1280, 720))
    places = []
    for _ in scene.controls:
        harness.key(pygame.K_TAB)
        focused = scene.ui.focused
        assert focused is not None
        places.append((focused.rect.centerx > 640, focused.rect.centery))
    assert places == sorted(places)


def test_enter_after_a_click_on_a_setting_that_changes_all_closes_the_settings(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    navigator.settings("colours")
    settings = harness.stack.top
    assert isinstance(settings, SettingsScene)
    colours = settings.controls["colours"].rect
    harness.click((colours.right - 9, colours.centery))
    chosen = navigator.screens.preferences.now.look
    assert chosen != LookSettings()
    harness.key(pygame.K_RETURN)
    assert not isinstance(harness.stack.top, SettingsScene)
    assert navigator.screens.preferences.now.look == chosen
