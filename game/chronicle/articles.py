"""What stands in the newspaper of a game: articles of sentences, and pictures of its positions."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.chronicle.editor import Sentence
from game.core.contract.chronicle import SeatPicture


@dataclass(frozen=True, slots=True)
class Picture:
    """The position after so many steps, round a place (empty: of all there is), and what stands below it."""

    steps: int
    place: str
    caption: Sentence | None


@dataclass(frozen=True, slots=True)
class Article:
    """Sentences under a heading; `kicker` is the short line above that, `note` says what the pictures of `seats`
    show.
    """

    heading: str
    sentences: tuple[Sentence, ...]
    picture: Picture | None = None
    kicker: str = ""
    seats: tuple[SeatPicture, ...] = ()
    note: str = ""

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The sentences, two to a paragraph."""
        texts = [said.text for said in self.sentences]
        return tuple(" ".join(texts[at : at + 2]) for at in range(0, len(texts), 2))

    @property
    def text(self) -> str:
        """The sentences in a row."""
        return " ".join(said.text for said in self.sentences)


@dataclass(frozen=True, slots=True)
class Chronicle:
    """Three pages: the front page with the lead and an article aside, the turning points, the notices."""

    name: str
    motto: str
    edition: str
    names: tuple[str, ...]
    headline: Sentence
    deck: Sentence
    lead: Article
    aside: Article
    turning: tuple[Article, ...]
    notices: tuple[Article, ...]
    headings: tuple[Sentence, ...]

    @property
    def articles(self) -> tuple[Article, ...]:
        """All of them, in their order."""
        return (self.lead, *self.turning, *self.notices, self.aside)

    def sentences(self) -> Iterator[Sentence]:
        """Every sentence of the paper, headlines and what stands below pictures among them."""
        yield from (self.headline, self.deck, *self.headings)
        for article in self.articles:
            yield from article.sentences
            if article.picture is not None and article.picture.caption is not None:
                yield article.picture.caption
