"""Homes, terminals, disks and names as they may be: a command ends with its answer, or with a line that says why."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.support.shares import one_in

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.apart
posix = pytest.mark.skipif(sys.platform == "win32", reason="a matter of other systems")

NO_PASSWD = """
import pwd
def nobody(*_):
    raise KeyError("no entry")
pwd.getpwuid = pwd.getpwnam = nobody
"""
# Whoever may read everything obeys no rights: the tests give that right away.
OBEYING = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search", "--inh-caps", "-all")

SIMULATE = ["simulate", "--players", "2", "--bots", "random", "--games", "1", "--cap", "2"]


def run(
    *arguments: str | Path,
    env: Mapping[str, str | None] | None = None,
    cwd: Path = ROOT,
    before: Sequence[str] = (),
    stdout: int | None = None,
) -> "subprocess.CompletedProcess[bytes]":
    """Run the command in an environment that differs from this one as given; None takes a variable away."""
    wanted = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    for name, value in (env or {}).items():
        if value is None:
            wanted.pop(name, None)
        else:
            wanted[name] = value
    command = [*before, sys.executable, "-m", "game", *map(str, arguments)]
    return subprocess.run(
        command,
        cwd=cwd,
        env=wanted,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if stdout is None else stdout,
        stderr=subprocess.PIPE,
        timeout=120,
        check=False,
    )


def check_refused(ran: "subprocess.CompletedProcess[bytes]") -> None:
    """It ended with 2 and one line."""
    told = ran.stderr.decode("utf-8", "replace").splitlines()
    assert ran.returncode == 2, told
    assert len(told) == 1 and told[0].startswith("wiraqocha: "), told


def check_done(ran: "subprocess.CompletedProcess[bytes]") -> None:
    """It did what it was asked for, without a complaint."""
    assert (ran.returncode, ran.stderr) == (0, b"")


def without_home(folder: Path) -> dict[str, str | None]:
    """The environment of a user whom the system does not know."""
    (folder / "sitecustomize.py").write_text(NO_PASSWD)
    names = ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "WIRAQOCHA_HOME", "USERPROFILE")
    return {**dict.fromkeys(names), "PYTHONPATH": f"{ROOT}{os.pathsep}{folder}", "TMPDIR": str(folder)}


@posix
@pytest.mark.parametrize("command", ["--help", "check-data", "mods"])
def test_a_user_without_a_home_and_without_a_name(tmp_path: Path, command: str) -> None:
    check_done(run(command, env=without_home(tmp_path)))


@posix
@pytest.mark.parametrize(
    ("command", "shut"), one_in(3, ["--help", "check-data", "mods"], ["home", "folder", "inside"])
)
def test_a_folder_that_may_not_be_opened(tmp_path: Path, command: str, shut: str) -> None:
    as_root = os.getuid() == 0
    if as_root and shutil.which("setpriv") is None:
        pytest.skip("setpriv is needed to give rights away")
    home = tmp_path / "home"
    (home / "games" / "inside").mkdir(parents=True)
    closed = {"home": home, "folder": home / "games", "inside": home / "games" / "inside"}[shut]
    closed.chmod(0)
    env = {"HOME": str(home), "WIRAQOCHA_HOME": str(home / "games"), "TMPDIR": str(tmp_path)}
    try:
        check_done(run(command, env=env, before=OBEYING if as_root else ()))
    finally:
        closed.chmod(0o700)


@posix
@pytest.mark.parametrize(
    "command", [["--help"], ["rules"], ["check-data"], ["--version"], ["replay", "--help"], SIMULATE]
)
def test_a_full_device_as_output(command: list[str]) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with Path("/dev/full").open("wb") as full:
        ran = run(*command, stdout=full.fileno())
    check_refused(ran)
    assert b"the standard output cannot be written" in ran.stderr


@posix
@pytest.mark.parametrize("output", ["full", "gone"])
def test_the_files_of_a_report_need_no_output(tmp_path: Path, output: str) -> None:
    if output == "full" and not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    reader, writer = os.pipe()
    os.close(reader)
    if output == "full":
        os.close(writer)
        writer = os.open("/dev/full", os.O_WRONLY)
    ran = run(*SIMULATE, "--out", tmp_path, stdout=writer)
    os.close(writer)
    assert (tmp_path / "report.html").is_file() and (tmp_path / "bots.csv").is_file()
    assert b"Traceback" not in ran.stderr
    assert str(tmp_path).encode() not in ran.stderr


@pytest.mark.parametrize(
    ("terminal", "command"),
    one_in(2, [("ascii", "fr"), ("latin-1", "it"), ("cp437", "fr"), ("cp850", "it")], ["--help", "rules"]),
)
def test_a_terminal_with_few_letters(terminal: tuple[str, str], command: str) -> None:
    encoding, language = terminal
    check_done(run("--lang", language, command, env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}))


@pytest.mark.parametrize(
    ("name", "command"),
    one_in(
        2,
        ["a" * 300, "/".join(["c" * 200] * 30)],
        [
            ["replay"],
            ["scenario"],
            ["--mod"],
            ["screenshot", "--scene", "title", "--position"],
            ["screenshot", "--scene", "table", "--position"],
            ["simulate", "--games", "1", "--out"],
        ],
    ),
)
def test_a_name_that_is_too_long(name: str, command: list[str]) -> None:
    if sys.platform == "win32" and command == ["--mod"]:
        pytest.skip("there such a folder is told as one that is not there")
    more = {"--mod": ["mods"], "screenshot": ["--out", "x.png"]}
    ran = run(*command, name, *more.get(command[0], []))
    assert ran.returncode in (1, 2)
    assert b"Traceback" not in ran.stderr and ran.stderr.count(b"\n") == 1


@pytest.mark.parametrize("command", [["check-data"], ["check-data", "--data-dir"]])
def test_a_name_that_is_too_long_for_data(command: list[str]) -> None:
    ran = run(*command, "a" * 5000)
    assert ran.returncode == 2
    assert b"Traceback" not in ran.stderr and ran.stderr.count(b"\n") == 2


@posix
def test_a_link_that_leads_to_itself(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    commands: tuple[list[str | Path], ...] = (
        ["replay", loop],
        ["--mod", loop, "mods"],
        ["scenario", loop],
    )
    for command in commands:
        ran = run(*command)
        assert ran.returncode == 2
        assert b"Traceback" not in ran.stderr and ran.stderr.count(b"\n") <= 1
    ran = run("check-data", env={"WIRAQOCHA_HOME": str(loop)})
    assert b"Traceback" not in ran.stderr


@posix
@pytest.mark.parametrize(
    "command", [["check-data"], ["mods"], ["--help"], ["check-data", "here"], ["replay", "x"]]
)
def test_a_working_folder_that_has_gone(tmp_path: Path, command: list[str]) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    leave = ("sh", "-c", 'cd "$0" && rmdir "$0" && exec "$@"', str(gone))
    ran = run(*command, before=leave)
    assert b"Traceback" not in ran.stderr
    assert ran.returncode == (2 if len(command) == 2 else 0), ran.stderr


@posix
@pytest.mark.parametrize(
    "command", [["screenshot", "--scene", "title"], ["film", "--scene", "zeppelin", "--frames", "2"]]
)
def test_a_picture_that_finds_no_room_is_told_and_leaves_nothing(tmp_path: Path, command: list[str]) -> None:
    out = tmp_path / "picture.png"
    small = ("sh", "-c", 'trap "" XFSZ; ulimit -f 8; exec "$@"', "sh")
    # Python itself would leave code that is cut off at the limit.
    env = {"WIRAQOCHA_HOME": str(tmp_path / "home"), "PYTHONDONTWRITEBYTECODE": "1"}
    check_refused(run(*command, "--size", "640x480", "--out", out, env=env, before=small))
    assert not [path for path in tmp_path.iterdir() if path.name != "home"]


PIPES = (
    "settings.yaml",
    "window.json",
    "games/latest",
    "games/.x.journal.part",
    "games/x.journal",
    "games/saved/y.journal",
    "games/backups/x~1.journal",
    "cache/content",
    "cache/settings",
    "cache/words.en",
    "statistics.db",
)
START = """
import os, sys, time
from pathlib import Path
from game.app import Launch, saves_folder
from game.core.registry import title, titles
from game.base.profile.folders import cache_folder, player_folder
from game.core.match import Match, Seat, begin_match
from game.core.record import Saves, SaveFolder
from game.scenes.navigator import Navigator
from game.base.profile.preferences import Preferences
from game.core.statistics.database import Statistics
from game.core.statistics.database import FILE
from tests.support.harness import Harness
from game.ui.scene import Scene
from game.base.profile.window_place import read_place, write_place
from game.base.i18n.words import Words
from tests.support.title_examples import EXAMPLES

