"""The bar on top counts rounds and names one player, who is also the one that the line beside it speaks of."""

from collections.abc import Callable

import pygame
import pytest

from game.table import prompt_line
from game.titles.wiraqocha.board.panels import panels, topbar
from game.titles.wiraqocha.board.pieces.glyphs import draw_name
from game.titles.wiraqocha.rules.actions import End, Roll
from game.titles.wiraqocha.rules.events import TurnBegan
from game.titles.wiraqocha.rules.rounds import round_now, round_of
from tests.support.valley_table import ValleyTable, fresh, position

CAMPS = "players: [red, blue]\nboard: {N5: red camp, N4: blue camp, N9: red drill}\ndice: [1]"

Noted = list[str]


@pytest.fixture
def bar_texts(monkeypatch: pytest.MonkeyPatch) -> Noted:
    """Every text that the bar and the panels draw, as they draw it."""
    noted: Noted = []

    def noting(draw: Callable[..., object], place: int) -> Callable[..., object]:
        def drawn(*args: object, **more: object) -> object:
            noted.append(str(args[place]))
            return draw(*args, **more)

        return drawn

    for module in (topbar, panels, prompt_line):
        monkeypatch.setattr(module, "draw_text", noting(module.draw_text, 1))
    monkeypatch.setattr(topbar, "draw_name", noting(draw_name, 1))
    return noted


@pytest.mark.parametrize(
    ("turn", "players", "number"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (4, 4, 1), (9, 4, 3)]
)
def test_everybody_has_one_turn_in_a_round(turn: int, players: int, number: int) -> None:
    assert round_of(turn, players) == number


def test_the_first_turn_of_each_seat_is_in_round_one_whoever_begins() -> None:
    for seed in range(6):
        table = ValleyTable(fresh("red", "blue", "green", seed=seed))
        counted = [round_now(table.state)]
        for _ in range(3):
            table.session.act(Roll())
            applied = table.session.act(End())
            while not any(isinstance(event, TurnBegan) for event in getattr(applied, "events", ())):
                actions = [action for action in table.board.selection.actions if not isinstance(action, End)]
                table.session.act(actions[0])
                applied = table.session.act(End())
            counted.append(round_now(table.state))
        assert counted == [1, 1, 1, 2]


def test_the_bar_counts_rounds(bar_texts: Noted) -> None:
    ValleyTable(position("players: [red, blue, green, yellow]\nto_move: green\nturn: 23\ndice: [1]"))
    assert "Round 6" in bar_texts
    assert not [text for text in bar_texts if "23" in text]


def test_nobody_is_to_play_when_the_game_is_over(bar_texts: Noted) -> None:
    drills = CAMPS.replace("N9: red drill", "N1: red drill, N3: red drill")
    table = ValleyTable(position(f"{drills}\ncrystals: {{red: 10}}"))  # the harvest brings the last crystal
    table.session.act(End())
    table.harness.settle()
    assert table.ended == 1
    bar_texts.clear()
    table.harness.resize((1280, 800))
    table.harness.settle()
    assert "The game is over." in bar_texts
    assert not [text for text in bar_texts if "to play" in text]
    assert "Ada wins" in bar_texts


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_while_a_turn_passes_the_bar_and_the_line_in_it_name_one_player(
    bar_texts: Noted, size: tuple[int, int]
) -> None:
    table = ValleyTable(position(CAMPS), size, bots=("", "cadet"))
    bar = table.board.view.layout.bar_row
    who = pygame.Rect(bar.x, bar.y, bar.width // 8, bar.height)

    def header() -> bytes:
        return pygame.image.tobytes(table.harness.surface.subsurface(who), "RGB")

    of_ada, seen = header(), 0
    table.scene.commands.play(End())
    for _ in range(60 * 10):
        bar_texts.clear()
        table.harness.frames(1)
        if header() != of_ada:
            break
        seen += 1
        assert not [text for text in bar_texts if "Bram is" in text or "Bram plays" in text]
    table.harness.frames(20)
    assert seen
    assert [text for text in bar_texts if "Bram is" in text or "Bram plays" in text]
