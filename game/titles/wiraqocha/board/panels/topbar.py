"""The bar on top: whose turn it is, the phase of three, and what can be done now in one line."""

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.layout.table_layout import TableLayout
from game.titles.wiraqocha.board.pieces.glyphs import draw_name
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.tokens import NOBODY
from game.ui.emblems import draw_seat_badge
from game.ui.panels import draw_panel
from game.ui.pictures import draw_framed
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role

_CHEVRON = 36  # height of the picture of a phase
_PHASES = ("preparation", "actions", "end")


def now_area(layout: TableLayout, words: Words) -> Rect:
    """The room that the phases leave for the line of what can be done."""
    scale = layout.scale
    left = _first(layout, words) + sum(_step(name, scale) for name in _names(layout, words))
    beside = Rect(
        left + scale.px(24), layout.bar.y, layout.rules_button.x - left - scale.px(36), layout.bar.height
    )
    return layout.now_row() or beside


def _first(layout: TableLayout, words: Words) -> int:
    """Where the first phase begins."""
    if layout.open_tab is None:
        return layout.map.x + layout.scale.px(70)
    width = sum(_step(text, layout.scale) for text in _names(layout, words))
    return layout.rules_button.x - layout.scale.px(24) - width


def _names(layout: TableLayout, words: Words) -> list[str]:
    """What the phases are called in the bar: where it is short, those that are not on have their number alone."""
    names = [words(f"table.phase.{phase}") for phase in _PHASES]
    if layout.open_tab is None:
        return names
    return [name if number == _current(layout) else name.split()[0] for number, name in enumerate(names)]


def _current(layout: TableLayout) -> int:
    return 0 if layout.state.phase is Phase.PREPARATION else 1


def _width(text: str, scale: Scale) -> int:
    """How wide the chevron of a phase is."""
    return measure(text, Role.BODY, scale, 18)[0] + scale.px(46)


def _step(text: str, scale: Scale) -> int:
    """From the beginning of a phase to that of the next."""
    return _width(text, scale) - scale.px(8)


def draw_bar_on_top(surface: Surface, layout: TableLayout, words: Words, name: str, emblem: str) -> None:
    """Draw the bar, all but the line of what can be done."""
    scale, bar = layout.scale, layout.bar_row
    px = scale.px
    draw_panel(surface, layout.bar, scale, "wood")
    radius = px(19)
    draw_seat_badge(surface, layout.scale.look, emblem, (bar.x + px(32), bar.centery), radius)
    x = bar.x + px(60)
    counted = words("table.round", round=round_now(layout.state))
    # not in the titles' face: its old figure 1 reads as a capital I
    draw_text(
        surface, counted, TextStyle(Role.STRONG, "cream", size=22), scale, Rect(x, bar.y, px(200), bar.height)
    )
    x += measure(counted, Role.STRONG, scale, 22)[0] + px(12)
    left = _first(layout, words)
    who = Rect(x, bar.y, left - px(10) - x, bar.height)
    draw_name(
        surface,
        _who_plays(layout.state, words, name),
        who,
        scale,
        Role.BODY,
        layout.scale.look.palette.cream,
        18,
    )
    for number, text in enumerate(_names(layout, words)):
        _draw_phase(surface, layout, text, left, number == _current(layout))
        left += _step(text, scale)


def _who_plays(state: State, words: Words, name: str) -> str:
    """Whose move it is; once the game is over, who has won."""
    return words("table.plays" if state.winner == NOBODY else "menu.won", player=name, name=name)


def _draw_phase(surface: Surface, layout: TableLayout, text: str, left: int, current: bool) -> None:
    """A chevron with the name of a phase."""
    scale, bar = layout.scale, layout.bar_row
    px = scale.px
    chevron = Rect(left, bar.y + px(10), _width(text, scale), bar.height - px(20))
    draw_framed(
        surface,
        layout.scale.look,
        "frame.phase.on" if current else "frame.phase",
        chevron,
        chevron.height / _CHEVRON,
    )
    ink = layout.scale.look.palette.ink if current else layout.scale.look.palette.parchment_shade
    draw_text(surface, text, TextStyle(Role.BODY, ink, "centre", size=18), scale, chevron.move(px(3), 0))
