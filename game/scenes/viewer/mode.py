"""A recorded game on the real table: played as it was, at any pace, from any moment."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import pygame
from pygame.event import Event

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.base.profile.settings import Pace
from game.core.contract import AnyRules, AnyState, AnyStep
from game.core.match import Match
from game.core.record.playback import Playback
from game.core.record.seen_games import ToldGame
from game.kit.board.board_factory import BoardFactory
from game.kit.board.context import TableOptions
from game.scenes.viewer.controls import ControlCallbacks, Controls, OtherLine
from game.scenes.viewer.recorded_turns import RecordedTurns
from game.table.menu import MenuCallbacks
from game.table.mode import TableMode, TableParts
from game.table.replay import PAUSE
from game.table.scene import TableScene
from game.ui.scale import Scale
from game.ui.sound import Sounds
from game.ui.widget import Widget

_AT_ONCE = 0.25  # seconds between two steps where nothing is seen moving

AnyPlayback: TypeAlias = Playback[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class ReplayCallbacks:
    """What leads out of the viewer: `back`, or `play_on` from the moment after so many steps, None where nobody may."""

    back: Callable[[], None]
    play_on: Callable[[int], None] | None


@dataclass(frozen=True, slots=True)
class WatchedMove:
    """A move that is looked at: it plays by itself up to its end, after so many steps.

    `open` says that its game has ended, whatever the line that is watched leads to. `other` is another way to play it.
    """

    end: int
    open: bool
    other: OtherLine | None = None


def has_ended(
    rules: AnyRules, initial: AnyState, steps: Sequence[AnyStep], move: WatchedMove | None = None
) -> bool:
    """Whether a game that is watched has ended, or that of the move, so that nothing of it is hidden."""
    return move.open if move is not None else ToldGame(rules, initial, steps).open


class ReplayMode(TableMode):
    """The table as it was, with the controls of the viewer in the place of the game's own buttons.

    Of a game that has ended all hands lie open, from its first step on. Until then its only person sees it as at the
    table, and several as any who watch.
    """

    def __init__(
        self,
        match: Match,
        playback: AnyPlayback,
        callbacks: ReplayCallbacks,
        move: WatchedMove | None = None,
    ) -> None:
        ended = match.given_up or has_ended(playback.rules, playback.initial, playback.whole, move)
        unseen = not ended and match.only_person is None
        self.options = TableOptions(bots=False, buttons=False, reserve=False, open=ended, unseen=unseen)
        self.playback = playback
        self.turns = RecordedTurns(playback.rules, playback.initial, playback.whole)
        self.playing = move is not None
        self._still = 0.0
        self._callbacks = callbacks
        self._move = move

    def join(self, table: TableParts) -> None:
        self._table = table
        self._words = table.context.words
        play_on = self.play_on if self._callbacks.play_on is not None else None
        callbacks = ControlCallbacks(
            self.go_to, self.step, self.toggle, self.set_pace, play_on, self._callbacks.back
        )
        emblems = tuple(table.context.emblems.values())
        other = self._move.other if self._move is not None else None
        pace = table.presenter.settings.speed
        self.controls = Controls(self._words, self.turns, emblems, pace, callbacks, other)
        table.ui.add(*self.controls.widgets)
        self._refresh()

    # what is watched

    def go_to(self, at: int) -> None:
        """Stand after so many steps; what was playing pauses."""
        self.playing = False
        self._table.let_go()
        self.playback.go_to(at)
        self._table.presenter.lay_dice(self.playback.state)
        self._refresh()

    def step(self) -> None:
        """Show the next step; what was playing pauses."""
        self.playing = False
        self._table.finish_animations()
        self.playback.forward()
        self._refresh()

    def toggle(self) -> None:
        """Play by itself, or pause; at the end it begins anew."""
        if self.playback.at == self.turns.length and not self.playing:
            self.go_to(0)
        self.playing = not self.playing
        self._still = PAUSE if self.playback.at else 0.0  # the beginning is seen for a while
        self._refresh()

    def set_pace(self, pace: Pace) -> None:
        """Let things move so fast while this game is watched."""
        presenter = self._table.presenter
        presenter.set_motion(replace(presenter.settings, speed=pace))
        self._table.changed()

    def play_on(self) -> None:
        """Begin a new game at this moment."""
        if self._callbacks.play_on is not None and not self._table.context.over:
            self._callbacks.play_on(self.playback.at)

    def _refresh(self) -> None:
        self.controls.show(self.playback.at, self.playing, self._table.context.over)
        self._table.changed()

    @property
    def _pause(self) -> float:
        """Seconds of stillness between two steps."""
        return max(_AT_ONCE, PAUSE / self._table.presenter.settings.speed.factor)

    def line(self) -> str:
        """See `TableMode.line`: where in the game this is."""
        at, turns = self.playback.at, self.turns
        turn = turns.turn_at(at)
        gaps = {"round": turn.round, "step": at - turn.begin, "steps": turns.after(at) - turn.begin}
        if self._move is not None and self._move.other is not None:
            return self._words("replay.now_of", line=self._move.other.this, **gaps)
        return self._words("replay.now", rounds=turns.turns[-1].round, **gaps)

    # the table

    def hand_widgets(self) -> Sequence[Widget]:
        """See `TableMode.hand_widgets`: the controls, but for the way out."""
        return self.controls.of_hand

    def buttons_shown(self) -> None:
        for widget in self.hand_widgets():
            widget.visible = self._table.tabs.main_open

    def placed(self, scale: Scale) -> None:
        rects = self._table.board.rects
        self.controls.place(rects.buttons, rects.menu, scale)

    def update(self, dt: float, moved: bool) -> bool:
        """See `TableMode.update`: the next step is played when nothing has moved for a while."""
        if moved:
            self._still = 0.0
            return True
        if not self.playing:
            return False
        self._still += dt
        if self._still < self._pause:
            return False
        self._still = 0.0
        self.playing = self.playback.forward()
        if self._move is not None and self.playback.at == self._move.end:
            self.playing = False
        self._refresh()
        return True

    def wake_in(self) -> float | None:
        return max(0.0, self._pause - self._still) if self.playing else None

    def handle(self, event: Event) -> bool:
        """See `TableMode.handle`: the table can be looked at, and nothing on it be moved."""
        table = self._table
        if table.last_turn.running and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            table.last_turn.end()
            return True
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        spot = (int(event.pos[0]), int(event.pos[1])) if event.type == pygame.MOUSEMOTION else None
        if spot is not None and table.log_book.point(spot):
            table.changed()
        return table.ui.handle(event)

    def _key(self, event: Event) -> bool:
        tabs, focused = self._table.tabs, self._table.ui.focused
        if event.key == pygame.K_ESCAPE:
            if not tabs.fold():
                self._callbacks.back()
            return True
        if (event.key != pygame.K_TAB or focused is None) and tabs.key(event):
            return True
        return focused is not self._table.log_book.scroll and self.controls.key(event)


def replay_table(
    match: Match,
    playback: AnyPlayback,
    words: Words,
    callbacks: ReplayCallbacks,
    preferences: Preferences | None = None,
    sounds: Sounds | None = None,
    move: WatchedMove | None = None,
) -> TableScene:
    """A table on which a recorded game is watched, or a move of it."""
    mode = ReplayMode(match, playback, callbacks, move)
    return TableScene(
        match,
        playback,
        words,
        menu=MenuCallbacks(callbacks.back),
        preferences=preferences,
        sounds=sounds,
        mode=mode,
        board=match.title.part(BoardFactory),
    )
