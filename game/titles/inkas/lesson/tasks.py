"""How what a lesson waits for is done by hand, as one short sentence."""

from game.base.i18n.words import Words
from game.titles.inkas.phrases import walla_name, wamani_name
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action


def task_text(words: Words, action: Action) -> str:
    """The sentence. Raises ValueError for an action of no lesson."""
    match action:
        case a.End():
            return words("lesson.task.end", button=words("table.button.end"))
        case a.Place() | a.Walk() | a.Fly():
            return _told(words, action.key, action.walla, wamani=wamani_name(words, action.wamani))
        case a.Speed():
            return _told(words, action.key, action.walla, wamani=wamani_name(words, action.second))
        case a.Attack(overload=overload):
            target = walla_name(words, action.target)
            return _told(words, "overload" if overload else action.key, action.walla, target=target)
        case a.Ambush():
            return _told(words, action.key, action.walla, target=walla_name(words, action.target))
        case a.Draw() | a.Plunge() | a.Lift():
            return words(f"lesson.task.{action.key}", button=words("table.button.place"))
        case a.Offer():
            return _told(words, f"offer.{action.offering}", action.walla)
    raise ValueError(f"no lesson asks for {action}")


def _told(words: Words, key: str, walla: str, **gaps: str) -> str:
    return words(f"lesson.task.{key}", walla=walla_name(words, walla), **gaps)
