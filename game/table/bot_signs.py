"""How computer players are seen at the table: who thinks, and what is being done."""

from pygame import Rect, Surface

from game.base.keys.shell_keys import PAUSE
from game.kit.board.board import AnyBoard
from game.table.bot_turns import BotTurns, Caption
from game.table.context import TableContext
from game.table.thinking_sign import TICK, draw_sign, draw_sun
from game.ui.emblems import draw_seat_badge
from game.ui.motion.player import MotionPlayer
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.text import draw_block, fit, measure
from game.ui.theme import Role

_SUN = 40  # side of the place of the sun on a button, in design units
_SIGN = 2.6  # how wide the sign is, in radii of the badge
_SHOWN_AFTER = 0.25  # seconds of thought that show no sign: a sun that only flashes up disturbs


class BotSigns:
    """Draws the signs over the table."""

    def __init__(
        self, context: TableContext, board: AnyBoard, bot_turns: BotTurns, motion: MotionPlayer
    ) -> None:
        self._context = context
        self._board = board
        self._bot_turns = bot_turns
        self._motion = motion
        self._emblems = tuple(context.emblems.values())
        self._since_tick = 0.0
        self._shown = False  # whether the sun can be seen

    @property
    def turning(self) -> bool:
        """Whether a sun turns."""
        bots = self._bot_turns
        return (bots.thinking is not None or bots.advising) and bots.thinks_for >= _SHOWN_AFTER

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether the sun is to be drawn anew."""
        self._since_tick += dt
        if not self.turning:
            self._shown = False
        if not self.turning or (self._shown if self._calm else self._since_tick < TICK):
            return False
        self._since_tick, self._shown = 0.0, True
        return True

    @property
    def _calm(self) -> bool:
        """Whether the sun is only shown, and does not turn."""
        return self._motion.settings.calm

    @property
    def _turned_for(self) -> float:
        """The seconds that the sun has turned."""
        return 0.0 if self._calm else self._bot_turns.thinks_for

    def wake_in(self) -> float | None:
        """Seconds until the sun turns on."""
        bots = self._bot_turns
        if bots.thinking is None and not bots.advising:
            return None
        if self._calm and self._shown:
            return None
        return max(0.001, _SHOWN_AFTER - bots.thinks_for, TICK - self._since_tick)

    def areas(self) -> list[Rect]:
        """The pieces of the screen in which a sun turns, in pixels."""
        if not self.turning:
            return []
        seat = self._bot_turns.thinking
        return [self._hint_place()] if seat is None else [self._sign_rect(seat)]

    def _hint_place(self) -> Rect:
        """Over the icon of the button for a hint, or in the corner of one that has words alone."""
        button = self._board.hint
        rect = Rect(0, 0, button.scale.px(_SUN), button.scale.px(_SUN))
        rect.center = button.icon_place.center if button.icon_place is not None else button.rect.topright
        return rect

    def _sign_rect(self, seat: int) -> Rect:
        """Round the badge of a player's panel."""
        centre, radius = self._board.badge_place(seat)
        rect = Rect(0, 0, round(radius * _SIGN), round(radius * _SIGN))
        rect.center = centre
        return rect

    def draw(self, surface: Surface, scale: Scale) -> None:
        """Draw the turning sun, and what the computer player does."""
        bots = self._bot_turns
        if self.turning:
            seat = bots.thinking
            if seat is None:
                draw_sun(surface, scale.look, self._hint_place(), self._turned_for)
            else:
                draw_sign(surface, scale.look, self._sign_rect(seat), self._emblems[seat], self._turned_for)
        if bots.caption is not None and bots.deciding is not None:
            self._draw_caption(surface, scale, bots.caption)

    def _draw_caption(self, surface: Surface, scale: Scale, caption: Caption) -> None:
        """A strip of paper."""
        rects, px = self._board.rects, scale.px
        area = rects.caption
        badge = min(px(19), area.height // 2 - px(1))
        width = min(area.width - px(8), measure(caption.text, Role.STRONG, scale, 21)[0] + 2 * badge + px(56))
        if rects.open_tab is not None:
            width = area.width - px(8)  # nothing of the line below it is to be seen
        strip = Rect(0, 0, width, area.height)
        strip.midtop = area.midtop
        inner = draw_panel(surface, strip, scale, "note", active=True)
        draw_seat_badge(
            surface,
            scale.look,
            self._emblems[caption.seat],
            (inner.x + badge + px(4), inner.centery),
            badge - px(3),
        )
        left = inner.x + 2 * badge + px(12)
        words = Rect(left, inner.y, inner.right - left - px(8), inner.height)
        block = fit(caption.text, Role.STRONG, scale, words.size, size=21, shrink=0.6)
        draw_block(surface, block, words, scale.look.palette.ink, valign="middle")

    def now(self) -> str:
        """The line of what can be done while a computer player decides; empty in a person's turn."""
        bots, words = self._bot_turns, self._context.words
        seat = bots.deciding
        if seat is None:
            return ""
        player = self._context.match.seats[seat].name
        if bots.paused:
            return words("bots.paused", key=words.cap(PAUSE))
        if self.turning:
            return words("bots.thinking", player=player)
        return words("bots.playing", player=player)
