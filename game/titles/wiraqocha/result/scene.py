"""The end of a game: who won, by what, and how everybody stood."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.bots.available_bots import level_of, seat_name
from game.core.chance import below
from game.core.match import Match, rival_of
from game.core.seat_colours import emblems_of
from game.kit.forms.new_medals import HIGH, NewMedals
from game.kit.forms.result_ways import ResultCallbacks, ResultOption
from game.kit.level_pips import draw_pips, pips_width
from game.kit.portraits import draw_portrait
from game.table.rival_talk import Line, lines_of
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.definitions import NAME
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import seat_of
from game.titles.wiraqocha.rules.victory import technology
from game.ui import theme
from game.ui.brass_letters import draw_brass_letters
from game.ui.buttons import Button
from game.ui.emblems import draw_medal, draw_rim
from game.ui.page import GAP, MARGIN, PageScene
from game.ui.panels import draw_panel, panel_inside
from game.ui.pictures import anchor_of, at_unit, filling
from game.ui.scale import Scale, columns, inset, rows
from game.ui.shapes import glow, rounded
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_FIGURES = ("relics", "crystals", "technology", "cards", "tiles")
_RIMMED = 60  # least height of a line of the table that has a rim, in design units
_WREATH = 86.0  # radius of the medal that the branches of laurel stand round, in their own units
_SHARES = (3.4, 1, 1, 1.3, 1, 1)
_BUTTON = 62  # height of the buttons
_WIDEST = 420  # of a button


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player stood at the end: the figures in the order of the columns, ready to be shown."""

    seat: int
    figures: tuple[str, ...]


def standings(state: State, words: Words) -> tuple[Standing, ...]:
    """Everybody's figures, the winner first, then in turn order."""
    seats = sorted(state.game.seats, key=lambda seat: (seat != state.winner, seat))
    return tuple(Standing(seat, _figures(state, seat, words)) for seat in seats)


def _figures(state: State, seat: int, words: Words) -> tuple[str, ...]:
    cost = technology(state, seat)
    tiles = sum(seat_of(piece) == seat for piece in state.board)
    return (
        str(state.relics.count(seat)),
        str(state.crystals[seat]),
        words("menu.technology", cubes=cost.resources, crystals=cost.somnium),
        str(state.cards[seat].bit_count()),
        str(tiles),
    )


def how_won(state: State, words: Words) -> str:
    """By which of the three ways, with its figures, as the end of a sentence."""
    goal = state.game.victory
    cost = technology(state, state.winner)
    gaps: dict[str, dict[str, int]] = {
        "treasure": {"relics": goal.relics},
        "somnium": {"crystals": state.crystals[state.winner]},
        "leviathan": {"cubes": cost.resources, "count": cost.somnium},
    }
    return words(f"menu.won_by.{state.victory}", **gaps.get(state.victory, {}))


def last_word(match: Match, winner: int, words: Words) -> Line | None:
    """What an explorer says of the end: the winner, or one of those who lost to a person."""
    rivals = {seat: rival for seat, who in enumerate(match.seats) if (rival := rival_of(BOTS, who))}
    seed = match.setup.seed
    losers = sorted(rivals.keys() - {winner})
    if winner not in rivals and not losers:
        return None
    seat = winner if winner in rivals else losers[below(seed, 0, len(losers))]
    lines = lines_of(rivals[seat].name, "won" if seat == winner else "lost", words.knows)
    return Line(seat, lines[below(seed, 1, len(lines))]) if lines else None


