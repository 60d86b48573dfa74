"""A new game where two titles are installed: the covers, the form, the table."""

from pathlib import Path

import pygame

from game.core.registry import titles
from game.scenes.title import TitleScene
from game.scenes.title_chooser import TitleChooser
from tests.support.card_race_game import NAME, RaceProgram, needs_other, opened


def chosen(program: RaceProgram) -> TitleChooser:
    """The choice of a title, opened by the button of a new game."""
    program.click(program.top.new_game)
    assert isinstance(program.top, TitleChooser)
    return program.top


def form_name(program: RaceProgram) -> str:
    return type(program.top).__name__


@needs_other
def test_all_titles_are_offered_with_their_names(tmp_path: Path) -> None:
    chooser = chosen(opened(tmp_path, titles()[0]))
    assert [option.value for option in chooser.options] == list(titles())
    assert chooser.options[titles().index(NAME)].label == "The Card Race"


@needs_other
def test_the_second_title_is_chosen_by_mouse_and_begun(tmp_path: Path) -> None:
    program = opened(tmp_path, titles()[0])
    options = chosen(program)._list
    program.harness.click(options.cell(titles().index(NAME)).center)
    program.harness.settle()
    assert form_name(program) == "RaceForm"
    program.click(program.top.begin)
    assert program.table.context.title.name == NAME
    assert program.navigator.titles.current.name == NAME


@needs_other
def test_the_second_title_is_chosen_by_keys_and_begun(tmp_path: Path) -> None:
    program = opened(tmp_path, titles()[0])
    program.harness.key(pygame.K_n)
    program.harness.keys([pygame.K_RIGHT] * titles().index(NAME))
    program.harness.key(pygame.K_RETURN)
    assert form_name(program) == "RaceForm"
    program.harness.settle()
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    assert program.table.context.title.name == NAME


def test_the_whole_form_keeps_what_the_quick_start_was_filled_with(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.navigator._take_title(NAME)
    program.top.ahead.act(None)
    program.click(program.top.more)
    assert form_name(program) == "RaceForm"
    assert not program.top.more.visible
    program.top.count.step(-1)
    program.click(program.top.begin)
    match = program.table.context.match
    assert len(match.seats) == 2
    assert match.title.write_setup(match.setup) == {"ahead": True}


@needs_other
def test_back_from_a_form_leads_to_the_title_with_the_cover_of_the_title_that_was_chosen(
    tmp_path: Path,
) -> None:
    program = opened(tmp_path, titles()[0])
    program.navigator._take_title(NAME)
    program.harness.key(pygame.K_ESCAPE)
    assert isinstance(program.top, TitleScene)
    assert program.top.cover is program.navigator.titles.load(NAME).faces.cover
    assert program.top.lesson is not None
