"""Typesetting a passage: where each line breaks, where its links and its hits lie, in pixels."""

from dataclasses import dataclass

from game.kit.data.rules_book.text import Paragraph, hits
from game.ui.fonts import FontFace, font
from game.ui.scale import Scale
from game.ui.theme import Role

BODY = 21.0  # design units of the text
_DASH_AREA = 26


@dataclass(frozen=True, slots=True)
class TypesetWords:
    """Words of one line that are drawn alike; `x` is counted from the left of the text."""

    x: int
    width: int
    text: str
    link: str


@dataclass(frozen=True, slots=True)
class TypesetLine:
    """One line as it is set: its pieces, and the spans that a search has found."""

    top: int
    pieces: tuple[TypesetWords, ...]
    marks: tuple[tuple[int, int], ...]  # left edge and width
    dash: bool = False


@dataclass(frozen=True, slots=True)
class TypesetText:
    """Lines set one under another, and how tall they are together."""

    rows: tuple[TypesetLine, ...]
    height: int
    row_height: int


def typeset(lines: tuple[Paragraph, ...], scale: Scale, width: int, query: str = "") -> TypesetText:
    """Set paragraphs at a width in pixels, with the words of `query` marked."""
    face = font(Role.BODY, scale, BODY)
    step = face.line_height
    rows: list[TypesetLine] = []
    top = 0
    for number, line in enumerate(lines):
        if number:
            top += scale.px(4 if line.dashed else 10)
        indent = scale.px(_DASH_AREA) if line.dashed else 0
        text = line.plain
        found = hits(text, query)
        for count, (start, end) in enumerate(_breaks(text, face, max(1, width - indent))):
            rows.append(
                TypesetLine(
                    top,
                    _pieces(line, start, end, indent, face),
                    _marks(text, start, end, found, indent, face),
                    line.dashed and count == 0,
                )
            )
            top += step
    return TypesetText(tuple(rows), top, step)


def _breaks(text: str, face: FontFace, width: int) -> list[tuple[int, int]]:
    """Start and end of each line of `text`, broken at blanks; a word that is too long stands alone."""
    lines: list[tuple[int, int]] = []
    start = at = 0
    for word in text.split(" "):
        end = at + len(word)
        if at > start and face.size(text[start:end])[0] > width:
            lines.append((start, at - 1))
            start = at
        at = end + 1
    return [*lines, (start, len(text))]


def _pieces(line: Paragraph, start: int, end: int, indent: int, face: FontFace) -> tuple[TypesetWords, ...]:
    """What of the paragraph's runs falls between `start` and `end`."""
    text = line.plain
    pieces: list[TypesetWords] = []
    at, x = 0, indent
    for run in line.runs:
        first, last = max(start, at), min(end, at + len(run.text))
        at += len(run.text)
        if first < last:
            width = face.size(text[first:last])[0]
            pieces.append(TypesetWords(x, width, text[first:last], run.link))
            x += width
    return tuple(pieces)


def _marks(
    text: str, start: int, end: int, found: tuple[tuple[int, int], ...], indent: int, face: FontFace
) -> tuple[tuple[int, int], ...]:
    """Left edge and width of what a search has found between `start` and `end`."""
    marks: list[tuple[int, int]] = []
    for first, last in found:
        first, last = max(first, start), min(last, end)
        if first < last:
            x = face.size(text[start:first])[0]
            marks.append((indent + x, face.size(text[start:last])[0] - x))
    return tuple(marks)
