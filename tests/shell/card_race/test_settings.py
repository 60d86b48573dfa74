"""The settings of a title that has no borders and no computer player that is given time, drawn from the shell alone."""

from pathlib import Path

import pygame
import pytest

from game.core.registry import title
from game.scenes.settings import SettingsScene
from game.ui import pictures
from game.ui.cache import forget_pictures
from tests.support.card_race_game import NAME, opened, race_match


def test_what_a_title_lacks_is_not_set(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.navigator.settings()
    scene = program.top
    assert isinstance(scene, SettingsScene)
    assert {"language", "colours", "pace"} <= scene.controls.keys()
    assert not {"rims", "thinking"} & scene.controls.keys()


def test_no_picture_of_another_title_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A title's folders can be taken away: the rest of the program is drawn as before."""
    owners, manifest = set[str](), pictures.manifest

    def noted(owner: str = "shell") -> object:
        owners.add(owner)
        return manifest(owner)

    program = opened(tmp_path)
    program.navigator.titles.names = (NAME,)  # alone on the shelf
    program.navigator.title()
    monkeypatch.setattr(pictures, "manifest", noted)
    forget_pictures()
    program.navigator.settings()
    program.harness.settle()
    program.harness.key(pygame.K_ESCAPE)
    program.navigator.credits()
    program.harness.settle()
    program.harness.key(pygame.K_ESCAPE)
    program.navigator.games.begin(race_match("", ""), title(NAME).data.load())
    program.harness.settle()
    assert owners == {"shell", NAME}
