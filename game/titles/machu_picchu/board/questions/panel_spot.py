"""Where the panel lies beside what it asks about, so that it covers nothing of which it speaks; where Scouts land."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from game.kit.board.answer_round import RowState
from game.titles.machu_picchu.board.city.city_view import district_area
from game.titles.machu_picchu.board.city.sky import sky_area
from game.titles.machu_picchu.board.city.trail import field_area, scout_area
from game.titles.machu_picchu.board.moves.answers import district_asked
from game.titles.machu_picchu.board.questions.answer_rows import steps_each, steps_of
from game.titles.machu_picchu.board.questions.rounds import CityRow
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import District
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
    """Beside the district that is asked about; over the hand whose cards go back; else off the sky and the clock."""
    px, view = shown.scale.px, shown.layout.view
    rect, asked = Rect((0, 0), size), district_asked(shown.state)
    room = view.inflate(-2 * px(_MARGIN), -2 * px(_MARGIN))
    if question is Question.RETURN:
        rect.midbottom = view.centerx, view.bottom - px(_MARGIN)
        return rect.clamp(room)
    if asked:
        about = district_area(shown.layout, asked)
        spoken = [about, *_of_scouts(shown, rows)]
        places = [*_beside(rect, about, px(10)), *_corners(rect, room)]
        if about.centerx > room.centerx:
            places[:2] = places[1::-1]  # towards the middle of the view
    else:
        spoken = [sky_area(shown.layout), district_area(shown.layout, District.CLOCK)]
        places = [rect.move(view.centerx - rect.centerx, view.centery - rect.centery), *_corners(rect, room)]
    return min(
        (place.clamp(room) for place in places), key=lambda place: sum(_common(place, one) for one in spoken)
    )


def _beside(rect: Rect, about: Rect, gap: int) -> Iterator[Rect]:
    """Places round a district: at its right, at its left, below it, above it."""
    right, left, below, above = (rect.copy() for _ in range(4))
    right.midleft = about.right + gap, about.centery
    left.midright = about.left - gap, about.centery
    below.midtop = about.centerx, about.bottom + gap
    above.midbottom = about.centerx, about.top - gap
    yield from (right, left, below, above)


def _corners(rect: Rect, room: Rect) -> Iterator[Rect]:
    """Places in the corners of the view, the lower ones first."""
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
