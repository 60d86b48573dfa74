"""The slip of a walla that is picked or acts: its role, and its powers with what they cost."""

from collections.abc import Iterator

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.inkas.board.moves.labels import paralyser_name
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.questions.paragraphs import draw_paragraph
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.content.definitions import CARDS, Boost, Power
from game.titles.inkas.phrases import card_name
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.ui.lettering import letters, write
from game.ui.panels import draw_rule
from game.ui.scale import Scale
from game.ui.text import sentence, wrap
from game.ui.theme import Role

_SIZE = 17  # of the letters


def trouble_of(shown: BoardViewState, walla: str) -> str:
    """Who paralyses a walla; empty where nobody does."""
    enemy = paralyser_name(shown.words, shown.state, walla)
    return shown.words("tips.paralysed", enemy=enemy) if enemy else ""


def draw_walla_slip(surface: Surface, shown: BoardViewState, walla: str, area: Rect, *, tight: bool) -> None:
    """Draw the slip; where it is `tight` what a power does is left out before its price is."""
    scale, px, y = shown.scale, shown.scale.px, _draw_who(surface, shown, walla, area)
    trouble = trouble_of(shown, walla)
    if trouble:
        room = Rect(area.x, y, area.width, max(1, area.bottom - y))
        y = draw_paragraph(surface, trouble, room, scale, Role.STRONG, _SIZE) + px(8)
    for name, price in _powers(shown, walla):
        head = Rect(area.x, y + px(6), area.width, px(26))
        does = sentence(shown.words(f"tips.does.{name}"))
        size = _fitting(does, area.width, area.bottom - head.bottom, scale)
        has_room = size > 0
        if head.bottom > area.bottom or (trouble and not has_room):
            break  # why it cannot act, or how it is paid, comes before what it could do
        draw_rule(surface, area.x, area.right, y, scale)
        write(surface, shown.words(f"power.{name}"), head, scale, Role.NAME, 20)
        write(surface, price, head, scale, Role.ASIDE, 16, "faded_ink", "right")
        y = head.bottom + px(2)
        if has_room or not (tight or shown.state.game.legendary):
            room = Rect(area.x, head.bottom, area.width, max(1, area.bottom - head.bottom))
            y = draw_paragraph(surface, does, room, scale, size=size or _SIZE) + px(8)


def _fitting(text: str, width: int, height: int, scale: Scale) -> float:
    """The largest size in which a text has room; 0 where none is."""
    for size in (_SIZE, 0.9 * _SIZE, 0.8 * _SIZE):
        if wrap(text, Role.BODY, scale, width, letters(scale, size)).height <= height:
            return size
    return 0.0


def _powers(shown: BoardViewState, walla: str) -> Iterator[tuple[str, str]]:
    """Its powers, each with what it costs: those of its role and those it has absorbed, and in Legendary those that an
    Illapa releases."""
    words, game = shown.words, shown.state.game
    for power in game.powers[PIECE_INDEX[walla]]:
        yield power.name, _price(words, power)
    for _, kind in game.legends[PIECE_INDEX[walla]] if game.legendary else ():
        paid = [words("amount.llamas", count=kind.llamas)] if kind.llamas else []
        yield kind.name, words.listed([card_name(words, CARDS[min(game.invoking)]), *paid])


def _draw_who(surface: Surface, shown: BoardViewState, walla: str, area: Rect) -> int:
    """Draw the role, and the ayllu that leads the walla; returns where what follows begins."""
    words, px = shown.words, shown.scale.px
    role, seat = shown.state.game.content.wallas[walla].role, seat_of(shown.state, walla)
    draw_high(surface, shown.look, f"role.{role}", (area.x + px(14), area.y + px(16)), px(30))
    line = Rect(area.x + px(36), area.y, area.width - px(36), px(32))
    write(surface, words(f"role.{role}"), line, shown.scale, Role.STRONG, 19)
    if seat >= 0:
        ayllu = words(f"ayllu.{shown.state.game.ayllus[seat]}")
        write(surface, ayllu, line, shown.scale, Role.ASIDE, 17, "faded_ink", "right")
    return line.bottom + px(4)


def _price(words: Words, power: Power) -> str:
    if power.llamas:
        return words("amount.llamas", count=power.llamas)
    if power.boosts is Boost.AUTOMATIC:
        return words("table.help.automatic")
    return words("table.help.answer" if power.boosts is Boost.ANSWER else "table.help.free")
