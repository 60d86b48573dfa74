"""The puzzles: chosen at the title screen, solved and missed on the real table by hand, kept in the statistics."""

from collections.abc import Generator
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.base.files.problems import DataError
from game.base.files.program_folders import data_folder
from game.core.contract import Tally
from game.core.statistics.database import FILE, Statistics
from game.core.statistics.puzzles import Help, PuzzleRecord
from game.kit.board.end_question import EndQuestion
from game.scenes.main_menu import MainMenuScene
from game.scenes.puzzle.daily import of_the_day
from game.scenes.puzzle.mode import PuzzleMode
from game.scenes.puzzle.scene import PuzzleScene
from game.scenes.statistics.puzzles import GradeRecord, grade_records
from game.scenes.title_puzzles import PuzzleResult, PuzzleVerdict
from game.scenes.viewer.mode import ReplayMode
from game.table.menu import TableMenu
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.board.hand.turn_end_check import left_undone
from game.titles.wiraqocha.bots.turn_search import THROWS, sure_win, throws, wins
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.puzzles.claims import Claim, Kind
from game.titles.wiraqocha.puzzles.puzzle import WiraqochaPuzzle
from game.titles.wiraqocha.puzzles.tactics_file import GRADES, follow, read_tactics
from game.titles.wiraqocha.puzzles.title_puzzles import WiraqochaPuzzles
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.chance_outcomes import chance_outcomes
from game.titles.wiraqocha.rules.change import with_future
from game.titles.wiraqocha.rules.engine import successor
from game.titles.wiraqocha.title import TITLE
from game.ui.dialogs import Dialog
from game.ui.press_guard import LASTS
from tests.support.card_race_game import RaceProgram, opened
from tests.support.mouse_player import MousePlayer
from tests.support.screens import in_french
from tests.support.words import wiraqocha_words

PUZZLES = WiraqochaPuzzles()
LEAST, LEAST_OF_A_GRADE = 80, 10


@cache
def shipped() -> tuple[WiraqochaPuzzle, ...]:
    """The puzzles of the game, read once: of those to be won the turn is followed and seen to win."""
    return tuple(PUZZLES.load(TITLE.data.load()))


def verdict(puzzle: WiraqochaPuzzle, *actions: Any) -> PuzzleVerdict:
    judging: Generator[None, None, PuzzleVerdict] = PUZZLES.judge(wiraqocha_words("en"), puzzle, actions)
    while True:
        try:
            next(judging)
        except StopIteration as done:
            found: PuzzleVerdict = done.value
            return found


def at_list(folder: Path) -> RaceProgram:
    """The program at the list of puzzles, which was opened by mouse."""
    program = opened(folder, NAME)
    program.click(program.top.puzzles)
    assert isinstance(program.top, PuzzleScene)
    return program


def mode_of(program: RaceProgram) -> PuzzleMode:
    mode = program.table.mode
    assert isinstance(mode, PuzzleMode)
    return mode


def press(program: RaceProgram, number: int) -> None:
    """Press an answer of the question that lies over the table."""
    dialog = program.top
    assert isinstance(dialog, Dialog), dialog
    program.click(dialog.buttons[number])


def record(program: RaceProgram, name: str) -> PuzzleRecord | None:
    statistics = Statistics(program.saves.folder.with_name(FILE))
    found = statistics.puzzles(NAME).get(name)
    statistics.close()
    return found


def solved_before(program: RaceProgram, count: int) -> None:
    """So many puzzles were solved, of those that are shown last."""
    with closing(Statistics(program.saves.folder.with_name(FILE))) as statistics:
        for puzzle in shipped()[-count:]:
            statistics.note_deed(TITLE, Tally.PUZZLES, puzzle.name)


# what is shipped


def test_there_are_enough_of_every_grade_and_each_tells_a_task_and_two_hints() -> None:
    assert len(shipped()) >= LEAST
    assert len({puzzle.name for puzzle in shipped()}) == len(shipped())
    for grade in range(1, GRADES + 1):
        assert sum(puzzle.grade == grade for puzzle in shipped()) >= LEAST_OF_A_GRADE
    for language in ("en", "fr", "it"):
        words = wiraqocha_words(language)
        for puzzle in shipped():
            assert PUZZLES.task(words, puzzle)
            assert len({*PUZZLES.hints(words, puzzle)}) == 2


