"""The book as Markdown, for reading outside the game."""

from game.i18n.words import Words
from game.rules_book.contents import CHAPTERS
from game.rules_book.text import Line, Run, passage
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.phrases import card_name


def rules_as_markdown(words: Words, content: Content) -> str:
    """The whole book with its links, and a table of the cards of `content` with their prices."""
    parts = [f"# {words('rules_scene.title')}"]
    for chapter in CHAPTERS:
        parts.append(f"## {words(f'chapter.{chapter.name}')}")
        for section in chapter.sections:
            there = passage(words, section.name)
            parts.append(f'### <a id="{section.name}"></a>{there.title}')
            parts += [_paragraph(line) for line in there.lines]
        if chapter.name == "cards":
            parts.append(_prices(words, content))
    return "\n\n".join(parts) + "\n"


def _paragraph(line: Line) -> str:
    text = "".join(map(_run, line.runs))
    return f"- {text}" if line.dashed else text


def _run(run: Run) -> str:
    return f"[{run.text}](#{run.link})" if run.link else run.text


def _prices(words: Words, content: Content) -> str:
    rows = [
        f"| {words('rules_scene.card')} | {words('rules_scene.card_cubes')} | {words('rules_scene.card_crystals')} |",
        "| --- | --- | --- |",
    ]
    for card in content.cards:
        rows.append(f"| {card_name(words, card.name)} | {card.cost.resources} | {card.cost.somnium} |")
    return "\n".join(rows)
