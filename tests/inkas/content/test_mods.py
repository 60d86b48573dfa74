"""Mods of INKAS: figures in the place of the title's own, and the data that saves carry."""

from pathlib import Path

import pytest

from game.base.files.problems import ContentError
from game.core.contract import GameFiles
from game.core.registry import titles
from game.kit.data.embedded_data import embedded_data
from game.kit.data.mods.packed_mods import packed_with_mods
from game.kit.data.mods.player_mods import installed_mods
from game.titles.inkas.content.definitions import OfferingName, Sacrifice, Striking, WallaRole
from game.titles.inkas.content.house_rules import Diagonals
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.load import DATA
from game.titles.inkas.content.mods.title_mods import MODS
from game.titles.inkas.files import FILES
from tests.support.inkas_games import begin, content

HEAD = """game: inkas
name: my_mod
version: 1.0
needs: 0.1.0
authors: [Somebody]
title: {en: A mod}
description: {en: A mod for a test.}
"""


def with_mod(folder: Path, **files: str) -> InkasData:
    """The data with a mod of these files."""
    (folder / "my_mod").mkdir()
    for name, text in {"mod": HEAD, **files}.items():
        (folder / "my_mod" / f"{name}.yaml").write_text(text, "utf-8")
    parts = {**dict.fromkeys(titles(), ()), MODS.title: MODS.parts}
    mods = installed_mods(MODS, DATA.load(), parts, [folder / "my_mod"], shipped_alone=True)
    if mods.unusable:
        raise ContentError(mods.unusable[0].problems)
    return mods.data_with(mods.given)


def test_a_mod_replaces_figures_of_every_file_and_leaves_the_others(tmp_path: Path) -> None:
    data = with_mod(
        tmp_path,
        board="walls: {each_suyu: [a3|b3]}",
        wallas="wallas: {ukumari: {attack: 2}}",
        roles="fighter: {energized: {name: overload, boosts: attack, llamas: 2, effect: strike, attack: 3}}",
        offerings="duplication: {sacrifice: {llamas: 2}, llamas: 5}",
        cards="family: {iqiqu: {count: 3}, qusqu: {count: 2}}",
        modes="modes: {family: {llamas: 9}}\nhouse_rules: {diagonals: lenient}",
    )
    assert len(data.walls) == 4
    assert (data.wallas["ukumari"].attack, data.wallas["ukumari"].defence) == (2, 1)
    power = data.roles[WallaRole.FIGHTER].energized
    assert (power.llamas, power.effect) == (2, Striking(3))
    assert data.offerings[OfferingName.DUPLICATION].sacrifice == Sacrifice(2)
    assert (data.cards["iqiqu"].count, data.cards["qusqu"].count) == (3, 2)
    assert data.house_rules.diagonals is Diagonals.LENIENT
    assert data.gods == content().gods and data.digest != content().digest
    carried = embedded_data(DATA, MODS, packed_with_mods(data))
    assert carried is not None and (carried.digest, carried.walls) == (data.digest, data.walls)


def test_a_mod_with_a_fault_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        with_mod(tmp_path, cards="family: {iqiqu: {count: 5}}")
    assert [problem.reason for problem in caught.value.problems] == ["problem.card_sum"]


def test_a_save_carries_the_data_and_its_mark() -> None:
    assert isinstance(FILES, GameFiles)
    word = FILES.pack(content())
    assert FILES.unpack(content().digest, word, (), content()) == content()
    assert FILES.of_game(begin(1, 2)) == content()
    assert embedded_data(DATA, MODS, word[:-8]) is None