def test_no_hint_is_the_whole_solution() -> None:
    words = wiraqocha_words("en")
    for puzzle in shipped():
        if sum(not isinstance(action, a.End) for action in puzzle.line) == 1:
            assert all(hint.action is None for hint in PUZZLES.hints(words, puzzle))
            assert not any("begins" in hint.text for hint in PUZZLES.hints(words, puzzle))


def test_a_turn_is_judged_when_it_is_over() -> None:
    puzzle = next(one for one in shipped() if one.claim.kind is Kind.WIN and len(one.line) > 1)
    assert verdict(puzzle).result is PuzzleResult.OPEN
    assert verdict(puzzle, puzzle.line[0]).result is PuzzleResult.OPEN
    assert verdict(puzzle, *puzzle.line).result is PuzzleResult.SOLVED
    assert verdict(puzzle, a.End()).result is PuzzleResult.MISSED


def test_a_spoilt_file_names_every_fault(tmp_path: Path) -> None:
    text = (data_folder() / "puzzles.yaml").read_text("utf-8")
    first = text[: text.index("\n- name", text.index("- name") + 1)]
    file = tmp_path / "puzzles.yaml"
    for good, bad, reason in (
        ("kind: win", "kind: won", "position.word"),
        ("turn: [", "turn: [end, ", "problem.puzzle_turn"),
        ("grade: 1", "grade: 9", "position.number"),
    ):
        assert good in first
        file.write_text(first.replace(good, bad, 1), "utf-8")
        with pytest.raises(DataError) as caught:
            read_tactics(file, TITLE.data.load())
        assert caught.value.problems[0].reason == reason
        assert caught.value.problems[0].line


def test_every_puzzle_has_its_day_before_any_has_a_second() -> None:
    days = [date(2031, 2, 3) + timedelta(number) for number in range(14)]
    first = next(number for number, day in enumerate(days) if day.toordinal() % 7 == 0)
    week = [of_the_day("abcdefg", day) for day in days[first : first + 7]]
    assert sorted(week) == list("abcdefg")


def test_the_statistics_count_each_grade_with_and_without_help(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / FILE)
    data = TITLE.data.load()
    assert grade_records(TITLE, data, statistics) == ()
    of_first = [puzzle.name for puzzle in PUZZLES.load(data) if puzzle.grade == 1]
    for name, help in zip(of_first, (Help.NONE, Help.HINT), strict=False):
        statistics.note_puzzle(NAME, name, help, solved=True)
    statistics.note_puzzle(NAME, of_first[2], Help.NONE, solved=False)
    first, *others = grade_records(TITLE, data, statistics)
    assert first == GradeRecord(1, len(of_first), 2, 1)
    assert len(others) == GRADES - 1 and not any(grade.solved for grade in others)


# played


def test_one_is_missed_tried_again_with_hints_and_solved_by_hand(tmp_path: Path) -> None:
    program = at_list(tmp_path)
    solved_before(program, 9)
    listed = program.top
    assert isinstance(listed, PuzzleScene)
    puzzle = listed.current.puzzle
    program.click(listed.buttons[1])
    table, mode = program.table, mode_of(program)
    MousePlayer(program.harness).do(a.End())
    program.harness.frames(3)
    assert program.top.title == "Not solved"
    assert record(program, puzzle.name) == PuzzleRecord(1, 0)
    press(program, 0)
    assert program.table is not table
    mode = mode_of(program)
    for said in range(2):
        program.click(mode.panel.hint)
        assert mode.help == said + 1
        assert record(program, puzzle.name) == PuzzleRecord(1, 0, Help(said + 1))
        program.harness.wait(LASTS)
    assert not mode.panel.hint.enabled
    player = MousePlayer(program.harness)
    for action in puzzle.line:
        player.do(action)
    program.harness.frames(3)
    assert program.top.title == "Solved!"
    assert record(program, puzzle.name) == PuzzleRecord(2, 2, Help.SECOND_HINT)
    assert program.top.ui.toast.text == "New medal: Sharp Mind"
    press(program, 0)
    assert mode_of(program).puzzle.name != puzzle.name


