"""The journal of a campaign: its chapters, and beside them the page of the one that is pointed at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import BEGIN, TRY_AGAIN
from game.core.contract import AnyState
from game.scenes.campaign.places import PLACE, ChapterPlace, ChapterPlaces
from game.scenes.title_art import DrawState
from game.ui.buttons import Button
from game.ui.page import HEADING, PageScene, below_heading, draw_headed_panel
from game.ui.page_layout import PageColumn, PageSheet
from game.ui.scale import Scale, rows
from game.ui.scroll import ScrollParagraph, TextScroll
from game.ui.theme import Role

_EDGE: Final = (30, 24)  # design units round what stands on a sheet
_TOLD: Final = 300  # height of what is told in a flow
_MAP: Final = 0.5  # height of the map there, of its width


@dataclass(frozen=True, slots=True)
class JournalPage:
    """What the journal says of a chapter: how its table looks at the start, and paragraphs, the last ones aside.

    `begun`: a game of it can go on.
    """

    place: ChapterPlace
    initial: AnyState
    emblems: Sequence[str]
    told: Sequence[str]
    goals: Sequence[str]
    notes: Sequence[str]
    begun: bool = False


@dataclass(frozen=True, slots=True)
class CampaignCallbacks:
    """Where the journal leads: to the game of the chapter of a number, counted from 0, anew or on, and out of it."""

    begin: Callable[[int], None]
    resume: Callable[[int], None]
    back: Callable[[], None]


class CampaignScene(PageScene):
    """The chapters with their pages."""

    largest_zoom = 1.25

    def __init__(
        self,
        words: Words,
        title: str,
        pages: Sequence[JournalPage],
        draw_state: DrawState,
        callbacks: CampaignCallbacks,
        at: int = 0,
    ) -> None:
        super().__init__()
        self.words, self._title, self._pages, self._draw_state = words, title, pages, draw_state
        self._callbacks = callbacks
        self.places = ChapterPlaces(self._pointed, self.play, (page.place for page in pages), at)
        self.text = TextScroll()
        self.back = Button(
            words("menu.back"),
            callbacks.back,
            style="wood",
            key=pygame.K_ESCAPE,
            hint=words("menu.key_back"),
        )
        self.start = Button.keyed(words, words("campaign.begin"), self.play, key=BEGIN)
        self.anew = Button.keyed(
            words,
            words("campaign.start_over"),
            self.begin,
            style="wood",
            key=TRY_AGAIN,
        )
        self.ui.add(self.places, self.text, self.back, self.anew, self.start)
        self._list = self._sheet = self._picture = Rect(0, 0, 0, 0)
        self._tell()

    @property
    def page(self) -> JournalPage:
        """The page that is shown."""
        return self._pages[self.places.number]

    def play(self) -> None:
        """Go on with the chapter that is pointed at, or begin it, if it is open."""
        if self.page.begun:
            self._callbacks.resume(self.places.number)
        else:
            self.begin()

    def begin(self) -> None:
        """Begin the chapter that is pointed at, if it is open."""
        if self.page.place.open:
            self._callbacks.begin(self.places.number)

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
        self.start.label = self.words("campaign.go_on" if page.begun else "campaign.begin")
        self.anew.visible = page.begun

    def enter(self) -> None:
        self.ui.focus(self.places)
        super().enter()

    def layout(self, scale: Scale) -> None:
        page = self.lay_page([(self.back, 1), (None, 0.4), (self.anew, 1), (self.start, 1.2)])
        edges = HEADING + _EDGE[1]
        self._list, self._sheet = page.sheets(
            PageColumn(1, [PageSheet(edges + PLACE * len(self._pages))]),
            PageColumn(1.35, [PageSheet(edges + _TOLD + _MAP * page.width)]),
        )
        self.places.place(below_heading(self._list, scale, _EDGE), scale)
        self._picture, text = rows(below_heading(self._sheet, scale, _EDGE), [1, 0.95], scale.px(8))
        self.text.place(text, scale)

    def paint_still(self, surface: Surface) -> None:
        page, scale = self.page, self.scale
        draw_headed_panel(surface, self._list, scale, self._title)
        draw_headed_panel(surface, self._sheet, scale, page.place.name)
        self._draw_state(surface, self.words, page.initial, page.emblems, self._picture, scale)
