"""The menu of the game in front: begin, go on, leave; and the shelf on which the others stand."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game import __version__
from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import (
    CAMPAIGNS,
    CONTINUE,
    DAILY,
    HELP,
    LESSON,
    LOAD,
    MENU_MEDALS,
    MENU_STATISTICS,
    NEW_GAME,
    PUZZLES,
    QUIT,
    SETTINGS,
)
from game.scenes.cover_turn import CoverTurn
from game.scenes.shelf import WIDTH as SHELF
from game.scenes.shelf import Shelf
from game.scenes.title_art import Cover
from game.ui.brass_letters import draw_brass_letters, fitting_size
from game.ui.buttons import Button
from game.ui.labels import Link
from game.ui.page import PageScene
from game.ui.page_layout import MARGIN
from game.ui.panels import draw_panel, draw_plate, panel_inside
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role
from game.ui.widget import nothing

_BUTTON = (330, 66)
_CORNER = (252, 52)  # of the buttons in the corner of the cover
_INSET = 30  # from the edge of the cover to it
_LETTERS = 170  # height of the name of the game
_BESIDE, _LEADING = 0.56, 0.94  # of that: of the smaller words, and from line to line
_BETWEEN = 8  # and from one to the next
_FOOT = 118  # height of the strip that the buttons stand on


@dataclass(frozen=True, slots=True)
class TitleCallbacks:
    """What the buttons do; `resume` is None while there is no game to go on with, others where the title lacks them."""

    new_game: Callable[[], None]
    resume: Callable[[], None] | None
    leave: Callable[[], None]
    settings: Callable[[], None] | None = None
    rules: Callable[[], None] | None = None
    lesson: Callable[[], None] | None = None
    load: Callable[[], None] | None = None
    credits: Callable[[], None] | None = None
    daily: Callable[[], None] | None = None
    puzzles: Callable[[], None] | None = None
    campaigns: Callable[[], None] | None = None
    statistics: Callable[[], None] | None = None
    medals: Callable[[], None] | None = None


class _Continue(Button):
    """The button that takes a game up again; which one that is, is found out when somebody wants to know."""

    def __init__(self, words: Words, resume: Callable[[], None], saved: Callable[[], str]) -> None:
        super().__init__(words("menu.continue"), resume, key=CONTINUE, hint=words.cap(CONTINUE))
        self._saved = saved

    @property
    def tip(self) -> str:
        return self._saved()


class MainMenuScene(PageScene):
    """The name of the game, its cover and the ways into a game."""

    largest_zoom = 1.25
    fitted = True  # whose buttons are large as they are

    def __init__(
        self,
        words: Words,
        cover: Cover,
        callbacks: TitleCallbacks,
        saved: Callable[[], str] = str,
        alive: Callable[[], bool] = lambda: False,
        shelf: Shelf | None = None,
    ) -> None:
        """`saved` says which game `Continue` would take up, `alive` whether anything moves over the cover; `shelf` has
        all games, where there are several.
        """
        super().__init__()
        self.words = words
        self.cover = cover
        self.motion = cover.motion(alive)
        self._moved = False  # only what moves by itself is to be drawn anew
        self._covered = False  # something lies over the title
        self._turn: CoverTurn | None = None  # the cover that was shown before is going
        self.shelf = shelf
        self.new_game = self._menu_button("new_game", callbacks.new_game, NEW_GAME)
        self.resume_game: Button | None = None
        if callbacks.resume is not None:
            self.resume_game = _Continue(words, callbacks.resume, saved)
        self.load = self._way("load", callbacks.load, LOAD)
        self.lesson = self._way("lesson", callbacks.lesson, LESSON)
        fresh = self.lesson is not None and callbacks.load is None  # nobody has played here yet
        first = self.resume_game or (self.lesson if fresh else None) or self.new_game
        first.style = "brass"
        self.rules = self._way("rules_scene", callbacks.rules, HELP)
        self.settings = self._way("settings", callbacks.settings, SETTINGS)
        self.leave_game = self._menu_button("quit", callbacks.leave, QUIT)
        ways = (self.load, self.lesson, self.rules, self.settings)
        shown = (self.resume_game, self.new_game, *ways, self.leave_game)
        self.buttons = [button for button in shown if button is not None]
        self.daily = self._daily(callbacks.daily)
        self.puzzles = self._way("puzzle", callbacks.puzzles, PUZZLES)
        self.campaigns = self._campaigns(callbacks.campaigns)
        self.credits = self._credits(callbacks.credits)
        self.statistics = self._played("statistics", callbacks.statistics, MENU_STATISTICS)
        self.medals = self._played("medals", callbacks.medals, MENU_MEDALS)
        corner = (self.daily, self.puzzles, self.campaigns, self.statistics, self.medals)
        self._in_corner = [button for button in corner if button is not None]
        for button in self._in_corner:
            button.size = 21
        self.ui.add(*self.buttons, *self._in_corner, self.credits)
        if shelf is not None:
            self.ui.add(shelf)
        self._sheet = Rect(0, 0, 0, 0)
        self._view = Rect(0, 0, 0, 0)
        self._foot = Rect(0, 0, 0, 0)

    def _menu_button(self, name: str, act: Callable[[], None], key: KeyAction) -> Button:
        """A button whose words are those of the menu."""
        words = self.words
        return Button.keyed(words, words(f"menu.{name}"), act, style="wood", key=key)

    def _daily(self, act: Callable[[], None] | None) -> Button | None:
        """The button to the game of the day, by the title's own name for it."""
        if act is None:
            return None
        label, tip = self.words("title.daily"), self.words("daily.open_tip")
        return Button.keyed(self.words, label, act, style="wood", key=DAILY, tooltip=tip)

    def _campaigns(self, act: Callable[[], None] | None) -> Button | None:
        """The button to the campaigns, by the title's own name for them."""
        if act is None:
            return None
        label, tip = (self.words(f"title.{what}") for what in ("campaigns", "campaigns_tip"))
        return Button.keyed(self.words, label, act, style="wood", key=CAMPAIGNS, tooltip=tip)

    def _played(self, area: str, act: Callable[[], None] | None, key: KeyAction) -> Button | None:
        """The button to what finished games add up to; its key is another one here than on those screens."""
        if act is None:
            return None
        label, tip = self.words(f"{area}.open"), self.words(f"{area}.open_tip")
        return Button.keyed(self.words, label, act, style="wood", key=key, tooltip=tip)

    def _credits(self, act: Callable[[], None] | None) -> Link:
        """The line to the credits; unseen where nobody is to be thanked."""
        link = Link(self.words("credits.open"), act or nothing, tooltip=self.words("credits.open_tip"))
        link.visible = act is not None
        return link

    def _way(self, area: str, act: Callable[[], None] | None, key: KeyAction) -> Button | None:
        """The button to another screen of the game, whose words are in the locale under its name."""
        if act is None:
            return None
        label, tip = (self.words(f"{area}.{what}") for what in ("open", "open_tip"))
        return Button.keyed(self.words, label, act, style="wood", key=key, tooltip=tip)

    def layout(self, scale: Scale) -> None:
        px = scale.px
        stage = scale.stage(1.85)
        foot = Rect(stage.x, stage.bottom - px(_FOOT), stage.width, px(_FOOT))
        page = Rect(stage.x + px(MARGIN), stage.y + px(MARGIN), stage.width - 2 * px(MARGIN), 0)
        page.height = foot.top - page.y
        beside = 0 if self.shelf is None else px(SHELF)
        self._sheet = Rect(page.x + beside, page.y, page.width - beside, page.height)
        if self.shelf is not None:
            below = super().mute_place()
            self.shelf.place(Rect(*page.topleft, beside, page.height - below.height - below.y), scale)
        self._turn = None
        self._view = panel_inside(self._sheet, scale, "wood")
        self.motion.show(self._view, self._view.inflate(-2 * px(2), -2 * px(2)), scale)
        self._foot = Rect(page.x, scale.height - px(30), px(520), px(24))
        wide = measure(self.credits.text, Role.SMALL, scale)[0] + px(4)
        line = Rect(self._sheet.right - wide, scale.height - px(32), wide, px(28))
        self.credits.place(line, scale)
        wide, high = px(_CORNER[0]), px(_CORNER[1])
        corner = self._sheet.inflate(-2 * px(_INSET), -2 * px(_INSET)).topright
        for number, button in enumerate(self._in_corner):
            top = corner[1] + number * (high + px(_BETWEEN))
            button.place(Rect(corner[0] - wide, top, wide, high), scale)
        gap, count = px(28), len(self.buttons)
        width = min(px(_BUTTON[0]), (page.width - gap * (count - 1)) // count)
        height = px(_BUTTON[1])
        left = foot.centerx - (len(self.buttons) * (width + gap) - gap) // 2
        for number, button in enumerate(self.buttons):
            place = Rect(left + number * (width + gap), foot.centery - height // 2 - px(8), width, height)
            button.place(place, scale)

    def mute_place(self) -> Rect:
        """See `Scene.mute_place`: below the shelf."""
        place = super().mute_place()
        if self.shelf is not None:
            place.bottomleft = self.shelf.rect.x, self._sheet.bottom
        return place

    def paint_still(self, surface: Surface) -> None:
        draw_panel(surface, self._sheet, self.scale, "wood", active=True)
        self._paint_cover(surface)
        version = self.words("menu.version", version=__version__)
        draw_text(surface, version, TextStyle(Role.SMALL, "parchment_shade"), self.scale, self._foot)

    def _paint_cover(self, surface: Surface) -> None:
        self.cover.draw(surface, self._view, self.scale)
        pygame.draw.rect(surface, self.scale.look.palette.outline, self._view, max(1, self.scale.px(2)))

    def paint_moving(self, surface: Surface) -> None:
        """See `PageScene.paint_moving`: what moves passes behind the name of the game."""
        self._moved = False
        if self._turn is not None:
            self._turn.draw(surface, self._view)
            return
        self.motion.draw(surface)
        self._paint_name(surface)

    def cover_seen(self) -> Surface:
        """The cover with its name, as it is seen now."""
        page = Surface(self.scale.size)
        self._paint_cover(page)
        self.motion.draw(page)
        self._paint_name(page)
        return page.subsurface(self._view).copy()

    def follow(self, gone: Surface, *, down: bool, keys: bool) -> None:
        """Push the cover that was shown before out of the frame; `down` as in `CoverTurn`, `keys` are at the shelf."""
        come = self.cover_seen()
        if not self.scale.look.still and gone.get_size() == come.get_size():
            self._turn = CoverTurn(gone, come, down=down)
        if keys:
            self.ui.focus(self.shelf, by_key=True)

    def _paint_name(self, surface: Surface) -> None:
        px, view = self.scale.px, self._view
        area = Rect(view.x + px(40), view.y + px(26), round(view.width * 0.4), px(160))
        words = self._paint_letters(surface, area)
        width, height = measure(self.words("title.subtitle"), Role.ASIDE, self.scale, 27)
        line = Rect(0, words.bottom + px(4), width + px(56), height + px(18))
        line.centerx = words.centerx
        line.clamp_ip(view.inflate(-2 * px(20), 0))
        palette = self.scale.look.palette
        ribbon = (palette.parchment_light, palette.parchment, palette.parchment_shade)
        draw_plate(surface, line, ribbon, self.scale)
        draw_text(
            surface,
            self.words("title.subtitle"),
            TextStyle(Role.ASIDE, "ink", "centre", size=27),
            self.scale,
            line,
        )

    def _paint_letters(self, surface: Surface, area: Rect) -> Rect:
        """Draw the name in brass; where a title parts it (`title.logo`), its chief words large, and smaller what stands
        over and under them. Returns the rectangle that the letters cover.
        """
        words, scale = self.words, self.scale
        shares = {"over": _BESIDE, "logo": 1.0, "under": _BESIDE}
        parts = {name: words(f"title.{name}") for name in shares if words.knows(f"title.{name}")}
        if "logo" not in parts:
            return draw_brass_letters(surface, words("title.name"), scale, area, _LETTERS)
        large = fitting_size(parts["logo"], scale, area.width, _LETTERS)
        covered, top = Rect(area.topleft, (0, 0)), area.y
        for name, part in parts.items():
            size = fitting_size(part, scale, area.width, large * shares[name])
            line = Rect(area.x, top, area.width, scale.px(size * _LEADING))
            covered = draw_brass_letters(surface, part, scale, line, size)
            top = line.bottom
        return covered

    # time

    @property
    def _lives(self) -> bool:
        """Whether the cover moves now."""
        return self.lively and not self._covered

    def handle(self, event: Event) -> bool:
        """The wheel turns the shelf wherever the pointer is."""
        if event.type == pygame.MOUSEWHEEL and self.shelf is not None:
            return self.shelf.handle(event)
        return super().handle(event)

    def update(self, dt: float) -> bool:
        if self._turn is not None:
            if not self._turn.update(dt):
                self._turn = None
            super().update(dt)
            return True
        if self._lives and self.motion.update(dt):
            self._moved = True
        return super().update(dt)

    def wake_in(self) -> float | None:
        """See `Scene.wake_in`: the cover moves on while nothing else does."""
        waits = (super().wake_in(), self.motion.wake_in() if self._lives else None)
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def changed(self) -> bool:
        return self._moved or super().changed

    def pieces(self) -> list[Rect] | None:
        """See `Scene.pieces`: where something moved, when nothing else has changed."""
        return self.motion.pieces() if self._moved and not super().changed else None

    def pause(self) -> None:
        super().pause()
        self._covered = True

    def resume(self) -> None:
        self._covered = False
