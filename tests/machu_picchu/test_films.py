"""`wiraqocha film --title machu-picchu`: movements of the table as strips of pictures."""

from pathlib import Path

import pygame
import pytest

from game.cli import main
from game.scenes.showcase_protocol import ShowcaseContext
from game.scenes.title_showcase import Showcase
from game.showcase import stage
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.title import TITLE
from tests.support.words import game_words_of

SHOWCASE = TITLE.part(Showcase)
SHOWN = {  # an event that each of these movements ends with
    "walk": "Moved",
    "ride": "Rode",
    "stay": "Stayed",
    "harvest-of-others": "Produced",
    "sacrifice": "Sacrificed",
    "summit": "CardDrawn",
    "cards-go-back": "CardsReturned",
    "offering": "Offered",
    "hire": "Hired",
    "ordain": "Ordained",
    "sell": "Sold",
    "recall": "Recalled",
    "night": "NightBegan",
    "rescue": "GameEnded",
    "conquest": "GameEnded",
}


def test_each_movement_has_its_event() -> None:
    assert set(SHOWCASE.films) == set(SHOWN)


@pytest.mark.parametrize("name", SHOWCASE.films)
def test_the_steps_lead_to_the_movement(name: str) -> None:
    with stage((640, 360)) as stack:
        show = ShowcaseContext(game_words_of(NAME), TITLE.data.load(), stack)
        _, session, steps = SHOWCASE.film(show, name)
        for line in steps:
            show.play(session, line)
    assert SHOWN[name] in {type(event).__name__ for event in session.steps[-1].events}


def test_a_strip_is_written(tmp_path: Path) -> None:
    out = tmp_path / "strip.png"
    command = ["film", "--title", NAME, "--scene", "walk", "--size", "1280x720", "--frames", "4"]
    assert main([*command, "--out", str(out)]) == 0
    strip = pygame.image.load(out)
    assert 0 < strip.get_width() <= 2000 and 0 < strip.get_height() <= 1500
