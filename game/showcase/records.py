"""The screens that remember games of any title: the list, the replay, the statistics."""

import os
import random
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from game.base.files.regular_files import read_regular
from game.base.files.whole_files import write_whole
from game.core.analysis.judging import JudgedMove
from game.core.analysis.work import AnalysisWork
from game.core.bots.available_bots import first_guess
from game.core.contract import Achievements, GameStatistics, Interactions, SeatFigure
from game.core.match import Match, Session
from game.core.player_names import player_name
from game.core.seat_colours import TitleEmblems
from game.scenes.challenge.title_challenges import TitleChallenges
from game.scenes.showcase_protocol import SEED, ShowcaseContext, do_nothing
from game.scenes.title_art import TitlePictures
from game.scenes.title_puzzles import TitlePuzzles
from game.showcase.defaults import showcase
from game.showcase.played import play_by_chance

if TYPE_CHECKING:
    from game.core.statistics.database import Statistics
    from game.core.statistics.results import GameResult
    from game.scenes.load.scene import LoadCallbacks

_SPREAD: Final = 8 / 30  # standard deviation of a figure, in parts of what its histogram shows
_EVENING: Final = 1_795_000_000  # when the games of the list were played, in seconds of the epoch


def _recorded(show: ShowcaseContext, folder: Path) -> tuple[Match, Session]:
    """A game played by chance from its set-up and recorded in a folder."""
    from game.core.match import begin_match
    from game.core.record import Saves

    match = showcase(show.title).match(show)
    session = begin_match(match, show.data, Saves(folder))
    play_by_chance(session, 160)
    return match, session


def load(show: ShowcaseContext) -> None:
    """Games under names, one of which is damaged."""
    from game.core.match import save_match
    from game.core.record import SaveFolder, Saves
    from game.scenes.load.scene import LoadScene

    with TemporaryDirectory() as place:
        saves = Saves(Path(place))
        match, session = _recorded(show, saves.folder)
        session.close()
        for number in (1, 2, 3):
            saved = save_match(player_name(show.words, number), match, session, saves)
            if isinstance(saved, Path):
                if number == 2:
                    text = read_regular(saved).splitlines(keepends=True)
                    write_whole(saved, b"".join([*text[:40], b"?\n", *text[41:]]))
                os.utime(saved, (_EVENING - number * 600_000,) * 2)
        scene = LoadScene(show.words, show.data, saves, _load_ways(show), SaveFolder.SAVED)
        show.stack.push(scene)
        scene.look_at_all_seen()
        scene.list.entries = [replace(row, path=Path(row.path.name)) for row in scene.list.entries]
        scene.list.point_at(1)


def load_empty(show: ShowcaseContext) -> None:
    """The folder of saved games before anything lies in it."""
    from game.core.record import SaveFolder, Saves
    from game.scenes.load.scene import LoadScene

    with TemporaryDirectory() as place:
        show.stack.push(
            LoadScene(show.words, show.data, Saves(Path(place)), _load_ways(show), SaveFolder.SAVED)
        )


def _load_ways(show: ShowcaseContext) -> "LoadCallbacks":
    from game.scenes.load.scene import LoadCallbacks

    return LoadCallbacks(
        do_nothing,
        lambda summary: None,
        lambda summary: None,
        lambda summary: None,
        lambda summary: None,
        lambda data: "",
        lambda title: show.words,
        lambda path: None,
        lambda opened: "",
    )


def save_as(show: ShowcaseContext) -> None:
    """The name of a save, asked over the table."""
    from game.scenes.load.naming import NameDialog

    showcase(show.title).screens["table"](show)
    name = player_name(show.words, 1)
    show.stack.push(NameDialog(show.words, show.words("load.name_title"), name, lambda name: None))


def stopped(show: ShowcaseContext) -> None:
    """A game of computer players that stands still, over its table."""
    from game.scenes.stopped_game import StoppedGameDialog

    showcase(show.title).screens["table"](show)
    match, session, _ = showcase(show.title).example(show, "table")
    bot = first_guess(show.title.bots, 1)
    match = replace(match, seats=tuple(replace(seat, bot=bot) for seat in match.seats))
    show.stack.push(StoppedGameDialog(show.words, match, session, do_nothing, do_nothing))


