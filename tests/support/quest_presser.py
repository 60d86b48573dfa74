"""Plays INKAS at its table by nothing but presses: for each action the gesture, button or answer that means it."""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import pygame
from pygame import Rect

from game.core.contract import BotName, Refusal
from game.kit.board.board_chooser import BoardChooser
from game.kit.board.end_question import EndQuestion
from game.titles.inkas.board.moves.choices import BoardPlace, Piece, PieceKind, PlaceKind, bearer_name
from game.titles.inkas.board.moves.powers import are_power
from game.titles.inkas.board.moves.steps import closing_action
from game.titles.inkas.board.panels.hand_fan import fan_of
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.seen_hand import seen_areas
from game.titles.inkas.board.questions.escort_chooser import EscortChooser
from game.titles.inkas.board.table_settings import HAND
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.engine import legal_actions, successor
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State
from tests.support.harness import Spot
from tests.support.quest_table import QuestTable

_RESTS = 40  # times that the table is let go on by itself
_CONSENT: tuple[Action, ...] = a.Agree(), a.Agree(), a.Decline()

Chooser = Callable[[Any, State, random.Random], Action]
"""What is done in a state, by a computer player and chance."""


class QuestPresser:
    """The persons at a table, all by the same hand. `missed` are actions whose presses did not mean them."""

    def __init__(self, table: QuestTable) -> None:
        self.table = table
        self.done = 0
        self.missed: list[Action] = []

    def do(self, action: Action) -> None:
        """Do it by presses; what these do not do is done without them and noted."""
        if isinstance(action, a.Unveil):  # a hand takes a card by one who stands there
            takes = [one for one in self.table.board.view.shown.choices.actions if isinstance(one, a.Unveil)]
            action = next(one for one in takes if one.walla and one.wamani == action.wamani)
        before = len(self.table.session.steps)
        self._press(action)
        for _ in range(_RESTS):
            beats = self.table.scene.context.question.hidden  # and is kept before what was passed is
            if len(self.table.session.steps) > before or not (self._goes_on or beats):
                break
            self.table.window.frames(20)
            self.table.settle()
        steps = self.table.session.steps[before:]
        if steps and steps[0].action == action:
            self.done += 1
            return
        self._put_away()
        if not steps:
            self.missed.append(action)
            self.table.board._callbacks.play(action)
            self.table.settle()

    def rest(self) -> None:
        """Let what goes on by itself do so."""
        for _ in range(_RESTS):
            if not self._goes_on:
                return
            self.table.window.frames(20)
            self.table.settle()

    @property
    def _goes_on(self) -> bool:
        """Whether something happens without a press."""
        table = self.table
        unasked = table.scene.context.question.hidden and not table.board.desk.strip.open
        return table.scene.bot_turns.deciding is not None or table.board.desk.waits or unasked

    # how it is meant

    def _press(self, action: Action) -> None:
        board = self.table.board
        if board.desk.strip.open and isinstance(action, a.Pass):
            self.table.click(board.desk.strip.go_on.rect.center)
            return
        if board.desk.strip.open:
            self._answer_behind_cloth(action)
            return
        if self.table.state.hands and not board.view.shown.face_up:
            self.table.key(pygame.K_TAB)
        self._borrow(getattr(action, "borrowing", 0))
        if self._answer(action):
            return
        if closing_action([action]) is not None:
            self.table.press("end")
            self._confirm()
        elif isinstance(action, a.OfferDraw):
            self.table.press("draw")
            self.table.key(pygame.K_RETURN)
        else:
            self._gesture(action)

    def _borrow(self, wanted: int) -> None:
        """Let the stepper say how many llamas of the partner's are borrowed."""
        stepper = self.table.board.lending
        for _ in range(wanted if stepper.visible else 0):
            if stepper.wanted < wanted:
                self.table.click((stepper.rect.right - 8, stepper.rect.centery))

    def _answer_behind_cloth(self, action: Action) -> None:
        """Answer what is put to all, and let the others go on."""
        desk = self.table.board.desk
        self.table.click(desk.strip.badges[self.table.state.decider].rect.center)
        self.table.click(desk.curtain.rect.center)
        self._answer(action)
        if desk.strip.open:
            self.table.click(desk.strip.go_on.rect.center)

    def _answer(self, action: Action) -> bool:
        """Press the answers of the panel that lead to it, and what a power asks for on the board."""
        panel, pressed = self.table.board.question_panel, False
        for _ in range(8):
            found = [at for at, option in enumerate(panel.options) if action in option.actions]
            if found:
                self.table.click(panel.buttons[found[0]].rect.center)
            elif not self._aim(action):
                return pressed
            pressed = True
        return pressed

    def _aim(self, action: Action) -> bool:
        """Click what a power asks for that is being used."""
        shown = self.table.board.view.shown
        if not are_power(shown.state, shown.choices.actions):
            return False
        for place, actions in shown.choices.clicks.items():
            if action in actions and (spot := self._spot(place)) is not None:
                self.table.click(spot)
                return True
        return False

    def _gesture(self, action: Action) -> None:
        """Click or drag what means it; of a card that brings a walla somewhere the place is clicked then."""
        if self._click(action):
            return
        before = len(self.table.session.steps)
        self._drag(action)
        if len(self.table.session.steps) == before:
            self._click(action)

    def _click(self, action: Action) -> bool:
        for place, actions in self.table.board.view.shown.choices.clicks.items():
            if action in actions and (spot := self._spot(place)) is not None:
                self.table.click(spot)
                self._choose(action)
                return True
        return False

    def _drag(self, action: Action) -> None:
        """Drag to the place that means least besides: a walla, not the wamani whose middle another may cover."""
        able = self.table.board.view.shown.choices
        ways = [
            (len(actions), piece, place)
            for piece in able.pieces
            for place, actions in able.places(piece).items()
            if action in actions
        ]
        for _, piece, place in sorted(ways, key=lambda way: way[0]):
            start, end = self._home(piece), self._spot(place)
            if start is not None and end is not None:
                self.table.drag(start, end)
                self._choose(action)
                return

    def _choose(self, action: Action) -> None:
        """Take from what lies over the table the options that lead to it."""
        for _ in range(5):
            top: Any = self.table.window.stack.scenes[-1]
            if isinstance(top, EscortChooser):
                company = set(getattr(getattr(action, "action", action), "company", ()))
                for name, button in top.members.items():
                    if (name in top.company) != (name in company):
                        self.table.click(button.rect.center)
                self.table.click(top.go_button.rect.center)
            elif isinstance(top, BoardChooser):
                found = [at for at, option in enumerate(top.options) if action in option.value]
                if not found:
                    return
                self.table.window.frames(30)
                self.table.click(top.option_rect(found[0]).center)
            else:
                self._answer(action)
                return

    def _confirm(self) -> None:
        top = self.table.window.stack.scenes[-1]
        if isinstance(top, EndQuestion):
            self.table.window.frames(30)
            self.table.key(pygame.K_e)

    def _put_away(self) -> None:
        """Close what lies over the table."""
        for _ in range(4):
            if self.table.window.stack.scenes[-1] is self.table.scene:
                return
            self.table.window.frames(30)
            self.table.key(pygame.K_ESCAPE)

    # where things are

    def _home(self, piece: Piece) -> Spot | None:
        table, shown = self.table, self.table.board.view.shown
        gestures = table.board.gestures
        spots: list[Spot] = []
        if piece.kind in (PieceKind.WALLA, PieceKind.DEAD):
            spots = [table.walla(piece.name)]
        elif piece.kind is PieceKind.STAFF:
            spots = [table.staff, table.staff_held]
        elif piece.kind is PieceKind.LLAMA:
            spots = [table.board.view.panels[shown.state.decider].llamas.center]
        elif piece.kind is PieceKind.CARD:
            spots = [_left(card.area) for card in fan_of(shown) if card.card == piece.name]
        else:
            x, y = gestures.home(piece)
            spots = [(round(x), round(y))]
        return next((spot for spot in spots if gestures.at.piece_at(spot) == piece), None)

    def _spot(self, place: BoardPlace) -> Spot | None:
        table, shown = self.table, self.table.board.view.shown
        match place.kind:
            case PlaceKind.WAMANI:
                return table.middle(place.name)
            case PlaceKind.WALLA:
                return table.walla(place.name)
            case PlaceKind.STAFF:
                return table.staff_held if bearer_name(shown.state) else table.staff
            case PlaceKind.HOLE:
                return table.hole(place.name)
            case PlaceKind.GROUND:
                return table.middle(place.name)
            case PlaceKind.OFFERING:
                area = offering_areas(shown).get(place.name)
                return area.center if area is not None else None
            case PlaceKind.SEAT:
                ayllus = [ayllu.value for ayllu in shown.state.game.ayllus]
                return table.board.view.panels[ayllus.index(place.name)].head.center
            case PlaceKind.MIDDLE:
                return table.middle("T")
            case PlaceKind.HAND:
                return shown.layout.cards.center
            case PlaceKind.CARD:
                x, y = table.board.gestures.home(Piece(PieceKind.FACE_DOWN, place.name))
                return round(x), round(y)
            case PlaceKind.SEEN_CARD:
                return next((area.center for card, area in seen_areas(shown) if card == place.name), None)
        return None


