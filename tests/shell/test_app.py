"""The program's start: what keeps the window from opening is told in plain lines, with exit code 2."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app import Launch, follow, main
from game.base.profile.preferences import FILE, Preferences, read_settings, write_settings
from game.base.profile.settings import Settings
from game.base.profile.window_place import WindowPlace, write_place
from game.cli import main as command_line
from game.core.match import Match, Seat, begin_match
from game.core.record import Saves
from game.core.registry import default, title, titles
from game.core.statistics.challenges import ChallengeRecord
from game.core.statistics.database import Statistics
from game.scenes.title_art import TitleSounds
from game.ui.scene import Scene
from game.ui.screens import window_size
from tests.support.harness import Harness
from tests.support.title_examples import EXAMPLES

ROOT = Path(__file__).parents[2]


def test_a_folder_of_data_that_is_not_there_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(Launch(data_folder=tmp_path / "nowhere")) == 2
    told = capsys.readouterr().err
    assert told == f"wiraqocha: {tmp_path / 'nowhere'}: there is no such folder\n"


@pytest.mark.parametrize(
    ("typed", "shown"), [(["wiraqocha"], 1), (["wiraqocha", "--data-dir", "nowhere"], 0)]
)
def test_who_clicks_is_told_in_a_window_and_who_types_in_a_line(
    typed: list[str],
    shown: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A window that waits for a click would stop a script for good."""
    windows: list[tuple[object, ...]] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *said: windows.append(said))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "argv", typed)
    assert main(Launch(data_folder=tmp_path / "nowhere")) == 2
    assert "there is no such folder" in capsys.readouterr().err
    assert len(windows) == shown


