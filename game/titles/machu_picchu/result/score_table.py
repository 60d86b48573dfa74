"""The points of everybody, a line for each: what each card brings, the Scout, the gold with its factor, the total."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Seat, rival_of
from game.kit.portraits import draw_portrait_in
from game.titles.machu_picchu.board.panels.forecast import card_points
from game.titles.machu_picchu.board.pieces.art import draw
from game.titles.machu_picchu.board.pieces.cards import CARD, draw_card, draw_seal
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.content.definitions import CARDS, Ending
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.engine import outcome
from game.titles.machu_picchu.rules.scores import SeatScore, score_lines
from game.titles.machu_picchu.rules.state import State
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import letters
from game.ui.panels import draw_panel
from game.ui.scale import Scale, columns, inset, rows
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_text, sentence
from game.ui.theme import Role
from game.ui.widget import Widget

_SHARES: Final[Mapping[str, float]] = {
    "name": 2.5,
    "cards": 3.2,
    "scout": 1.0,
    "late": 1.0,
    "points": 1.0,
    "gold": 1.0,
    "factor": 0.8,
    "goods": 1.0,
    "total": 1.0,
}
_HIGHEST: Final = 92  # of a line
_HEAD: Final = 36
_SHORT, _TALLEST = 1200, 150  # width of a line on which the name stands over the figures, and its height
_SEAL: Final = 13  # radius of the picture of a seal
_CARD_HIGH: Final = 126  # units of a card with the seal on its corner


@dataclass(frozen=True, slots=True)
class SeatStanding:
    """A seat's line: its place from 1, shared with those that are level, and its score."""

    seat: int
    place: int
    score: SeatScore


def standings(state: State) -> tuple[SeatStanding, ...]:
    """Everybody in a game that is over, best first."""
    found = outcome(state)
    assert found is not None
    scores = score_lines(state)
    return tuple(SeatStanding(seat, found.rank(seat), scores[seat]) for rank in found.ranks for seat in rank)


def level_at_the_top(state: State) -> bool:
    """Whether goods decided who won, or could not: the best two have the same total (M-12.8)."""
    lines = standings(state)
    return len(lines) > 1 and lines[0].score.total == lines[1].score.total


def shown_columns(state: State) -> tuple[str, ...]:
    """The columns that say something in this game."""
    scores = [standing.score for standing in standings(state)]
    says = {
        "late": any(score.late for score in scores),
        "gold": state.ending == Ending.CONQUEST,
        "factor": state.ending == Ending.CONQUEST,
        "total": state.ending == Ending.CONQUEST,
        "goods": any(one.total == other.total for one, other in pairwise(scores)),
    }
    return tuple(name for name in _SHARES if says.get(name, True))


def card_areas(area: Rect, count: int, scale: Scale) -> list[Rect]:
    """Where the cards of a hand lie: side by side, or one over the other where they are many."""
    px = scale.px
    unit = (area.height - px(10)) / _CARD_HIGH
    wide, high = round(CARD[0] * unit), round(CARD[1] * unit)
    step: float = wide + px(16)
    if count > 1:
        step = min(step, (area.width - px(20) - wide) / (count - 1))
    left = area.centerx - (step * (count - 1) + wide) / 2
    return [
        Rect(round(left + step * number), area.bottom - px(5) - high, wide, high) for number in range(count)
    ]


def seen_areas(places: Sequence[Rect]) -> list[Rect]:
    """What of each card no other one covers."""
    found = [
        Rect(place.x, place.y, min(place.width, after.x - place.x), place.height)
        for place, after in pairwise(places)
    ]
    return [*found, *places[-1:]]


