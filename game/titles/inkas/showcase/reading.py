"""The book of rules."""

from game.scenes.showcase_protocol import ShowcaseContext


def rules(show: ShowcaseContext, section: str = "roles") -> None:
    """The book at a section."""
    from game.scenes.rules.scene import RulesScene

    show.stack.push(RulesScene(show.words, show.title, show.data, section))
