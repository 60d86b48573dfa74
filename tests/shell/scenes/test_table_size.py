"""What the settings say of the size of the table holds for the table of each game."""

from dataclasses import replace

import pytest

from game.base.profile.preferences import Preferences
from game.core.registry import title, titles
from game.kit.board.board_factory import BoardFactory
from game.kit.board.sizing import largest_zoom
from game.scenes.settings import SettingsScene
from game.ui.scale import Scale
from tests.support.harness import Harness
from tests.support.words import game_words_of


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("name", titles())
def test_the_settings_name_the_size_that_the_table_stops_at(name: str, size: tuple[int, int]) -> None:
    entry, words = title(name), game_words_of(name)
    preferences = Preferences()
    preferences.change(replace(preferences.now, zoom=200))
    scene = SettingsScene(words, entry, preferences, lambda: None)
    Harness(scene, size, 2.0)
    most = largest_zoom(Scale(*size, 2.0), entry.part(BoardFactory).least)
    value = f"{round(100 * most)}%"
    assert (value in scene._zoom_note()) == (most < 2)
