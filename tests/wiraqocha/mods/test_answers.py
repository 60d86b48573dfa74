"""Whoever asks for a mod, or for a folder that is none, is answered: which game it is for, what it is, what to do."""

import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.base.files.program_folders import data_folder
from game.cli import main
from game.core.registry import titles
from tests.support.mods import HEAD, write

CITY_HEAD = HEAD + "game: machu-picchu\n"
CITY = "districts: {corn: {yield: 4}}\n"
BOTH = {"wiraqocha", "machu-picchu"}

pytestmark = pytest.mark.skipif(
    not set(titles()) >= BOTH, reason="these are mods of titles that are not installed"
)
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "home" / "mods").mkdir(parents=True)
    return tmp_path / "home" / "mods"


def said(capture: Capture, *arguments: str) -> tuple[int, list[str]]:
    """The exit code of a command, and the lines that it says."""
    code = main(["--lang", "en", *arguments])
    told = capture.readouterr()
    return code, [line.removeprefix("wiraqocha: ") for line in (told.out + told.err).splitlines()]


FOR_THE_CITY = (
    "my_mod/mod.yaml: game: this mod is for the game machu-picchu; add --title machu-picchu to the command"
)
COMMANDS = (
    ("check-data",),
    ("mods",),
    ("rules",),
    ("simulate", "--games", "1"),
    ("bench", "rules"),
    ("scenario", "x.yaml"),
    ("screenshot", "--scene", "table", "--out", "x.png"),
    ("film", "--scene", "dice", "--out", "x.png"),
    ("replay", "x.journal"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_which_game_a_mod_is_for(capsys: Capture, command: Sequence[str]) -> None:
    write(Path("my_mod"), mod=CITY_HEAD, districts=CITY)
    code, lines = said(capsys, *command, "--mod", "my_mod")
    assert (code, lines[0]) == (2, FOR_THE_CITY)


def test_a_mod_that_names_no_game_is_for_the_first_one(capsys: Capture) -> None:
    write(Path("my_mod"), districts=CITY)
    assert said(capsys, "--title", "machu-picchu", "check-data", "--mod", "my_mod")[1][0] == (
        "my_mod/mod.yaml: game: this mod is for the game wiraqocha, as no other is named here; write "
        "game: machu-picchu, or add --title wiraqocha to the command"
    )
    assert said(capsys, "check-data", "--mod", "my_mod")[1][0] == (
        "my_mod/districts.yaml: only a mod for machu-picchu has a file with this name; for such a mod, write "
        "game: machu-picchu in mod.yaml"
    )


@pytest.mark.parametrize("title", sorted(BOTH))
def test_a_game_that_is_not_there_is_told_in_every_title(capsys: Capture, home: Path, title: str) -> None:
    write(home / "my_mod", mod=HEAD + "game: machupicchu\n", districts=CITY)
    wrong = (
        f"my_mod/mod.yaml:7: game: expected one of {', '.join(titles())}; found machupicchu; "
        "did you mean machu-picchu?"
    )
    assert said(capsys, "--title", title, "check-data", "--mod", str(home / "my_mod"))[1][0] == wrong
    assert f"  {wrong}" in said(capsys, "--title", title, "mods")[1]


def test_another_slip_in_mod_yaml_does_not_make_it_a_mod_of_another_game(capsys: Capture, home: Path) -> None:
    write(home / "my_mod", mod=CITY_HEAD.replace("authors: [Somebody]\n", ""), districts=CITY)
    assert not any("my_mod/" in line for line in said(capsys, "mods")[1])
    assert (
        "  my_mod/mod.yaml:1: authors: this key is missing"
        in said(capsys, "--title", "machu-picchu", "mods")[1]
    )


def test_the_list_names_the_mods_for_other_games(capsys: Capture, home: Path) -> None:
    write(home / "my_mod", mod=CITY_HEAD, districts=CITY)
    assert said(capsys, "mods")[1][-1] == (
        "For other games (--title): my_mod (machu-picchu), royal_road (inkas) and sun_feast (machu-picchu)"
    )


def test_a_known_mod_is_named_by_its_name(capsys: Capture, home: Path) -> None:
    write(home / "a_folder", mod=HEAD)
    write(home / "bad_one", mod=HEAD.replace("version: 1.0", "version: x"))
    assert said(capsys, "check-data", "--mod", "my_mod")[1][0].startswith("The mod my_mod is valid")
    assert said(capsys, "check-data", "--mod", "condor_gorge")[1][0].startswith(
        "The mod condor_gorge is valid"
    )
    assert said(capsys, "check-data", "--mod", "bad_one")[1][0].startswith("bad_one/mod.yaml:2: version: ")
    assert said(capsys, "check-data", "--mod", "sun_feast")[1][0].startswith(
        "sun_feast/mod.yaml: game: this mod is for"
    )
    assert said(capsys, "mods", "--mod", "condor_george") == (
        2,
        ["condor_george: there is no folder and no mod with this name; did you mean condor_gorge?"],
    )
    for slip, near in (("bad_on", "bad_one"), ("sun_feats", "sun_feast")):
        assert said(capsys, "mods", "--mod", slip)[1][0].endswith(f"did you mean {near}?")


def test_a_mod_that_is_given_twice_is_taken_once(capsys: Capture, home: Path) -> None:
    write(home / "my_mod")
    write(home / "bad_one", mod=HEAD.replace("version: 1.0", "version: x"))
    for name, code, begins in (
        ("my_mod", 0, "The mod my_mod is valid"),
        ("bad_one", 2, "bad_one/mod.yaml:2"),
    ):
        for again in (str(home / name), f"{home / name}/", name):
            found = said(capsys, "check-data", "--mod", str(home / name), "--mod", again)
            assert (found[0], [line.startswith(begins) for line in found[1]].count(True)) == (code, 1)


def unpacked_twice(folder: Path) -> str:
    write(folder / "my_mod" / "my_mod")
    return "my_mod: mod.yaml is not here but in my_mod/my_mod; move that folder one level up"


def within_itself(folder: Path) -> str:
    write(folder / "my_mod")
    write(folder / "my_mod" / "copy")
    return (
        "my_mod/copy: this is a mod inside another one, where it is not read; move its folder out of this one"
    )


def packed(folder: Path) -> str:
    with zipfile.ZipFile(folder / "my_mod.zip", "w") as archive:
        archive.writestr("my_mod/mod.yaml", HEAD)
    return f"{folder / 'my_mod.zip'}: this is a packed file; unpack it here and delete it"


def without_a_folder(folder: Path) -> str:
    write(folder, words_en="cards: {}\n")
    return (
        f"{folder / 'mod.yaml'}: a mod needs a folder of its own; name that, or put its files into one here"
    )


@pytest.mark.parametrize("lay", [unpacked_twice, within_itself, packed, without_a_folder])
def test_what_is_not_quite_a_mod_is_told(capsys: Capture, home: Path, lay: object) -> None:
    assert callable(lay)
    expected = lay(home)
    code, lines = said(capsys, "mods")
    assert (code, [line for line in lines if line.startswith("  ")]) == (0, [f"  {expected}"])
    (place,) = home.iterdir() if lay is not without_a_folder else [home / "mod.yaml"]
    code, lines = said(capsys, "check-data", "--mod", str(place))
    assert (code, lines[0]) == (2, expected)


def test_a_folder_that_holds_mods_says_in_which_they_are(capsys: Capture) -> None:
    (line, _) = said(capsys, "check-data", "--mod", str(data_folder() / "mods"))[1]
    assert line.startswith("mods: mod.yaml is not here but in mods/condor_gorge, mods/expedition, ")


@pytest.mark.parametrize("asked", [("check-data",), ("rules", "--data-dir"), ("simulate", "--data-dir")])
def test_a_mod_and_the_data_of_another_game_are_no_data(capsys: Capture, asked: Sequence[str]) -> None:
    write(Path("my_mod"))
    assert said(capsys, *asked, "my_mod") == (
        2,
        ["my_mod: this is a mod, not the data of a game; name it with --mod my_mod."],
    )
    city = data_folder() / "machu_picchu"
    assert said(capsys, *asked, str(city)) == (
        2,
        [f"{city}: these are the data of the game machu-picchu; add --title machu-picchu."],
    )
