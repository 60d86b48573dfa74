"""The card of a computer player in the quick start: who it is, and how strong, which a press anywhere on it changes."""

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.words import Words
from game.core.bots.available_bots import known_bot, level_name
from game.core.contract import AnyBots
from game.kit.forms.seat_choice import SeatChoice
from game.kit.forms.seat_row import draw_seat_card
from game.kit.level_pips import LevelStepper
from game.kit.portraits import draw_portrait_in
from game.ui.emblems import draw_seat_badge
from game.ui.pressable import Pressable
from game.ui.scale import Scale, columns
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_LEVEL = 250  # design units of the choice at the card's right


class RivalCard(Pressable):
    """A card whose press makes the computer player at a seat stronger, and the strongest the weakest again; the left
    arrow and the left half of the level go the other way.
    """

    def __init__(
        self,
        words: Words,
        bots: AnyBots,
        seat: SeatChoice,
        emblem: Callable[[], str],
        on_change: Callable[[], None],
    ) -> None:
        """`emblem` is that of the seat as it is now; `on_change` hears that another level was taken."""
        super().__init__()
        self._words, self._bots, self._seat, self._emblem = words, bots, seat, emblem
        self._on_change = on_change
        names = [level_name(words, level) for level in bots.offered]
        self.level = LevelStepper(bots, names, bots.offered, 0, self._take)
        self.show()

    def show(self) -> None:
        """Show what the seat has now."""
        bot = known_bot(self._bots, self._seat.bot)
        if bot is not None and bot.level in self._bots.offered:
            self.level.index = list(self._bots.offered).index(bot.level)
        note = self._words(f"bots.level_note.{self._bots.offered[self.level.index]}")
        self.tooltip = f"{note}\n{self._words('menu.quick.level_tip')}"
        self.changed = True

    def _take(self, index: int) -> None:
        bot = known_bot(self._bots, self._seat.bot)
        assert bot is not None, "who sits in a quick start is known"
        self._seat.bot = str(replace(bot, level=self._bots.offered[index]))
        self.show()
        self._on_change()

    def set_hovered(self, value: bool) -> None:
        super().set_hovered(value)
        self.level.set_hovered(value)

    def act(self, spot: tuple[int, int] | None) -> None:
        """See `Pressable.act`."""
        self.level.act(spot if spot is not None and self.level.contains(spot) else None)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL or (
            event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT)
        ):
            return self.level.handle(event)
        return super().handle(event)

    def place(self, rect: Rect, scale: Scale) -> None:
        super().place(rect, scale)
        px = scale.px
        inner = Rect(rect.x + px(26), rect.y + px(20), rect.width - px(48), rect.height - px(34))
        self._badge, self._name, level = columns(inner, [scale.fixed(60), 1, scale.fixed(_LEVEL)], px(8))
        self.level.place(level, scale)

    def draw(self, surface: Surface) -> None:
        scale, emblem, badge = self.scale, self._emblem(), self._badge
        draw_seat_card(surface, scale, emblem, self.rect)
        radius = min(badge.size) // 2 - scale.px(4)
        draw_seat_badge(surface, scale.look, emblem, badge.center, radius)
        rival = next((rival for rival in self._bots.rivals if rival.name == self._seat.rival), None)
        name = draw_portrait_in(surface, scale, self._words.title, rival, self._name)
        draw_text(surface, self._seat.name, TextStyle(Role.NAME, "ink"), scale, name)
        self.level.draw(surface)
        self.draw_focus(surface)
