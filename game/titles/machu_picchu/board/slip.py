"""The slip of paper on which a seat answers a question of how many, which goods, which cards, or whether to pay."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.machu_picchu.board.answers import Answer, default_answer, district_asked, price
from game.titles.machu_picchu.board.city_view import district_room
from game.titles.machu_picchu.board.lettering import write
from game.titles.machu_picchu.board.shown import Shown
from game.titles.machu_picchu.board.tokens import draw_good
from game.titles.machu_picchu.content.definitions import CARDS, District
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.fixed_order import DISTRICT_INDEX, GOODS
from game.titles.machu_picchu.rules.state import Question
from game.ui.buttons import Button, Icon
from game.ui.colour import RGB
from game.ui.emblems import draw_medal
from game.ui.look import Look
from game.ui.panels import draw_panel, draw_rule
from game.ui.theme import Role
from game.ui.widget import Widget

_WIDE: Final = 430
_HEAD, _ROW, _FOOT = 66, 58, 64
_COUNTED: Final = (Question.MAKE, Question.BURN)
_CHOSEN: Final = (Question.OFFER, Question.GOODS)
_ICONS: Final = {Question.BURN: "llama", Question.OFFER: "stone", Question.FEE: "corn"}


def _good_icon(good: str) -> Icon:
    def draw(surface: Surface, look: Look, rect: Rect, colour: RGB) -> None:
        draw_good(surface, look, good, rect.center, rect.height)

    return draw


class AnswerSlip:
    """The slip of the seat that decides. `give` is called with the action when the answer is given."""

    def __init__(self, shown: Shown, give: Callable[[Action], None], changed: Callable[[], None]) -> None:
        words = shown.words
        self._shown = shown
        self._give = give
        self._changed = changed
        self.answer: Answer | None = None
        self.rect = Rect(0, 0, 0, 0)
        self.fewer = Button("−", partial(self._step, -1), size=26)
        self.more = Button("+", partial(self._step, 1), size=26)
        self.goods = {
            good: Button("", partial(self._toggle, good), style="paper", icon=_good_icon(good))
            for good in GOODS
        }
        self.pay = Button(words("slip.pay"), partial(self._pay, True), style="paper", size=20)
        self.skip = Button(words("slip.skip"), partial(self._pay, False), style="paper", size=20)
        self.go_on = Button(
            words("slip.go_on"), self._done, key=pygame.K_SPACE, hint=words("slip.key"), size=22
        )
        self.widgets: Sequence[Widget] = (
            self.fewer,
            self.more,
            *self.goods.values(),
            self.pay,
            self.skip,
            self.go_on,
        )

    @property
    def open(self) -> bool:
        """Whether a question is answered on it now."""
        return self.answer is not None

    def show(self, shown: Shown, *, asks: bool) -> None:
        """Take a moment of the table; `asks`: a person is asked in it."""
        self._shown = shown
        self.answer = default_answer(shown.state) if asks else None
        self._show_widgets()

    def _show_widgets(self) -> None:
        answer = self.answer
        question = answer.question if answer is not None else None
        counts, chooses = question in _COUNTED, question in _CHOSEN
        self.fewer.visible = self.more.visible = counts
        self.pay.visible = self.skip.visible = question is Question.FEE
        self.go_on.visible = answer is not None
        for button in self.goods.values():
            button.visible = chooses
        if answer is None:
            return
        self.fewer.enabled, self.more.enabled = answer.count > 0, answer.count < answer.most
        for good, button in self.goods.items():
            button.enabled, button.selected = good in answer.able, good in answer.goods
            button.changed = True
        self.pay.selected, self.skip.selected = answer.pays, not answer.pays
        self.go_on.enabled = answer.action is not None

    def _step(self, by: int) -> None:
        self._take(self.answer.step(by) if self.answer is not None else None)

    def step(self, by: int) -> bool:
        """One more or fewer, or to pay or not, by a key; returns whether that is asked."""
        answer = self.answer
        if answer is None or answer.question not in (*_COUNTED, Question.FEE):
            return False
        self._take(replace(answer, pays=by > 0) if answer.question is Question.FEE else answer.step(by))
        return True

    def number(self, number: int) -> bool:
        """Take a number, from 0, as what is asked: so many, or that good, or that card of the hand."""
        answer, hand = self.answer, self._shown.state.hands[self._shown.viewing]
        if answer is None:
            return False
        if answer.question in _COUNTED:
            self._take(replace(answer, count=min(number, answer.most)))
        elif answer.question in _CHOSEN and 0 < number <= len(GOODS):
            self._take(answer.toggled(GOODS[number - 1]))
        elif answer.question is Question.RETURN and 0 < number <= len(hand):
            self._take(answer.with_card(CARDS[hand[number - 1]]))
        else:
            return False
        return True

    def _toggle(self, good: str) -> None:
        chosen = next(one for one in GOODS if one == good)
        self._take(self.answer.toggled(chosen) if self.answer is not None else None)

    def _pay(self, pays: bool) -> None:
        self._take(replace(self.answer, pays=pays) if self.answer is not None else None)

    def choose_card(self, card: str) -> bool:
        """Let a card of the hand go back, or stay; returns whether that is asked."""
        if self.answer is None or self.answer.question is not Question.RETURN or not card:
            return False
        self._take(self.answer.with_card(card))
        return True

    def _take(self, answer: Answer | None) -> None:
        self.answer = answer
        self._show_widgets()
        self._changed()

    def _done(self) -> None:
        action = self.answer.action if self.answer is not None else None
        if action is not None:
            self._give(action)

    # places

    def place(self) -> None:
        """Lay the slip beside what is asked about."""
        shown, px = self._shown, self._shown.scale.px
        view = shown.layout.view
        row = 0 if self.answer is not None and self.answer.question is Question.RETURN else _ROW
        self.rect = Rect(0, 0, px(_WIDE), px(_HEAD + row + _FOOT))
        self.rect.midbottom = view.centerx, view.bottom - px(30)
        asked = district_asked(shown.state)
        if asked and self.answer is not None:
            about = district_room(shown.layout, asked)
            left = about.centerx > view.centerx
            self.rect.midright = about.left - px(10), about.centery
            if not left:
                self.rect.midleft = about.right + px(10), about.centery
            self.rect.clamp_ip(view.inflate(-px(60), -px(60)))
        self._place_widgets(row)

    def _place_widgets(self, row: int) -> None:
        scale, px, rect = self._shown.scale, self._shown.scale.px, self.rect
        middle = rect.y + px(_HEAD) + px(row) // 2
        side = px(36)
        for button, x in ((self.fewer, rect.x + px(196)), (self.more, rect.x + px(276))):
            button.place(Rect(x, middle - side // 2, side, side), scale)
        for number, button in enumerate(self.goods.values()):
            button.place(Rect(rect.x + px(70 + number * 66), middle - px(25), px(60), px(50)), scale)
        self.pay.place(Rect(rect.x + px(70), middle - px(22), px(150), px(44)), scale)
        self.skip.place(Rect(rect.x + px(236), middle - px(22), px(150), px(44)), scale)
        self.go_on.place(Rect(rect.right - px(190), rect.bottom - px(58), px(164), px(42)), scale)

    # the paper

    def draw(self, surface: Surface) -> None:
        """Draw all but the buttons."""
        answer, shown = self.answer, self._shown
        if answer is None:
            return
        scale, px, rect = shown.scale, shown.scale.px, self.rect
        draw_panel(surface, rect, scale, "sheet")
        icon = self._icon(answer)
        draw_good(surface, shown.look, icon, (rect.x + px(44), rect.y + px(38)), px(36))
        title = Rect(rect.x + px(70), rect.y + px(14), rect.width - px(96), px(46))
        write(surface, self._title(answer), title, scale, Role.NAME, 24)
        draw_rule(surface, rect.x + px(26), rect.right - px(26), rect.y + px(62), scale)
        middle = rect.y + px(_HEAD) + px(_ROW) // 2
        if answer.question is not Question.RETURN:
            draw_medal(surface, shown.look, shown.emblems[answer.seat], (rect.x + px(46), middle), px(16))
        if answer.question in _COUNTED:
            name = Rect(rect.x + px(70), middle - px(22), px(120), px(44))
            write(surface, shown.names[answer.seat], name, scale, Role.NAME, 20)
            count = Rect(rect.x + px(232), middle - px(22), px(44), px(44))
            write(surface, str(answer.count), count, scale, Role.PLATE, 25, "ink", "centre")
            gain = Rect(rect.x + px(322), middle - px(22), px(86), px(44))
            write(surface, self._gain(answer), gain, scale, Role.STRONG, 18, "yes")
        note = Rect(rect.x + px(30), rect.bottom - px(58), rect.width - px(230), px(42))
        write(surface, self._note(answer), note, scale, Role.ASIDE, 16, "faded_ink", wrapped=True)

    def _icon(self, answer: Answer) -> str:
        if answer.question is Question.MAKE:
            return district_asked(self._shown.state)
        return _ICONS.get(answer.question, "corn3")

    def _title(self, answer: Answer) -> str:
        words, state = self._shown.words, self._shown.state
        match answer.question:
            case Question.MAKE:
                return words("slip.make", good=words(f"good.{district_asked(state)}"))
            case Question.FEE if answer.tile is not None:
                return words("slip.fee", good=words(f"good.{answer.tile}"))
            case Question.RETURN:
                return words("slip.return", count=answer.needed)
        return words(f"slip.{answer.question.value}")

    def _gain(self, answer: Answer) -> str:
        words, state = self._shown.words, self._shown.state
        if answer.question is Question.MAKE:
            return f"+{answer.count}"
        here = DISTRICT_INDEX[District(district_asked(state))]
        steps = state.number(state.game.temple_rows[here]) * answer.count
        return words("slip.steps", count=steps)

    def _note(self, answer: Answer) -> str:
        words, state = self._shown.words, self._shown.state
        match answer.question:
            case Question.MAKE:
                return words("slip.price", count=price(state))
            case Question.OFFER:
                return words("slip.steps", count=len(answer.goods) * state.game.offering.per_unit)
            case Question.RETURN:
                return words("slip.chosen", count=len(answer.cards), needed=answer.needed)
        return ""
