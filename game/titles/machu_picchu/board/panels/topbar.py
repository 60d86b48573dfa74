"""The bar on top: whose turn it is, the day, and which part of the turn is played."""

from pygame import Rect, Surface

from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.rules.state import Phase, Question
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import wide, write
from game.ui.look import Colour
from game.ui.pictures import draw_framed
from game.ui.theme import Role

_PARTS = ("move", "action", "answers")
_MOVES = (Question.INCA, Question.PLACE, Question.MOVE)
_ACTIONS = (Question.HIRE, Question.ORDAIN, Question.TRADE, Question.RECALL)
_CHEVRON = 36


def bar_looks(shown: BoardViewState) -> object:
    """What the look of the bar depends on."""
    return shown.active, shown.state.day, part_now(shown), shown.night, shown.last_turns, shown.state.phase


def part_now(shown: BoardViewState) -> str:
    """The part of the turn that is played; empty at night and when the game is over."""
    question = shown.state.question
    if question is None or shown.night:
        return ""
    return "move" if question in _MOVES else "action" if question in _ACTIONS else "answers"


def draw_top_bar(surface: Surface, shown: BoardViewState) -> None:
    """Draw all of the bar but its frame and the line of what can be done."""
    scale, px, words, layout = shown.scale, shown.scale.px, shown.words, shown.layout
    bar = layout.bar_row
    draw_seat_badge(surface, shown.look, shown.emblems[shown.active], (bar.x + px(30), bar.centery), px(18))
    x = bar.x + px(58)
    day = words("table.day", day=shown.state.day)
    x = write(surface, day, Rect(x, bar.y, px(140), bar.height), scale, Role.STRONG, 21, "cream").right + px(
        14
    )
    who = Rect(x, bar.y, layout.parts - px(10) - x, bar.height)
    write(surface, _who(shown), who, scale, Role.BODY, 18.5, "cream")
    left = layout.parts
    for name in _PARTS:
        label = words(f"table.part.{name}")
        width = wide(label, scale, Role.NAME, 19) + px(46)
        chevron = Rect(left, 0, width, px(_CHEVRON))
        chevron.centery = bar.centery
        on = name == part_now(shown)
        draw_framed(
            surface, shown.look, "frame.phase.on" if on else "frame.phase", chevron, chevron.height / _CHEVRON
        )
        ink: Colour = "ink" if on else "parchment_shade"
        write(surface, label, chevron.move(px(3), 0), scale, Role.NAME, 19, ink, "centre")
        left += width - px(8)


def parts_end(shown: BoardViewState) -> int:
    """Where the parts of the turn end, in pixels."""
    px = shown.scale.px
    widths = [wide(shown.words(f"table.part.{name}"), shown.scale, Role.NAME, 19) + px(38) for name in _PARTS]
    return shown.layout.parts + sum(widths) + px(8)


def _who(shown: BoardViewState) -> str:
    words, name = shown.words, shown.names[shown.active]
    if shown.state.phase is Phase.OVER:
        return words("table.over")
    if shown.night:
        return words("table.night", day=shown.state.day + 1)
    if shown.last_turns and shown.last_day:  # everybody has one more
        return words("table.final_turn", player=name)
    if shown.last_turns:
        return words("table.last_turns", player=name, count=shown.last_turns)
    return words("table.plays", player=name)
