"""Where the panel lies beside what it asks about, so that it covers nothing of which it speaks; where Scouts land."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from game.kit.board.answer_round import RowState
from game.titles.machu_picchu.board.city.city_view import district_area
from game.titles.machu_picchu.board.city.trail import field_area, scout_area
from game.titles.machu_picchu.board.moves.answers import district_asked
from game.titles.machu_picchu.board.questions.answer_rows import steps_each, steps_of
from game.titles.machu_picchu.board.questions.rounds import CityRow
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.rules.state import Question

_MARGIN: Final = 30  # of the view that stays free


def landings(shown: BoardViewState, rows: Sequence[CityRow]) -> Iterator[tuple[int, int]]:
    """The seats whose open answers move their Scouts, each with the field that is reached."""
    for row in rows:
        steps = steps_of(shown, row.answer) if row.state is RowState.OPEN else 0
        if steps:
            seat = row.answer.seat
            yield seat, (shown.state.scout[seat] + steps) % shown.state.game.trail.summit


def usual_place(
    shown: BoardViewState, question: Question, rows: Sequence[CityRow], size: tuple[int, int]
) -> Rect:
    """Beside the district that is asked about, else in the middle of the view, or over the hand whose cards go back."""
    px, view = shown.scale.px, shown.layout.view
    rect, asked = Rect((0, 0), size), district_asked(shown.state)
    room = view.inflate(-2 * px(_MARGIN), -2 * px(_MARGIN))
    if question is Question.RETURN:
        rect.midbottom = view.centerx, view.bottom - px(_MARGIN)
        return rect.clamp(room)
    if not asked:
        rect.center = view.center
        return rect.clamp(room)
    spoken = [district_area(shown.layout, asked), *_of_scouts(shown, rows)]
    places = [place.clamp(room) for place in _beside(rect, spoken[0], room, gap=px(10))]
    return min(places, key=lambda place: sum(_common(place, one) for one in spoken))


def _beside(rect: Rect, about: Rect, room: Rect, gap: int) -> Iterator[Rect]:
    """Places round a district, the first towards the middle of the view, then the corners of the view."""
    right, left, below, above = (rect.copy() for _ in range(4))
    right.midleft = about.right + gap, about.centery
    left.midright = about.left - gap, about.centery
    below.midtop = about.centerx, about.bottom + gap
    above.midbottom = about.centerx, about.top - gap
    yield from (left, right) if about.centerx > room.centerx else (right, left)
    yield from (above, below) if about.centery > room.centery else (below, above)
    for y in (room.bottom - rect.height, room.y):
        for x in (room.right - rect.width, room.x):
            yield Rect((x, y), rect.size)


def _of_scouts(shown: BoardViewState, rows: Sequence[CityRow]) -> Iterator[Rect]:
    """The Scouts that may go on by these answers, and the fields that each can reach."""
    summit = shown.state.game.trail.summit
    for row in rows:
        answer = row.answer
        each, most = steps_each(shown, answer.question), answer.most or len(answer.able)
        if each and most and row.state is not RowState.GIVEN:
            yield scout_area(shown, answer.seat)
            for count in range(1, most + 1):
                yield field_area(shown, (shown.state.scout[answer.seat] + each * count) % summit)


def _common(one: Rect, other: Rect) -> int:
    """How many pixels two areas share."""
    both = one.clip(other)
    return both.width * both.height
