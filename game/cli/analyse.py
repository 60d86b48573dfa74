"""The command that reads a recorded game again."""

import argparse
import sys

from game.base.files.visible import shortened_path
from game.base.i18n.words import Words
from game.base.profile.folders import player_folder
from game.cli.data import dressed
from game.cli.language import words_of
from game.cli.recorded import named_game, refuse_spoilt, tell_place
from game.cli.refusal import RefusedError
from game.core.analysis.judging import POSITIONS
from game.core.analysis.kept import KeptAnalyses
from game.core.analysis.result import Analysis
from game.core.analysis.telling import GameTeller
from game.core.analysis.work import AnalysisWork, judge_next
from game.core.bots.bot_name import MOST_POSITIONS
from game.core.contract import AnyTitle
from game.core.lab.analysis_report import report_lines, write_report
from game.saved_games import OpenedGame


def analyse(options: argparse.Namespace, words: Words) -> int:
    """Print the analysis of a game, and write it into a folder where one is named."""
    positions = POSITIONS if options.positions is None else options.positions
    if not 0 < positions <= MOST_POSITIONS:
        raise RefusedError(words("cli.bad_positions", most=MOST_POSITIONS, found=positions))
    opened = named_game(options, words)
    title = opened.title
    words = dressed(words_of(title.name, words), title.data.of_game(opened.initial))
    if title.bots.judge is None or not opened.replayed.steps:
        raise RefusedError(f"{shortened_path(str(options.file))}: {words('analysis.none')}")
    found = _analysed(title, opened, positions, words)
    teller = GameTeller(words, title, opened.match.names(), opened.initial, opened.replayed.steps)
    named = [name or words(f"player.{colour}") for colour, name in opened.match.names().items()]
    if options.out is not None:  # first, for whoever reads the text may go away
        tell_place(options.out, write_report(options.out, found, teller, named), words)
    print("\n".join(report_lines(found, teller, named)))
    refuse_spoilt(options, opened, words)
    return 0


def _analysed(title: AnyTitle, opened: OpenedGame, positions: int, words: Words) -> Analysis:
    """What is kept of the game, or what is found now; how far that is stands on the error stream of a terminal."""
    work = AnalysisWork(title.rules, opened.initial, opened.replayed.steps, positions)
    if not KeptAnalyses(player_folder() / "games").find(work):
        shown = sys.stderr.isatty()
        while judge_next(title, work):
            if shown:
                said = words("analysis.progress", count=len(work.judged), total=work.total)
                print(f"\r{said}", end="", file=sys.stderr, flush=True)
        if shown:
            print(file=sys.stderr)
    found = work.result()
    assert found is not None, "a step was played"
    return found
