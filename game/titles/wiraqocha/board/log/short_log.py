"""The log of an analysed game, told by signs."""

from collections.abc import Mapping, Sequence

from game.base.i18n.words import Words
from game.table.signs import ShortLog
from game.titles.wiraqocha.board.log.log_lines import lines_of
from game.titles.wiraqocha.board.log.sign_art import ValleySigns
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import SeenWiraqochaStep


def short_log(
    words: Words,
    emblems: Mapping[str, str],
    initial: State,
    steps: Sequence[SeenWiraqochaStep],
    begin: int,
    end: int,
) -> ShortLog:
    """The lines of the journal, with its signs."""
    return ShortLog(lines_of(words, initial, steps, begin, end), ValleySigns(words, emblems, initial.game))
