"""The screens that teach: the rules and the lesson."""

from game.showcase.show import Show, nothing


def rules(show: Show) -> None:
    from game.scenes.rules import RulesScene

    show.stack.push(RulesScene(show.words, show.content, "tiles.ruins"))


def rules_search(show: Show) -> None:
    """What a search has found, with the hits marked."""
    from game.scenes.rules import RulesScene

    scene = RulesScene(show.words, show.content)
    show.stack.push(scene)
    scene.open("cards.force_field")
    scene.field.insert(show.words("token.camp"))


def lesson(show: Show) -> None:
    """The lesson where a Camp is plundered."""
    from game.lesson import Course, load_lesson
    from game.scenes.lesson import LessonScene
    from game.scenes.table.menu import MenuWays

    course = Course(load_lesson(show.content))
    while course.step.name != "plunder":
        course.skip()
    show.stack.push(LessonScene(show.words, course, MenuWays(nothing)))
