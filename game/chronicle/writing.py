"""Writes the newspaper of a game from the facts that its title finds in it."""

from collections.abc import Sequence

from game.base.i18n.words import Words
from game.chronicle.articles import Article, Chronicle, Picture
from game.chronicle.editor import Editor, Sentence
from game.core.contract import AnyState, AnyStep
from game.core.contract.chronicle import ArticleFacts, PictureFacts, TurningFacts
from game.core.contract.title_chronicle import TitleChronicle
from game.core.match import Match


def chronicle_of(words: Words, match: Match, initial: AnyState, steps: Sequence[AnyStep]) -> Chronicle | None:
    """The chronicle of a game; None where its title has none, or where the game has not ended."""
    title = match.title
    chronicle = title.find(TitleChronicle)
    if chronicle is None or not steps or title.rules.outcome(steps[-1].after) is None:
        return None
    facts = chronicle.facts(initial, steps)
    names = tuple(name or words(f"player.{colour}") for colour, name in match.names().items())
    editor = Editor(words, match.setup.seed, names, chronicle)
    headline, deck = editor.write(facts.headline), editor.write(facts.deck)
    assert headline is not None and deck is not None, "the first sentences have templates"
    turning = [_turning(editor, moment) for moment in facts.turning]
    return Chronicle(
        name=_own(words, "name"),
        motto=_own(words, "motto"),
        edition=_own(words, "edition", number=match.setup.seed),
        names=names,
        headline=headline,
        deck=deck,
        lead=Article("", editor.write_all(facts.lead), _picture(editor, facts.front)),
        aside=_article(editor, facts.aside),
        turning=tuple(article for article, _ in turning),
        notices=tuple(_article(editor, article) for article in facts.notices),
        headings=tuple(heading for _, heading in turning if heading is not None),
    )


def _own(words: Words, name: str, **gaps: object) -> str:
    """What the newspaper of the title calls a part of itself."""
    return words(f"chronicle.{name}", **gaps)


def _article(editor: Editor, facts: ArticleFacts) -> Article:
    return Article(
        _own(editor.words, f"{facts.name}_title"),
        editor.write_all(facts.told),
        _picture(editor, facts.picture) if facts.picture is not None else None,
        seats=facts.seats,
        note=_own(editor.words, f"{facts.name}_note") if facts.seats else "",
    )


def _picture(editor: Editor, facts: PictureFacts) -> Picture:
    return Picture(facts.steps, facts.place, editor.write(facts.caption))


def _turning(editor: Editor, facts: TurningFacts) -> tuple[Article, Sentence | None]:
    """A turning point, and its heading."""
    heading = editor.write(facts.heading)
    article = Article(
        heading.text if heading is not None else "",
        editor.write_all(facts.told),
        _picture(editor, facts.picture),
        _own(editor.words, "round", round=facts.round),
    )
    return article, heading