def test_the_end_of_its_turn_is_asked_about_as_at_the_table(tmp_path: Path) -> None:
    program = at_list(tmp_path)
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    table, puzzle = program.table, mode_of(program).puzzle
    assert left_undone(puzzle.initial)
    program.harness.key(pygame.K_e)
    assert isinstance(program.top, EndQuestion)
    press(program, 0)
    program.harness.frames(3)
    assert program.top is table and not table.session.steps
    assert record(program, puzzle.name) is None
    program.harness.key(pygame.K_e)
    press(program, 1)
    program.harness.frames(3)
    assert program.top.title == "Not solved"


def test_a_verdict_waits_until_the_menu_is_closed(tmp_path: Path) -> None:
    """The menu was opened while the last dice still moved: it stays on top, and is not left under the verdict."""
    program = at_list(tmp_path)
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    program.table.session.act(a.End())
    program.harness.key(pygame.K_ESCAPE)
    program.harness.settle()
    assert isinstance(program.top, TableMenu)
    program.harness.key(pygame.K_ESCAPE)
    program.harness.settle()
    assert program.top.title == "Not solved"
    assert not any(isinstance(scene, TableMenu) for scene in program.harness.stack.scenes)


@pytest.mark.parametrize("way", ["menu", "window", "again"])
def test_one_that_is_left_before_its_verdict_is_counted_once(tmp_path: Path, way: str) -> None:
    program = at_list(tmp_path)
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    puzzle = mode_of(program).puzzle
    for action in puzzle.line:
        program.table.session.act(action)
    if way == "menu":
        program.harness.keys([pygame.K_ESCAPE, pygame.K_q])
    elif way == "again":
        mode_of(program).panel.again.on_click()
    else:
        program.navigator.games.close()
    assert record(program, puzzle.name) == PuzzleRecord(1, 1)
    assert way != "menu" or isinstance(program.top, PuzzleScene)
    program.navigator.title()
    program.harness.settle()
    assert isinstance(program.top, MainMenuScene)
    assert record(program, puzzle.name) == PuzzleRecord(1, 1)


def test_its_keys_do_the_same_where_all_is_large(tmp_path: Path) -> None:
    """V, which changes the speed of computer players at other tables, does not lead away from the open sheet."""
    program = at_list(tmp_path)
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    program.harness.stack.resize(replace(program.harness.stack.scale, zoom=2.0))
    first = mode_of(program).puzzle
    program.harness.key(pygame.K_l)
    assert mode_of(program).panel.following.visible
    program.harness.key(pygame.K_v)
    program.harness.settle()
    assert mode_of(program).puzzle is not first


def test_another_language_reaches_its_players_and_its_menu(tmp_path: Path) -> None:
    program = at_list(tmp_path)
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    in_french(program)
    assert [seat.name for seat in program.table.context.match.seats] == ["Rouge", "Bleu"]
    words, puzzle = program.table.words, shipped()[0]
    assert mode_of(program).puzzle.name == puzzle.name
    program.harness.key(pygame.K_ESCAPE)
    assert program.top.text == words("puzzle.menu_note", task=PUZZLES.task(words, puzzle))


def test_one_button_for_a_hint_is_seen_and_the_puzzle_of_the_day_says_so(tmp_path: Path) -> None:
    program = at_list(tmp_path)
    today = program.top.today
    program.click(program.top.daily)
    mode = mode_of(program)
    assert mode.puzzle == today.puzzle
    assert mode.panel.sheet.line.startswith("Puzzle of the day")
    assert mode.panel.hint.visible and not program.table.board.hint.visible
    program.harness.key(pygame.K_h)
    assert mode.help is Help.HINT
    program.harness.stack.resize(replace(program.harness.stack.scale, zoom=2.0))
    program.harness.settle()
    assert mode.panel.hint.visible != program.table.board.hint.visible