def statistics(show: ShowcaseContext) -> None:
    """What some evenings add up to."""
    _statistics(show, 40)


def statistics_empty(show: ShowcaseContext) -> None:
    """Before any game is over."""
    _statistics(show, 0)


def statistics_first(show: ShowcaseContext) -> None:
    """After the first two games."""
    _statistics(show, 2)


def _statistics(show: ShowcaseContext, games: int) -> None:
    from game.core.statistics.database import FILE, Statistics
    from game.scenes.statistics.scene import StatisticsScene

    with TemporaryDirectory() as place:
        statistics = Statistics(Path(place) / FILE)
        statistics.keep(_played(show, games))
        _keep_exercises(show, statistics, games)
        scene = StatisticsScene(
            show.words, show.title, statistics, Path(place) / "games", show.own_data, do_nothing
        )
        show.stack.push(scene)
        scene.read_all()
        statistics.close()


def _played(show: ShowcaseContext, games: int) -> "list[GameResult]":
    """So many games of three that persons and computer players might have played."""
    from game.core.contract import Interaction
    from game.core.statistics.results import GameResult, PlayerResult

    chance = random.Random(SEED)
    people = [(player_name(show.words, number), "") for number in (1, 2, 3)]
    seats = [*people, *(("", level) for level in show.title.bots.offered[2:4])]
    rivals = [rival.name for rival in show.title.bots.rivals]
    statistics, colours = show.title.part(GameStatistics), show.title.part(TitleEmblems).of_colours
    won = [*show.title.part(TitlePictures).of_reasons] or statistics.reasons
    results = []
    for number in range(games):
        seated = [
            (name, bot, colour, _figures(statistics, chance))
            for (name, bot), colour in zip(chance.sample(seats, 3), colours, strict=False)
        ]
        kind = chance.choice(won)
        turns = round(chance.gauss(38, 9))
        winner, rounds = chance.randrange(3), (turns - 1) // 3 + 1
        players = tuple(
            PlayerResult(
                *(name, bot, colour, 1 if seat == winner else 2, None, figures),
                rival=rivals[(number + seat) % (len(rivals) - 1)] if bot and rivals else "",
            )
            for seat, (name, bot, colour, figures) in enumerate(seated)
        )
        results.append(
            GameResult(
                *(f"{number}", float(number), show.title.name, {}, turns, rounds, kind, players),
                interactions=tuple(
                    Interaction(number % 3, (number + 1) % 3, kind, 1 + number % 2)
                    for kind in show.title.part(Interactions).kinds[:1]
                ),
            )
        )
    return results


def _figures(statistics: GameStatistics, chance: random.Random) -> dict[str, float]:
    """The figures of a seat: what is only counted is the same for all."""
    counted = {figure.key: 60.0 for figure in statistics.seat_figures if not figure.edges}
    measured = {figure.key: _made_up(figure, chance) for figure in statistics.seat_figures if figure.edges}
    return counted | measured


def _keep_exercises(show: ShowcaseContext, statistics: "Statistics", games: int) -> None:
    """Keep some challenges and puzzles as won and lost, in a title that has them."""
    from game.core.statistics.puzzles import Help

    challenges = show.title.find(TitleChallenges)
    for name in challenges.names[:2] if challenges is not None and games else ():
        statistics.note_challenge(show.data.title, name, won=True)
        statistics.note_challenge(show.data.title, name, won=False)
    puzzles = show.title.find(TitlePuzzles)
    for number, puzzle in enumerate(
        puzzles.load(show.own_data)[::3] if puzzles is not None and games > 2 else ()
    ):
        help = Help.HINT if number % 3 == 0 else Help.NONE
        statistics.note_puzzle(show.data.title, puzzle.name, help, solved=True)


def _made_up(figure: SeatFigure, chance: random.Random) -> float:
    """A value of a figure that has a histogram, mostly in the middle of it."""
    least, most = figure.edges[0], figure.edges[-1]
    return chance.gauss((least + most) / 2, (most - least) * _SPREAD)


