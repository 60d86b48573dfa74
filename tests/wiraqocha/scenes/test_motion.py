"""What moves: every event has its scene, nothing waits for it, all can be skipped, and it ends on the same picture."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.base.files.yaml_text import read_yaml
from game.base.profile.settings import MotionSettings, Pace
from game.core.contract import Applied
from game.kit.board.event_table import unmoved
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.motion.event_rows import ROWS
from game.titles.wiraqocha.board.motion.event_timeline import timeline_of
from game.titles.wiraqocha.board.motion.transition import Snapshot, Transition
from game.titles.wiraqocha.board.panels.tray import TrayDie
from game.titles.wiraqocha.rules import events as e
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.cache import forget_pictures
from tests.support.motion_table import AT_ONCE, DUEL, SIZE, STILL, act, picture, table_of
from tests.support.random_positions import penned as data
from tests.support.random_positions import scattered
from tests.support.scenarios import read_scenarios
from tests.support.scripted_games import SCRIPTS, lines_of, start_of
from tests.support.valley_table import ValleyTable, fresh, position

# the same game, seen or not


@pytest.mark.parametrize("scenario", SCRIPTS, ids=lambda scenario: scenario.name)
def test_a_game_at_once_leaves_the_same_pictures_as_one_that_moves(scenario: object) -> None:
    seen: list[list[bytes]] = []
    for settings in (AT_ONCE, STILL):
        table = ValleyTable(start_of(scenario), SIZE)  # type: ignore[arg-type]
        table.scene.set_motion(settings)
        pictures = []
        for line in lines_of(scenario):  # type: ignore[arg-type]
            act(table, line)
            table.harness.settle()
            table.scene.seat_note.close()  # it goes by the clock
            table.harness.settle()
            pictures.append(picture(table))
        seen.append(pictures)
    assert seen[0] == seen[1]


UNDONE = [
    ("board: {N5: red camp}\ndice: [1, 2, 6]", "conquer N9 with zeppelin@reserve using 1,2,6"),
    ("board: {N5: red camp}\ndice: [1, 2, 6]", "protect N5 with 6"),
    (
        "board: {N5: red camp, N9: green explorer}\ndice: [1, 2, 6]",
        "conquer N9 with zeppelin@reserve using 1,2,6",
    ),
    ("board: {N5: red camp}\nprotecting: {N5: 6}\nphase: preparation", "take-back N5"),
    ("board: {N5: red camp}\ncubes: {red: 4}\ndice: [1, 2, 6]", "raise 1"),
]


@pytest.mark.parametrize(("text", "line"), UNDONE)
def test_what_is_undone_glides_back_to_the_picture_from_before(text: str, line: str) -> None:
    table = table_of(text)
    table.harness.settle()
    before = picture(table)
    act(table, line)
    table.harness.settle()
    table.session.undo()
    assert table.scene.motion.busy or line.startswith("raise")
    table.harness.frames(5)
    table.harness.settle()
    table.harness.move((5, 5))
    assert picture(table) == before


def test_a_click_ends_the_way_back() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    act(table, "protect N5 with 6")
    table.session.undo()
    assert table.scene.motion.hidden_of(TrayDie)
    table.harness.press((5, 5))
    assert not table.scene.motion.busy and not table.scene.motion.hidden_of(TrayDie)


def test_no_picture_of_a_throw_waits_for_a_file(files_read: list[Path]) -> None:
    forget_pictures()
    table = table_of("board: {N5: red camp}\nphase: preparation\nrolls: [2, 4, 6]")
    table.harness.settle()
    files_read.clear()
    act(table, "roll")
    table.harness.settle()
    assert [file for file in files_read if "die" in file.parts] == []


def test_the_state_never_waits() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    act(table, "conquer N1 with explorer@reserve using 1")
    assert table.state.board[table.state.game.index["N1"]] >= 0
    assert table.scene.motion.busy
    act(table, "protect N1 with 2")  # at once, in the middle of the walk
    table.harness.settle()
    assert not table.scene.motion.busy


def test_at_once_nothing_moves() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]", AT_ONCE)
    act(table, "conquer N1 with explorer@reserve using 1")
    assert not table.scene.motion.busy
    table = ValleyTable(fresh("red", "blue"), SIZE)
    table.scene.set_motion(AT_ONCE)
    act(table, "roll")
    assert not table.board.view.tray.rolling


def test_the_pace_is_the_players() -> None:
    taken = []
    for pace in (Pace.SLOW, Pace.NORMAL, Pace.FAST):
        table = table_of("board: {N5: red camp}\ndice: [1, 1, 6]", MotionSettings(pace, ambient=False))
        act(table, "conquer D1 with explorer@reserve using 1,1")
        taken.append(table.harness.settle())
    assert taken[0] > 1.4 * taken[1] > 1.4 * 1.4 * taken[2]


def test_a_click_skips_and_still_acts() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    act(table, "conquer N1 with explorer@reserve using 1")
    table.harness.frames(3)
    table.harness.click(table.places.die(2))
    assert not table.scene.motion.busy
    assert table.board.selection.dice == (2,)


def test_a_key_skips_and_still_acts() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    act(table, "conquer N1 with explorer@reserve using 1")
    table.harness.frames(3)
    table.harness.key(pygame.K_1)
    assert not table.scene.motion.busy
    assert len(table.board.selection.dice) == 1


def test_a_window_that_changes_its_size_brings_all_to_its_end() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    act(table, "conquer N1 with zeppelin@reserve using 1")
    table.harness.frames(5)
    table.harness.resize((1600, 900))
    assert not table.scene.motion.busy


def test_what_arrives_is_seen_once_and_only_then() -> None:
    """While it is on its way the tile is empty; when it has landed the tile is as a table without motion shows it."""
    table = table_of("board: {N5: red camp}\ndice: [1, 2, 6]")
    area = table.board.view.layout.tile_rect(table.state.game.index["N9"])
    empty = pygame.image.tobytes(table.harness.surface.subsurface(area), "RGB")
    act(table, "conquer N9 with zeppelin@reserve using 1,2,6")
    table.harness.frames(4)
    assert pygame.image.tobytes(table.harness.surface.subsurface(area), "RGB") == empty
    table.harness.settle()
    assert pygame.image.tobytes(table.harness.surface.subsurface(area), "RGB") != empty


# every event


QUIET = {e.DiceRolled, e.DieAdded, e.TurnEnded}


def test_every_event_has_its_row() -> None:
    assert set(ROWS) == set(get_args(Event))


def test_every_event_moves_something_or_is_quiet() -> None:
    assert {kind for kind, row in ROWS.items() if row.animate is unmoved} == QUIET


def happenings() -> Iterator[tuple[ValleyTable, Snapshot, Snapshot, tuple[Event, ...]]]:
    """Steps of the scripted games and of a few wild ones, each with the looks before and after."""
    for scenario in (
        *SCRIPTS,
        *read_scenarios(read_yaml(Path("tests/wiraqocha/scenarios/examples_cards.yaml")), data()).scenarios,
    ):
        table = ValleyTable(start_of(scenario), SIZE)
        yield from _steps(table, lines_of(scenario))
    rich = ValleyTable(position(DUEL + "board: {N5: red camp}\ncubes: {red: 9}\ndice: [1]"), SIZE)
    yield from _steps(rich, ["end"])
    for seed in range(4):
        table = ValleyTable(scattered(random.Random(seed)), SIZE)
        chance = random.Random(seed)
        yield from _wild(table, chance)


def _steps(
    table: ValleyTable, lines: list[str]
) -> Iterator[tuple[ValleyTable, Snapshot, Snapshot, tuple[Event, ...]]]:
    table.scene.set_motion(AT_ONCE)
    for line in lines:
        before = Snapshot.of(table.board.view)
        action = WIRAQOCHA.parse_action(table.state, line)
        applied = table.session.act(action)
        if isinstance(applied, Applied):
            yield table, before, Snapshot.of(table.board.view), applied.events


def _wild(
    table: ValleyTable, chance: random.Random
) -> Iterator[tuple[ValleyTable, Snapshot, Snapshot, tuple[Event, ...]]]:
    table.scene.set_motion(AT_ONCE)
    for _ in range(40):
        actions = list(legal_actions(table.state))
        if not actions:
            return
        before = Snapshot.of(table.board.view)
        applied = table.session.act(chance.choice(actions))
        assert isinstance(applied, Applied)
        yield table, before, Snapshot.of(table.board.view), applied.events


def test_every_scene_is_short_and_can_be_painted_from_end_to_end() -> None:
    seen: set[type] = set()
    canvas = pygame.Surface(SIZE)
    for table, before, after, events in happenings():
        scene = table.scene
        view = valley_of(scene.board).view
        args = (
            before,
            after,
            view.emblems,
            scene.context.names,
            scene.words,
            view.tray,
        )
        transition = Transition(*args)
        for event in events:
            if isinstance(event, e.TurnBegan):
                transition.turn()
            animations = ROWS[type(event)].animate(transition, event)
            if animations and type(event) not in seen:
                for act_ in animations:
                    for k in range(21):
                        act_.paint(canvas, k / 20)
                seen.add(type(event))
            for act_ in animations:
                longest = 2.5 if isinstance(event, e.Devastated | e.GameWon | e.RelicFound) else 1.6
                assert 0.2 <= act_.seconds <= longest, event
        timeline = timeline_of(Transition(*args), events, lambda _: None)
        assert timeline.length <= 4.5, events
        while timeline.busy:
            timeline.update(0.2)
            timeline.draw_covers(canvas)
            timeline.draw(canvas)
    missing = {kind.__name__ for kind in set(get_args(Event)) - seen - QUIET}
    assert missing <= {"CampSteadied", "TokenSeized", "FortressLost", "RelicLost"}, missing


def test_sounds_are_called_in_their_time() -> None:
    table = table_of("board: {N5: red camp, N8: green drill}\ndice: [1]\nowned: {red: [death_ray]}")
    before = Snapshot.of(table.board.view)
    told: list[type] = []
    scene = table.scene
    scene.set_motion(AT_ONCE)
    applied = table.session.act(WIRAQOCHA.parse_action(table.state, "death-ray N8"))
    assert isinstance(applied, Applied)
    after = Snapshot.of(valley_of(scene.board).view)
    view = valley_of(scene.board).view
    transition = Transition(
        before,
        after,
        view.emblems,
        scene.context.names,
        scene.words,
        view.tray,
    )
    timeline = timeline_of(transition, applied.events, lambda event: told.append(type(event)))
    timeline.update(0.1)
    assert told == [e.Devastated]
    timeline.update(1.6)
    assert told[-1] is e.TokenBeaten


# the life of a still table


def drawn_within(table: ValleyTable, seconds: float) -> int:
    """How many pictures are drawn in so many seconds of rest."""
    before = table.harness.loop.frames_drawn
    table.harness.wait(seconds)
    return table.harness.loop.frames_drawn - before


def test_a_still_table_draws_nothing() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]")
    table.harness.settle()
    assert drawn_within(table, 5) == 0


def test_an_ambient_table_lives_slowly_and_only_where_it_lives() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]", MotionSettings())
    table.harness.settle()
    before = table.harness.surface.copy()
    assert 10 <= drawn_within(table, 2) <= 30
    areas = table.board.ambience.areas
    assert areas
    changed = table.harness.surface.copy()
    assert pygame.image.tobytes(changed, "RGB") != pygame.image.tobytes(before, "RGB")
    for area in areas:
        for sheet in (changed, before):
            sheet.fill((0, 0, 0), area)
    assert pygame.image.tobytes(changed, "RGB") == pygame.image.tobytes(before, "RGB")
    table.scene.set_motion(STILL)
    table.harness.settle()
    assert drawn_within(table, 2) == 0


def test_pieces_drawn_anew_are_as_a_whole_picture_would_be() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]", MotionSettings())
    table.harness.wait(1.0)
    pieces = table.harness.surface.copy()
    whole = pygame.Surface(pieces.get_size())
    table.scene.draw(whole)
    assert pygame.image.tobytes(pieces, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_the_valley_lives_where_its_tiles_are_in_a_window_of_any_size() -> None:
    table = table_of("board: {N5: red camp}\ndice: [1]", MotionSettings())
    for size in ((1280, 720), (2560, 1440)):
        table.harness.resize(size)
        table.harness.wait(1.0)
        valley = table.board.view.layout.map
        areas = table.board.ambience.areas
        assert all(valley.collidepoint(area.center) for area in areas)
        assert areas[0].unionall(areas[1:]).width > 0.6 * valley.width
