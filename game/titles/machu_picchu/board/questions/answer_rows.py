"""A row of the panel: its buttons, and what stands beside them."""

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.kit.board.answer_round import RowState
from game.kit.board.round_buttons import PinButton, RoundButton, TickButton
from game.titles.machu_picchu.board.moves.answers import Answer, district_asked, price_of
from game.titles.machu_picchu.board.moves.standing_orders import ORDERS
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.board.questions.rounds import CityRow, is_known
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import District, Good
from game.titles.machu_picchu.phrases import amounts_text
from game.titles.machu_picchu.rules.fixed_order import DISTRICT_INDEX, GOODS
from game.titles.machu_picchu.rules.state import Question
from game.ui.buttons import Icon
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import write
from game.ui.look import Colour, Look
from game.ui.shapes import frame, rounded
from game.ui.theme import Role
from game.ui.widget import Widget

ROW: Final = 58  # its height in design units
COUNTED: Final = (Question.MAKE, Question.BURN)
CHOSEN: Final = (Question.OFFER, Question.GOODS)
WIDTHS: Final = {
    Question.MAKE: 472,
    Question.BURN: 496,
    Question.OFFER: 610,
    Question.GOODS: 520,
    Question.FEE: 520,
    Question.RETURN: 430,
}
"""By question, the width of the panel in design units."""
_MEDAL, _NAME, _CONTROL = 46, 72, 204  # how far right these begin
_GOOD, _BUTTON = 50, 38
_SHADED: Final = (120, 88, 44)
_STILL: Final = (RowState.GIVEN, RowState.COMPUTER, RowState.AWAY, RowState.IDLE)


def _good_icon(good: str) -> Icon:
    def draw(surface: Surface, look: Look, rect: Rect, colour: RGB) -> None:
        unable = colour == look.palette.pale_ink  # the words of a button would be as pale
        draw_good(surface, look, good, rect.center, rect.height, faint=unable)

    return draw


