"""Shows the last turn, or single moments, once more on the table; the game itself is not touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.scenes.table.line_signs import LogLine
from game.scenes.table.replay import Replay, Shown, last_turns, moments
from game.titles.wiraqocha.rules.state import State
from game.ui.buttons import Button
from game.ui.icons import icon

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene
    from game.titles.wiraqocha.board.view import TableView


class LastTurn:
    """The button beside the log, and what it starts: any key or click ends it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._replay: Replay | None = None
        self._said = ""
        self.button = Button(
            "",
            self.start,
            style="paper",
            key=pygame.K_r,
            hint=scene.words("table.key.replay"),
            icon=icon("rewind"),
            tooltip=scene.words("last_turn.button"),
        )

    def place(self, view: TableView) -> None:
        """Put the button beside the log's title, or below the tabs where there are some."""
        self.button.style = "wood" if view.layout.tabs else "paper"
        self.button.place(view.replay_room(), view.scale)

    @property
    def running(self) -> bool:
        """Whether the table shows the past."""
        return self._replay is not None

    def start(self) -> None:
        """Show what the others did since one's own last turn, from the first step on."""
        scene = self._scene
        steps = last_turns(scene.session, scene.people)
        if steps:
            self._said = scene.words("last_turn.now")
            self._show(steps)
        else:
            scene.ui.notify(scene.words("last_turn.nothing"))

    def show_line(self, line: LogLine) -> None:
        """Show the moments that a line of the log tells of."""
        self.show_moments(line.moments)

    def show_moments(self, numbers: Sequence[int]) -> None:
        """Show the steps of these numbers."""
        steps = moments(self._scene.session, numbers)
        if steps:
            self._said = self._scene.words("last_turn.moment")
            self._show(steps)

    def _show(self, steps: Sequence[Shown]) -> None:
        scene = self._scene
        scene.let_all_go()
        self._replay = Replay(steps)
        scene.show_buttons()
        self._go_to(steps[0].before)

    def _go_to(self, state: State) -> None:
        """Show a state of the past at once."""
        self._scene.presenter.jump_to(state, past=True)

    @property
    def said(self) -> str:
        """What is said of the past that is shown; an empty text where none is."""
        return self._said if self.running else ""

    def end(self) -> None:
        """Show the game again as it stands."""
        self._replay = None
        self._scene.show_present()

    def go_on(self, dt: float, busy: bool) -> bool:
        """Let `dt` seconds pass, while the table is `busy` or still; returns whether a step began."""
        if self._replay is None:
            return False
        shown = self._replay.update(dt, busy)
        if shown is not None:
            after = shown.step.after
            if self._scene.view.state is not shown.before:  # what lay between is passed over
                self._go_to(shown.before)
            self._scene.presenter.present(after, shown.step.events, past=True)
            self._scene.invalidate()
        elif self._replay.over:
            self.end()
        return shown is not None

    def wake_in(self) -> float | None:
        """Seconds until the next step, or None."""
        return self._replay.due if self._replay is not None else None