class ScoreTable:
    """The table of a finished game: a `Part` of its result, on which each card says what it is and brings."""

    def __init__(self, words: Words, state: State, seats: Sequence[Seat], emblems: Sequence[str]) -> None:
        self._words, self._state, self._seats, self._emblems = words, state, seats, emblems
        self.widgets = [Widget() for hand in state.hands for _ in hand]
        self._area, self._scale = Rect(0, 0, 0, 0), Scale(0, 0)

    def place(self, area: Rect, scale: Scale) -> None:
        """See `Part.place`."""
        self._area, self._scale = area, scale
        for tip, (place, said) in zip(self.widgets, self._cards(), strict=True):
            tip.place(place, scale)
            tip.tooltip = said

    @property
    def tall(self) -> float:
        """See `ResultTable.tall`."""
        return _HEAD + _TALLEST * len(self._seats)

    @property
    def _short(self) -> bool:
        px = self._scale.px
        return self._area.width < px(_SHORT) and self._area.height >= px(self.tall - 1)

    def paint(self, surface: Surface) -> None:
        """Draw the heading and a line for each seat."""
        head, lines = self._lines(self._area)
        style = TextStyle(Role.STRONG, "faded_ink", "centre", size=19)
        for name, cell in self._cells(head).items():
            if name not in ("name", "factor"):
                place = Rect(cell.x, head.y, cell.width, head.height)
                draw_text(surface, self._words(f"menu.column.{name}"), style, self._scale, place)
        for standing, line in lines:
            self._draw_line(surface, line, standing, self._cells(line))

    def _cards(self) -> Iterator[tuple[Rect, str]]:
        """Where each card of each hand lies, with what it is and brings in words."""
        for standing, line in self._lines(self._area)[1]:
            hand = self._state.hands[standing.seat]
            places = card_areas(self._cells(line)["cards"], len(hand), self._scale)
            for card, place in zip(hand, seen_areas(places), strict=True):
                first, second = (self._words(f"icon.{icon}") for icon in CARDS[card].split("+"))
                said = self._words(
                    "menu.card",
                    first=first,
                    second=second,
                    count=card_points(self._state, standing.seat, card),
                    gold=self._state.game.card_gold[card],
                )
                yield place, sentence(said)

    def _lines(self, area: Rect) -> tuple[Rect, Sequence[tuple[SeatStanding, Rect]]]:
        """The heading, and the line of each seat, best first."""
        px, found = self._scale.px, standings(self._state)
        high = min(px(_TALLEST if self._short else _HIGHEST), (area.height - px(_HEAD)) // len(found))
        spare = area.height - px(_HEAD) - high * len(found)
        head = Rect(area.x, area.y + spare // 3, area.width, px(_HEAD))
        return head, [
            (standing, Rect(area.x, head.bottom + number * high, area.width, high - px(7)))
            for number, standing in enumerate(found)
        ]

    def _cells(self, line: Rect) -> Mapping[str, Rect]:
        """The cells of a line, by their columns."""
        shown = shown_columns(self._state)
        if not self._short:
            return dict(zip(shown, columns(line, [_SHARES[name] for name in shown]), strict=True))
        first, *others = shown
        above, below = rows(line, [1, 1.4])
        figures = columns(below, [_SHARES[name] for name in others])
        return {first: above, **dict(zip(others, figures, strict=True))}

    def _draw_line(
        self, surface: Surface, line: Rect, standing: SeatStanding, cells: Mapping[str, Rect]
    ) -> None:
        won = standing.place == 1
        draw_panel(surface, line, self._scale, "card" if won else "note", active=won)
        self._draw_name(surface, cells["name"], standing)
        self._draw_cards(surface, cells["cards"], standing.seat)
        score = standing.score
        figures = {
            "scout": score.trail,
            "late": score.late,
            "points": score.points,
            "gold": score.gold,
            "goods": score.units,
            "total": score.total,
        }
        last = "total" if "total" in cells else "points"
        for name, figure in figures.items():
            if name in cells:
                size = 34 if name == last else 24
                style = TextStyle(Role.FIGURE, "ink" if figure else "faded_ink", "centre", size=size)
                draw_text(surface, str(figure), style, self._scale, cells[name])
        if "factor" in cells:
            self._draw_factor(surface, cells["factor"], score.factor)

    def _draw_name(self, surface: Surface, area: Rect, standing: SeatStanding) -> None:
        px, emblem = self._scale.px, self._emblems[standing.seat]
        inner = inset(area, px(6))
        rounded(
            surface, Rect(inner.x, inner.y, px(14), inner.height), self._scale.look.seat(emblem).base, px(3)
        )
        place = Rect(area.x + px(24), area.y, px(38), area.height)
        number = TextStyle(Role.FIGURE, "faded_ink", "centre", size=26)
        draw_text(surface, self._words.number(standing.place), number, self._scale, place)
        radius = min(px(27), area.height // 2 - px(7))
        draw_seat_badge(surface, self._scale.look, emblem, (place.right + px(32), area.centery), radius)
        left = place.right + px(68)
        said = Rect(left, area.y, area.right - left - px(6), area.height)
        seat = self._seats[standing.seat]
        said = draw_portrait_in(surface, self._scale, NAME, rival_of(BOTS, seat), said)
        draw_text(surface, seat.name, TextStyle(Role.NAME, "ink", size=25), self._scale, said)

    def _draw_cards(self, surface: Surface, area: Rect, seat: int) -> None:
        """The hand, each card with its points."""
        hand, look = self._state.hands[seat], self._scale.look
        places = card_areas(area, len(hand), self._scale)
        unit = places[0].height / CARD[1] if places else 1.0
        strips = [seen.width / unit for seen in seen_areas(places)]
        for card, place, strip in zip(hand, places, strips, strict=True):
            gold = self._state.game.card_gold[card]
            draw_card(surface, look, CARDS[card], gold, place.center, unit, strip=strip)
        for card, place, strip in zip(hand, places, strips, strict=True):
            points = card_points(self._state, seat, card)
            draw_seal(surface, self._scale, points, place.center, unit, strip=strip)

    def _draw_factor(self, surface: Surface, area: Rect, factor: int) -> None:
        """A gold seal for a factor that multiplies; a faint figure for 1."""
        said = self._words("menu.times", count=factor)
        if factor > 1:
            radius = min(self._scale.px(27), area.height // 2 - self._scale.px(6))
            draw(surface, self._scale.look, "seal", area.center, radius / _SEAL)
        style = TextStyle(
            Role.PLATE, "ink" if factor > 1 else "faded_ink", "centre", size=letters(self._scale, 24)
        )
        draw_text(surface, said, style, self._scale, area)