class RowButtons:
    """The buttons of a row, made once. `change` is called with the answer that they make of it, `pin` with it when its
    pin is pressed.
    """

    def __init__(self, words: Words, change: Callable[[Answer], None], pin: Callable[[Answer], None]) -> None:
        self._words = words
        self._change = change
        self._pin = pin
        self.row: CityRow | None = None
        self.rect = Rect(0, 0, 0, 0)
        self.fewer = RoundButton("minus", partial(self._step, -1))
        self.more = RoundButton("plus", partial(self._step, 1))
        self.goods = {
            good: TickButton("", partial(self._toggle, good), style="paper", icon=_good_icon(good))
            for good in GOODS
        }
        self.pay = TickButton(words("question_panel.pay"), partial(self._step, 1), style="paper", size=19)
        self.skip = TickButton(words("question_panel.skip"), partial(self._step, -1), style="paper", size=19)
        self.pin = PinButton(self._press_pin)
        self.pin.tooltip = words("question_panel.pin_tip")
        self.widgets: tuple[Widget, ...] = (
            self.fewer,
            self.more,
            *self.goods.values(),
            self.pay,
            self.skip,
            self.pin,
        )

    def show(self, row: CityRow | None) -> None:
        """Take the row of a moment, or none."""
        self.row = row
        for widget in self.widgets:
            widget.visible, widget.changed = False, True
        if row is None:
            return
        answer, able = row.answer, row.state is RowState.OPEN
        question = answer.question
        self.fewer.visible = self.more.visible = question in COUNTED
        self.pay.visible = self.skip.visible = question is Question.FEE
        self.pin.visible = question in ORDERS and row.state is not RowState.GIVEN
        self.pin.enabled, self.pin.stuck = able, row.order is not None
        self.fewer.enabled, self.more.enabled = able and answer.count > 0, able and answer.count < answer.most
        for good, button in self.goods.items():
            button.visible = question in CHOSEN
            button.enabled = able and good in answer.able
            button.selected = is_known(row) and good in answer.goods
        self.pay.enabled = self.skip.enabled = able
        paid = answer.pays and row.state is not RowState.IDLE
        self.pay.selected, self.skip.selected = is_known(row) and paid, is_known(row) and not paid

    def place(self, rect: Rect, shown: BoardViewState) -> None:
        """Lay the row into a rectangle."""
        scale, px = shown.scale, shown.scale.px
        self.rect = rect
        side, middle = px(_BUTTON), rect.centery
        left = rect.x + px(_CONTROL)
        for round_button, x in ((self.fewer, left), (self.more, left + px(82))):
            round_button.place(Rect(x, middle - side // 2, side, side), scale)
        for number, button in enumerate(self.goods.values()):
            place = Rect(left + px(_GOOD * number), middle - px(22), px(_GOOD - 4), px(44))
            button.place(place, scale)
        wide = px(112)
        self.pay.place(Rect(left + px(44), middle - px(20), wide, px(40)), scale)
        self.skip.place(Rect(left + px(48) + wide, middle - px(20), wide, px(40)), scale)
        self.pin.place(Rect(rect.right - px(60), middle - px(17), px(34), px(34)), scale)

    def _step(self, by: int) -> None:
        if self.row is not None:
            self._change(self.row.answer.step(by))

    def _toggle(self, good: Good) -> None:
        if self.row is not None:
            self._change(self.row.answer.toggled(good))

    def _press_pin(self) -> None:
        if self.row is not None:
            self._pin(self.row.answer)


def draw_row(surface: Surface, shown: BoardViewState, buttons: RowButtons, *, chosen: bool) -> None:
    """Draw all of a row but its buttons; `chosen`: the keys are at it."""
    row, rect, scale, px = buttons.row, buttons.rect, shown.scale, shown.scale.px
    if row is None:
        return
    still = row.state in _STILL
    inner = rect.inflate(-2 * px(24), -px(4))
    if still:
        rounded(surface, inner, _SHADED, px(5), 26)
    if chosen:
        frame(surface, inner, shown.look.palette.focus, px(7), max(2, px(2.4)))
    seat = row.answer.seat
    ink: Colour = "faded_ink" if still else "ink"
    draw_seat_badge(surface, shown.look, shown.emblems[seat], (rect.x + px(_MEDAL), rect.centery), px(16))
    _draw_name(surface, shown, row, rect, ink)
    left = rect.x + px(_CONTROL)
    if row.answer.question in COUNTED:
        count = Rect(left + px(_BUTTON), rect.y, px(44), rect.height)
        said = str(row.answer.count) if is_known(row) else "…"
        write(surface, said, count, scale, Role.PLATE, 25, ink, "centre")
    if row.answer.tile is not None:
        draw_good(surface, shown.look, row.answer.tile, (left + px(18), rect.centery), px(34))
    _draw_gain(surface, shown, row, rect)


def _draw_name(surface: Surface, shown: BoardViewState, row: CityRow, rect: Rect, ink: Colour) -> None:
    px, scale = shown.scale.px, shown.scale
    said = _aside(shown, row)
    area = Rect(rect.x + px(_NAME), rect.y, px(_CONTROL - _NAME - 6), rect.height)
    name = Rect(area.x, area.y + px(4), area.width, px(28)) if said else area
    write(surface, shown.names[row.answer.seat], name, scale, Role.NAME, 20, ink)
    if said:
        below = Rect(area.x, name.bottom - px(2), area.width, area.bottom - name.bottom - px(2))
        write(surface, said, below, scale, Role.ASIDE, 16, "faded_ink")


def _aside(shown: BoardViewState, row: CityRow) -> str:
    """What stands below a name: the price, or why the row cannot be changed."""
    words, answer = shown.words, row.answer
    match row.state:
        case RowState.COMPUTER | RowState.AWAY | RowState.WAITING | RowState.KEPT:
            return words(f"question_panel.{row.state.name.lower()}")
        case RowState.IDLE:
            return words("question_panel.cannot_pay")
        case RowState.GIVEN:
            return words("question_panel.given")
    if answer.question is Question.MAKE and answer.count:
        return words("question_panel.price", cost=amounts_text(words, price_of(shown.state, answer)))
    return ""


def _draw_gain(surface: Surface, shown: BoardViewState, row: CityRow, rect: Rect) -> None:
    """What a row brings: goods, or steps."""
    px, scale, answer = shown.scale.px, shown.scale, row.answer
    if not is_known(row):
        return
    if answer.question is Question.MAKE:
        x, good = rect.right - px(122), district_asked(shown.state)
        made = answer.count * shown.state.game.produced[DISTRICT_INDEX[District(good)]]
        draw_good(surface, shown.look, good, (x + px(8), rect.centery), px(28), faint=not answer.count)
        area = Rect(x + px(24), rect.y, px(38), rect.height)
        write(surface, f"+{made}", area, scale, Role.STRONG, 19, "yes" if answer.count else "faded_ink")
        return
    steps = steps_of(shown, answer)
    if steps:
        area = Rect(rect.right - px(162), rect.y, px(94), rect.height)
        write(
            surface,
            shown.words("question_panel.steps", count=steps),
            area,
            scale,
            Role.STRONG,
            18,
            "yes",
            "right",
        )


def steps_of(shown: BoardViewState, answer: Answer) -> int:
    """The steps that a sacrifice or an offering brings."""
    return steps_each(shown, answer.question) * (answer.count or len(answer.goods))


def steps_each(shown: BoardViewState, question: Question) -> int:
    """The steps that each llama or each unit of a good brings where the seat in turn stands; 0 for other questions."""
    state = shown.state
    if question is Question.OFFER:
        return state.game.offering.per_unit
    here = district_asked(state)
    if question is not Question.BURN or not here:
        return 0
    return state.number(state.game.temple_rows[DISTRICT_INDEX[District(here)]])
