"""The end of a game: who won, and everybody's place and score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.seat_colours import emblems_of
from game.kit.forms.ranking import FigureColumn, RankedSeat, Ranking
from game.kit.forms.result import ASIDE, HOW, ResultScene, ResultSheet, TextLine
from game.ui.emblems import draw_medal

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from game.base.i18n.words import Words
    from game.core.contract import AnyState
    from game.core.match import Match
    from game.kit.forms.result_ways import ResultCallbacks
    from game.ui.scale import Scale


def plain_result(words: Words, match: Match, state: AnyState, callbacks: ResultCallbacks) -> ResultScene:
    """A line for every seat, best first, under the medals of the winners."""
    outcome = match.title.rules.outcome(state)
    assert outcome is not None, "a game that goes on has no result"
    winners, emblems = outcome.winners, emblems_of(match)

    def draw_picture(surface: Surface, view: Rect, scale: Scale) -> None:
        surface.fill(scale.look.palette.mahogany, view)

    def draw_ornament(surface: Surface, view: Rect, scale: Scale) -> None:
        for number, seat in enumerate(winners):
            centre = (view.centerx + scale.px(150 * number), view.bottom)
            draw_medal(surface, scale.look, emblems[seat], centre, scale.px(60))

    columns = [
        FigureColumn(words("plain.place")),
        *([FigureColumn(words("plain.score"))] if outcome.scores else []),
    ]
    lines = [
        RankedSeat(
            seat,
            (
                words.number(outcome.rank(seat)),
                *([words.number(outcome.scores[seat])] if outcome.scores else []),
            ),
            seat in winners,
        )
        for rank in outcome.ranks
        for seat in rank
    ]
    sheet = ResultSheet(
        draw_picture,
        draw_ornament,
        words("plain.won", players=words.listed(match.seats[seat].name for seat in winners)),
        [TextLine(words(f"victory.{outcome.reason}"), 40, HOW)],
        Ranking(words, match, columns, lines),
        TextLine("", 40, ASIDE),
    )
    return ResultScene(words, sheet, callbacks)
