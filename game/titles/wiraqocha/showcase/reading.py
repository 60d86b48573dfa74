"""The book of rules."""

from game.scenes.faces import faces
from game.scenes.showcase_protocol import ShowcaseContext


def rules(show: ShowcaseContext) -> None:
    from game.scenes.rules.scene import RulesScene
    from game.titles.wiraqocha.book import BOOK

    show.stack.push(RulesScene(show.words, BOOK, faces(show.data.title), show.data, "tiles.ruins"))


def rules_search(show: ShowcaseContext) -> None:
    """What a search has found, with the hits marked."""
    from game.scenes.rules.scene import RulesScene
    from game.titles.wiraqocha.book import BOOK

    scene = RulesScene(show.words, BOOK, faces(show.data.title), show.data)
    show.stack.push(scene)
    scene.open("cards.force_field")
    scene.field.insert(show.words("token.camp"))
