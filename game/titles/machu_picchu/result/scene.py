"""The end of a game of Machu Picchu: how it ended, who won, and everybody's points line by line."""

from dataclasses import replace
from typing import Final

from game.base.i18n.words import Words
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.kit.forms.ending_picture import draw_ending, draw_winners
from game.kit.forms.result import ASIDE, HOW, Measures, ResultScene, ResultSheet, TextLine
from game.kit.forms.result_ways import ResultCallbacks
from game.titles.machu_picchu.board.pieces.art import picture
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.result.score_table import ScoreTable, level_at_the_top, standings
from game.titles.machu_picchu.rules.state import State
from game.ui.page_layout import GAP, MARGIN

_VIEWS: Final = {2: 0.42, 3: 0.38, 4: 0.33, 5: 0.27}  # part of the sheet that the picture fills, by players
_MEASURES: Final = Measures(
    beside=3 * MARGIN,
    gap=0.7 * GAP,
    button=(60, 400),
    edge=40,
    medals=46,
    headline=84,
    letters=76,
    slip=(30, -26, 230),
)


def result_scene(words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> ResultScene:
    """The picture of the ending, who won, the table of points, and the ways on, in the end of a game."""
    names, emblems = [seat.name for seat in match.seats], emblems_of(match)
    winners = [standing.seat for standing in standings(state) if standing.place == 1]
    said = words.listed(names[seat] for seat in winners)
    ended = words(f"menu.ended.{state.ending}", day=state.day)
    note = words(f"menu.note.{_note(state, len(winners))}")
    shown = picture("ending.conquest" if state.ending == Ending.CONQUEST else "ending.rescue")
    sheet = ResultSheet(
        lambda surface, view, scale: draw_ending(surface, view, scale, shown),
        lambda surface, view, scale: draw_winners(surface, view, scale, [emblems[seat] for seat in winners]),
        words("menu.won", count=len(winners), name=said),
        [TextLine(ended, 38, replace(HOW, size=25))],
        ScoreTable(words, state, match.seats, emblems),
        TextLine(note, 40, replace(ASIDE, size=20)),
        replace(_MEASURES, view=_VIEWS[len(names)]),
    )
    return ResultScene(words, sheet, callbacks)


def _note(state: State, winners: int) -> str:
    """Which line below the table explains it."""
    if level_at_the_top(state):
        return "shared" if winners > 1 else "goods"
    return "gold" if state.ending == Ending.CONQUEST else "cards"