def test_its_solution_is_watched_and_leads_back_to_another_try(tmp_path: Path) -> None:
    program = at_list(tmp_path)
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    name = mode_of(program).puzzle.name
    program.click(mode_of(program).panel.solution)
    assert record(program, name) == PuzzleRecord(
        0, 0, Help.SOLUTION
    )  # whoever leaves now has had help all the same
    program.harness.wait(5.0)
    assert isinstance(program.table.mode, ReplayMode)
    assert program.table.mode.turns.length == program.table.mode.playback.at  # it has played by itself
    program.harness.key(pygame.K_p)  # nothing is played on from there
    assert not program.saves.folder.exists() or not list(program.saves.folder.iterdir())
    program.harness.key(pygame.K_ESCAPE)
    program.harness.settle()
    assert mode_of(program).help is Help.SOLUTION


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    program = at_list(tmp_path)
    (tmp_path / FILE).unlink(missing_ok=True)
    (tmp_path / FILE).mkdir()  # no file can lie there
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    MousePlayer(program.harness).do(a.End())
    program.harness.frames(3)
    assert "cannot be written at the moment" in program.top.text
    (tmp_path / FILE).rmdir()
    press(program, 2)
    assert program.top.record(program.top.current).tries == 1  # it waited


def test_a_spoilt_file_is_told_at_the_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoilt = tmp_path / "data"
    spoilt.mkdir()
    (spoilt / "puzzles.yaml").write_text("- {kind: win, turn: [end], position: 5}\n", "utf-8")
    program = opened(tmp_path, NAME)
    monkeypatch.setattr("game.titles.wiraqocha.puzzles.tactics_file.data_folder", lambda: spoilt)
    program.click(program.top.puzzles)
    assert isinstance(program.top, Dialog) and "puzzles.yaml" in program.top.text
    press(program, 0)
    assert isinstance(program.top, MainMenuScene)


@pytest.mark.parametrize(("language", "plural"), [("fr", "1 résolues"), ("it", "1 risolti")])
def test_one_solved_puzzle_is_not_counted_in_the_plural(language: str, plural: str) -> None:
    said = wiraqocha_words(language)("statistics.puzzles_solved", solved=1, count=26)
    assert plural not in said
    assert "1" in said


def _after(puzzle: WiraqochaPuzzle, throw: Any, line: tuple[Any, ...]) -> PuzzleVerdict:
    """How a turn is judged in which this is thrown first; whatever its line leaves open, the turn is ended."""
    state = puzzle.initial
    for action in (throw, *line):
        state = successor(state, action)
    return verdict(puzzle, throw, *line, *([] if state.winner >= 0 else [a.End()]))


def test_a_throw_that_was_not_needed_makes_no_sure_win_a_lucky_one() -> None:
    tried = set()
    for puzzle in shipped():
        if puzzle.claim.kind is not Kind.WIN:
            continue
        line = tuple(action for action in puzzle.line if not isinstance(action, a.End))
        for throw in throws(puzzle.initial):
            if all(wins(outcome.state, line) for outcome in chance_outcomes(puzzle.initial, throw)):
                tried.add(puzzle.name)
                assert _after(puzzle, throw, line).result is PuzzleResult.SOLVED, (puzzle.name, throw)
    assert len(tried) > 50


def test_a_win_that_needed_its_throw_is_called_lucky() -> None:
    tried = 0
    for puzzle in shipped():
        if puzzle.claim.kind is not Kind.CHANCE or puzzle.claim.chance > 0.9:
            continue
        throw = next(action for action in puzzle.line if isinstance(action, THROWS))
        states = follow(puzzle.initial, puzzle.line[: puzzle.line.index(throw)])
        for face in range(1, 7):
            begun = replace(puzzle, initial=with_future(states[-1], (face,)), claim=Claim(Kind.WIN))
            line = sure_win(successor(begun.initial, throw))
            if line is not None:
                tried += 1
                found = _after(begun, throw, line)
                assert found.result is PuzzleResult.MISSED
                assert found.why == wiraqocha_words("en")("puzzle.verdict.win.lucky")
    assert tried > 1


@pytest.mark.parametrize("key", [pygame.K_s, pygame.K_RETURN])
def test_the_key_that_opens_a_puzzle_plays_nothing_in_it(tmp_path: Path, key: int) -> None:
    """S is held, or Enter pressed twice: neither is a crystal spent nor a place pointed at."""
    program = at_list(tmp_path)
    hand = program.harness
    if key == pygame.K_RETURN:
        hand.key(pygame.K_TAB)
        hand.key(pygame.K_TAB)
    for _ in range(4):
        hand.post(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    hand.settle()
    assert isinstance(program.top, TableScene)
    assert not program.table.session.steps
    assert program.table.board.input.asking is False
    assert valley_of(program.table.board).keyboard.cursor.zone is None
    assert not program.table.ui.toast.left
