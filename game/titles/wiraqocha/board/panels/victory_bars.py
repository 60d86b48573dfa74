"""The bars of the three victories in a player's panel: how near each one is."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.pieces.art import SKULLS, draw_thing
from game.titles.wiraqocha.board.valley.valley import draw_relic
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.victory import technology
from game.ui import icons
from game.ui.look import Look
from game.ui.panels import draw_bar
from game.ui.scale import Scale, columns
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role

_NARROW = 18  # size of the figures over a bar
_READABLE = 34  # height from which on a bar has figures
_SIGN, _TROUGH = 20, 14  # side of a sign beside them, and height of the bar
_WIDE = 200  # from this width on a bar stands between its name and its figures
_NAME, _FIGURES = 88, 98  # the room of both in a wide row, with what parts them from the bar
_NOTCHED = 12  # a bar of more steps has none marked


@dataclass(frozen=True, slots=True)
class Gauge:
    """How much there is of one thing of which a victory needs so much; `thing` names it where there are several."""

    have: int
    need: int
    thing: str = ""


@dataclass(frozen=True, slots=True)
class VictoryProgress:
    """How near a seat is to a victory: a gauge for each thing that it needs, and all of it in figures."""

    victory: str
    gauges: tuple[Gauge, ...]
    figures: str

    @property
    def part(self) -> float:
        """How much there is of all that is needed, from 0 to 1."""
        return sum(min(one.have, one.need) for one in self.gauges) / max(1, self.steps)

    @property
    def steps(self) -> int:
        """How much is needed of everything together."""
        return sum(one.need for one in self.gauges)


def progress(
    state: State, seat: int, words: Words
) -> tuple[VictoryProgress, VictoryProgress, VictoryProgress]:
    """The three victories as they stand for a seat (W-15.2 to W-15.4)."""
    goal = state.game.victory
    cost, need = technology(state, seat), goal.leviathan
    figures = words(
        "table.bar.leviathan_figures",
        cubes=cost.resources,
        of_cubes=need.resources,
        crystals=cost.somnium,
        of_crystals=need.somnium,
    )
    machine = (Gauge(cost.resources, need.resources, "cube"), Gauge(cost.somnium, need.somnium, "crystal"))
    return (
        _single("treasure", state.relics.count(seat), goal.relics, words),
        _single("somnium", state.crystals[seat], goal.crystals, words),
        VictoryProgress("leviathan", machine, figures),
    )


def _single(victory: str, have: int, need: int, words: Words) -> VictoryProgress:
    return VictoryProgress(victory, (Gauge(have, need),), words("table.bar.figures", have=have, need=need))


class VictoryBars:
    """Draws the bars of a panel in the words of one game."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(
        self,
        surface: Surface,
        areas: tuple[Rect, Rect, Rect],
        ways: tuple[VictoryProgress, VictoryProgress, VictoryProgress],
        emblem: str,
        scale: Scale,
        *,
        slim: bool,
    ) -> None:
        """Draw each bar in its area: with words, with signs, or as slim as it can be."""
        narrow = any(area.width < scale.px(_WIDE) for area in areas)  # all look alike
        for way, area in zip(ways, areas, strict=True):
            if slim and area.height < scale.px(_READABLE):
                draw_slim_bars(surface, area, way, emblem, scale)
            elif narrow:
                self._draw_narrow(surface, area, way, emblem, scale)
            else:
                self._draw_wide(surface, area, way, emblem, scale)

    def _draw_narrow(
        self, surface: Surface, area: Rect, way: VictoryProgress, emblem: str, scale: Scale
    ) -> None:
        """A sign and figures over the bar, or over each of two bars."""
        px = scale.px
        thin = Rect(area.x, area.bottom - px(_TROUGH), area.width, px(_TROUGH))
        top = Rect(area.x, area.y, area.width, thin.y - area.y)
        side = px(_SIGN)
        sign = Rect(top.x, top.centery - side // 2, side, side)
        _draw_sign(surface, scale.look, way.victory, sign)
        beside = Rect(sign.right + px(3), area.y, area.right - sign.right - px(3), area.height)
        if len(way.gauges) == 1:
            style = TextStyle(Role.STRONG, "ink", "right", size=_NARROW)
            draw_text(surface, way.figures, style, scale, Rect(beside.x, top.y, beside.width, top.height))
            _draw_trough(surface, thin, way.gauges[0], emblem, scale)
            return
        for gauge, cell in zip(way.gauges, _shares(way, beside, scale), strict=True):
            line = Rect(cell.x, top.y, cell.width, top.height)
            self._draw_figures(surface, line, gauge, scale, _NARROW)
            _draw_trough(surface, Rect(cell.x, thin.y, cell.width, thin.height), gauge, emblem, scale)

    def _draw_wide(
        self, surface: Surface, area: Rect, way: VictoryProgress, emblem: str, scale: Scale
    ) -> None:
        """A bar, or two, between its name and its figures."""
        px = scale.px
        size = 17 if area.height < px(30) else 18
        name = Rect(area.x, area.y, px(_NAME - 4), area.height)
        draw_text(
            surface,
            self.words(f"table.bar.{way.victory}"),
            TextStyle(Role.BODY, "ink", size=size),
            scale,
            name,
        )
        tall = px(14 if area.height < px(34) else 17)
        left = area.x + px(_NAME)
        if len(way.gauges) == 1:
            thin = Rect(left, area.centery - tall // 2, area.right - px(_FIGURES) - left, tall)
            _draw_trough(surface, thin, way.gauges[0], emblem, scale)
            figures = Rect(thin.right + px(4), area.y, area.right - thin.right - px(4), area.height)
            draw_text(surface, way.figures, TextStyle(Role.STRONG, "ink", "right", size=size), scale, figures)
            return
        for gauge, cell in zip(
            way.gauges, _shares(way, Rect(left, area.y, area.right - left, area.height), scale), strict=True
        ):
            wide, _ = measure(_of(gauge), Role.STRONG, scale, size - 1)
            figures = Rect(cell.right - wide - px(1), cell.y, wide + px(1), cell.height)
            self._draw_icon(surface, scale.look, cell, gauge, px(18))
            thin = Rect(cell.x + px(21), cell.centery - tall // 2, figures.x - px(4) - cell.x - px(21), tall)
            _draw_trough(surface, thin, gauge, emblem, scale)
            draw_text(
                surface, _of(gauge), TextStyle(Role.STRONG, "ink", "right", size=size - 1), scale, figures
            )

    def _draw_figures(self, surface: Surface, area: Rect, gauge: Gauge, scale: Scale, size: float) -> None:
        """The icon of a thing, and how much there is of it."""
        side = min(area.height, scale.px(17))
        self._draw_icon(surface, scale.look, area, gauge, side)
        beside = Rect(
            area.x + side + scale.px(2), area.y, area.right - area.x - side - scale.px(2), area.height
        )
        draw_text(surface, _of(gauge), TextStyle(Role.STRONG, "ink", "right", size=size), scale, beside)

    @staticmethod
    def _draw_icon(surface: Surface, look: Look, area: Rect, gauge: Gauge, side: int) -> None:
        draw_thing(surface, look, gauge.thing, (area.x + side / 2, area.centery), side)


def _of(gauge: Gauge) -> str:
    return f"{gauge.have}/{gauge.need}"


def _shares(way: VictoryProgress, area: Rect, scale: Scale) -> list[Rect]:
    """The area of each gauge of a victory that has several: more for what is needed more of."""
    most = max(gauge.need for gauge in way.gauges)
    return columns(area, [1.3 if gauge.need == most else 1 for gauge in way.gauges], scale.px(8))


def _draw_trough(surface: Surface, rect: Rect, gauge: Gauge, emblem: str, scale: Scale) -> None:
    part = gauge.have / gauge.need if gauge.need else 1.0
    draw_bar(surface, rect, part, emblem, scale, gauge.need if gauge.need <= _NOTCHED else 0)


def _draw_sign(surface: Surface, look: Look, victory: str, box: Rect) -> None:
    """Draw what stands for a victory where its name has no room: a relic, a crystal, a machine."""
    if victory == "treasure":
        draw_relic(surface, look, SKULLS[0], box.center, box.height)
    elif victory == "somnium":
        draw_thing(surface, look, "crystal", box.center, box.height)
    else:
        icons.icon("gear")(surface, look, box, look.palette.ink)


def draw_slim_bars(
    surface: Surface, area: Rect, way: VictoryProgress, emblem: str, scale: Scale, *, signed: bool = True
) -> None:
    """Draw a victory's bar without words, or its bars beside the icons of their things; nothing without room.

    A single bar has the victory's sign beside it, unless it is not `signed`.
    """
    if not area.height:
        return
    px = scale.px
    side, tall = px(18), px(13)
    cells = [area] if len(way.gauges) == 1 else _shares(way, area, scale)
    for gauge, cell in zip(way.gauges, cells, strict=True):
        left = cell.x
        if gauge.thing or signed:
            sign = Rect(left, cell.centery - side // 2, side, side)
            left = sign.right + px(4)
            if gauge.thing:
                draw_thing(surface, scale.look, gauge.thing, sign.center, side)
            else:
                _draw_sign(surface, scale.look, way.victory, sign)
        thin = Rect(left, cell.centery - tall // 2, cell.right - left, tall)
        _draw_trough(surface, thin, gauge, emblem, scale)
