"""The book of rules."""

from game.scenes.faces import faces
from game.scenes.showcase_protocol import ShowcaseContext
from game.titles.machu_picchu.book import BOOK


def rules(show: ShowcaseContext, section: str = "incas") -> None:
    """The book at a section."""
    from game.scenes.rules.scene import RulesScene

    show.stack.push(RulesScene(show.words, BOOK, faces(show.data.title), show.data, section))


def rules_search(show: ShowcaseContext) -> None:
    """What a search has found, with the hits marked."""
    from game.scenes.rules.scene import RulesScene

    scene = RulesScene(show.words, BOOK, faces(show.data.title), show.data)
    show.stack.push(scene)
    scene.open("temples")
    scene.field.insert(show.words("good.llama"))
