"""The panel on which a seat answers a question; without one a slip of help: who is picked, and what it can do."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.colour import rgb
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import CONFIRM
from game.titles.inkas.board.moves.choices import Piece, PieceKind, in_turn
from game.titles.inkas.board.moves.powers import are_power, invocations
from game.titles.inkas.board.panels.seen_hand import draw_seen, is_low, seen_areas
from game.titles.inkas.board.pieces.art import draw_high, picture
from game.titles.inkas.board.questions.answer_desk import AnswerDesk
from game.titles.inkas.board.questions.lending_stepper import LendingStepper
from game.titles.inkas.board.questions.options import question_of
from game.titles.inkas.board.questions.panel_help import draw_card_told, draw_help, draw_turned_card
from game.titles.inkas.board.questions.panel_notes import draw_notes, draw_reach, notes_height
from game.titles.inkas.board.questions.panel_question import MOST, PanelOption, PanelQuestion
from game.titles.inkas.board.questions.panel_rows import place_rows
from game.titles.inkas.board.questions.paragraphs import draw_paragraph
from game.titles.inkas.board.questions.pass_buttons import PassButtons
from game.titles.inkas.board.questions.power_question import power_question
from game.titles.inkas.board.questions.row_slip import RowSlip
from game.titles.inkas.board.questions.stack_lines import stack_lines
from game.titles.inkas.board.questions.stack_panel import StackPanel
from game.titles.inkas.board.questions.walla_slip import trouble_of
from game.titles.inkas.board.shown import BoardViewState, name_of
from game.titles.inkas.phrases import card_name, walla_name
from game.titles.inkas.rules.actions import Action, Pass
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State
from game.ui.buttons import Button
from game.ui.emblems import draw_seat_badge
from game.ui.high_contrast import PlainFrame
from game.ui.lettering import wide, write
from game.ui.panels import draw_panel
from game.ui.pictures import draw_framed
from game.ui.scale import columns
from game.ui.theme import Role
from game.ui.widget import Widget

_HEAD, _TITLE = 44, 24
_BUTTON, _LEAST, _GAP, _FOOT, _EDGE = 46, 28, 6, 38, 12
_NOTE: Final = 90  # for what is said of a question, at least
_BESIDE: Final = 112  # width of the orders beside the title
_SMALLER: Final = 0.8  # of its size, at most, a title is for them
_LENDING: Final = 46
_ROW: Final = 400  # width of a low panel with room for all the words of the buttons beside an answer
_PASSING: Final = 1.15  # width of the last answer, which shows its key, beside what passes more
_PLAIN: Final = PlainFrame(rgb("#0c2c38"), rgb("#b9f5e6"), 2)


class QuestionPanel:
    """`play` is given the answer; `narrowed` the actions that are left after one that only goes on to the next
    question, which the board then calls for.
    """

    def __init__(
        self,
        shown: BoardViewState,
        play: Callable[[Action], None],
        narrowed: Callable[[Sequence[Action]], None],
        desk: AnswerDesk,
        open_orders: Callable[[], None],
        changed: Callable[[], None],
        lending: LendingStepper,
        slip: RowSlip,
    ) -> None:
        """`desk` says whether anybody is asked; `open_orders` shows the standing orders of who looks, `changed` is
        called when they say otherwise what is asked now; `lending` lies at the foot where something is borrowed, `slip`
        while a seat is led.
        """
        words = shown.words
        self._lending, self._slip = lending, slip
        self._desk = desk
        self.stack = StackPanel(open_orders, words("answers.order.pin_tip"))
        self.orders = Button(
            words("answers.order.button"),
            open_orders,
            style="paper",
            size=17,
            tooltip=words("answers.order.tip"),
        )
        self.passes = PassButtons(shown, desk, lambda: play(Pass()), changed)
        self._shown = shown
        self._play, self._narrowed = play, narrowed
        self._all: tuple[Action, ...] = ()
        self._asleep = self._rests = True
        self._passing = False  # whether the turn has changed hands, which is still to be seen
        self.question: PanelQuestion | None = None
        self.picked: Piece | None = None
        self.buttons = [
            Button("", partial(self._press, number), style="paper", size=19) for number in range(MOST)
        ]
        self.back = Button(
            words("table.question.back"),
            self._go_back,
            style="wood",
            hint=words("table.question.key_back"),
            size=19,
        )
        self._why_not = ""  # why the power cannot be used whose slip is open
        self._path: list[tuple[Action, ...]] = []  # what was left after each answer so far
        self.widgets: Sequence[Widget] = (
            *self.buttons,
            self.back,
            *self.stack.widgets,
            self.orders,
            *self.passes.widgets,
        )

    def show(self, shown: BoardViewState, actions: Sequence[Action], *, asleep: bool) -> None:
        """Take a moment of the table with the answers that there are; `asleep`: nobody at the table may answer."""
        self._shown, self._all, self._asleep = shown, tuple(actions), asleep
        self._path.clear()
        self._why_not = ""
        self._ask(self._all)

    def rest(self, *, rests: bool) -> bool:
        """Ask when the table `rests`, and not while it shows what led to the question; returns whether it looks
        different now.
        """
        changed, self._rests = rests != self._rests, rests
        if changed:
            self._ask(self._path[-1] if self._path else self._all)
        return changed

    def refresh(self, shown: BoardViewState, picked: Piece | None) -> None:
        """Take the same moment, shown otherwise."""
        self._shown, self.picked = shown, picked
        if self.barred and self._picks:
            self.close()
        if self._slip.show(shown):
            self.place()

    def _ask(self, actions: Sequence[Action]) -> None:
        shown = self._shown
        self.question = None
        if self._rests and (self._path or not in_turn(shown.state)):
            chances = shown.settings.chances
            words, state, names = shown.words, shown.state, shown.names
            self.question = (
                power_question(words, state, names, actions, self._why_not)
                if self._why_not
                else question_of(words, state, names, actions, chances=chances)
            )
            if self.question is not None and self._asks_window and not self._path:
                said = self._desk.came_between(shown.state), self.question.note
                self.question = replace(self.question, note=" ".join(part for part in said if part))
        options = self.options
        for number, button in enumerate(self.buttons):
            button.visible = number < len(options) and shown.layout.open_tab in (None, "main")
            button.changed = True
            if button.visible:
                option = options[number]
                button.label = option.label if not option.note else f"{option.label} · {option.note}"
                button.style = "wood" if option.passes else "paper"
                button.tooltip = option.tip or (self._said if option.passes else "")
                button.key, button.hint = self._key(number, option)
            else:
                button.key = None
        self._show_orders()
        self.back.visible = bool(self._path) and shown.layout.open_tab in (None, "main")
        self.back.key = pygame.K_ESCAPE if self.back.visible else None
        self.place()

    def _key(self, number: int, option: PanelOption) -> tuple[KeyAction | int, str]:
        """The key of an answer, and what is written of it."""
        words = self._shown.words
        if option.passes:
            return CONFIRM, words.cap(CONFIRM)
        if option.confirms:
            return pygame.K_RETURN, words("invoke.key_use")
        return pygame.K_1 + number, str(number + 1)

    @property
    def _said(self) -> str:
        """All that is said of the question, for where the panel has no room for it."""
        question = self.question
        said = (question.note, question.now, question.alarm) if question else ()
        return "\n".join(filter(None, said))

    def _show_orders(self) -> None:
        """Show the stack and the buttons of the orders, where whose they are looks on."""
        shown, desk = self._shown, self._desk
        state, seat = shown.state, shown.viewing
        opens = shown.layout.open_tab in (None, "main")
        slip = self.question is not None and bool(self.question.power)
        looks = opens and desk.has_orders(state, seat) and not slip
        orders, seen = desk.orders_of(seat, state), looks and desk.opens_orders(state)
        lines = stack_lines(shown.words, state) if state.game.advanced else ()
        self.stack.show(lines if opens else (), orders if seen else None)
        self.orders.visible, self.orders.changed = looks, True
        narrow = is_low(shown) and self.rect.width < shown.scale.px(_ROW)
        self.passes.show(shown, seen=seen, asks=self._asks_window and not self._path, narrow=narrow)

    @property
    def _asks_window(self) -> bool:
        """Whether an answer to an action is asked for."""
        asks = self.question is not None and not self._asleep
        return asks and self._shown.state.question is Question.ANSWER

    @property
    def options(self) -> Sequence[PanelOption]:
        """The answers that can be pressed now; those that pass stand last."""
        if self.question is None or self._asleep:
            return ()
        return sorted(self.question.options, key=lambda option: option.passes)

    def _press(self, number: int) -> None:
        option = self.options[number]
        if len(option.actions) == 1 and (option.confirms or not invocations(option.actions)):
            self._play(option.actions[0])
            return
        self.choose(option.actions)

    def choose(self, actions: Sequence[Action]) -> None:
        """Go on to what tells these actions apart."""
        self._why_not = ""
        self._path.append(tuple(actions))
        self._ask_on()

    def bar(self, actions: Sequence[Action], why_not: str) -> None:
        """Open the slip of a power that cannot be used now, with what its card can be played for."""
        self._path[:] = [tuple(actions)]
        self._why_not = why_not
        self._ask(actions)

    @property
    def barred(self) -> bool:
        """Whether the slip of a power is open that cannot be used now."""
        return bool(self._why_not)

    def step_back(self) -> bool:
        """Take back the last choice of how a power is used; returns whether there was one."""
        if len(self._path) < 2 or not are_power(self._shown.state, self._path[-2]):
            return False
        self._go_back()
        return True

    def close(self) -> None:
        """What was to be told apart is let be, but for what is asked of who answers."""
        if self._path and are_power(self._shown.state, self._path[-1]):
            self._path.clear()
            self._why_not = ""
            self._ask(self._all)

    def _go_back(self) -> None:
        if self.barred:
            self.close()
        elif self._path:
            self._path.pop()
            self._ask_on()

    def _ask_on(self) -> None:
        """Ask what is left to be asked, and let the board call for the same."""
        left = self._path[-1] if self._path else self._all
        self._ask(left)
        self._narrowed(left)

    # drawing

    @property
    def rect(self) -> Rect:
        """Where it lies."""
        return self._shown.layout.question

    def place(self) -> None:
        """Lay the buttons from the lower edge up."""
        scale, px, rect = self._shown.scale, self._shown.scale.px, self.rect
        shown = [button for button in (*self.buttons, self.back) if button.visible]
        feet = [button for button in (self.orders, *self.passes.widgets[::-1]) if button.visible]
        if self._orders_beside:
            self.orders.place(self._beside_title, scale)
            feet.remove(self.orders)
        # beside the last answer, where one row has no room for all
        passes = [button for button in feet if button is not self.orders]
        beside = (passes if is_low(self._shown) else feet[2:]) if shown else []
        feet = [button for button in feet if button not in beside]
        least = len(shown) * (px(_LEAST) + px(_GAP)) + bool(feet) * (px(_FOOT) + px(_GAP))
        place = self._stack_place
        self.stack.fit(place.width, rect.bottom - px(_EDGE) - least - place.y, scale)
        used = px(_HEAD) + self._stack_place.height + max(px(_NOTE), self._note_height() + px(34))
        used += bool(feet) * (px(_FOOT) + px(_GAP)) + self._lending.visible * px(_LENDING)
        high = max(px(_LEAST), min(px(_BUTTON), (rect.height - used) // max(1, len(shown)) - px(_GAP)))
        low = rect.bottom - px(_EDGE)
        if feet:
            foot = Rect(rect.x + px(16), low - px(_FOOT), rect.width - px(32), px(_FOOT))
            shares = [1, *[1.6] * (len(feet) - 1)]
            for button, area in zip(feet, columns(foot, shares, px(8)), strict=True):
                button.place(area, scale)
            low = foot.y - px(_GAP)
        self.stack.place(self._stack_place, scale)
        y = low - (high + px(_GAP)) * len(shown) + px(_GAP)
        self._lending.lie_above(y - px(_GAP) if shown else low, self._shown)
        if self._slip.visible:
            self._slip.lie_above(low, rect, scale)
        rows = [
            Rect(rect.x + px(16), y + (high + px(_GAP)) * number, rect.width - px(32), high)
            for number in range(len(shown))
        ]
        place_rows(shown, rows, px(_LEAST), px(_BUTTON), scale)
        lasts = columns(shown[-1].rect, [_PASSING, *[1] * len(beside)], px(8)) if beside else []
        for button, area in zip((shown[-1], *beside) if beside else (), lasts, strict=True):
            button.place(area, scale)

    @property
    def _orders_beside(self) -> bool:
        """Whether the orders lie beside the title: in a low panel, where that has room for them."""
        scale, room = self._shown.scale, self._title_place.width - self._shown.scale.px(_BESIDE)
        low = is_low(self._shown) and self.orders.visible
        return low and _SMALLER * wide(self._title(), scale, Role.NAME, _TITLE) <= room

    @property
    def _title_place(self) -> Rect:
        rect, px = self.rect, self._shown.scale.px
        return Rect(rect.x + px(61), rect.y + px(7), rect.width - px(76), px(_HEAD))

    @property
    def _beside_title(self) -> Rect:
        area, px = self._title_place, self._shown.scale.px
        return Rect(area.right - px(_BESIDE - 6), area.y + px(5), px(_BESIDE - 6), area.height - px(10))

    def _note_height(self) -> int:
        """How high what is said of the question is."""
        question, width = self.question, self.rect.width - self._shown.scale.px(40)
        if question is None or self._asleep or self._cards_alone:
            return 0
        return notes_height(question, width, self._shown.scale)

    @property
    def _cards_alone(self) -> bool:
        """Whether the cards of a hand that is seen have the room of what is said of them."""
        return is_low(self._shown) and bool(seen_areas(self._shown))

    @property
    def _lowest(self) -> int:
        """Where the uppermost button begins that lies below what is written."""
        head = self._title_place.bottom
        below = [*self.buttons, self.back, self.orders, *self.passes.widgets, self._lending, self._slip]
        found = [button.rect.y for button in below if button.visible and button.rect.y > head]
        return min([self.rect.bottom - self._shown.scale.px(6), *found]) - self._shown.scale.px(3)

    @property
    def _stack_place(self) -> Rect:
        rect, px = self.rect, self._shown.scale.px
        top, wide = rect.y + px(_HEAD + 11), rect.width - px(34)
        return Rect(rect.x + px(18), top, wide, self.stack.height(wide, self._shown.scale))

    def draw(self, surface: Surface, *, passing: bool = False) -> None:
        """Draw it, but for its buttons; `passing`: what led to another turn still moves."""
        self._passing = passing
        shown, rect, scale, px = self._shown, self.rect, self._shown.scale, self._shown.scale.px
        asks = self.question is not None and not self._asleep
        draw_panel(surface, rect, scale, "paper", active=asks)
        head = Rect(rect.x + px(7), rect.y + px(7), rect.width - px(14), px(_HEAD))
        draw_framed(surface, shown.look, picture("cloth"), head, scale.factor, _PLAIN)
        turn = self._turn
        asked = turn.decider if passing else shown.asked
        seat = asked if asked >= 0 else turn.mover
        badge = head.x + px(27), head.centery
        if self.question is not None and self.question.power:
            draw_high(surface, shown.look, f"power.{self.question.power}", badge, px(40))
        else:
            draw_seat_badge(surface, shown.look, shown.emblem(seat), badge, px(17))
        words = self._title_place
        if self._orders_beside:
            words.width -= px(_BESIDE)
        write(surface, self._title(), words, scale, Role.NAME, _TITLE, "cream", explained=True)
        inner = Rect(
            rect.x + px(20), head.bottom + px(8), rect.width - px(40), rect.bottom - head.bottom - px(20)
        )
        inner.height = max(0, min(inner.bottom, self._lowest) - inner.y)
        high = self._stack_place.height
        if high:
            self.stack.draw(surface, shown, self._stack_place)
            inner = Rect(inner.x, inner.y + high + px(4), inner.width, inner.height - high - px(4))
            inner.height = max(0, inner.height)
            if self.question is None:
                draw_paragraph(surface, self._desk_note, inner, scale)
                return
        if self.question is not None and self._cards_alone:
            draw_seen(surface, shown)
        elif self.question is not None:
            top = draw_notes(surface, shown, self.question, inner)
            draw_seen(surface, shown)
            rest = Rect(inner.x, top, inner.width, max(0, inner.bottom - px(2) - top))
            if self.question.power:
                draw_reach(surface, shown, self.question.power, rest)
            elif shown.card and not high:
                draw_turned_card(surface, shown, rest)
        elif shown.card and not self._picks:
            draw_card_told(surface, shown, inner)
        else:
            tight = self._lending.visible or self.orders.visible or self._slip.visible
            draw_help(surface, shown, self._told, inner, turn, tight=tight, watches=self._watches)

    @property
    def _desk_note(self) -> str:
        """What is said while nobody is asked by name, and who has decided."""
        if not self._desk.strip.open:
            return ""
        decided = [self._desk.strip.said] if self._desk.strip.decided else []
        return " ".join((*decided, self._shown.words("answers.note_table")))

    def _title(self) -> str:
        if self.question is not None:
            return self.question.title
        if self._stack_place.height:
            return self._shown.words("answers.table" if self._desk.strip.open else "answers.stack")
        if self._shown.card and not self._picks:
            return card_name(self._shown.words, self._shown.card)
        name = self._told
        if name:
            return walla_name(self._shown.words, name)
        return self._shown.words("table.help.watch" if self._watches else "table.help.title")

    @property
    def _watches(self) -> bool:
        """Whether nobody at the table is to do anything now, for all that the eye has seen."""
        shown = self._shown
        return self._asleep or self._turn.mover != shown.state.mover

    @property
    def _turn(self) -> State:
        """The state that tells whose turn it is for the eye."""
        earlier = self._shown.earlier
        return earlier if self._passing and earlier is not None else self._shown.seen_turn

    @property
    def _picks(self) -> bool:
        """Whether a walla is picked, of which the slip tells."""
        return self.picked is not None and self.picked.kind is PieceKind.WALLA

    @property
    def _told(self) -> str:
        """The walla of which the slip tells: the picked one, else the active one."""
        if self.picked is not None and self.picked.kind is PieceKind.WALLA:
            return self.picked.name
        return name_of((self._turn if self._passing else self._shown.state).active)

    @property
    def trouble(self) -> str:
        """Who paralyses the walla of which the slip tells; empty where nobody does."""
        return trouble_of(self._shown, self._told) if self._told else ""
