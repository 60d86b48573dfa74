"""The end of a card race: who won, and everybody's place."""

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Match
from game.kit.forms.result_ways import ResultCallbacks
from game.ui.buttons import Button
from game.ui.page import PageScene, draw_headed_panel
from game.ui.scale import Scale, columns, inset, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

from .rules import RULES, Race


class RaceResult(PageScene):
    """A line for every seat, best first, and a button for every way on."""

    def __init__(self, words: Words, match: Match, state: Race, callbacks: ResultCallbacks) -> None:
        super().__init__()
        outcome = RULES.outcome(state)
        assert outcome is not None
        names = [seat.name for seat in match.seats]
        self.title = words("race.won", players=words.listed(names[seat] for seat in outcome.winners))
        self.lines = [
            f"{outcome.rank(seat)}  {names[seat]}  {words('race.points', count=outcome.scores[seat])}"
            for rank in outcome.ranks
            for seat in rank
        ]
        self.ways = {
            "look": Button(words("race.look"), callbacks.look),
            "title": Button(words("menu.back"), callbacks.to_title),
        }
        if callbacks.story is not None:
            self.ways["story"] = Button(words("race.story"), callbacks.story)
        if callbacks.watch is not None:
            self.ways["watch"] = Button(words("race.watch"), callbacks.watch)
        if callbacks.analyse is not None:
            self.ways["analyse"] = Button(words("analysis.open"), callbacks.analyse, key=pygame.K_a)
        for number, option in enumerate(callbacks.options):
            self.ways[f"option {number}"] = Button(option.label, option.act, key=option.key)
        self.ui.add(*self.ways.values())
        self.on_escape = callbacks.look
        self._sheet = Rect(0, 0, 0, 0)

    def layout(self, scale: Scale) -> None:
        self._sheet = inset(scale.window, scale.px(60))
        foot = Rect(self._sheet.x, self._sheet.bottom - scale.px(100), self._sheet.width, scale.px(80))
        for button, place in zip(
            self.ways.values(), columns(foot, [1] * len(self.ways), scale.px(10)), strict=True
        ):
            button.place(place, scale)

    def paint_still(self, surface: Surface) -> None:
        draw_headed_panel(surface, self._sheet, self.scale, self.title)
        area = inset(self._sheet, self.scale.px(80), self.scale.px(120))
        for line, place in zip(self.lines, rows(area, [1] * len(self.lines)), strict=True):
            draw_text(surface, line, TextStyle(Role.NAME, "ink", "centre"), self.scale, place)