def test_a_machine_without_a_screen_is_told_so() -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "no_such_driver"}
    done = subprocess.run(
        [sys.executable, "-m", "game"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.startswith("wiraqocha: No window can be opened:")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1920, 1080), (1728, 972)),
        ((3840, 2160), (3456, 1944)),
        ((2560, 1080), (1728, 972)),
        ((1280, 1024), (1280, 720)),
        ((1366, 768), (1280, 720)),
        ((1024, 768), (921, 518)),
        ((800, 600), (720, 405)),
        ((1080, 1920), (972, 546)),
    ],
)
def test_the_window_opens_within_the_screen(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    assert window_size(desktop) == size


LATER = (
    "pydantic",
    "yaml",
    "pymunk",
    "game.core.match",
    "game.core.lab.results",
    "game.core.statistics.database",
    "game.daily.results",
    "game.kit.bots.levels",
    "game.kit.board.board",
    "game.scenes.analysis_flow",
    "game.scenes.campaign_flow",
    "game.scenes.challenge_flow",
    "game.scenes.daily_flow",
    "game.scenes.lesson_flow",
    "game.scenes.puzzle_flow",
    "game.table.scene",
    "game.ui.dialogs",
    "game.ui.sound",
)
LATER_PARTS = (
    "content.definitions",
    "rules",
    "bots",
    "lab",
    "board.board",
    "setup_form",
    "result",
    "showcase",
    "bench",
)


def later(name: str) -> list[str]:
    """The modules that only later screens of this title need, and the other titles."""
    own, *others = (f"game.titles.{one.replace('-', '_')}" for one in (name, *set(titles()) - {name}))
    return [*LATER, *(f"{own}.{part}" for part in LATER_PARTS), *(f"{other}.title" for other in others)]


FIRST_PICTURE = """
import sys
import game.app
from game.bench.first_picture import show_first_picture
from game.ui.loop import Loop

step = Loop.step

def first(*given):
    Loop.step = step
    went_on = step(*given)
    print(*(name for name in {later} if name in sys.modules), sep=",")
    return went_on

Loop.step = first
game.app.fetch_ahead = lambda title: None
show_first_picture()
"""


@pytest.mark.parametrize("name", titles())
def test_the_first_picture_waits_for_nothing_that_only_later_screens_need(tmp_path: Path, name: str) -> None:
    """Whether a player is new, or has settings and a game to go on with, which is in front unasked."""
    home = tmp_path / "home"
    environment = {
        **os.environ,
        "WIRAQOCHA_HOME": str(home),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    program = [sys.executable, "-c", FIRST_PICTURE.format(later=later(name))]

    def start(*asked: str) -> list[str]:
        done = subprocess.run(
            [*program, *asked],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return done.stdout.splitlines()

    start("--title", name)  # the data and the words are read and checked at the very first start
    assert start("--title", name) == ["", "ready"]
    played, setup, _ = EXAMPLES[name].begin(name, 2, 1)
    match = Match(setup, (Seat("Ada", "star"), Seat("Bram", "anchor")))
    begin_match(match, played.data.load(), Saves(home / "games")).close()
    write_settings(home / FILE, Settings(language="fr"))
    start()
    assert start() == ["", "ready"]


IN_FRONT = """
import sys
from game.cli import main
from game.ui.loop import Loop
Loop.run = lambda loop: print(loop.stack.top.words.title)
sys.exit(main({arguments}))
"""


@pytest.mark.skipif(len(titles()) < 2, reason="two titles are needed")
def test_the_title_that_is_named_is_in_front_and_else_the_one_played_last(tmp_path: Path) -> None:
    """Whether its game is over or not, and whichever is the default."""
    saves = Saves(tmp_path / "games")
    assert opened(tmp_path, script=IN_FRONT) == default()
    for name in (*titles()[::-1], titles()[1]):
        played, setup, _ = EXAMPLES[name].begin(name, 2, 1)
        session = begin_match(
            Match(setup, (Seat("Ada", "star"), Seat("Bram", "anchor"))), played.data.load(), saves
        )
        session.close()
        assert opened(tmp_path, script=IN_FRONT) == name
        for asked in titles():
            assert opened(tmp_path, "--title", asked, script=IN_FRONT) == asked


OPEN_AND_CLOSE = """
import sys
from game.cli import main
from game.ui.loop import Loop
Loop.run = lambda loop: print(loop.fullscreen, *loop.windowed_size)
sys.exit(main({arguments}))
"""


def opened(home: Path, *arguments: str, script: str = OPEN_AND_CLOSE) -> str:
    """What the window was like when the game was opened with these arguments and closed at once."""
    program = [sys.executable, "-c", script.format(arguments=list(arguments))]
    environment = {**os.environ, "WIRAQOCHA_HOME": str(home), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def test_the_window_opens_as_large_as_it_was_and_as_it_is_asked_to(tmp_path: Path) -> None:
    write_place(tmp_path, WindowPlace((960, 540), (10, 20)))
    assert opened(tmp_path) == "False 960 540"
    assert opened(tmp_path, "--fullscreen").startswith("True")
    write_settings(tmp_path / FILE, Settings(fullscreen=True))
    assert opened(tmp_path).startswith("True")
    assert opened(tmp_path, "--windowed").startswith("False")


BOX = """
import sys
from game.cli import main
from game.ui.loop import Loop

def run(loop):
    loop.stack.top.settings.act(None)
    loop.step([], 0.1)
    print(loop.fullscreen, loop.stack.top.controls["fullscreen"].value)

Loop.run = run
sys.exit(main({arguments}))
"""


def test_the_box_of_the_full_screen_is_ticked_where_the_command_line_asks_for_it(tmp_path: Path) -> None:
    assert opened(tmp_path, "--fullscreen", script=BOX) == "True True"
    write_settings(tmp_path / FILE, Settings(fullscreen=True))
    assert opened(tmp_path, "--windowed", script=BOX) == "False False"
    assert read_settings(tmp_path / FILE) == Settings(fullscreen=True)


def test_a_window_larger_than_the_screen_opens_as_at_first(tmp_path: Path) -> None:
    first = opened(tmp_path / "new")
    write_place(tmp_path, WindowPlace((1600, 900), (10, 20)))
    assert opened(tmp_path) == first


def test_a_safe_start_knows_no_settings_and_leaves_all_as_it_is(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no: [settings")
    write_place(tmp_path, WindowPlace((960, 540), (10, 20)))
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert opened(tmp_path, "--safe") != "False 960 540"
    assert {path: path.read_bytes() for path in kept} == kept
    assert (tmp_path / FILE).read_text() == "no: [settings"


WIN_MEANWHILE = """
import sqlite3
from pathlib import Path
from game.app import saves_folder
from game.cli import main
from game.core.record import Saves
from game.core.statistics.database import Statistics
from game.ui.loop import Loop

def run(loop):
    statistics = Statistics.beside(Saves(saves_folder()))
    other = sqlite3.connect(statistics.path)
    other.execute("BEGIN EXCLUSIVE")
    print(statistics.note_challenge("any", "gold", won=True))
    other.close()

Loop.run = run
main({arguments})
"""


def test_what_waits_to_be_written_is_written_at_the_end(tmp_path: Path) -> None:
    assert opened(tmp_path, script=WIN_MEANWHILE) == "False"
    statistics = Statistics(tmp_path / "statistics.sqlite")
    assert statistics.challenges("any") == {"gold": ChallengeRecord(1, 1)}
    statistics.close()


LISTEN = """
import sys
from game.cli import main
from game.ui.loop import Loop
from game.ui.sound import Sounds
Sounds.music = lambda self, name, fade=0: print(name or "")
Loop.run = lambda loop: None
sys.exit(main({arguments}))
"""


@pytest.mark.parametrize(
    ("arguments", "heard"), [([], title(default()).part(TitleSounds).music or ""), (["--safe"], "")]
)
def test_a_safe_start_has_no_music(tmp_path: Path, arguments: list[str], heard: str) -> None:
    program = [sys.executable, "-c", LISTEN.format(arguments=arguments)]
    environment = {**os.environ, "WIRAQOCHA_HOME": str(tmp_path), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr, done.stdout.strip()) == (0, "", heard)


def test_a_window_cannot_be_asked_for_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["--windowed", "--fullscreen"]) == 2
    said = capsys.readouterr().err
    assert "--windowed" in said
    assert "--fullscreen" in said


@pytest.mark.parametrize("asked", [True, False])
def test_what_the_command_line_says_of_the_screen_holds_whatever_is_set_later(asked: bool) -> None:
    """A new game keeps who sat at the table: that is no reason to leave the full screen, or to fill it."""
    harness = Harness(Scene(), (1280, 720))
    preferences = Preferences()
    preferences.change(replace(preferences.now, fullscreen=not asked))
    preferences.fill_screen(asked)
    follow(harness.loop, preferences)
    harness.loop.set_fullscreen(preferences.now.fullscreen)
    preferences.change(replace(preferences.now, bots=replace(preferences.now.bots, count=3)))
    assert harness.loop.fullscreen is asked
    preferences.change(replace(preferences.now, fullscreen=not asked))
    assert harness.loop.fullscreen is not asked
    harness.loop.set_fullscreen(False)
