"""What the table of every title keeps to: nothing on it depends on what those who look cannot know."""

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.base.keys.bindings import KeyAction
from game.core.bots.in_process_service import InProcessService
from game.core.match import Match, Seat
from game.core.record import GameSession
from game.core.registry import title, titles
from game.core.seat_colours import TitleEmblems, emblem_of
from game.kit.board.board_factory import BoardFactory
from game.kit.board.ended_line import ended_line
from game.kit.forms.house_rules import HouseRulesDialog
from game.kit.forms.title_forms import RulesInForce
from game.table.menu import MenuCallbacks, TableMenu
from game.table.scene import TableScene
from game.ui.toggle import Toggle
from game.ui.widget import nothing
from tests.support.card_race_game import quiet_preferences
from tests.support.harness import Harness
from tests.support.tiny_title import installed
from tests.support.title_examples import EXAMPLES
from tests.support.words import game_words_of

NAMES = (*titles(), "card-race")
MOMENTS = (0, 1, 7, 19)  # steps played by chance


@pytest.fixture(autouse=True)
def tiny_title(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def persons(name: str, setup: Any) -> Match:
    """A match of persons."""
    emblems = title(name).part(TitleEmblems).of_colours
    return Match(
        setup,
        tuple(
            Seat(f"Player {number}", emblem_of(colour, setup.colours, emblems))
            for number, colour in enumerate(setup.colours)
        ),
    )


def opened(match: Match, state: Any, menu: MenuCallbacks | None = None) -> tuple[Harness, TableScene]:
    """A table on which a game begins in this state."""
    played = match.title
    scene = TableScene(
        match,
        GameSession(played.rules, state),
        game_words_of(played.name),
        board=played.part(BoardFactory),
        menu=menu,
        preferences=quiet_preferences(),
        service=InProcessService(played),
    )
    harness = Harness(scene, (1280, 720))
    harness.settle()
    return harness, scene


def picture(match: Match, state: Any) -> tuple[bytes, list[str], str]:
    """A table of persons on which a game begins in this state: its picture, its log, and what can be done."""
    harness, scene = opened(match, state)
    lines = [line.text for line in scene.log_book.lines]
    return pygame.image.tobytes(harness.surface, "RGB"), lines, scene.prompt_line.text()


def test_two_games_that_look_the_same_to_who_decides_look_the_same_on_the_table(name: str) -> None:
    found, setup, state = EXAMPLES[name].begin(name, min(3, title(name).seats[-1]), 5)
    rules, chance = title(name).rules, random.Random(5)
    match = persons(name, setup)
    for step in range(max(MOMENTS) + 1):
        decider = rules.decider(state)
        if decider is None:
            break
        if step in MOMENTS:
            one, other = (rules.resample(rules.observation(state, decider), salt) for salt in (1, 2))
            assert (one == other) == EXAMPLES[name].open
            assert picture(match, one) == picture(match, other), step
        state = found.rules.successor(state, chance.choice(rules.legal_actions(state)))


def test_a_finished_game_says_who_won_and_its_menu_leads_to_the_result(name: str) -> None:
    found, setup, state = EXAMPLES[name].begin(name, title(name).seats[0], 5)
    rules, chance, shown = found.rules, random.Random(5), []
    while rules.outcome(state) is None:
        state = rules.successor(state, chance.choice(rules.legal_actions(state)))
    words, match = game_words_of(name), persons(name, setup)
    harness, scene = opened(match, state, MenuCallbacks(nothing, result=lambda: shown.append(True)))
    outcome = rules.outcome(state)
    assert outcome is not None
    ended = ended_line(words, outcome, [seat.name for seat in match.seats])
    if name in ("inkas", "machu-picchu"):  # the bar of Wiraqocha says it beside the round
        assert ended == scene.prompt_line.text()
    scene.open_menu()
    menu = harness.stack.top
    assert isinstance(menu, TableMenu)
    assert ended in menu.text
    assert words("game_menu.kept") not in menu.text
    harness.key(pygame.K_RETURN)
    assert shown == [True]


def table_of(name: str) -> tuple[Harness, TableScene]:
    """The table of a game of persons that has just begun."""
    _, setup, state = EXAMPLES[name].begin(name, title(name).seats[0], 5)
    return opened(persons(name, setup), state)


def test_the_menu_tells_by_which_house_rules_the_game_is_played(name: str) -> None:
    harness, scene = table_of(name)
    harness.key(pygame.K_ESCAPE)
    menu = harness.stack.top
    assert isinstance(menu, TableMenu)
    assert ("house_rules" in menu.buttons) == title(name).has(RulesInForce)
    if "house_rules" not in menu.buttons:
        return
    assert menu.buttons["house_rules"].label == "House rules: standard"
    harness.settle()
    harness.key(pygame.K_h)
    shown = harness.stack.top
    assert isinstance(shown, HouseRulesDialog)
    before = [
        (switch.label, switch.value) for switch in shown.switches.values() if isinstance(switch, Toggle)
    ]
    assert before
    for switch in shown.switches.values():
        harness.click(switch.rect.center)
    now = [(switch.label, switch.value) for switch in shown.switches.values() if isinstance(switch, Toggle)]
    assert now == before
    harness.key(pygame.K_RETURN)
    assert harness.stack.top is scene


def test_keys_walk_from_button_to_button_and_back(name: str) -> None:
    harness, scene = table_of(name)
    seen = []
    for _ in range(4):
        harness.key(pygame.K_TAB, pygame.KMOD_CTRL)
        assert scene.ui.focused is not None and scene.ui.focused.ringed
        seen.append(scene.ui.focused)
    assert len(set(map(id, seen))) > 1
    for earlier in seen[-2::-1]:
        harness.key(pygame.K_TAB, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
        assert scene.ui.focused is earlier
    harness.key(pygame.K_TAB)
    harness.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert scene.ui.focused is seen[0]


def test_a_walks_the_buttons_only_where_no_button_bears_it(name: str) -> None:
    harness, scene = table_of(name)
    borne = any(
        widget.key == pygame.K_a or (isinstance(widget.key, KeyAction) and widget.key.key == "a")
        for widget in scene.ui.widgets
    )
    assert borne == (name == "inkas")
    harness.key(pygame.K_a)
    first = scene.ui.focused
    assert (first is None) == borne
    harness.key(pygame.K_a)
    harness.key(pygame.K_a, pygame.KMOD_SHIFT)
    assert scene.ui.focused is first


def played(name: str, steps: int) -> tuple[Harness, TableScene]:
    """A table of as few persons as can be, on which so many steps are played by chance."""
    found, setup, state = EXAMPLES[name].begin(name, title(name).seats[0], 5)
    harness, scene = opened(persons(name, setup), state)
    chance = random.Random(1)
    for _ in range(steps):
        scene.session.act(chance.choice(found.rules.legal_actions(scene.session.state)))
        harness.settle()
    return harness, scene


def test_who_sits_at_the_machine_now_is_said_at_each_change_until_a_press(name: str) -> None:
    harness, scene = played(name, 0)
    assert not scene.seat_note.shown
    first, chance = scene.context.seen_deciding, random.Random(5)
    for _ in range(60):
        scene.session.act(chance.choice(title(name).rules.legal_actions(scene.session.state)))
        harness.settle()
        if scene.context.seen_deciding not in (None, first):
            break
        assert not scene.seat_note.shown
    sits = scene.context.seen_deciding
    assert sits not in (None, first)
    assert scene.seat_note.said.startswith(f"Player {sits}\n")
    harness.key(pygame.K_F9)
    assert not scene.seat_note.shown


def test_a_game_taken_up_again_says_whose_turn_it_is_and_what_happened_last(name: str) -> None:
    harness, scene = played(name, 4)
    scene.seat_note.tell_resumed()
    who, said, *lines = scene.seat_note.said.splitlines()
    assert who == f"Player {scene.context.seen_deciding}"
    assert "round" in said
    assert lines
    told = [line.text for line in scene.log_book.lines]
    assert set(lines) <= set(told)
    harness.wait(25)
    assert not scene.seat_note.shown
