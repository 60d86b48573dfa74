"""The panel on which all seats answer a question: how many, which goods, which cards, whether to pay."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect, Surface

from game.base.keys.shell_keys import CONFIRM
from game.kit.board.answer_round import RowState
from game.kit.board.orders_page import OrdersPage
from game.kit.board.panel_place import PanelHandle, PanelPlace
from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.board.moves.answers import Answer, district_asked, price_of
from game.titles.machu_picchu.board.moves.standing_orders import (
    USUAL_CORN,
    Order,
    StandingOrder,
    order_lines,
    order_text,
)
from game.titles.machu_picchu.board.pieces.art import draw_high
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.board.questions.answer_rows import (
    CHOSEN,
    COUNTED,
    ROW,
    WIDTHS,
    RowButtons,
    draw_row,
    steps_each,
)
from game.titles.machu_picchu.board.questions.card_choice import CardChoice
from game.titles.machu_picchu.board.questions.panel_spot import landings, usual_place
from game.titles.machu_picchu.board.questions.rounds import CityAnswers
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.keys import PIN
from game.titles.machu_picchu.phrases import amounts_text
from game.titles.machu_picchu.rules.fixed_order import CORN, GOODS
from game.titles.machu_picchu.rules.state import Question
from game.ui.buttons import Button
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import write
from game.ui.panels import draw_panel, draw_rule
from game.ui.pictures import Point
from game.ui.theme import Role
from game.ui.widget import Widget

_HEAD, _PART, _FOOT = 66, 34, 64
_ROWS: Final = 10  # at most, that have room; what follows is asked after them
_ICONS: Final = {Question.BURN: "llama", Question.OFFER: "stone"}
_NIGHT: Final = (Question.FEE, Question.GOODS)


class QuestionPanel:
    """The panel, with a row for each answer of the round. `changed` asks for a new picture.

    It comes when nothing moves on the table any more, and can be moved aside.
    """

    def __init__(self, shown: BoardViewState, answering: CityAnswers, changed: Callable[[], None]) -> None:
        words = shown.words
        self._shown = shown
        self._answering = answering
        self._changed = changed
        self._wanted = False  # whether there is a question for it
        self._open = False
        self.sliding = PanelPlace()
        self._handle = PanelHandle(self._move)
        self._chosen = 0  # the row at which the keys are
        self._at_good = 0  # and the good in it
        self._by_keys = False
        self.rect = Rect(0, 0, 0, 0)
        self._moment: object = None  # what its usual place is for
        self._usual = self.rect
        self.rows = tuple(RowButtons(words, self.change, self._open_pins) for _ in range(_ROWS))
        self._corn = USUAL_CORN  # that was ordered last to stay
        self.pins: OrdersPage[Answer, StandingOrder] = OrdersPage(words("orders.none"), self._order)
        self.go_on = Button.keyed(
            words,
            words("question_panel.go_on"),
            self._press,
            key=CONFIRM,
            size=22,
            tooltip=words("question_panel.keys_tip", key=words.cap(PIN)),
        )
        self.cards = CardChoice(self.choose_card)
        self.widgets: Sequence[Widget] = (
            self._handle,
            *self.cards.buttons,
            *(widget for row in self.rows for widget in row.widgets),
            *self.pins.widgets,
            self.go_on,
        )

    @property
    def open(self) -> bool:
        """Whether a question is answered on it now."""
        return self._open

    @property
    def answer(self) -> Answer | None:
        """The first answer that is open; None where there is none."""
        return self._answering.deciding if self._open else None

    def row_of(self, seat: int) -> RowButtons:
        """The first row of a seat that is open. Raises LookupError where there is none."""
        for row in self.rows:
            if row.row is not None and row.row.state is RowState.OPEN and row.row.answer.seat == seat:
                return row
        raise LookupError(f"seat {seat} is not asked")

    @property
    def deciding_row(self) -> RowButtons:
        """The first row that is open. Raises LookupError where there is none."""
        answer = self.answer
        if answer is None:
            raise LookupError("nobody is asked")
        return self.row_of(answer.seat)

    def show(self, shown: BoardViewState) -> None:
        """Take a moment of the table, after `AnswerRound` took it."""
        asked = [row.answer.asked for row in self._answering.rows]
        before = [row.row.answer.asked for row in self.rows if row.row is not None]
        if self._shown.state is not shown.state:
            self.pins.show(None)
        if asked[: len(before)] != before:
            self._by_keys = False
        self._shown = shown
        self._wanted = self._answering.asks and shown.layout.shows(Tab.MAIN)
        self._open = self._open and self._wanted
        self._show_widgets()

    def update(self, dt: float, *, rests: bool) -> bool:
        """Let `dt` seconds pass on a table that `rests` or not; returns whether the panel looks different now."""
        if self._wanted and not self._open and rests:
            self._open = True
            self.sliding.begin()
            self._show_widgets()
        elif not self._open or not self.sliding.update(dt):
            return False
        self.place()
        return True

    def _show_widgets(self) -> None:
        rows = self._answering.rows if self._open else ()
        if len(rows) > _ROWS:
            done = sum(row.state is RowState.GIVEN for row in rows)
            rows = rows[min(done, len(rows) - _ROWS) :]
        shows = not self.pins.open and self._question is not Question.RETURN
        for number, buttons in enumerate(self.rows):
            buttons.show(rows[number] if number < len(rows) else None)
            if not shows:
                for widget in buttons.widgets:
                    widget.visible = False
        answer = self.answer
        self.cards.show(self._shown if self.takes_cards else None, answer.cards if answer is not None else ())
        open_rows = [number for number, row in enumerate(rows) if row.state is RowState.OPEN]
        if self._chosen not in open_rows:
            self._chosen, self._at_good = (open_rows[0] if open_rows else 0), 0
        self._handle.visible = self.go_on.visible = self._open
        self.go_on.label = self._shown.words(
            "question_panel.back" if self.pins.open else "question_panel.go_on"
        )
        self.go_on.enabled = self.pins.open or self._answering.complete

    @property
    def _question(self) -> Question | None:
        rows = self._answering.rows
        return rows[-1].answer.question if rows else None

    # what is pressed

    def change(self, answer: Answer) -> None:
        """Take another answer than the one that stands there."""
        self._answering.change(answer)
        self._renew()

    def _renew(self) -> None:
        self._show_widgets()
        self.place()
        self._changed()

    def _press(self) -> None:
        if self.pins.open:
            self.pins.show(None)
        else:
            self._answering.go_on()
            self._wanted = self._open = self._answering.asks
        self._renew()

    def _open_pins(self, answer: Answer) -> None:
        state, words = self._shown.state, self._shown.words
        now = self._answering.orders.of(answer.seat, answer.question, state)
        if now is not None and now.order is Order.KEEPING:
            self._corn = now.corn
        self.pins.show(answer, order_lines(words, answer.question, self._corn, state.day), now)
        self._renew()

    def _order(self, answer: Answer, order: StandingOrder | None) -> None:
        self._answering.order(answer, order)
        self._open_pins(answer)

    @property
    def takes_cards(self) -> bool:
        """Whether cards go back now that are seen."""
        answer = self.answer
        return answer is not None and answer.question is Question.RETURN and self._shown.face_up

    def choose_card(self, card: str, put: bool = False) -> bool:
        """Let a card of the hand go back, or stay (not where it is `put` back); returns whether that is asked."""
        answer = self.answer
        if answer is None or not card or not self.takes_cards:
            return False
        if not (put and card in answer.cards):
            self.change(answer.with_card(card))
        return True

    # keys

    @property
    def _at(self) -> Answer | None:
        """The answer at which the keys are."""
        row = self.rows[self._chosen].row
        return row.answer if row is not None and row.state is RowState.OPEN else None

    def number(self, number: int) -> bool:
        """Take a number, from 0: a row where several are open, else so many, or that good, or that card of the hand."""
        if self.pins.open:
            return self.pins.number(number)
        answer = self._at
        if answer is None:
            return False
        if answer.question is Question.RETURN:
            hand = self._shown.state.hands[self._shown.viewing]
            return 0 < number <= len(hand) and self.choose_card(CARDS[hand[number - 1]])
        open_rows = [at for at, row in enumerate(self.rows) if row.row and row.row.state is RowState.OPEN]
        if len(open_rows) > 1:
            if number - 1 not in open_rows:
                return False
            self._chosen, self._at_good, self._by_keys = number - 1, 0, True
            self._changed()
        elif answer.question in COUNTED:
            self.change(replace(answer, count=min(number, answer.most)))
        elif answer.question in CHOSEN and 0 < number <= len(GOODS):
            self.change(answer.toggled(GOODS[number - 1]))
        else:
            return False
        return True

    def step(self, across: int, up: int) -> bool:
        """Take an arrow key: another good to the side, else more or fewer; returns whether that is asked."""
        if self.pins.open:
            return self.pins.step(up or across)
        answer = self._at
        if answer is None or answer.question is Question.RETURN:
            return False
        self._by_keys = True
        if answer.question not in CHOSEN:
            self.change(answer.step(up or across))
        elif across:
            self._at_good = (self._at_good + across) % len(GOODS)
            self._renew()
        elif (GOODS[self._at_good] in answer.goods) != (up > 0):
            self.change(answer.toggled(GOODS[self._at_good]))
        return True

    def pin(self) -> bool:
        """Open the orders of the row at which the keys are, or close them; returns whether there are any."""
        row = self.rows[self._chosen]
        if self.pins.open:
            self._press()
        elif row.pin.visible and row.pin.enabled and row.row is not None:
            self._open_pins(row.row.answer)
        else:
            return False
        return True

    # places

    def _move(self, centre: Point) -> None:
        """A hand lays it elsewhere."""
        self.sliding.move(centre, self._shown.layout.view)
        self.place()
        self._changed()

    def place(self) -> None:
        """Lay the panel beside what is asked about, or where a hand put it."""
        if not self._open:
            return
        shown = self._shown
        window = shown.scale.window
        rest = self.sliding.rest(self._usual_place(), shown.layout.view, window)
        self.rect = self.sliding.now(rest, window)
        self._place_widgets()

    def _usual_place(self) -> Rect:
        """Beside what is asked about: the same place as long as the same is asked, whatever the answers are."""
        shown, px = self._shown, self._shown.scale.px
        question = self._question or Question.RETURN
        size = px(self.cards.size(WIDTHS[question])[0]), px(_HEAD) + self._body() + px(_FOOT)
        moment = question, shown.state.turn, shown.state.phase, size, tuple(shown.layout.view)
        if moment != self._moment:
            rows = self._answering.rows
            self._moment, self._usual = moment, usual_place(shown, question, rows, size)
        rect = self._usual.copy()
        if self.pins.open:
            rect.height = px(_HEAD) + px(self.pins.height) + px(_FOOT)
        return rect.clamp(shown.layout.view)

    @property
    def landings(self) -> Sequence[tuple[int, int]]:
        """The seats whose open answers move their Scouts, each with the field that is reached."""
        return tuple(landings(self._shown, self._answering.rows)) if self._open else ()

    def _heads(self) -> dict[int, Question]:
        """The rows above which a part of the night begins."""
        found: dict[int, Question] = {}
        for number, buttons in enumerate(self.rows):
            question = buttons.row.answer.question if buttons.row is not None else None
            if self._shown.night and question in _NIGHT and question not in found.values():
                found[number] = question
        return found

    def _body(self) -> int:
        """The height of the rows in pixels."""
        px = self._shown.scale.px
        if self._question is Question.RETURN:
            return px(self.cards.size(0)[1])
        shown = sum(buttons.row is not None for buttons in self.rows)
        return shown * px(ROW) + len(self._heads()) * px(_PART)

    def _place_widgets(self) -> None:
        shown, px, rect = self._shown, self._shown.scale.px, self.rect
        y, heads = rect.y + px(_HEAD), self._heads()
        self._handle.place(rect, shown.scale)
        self.cards.place(Rect(rect.x, y, rect.width, rect.height), shown)
        for number, buttons in enumerate(self.rows):
            y += px(_PART) * (number in heads)
            buttons.place(Rect(rect.x, y, rect.width, px(ROW)), shown)
            y += px(ROW)
        if self.pins.open:
            self.pins.place(Rect(rect.x, rect.y + px(_HEAD), rect.width, px(self.pins.height)), shown.scale)
        self.go_on.place(Rect(rect.right - px(214), rect.bottom - px(58), px(188), px(42)), shown.scale)

    # the paper

    def draw(self, surface: Surface) -> None:
        """Draw all but the buttons."""
        question = self._question
        if not self._open or question is None:
            return
        px, rect, scale = self._shown.scale.px, self.rect, self._shown.scale
        draw_panel(surface, rect, scale, "sheet")
        self._draw_icon(surface, question)
        title = Rect(rect.x + px(72), rect.y + px(14), rect.width - px(98), px(46))
        write(surface, self._title(question), title, scale, Role.NAME, 24, explained=True)
        draw_rule(surface, rect.x + px(26), rect.right - px(26), rect.y + px(62), scale)
        if self.pins.open:
            self.pins.draw(surface, rect, scale)
        elif question is not Question.RETURN:
            self._draw_rows(surface)
        note = Rect(rect.x + px(30), rect.bottom - px(66), rect.width - px(252), px(56))
        write(surface, self.note, note, scale, Role.ASIDE, 16, "faded_ink", wrapped=True, explained=True)

    def _draw_rows(self, surface: Surface) -> None:
        shown, px, rect, scale = self._shown, self._shown.scale.px, self.rect, self._shown.scale
        heads = self._heads()
        for number, buttons in enumerate(self.rows):
            if buttons.row is None:
                break
            top = buttons.rect.y
            if number in heads:
                area = Rect(rect.x + px(30), top - px(_PART), rect.width - px(60), px(_PART))
                write(
                    surface,
                    shown.words(f"question_panel.part.{heads[number].value}"),
                    area,
                    scale,
                    Role.ASIDE,
                    18,
                    explained=True,
                )
            elif number:
                draw_rule(surface, rect.x + px(26), rect.right - px(26), top, scale)
            draw_row(surface, shown, buttons, chosen=self._by_keys and number == self._chosen)
        if self._by_keys and self._at is not None and self._at.question in CHOSEN:
            good = self.rows[self._chosen].goods[GOODS[self._at_good]].rect
            surface.fill(
                shown.look.palette.focus,
                Rect(good.x + px(6), good.bottom - px(2), good.width - px(12), px(4)),
            )

    def _draw_icon(self, surface: Surface, question: Question) -> None:
        shown, px = self._shown, self._shown.scale.px
        centre = (self.rect.x + px(46), self.rect.y + px(38))
        if question is Question.MAKE:
            draw_good(surface, shown.look, district_asked(shown.state), centre, px(36))
        elif question in _ICONS:
            draw_good(surface, shown.look, _ICONS[question], centre, px(36))
        elif question is Question.RETURN:
            draw_seat_badge(surface, shown.look, shown.emblems[shown.state.decider], centre, px(19))
        else:
            draw_high(surface, shown.look, "moon.night" if shown.night else "gold", centre, px(36))

    def _title(self, question: Question) -> str:
        words, state = self._shown.words, self._shown.state
        if self.pins.open and self.pins.answer is not None:
            return words("question_panel.pinned_title", player=self._shown.names[self.pins.answer.seat])
        answer = self.answer
        match question:
            case Question.MAKE:
                return words(f"question_panel.make.{district_asked(state)}")
            case Question.RETURN if answer is not None:
                return words("question_panel.return", count=answer.needed)
            case Question.FEE | Question.GOODS if self._shown.night:
                return words("question_panel.night", day=state.day + 1)
            case Question.FEE if answer is not None and answer.tile is not None:
                return words(
                    "question_panel.fee",
                    good=words(f"good.{answer.tile}"),
                    paid=amounts_text(words, price_of(state, answer)),
                )
        return words(f"question_panel.{question.value}")

    @property
    def note(self) -> str:
        """What stands at the foot: the orders that hold, what is still missing, or what a gift brings."""
        words, answer, question = self._shown.words, self.answer, self._question
        if self.pins.open:
            return words("orders.kept")
        if question is None:
            return ""
        if question is Question.RETURN and answer is not None:
            return words("question_panel.chosen", count=len(answer.cards), needed=answer.needed)
        for row in self._answering.rows:
            if row.state is RowState.OPEN and row.answer.action is None:
                return words("question_panel.three", count=row.answer.needed)
        pinned = {order_text(words, row.order) for row in self._answering.rows if row.order is not None}
        if len(pinned) == 1:
            return words("question_panel.pinned", order=pinned.pop())
        steps = steps_each(self._shown, question)
        unit = self._shown.state.game.units[CORN]
        return words(f"question_panel.each.{question.value}", count=steps, unit=unit) if steps else ""
