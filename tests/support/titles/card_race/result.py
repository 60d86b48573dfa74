"""The end of a card race: who won, and everybody's points."""

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.kit.forms.ranking import FigureColumn, RankedSeat, Ranking
from game.kit.forms.result import ASIDE, HOW, ResultScene, ResultSheet, TextLine
from game.kit.forms.result_ways import ResultCallbacks
from game.ui.emblems import draw_seat_badge
from game.ui.scale import Scale

from .rules import RULES, Race


def result_scene(words: Words, match: Match, state: Race, callbacks: ResultCallbacks) -> ResultScene:
    """A line for every seat, best first, under the medals of the winners."""
    outcome = RULES.outcome(state)
    assert outcome is not None
    winners, emblems = outcome.winners, emblems_of(match)

    def draw_picture(surface: Surface, view: Rect, scale: Scale) -> None:
        surface.fill(scale.look.palette.mahogany, view)

    def draw_ornament(surface: Surface, view: Rect, scale: Scale) -> None:
        for number, seat in enumerate(winners):
            centre = (view.centerx + scale.px(150 * number), view.bottom)
            draw_seat_badge(surface, scale.look, emblems[seat], centre, scale.px(60))

    lines = [
        RankedSeat(seat, (words.number(outcome.rank(seat)), str(state.points[seat])), seat in winners)
        for rank in outcome.ranks
        for seat in rank
    ]
    columns = [FigureColumn(words("race.place")), FigureColumn(words("story.points"))]
    sheet = ResultSheet(
        draw_picture,
        draw_ornament,
        words("race.won", players=words.listed(match.seats[seat].name for seat in winners)),
        [TextLine(words(f"victory.{outcome.reason}"), 40, HOW)],
        Ranking(words, match, columns, lines),
        TextLine(words("statistics.points_note"), 40, ASIDE),
    )
    return ResultScene(words, sheet, callbacks)
