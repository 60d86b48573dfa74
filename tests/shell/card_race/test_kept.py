"""A card race is recorded, resumed, saved, listed, watched and counted beside the games of another title."""

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.match import Match, Seat, begin_match, resume_match
from game.core.record import Fault, SaveFolder, Saves
from game.core.registry import title
from game.core.statistics.database import FILE, Statistics
from game.scenes.load.listed_game import nearest_win, standing_of, title_name
from game.scenes.load.scene import LoadScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.statistics.scene import StatisticsScene
from game.scenes.viewer.mode import ReplayMode
from game.table.scene import TableScene
from tests.support.card_race_game import (
    NAME,
    NAMES,
    OTHER,
    RaceProgram,
    begun,
    needs_other,
    opened,
    play_out,
    race_match,
    race_words,
)
from tests.support.command import ROOT
from tests.support.title_examples import EXAMPLES


def other_game(saves: Saves) -> None:
    """A game of another title, of which an action was played."""
    found, setup, _ = EXAMPLES[OTHER].begin(OTHER, 2, 3)
    session = begin_match(
        Match(setup, (Seat("Ada", "star"), Seat("Bram", "anchor"))), found.data.load(), saves
    )
    session.act(found.rules.legal_actions(session.state)[0])
    session.close()


def listed(program: RaceProgram, folder: SaveFolder | None = None) -> LoadScene:
    """The list of games."""
    program.navigator.saved_games.open(folder)
    program.harness.settle()
    assert isinstance(program.top, LoadScene)
    program.top.look_at_all_seen()
    return program.top


def point_at(scene: LoadScene, game: str) -> None:
    """Point at the first game of a title."""
    games = [row.game.header.game if row.game is not None else "" for row in scene.list.entries]
    scene.list.point_at(games.index(game))


# the list


@pytest.mark.parametrize("key", [pygame.K_w, pygame.K_a, pygame.K_s])
def test_the_list_opens_again_on_the_row_that_was_left(tmp_path: Path, key: int) -> None:
    """Nor is the row out of sight."""
    saves = Saves(tmp_path / "games")
    for number in range(12):
        session = begun(race_match("", "", seed=number + 1), saves, "step")
        session.close()
        saves.copy(saves.files(SaveFolder.PLAYED)[0], f"Evening {number}")
    program = opened(tmp_path)
    scene = listed(program, SaveFolder.SAVED)
    scene.list.point_at(10)
    assert scene.row is not None
    path = scene.row.path
    program.harness.settle()
    program.harness.key(key)
    program.harness.settle()
    assert program.top is not scene
    program.harness.key(pygame.K_ESCAPE)
    program.harness.settle()
    again = program.top
    assert isinstance(again, LoadScene) and again.row is not None
    assert (again.folder, again.row.path) == (SaveFolder.SAVED, path)
    assert 10 in again.list.seen() and again.tabs.index == scene.tabs.index


# the journal


def test_the_journal_names_the_title(tmp_path: Path) -> None:
    session = begun(race_match("", ""), Saves(tmp_path), "step")
    session.close()
    (path,) = tmp_path.rglob("*.journal")
    head = json.loads(path.read_text("utf-8").splitlines()[0])
    assert (head["format"], head["game"]) == (3, NAME)


def test_a_game_goes_on_after_its_program_was_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.support.game_process", NAME, str(tmp_path / "games"), "7", "5"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = process.stdout.readline().strip().split("\t")
        process.kill()
    assert len(lines) == 5
    program = opened(tmp_path)
    assert isinstance(program.top, MainMenuScene)
    button = program.top.resume_game
    assert button is not None
    assert all(name in button.tip for name in NAMES[:2])
    program.harness.key(pygame.K_c)
    program.harness.frames(1)
    session = program.table.session
    assert [session.rules.format_action(step.action) for step in session.steps] == lines
    assert session.initial == begun(race_match("", ""), None).state


