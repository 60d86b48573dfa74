"""`wiraqocha film`: a movement of the table as a strip of pictures."""

from pathlib import Path

import pygame

from game.cli import main
from game.scenes.title_showcase import Showcase
from game.showcase.film import changed_area
from game.titles.wiraqocha.title import TITLE


def test_a_strip_shows_a_movement_from_its_beginning_to_its_end(tmp_path: Path) -> None:
    out = tmp_path / "strip.png"
    command = ["film", "--scene", "protect", "--size", "1280x720", "--frames", "6", "--out", str(out)]
    assert main(command) == 0
    strip = pygame.image.load(out)
    assert strip.get_width() <= 2000
    assert strip.get_height() <= 1500
    halves = [
        strip.subsurface((k * strip.get_width() // 2, 0, strip.get_width() // 2, strip.get_height()))
        for k in (0, 1)
    ]
    assert len({pygame.image.tobytes(half, "RGB") for half in halves}) == 2
    assert main([*command[:-1], str(tmp_path / "again.png")]) == 0
    assert (tmp_path / "again.png").read_bytes() == out.read_bytes()


def test_only_what_changes_is_shown() -> None:
    one, other = pygame.Surface((200, 100)), pygame.Surface((200, 100))
    other.fill((255, 255, 255), (90, 40, 10, 10))
    area = changed_area([one, other, one])
    assert area.contains((90, 40, 10, 10))
    assert area.width < 80
    assert changed_area([one, one]) == one.get_rect()


def test_there_is_a_film_of_every_great_moment() -> None:
    wanted = {
        "dice",
        "zeppelin",
        "drill",
        "camp",
        "graveyard",
        "protected",
        "camp-destroyed",
        "death-ray",
        "force-field",
        "fortress",
        "probe",
    }
    wanted |= {
        "tunneller",
        "relic",
        "harvest",
        "theft-relic",
        "hostage",
        "ransom",
        "card",
        "turn",
        "treasure",
    }
    assert wanted <= set(TITLE.part(Showcase).films)