def _left(area: Rect) -> Spot:
    """Where a card of the fan is not covered by the next one."""
    return area.x + area.width // 5, area.centery


# whole quests


def press_quest(
    state: State,
    choose: Chooser,
    seed: int,
    most: int,
    *,
    begun: int = 0,
    bots: Mapping[int, str] = MappingProxyType({}),
) -> QuestPresser:
    """The table after at most so many actions of persons, who do what is chosen; so many were done before it was laid.
    `bots` play by themselves.
    """
    rng = random.Random(seed)
    bot: Any = BOTS.make(BotName("runner"), seed)
    assert not isinstance(bot, Refusal)
    for _ in range(begun):
        state = successor(state, choose(bot, state, rng))
    presser = QuestPresser(QuestTable(state, bots=bots, chosen={HAND: "switch"}))
    for _ in range(most):
        presser.rest()
        if presser.table.state.victory:
            break
        presser.do(choose(bot, presser.table.state, rng))
    return presser


def chosen(bot: Any, state: State, rng: random.Random) -> Action:
    """What a computer player does, who now and then declines and borrows, and offers no draw."""
    action: Action = bot.choose(resample(observation(state, state.decider), rng.randrange(1 << 30)))
    if state.question is Question.CONSENT:
        action = rng.choice(_CONSENT)
    if isinstance(action, a.OfferDraw):
        action = legal_actions(state)[-1]
    loans = [one for one in legal_actions(state) if borrowed(one)]
    if loans and rng.random() < 0.1:
        action = rng.choice(loans)
    return action


def check(presser: QuestPresser) -> None:
    """All words stand, and nearly all was done by presses."""
    assert [text for text in presser.table.texts() if "[" in text or "⟪" in text] == []
    assert len(presser.missed) < 0.1 * presser.done, presser.missed
