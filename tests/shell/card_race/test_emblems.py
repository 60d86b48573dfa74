"""A title names the emblems of its seats: the shell's or its own, in colours that every eye tells apart."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.base.colour import contrast
from game.base.colour_sets import ColourSet
from game.core.match import Match
from game.core.registry import title
from game.core.seat_colours import EMBLEM_OF_COLOUR, TitleEmblems, with_known_emblems
from game.kit.forms.seat_choice import SeatChoice
from game.kit.forms.seat_row import SeatRow
from game.ui.emblems import draw_seat_badge, draw_seat_bar, emblem_picture
from game.ui.look import USUAL_LOOK, Look
from tests.support.card_race_game import COLOURS, NAME, opened, race_match, race_words

OWN = "card-race/red"


def medal(look: Look, emblem: str) -> bytes:
    sheet = Surface((60, 60))
    draw_seat_badge(sheet, look, emblem, (30, 30), 28)
    return pygame.image.tobytes(sheet, "RGB")


def test_an_emblem_of_its_own_is_drawn_in_the_colour_of_its_seat(tmp_path: Path) -> None:
    opened(tmp_path)
    assert USUAL_LOOK.seat(OWN) == USUAL_LOOK.seat("star")
    flag = emblem_picture(OWN, 40, (10, 200, 30))
    inside = [flag.get_at((x, y))[:3] for x in range(40) for y in range(40) if flag.get_at((x, y)).a > 200]
    assert set(inside) == {(10, 200, 30)}
    assert 100 < len(inside) < 800  # a shape, and not the whole square
    assert len({medal(USUAL_LOOK, emblem) for emblem in (OWN, *EMBLEM_OF_COLOUR.values())}) == 6


@pytest.mark.parametrize("colours", list(ColourSet))
def test_every_set_paints_five_seats_with_five_medals(tmp_path: Path, colours: ColourSet) -> None:
    opened(tmp_path)
    medals = [medal(Look(colours), emblem) for emblem in title(NAME).part(TitleEmblems).of_colours.values()]
    assert all(one != other for one, other in combinations(medals, 2))
    assert (medal(Look(colours), OWN) == medal(USUAL_LOOK, OWN)) == (colours is ColourSet.STANDARD)


def test_a_row_of_the_form_tells_the_emblem_in_the_words_of_the_title() -> None:
    choices = [SeatChoice(colour, "Rosa") for colour in COLOURS]
    bots = race_match("", "").title.bots
    told = [
        SeatRow(
            race_words(), bots, number, choices, lambda: None, title(NAME).part(TitleEmblems).of_colours
        ).badges.tooltip
        for number in range(5)
    ]
    assert [tip.splitlines()[0] for tip in told] == ["Flag", "Anchor", "Crown", "Moon", "Leaf"]


def test_a_journal_with_the_emblem_of_another_title_is_given_its_own_again() -> None:
    match = race_match("", "", "")
    seats = (replace(match.seats[0], emblem="star"), *match.seats[1:])
    assert with_known_emblems(match, title(NAME).part(TitleEmblems).of_colours) is match
    assert with_known_emblems(Match(match.setup, seats), title(NAME).part(TitleEmblems).of_colours) == match


@pytest.mark.parametrize("colours", list(ColourSet))
def test_the_bar_of_every_seat_ends_with_a_colour_that_is_seen_on_paper(colours: ColourSet) -> None:
    look = Look(colours)
    paper = look.palette.parchment
    for emblem in EMBLEM_OF_COLOUR.values():
        sheet = Surface((20, 20))
        sheet.fill(paper)
        draw_seat_bar(sheet, look, emblem, Rect(0, 0, 12, 20))
        red, green, blue, _ = sheet.get_at((11, 10))
        assert contrast((red, green, blue), paper) > 1.35, emblem
        assert sheet.get_at((1, 10))[:3] == look.seat(emblem).base
