"""The lesson of the first game, played on the real table."""

from game.titles.wiraqocha.lesson.scene import LessonScene

__all__ = ["LessonScene"]
