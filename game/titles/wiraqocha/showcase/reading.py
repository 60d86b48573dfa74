"""The book of rules."""

from game.scenes.showcase_protocol import ShowcaseContext


def rules(show: ShowcaseContext) -> None:
    from game.scenes.rules.scene import RulesScene

    show.stack.push(RulesScene(show.words, show.title, show.data, "tiles.ruins"))


def rules_search(show: ShowcaseContext) -> None:
    """What a search has found, with the hits marked."""
    from game.scenes.rules.scene import RulesScene

    scene = RulesScene(show.words, show.title, show.data)
    show.stack.push(scene)
    scene.open("cards.force_field")
    scene.field.insert(show.words("token.camp"))