preferences = Preferences.of_player()
read_place(player_folder())
played = title(titles()[0])
content = played.data.load(None, cache_folder())
words = Words.load("en", keep_in=cache_folder()).with_title(played.name, cache_folder())
harness = Harness(Scene(), (1280, 720))
saves = Saves(saves_folder())
navigator = Navigator(harness.stack, words, lambda: content, saves, preferences)
navigator.title()
harness.frames(2)
for part in saves.folder.glob(".*"):
    os.utime(part, (1, 1))
setup = played.setups.read(EXAMPLES[played.name].colours[:2], 1, EXAMPLES[played.name].setups[0])
begin_match(Match(setup, (Seat("Ada", "gear"), Seat("Bram", "star"))), content, saves).close()
for folder in SaveFolder:
    navigator.saved_games.open(folder)
    harness.frames(6)
navigator.saved_games.statistics()
harness.frames(6)
navigator.title()
harness.frames(2)
print("started")
"""


@posix
def test_pipes_in_the_place_of_files_hold_nothing_up(tmp_path: Path) -> None:
    for name in PIPES:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(path)
    env = {**os.environ, "WIRAQOCHA_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    env |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    ran = subprocess.run(
        [sys.executable, "-c", START], cwd=ROOT, env=env, capture_output=True, timeout=60, check=False
    )
    assert ran.stdout.decode().endswith("started\n"), ran.stderr.decode()
    assert b"Traceback" not in ran.stderr