def medals(show: ShowcaseContext) -> None:
    """The medals of a title, some of which are earned."""
    from game.core.contract import Tally
    from game.core.statistics.medals import Deed, MedalRecord
    from game.scenes.medals.scene import MedalsScene

    player = player_name(show.words, 1)
    records = []
    for number, medal in enumerate(show.title.part(Achievements).medals):
        deed = Deed(medal.name, "", _EVENING - number * 86_400.0, "", player) if number % 3 else None
        done = 1 if isinstance(medal.condition, Tally) and medal.count > 1 else 0
        records.append(MedalRecord(medal, done, deed))
    show.stack.push(MedalsScene(show.words, records, do_nothing))


def replay(show: ShowcaseContext) -> None:
    """A game that is watched again, in its middle."""
    from game.core.record.playback import Playback
    from game.scenes.viewer.mode import ReplayCallbacks, replay_table

    with TemporaryDirectory() as place:
        match, session = _recorded(show, Path(place))
        session.close()
    playback = Playback(session.rules, session.initial, session.steps, at=len(session.steps) * 2 // 3)
    show.stack.push(replay_table(match, playback, show.words, ReplayCallbacks(do_nothing, lambda at: None)))


def better_line(show: ShowcaseContext) -> None:
    """A move of a game as it would have been better, beside the way to it as it was played."""
    from game.core.record.playback import Playback
    from game.scenes.viewer.controls import OtherLine
    from game.scenes.viewer.mode import ReplayCallbacks, ReplayMode, WatchedMove, replay_table

    with TemporaryDirectory() as place:
        match, session = _recorded(show, Path(place))
        session.close()
    at, words = len(session.steps) * 2 // 3, show.words
    playback = Playback(session.rules, session.initial, session.steps, at)
    names = words("analysis.line_better"), words("analysis.line_played")
    ended = session.rules.outcome(session.state) is not None
    move = WatchedMove(at, ended, OtherLine(*names, words("analysis.other_tip"), do_nothing))
    callbacks = ReplayCallbacks(do_nothing, lambda at: None)
    table = replay_table(match, playback, words, callbacks, move=move)
    show.stack.push(table)
    assert isinstance(table.mode, ReplayMode)
    table.mode.go_to(at)


def analysis(show: ShowcaseContext) -> None:
    """The analysis of a game."""
    _analysis(show, 1)


def analysis_running(show: ShowcaseContext) -> None:
    """The analysis of a game that is still going on."""
    _analysis(show, 0.4)


def _analysis(show: ShowcaseContext, part: float) -> None:
    """What might be found of a game, as far as this part of it: nobody thinks for a picture."""
    from game.core.analysis.telling import GameTeller
    from game.core.bots.in_process_service import InProcessService
    from game.scenes.analysis.run import AnalysisRun
    from game.scenes.analysis.scene import AnalysisCallbacks, AnalysisScene

    with TemporaryDirectory() as place:
        match, session = _recorded(show, Path(place))
        session.close()
    work = AnalysisWork(session.rules, session.initial, session.steps)
    _make_up(work, len(match.seats), round(part * work.total))
    teller = GameTeller(show.words, show.title, match.names(), session.initial, session.steps)
    callbacks = AnalysisCallbacks(do_nothing, lambda lines, place, better: None, lambda at: None)
    run = AnalysisRun(work, InProcessService(show.title), None)
    show.stack.push(AnalysisScene(show.words, match, teller, run, callbacks))


def _make_up(work: AnalysisWork, seats: int, number: int) -> None:
    """Judgements of the first moves: chances that wander, and now and then a mistake or a fine move."""
    chance = random.Random(SEED)
    strengths = [1.0] * seats
    while len(work.judged) < number and (task := work.next) is not None:
        strengths = [strength * chance.uniform(0.8, 1.25) for strength in strengths]
        before = tuple(strength / sum(strengths) for strength in strengths)
        seat = work.rules.decider(task.state)
        others = [action for action in work.rules.legal_actions(task.state) if action not in task.played]
        if seat is None or chance.random() < 0.8:
            work.take(JudgedMove(before))
        elif others and chance.random() < 0.6:
            lost = chance.uniform(0.02, 0.3)
            cost = tuple(-lost if other == seat else lost / (seats - 1) for other in range(seats))
            work.take(JudgedMove(before, (work.rules.format_action(chance.choice(others)),), cost))
        else:
            work.take(JudgedMove(before, found=chance.uniform(0, 0.2)))
