"""The journal of a campaign: its chapters, and beside them the page of the one that is pointed at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import BEGIN
from game.core.contract import AnyState
from game.scenes.campaign.places import ChapterPlace, ChapterPlaces
from game.ui.buttons import Button
from game.ui.page import GAP, PageScene, below_heading, body_and_foot, draw_headed_panel
from game.ui.scale import Scale, columns, rows
from game.ui.scroll import ScrollParagraph, TextScroll
from game.ui.theme import Role

_EDGE: Final = (30, 24)  # design units round what stands on a sheet

DrawState: TypeAlias = Callable[[Surface, AnyState, Sequence[str], Rect, Scale], None]
"""Draws a small map of a game into an area, see `game.scenes.title_art.GamePreview`."""


@dataclass(frozen=True, slots=True)
class JournalPage:
    """What the journal says of a chapter: how its table looks at the start, and paragraphs, the last ones aside."""

    place: ChapterPlace
    initial: AnyState
    emblems: Sequence[str]
    told: Sequence[str]
    goals: Sequence[str]
    notes: Sequence[str]


class CampaignScene(PageScene):
    """The chapters with their pages; `begin` is called with the number of the chosen one, counted from 0."""

    largest_zoom = 1.25

    def __init__(
        self,
        words: Words,
        title: str,
        pages: Sequence[JournalPage],
        draw_state: DrawState,
        begin: Callable[[int], None],
        back: Callable[[], None],
        at: int = 0,
    ) -> None:
        super().__init__()
        self.words, self._title, self._pages, self._draw_state = words, title, pages, draw_state
        self._begin = begin
        self.places = ChapterPlaces(self._pointed, self.begin, (page.place for page in pages), at)
        self.text = TextScroll()
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.start = Button(words("campaign.begin"), self.begin, key=BEGIN, hint=words.cap(BEGIN))
        self.ui.add(self.places, self.text, self.back, self.start)
        self._list = self._sheet = self._picture = Rect(0, 0, 0, 0)
        self._tell()

    @property
    def page(self) -> JournalPage:
        """The page that is shown."""
        return self._pages[self.places.number]

    def begin(self) -> None:
        """Begin the chapter that is pointed at, if it is open."""
        if self.page.place.open:
            self._begin(self.places.number)

    def _pointed(self) -> None:
        self._tell()
        self.repaint()

    def _tell(self) -> None:
        page = self.page
        said = [ScrollParagraph(text, size=21, space=10) for text in page.told]
        said += [ScrollParagraph(text, Role.STRONG, size=20, space=8) for text in page.goals]
        said += [ScrollParagraph(text, Role.ASIDE, "faded_ink", size=18) for text in page.notes]
        self.text.set_paragraphs(said)
        self.text.scroll_to(0)
        self.start.enabled, self.start.why_not = page.place.open, self.words("campaign.locked_tip")

    def enter(self) -> None:
        self.ui.focus(self.places)
        super().enter()

    def layout(self, scale: Scale) -> None:
        px = scale.px
        body, foot = body_and_foot(scale.stage(1.9), scale)
        self._list, self._sheet = columns(body, [1, 1.35], px(GAP))
        self.places.place(below_heading(self._list, scale, _EDGE), scale)
        self._picture, text = rows(below_heading(self._sheet, scale, _EDGE), [1, 0.95], px(8))
        self.text.place(text, scale)
        back, _, start = columns(foot, [1, 1.4, 1.2], px(GAP))
        self.back.place(back, scale)
        self.start.place(start, scale)

    def paint_still(self, surface: Surface) -> None:
        page, scale = self.page, self.scale
        draw_headed_panel(surface, self._list, scale, self._title)
        draw_headed_panel(surface, self._sheet, scale, page.place.name)
        self._draw_state(surface, page.initial, page.emblems, self._picture, scale)
