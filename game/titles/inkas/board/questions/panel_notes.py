"""What the panel writes of a question: what it is, what comes of it, and what is to be minded."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.titles.inkas.board.diagram_drawing import draw_diagram
from game.titles.inkas.board.questions.panel_question import PanelQuestion
from game.titles.inkas.board.questions.paragraphs import draw_paragraph, paragraphs_height
from game.titles.inkas.board.shown import BoardViewState
from game.ui.look import Colour
from game.ui.scale import Scale
from game.ui.theme import Role

_SIZES: Final = (18.0, 16.0, 14.0)  # of the letters
_LEAST_DIAGRAM: Final = 80
_Note = tuple[str, Role, Colour]


def _notes(question: PanelQuestion) -> Sequence[_Note]:
    """The paragraphs, the one that is left out first where there is little room at their head."""
    notes: tuple[_Note, ...] = (
        (question.note, Role.BODY, "ink"),
        (question.now, Role.STRONG, "ink"),
        (question.alarm, Role.STRONG, "no"),
    )
    return [note for note in notes if note[0]]


def notes_height(question: PanelQuestion, width: int, scale: Scale) -> int:
    """How high all that is said of a question is."""
    return paragraphs_height([(said, role) for said, role, _ in _notes(question)], width, scale)


def draw_notes(surface: Surface, shown: BoardViewState, question: PanelQuestion, area: Rect) -> int:
    """Write it, in smaller letters where there is little room, without the first where there is none for all; returns
    where it ends.
    """
    scale, notes = shown.scale, _notes(question)
    tries = [(kept, size) for kept in (notes, notes[1:] if notes[1:] else notes) for size in _SIZES]
    found, size = next((one for one in tries if _height(*one, area, scale) <= area.height), ((), 0.0))
    top = area.y
    for said, role, colour in found:
        room = Rect(area.x, top, area.width, max(0, area.bottom - top))
        top = draw_paragraph(surface, said, room, scale, role, size, colour) + scale.px(8)
    return top


def _height(notes: Sequence[_Note], size: float, area: Rect, scale: Scale) -> int:
    return paragraphs_height([(said, role) for said, role, _ in notes], area.width, scale, size)


def draw_reach(surface: Surface, shown: BoardViewState, power: str, area: Rect) -> None:
    """Draw whom a power reaches, as large as there is room, where that is enough to see it."""
    if area.height >= shown.scale.px(_LEAST_DIAGRAM):
        draw_diagram(surface, power, area, shown.state.game.content, shown.scale)
