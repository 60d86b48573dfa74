"""The book as Markdown, for reading outside the game."""

from collections.abc import Mapping, Sequence

from game.base.i18n.words import Words
from game.core.rules_book import RulesBook
from game.kit.data.rules_book.text import MarkedRun, Paragraph, passage


def rules_as_markdown(words: Words, book: RulesBook, tables: Mapping[str, Sequence[Sequence[str]]]) -> str:
    """The whole book with its links; `tables` stand at the end of the chapters that they are named after."""
    parts = [f"# {words('rules_scene.title')}"]
    for chapter in book.chapters:
        parts.append(f"## {words(f'chapter.{chapter.name}')}")
        for section in chapter.sections:
            there = passage(words, section.name, section.keys)
            parts.append(f'### <a id="{section.name}"></a>{there.title}')
            parts += [_paragraph(line) for line in there.lines]
        if chapter.name in tables:
            parts.append(_table(tables[chapter.name]))
    return "\n\n".join(parts) + "\n"


def _paragraph(line: Paragraph) -> str:
    text = "".join(map(_run, line.runs))
    return f"- {text}" if line.dashed else text


def _run(run: MarkedRun) -> str:
    return f"[{run.text}](#{run.link})" if run.link else run.text


def _table(rows: Sequence[Sequence[str]]) -> str:
    """A table whose first row is its heading."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, f"|{' --- |' * len(rows[0])}")
    return "\n".join(lines)
