"""The story of a game as plots over its turns: what everybody held, and how kind the dice were."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.chronicle import Measure, Story
from game.match import Match
from game.opponents import titled
from game.scenes.liveries import liveries_of
from game.scenes.still import GAP, MARGIN, StillScene, draw_headed_panel
from game.ui import theme
from game.ui.buttons import Button
from game.ui.emblems import draw_medal
from game.ui.plot import Curve, Plot
from game.ui.scale import Scale, grid, inset, rows
from game.ui.text import draw_text
from game.ui.theme import Role
from game.words import Words

_HEAD = 74  # design units of a sheet's heading


class StoryScene(StillScene):
    """Five plots and who is who; `back` leads to the end of the game."""

    largest_zoom = 1.1

    def __init__(self, words: Words, match: Match, story: Story, back: Callable[[], None]) -> None:
        super().__init__()
        self.words = words
        self.match = match
        self.story = story
        self.liveries = liveries_of(match)
        self._back = back
        self.back = Button(words("menu.back"), back, key=pygame.K_RETURN, hint=words("menu.key_done"))
        self.ui.add(self.back)
        self.sheets: dict[str, Rect] = {}

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        px = scale.px
        area = inset(scale.stage(), px(MARGIN), px(MARGIN))
        body, foot = rows(area, [1, scale.fixed(66)], px(GAP))
        names = [*(measure.value for measure in Measure), "players"]
        self.sheets = dict(zip(names, grid(body, 3, 2, px(GAP)), strict=True))
        place = Rect(0, 0, px(340), foot.height)
        place.center = foot.center
        self.back.place(place, scale)

    def paint_still(self, surface: Surface) -> None:
        """See `StillScene.paint_still`."""
        for name, sheet in self.sheets.items():
            draw_headed_panel(surface, sheet, self.scale, self.words(f"hand.story.{name}"))
        for measure in Measure:
            self._plot(measure).draw(surface)
            self._paint_note(surface, measure)
        self._paint_players(surface)

    def _room(self, name: str) -> Rect:
        px, sheet = self.scale.px, self.sheets[name]
        top = sheet.y + px(_HEAD)
        return Rect(sheet.x + px(24), top, sheet.width - px(48), sheet.bottom - top - px(18))

    def _plot(self, measure: Measure) -> Plot:
        values = self.story.values[measure]
        curves = [Curve(livery, line) for livery, line in zip(self.liveries, values, strict=True)]
        room = self._room(measure.value)
        room.height -= self.scale.px(24)
        return Plot(room, self.scale, self.story.turns, curves)

    def _paint_note(self, surface: Surface, measure: Measure) -> None:
        px, room = self.scale.px, self._room(measure.value)
        line = Rect(room.x, room.bottom - px(22), room.width, px(22))
        text = self.words(f"hand.story.{measure.value}_note")
        draw_text(surface, text, Role.ASIDE, self.scale, line, theme.FADED_INK, "centre", size=16)

    def _paint_players(self, surface: Surface) -> None:
        """Who is who, and how the dice fell for each."""
        px, room = self.scale.px, self._room("players")
        height = min(px(80), room.height // len(self.match.seats))
        for number, (seat, livery) in enumerate(zip(self.match.seats, self.liveries, strict=True)):
            line = Rect(room.x, room.y + number * height, room.width, height)
            draw_medal(surface, livery, (line.x + px(34), line.centery), min(px(28), height // 2 - px(4)))
            words = Rect(line.x + px(76), line.y, line.width - px(76), line.height // 2)
            draw_text(
                surface, titled(self.words, seat), Role.NAME, self.scale, words, theme.INK, valign="bottom"
            )
            luck = self.story.values[Measure.LUCK][number][-1]
            words = words.move(0, words.height)
            draw_text(
                surface,
                self._luck(luck),
                Role.ASIDE,
                self.scale,
                words,
                theme.FADED_INK,
                size=17,
                valign="top",
            )

    def _luck(self, luck: float) -> str:
        """How the dice fell, in words: pips more or fewer than the average."""
        pips = round(abs(luck))
        key = "even" if not pips else "lucky" if luck > 0 else "unlucky"
        return self.words(f"hand.story.{key}", count=pips)

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`."""
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._back()
            return True
        return False
