"""What a step of the lesson asks for, as one short sentence: where the hand goes and what it does there."""

from game.base.i18n.words import Words
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action


def task_text(words: Words, action: Action) -> str:
    """How the action is done by hand. Raises ValueError for one that no lesson asks for."""
    match action:
        case a.PlaceInca(what) | a.Walk(what) | a.Ride(what):
            return words(f"lesson.task.{action.key}.{what}")
        case a.Stay(what) | a.Ordain(what) | a.Adjust(what):
            return words(f"lesson.task.{action.key}.{what}")
        case a.Sell(what) | a.Buy(what):
            return words(f"lesson.task.{action.key}.{what}", button=words(f"table.{action.key}"))
        case a.Burn() | a.ReturnCards():
            return words(f"lesson.task.{action.key}", button=words("slip.go_on"))
        case a.Done():
            return words("lesson.task.done", button=words("table.button.end"))
    raise ValueError(f"no lesson asks for {action}")
