"""The book of rules."""

from game.scenes.showcase_protocol import ShowcaseContext


def rules(show: ShowcaseContext, section: str = "incas") -> None:
    """The book at a section."""
    from game.scenes.rules.scene import RulesScene

    show.stack.push(RulesScene(show.words, show.title, show.data, section))


def rules_search(show: ShowcaseContext) -> None:
    """What a search has found, with the hits marked."""
    from game.scenes.rules.scene import RulesScene

    scene = RulesScene(show.words, show.title, show.data)
    show.stack.push(scene)
    scene.open("temples")
    scene.field.insert(show.words("good.llama"))
