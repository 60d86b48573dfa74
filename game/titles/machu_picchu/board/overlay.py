"""What lies over the still table while something is pointed at, picked or held: where it can be put, what it costs."""

from collections.abc import Iterable
from typing import Final

from pygame import Rect, Surface

from game.base.colour import rgb
from game.titles.machu_picchu.board.city.city_view import district_area, draw_name, prince_foot
from game.titles.machu_picchu.board.city.trail import draw_landing
from game.titles.machu_picchu.board.gains import outlook, signed
from game.titles.machu_picchu.board.hand.gestures import Gestures
from game.titles.machu_picchu.board.hand.keyboard import LETTERS
from game.titles.machu_picchu.board.hand.pointer_note import draw_pointer_note
from game.titles.machu_picchu.board.layout.city import TERRACES, outline
from game.titles.machu_picchu.board.moves.choices import Piece, PieceKind, Place, PlaceKind
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.panels.forecast import forecast
from game.titles.machu_picchu.board.panels.market import market_columns
from game.titles.machu_picchu.board.panels.panels import panels_of
from game.titles.machu_picchu.board.panels.tray import fan_of, tray_areas
from game.titles.machu_picchu.board.pieces.art import draw, draw_faint
from game.titles.machu_picchu.board.pieces.cards import strip_middle
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.board.questions.question_panel import QuestionPanel
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.actions import Ride
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, GOODS
from game.titles.machu_picchu.rules.state import Question
from game.ui.high_contrast import draw_ring
from game.ui.lettering import wide, write
from game.ui.panels import draw_panel
from game.ui.shapes import circle, frame, polyline
from game.ui.theme import Role

_TRADED: Final = (ItemKind.SELL, ItemKind.BUY, ItemKind.PLUS, ItemKind.MINUS)
_GOLD: Final = rgb("#ffdf5e")
_MARK: Final = rgb("#8a2f3a")
_COST: Final = 54  # width of a good and its number
_GHOST: Final = 0.8  # how much is seen of a llama that would be ridden
# where it is by its rider, in units of the view, and how large
_LLAMA_AHEAD, _LLAMA_ABOVE, _LLAMA = 46, 18, 1.5


def draw_overlay(
    surface: Surface, shown: BoardViewState, gestures: Gestures, question_panel: QuestionPanel
) -> None:
    """Draw it."""
    held = gestures.in_hand
    if held is not None:
        _draw_places(surface, shown, held, gestures.places(held))
    else:
        _draw_hovered(surface, shown, gestures)
    _draw_ride(surface, shown, gestures)
    _draw_hire_costs(surface, shown)
    _draw_forecast_change(surface, shown, gestures)
    for seat, field in question_panel.landings:
        draw_landing(surface, shown, seat, field)
    if question_panel.answer is not None and question_panel.answer.cards:
        _draw_chosen_cards(surface, shown, question_panel.answer.cards)


def draw_letters(surface: Surface, shown: BoardViewState) -> None:
    """Draw the letter of every district on its terrace."""
    px = shown.scale.px
    for name, letter in LETTERS.items():
        x, y = shown.layout.on_view(*TERRACES[name].middle)
        circle(surface, (x, y), px(24), _MARK, shown.look.palette.cream, max(2, px(3)))
        area = Rect(0, 0, px(48), px(48))
        area.center = round(x), round(y)
        write(surface, letter, area, shown.scale, Role.FIGURE, 28, "cream", "centre")


def draw_focus(surface: Surface, shown: BoardViewState, area: Rect, district: str | None) -> None:
    """Draw a double line of ink and cream round the place, or the district, at which the keys are."""
    layout, palette, px = shown.layout, shown.look.palette, shown.scale.px
    if district is None:
        draw_ring(surface, shown.look, area.inflate(px(8), px(8)), palette.cream, px(8), max(2, px(3)))
        return
    points = [layout.on_view(*point) for point in outline(district)]
    for colour, width in ((palette.outline, 7.0), (palette.cream, 3.0)):
        polyline(surface, points, colour, width * layout.unit, closed=True)
    draw_name(surface, shown, district)


def draw_note(surface: Surface, shown: BoardViewState, gestures: Gestures) -> None:
    """Draw beside the pointer what it would bring to put down there what is held, or to trade."""
    thing, action = gestures.hovered, gestures.action_under()
    trades = thing is not None and thing.kind in _TRADED
    if action is None or gestures.pointer is None or not (trades or gestures.in_hand):
        return
    found = outlook(shown.state, action)
    own = [gain for gain in found.gains if gain.seat == shown.state.decider] if found is not None else []
    if own:
        draw_pointer_note(surface, shown, own[0], gestures.pointer)


def _draw_forecast_change(surface: Surface, shown: BoardViewState, gestures: Gestures) -> None:
    """Draw beside the forecast what it would become by what a click under the pointer does."""
    known, action = forecast(shown, shown.active), gestures.action_under()
    if known is None or action is None or shown.state.decider != shown.active:
        return
    found = outlook(shown.state, action)
    if found is None or found.points == known.points:
        return
    panel = panels_of(shown)[shown.active]
    area = panel.rescue.copy()
    area.width -= wide(str(known.points), shown.scale, Role.FIGURE, 23) + shown.scale.px(10)
    more = found.points - known.points
    write(surface, signed(more), area, shown.scale, Role.FIGURE, 21, "yes" if more > 0 else "no", "right")


