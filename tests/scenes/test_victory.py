"""The end of a game: who won, by what, with which figures."""

import pygame
import pytest

from game.content.definitions import Content
from game.content.yaml_text import read_yaml_text
from game.match import Match, Seat
from game.rules.notation.positions import read_position
from game.rules.setup import Setup
from game.rules.state import State
from game.scenes import victory
from game.scenes.victory import VictoryScene, how_won, standings
from game.ui.harness import Harness
from game.words import Words
from tests.scenes.conftest import SIZES
from tests.scenes.looks import check_layout

MATCH = Match(Setup(("red", "blue"), 1), (Seat("Ada", "star"), Seat("Bram", "anchor")))


def won(content: Content, text: str, victory: str) -> State:
    """The position, won by blue."""
    state = read_position(read_yaml_text(text, "position"), content).copy()
    state.winner, state.victory, state.turn = 1, victory, 31
    return state


@pytest.fixture
def treasure(content: Content) -> State:
    text = """
players: [red, blue]
board: {N1: red camp, N2: red drill, N4: blue camp}
relics: {red: [D1], blue: [N12, D2, D3]}
crystals: {blue: 5}
owned: {red: [death_ray, juggernaut]}
"""
    return won(content, text, "treasure")


def test_the_winner_stands_first_and_the_figures_are_the_games(treasure: State, words: Words) -> None:
    first, second = standings(treasure, words)
    assert (first.seat, first.figures) == (1, ("3", "5", "0 + 0", "0", "1"))
    assert (second.seat, second.figures) == (0, ("1", "0", "4 + 2", "2", "2"))


@pytest.mark.parametrize(
    ("victory", "said"), [("treasure", "4 relics"), ("somnium", "5 crystals"), ("leviathan", "0 cubes")]
)
def test_it_says_how_the_game_was_won(treasure: State, words: Words, victory: str, said: str) -> None:
    treasure.victory = victory
    assert said in how_won(treasure, words)


@pytest.mark.parametrize("size", SIZES)
def test_its_buttons_lead_on(treasure: State, words: Words, size: tuple[int, int]) -> None:
    heard: list[str] = []
    scene = VictoryScene(
        words, MATCH, treasure, look=lambda: heard.append("look"), to_title=lambda: heard.append("title")
    )
    harness = Harness(scene, size)
    check_layout(harness, scene)
    harness.click(scene.look.rect.center)
    harness.click(scene.to_title.rect.center)
    assert heard == ["look", "title"]


def test_escape_leads_to_the_table_as_it_was_in_the_end(treasure: State, words: Words) -> None:
    told: list[str] = []
    scene = VictoryScene(
        words,
        MATCH,
        treasure,
        look=lambda: told.append("table"),
        to_title=lambda: told.append("title"),
    )
    Harness(scene).key(pygame.K_ESCAPE)
    assert told == ["table"]


def test_it_says_after_how_many_rounds(
    treasure: State, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    draw = victory.draw_text

    def noting(surface: pygame.Surface, text: str, *rest: object, **more: object) -> object:
        said.append(text)
        return draw(surface, text, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(victory, "draw_text", noting)
    scene = VictoryScene(
        words, MATCH, treasure, look=_nothing, to_title=_nothing, story=_nothing, watch=_nothing
    )
    Harness(scene, (1280, 720)).frames(2)
    assert "after 16 rounds" in said  # the thirty-first turn of two players


def _nothing() -> None:
    """No button is pressed."""