class VictoryScene(PageScene):
    """The winner's medal, the figures of all players, and the ways on."""

    largest_zoom = 1.2

    def __init__(
        self,
        words: Words,
        match: Match,
        state: State,
        callbacks: ResultCallbacks,
    ) -> None:
        """`state` is one that somebody has won. The title is the last of the options; Enter takes the first."""
        super().__init__()
        self.words = words
        self.match = match
        self.state = state
        self.emblems = emblems_of(match)
        self.last_word = last_word(match, state.winner, words) if callbacks.talk else None
        title = ResultOption(words("menu.to_title"), callbacks.to_title, pygame.K_t, words("menu.key_title"))
        self.options = [self._option(way, number) for number, way in enumerate((*callbacks.options, title))]
        self.to_title = self.options[-1]
        self.look = Button(
            words("menu.look"), callbacks.look, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        hint = words("story.key_open")
        self.story = Button(
            words("story.open"), callbacks.story or callbacks.look, style="wood", key=pygame.K_s, hint=hint
        )
        self.story.visible = callbacks.story is not None
        self.watch = Button(
            words("replay.open"),
            callbacks.watch or callbacks.look,
            style="wood",
            key=pygame.K_w,
            hint=words("load.key.watch"),
        )
        self.watch.visible = callbacks.watch is not None
        self.analyse = Button(
            words("analysis.open"),
            callbacks.analyse or callbacks.look,
            style="wood",
            key=pygame.K_a,
            hint=words("analysis.key_open"),
            tooltip=words("analysis.open_tip"),
        )
        self.analyse.visible = callbacks.analyse is not None
        self.chronicle = Button(
            words("newspaper.open"),
            callbacks.chronicle or callbacks.look,
            style="wood",
            key=pygame.K_j,
            hint=words("newspaper.key_open"),
            tooltip=words("newspaper.open_tip"),
        )
        self.chronicle.visible = callbacks.chronicle is not None
        self.ways = (self.look, self.story, self.chronicle, self.watch, self.analyse)
        self.medals = NewMedals(words, callbacks.medals)
        self.ui.add(*self.options, *self.ways, self.medals)
        self._sheet = Rect(0, 0, 0, 0)

    def _option(self, way: ResultOption, number: int) -> Button:
        first = number == 0
        return Button(
            way.label,
            way.act,
            style="brass" if first else "wood",
            key=pygame.K_RETURN if first else way.key,
            hint=self.words("menu.key_done") if first else way.key_name,
            tooltip=way.tip,
        )

    def layout(self, scale: Scale) -> None:
        px = scale.px
        stage = scale.stage(1.7)
        area = inset(stage, px(MARGIN * 4), px(MARGIN))
        self._sheet, first, second = rows(
            area, [1, scale.fixed(_BUTTON), scale.fixed(_BUTTON)], px(GAP * 0.8)
        )
        _side_by_side(self.options, first, scale)
        _side_by_side(
            [button for button in self.ways if button.visible],
            second,
            scale,
        )
        view = self._view()
        wide = view.width // 2 - px(200)
        self.medals.place(Rect(view.x + px(50), view.bottom + px(12), wide, px(HIGH)), scale)

    def _view(self) -> Rect:
        """Where the picture of the victory lies."""
        return rows(panel_inside(self._sheet, self.scale), [0.375, 0.625])[0]

    def paint_still(self, surface: Surface) -> None:
        scale, px = self.scale, self.scale.px
        inner = draw_panel(surface, self._sheet, scale, "paper", active=True)
        view = self._view()
        rest = Rect(inner.x, view.bottom, inner.width, inner.bottom - view.bottom)
        self._paint_view(surface, view)
        area = inset(rest, px(60), 0)
        _, name, how, turns, table, note = rows(
            area,
            [scale.fixed(66), scale.fixed(96), scale.fixed(40), scale.fixed(32), 1, scale.fixed(40)],
        )
        winner = self.state.winner
        self._paint_medal(surface, (view.centerx, view.bottom - px(34)))
        if self.last_word is not None:
            self._paint_last_word(surface, view, self.last_word)
        won = self.words("menu.won", name=self.match.seats[winner].name)
        draw_brass_letters(surface, won, scale, name, 88)
        draw_text(
            surface,
            how_won(self.state, self.words),
            TextStyle(Role.BODY, "ink", "centre", size=27),
            scale,
            how,
        )
        count = self.words("menu.after_rounds", count=round_now(self.state))
        draw_text(surface, count, TextStyle(Role.ASIDE, "faded_ink", "centre", size=21), scale, turns)
        self._paint_table(surface, inset(table, px(30), px(4)))
        draw_text(
            surface, self.words("menu.column_note"), TextStyle(Role.ASIDE, "faded_ink", "centre"), scale, note
        )

    def _paint_view(self, surface: Surface, area: Rect) -> None:
        """What was won, engraved: as much of it as fills the head of the sheet."""
        surface.blit(filling(self.scale.look, f"wiraqocha/victory.{self.state.victory}", area.size), area)
        line = max(1, self.scale.px(2))
        surface.fill(self.scale.look.palette.outline, Rect(area.x, area.bottom - line, area.width, line))
        surface.fill(theme.BRASS_MID, Rect(area.x, area.bottom, area.width, 2 * line))
        surface.fill(self.scale.look.palette.outline, Rect(area.x, area.bottom + 2 * line, area.width, line))

    def _paint_medal(self, surface: Surface, centre: tuple[int, int]) -> None:
        """The winner's medal in a wreath of laurel; an explorer's portrait, with the medal beside it."""
        px = self.scale.px
        shine = glow(px(170), theme.AMBER, 110)
        surface.blit(shine, shine.get_rect(center=centre))
        radius = px(72)
        unit = radius / _WREATH
        branch = at_unit(self.scale.look, "wiraqocha/victory.laurel", unit)
        x, y = anchor_of(self.scale.look, "wiraqocha/victory.laurel")
        left = (round(centre[0] - x * unit), round(centre[1] - y * unit))
        right = (round(centre[0] + x * unit) - branch.get_width(), left[1])
        surface.blit(branch, left)
        surface.blit(pygame.transform.flip(branch, True, False), right)
        look, winner = self.scale.look, self.state.winner
        rival = rival_of(BOTS, self.match.seats[winner])
        if rival is None:
            draw_medal(surface, look, self.emblems[winner], centre, radius)
            return
        draw_portrait(surface, look, NAME, rival, centre, radius)
        beside = (centre[0] + round(radius * 0.72), centre[1] + round(radius * 0.72))
        draw_medal(surface, look, self.emblems[winner], beside, px(24))

    def _paint_last_word(self, surface: Surface, view: Rect, said: Line) -> None:
        """What an explorer says of the end, on a slip of paper beside the medal."""
        scale, px = self.scale, self.scale.px
        slip = Rect(view.centerx + px(150), view.bottom + px(12), view.width // 2 - px(200), px(48))
        draw_panel(surface, slip, scale, "note", active=True)
        rival = rival_of(BOTS, self.match.seats[said.seat])
        assert rival is not None
        at = slip.x + px(2), slip.centery
        draw_portrait(surface, scale.look, NAME, rival, at, px(29))
        words = Rect(slip.x + px(38), slip.y + px(3), slip.width - px(48), slip.height - px(6))
        style = TextStyle(Role.ASIDE, "ink", "centre", size=20, wrapped=True)
        draw_text(surface, self.words(said.key), style, scale, words)

    def _paint_table(self, surface: Surface, area: Rect) -> None:
        scale, px = self.scale, self.scale.px
        height = min(px(78), area.height // (len(self.match.seats) + 1))
        head = Rect(area.x, area.y, area.width, min(px(44), height))
        for title, cell in zip(_FIGURES, columns(head, _SHARES)[1:], strict=True):
            words = self.words(f"menu.column.{title}")
            draw_text(surface, words, TextStyle(Role.STRONG, "faded_ink", "centre", size=20), scale, cell)
        for number, standing in enumerate(standings(self.state, self.words)):
            line = Rect(area.x, head.bottom + number * height, area.width, height - px(8))
            self._paint_line(surface, line, standing)

    def _paint_line(self, surface: Surface, line: Rect, standing: Standing) -> None:
        scale, px = self.scale, self.scale.px
        won = standing.seat == self.state.winner
        draw_panel(surface, line, scale, "card" if won else "note", active=won)
        emblem = self.emblems[standing.seat]
        inner = inset(line, px(6))
        rounded(
            surface, Rect(inner.x, inner.y, px(14), inner.height), self.scale.look.seat(emblem).base, px(3)
        )
        name, *cells = columns(line, _SHARES)
        rim = px(8) if line.height >= px(_RIMMED) else 0  # a low line has no room for it below the name
        if rim:
            draw_rim(
                surface,
                self.scale.look,
                emblem,
                Rect(inner.x + px(104), inner.bottom - rim, name.width - px(110), rim),
            )
        draw_medal(
            surface,
            self.scale.look,
            emblem,
            (name.x + px(62), name.centery),
            min(px(28), name.height // 2 - px(6)),
        )
        words = Rect(name.x + px(104), name.y, name.width - px(110), name.height - round(1.5 * rim))
        seat = self.match.seats[standing.seat]
        if (rival := rival_of(BOTS, seat)) is not None:
            radius = words.height // 2 - px(3)
            at = words.x + radius, words.centery
            draw_portrait(surface, self.scale.look, NAME, rival, at, radius)
            words = Rect(
                at[0] + radius + px(10), words.y, words.right - at[0] - radius - px(10), words.height
            )
        if level := level_of(BOTS, seat):
            pips = Rect(words.right - pips_width(scale, BOTS), words.y, pips_width(scale, BOTS), words.height)
            words.width -= pips.width + px(10)
            draw_pips(surface, pips, scale, BOTS, level)
        draw_text(surface, seat_name(self.words, seat), TextStyle(Role.NAME, "ink"), scale, words)
        for figure, cell in zip(standing.figures, cells, strict=True):
            draw_text(surface, figure, TextStyle(Role.FIGURE, "ink", "centre"), scale, cell)


def _side_by_side(buttons: Sequence[Button], line: Rect, scale: Scale) -> None:
    """Place buttons of one width in the middle of a line."""
    gap = scale.px(24)
    wide = min(scale.px(_WIDEST), (line.width - gap * (len(buttons) - 1)) // len(buttons))
    left = line.centerx - (len(buttons) * (wide + gap) - gap) // 2
    for number, button in enumerate(buttons):
        button.place(Rect(left + number * (wide + gap), line.y, wide, line.height), scale)