def test_a_game_resumed_stands_where_it_stood_and_undo_still_stops_at_what_was_revealed(
    tmp_path: Path,
) -> None:
    session = begun(race_match("", ""), Saves(tmp_path), "draw", "step")
    session.close()
    (path,) = tmp_path.rglob("*.journal")
    resumed = resume_match(path, title(NAME).data.load())
    assert not isinstance(resumed, Fault)
    assert resumed.session.state == session.state
    assert resumed.session.undo() is not None
    assert not resumed.session.can_undo
    assert resumed.session.state == session.steps[0].after


# saved games


@needs_other
def test_a_game_saved_under_a_name_stands_beside_those_of_another_title_and_is_loaded(tmp_path: Path) -> None:
    program = opened(tmp_path)
    other_game(program.saves)
    program.navigator.games.begin(race_match("", ""), title(NAME).data.load())
    program.harness.frames(1)
    program.harness.key(pygame.K_s)  # step
    program.harness.settle()
    program.harness.keys([pygame.K_ESCAPE, pygame.K_n])
    program.harness.type("Before the sun")
    program.harness.key(pygame.K_RETURN)
    program.harness.settle()
    state = program.table.session.state
    played = listed(program)
    assert sorted(row.game.header.game for row in played.list.entries if row.game is not None) == sorted(
        (OTHER, NAME)
    )
    assert all(row.summary is not None and row.summary.opened is not None for row in played.list.entries)
    saved = listed(program, SaveFolder.SAVED)
    (row,) = saved.list.entries
    assert row.game is not None
    assert (row.game.header.game, row.game.header.name) == (NAME, "Before the sun")
    program.harness.key(pygame.K_p)
    program.harness.frames(1)
    assert program.table.session.state == state
    assert program.table.context.title.name == NAME


@needs_other
def test_a_game_of_another_title_goes_on_from_the_list(tmp_path: Path) -> None:
    program = opened(tmp_path)
    other_game(program.saves)
    point_at(listed(program), OTHER)
    program.harness.key(pygame.K_p)
    program.harness.frames(1)
    assert program.table.context.title.name == OTHER
    assert program.table.words.title == OTHER


@needs_other
def test_a_list_shows_which_title_each_game_is_of(tmp_path: Path) -> None:
    program = opened(tmp_path)
    other_game(program.saves)
    begun(race_match("", ""), program.saves, "step").close()
    scene = listed(program)
    said = [title_name(row) for row in scene.list.entries]
    assert all(standing_of(row).startswith(name) for row, name in zip(scene.list.entries, said, strict=True))
    assert sorted(said) == sorted(
        program.navigator.screens.words_of(name)("title.name") for name in (OTHER, NAME)
    )


@needs_other
def test_a_row_speaks_the_words_of_its_own_title(tmp_path: Path) -> None:
    program = opened(tmp_path, OTHER)
    begun(race_match("", ""), program.saves, "step").close()
    scene = listed(program)
    (row,) = scene.list.entries
    way = nearest_win(row, 0)
    assert way is not None
    assert way.text == "1 point"


# watching


def watching(table: TableScene) -> ReplayMode:
    """How a game is watched on its table."""
    assert isinstance(table.mode, ReplayMode)
    return table.mode


def test_a_game_is_watched_forwards_and_backwards(tmp_path: Path) -> None:
    program = opened(tmp_path)
    session = begun(race_match("", "random", "thrifty", "", ""), program.saves)
    play_out(session)
    session.close()
    listed(program)
    program.harness.key(pygame.K_w)
    program.harness.settle()
    table = program.table
    states = [session.initial, *(step.after for step in session.steps)]
    for at in (1, 2, len(states) - 1, 3, 0):
        watching(table).go_to(at)
        program.harness.settle()
        assert table.session.state == states[at]
        assert table.board.shown == table.context.seen(states[at])
    program.harness.key(pygame.K_RIGHT)
    program.harness.settle()
    assert table.session.state == states[1]
    program.harness.key(pygame.K_SPACE)
    for _ in range(4000):
        if table.session.state == states[-1]:
            break
        program.harness.frames(1, 0.5)
    assert table.session.state == states[-1]


