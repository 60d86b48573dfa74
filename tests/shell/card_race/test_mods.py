"""Mods of the card race are found, checked, chosen, played, saved and named in the list of games."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.match import begin_match, header_of, match_of, mods_of, resume_match
from game.core.record import Fault, Saves
from game.core.registry import title
from game.kit.data.mods.player_mods import installed_mods, mod_parts, mods_folder
from game.scenes.load.scene import LoadScene
from tests.support.card_race_game import NAME, OTHER, RaceProgram, needs_other, opened, play_out, race_match
from tests.support.command import Ran
from tests.support.spy import watch

Capture = pytest.CaptureFixture[str]
HEAD = """name: {name}
version: 1.2
needs: 0.1.0
game: {game}
authors: [Somebody]
title: {{en: {shown}}}
description: {{en: Cards for a test.}}
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player of whom nothing is known."""
    monkeypatch.setenv("WIRAQOCHA_HOME", str(tmp_path / "home"))


def write(name: str, cards: str, game: str = NAME) -> Path:
    """A mod in the player's folder for mods."""
    folder = mods_folder() / name
    folder.mkdir(parents=True)
    (folder / "mod.yaml").write_text(
        HEAD.format(name=name, game=game, shown=name.replace("_", " ").title()), "utf-8"
    )
    (folder / "cards.yaml").write_text(cards, "utf-8")
    return folder


@pytest.fixture
def nines(home: None) -> Path:
    """A mod that adds two nines."""
    return write("two_nines", "cards: [9, 9]\n")


def race(*names: str) -> Any:
    """The data with the mods of these names."""
    return installed_mods(title(NAME).data.mods(), title(NAME).data.load(), mod_parts()).data_with(names)


def with_mods(tmp_path: Path) -> RaceProgram:
    """The program, with the mods that lie on this machine."""
    program = opened(tmp_path)
    program.navigator.mods.put(installed_mods(title(NAME).data.mods(), title(NAME).data.load(), mod_parts()))
    return program


# found and checked


@needs_other
def test_the_command_lists_them_and_leaves_those_of_other_titles_out(nines: Path, capsys: Capture) -> None:
    write("elsewhere", "cards: []\n", OTHER)
    ran = Ran(capsys, "mods", "--title", NAME)
    first, others = ran.out.splitlines()
    assert (ran.code, first) == (0, f"two_nines 1.2: Two Nines ({nines})")
    assert others.startswith("For other games (--title): elsewhere (")


def test_a_mod_is_checked_in_the_words_of_its_title(nines: Path, capsys: Capture) -> None:
    ran = Ran(capsys, "check-data", "--title", NAME, "--mod", nines)
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "The mod two_nines is valid (cards: 2).")
    bad = write("bad", "cards: [9, 12]\n")
    ran = Ran(capsys, "check-data", "--title", NAME, "--mod", bad)
    assert ran.code == 2
    assert "bad/cards.yaml:1" in ran.out + ran.err


def test_games_are_simulated_with_a_mod(nines: Path, tmp_path: Path, capsys: Capture) -> None:
    asked = ["simulate", "--title", NAME, "--bots", "thrifty", "--games", "3", "--mod", str(nines)]
    ran = Ran(capsys, *asked, "--out", tmp_path / "out")
    assert (ran.code, ran.err) == (0, "")


# chosen


def test_a_mod_is_chosen_in_the_form_and_its_cards_are_in_the_deck(nines: Path, tmp_path: Path) -> None:
    program = with_mods(tmp_path)
    program.navigator.new_game()
    program.click(program.top.more)
    program.click(program.top.mods_button)
    program.click(program.top.switches["two_nines"])
    program.click(program.top.close_button)
    program.click(program.top.start)
    state = program.table.session.initial
    cards = [*state.deck, *(card for hand in state.hands for card in hand)]
    assert cards.count(9) == 2


def test_mods_that_do_not_go_together_are_told_of_in_the_form(nines: Path, tmp_path: Path) -> None:
    write("same_nines", "cards: [9, 9]\n")
    program = with_mods(tmp_path)
    program.navigator.new_game()
    program.click(program.top.more)
    program.click(program.top.mods_button)
    program.click(program.top.switches["two_nines"])
    program.click(program.top.switches["same_nines"])
    assert program.top.chosen == {"two_nines"}
    assert "two_nines: adds the same cards as same_nines: 9, 9" in program.top.fault.text


@needs_other
def test_the_mods_of_a_title_that_is_chosen_later_are_read(nines: Path, tmp_path: Path) -> None:
    program = opened(tmp_path, OTHER)
    later: list[Callable[[], None]] = []
    program.navigator.titles.read_mods(
        lambda own: installed_mods(title(own.title).data.mods(), own, mod_parts()), later.append
    )
    program.navigator.turn_to(NAME)
    assert list(program.navigator.mods.installed.mods) == ["two_nines"]


# saved


def saved(folder: Path) -> Path:
    """The file of a game with the mod that was played to its end."""
    session = begin_match(race_match("", ""), race("two_nines"), Saves(folder))
    play_out(session)
    session.close()
    (path,) = folder.glob("*.journal")
    return path


def test_a_header_names_its_mods(nines: Path) -> None:
    header = header_of(race_match("", ""), race("two_nines"))
    assert mods_of(header) == (("two_nines", "1.2"),)
    assert match_of(header) == race_match("", "")


def test_a_game_goes_on_where_its_mod_is_not_installed(nines: Path, tmp_path: Path, capsys: Capture) -> None:
    path = saved(tmp_path / "games")
    before = resume_match(path, title(NAME).data.load())
    assert not isinstance(before, Fault)
    before.session.close()
    shutil.rmtree(nines)
    after = resume_match(path, title(NAME).data.load())
    assert not isinstance(after, Fault)
    assert after.session.state == before.session.state
    assert after.session.initial.mods[0].additions == (9, 9)
    after.session.close()
    assert Ran(capsys, "replay", path, "--verify").code == 0


def test_the_list_of_games_names_its_mods(nines: Path, tmp_path: Path) -> None:
    saved(tmp_path / "games")
    program = with_mods(tmp_path)
    program.navigator.saved_games.open(None)
    program.harness.settle()
    scene = program.top
    assert isinstance(scene, LoadScene)
    scene.look_at_all_seen()
    with watch(scene.scale) as spy:
        program.harness.stack.invalidate()
        program.harness.frames(1)
    assert "Mods: Two Nines 1.2." in {text.text for seen in spy.scenes for text in seen.drawn}
