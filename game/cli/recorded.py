"""Recorded games as commands are given them."""

import argparse
import sys
from functools import partial
from pathlib import Path

from game.base.files.regular_files import real_path
from game.base.files.visible import shortened_path
from game.base.i18n.words import Words
from game.cli.data import chosen_data, title_of
from game.cli.refusal import RefusedError
from game.core.contract import AnyTitle
from game.core.record import Fault
from game.saved_games import OpenedGame, open_game


def named_game(options: argparse.Namespace, words: Words) -> OpenedGame:
    """The recorded game of a file, as far as it can be played."""
    opened = open_game(options.file, chosen_data(options, words))
    if isinstance(opened, Fault):
        raise _spoilt(options, opened, words, title_of(options))
    return opened


def refuse_spoilt(options: argparse.Namespace, opened: OpenedGame, words: Words) -> None:
    """Say what is wrong with the rest of a game that can be played only so far."""
    if opened.replayed.fault is not None:
        raise _spoilt(options, opened.replayed.fault, words, opened.title)


def tell_place(folder: Path, place: Path, words: Words) -> None:
    """Say where files were written that were meant for a folder, if elsewhere."""
    if real_path(place) != real_path(folder):
        said = words("cli.out_taken", folder=shortened_path(str(folder)), place=shortened_path(str(place)))
        print(said, file=sys.stderr)


def _spoilt(options: argparse.Namespace, fault: Fault, words: Words, title: AnyTitle) -> RefusedError:
    said = fault.text(words, partial(title.phrases.explain, words))
    return RefusedError(f"{shortened_path(str(options.file))}: {said}")
