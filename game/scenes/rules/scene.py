"""The rules: chapters at the left, a page with pictures at the right, a search over both."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.words import Words
from game.base.keys.shell_keys import HELP
from game.core.contract import AnyTitle, GameData
from game.core.rules_book import RulesBook
from game.kit.data.rules_book.text import search
from game.scenes.rules.contents_list import ContentsList
from game.scenes.rules.page import Page
from game.ui.buttons import Button
from game.ui.icons import icon
from game.ui.keys import presses
from game.ui.page import PageScene
from game.ui.page_layout import GAP, MARGIN
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.scene import SceneStack
from game.ui.text import TextStyle, draw_text
from game.ui.textfield import TextField
from game.ui.theme import Role

_LEFT = 400


class RulesScene(PageScene):
    """The book, open at a section; Escape, the key of help and the button lead back to where one was."""

    largest_zoom = 2.0

    def __init__(self, words: Words, title: AnyTitle, data: GameData, section: str = "") -> None:
        """`data` are those that pictures and prices are of. A section and `#` with words marks these there."""
        super().__init__()
        self.words = words
        self.book = book = title.part(RulesBook)
        section, _, self.marked = section.partition("#")
        self.section = section if section in book.sections else book.first
        self.query = ""
        self.found: tuple[str, ...] = ()
        self._earlier: list[str] = []
        self.field = TextField(
            "",
            self.look_for,
            longest=40,
            placeholder=words("rules_scene.search"),
            tooltip=words("rules_scene.search_tip"),
        )
        self.contents = ContentsList(words, book, self.open)
        self.page = Page(words, title, data, self.open)
        self.back = Button(
            words("rules_scene.back"),
            self.close,
            style="wood",
            hint=words("rules_scene.key_back"),
            tooltip=words("rules_scene.back_tip"),
        )
        self.earlier = Button(
            words("rules_scene.earlier"), self.go_back, style="paper", icon=icon("undo"), size=20
        )
        self.ui.add(self.field, self.contents, self.page, self.back, self.earlier)
        self._show()

    # reading

    def open(self, section: str) -> None:
        """Turn to a section; the one before can be turned back to."""
        if section != self.section:
            self._earlier.append(self.section)
            self.section, self.marked = section, ""
        self._show()

    def go_back(self) -> None:
        """Turn back to the page before."""
        if self._earlier:
            self.section = self._earlier.pop()
            self._show()

    def look_for(self, query: str) -> None:
        """Show what holds these words, while they are typed."""
        self.query = query.strip()
        self.found = search(self.words, self.book, self.query)
        if self.found and self.section not in self.found:
            self.section = self.found[0]
        self._show()
        self.repaint()

    def _show(self) -> None:
        self.contents.show(self.section, self.found if self.query and self.found else None)
        self.page.show(self.section, self.query or self.marked)
        self.earlier.visible = bool(self._earlier)
        self.invalidate()

    def close(self) -> None:
        """Go back to where one was."""
        self.stack.pop(self)

    # life

    def enter(self) -> None:
        self.ui.focus(self.field)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE or (presses(event, HELP) and self.ui.field is None):
                self.close()
                return True
            if event.key in (pygame.K_UP, pygame.K_DOWN):
                self.contents.step(1 if event.key == pygame.K_DOWN else -1)
                return True
            if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
                return self.page.handle(event)
            if event.key == pygame.K_LEFT and event.mod & pygame.KMOD_ALT:
                self.go_back()
                return True
        return super().handle(event)

    # the screen

    def layout(self, scale: Scale) -> None:
        px = scale.px
        stage = scale.stage(1.85)
        sheet = stage.inflate(-2 * px(MARGIN), -2 * px(MARGIN))
        self._left = Rect(sheet.x, sheet.y, px(_LEFT), sheet.height)
        self._right = Rect(
            self._left.right + px(GAP), sheet.y, sheet.right - self._left.right - px(GAP), sheet.height
        )
        inner = self._left.inflate(-2 * px(24), -2 * px(20))
        self._title = Rect(inner.x, inner.y, inner.width, px(52))
        self.field.place(Rect(inner.x, self._title.bottom + px(8), inner.width, px(46)), scale)
        self._note = Rect(inner.x, self.field.rect.bottom + px(4), inner.width, px(28))
        foot = Rect(inner.x, inner.bottom - px(56), inner.width, px(56))
        self.back.place(foot, scale)
        earlier = Rect(inner.x, foot.y - px(54), inner.width, px(44))
        self.earlier.place(earlier, scale)
        listed = Rect(inner.x, self._note.bottom + px(4), inner.width, earlier.y - self._note.bottom - px(14))
        self.contents.place(listed, scale)
        page = self._right.inflate(-2 * px(36), -2 * px(28))
        self.page.place(page, scale)

    def paint_still(self, surface: Surface) -> None:
        draw_panel(surface, self._left, self.scale, "paper")
        draw_panel(surface, self._right, self.scale, "paper", active=True)
        title = self.words("rules_scene.title")
        draw_text(surface, title, TextStyle(Role.HEADING, "ink", "centre", size=38), self.scale, self._title)
        if self.query:
            key = "found" if self.found else "nothing_found"
            note = self.words(f"rules_scene.{key}", count=len(self.found))
            draw_text(
                surface, note, TextStyle(Role.ASIDE, "faded_ink", "centre", size=17), self.scale, self._note
            )


def open_rules(stack: SceneStack, words: Words, title: AnyTitle, data: GameData, section: str = "") -> None:
    """Open the book over whatever is shown, at a section or where it begins; a book that is open is closed."""
    top = stack.top
    if isinstance(top, RulesScene):
        top.close()
        return
    stack.push(RulesScene(words, title, data, section))