def _draw_hire_costs(surface: Surface, shown: BoardViewState) -> None:
    """While Incas are hired: what each costs, at the district of its job; what is short is ringed in red."""
    state = shown.state
    if state.question is not Question.HIRE or not shown.choices.actions:
        return
    here = state.prince[state.mover]
    for job in state.game.hired[here]:
        if not state.used >> job & 1:
            area = district_area(shown.layout, DISTRICTS[job].value)
            _draw_cost(surface, shown, state.game.job_costs[job], area)


def _draw_cost(surface: Surface, shown: BoardViewState, cost: tuple[int, ...], terrace: Rect) -> None:
    px, scale = shown.scale.px, shown.scale
    parts = [(good, count) for good, count in enumerate(cost) if count]
    strip = Rect(0, 0, px(_COST) * len(parts) + px(10), px(38))
    strip.midtop = terrace.centerx, terrace.y + px(12)
    draw_panel(surface, strip, scale, "note", active=True)
    for number, (good, count) in enumerate(parts):
        centre = (strip.x + px(5) + px(_COST) * (number + 0.5), strip.centery)
        short = shown.state.goods[shown.state.decider][good] < count
        draw_good(surface, shown.look, GOODS[good], (centre[0] + px(10), centre[1]), px(28))
        figure = Rect(round(centre[0]) - px(28), strip.y, px(22), strip.height)
        write(surface, str(count), figure, scale, Role.FIGURE, 18, "no" if short else "ink", "right")
        if short:
            ring = Rect(round(centre[0]) - px(25), strip.y + px(3), px(50), strip.height - px(6))
            frame(surface, ring, shown.look.palette.no, px(6), max(2, px(2.4)))


def _draw_places(surface: Surface, shown: BoardViewState, piece: Piece, places: Iterable[Place]) -> None:
    """Ring where the piece in the hand can be put."""
    for place in places:
        if place.kind is PlaceKind.DISTRICT and piece.kind is not PieceKind.PRINCE:
            _draw_edge(surface, shown, place.name)
            draw_name(surface, shown, place.name)
        elif place.kind is not PlaceKind.DISTRICT:
            _ring(surface, shown, _area(shown, place))


def _area(shown: BoardViewState, place: Place) -> Rect:
    layout = shown.layout
    match place.kind:
        case PlaceKind.COLUMN:
            return next(column.area for column in market_columns(layout) if column.good == place.name)
        case PlaceKind.BANK:
            return layout.market
        case PlaceKind.STACK:
            return tray_areas(layout).stack
    return layout.seats[shown.active]


def _ring(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    px = shown.scale.px
    draw_ring(surface, shown.look, area.inflate(px(6), px(6)), _GOLD, px(8), max(2, px(4)))


def _draw_edge(surface: Surface, shown: BoardViewState, name: str) -> None:
    layout = shown.layout
    draw(surface, shown.look, f"edge.{name}", layout.on_view(*TERRACES[name].middle), layout.unit)


def _draw_hovered(surface: Surface, shown: BoardViewState, gestures: Gestures) -> None:
    """Ring the thing under the pointer where a click does something."""
    thing = gestures.hovered
    place = gestures.clickable(thing)
    if thing is None or place not in shown.choices.clicks:
        return
    if thing.kind is ItemKind.DISTRICT:
        _draw_edge(surface, shown, thing.name)
        draw_name(surface, shown, thing.name)
    else:
        _ring(surface, shown, thing.area)


def _draw_ride(surface: Surface, shown: BoardViewState, gestures: Gestures) -> None:
    """Where a ride is pointed at: its llama as a ghost, ahead of the Prince in the hand, or where he will be."""
    action = gestures.action_under()
    if not isinstance(action, Ride):
        return
    held = gestures.lifted is not None
    x, y = gestures.drag.centre if held else prince_foot(shown, action.district.value, shown.active)
    unit = shown.layout.unit
    place = x - _LLAMA_AHEAD * unit, y - (0 if held else _LLAMA_ABOVE) * unit
    draw_faint(surface, shown.look, "good.llama", place, _LLAMA * unit, _GHOST)


def _draw_chosen_cards(surface: Surface, shown: BoardViewState, cards: tuple[str, ...]) -> None:
    """Number the cards that go back, in their order."""
    unit = tray_areas(shown.layout).unit
    for card in fan_of(shown):
        name = CARDS[card.card]
        if name not in cards:
            continue
        radius = round(min(20, card.strip / 2 + 2) * unit)
        middle = card.centre[0] + strip_middle(card.strip) * unit, card.centre[1]
        circle(surface, middle, radius, _MARK, shown.look.palette.cream, max(2, round(2 * unit)))
        area = Rect(0, 0, 2 * radius, 2 * radius)
        area.center = round(middle[0]), round(middle[1])
        write(surface, str(cards.index(name) + 1), area, shown.scale, Role.PLATE, 24, "cream", "centre")