# the end of a game


def finished(program: RaceProgram, *bots: str, ahead: bool = False) -> Any:
    """The result of a game that was played to its end at the table."""
    program.navigator.games.begin(race_match(*bots, ahead=ahead), title(NAME).data.load())
    program.harness.frames(1)
    play_out(program.table.session)
    program.harness.settle()
    return program.top


def test_the_end_shows_who_won_and_leads_to_the_story_and_on(tmp_path: Path) -> None:
    program = opened(tmp_path)
    result = finished(program, *[""] * 5)
    outcome = result_outcome(program)
    assert result.sheet.headline == race_words()(
        "race.won", players=race_words().listed(NAMES[seat] for seat in outcome.winners)
    )
    counted = Statistics(tmp_path / FILE)
    assert [[player.rank for player in kept.players] for kept in counted.results()] == [
        [outcome.rank(seat) for seat in range(5)]
    ]
    counted.close()
    program.click(result.ways["story"])
    assert type(program.top).__name__ == "StoryScene"
    assert list(program.top.story.values) == ["points"]
    program.click(program.top.write)
    (written,) = (tmp_path / "stories").glob("*.txt")
    assert str(written) in program.top.ui.toast.text
    assert all(name in written.read_text("utf-8-sig").splitlines()[0] for name in NAMES)
    written.unlink()
    (tmp_path / "stories").rmdir()
    (tmp_path / "stories").write_text("in the way")
    program.click(program.top.write)
    assert "cannot be written" in program.top.ui.toast.text
    program.harness.key(pygame.K_RETURN)
    assert program.top is result
    program.click(result.options[1])
    assert program.table.session.steps == ()


def result_outcome(program: RaceProgram) -> Any:
    playing = program.navigator.games.playing
    assert playing is not None
    return playing[1].rules.outcome(playing[1].state)


def test_level_winners_share_the_victory_on_every_screen(tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.navigator.games.begin(race_match("", ""), title(NAME).data.load())
    program.harness.frames(1)
    session = program.table.session
    for _ in range(8):
        session.act(session.rules.parse_action(session.state, "step"))
    program.harness.settle()
    assert result_outcome(program).ranks == ((0, 1),)
    assert program.top.sheet.headline == "Rosa and Bela won the race"
    scene = listed(program)
    (row,) = scene.list.entries
    assert "Rosa and Bela" in standing_of(row)


# statistics


@needs_other
def test_its_games_are_counted_apart_with_places_ties_and_scores(tmp_path: Path) -> None:
    program = opened(tmp_path)
    other_game(program.saves)
    for seed in range(3):
        session = begun(race_match("", "thrifty", "", seed=seed), program.saves)
        play_out(session)
        session.close()
    tied = begun(race_match("", ""), program.saves, *["step"] * 8)
    tied.close()
    program.navigator.saved_games.statistics()
    program.harness.settle()
    scene = program.top
    assert isinstance(scene, StatisticsScene)
    assert scene.figures.games == 4
    rosa, bela = (next(one for one in scene.figures.standings if one.name == name) for name in NAMES[:2])
    assert (rosa.games, bela.games, sum(bela.wins.values())) == (4, 1, 1)
    program.harness.key(pygame.K_x)
    program.harness.settle()
    with (tmp_path / "statistics.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["name"], row["rank"], row["score"]) for row in rows[-2:]] == [
        ("Rosa", "1", "4"),
        ("Bela", "1", "4"),
    ]
    with_other = Statistics(tmp_path / FILE)
    assert with_other.totals(title(OTHER)).games == 0
    with_other.close()
