"""Whether the hand in the fan and the goals are seen: always by one person alone, else while their owner looks."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame
from pygame.event import Event

from game.kit.board.context import BoardContext
from game.kit.board.curtain import Curtain
from game.titles.inkas.board.panels.goal_cards import goal_areas
from game.titles.inkas.board.panels.hand_fan import curtain_place, fan_of
from game.titles.inkas.board.view import TableView
from game.titles.inkas.rules import events
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State
from game.ui.keys import is_plain
from game.ui.widget import LEFT

LOOK: Final = pygame.K_TAB


class HandCurtain:
    """Lets the hand be seen or hidden. `changed` is called when that is otherwise, `touch` for what is heard."""

    def __init__(
        self,
        context: BoardContext[State, events.Event],
        view: TableView,
        changed: Callable[[], None],
        touch: Callable[[str], None],
    ) -> None:
        options = context.options
        self._context, self._view = context, view
        self._open = options.open
        self._falls = False  # once no card is picked any more
        behind = () if options.open or options.unseen else context.people
        self.curtain = Curtain(behind, changed, touch, key=LOOK)

    @property
    def covers(self) -> bool:
        """Whether the cloth hides what is asked of the hand."""
        return self.curtain.covers

    def take(self, state: State, viewing: int, *, watching: bool) -> None:
        """Take a moment of the game, before it is shown: another turn, or who else is asked, hides the hand."""
        held = bool(state.hands or state.pursuit) and not state.victory
        chooses = (
            held and not watching and (state.question is Question.SEEN_HAND or self._asks_by_name(state))
        )
        moment = viewing, state.turn, state.decider, chooses
        self.curtain.take(moment, may_look=held and self._may_look(state, viewing), chooses=chooses)

    def _asks_by_name(self, state: State) -> bool:
        """Whether one of several persons at the machine is asked alone for a card, of which the panel then tells."""
        several = len(self._context.people) > 1 and self._view.settings.by_name
        return several and INKAS.passing(state) is not None

    def _may_look(self, state: State, viewing: int) -> bool:
        """Whether the seat is that of a person, who is not to be found out by the question to all at the machine."""
        people = self._context.people
        to_all = len(people) > 1 and INKAS.passing(state) is not None and not self._view.settings.by_name
        return viewing in people and not to_all

    def sees(self, state: State, viewing: int, *, past: bool = False) -> bool:
        """Whether the hand of a seat is seen now."""
        over = bool(state.victory)
        if self._open or (over and not past):
            return True
        if self._context.looking() is not None and not past:  # behind the curtain before the question
            return self._context.looking() == viewing
        if not self.curtain.shared:
            return self.curtain.sees(viewing)
        return self._may_look(state, viewing) and self.curtain.sees(viewing, past=past)

    def place(self) -> None:
        """Hang the curtain before the fan."""
        shown, layout = self._view.shown, self._view.shown.layout
        goals = tuple(area for _, area in goal_areas(shown))
        self.curtain.put(replace(curtain_place(shown), more=goals))
        self.curtain.visible = layout.held and layout.cards.x < layout.scale.width

    def let_fall(self, *, picked: bool) -> None:
        """Hide the hand, once nothing of it is picked."""
        self._falls = picked
        if not picked:
            self.curtain.lower()

    def rest(self, *, rests: bool, picked: bool) -> bool:
        """Let the curtain fall where it must, if the table `rests`; returns whether it does so now."""
        if self._falls and not picked:
            self.let_fall(picked=False)
        return self.curtain.rest(rests=rests)

    def hold(self, event: Event) -> bool:
        """Take an event of the mouse or of Tab: the hand is seen while it is held; returns whether it was used. A card
        that is seen is taken up, not covered.
        """
        shown = self._view.shown
        secret = shown.layout.held or shown.state.game.alternate
        if not secret or (event.type == pygame.KEYDOWN and not is_plain(event)):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and shown.face_up:
            spot = int(event.pos[0]), int(event.pos[1])
            if any(card.area.collidepoint(spot) for card in fan_of(shown)):
                return False
        looks = self.curtain.shared and event.type == pygame.KEYDOWN and event.key == LOOK
        return self.curtain.hold(event) or looks  # the key that looks never goes from place to place
