"""The end of a game: who won, by what, with which figures."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.base.files.yaml_text import read_yaml_text
from game.base.i18n.words import Words
from game.core.match import Match, Seat, Session, begin_match
from game.core.record import GameSession, Saves
from game.kit.forms import result as results
from game.kit.forms.result import ResultScene
from game.kit.forms.result_ways import ResultCallbacks
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.result.scene import how_won, result_scene, standings
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.text import draw_text
from tests.support.asserted import setup_of
from tests.support.harness import Harness
from tests.support.looks import check_layout
from tests.support.screens import SIZES, Opened

MATCH = Match(Setup(("red", "blue"), 1), (Seat("Ada", "star"), Seat("Bram", "anchor")))


def won(content: ValleyData, text: str, victory: str) -> State:
    """The position, won by blue."""
    state = read_position(read_yaml_text(text, "position"), content).copy()
    state.winner, state.victory, state.turn = 1, victory, 31
    return state


@pytest.fixture
def treasure(content: ValleyData) -> State:
    text = """
players: [red, blue]
board: {N1: red camp, N2: red drill, N4: blue camp}
relics: {red: [D1], blue: [N10, D2, D3]}
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
    scene = result_scene(
        words,
        MATCH,
        treasure,
        ResultCallbacks(look=lambda: heard.append("look"), to_title=lambda: heard.append("title")),
    )
    harness = Harness(scene, size)
    check_layout(harness, scene)
    harness.click(scene.ways["look"].rect.center)
    harness.click(scene.options[-1].rect.center)
    assert heard == ["look", "title"]


def ended(open_game: Callable[..., Opened], match: Match) -> tuple[Harness, TableScene, ResultScene]:
    """A game that has just been won, on the screen."""
    harness, navigator = open_game()
    navigator.games.begin(match, navigator.data)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    navigator.games._end(match, table.session)
    harness.frames(1)
    scene = harness.stack.top
    assert isinstance(scene, ResultScene)
    return harness, table, scene


@pytest.fixture
def decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any game counts as won by its first player."""
    began = begin_match

    def begin(match: Match, content: ValleyData, saves: Saves | None, *, practice: bool = False) -> Session:
        session = began(match, content, saves, practice=practice)
        state = session.state.copy()
        state.winner, state.victory = 0, "treasure"
        return GameSession(WIRAQOCHA, state)

    monkeypatch.setattr("game.core.match.begin_match", begin)


PLAYERS = (Seat("Zoë", "moon"), Seat("Bram", "star", "cadet"))
SETUP = Setup(("green", "red"), 77, "random", ("prisoner",), HouseRules(limited_dice=False))


@pytest.mark.usefixtures("decided")
def test_the_ways_on_are_first_again_then_the_same_valley_then_the_title(
    open_game: Callable[..., Opened], words: Words
) -> None:
    _, _, scene = ended(open_game, Match(SETUP, PLAYERS))
    assert [button.label for button in scene.options] == [
        words("menu.again.open"),
        words("menu.again.same"),
        words("menu.to_title"),
    ]
    assert {"story", "watch"} <= scene.ways.keys()
    lefts = [button.rect.x for button in scene.options]
    assert lefts == sorted(lefts)
    assert scene.options[0].rect.bottom <= scene.ways["story"].rect.top


@pytest.mark.usefixtures("decided")
@pytest.mark.parametrize("by_key", [False, True])
def test_play_again_seats_the_same_players_for_another_game(
    open_game: Callable[..., Opened], by_key: bool
) -> None:
    harness, table, scene = ended(open_game, Match(SETUP, PLAYERS))
    harness.key(pygame.K_RETURN) if by_key else harness.click(scene.options[0].rect.center)
    next_table = next(scene for scene in harness.stack.scenes if isinstance(scene, TableScene))
    assert next_table is not table
    setup = setup_of(next_table.context.match)
    assert next_table.context.match.seats == PLAYERS
    assert setup.seed != SETUP.seed
    assert replace(setup, seed=SETUP.seed) == SETUP


@pytest.mark.usefixtures("decided")
@pytest.mark.parametrize("by_key", [False, True])
def test_the_same_valley_begins_from_the_very_same_start(
    open_game: Callable[..., Opened], by_key: bool
) -> None:
    harness, table, scene = ended(open_game, Match(SETUP, PLAYERS))
    harness.key(pygame.K_v) if by_key else harness.click(scene.options[1].rect.center)
    next_table = next(scene for scene in harness.stack.scenes if isinstance(scene, TableScene))
    assert next_table is not table
    assert next_table.context.match == table.context.match
    assert next_table.session.initial == table.session.initial


@pytest.mark.usefixtures("decided")
def test_t_leads_to_the_title(open_game: Callable[..., Opened]) -> None:
    harness, _, _ = ended(open_game, Match(SETUP, PLAYERS))
    harness.key(pygame.K_t)
    assert isinstance(harness.stack.top, MainMenuScene)


def test_a_computer_player_s_line_has_the_pips_of_its_level(
    treasure: State, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(
        "game.kit.forms.ranking.draw_pips",
        lambda surface, area, scale, bots, level: drawn.append(level),
    )
    match = Match(MATCH.setup, (Seat("Ada", "star"), Seat("Bram", "anchor", "engineer:miner")))
    Harness(result_scene(words, match, treasure, ResultCallbacks(look=lambda: None, to_title=lambda: None)))
    assert drawn == ["engineer"]


def test_escape_leads_to_the_table_as_it_was_in_the_end(treasure: State, words: Words) -> None:
    told: list[str] = []
    scene = result_scene(
        words,
        MATCH,
        treasure,
        ResultCallbacks(look=lambda: told.append("table"), to_title=lambda: told.append("title")),
    )
    Harness(scene).key(pygame.K_ESCAPE)
    assert told == ["table"]


def test_it_says_after_how_many_rounds(
    treasure: State, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    draw = draw_text

    def noting(surface: pygame.Surface, text: str, *rest: object, **more: object) -> object:
        said.append(text)
        return draw(surface, text, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(results, "draw_text", noting)
    scene = result_scene(
        words,
        MATCH,
        treasure,
        ResultCallbacks(look=_nothing, to_title=_nothing, story=_nothing, watch=_nothing),
    )
    Harness(scene, (1280, 720)).frames(2)
    assert "after 16 rounds" in said  # the thirty-first turn of two players


def _nothing() -> None:
    """No button is pressed."""
