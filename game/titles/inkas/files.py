"""How the title's data are read, checked and carried in saves: its part `GameFiles`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.kit.data.title_files import title_files
from game.titles.inkas.content.load import DATA

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.kit.data.mods.title_mods import TitleMods
    from game.titles.inkas.content.inkas_data import FigureKeys, InkasData
    from game.titles.inkas.rules.state import State


def _mods() -> TitleMods[InkasData, FigureKeys]:
    from game.titles.inkas.content.mods.title_mods import MODS

    return MODS


def _game_data(state: State) -> InkasData:
    return state.game.content


def _summary(words: Words, folder: Path | None) -> Iterable[str]:
    from game.titles.inkas.content.check import data_summary

    return data_summary(words, folder)


FILES: Final = title_files(DATA, _mods, _game_data, _summary)
